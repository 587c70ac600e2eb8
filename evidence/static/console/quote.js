/* Takes the words that are selected in a message as a quote of that message. */
"use strict";

(() => {
  const button = document.querySelector("[data-quote]");
  const quotes = document.querySelector("[data-quotes]");
  if (!button || !quotes) return;
  button.hidden = false;

  const selected = () => {
    const selection = document.getSelection();
    const start = selection.anchorNode && selection.anchorNode.parentElement;
    const end = selection.focusNode && selection.focusNode.parentElement;
    const turn = start && start.closest("[data-message]");
    const isInside = turn && end && end.closest("[data-message]") === turn;
    return isInside && !selection.isCollapsed ? { message: turn.dataset.message, span: selection.toString() } : null;
  };

  button.addEventListener("click", () => {
    const quote = selected();
    const said = document.querySelector("[data-quote-said]");
    said.textContent = quote ? "" : said.dataset.quoteSaid;
    if (!quote) return;
    const all = [...quotes.querySelectorAll("[data-one-quote]")];
    const row = all.find((each) => each.contains(document.activeElement)) || all.at(-1);
    row.querySelector("[name=quote_message]").value = quote.message;
    row.querySelector("[name=quote_span]").value = quote.span;
  });
})();
