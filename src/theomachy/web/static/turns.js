// The game as a story: one block for each turn, the newest in view. The rule behind a line is a click away.

import { el, words } from "./common.js";
import { token } from "./drawing.js";

const SHOWN = 3000; // milliseconds that a place stays marked after a tap

export class Turns {
  // `deed(seq)`: what was done in a row, if it was done at a place; `onPoint(deed, tapped)`: a line of it is pointed at.
  constructor(list, { pane, onClause, name, deed, onPoint }) {
    Object.assign(this, { list, pane, onClause, name, deed });
    this.timer = null;
    const pointed = (e, tapped) => {
      clearTimeout(this.timer);
      const line = e.target.closest("li.placed");
      onPoint(line ? deed(Number(line.dataset.seq)) ?? null : null, tapped && line !== null);
      if (tapped && line) this.timer = setTimeout(() => onPoint(null, false), SHOWN); // a finger does not leave
    };
    list.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch") pointed(e, false); });
    list.addEventListener("pointerleave", (e) => { if (e.pointerType !== "touch") onPoint(null, false); });
    this.rows = 0; // the last row whose lines are here
    this.turns = 0;
    this.block = null;
    this.lines = [];
    list.addEventListener("click", (e) => {
      const link = e.target.closest("a.clause");
      if (!link) return void pointed(e, true);
      e.preventDefault();
      onClause(link.dataset.clause);
    });
  }

  take(state) {
    if (state.log_whole) {
      this.list.replaceChildren();
      Object.assign(this, { block: null, turns: 0, lines: [] });
    }
    const seen = state.log_whole ? 0 : this.rows;
    const fresh = state.log.filter((entry) => entry.seq > seen);
    for (const entry of fresh) this.add(entry);
    this.rows = Math.max(state.seq, state.log_whole ? 0 : this.rows);
    if (fresh.length) requestAnimationFrame(() => { this.pane.scrollTop = this.pane.scrollHeight; });
    return fresh;
  }

  add(entry) {
    this.lines.push(entry);
    if (!this.block || (entry.who >= 0 && entry.who !== this.block.who)) {
      this.block = { who: entry.who, list: el("ul", {}) };
      if (entry.who >= 0) this.turns += 1;
      const title = entry.who >= 0 ? `${words["turn"]} ${this.turns} · ${this.name(entry.who)}` : words["beginning"];
      this.list.append(el("li", { class: "turn", "data-seat": entry.who }, entry.who >= 0 ? token(entry.who) : el("span", { class: "pic" }),
        el("div", {}, el("h2", {}, title), this.block.list)));
    }
    this.block.list.append(el("li", { "data-seq": entry.seq, class: this.deed(entry.seq) ? "told placed" : "told" }, entry.text, entry.clause
      ? el("a", { href: `#${entry.clause}`, class: "clause", "data-clause": entry.clause, "aria-label": `${words["why"]} ${entry.clause}` }, words["why"]) : null));
  }

  // What was told of a row, about one seat or all.
  sentences(seq, who = null) {
    return this.lines.filter((line) => line.seq === seq && (who === null || line.who === who || line.who < 0)).map((line) => line.text).join(" ");
  }
}
