// Slim lines: a few words at once, the whole sentence behind a button.

import { el, words } from "./common.js";

// The words before the first "; ", ": " or bracket: what is done, without what comes of it.
export const brief = (sentence) => sentence.split(/; |: | \(/)[0];

// The sentence, hidden, and the button that opens it.
export function whole(...sentences) {
  const told = el("p", { class: "whole-told", hidden: true }, sentences.filter(Boolean).join(" · "));
  const button = el("button", { type: "button", class: "unfold", "aria-expanded": "false", "aria-label": words["whole sentence"], title: words["whole sentence"], onclick: () => {
    told.hidden = !told.hidden;
    button.setAttribute("aria-expanded", String(!told.hidden));
  } }, "▾");
  return [button, told];
}
