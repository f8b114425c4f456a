// The people at the table: who sits where, handing a seat to a bot, and taking it back.

import { api, el, lang, words } from "./common.js";

export class People {
  // `list` shows the chairs, `dialog` asks before a seat is handed over, `back` takes all of mine back.
  constructor({ table, list, dialog, back, onTrouble }) {
    Object.assign(this, { table, list, dialog, back, onTrouble });
    this.chairs = [];
    this.shown = "";
    this.until = new Map(); // seats of people who are away: when a bot may play on, by this browser's clock
    dialog.querySelector(".main").addEventListener("click", (event) => this.confirm(event));
    back.addEventListener("click", () => this.takeBack(this.mine()));
    setInterval(() => this.until.size && this.draw(), 1000);
  }

  show(chairs, points, asked) {
    Object.assign(this, { chairs, points, asked });
    const now = Date.now();
    this.until = new Map(chairs.filter((c) => c.may === "replace" && c.wait_s).map((c) => [c.seat, now + c.wait_s * 1000]));
    this.back.hidden = !this.mine().length;
    const open = this.dialog.open && this.chairs[this.seat];
    if (open && open.may !== this.may) this.dialog.close(); // meanwhile it has become pointless
    this.draw();
  }

  // The seats of mine on which a bot plays on.
  mine() {
    return this.chairs.filter((chair) => chair.may === "return").map((chair) => chair.seat);
  }

  // What has not changed stays: a button that is replaced while it is pressed hears no click.
  draw() {
    const lines = this.chairs.map((chair) => [chair, this.points?.find((p) => p.seat === chair.seat)?.points, this.wait(chair)]);
    const now = JSON.stringify([lines.map(([chair, points, wait]) => [{ ...chair, wait_s: 0 }, points, wait]), this.asked]);
    if (now === this.shown) return;
    this.shown = now;
    const held = this.list.contains(document.activeElement) ? document.activeElement.dataset.seat : null;
    this.list.replaceChildren(...lines.map((line) => this.line(...line)));
    if (held !== null) this.list.querySelector(`button[data-seat="${held}"]`)?.focus({ preventScroll: true });
  }

  wait(chair) {
    const left = Math.ceil(((this.until.get(chair.seat) ?? 0) - Date.now()) / 1000);
    if (left <= 0) this.until.delete(chair.seat);
    return Math.max(0, left);
  }

  line(chair, points, wait) {
    return el("li", { class: `${chair.online ? "online" : ""} ${this.asked?.includes(chair.seat) ? "asked" : ""}` },
      el("span", { class: "dot" }), el("span", {}, el("strong", {}, chair.who || words["free seat"]),
        el("span", { class: "god" }, ` ${chair.title}${chair.mine ? ` · ${words["you"]}` : ""}`),
        chair.note ? el("span", { class: "god note" }, ` · ${chair.note}`) : null),
      points === null || points === undefined ? null : el("span", { class: "points" }, `${points} ${words["points"]}`),
      this.offer(chair, wait));
  }

  // What I can do about this chair.
  offer(chair, wait) {
    if (!chair.may) return null;
    if (wait > 0) return el("span", { class: "offer" }, `${words["replace wait"]} ${wait} s`);
    const act = chair.may === "return" ? () => this.takeBack([chair.seat]) : () => this.ask(chair);
    return el("span", { class: "offer" },
      el("button", { type: "button", "data-seat": chair.seat, onclick: act }, words[`${chair.may} seat`]));
  }

  ask(chair) {
    Object.assign(this, { seat: chair.seat, may: chair.may });
    for (const place of this.dialog.querySelectorAll("h2, .main")) place.textContent = words[`${chair.may} seat`];
    this.dialog.querySelector("strong").textContent = `${chair.who} · ${chair.title}`;
    this.dialog.querySelector(".lead").textContent = words[`${chair.may} lead`];
    this.dialog.querySelector(".trouble").hidden = true;
    this.dialog.showModal();
  }

  async confirm(event) {
    event.preventDefault();
    const bot = this.dialog.querySelector("select").value;
    const place = this.dialog.querySelector(".trouble");
    place.hidden = true;
    try {
      await api("PUT", `/api/tables/${this.table}/seats/${this.seat}/bot?lang=${lang}`, { bot });
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
