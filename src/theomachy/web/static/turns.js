// The game as a story: one block for each turn, the newest in view. A line says in a few words what was done, with the piece
// and the points it moved; opened, it tells everything that came of it, and the rule behind each sentence is a click away.

import { changes } from "./callout.js";
import { el, words } from "./common.js";
import { piece, token } from "./drawing.js";
import { die } from "./reveal.js";

const SHOWN = 3000; // milliseconds that a place stays marked after a tap

export class Turns {
  // `deed(seq)`: what was done in a row; `onPoint(deed, tapped)`: a line of what was done at a place is pointed at.
  constructor(list, { pane, onClause, name, names, deed, onPoint }) {
    Object.assign(this, { list, pane, onClause, name, names, deed });
    this.timer = null;
    const pointed = (e, tapped) => {
      clearTimeout(this.timer);
      const line = e.target.closest(".placed");
      onPoint(line ? deed(Number(line.dataset.seq)) ?? null : null, tapped && line !== null);
      if (tapped && line) this.timer = setTimeout(() => onPoint(null, false), SHOWN); // a finger does not leave
    };
    list.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch") pointed(e, false); });
    list.addEventListener("pointerleave", (e) => { if (e.pointerType !== "touch") onPoint(null, false); });
    new ResizeObserver(() => { pane.scrollTop = pane.scrollHeight; }).observe(pane); // in another window too the newest is in view
    this.rows = 0; // the last row whose lines are here
    this.turns = 0;
    this.block = null;
    this.begun = 0; // the row of the last line of something that was done
    this.whose = new Map(); // the seat whose turn it was in a row, in games that tell whose turn begins
    this.lines = [];
    list.addEventListener("click", (e) => {
      const link = e.target.closest("a.clause");
      if (!link) return void pointed(e, !e.target.closest("summary")); // which opens, and is read before one goes to the board
      e.preventDefault();
      onClause(link.dataset.clause);
    });
  }

  take(state) {
    // At one screen for several people the same story comes whole again and again: then only what it calls people changes.
    const known = state.log_whole && this.lines.length > 0 && this.lines.every((line, i) => line.seq === state.log[i]?.seq && line.text === state.log[i].text);
    if (known) {
      for (const title of this.list.querySelectorAll("h2[data-turn]")) title.textContent = this.title(Number(title.dataset.seat), title.dataset.turn);
    } else if (state.log_whole) {
      this.list.replaceChildren();
      Object.assign(this, { block: null, begun: 0, turns: 0, lines: [] });
      this.whose.clear();
    }
    const fresh = state.log_whole ? state.log.slice(this.lines.length) : state.log.filter((entry) => entry.seq > this.rows);
    for (const entry of fresh) this.add(entry);
    this.rows = Math.max(state.seq, state.log_whole ? 0 : this.rows);
    if (fresh.length) requestAnimationFrame(() => { this.pane.scrollTop = this.pane.scrollHeight; });
    return fresh;
  }

  add(entry) {
    this.lines.push(entry);
    const told = entry.turn !== null; // where gods answer each other, a block lasts until a turn begins
    if (told ? !this.block || entry.turn >= 0 : !this.block || (entry.who >= 0 && entry.who !== this.block.who)) this.open(told ? entry.turn : entry.who, told);
    if (told && this.block.who >= 0 && !this.whose.has(entry.seq)) this.whose.set(entry.seq, this.block.who);
    const deed = this.deed(entry.seq);
    this.block.acted ||= deed?.who === this.block.who;
    if (deed?.text && (told || deed.who === this.block.who) && this.begun !== entry.seq) this.begin(deed);
    const face = entry.reveal?.startsWith("die:") ? die(Number(entry.reveal.slice(4)), false) : null;
    this.block.list.append(el("li", { "data-seq": entry.seq, class: `told${deed?.at.length ? " placed" : ""}${face ? " rolled" : ""}` }, face, entry.text, entry.clause
      ? el("a", { href: `#${entry.clause}`, class: "clause", "data-clause": entry.clause, "aria-label": `${words["why"]} ${entry.clause}` }, words["why"]) : null));
  }

  // A block of its own. What only befell somebody in the midst of another's turn is no turn: it belongs to that one.
  open(who, told = false) {
    const { before, acted, item, list } = this.block ?? {};
    if (!told && before && before.who === who && !acted) {
      before.list.append(...list.children);
      item.remove();
      this.turns -= 1;
      return void (this.block = before);
    }
    if (who >= 0) this.turns += 1;
    const plain = el("ul", {});
    const title = who >= 0 ? el("h2", { "data-turn": this.turns, "data-seat": who }, this.title(who, this.turns)) : el("h2", {}, words["beginning"]);
    const place = el("div", {}, title, plain);
    const made = el("li", { class: "turn", "data-seat": who }, who >= 0 ? token(who) : el("span", { class: "pic" }), place);
    this.list.append(made);
    if (this.block) this.block.before = null;
    this.block = { who, acted: false, seq: null, place, list: plain, item: made, before: this.block };
    return undefined;
  }

  // Only what was told up to that row; null: all of it.
  until(seq) {
    const later = (element) => seq !== null && Number(element.dataset.seq) > seq;
    for (const line of this.list.querySelectorAll("[data-seq]")) line.hidden = later(line);
    for (const block of this.list.children) block.hidden = !block.querySelector("li.told:not([hidden])");
    this.pane.scrollTop = this.pane.scrollHeight;
  }

  title(who, turn) {
    return `${words["turn"]} ${turn} · ${this.name(who)}`;
  }

  // A line for something that was done. What came before it in this turn (income, say) is told inside the first one.
  begin(deed) {
    const { block } = this;
    const told = block.seq === null ? block.list : el("ul", {});
    // In the turn of another it says whose doing it is.
    const other = deed.by === block.who ? null : token(deed.by, this.name(deed.by));
    block.place.append(el("details", { class: deed.at.length ? "deed placed" : "deed", "data-seq": deed.seq },
      el("summary", {}, other, deed.piece ? piece(deed.piece) : el("span", { class: "pic" }), el("span", { class: "text" }, deed.text), ...changes(deed.points, this.names())), told));
    Object.assign(block, { seq: deed.seq, list: told });
    this.begun = deed.seq;
  }

  // What was told of a row, about one seat or all.
  sentences(seq, who = null) {
    return this.lines.filter((line) => line.seq === seq && (who === null || line.who === who || line.who < 0)).map((line) => line.text).join(" ");
  }
}
