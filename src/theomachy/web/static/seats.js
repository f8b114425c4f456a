// Who sits where: a card for each seat with name, presence, points and what the game shows of it; and what I can do about a
// chair, my own or one whose player has gone.

import { exactly } from "./clock.js";
import { api, el, lang, words } from "./common.js";
import { shown, token } from "./drawing.js";
import { morph } from "./morph.js";

const HUES = ["red", "yellow", "green", "blue", "violet"];

// What a chair is called: by whoever sits there, and where two have one name, as bots do, by what it is in the game too.
export function called(chair, chairs) {
  const twice = chair.who && chairs.some((other) => other !== chair && other.who === chair.who);
  return twice && chair.title !== chair.who ? `${chair.who} (${chair.title})` : chair.who || chair.title;
}

export class Seats {
  constructor({ table, place, list, dialog, back, absent, onTrouble }) {
    Object.assign(this, { table, place, list, dialog, back, absent, onTrouble });
    this.chairs = [];
    this.until = new Map(); // when a seat may be handed to a bot, by this browser's clock
    this.opened = new Set();
    dialog.querySelector(".main").addEventListener("click", (event) => this.confirm(event));
    absent.addEventListener("click", () => this.ask(this.chairs[Number(absent.dataset.seat)]));
    back.addEventListener("click", () => this.takeBack(this.mine()));
    setInterval(() => this.until.size && this.draw(), 1000);
    setInterval(() => this.tick(), 100);
  }

  hue(seat) {
    return this.panels?.find((p) => p.name === `seat:${seat}`)?.hue || HUES[seat % HUES.length];
  }

  name(seat) {
    const chair = this.chairs[seat];
    return chair ? (chair.mine && chair.seat === this.seat ? words["you"] : called(chair, this.chairs)) : "";
  }

  show({ chairs, points, asked, panels, seat, at, rated, over }) {
    Object.assign(this, { chairs, points, asked, panels, seat, timed: !over && chairs.some((chair) => chair.left_ms != null), at, rated });
    const now = Date.now();
    this.until = new Map(chairs.filter((c) => ["call", "replace"].includes(c.may) && c.wait_s).map((c) => [c.seat, now + c.wait_s * 1000]));
    this.back.hidden = !this.mine().length;
    const open = this.dialog.open && this.chairs[this.chosen];
    if (open && open.may !== this.may) this.dialog.close(); // meanwhile it has become pointless
    const root = document.documentElement.style;
    chairs.forEach((chair) => {
      for (const part of ["", "-soft", "-mark"]) root.setProperty(`--seat-${chair.seat}${part}`, `var(--${this.hue(chair.seat)}${part})`);
    });
    this.draw();
  }

  // The seats of mine on which a bot plays on.
  mine() {
    return this.chairs.filter((chair) => chair.may === "return").map((chair) => chair.seat);
  }

  // What has not changed stays: a button that is replaced while it is pressed hears no click.
  draw() {
    const first = this.seat ?? 0;
    const order = this.chairs.map((_, i) => this.chairs[(first + i) % this.chairs.length]);
    const fresh = this.place.cloneNode(false);
    fresh.append(...order.map((chair) => this.card(chair)));
    morph(this.place, fresh);
    const lines = this.list.cloneNode(false);
    lines.append(...this.chairs.map((chair) => this.line(chair)));
    morph(this.list, lines);
    this.missing();
  }

  // Where the table waits for somebody who is away, the question is what to do about it.
  missing() {
    const chair = this.chairs.find((one) => ["call", "replace"].includes(one.may) && this.asked?.includes(one.seat));
    this.absent.hidden = !chair;
    if (!chair) return;
    const wait = this.wait(chair);
    this.absent.dataset.seat = chair.seat;
    this.absent.disabled = wait > 0;
    this.absent.textContent = wait > 0 ? `${chair.who} ${words["is away"]} · ${chair.may === "replace" ? `${words["replace wait"]} ` : ""}${wait} s` : `${chair.who} ${words["is away"]}: ${words[`${chair.may} seat`]}`;
  }

  // The same people as a plain list, with all that can be done about their chairs.
  line(chair) {
    return el("li", { class: `${chair.online ? "online" : ""} ${this.asked?.includes(chair.seat) ? "asked" : ""}` }, token(chair.seat),
      el("span", {}, chair.account ? el("a", { href: `/u/${encodeURIComponent(chair.account)}` }, el("strong", {}, chair.who)) : el("strong", {}, chair.who || words["free seat"]), el("span", { class: "god" }, `${chair.guest && !chair.mine ? ` · ${words["guest"]}` : ""} ${chair.title}${chair.mine ? ` · ${words["you"]}` : ""}`),
        chair.note ? el("span", { class: "god note" }, ` · ${chair.note}`) : null),
      this.offer(chair, this.wait(chair)));
  }

  wait(chair) {
    const left = Math.ceil(((this.until.get(chair.seat) ?? 0) - Date.now()) / 1000);
    if (left <= 0) this.until.delete(chair.seat);
    return Math.max(0, left);
  }

  // What a seat has left; `at` is when this browser was told. Bots have no clock.
  left(chair) {
    return chair.left_ms === null ? null : Math.max(0, chair.left_ms - (chair.runs ? Date.now() - this.at : 0));
  }

