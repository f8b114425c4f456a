// What the others did since my last turn, as chips; and the pace at which their actions are shown. The server never waits:
// what comes too fast is queued here.

import { changes } from "./callout.js";
import { el, words } from "./common.js";
import { piece, token } from "./drawing.js";

const PACES = { step: Infinity, slow: 1200, fast: 250, none: 0 };
const SHOWN = ["step", "slow", "fast"];
const first = (told) => told.split(/(?<=[.!?]) /)[0]; // a chip has room for one sentence, and never for a part of one
const LONGEST = 4000; // milliseconds of showing the past while my own clock runs

export class Pace {
  constructor(place, show) {
    Object.assign(this, { place, show });
    this.name = localStorage.getItem("pace") ?? "slow";
    if (!(this.name in PACES)) this.name = "slow";
    this.queue = [];
    this.timer = null;
    this.last = 0;
    for (const button of place.querySelectorAll("[data-pace]")) button.addEventListener("click", () => this.set(button.dataset.pace));
    place.querySelector(".skip").addEventListener("click", () => this.next());
    this.draw();
  }

  set(name) {
    this.name = name;
    localStorage.setItem("pace", name);
    this.draw();
    this.run();
  }

  faster(by) {
    this.set(SHOWN[Math.min(2, Math.max(0, SHOWN.indexOf(this.name) + by))]);
  }

  draw() {
    for (const button of this.place.querySelectorAll("[data-pace]")) button.setAttribute("aria-pressed", String(button.dataset.pace === this.name));
    const waits = this.queue.length > 0;
    this.place.querySelector(".skip").hidden = !waits;
    document.body.classList.toggle("replaying", waits);
  }

  // A state with an action of others waits its time behind the one before it; everything else is shown at once.
  take(state, slow, hurry) {
    if (!slow && !this.queue.length) return void this.show(state);
    this.queue.push(state);
    if (!slow || this.name === "none") return void this.jump();
    if (hurry) setTimeout(() => this.jump(), LONGEST);
    return void this.run();
  }

  run() {
    clearTimeout(this.timer);
    this.draw();
    if (!this.queue.length) return;
    const rest = this.last + PACES[this.name] - Date.now();
    if (rest === Infinity && this.last) return;
    if (rest > 0 && rest !== Infinity) this.timer = setTimeout(() => this.next(), rest);
    else this.next();
  }

  next() {
    const state = this.queue.shift();
    if (!state) return;
    this.last = Date.now();
    this.show(state);
    this.run();
  }

  // To the present.
  jump() {
    clearTimeout(this.timer);
    for (const state of this.queue.splice(0)) this.show(state);
    this.draw();
  }
}

export class Recap {
  constructor(place, { onPoint, names }) {
    Object.assign(this, { place, onPoint, names });
    this.list = place.querySelector(".chips");
    for (const kind of ["pointerover", "focusin"]) this.list.addEventListener(kind, (e) => this.point(e));
    for (const kind of ["pointerleave", "focusout"]) this.list.addEventListener(kind, () => onPoint(null));
    this.list.addEventListener("click", (e) => this.point(e));
    this.list.addEventListener("scroll", () => this.edges());
    new ResizeObserver(() => this.edges()).observe(this.list);
    this.shown = "";
    this.button = document.getElementById("recap-open");
    this.button.addEventListener("click", () => this.open(!document.body.classList.contains("with-recap")));
    document.addEventListener("pointerdown", (e) => { if (!e.target.closest("#recap, #recap-open")) this.open(false); });
  }

  // Where a window has no room for the strip, a button brings it, over the foot of the board.
  open(on) {
    document.body.classList.toggle("with-recap", on);
    this.button.setAttribute("aria-expanded", String(on));
  }

  // Where more of the strip lies beyond an edge, it fades there.
  edges() {
    const { scrollLeft, scrollWidth, clientWidth, classList } = this.list;
    classList.toggle("more-before", scrollLeft > 2);
    classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 2);
  }

  point(event) {
    const chip = event.target.closest("[data-seq]");
    // The board does not move under somebody who only passes over a chip.
    this.onPoint(chip ? this.news.find((d) => d.seq === Number(chip.dataset.seq)) : null, event.type !== "pointerover");
  }

  // What was done between my last turn and this one: by others, and where a game tells turns (`whose`) also my answers to them.
  show(did, seat, sentences, whose) {
    const mine = (deed) => deed.who === seat && [undefined, seat].includes(whose(deed.seq));
    let end = did.length;
    while (end > 0 && mine(did[end - 1])) end -= 1;
    let start = end;
    while (start > 0 && !mine(did[start - 1])) start -= 1;
    if (seat === null) start = Math.max(0, end - 6);
    // Where a game has short words, what has none is not worth a chip: the end of a turn, say.
    const short = did.some((d) => d.text);
    this.news = did.slice(Math.max(start, end - 24), end).filter((d) => (short ? d.text : sentences(d.seq)));
    this.place.classList.toggle("empty", !this.news.length);
    this.button.hidden = !this.news.length;
    this.button.querySelector("b").textContent = String(this.news.length);
    if (!this.news.length) this.open(false);
    const now = JSON.stringify(this.news);
    if (now === this.shown) return;
    this.shown = now;
    const groups = [];
    for (const deed of this.news) {
      if (groups.at(-1)?.[0].by !== deed.by) groups.push([]);
      groups.at(-1).push(deed);
    }
    const names = this.names();
    this.list.replaceChildren(...groups.map((deeds) => el("span", { class: "turn-chips", "data-seat": deeds[0].by },
      token(deeds[0].by, names[deeds[0].by]), ...deeds.map((deed) => el("button", { type: "button", class: "chip", "data-seq": deed.seq },
        deed.piece ? piece(deed.piece) : null, el("span", { class: deed.text ? "text" : "text told" }, deed.text || first(sentences(deed.seq))), ...changes(deed.points, names))))));
    requestAnimationFrame(() => { // once all has been drawn: the page is laid out one time less
      this.list.scrollLeft = this.list.scrollWidth;
      this.edges();
    });
  }

  again() {
    this.open(true);
    this.list.querySelector("button")?.focus();
  }
}
