// The bar that asks: the question of the moment, and below it why something cannot be done.

import { el, words } from "./common.js";
import { token as picture } from "./drawing.js";

const MOST_DOTS = 8; // more of them nobody counts at a glance
const READ = 9000; // milliseconds after which a reason goes, unless somebody is at it
const $ = (id) => document.getElementById(id);

export class Asking {
  constructor({ find, onClause }) {
    Object.assign(this, { find, onClause, timer: null });
  }

  question(text, state, mine) {
    const [head, ...rest] = text.split(/(?:: |(?<=\?) )(.*)/s);
    const over = state.over && text === state.banner;
    $("banner").textContent = rest.length && !over ? head : text;
    $("sub").textContent = over ? state.tie : rest.join("");
    // How many times this is still to be done, as dots before the words that say so.
    const left = mine && !over ? Number(document.querySelector("#tray-body [data-left]")?.dataset.left ?? 0) : 0;
    if (left > 0 && left <= MOST_DOTS) $("sub").prepend(el("span", { class: "left-dots", "aria-hidden": "true" }, ...Array.from({ length: left }, () => el("i", {}))));
    const seat = state.over ? state.result[0]?.seat : state.asked[0];
    const emblem = $("ask").querySelector(".emblem");
    if (emblem.dataset.seat === String(seat)) return;
    emblem.dataset.seat = String(seat);
    emblem.replaceChildren(...(seat === undefined ? [] : [picture(seat)]));
  }

  why(text, clause = "", target = "") {
    const place = $("why");
    place.replaceChildren(el("p", {}, text), clause
      ? el("a", { href: `#${clause}`, class: "clause", "data-clause": clause, onclick: (e) => { e.preventDefault(); this.onClause(clause); } }, words["rule"]) : "",
      el("button", { type: "button", class: "icon", "aria-label": words["close"], onclick: () => this.hideWhy() }, "×"));
    place.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (!place.matches(":hover, :focus-within")) this.hideWhy(); }, READ);
    const shake = [0, -4, 4, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
    if (target && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.find(target)?.animate(shake, { duration: 260 });
  }

  hideWhy() {
    $("why").hidden = true;
  }
}