  time(chair) {
    const left = this.left(chair);
    return left === null || chair.bot ? "–" : exactly(left);
  }

  // Only the figures of a clock that runs: the cards stay as they are.
  tick() {
    for (const chair of this.timed ? this.chairs : []) {
      const place = chair.runs && this.place.querySelector(`[data-seat="${chair.seat}"] .seat-clock b`);
      if (!place) continue;
      place.textContent = this.time(chair);
      place.parentElement.classList.toggle("short", this.left(chair) < 30000);
    }
  }

  clock(chair) {
    if (!this.timed) return null;
    const low = chair.runs && this.left(chair) < 30000;
    return el("span", { class: `seat-clock${chair.runs ? " runs" : ""}${low ? " low" : ""}`, title: words["clock left"] }, el("small", { class: "clock-word", "aria-hidden": "true" }, words["time"]), el("span", { class: "for-readers" }, `${words["clock left"]} `), el("b", {}, this.time(chair)));
  }

  card(chair) {
    const panel = this.panels?.find((p) => p.name === `seat:${chair.seat}`);
    const points = this.points?.find((p) => p.seat === chair.seat)?.points;
    const figure = panel?.figure || (points ?? "");
    const mine = chair.seat === this.seat;
    const open = this.opened.has(chair.seat);
    const presence = chair.kind === "bot" || chair.bot ? "" : chair.online ? words["here"] : words["away"];
    const head = el("button", { type: "button", class: "seat-head", "aria-expanded": String(open), "data-open": chair.seat },
      token(chair.seat), el("span", { class: "who" },
        el("strong", {}, chair.who || words["free seat"]), mine ? el("em", {}, words["you"]) : null,
        chair.owner ? el("em", { title: chair.who }, words["bots mark"]) : null, // a long name is cut before its end says so
        el("small", {}, el("i", { class: chair.online || chair.bot ? "dot on" : "dot", "aria-hidden": "true" }), [chair.title, presence].filter(Boolean).join(" · "))),
      this.clock(chair), el("span", { class: "figure" }, el("b", {}, String(figure).replace(/^-/, "−")), panel?.goal ? el("small", {}, `/${panel.goal}`) : null));
    const body = el("div", { class: "seat-body" });
    if (panel?.body) body.append(...shown(panel.body, panel.kind).childNodes);
    if (chair.note) body.append(el("p", { class: "note" }, chair.note));
    const offer = chair.may === "leave" ? null : this.offer(chair, this.wait(chair)); // to leave is no matter of one click
    if (offer) body.append(offer);
    return el("section", {
      class: `seat${mine ? " mine" : ""}${this.asked?.includes(chair.seat) ? " asked" : ""}${open ? " open" : ""}`, "data-seat": chair.seat, "aria-label": `${chair.who || words["free seat"]}, ${chair.title}`,
    }, head, body);
  }

  // A click somewhere in the cards; they are made anew all the time, so the place hears it.
  clicked(event) {
    const act = event.target.closest("[data-act]");
    if (act) {
      const chair = this.chairs[Number(act.dataset.seat)];
      return chair.may === "return" ? this.takeBack([chair.seat]) : this.ask(chair);
    }
    const head = event.target.closest("[data-open]");
    if (!head) return undefined;
    const seat = Number(head.dataset.open);
    if (!this.opened.delete(seat)) {
      this.opened.clear();
      this.opened.add(seat);
    }
    return this.draw();
  }

  // What I can do about this chair.
  offer(chair, wait) {
    if (!chair.may) return null;
    if (wait > 0) return el("p", { class: "offer-line" }, `${words[`${chair.may} wait`]} ${wait} s`);
    return el("p", { class: "offer-line" },
      el("button", { type: "button", "data-act": chair.may, "data-seat": chair.seat }, words[`${chair.may} seat`]));
  }

  ask(chair) {
    Object.assign(this, { chosen: chair.seat, may: chair.may });
    for (const place of this.dialog.querySelectorAll("h2, .main")) place.textContent = words[`${chair.may} seat`];
    this.dialog.querySelector("strong").textContent = `${chair.who} · ${chair.title}`;
    this.dialog.querySelector(".lead").textContent = [words[`${chair.may} lead`], this.rated === "rated" ? words[`rated ${chair.may}`] ?? "" : ""].filter(Boolean).join(" ");
    this.dialog.querySelector("select").closest("p").hidden = chair.may !== "leave"; // for others it is the middle level
    this.dialog.querySelector(".trouble").hidden = true;
    this.dialog.showModal();
  }

  async confirm(event) {
    event.preventDefault();
    const bot = this.may === "leave" ? this.dialog.querySelector("select").value : "";
    const place = this.dialog.querySelector(".trouble");
    place.hidden = true;
    try {
      const seat = `/api/tables/${this.table}/seats/${this.chosen}`;
      if (this.may === "call") await api("POST", `${seat}/call?lang=${lang}`);
      else await api("PUT", `${seat}/bot?lang=${lang}`, { bot });
      this.dialog.close();
    } catch (error) {
      place.textContent = error.message;
      place.hidden = false;
    }
  }

  async takeBack(seats) {
    try {
      for (const seat of seats) await api("DELETE", `/api/tables/${this.table}/seats/${seat}/bot?lang=${lang}`);
    } catch (error) {
      this.onTrouble(error.message);
    }
  }
}
