// A finished game looked at again: winning chances, turning points, and the board at any moment.

import { api, el, lang, theme, words } from "./common.js";
import { token } from "./drawing.js";
import { brief, per, turningPoint } from "./whole.js";

export class Review {
  // `place` is the pane, `bar` the controls at the foot of the window; `show` draws a past moment with what was better
  // there, `back` the last one again.
  constructor({ table, key, place, bar, seat, titles, layout, show, back, focus }) {
    Object.assign(this, { table, key, place, bar, seat, titles, layout, show, back, focus });
    this.moved = () => {}; // another moment is shown
    this.at = null; // the move whose picture is shown; null: how it ended
    this.moves = 0;
    this.found = null;
    this.turns = []; // turning points, as soon as they are known
    this.asking = false;
    this.wanted = null;
    this.slider = bar.querySelector("input");
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    bar.querySelector(".before").addEventListener("click", () => this.go((this.at ?? this.moves) - 1));
    bar.querySelector(".after").addEventListener("click", () => this.go((this.at ?? this.moves) + 1));
    bar.querySelector(".end").addEventListener("click", () => this.leave());
    this.text = bar.querySelector("p");
    this.text.addEventListener("click", () => bar.classList.toggle("whole")); // a finger cannot hover
    this.hint = bar.querySelector(".better");
    this.hint.addEventListener("click", () => this.go(this.better().turn.at - 1));
  }

  get active() {
    return this.at !== null;
  }

  query(more = {}) {
    const found = new URLSearchParams({ lang, theme: theme(), ...more });
    if (this.key) found.set("key", this.key);
    return found;
  }

  // Open the pane: begin the work, show how far it is, then what was found out.
  async open() {
    if (this.asking) return;
    this.asking = true;
    try {
      for (;;) {
        const wide = this.place.clientWidth > 640;
        const review = await api("POST", `/api/tables/${this.table}/review?${this.query({ layout: wide ? "wide" : "tall" })}`);
        if (review.done) {
          this.draw(review);
          break;
        }
        this.progress(review.progress);
        await new Promise((done) => setTimeout(done, 700));
      }
    } catch (error) {
      this.place.replaceChildren(el("p", { class: "trouble", role: "alert" }, error.message),
        el("button", { type: "button", onclick: () => this.open() }, words["again try"]));
    } finally {
      this.asking = false;
    }
  }

  // What was found out, as soon as it is, with so many turning points: for the result card.
  async learned(most) {
    for (;;) {
      const review = await api("POST", `/api/tables/${this.table}/review?${this.query({ layout: "tall", most })}`);
      if (review.done) {
        this.moves = review.moves;
        if (!this.found) this.turns = review.turns;
        return review;
      }
      await new Promise((done) => setTimeout(done, 1500));
    }
  }

  // What was found out before, for a moment that is opened by its link; nothing is begun for it.
  async recall() {
    if (this.recalled || this.found) return;
    this.recalled = true;
    const review = await api("GET", `/api/tables/${this.table}/review?${this.query()}`).catch(() => null); // ended unfinished: there is none
    if (!review?.done || this.turns.length) return;
    this.turns = review.turns;
    if (this.active && this.better()) this.go(this.at);
  }

  progress(share) {
    let bar = this.place.querySelector("progress");
    if (!bar) {
      bar = el("progress", { max: 1, "aria-label": words["review working"] });
      this.place.replaceChildren(el("p", {}, words["review working"]), bar);
    }
    bar.value = share;
  }

