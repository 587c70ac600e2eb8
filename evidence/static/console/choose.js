/* Says how many rows are chosen, and chooses all of the page at once; without this file the boxes work all the same. */
"use strict";

(() => {
  const form = document.querySelector("[data-choosing]");
  if (!form) return;
  const all = form.querySelector("[data-choose-all]");
  const boxes = [...form.querySelectorAll("input[name=chosen]")];
  const said = form.querySelector("[data-chosen]");

  const tell = () => {
    const chosen = boxes.filter((box) => box.checked).length;
    said.textContent = chosen ? `${chosen}` : "";
    all.checked = chosen > 0 && chosen === boxes.length;
    all.indeterminate = chosen > 0 && chosen < boxes.length;
  };

  all.hidden = false;
  all.addEventListener("change", () => {
    for (const box of boxes) box.checked = all.checked;
    tell();
  });
  for (const box of boxes) box.addEventListener("change", tell);
  tell();
})();
