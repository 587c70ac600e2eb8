/* Lets the keyboard press what the page offers: an element with data-key="r" is pressed by r, or focused if it is a field.
   Rows marked data-row are walked with j and k and chosen with x. Nothing happens while somebody types. */
"use strict";

(() => {
  const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";
  const dialog = document.querySelector("dialog.keys");
  const rows = () => [...document.querySelectorAll("[data-row]")];

  const isShown = (element) => element.getClientRects().length > 0 || element.matches("input");

  const press = (element) => {
    const closed = element.closest("details:not([open])");
    if (closed) closed.open = true;
    if (element.matches(FIELDS)) {
      element.focus();
      if (element.select) element.select();
    } else {
      element.click();
      if (element.matches("input[type=radio], summary")) element.focus();
    }
  };

  const walk = (step) => {
    const all = rows();
    if (all.length === 0) return false;
    const here = all.findIndex((row) => row.contains(document.activeElement));
    const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(here + step, 0), all.length - 1);
    all[next].querySelector("a").focus();
    all[next].scrollIntoView({ block: "nearest" });
    return true;
  };

  const choose = () => {
    const row = document.activeElement.closest("[data-row]");
    const box = row && row.querySelector("input[type=checkbox]");
    if (!box) return false;
    box.click();
    return true;
  };

  const list = () => {
    const said = [...document.querySelectorAll("[data-key]")].map((each) => [each.dataset.key, each.dataset.says]);
    if (rows().length > 0) {
      said.push(["j", "Next row"], ["k", "Row before"], ["Enter", "Open the row"]);
      if (document.querySelector("[data-row] input[type=checkbox]")) said.push(["x", "Select the row"]);
    }
    const terms = dialog.querySelector("dl");
    terms.replaceChildren();
    for (const [key, says] of said) {
      const term = document.createElement("dt");
      const word = document.createElement("dd");
      const cap = document.createElement("kbd");
      cap.textContent = key;
      term.append(cap);
      word.textContent = says;
      terms.append(term, word);
    }
  };

  if (dialog) {
    const button = document.querySelector(".keys-button");
    button.hidden = false;
    button.addEventListener("click", () => {
      list();
      dialog.showModal();
    });
    dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (dialog && dialog.open)) return;
    const focused = document.activeElement;
    if (focused && focused.matches(FIELDS)) {
      if (event.key === "Escape") focused.blur();
      return;
    }
    const target = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    const isDone = target && isShown(target) ? (press(target), true) : act(event.key);
    if (isDone) event.preventDefault();
  });

  const act = (key) => {
    if (key === "j" || key === "k") return walk(key === "j" ? 1 : -1);
    return key === "x" && choose();
  };
})();