  draw(review) {
    this.found = review;
    this.turns = review.turns;
    this.moves = review.moves;
    const svg = document.importNode(new DOMParser().parseFromString(review.svg, "image/svg+xml").documentElement, true);
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    const open = (event) => {
      const target = event.target.closest?.("[data-target]")?.dataset.target;
      if (!target || (event.type === "keydown" && event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      this.jump(review.turns.find((turn) => `moment:${turn.at}` === target));
    };
    svg.addEventListener("click", open);
    svg.addEventListener("keydown", open);
    const titles = this.titles();
    this.place.replaceChildren(
      el("div", { class: "chart" }, svg),
      el("h2", {}, words["turning points"]),
      review.turns.length ? el("ol", { class: "turns" }, ...review.turns.map((turn) => turningPoint(turn, { names: titles, onclick: () => this.jump(turn) })))
        : el("p", {}, words["no turns"]),
      el("p", { class: "hint" }, words["review lead"]),
      ...this.lucky(review, titles));
    this.slider.max = String(this.moves);
    this.mark();
    if (this.active) this.go(this.at); // what was better there is known only now
  }

  // What was better than the move that is shown, or is about to be made: `before` says which.
  better() {
    for (const before of [true, false]) {
      const turn = this.turns.find((one) => one.better && one.at === (this.at ?? -1) + (before ? 1 : 0));
      if (turn) return { turn, before };
    }
    return null;
  }

  // What chance gave everybody, and its greatest strokes, each by what it gave whom it favoured most.
  lucky(review, names) {
    if (!review.luck.length) return []; // nobody could measure it
    return [
      el("h2", {}, words["luck"]),
      el("ul", { class: "luck" }, ...review.luck.map((gift, seat) => el("li", {}, token(seat, ""), el("span", {}, names[seat]),
        el("b", { class: gift < 0 ? "bad" : "good" }, per(gift))))),
      review.strokes.length ? el("h3", {}, words["luck strokes"]) : null,
      review.strokes.length ? el("ol", { class: "turns" }, ...review.strokes.map((turn) => turningPoint({ ...turn, short: brief(turn.short) }, { names, onclick: () => this.jump(turn) }))) : null,
      el("p", { class: "hint" }, words["luck lead"]),
    ].filter(Boolean);
  }

  jump(turn) {
    if (!turn) return;
    this.go(turn.at);
    this.focus();
  }

  // Show the table after so many moves; of several wishes only the last is carried out.
  async go(at) {
    const wanted = Math.max(0, this.moves ? Math.min(this.moves, at) : at); // a link may come before we know how many there are
    this.at = wanted;
    this.wanted = wanted;
    this.slider.value = String(wanted);
    this.bar.hidden = false;
    this.mark();
    this.recall();
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.wanted !== null) {
        const now = this.wanted;
        this.wanted = null;
        const more = { at: now, layout: this.layout() };
        if (this.seat() !== null) more.seat = this.seat();
        const past = await api("GET", `/api/tables/${this.table}/past?${this.query(more)}`);
        if (this.at === null || this.wanted !== null) continue;
        this.moves = past.moves;
        this.at = past.at;
        this.slider.max = String(past.moves);
        this.slider.value = String(past.at);
        this.moved();
        const better = this.better();
        this.show(past, better);
        this.say(`${past.at} / ${past.moves} · ${past.told}`);
        this.hint.hidden = !better;
        this.hint.textContent = better ? `★ ${words["better move"]}: ${better.turn.better} (${per(better.turn.better_by)})` : "";
        this.hint.title = this.hint.textContent;
      }
    } catch (error) {
      this.say(error.message);
    } finally {
      this.fetching = false;
    }
  }

  // The sentence of the moment; where it is too long for the bar, all of it is a hover or a tap away.
  say(text) {
    this.text.textContent = text;
    this.text.title = text;
    this.bar.classList.remove("whole");
  }

  mark() {
    const svg = this.place.querySelector("svg");
    const now = svg?.querySelector(".now");
    if (now) {
      const { left, right, last } = svg.dataset;
      const x = Number(left) + ((Number(right) - Number(left)) * (this.at ?? 0)) / Number(last);
      now.setAttribute("x1", x);
      now.setAttribute("x2", x);
      now.setAttribute("opacity", this.active ? "0.8" : "0");
    }
    for (const button of this.place.querySelectorAll("[data-at]")) button.classList.toggle("on", Number(button.dataset.at) === this.at);
  }

  leave() {
    this.at = null;
    this.wanted = null;
    this.bar.hidden = true;
    this.mark();
    this.moved();
    this.back();
  }
}
