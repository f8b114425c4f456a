// The rules of a table that are otherwise than usual, as a fold: how many, and opened which.

import { el, words } from "./common.js";

const opened = new Set(); // of tables whose line is made anew now and then

export function houseRules(table) {
  if (!table.rules_text) return null;
  const fold = el("details", { class: "house-rules", open: opened.has(table.id) }, el("summary", {}, table.rules_text),
    el("ul", {}, ...table.rules.map((rule) => el("li", {}, el("span", {}, rule.text), " ", el("strong", {}, rule.here), " ", el("small", {}, `(${words["usual"]}: ${rule.usual})`)))));
  fold.addEventListener("toggle", () => (fold.open ? opened.add(table.id) : opened.delete(table.id)));
  return fold;
}
