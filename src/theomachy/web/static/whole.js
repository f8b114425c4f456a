// Slim lines: a few words at once, the whole sentence behind a button.

import { el, words } from "./common.js";
import { piece, token } from "./drawing.js";

// The words before the first "; " or ": ", without brackets: what is done, without what comes of it.
export const brief = (sentence) => sentence.replaceAll(/ \([^)]*\)/g, "").split(/; |: /)[0];

// The sentence, hidden, and the button that opens it.
export function whole(...sentences) {
  const told = el("p", { class: "whole-told", hidden: true }, sentences.filter(Boolean).join(" · "));
  const button = el("button", { type: "button", class: "unfold", "aria-expanded": "false", "aria-label": words["whole sentence"], title: words["whole sentence"], onclick: () => {
    told.hidden = !told.hidden;
    button.setAttribute("aria-expanded", String(!told.hidden));
  } }, "▾");
  return [button, told];
}

export const per = (x) => `${Math.round(x * 100) < 0 ? "−" : "+"}${Math.abs(Math.round(x * 100))} %`;

// A turning point: who, the piece, a few words, what it did to the winning chance of its player. The sentence,
// what it did to the others, and what was better, on demand.
export function turningPoint(turn, { names, see = false, onclick }) {
  const by = turn.change[turn.seat];
  const all = turn.change.map((x, seat) => [x, seat]).filter(([x]) => Math.abs(x) >= 0.01).map(([x, seat]) => `${names[seat]} ${per(x)}`);
  return el("li", {}, el("button", { type: "button", "data-at": turn.at, onclick }, el("span", { class: "number" }, String(turn.number)),
    token(turn.seat, names[turn.seat]), turn.piece ? piece(turn.piece) : null, el("span", { class: "what" }, el("strong", {}, turn.short || turn.told.split("; ")[0]),
      see ? el("small", {}, names[turn.seat]) : null), // what was better is too long for a line
    el("b", { class: `change ${by < 0 ? "bad" : "good"}`, title: `${words["winning chance"]}: ${names[turn.seat]} ${per(by)}` }, per(by), el("small", {}, words["winning chance short"])),
    see ? el("span", { class: "see" }, words["see it"]) : null),
  ...whole(`${names[turn.seat]}: ${turn.told}`, all.join(", "), turn.better ? `${words["better"]}: ${turn.better} (${per(turn.better_by)})` : ""));
}
