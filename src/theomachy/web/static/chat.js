// Talk at the table, and notes to oneself. What people write is text and nothing else: no links, no markup.

import { api, el, lang, words } from "./common.js";
import { token } from "./live.js";

const BUBBLE = 4000; // how long a new line is seen at its seat
const LATER = 700; // after the last letter a note is kept

export class Chat {
  constructor({ table, key, place, badges, say, room, seat, running, shown, onTrouble }) {
    Object.assign(this, { table, place, badges, say, room, seat, running, shown });
    this.query = `lang=${lang}${key ? `&key=${encodeURIComponent(key)}` : ""}`;
    this.home = place.parentElement;
    this.lines = new Map();
    this.muted = [];
    this.hushed = [];
    this.host = false;
    this.unread = 0;
    this.sent = new Map(); // what was sent and is not answered yet
    this.onTrouble = onTrouble;
    this.box = place.querySelector(".talkbox");
    this.list = place.querySelector(".talk");
    this.form = place.querySelector("form");
    this.field = this.form.querySelector("input");
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (!text) return;
      this.send({ text });
      this.field.value = "";
    });
    place.querySelector(".quick").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.send({ phrase: button.value });
    });
    this.notes(place.querySelector(".notes"));
    this.draw();
  }

  send(what) {
    const name = token();
    this.sent.set(name, what);
    this.trouble("");
    this.say({ type: "say", token: name, ...what });
  }

  // Messages from the table that are about talk; true if this was one.
  hear(message) {
    if (message.type === "said") this.sent.delete(message.token);
    else if (message.type === "unsaid") {
      const text = this.sent.get(message.token)?.text;
      this.sent.delete(message.token);
      if (text && !this.field.value) this.field.value = text; // nothing that was typed gets lost
      this.trouble(message.reason);
    } else if (message.type === "chat") this.take(message);
    else return false;
    return true;
  }

  take({ lines, whole, muted, hushed = this.hushed, host = this.host }) {
    const first = !this.lines.size && whole;
    if (whole) this.lines.clear();
    const fresh = lines.filter((line) => !this.lines.has(line.id));
    for (const line of fresh) this.lines.set(line.id, line);
    this.lines = new Map([...this.lines].sort(([, a], [, b]) => a.at - b.at).slice(-400));
    Object.assign(this, { muted, hushed, host });
    const others = fresh.filter((line) => !line.mine);
    if (!this.visible() && !whole) {
      this.unread += others.length;
      others.forEach((line) => this.bubble(line));
    } else if (first && !this.visible()) this.unread = others.filter((line) => line.at > Number(sessionStorage.getItem(`chat ${this.table}`) ?? 0)).length;
    this.draw();
  }

  visible() {
    return !document.hidden && (this.place.parentElement !== this.home || this.shown());
  }

  // It has been opened: everything is read now.
  read() {
    this.unread = 0;
    for (const bubble of document.querySelectorAll(".bubble")) bubble.remove();
    this.draw();
    this.box.scrollTop = this.box.scrollHeight;
  }

  // In the waiting room it stands among the chairs.
  move(waiting) {
    const there = waiting ? this.room : this.home;
    if (this.place.parentElement !== there) there.append(this.place);
    this.badge();
  }

  draw() {
    const near = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
    const shown = [...this.lines.values()].map((line) => this.line(line));
    this.list.replaceChildren(...(shown.length ? shown : [el("li", { class: "lead" }, words["chat silent"])]));
    if (near) this.box.scrollTop = this.box.scrollHeight;
    const place = this.place.querySelector(".muted");
    const list = (text, people, again) => (people.length ? [`${text} `, ...people.map((other) => el("span", {}, `${other.name || words["chat guest"]} `,
      el("button", { type: "button", onclick: () => again(other) }, words["chat unmute"])))] : []);
    place.hidden = !this.muted.length && !this.hushed.length;
    place.replaceChildren(...list(words["chat muted"], this.muted, (other) => this.mute(other, "DELETE")),
      ...list(words["chat hushed here"], this.hushed, (other) => this.hush(other, "DELETE")));
    this.badge();
    this.watches();
  }

  // Who watches a running game is told who reads what he writes.
  watches() {
    const apart = this.running() && this.seat() === null;
    this.place.querySelector(".apart").hidden = !apart;
  }

  badge() {
    if (this.visible()) {
      this.unread = 0;
      const last = [...this.lines.values()].at(-1);
      if (last) sessionStorage.setItem(`chat ${this.table}`, last.at);
    }
    for (const badge of this.badges) {
      badge.hidden = !this.unread;
      badge.replaceChildren(String(this.unread), el("span", { class: "for-readers" }, ` ${words["chat unread"]}`));
    }
  }

  line(line) {
    const name = line.name || words["chat guest"];
    const about = line.mine ? null : el("details", { class: "about" },
      el("summary", { "aria-label": `${words["chat more"]}, ${name}`, title: words["chat more"] }, "⋯"),
      el("span", {},
        el("button", { type: "button", onclick: () => this.mute(line, "PUT") }, words["chat mute"]),
        this.host ? el("button", { type: "button", onclick: () => this.hush(line, "PUT") }, words["chat hush"]) : null,
        el("button", { type: "button", onclick: (event) => this.report(line, event.target) }, words["chat report"])));
    const found = el("li", { class: line.mine ? "mine" : "" },
      el("strong", {}, name), line.guest && !line.mine ? el("small", {}, ` ${words["chat guest"]}`) : null, line.watching ? el("small", {}, ` ${words["chat watching"]}`) : null,
      el("time", { datetime: new Date(line.at * 1000).toISOString() }, new Date(line.at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" })),
      about, el("p", { dir: "auto" }, line.text));
    if (line.seat >= 0) found.style.setProperty("--seat", `var(--seat-${line.seat}, var(--line))`);
    return found;
  }

  // A new line is seen for a moment beside its seat, or below it where there is no room beside it.
  bubble(line) {
    const card = line.seat >= 0 ? document.querySelector(`#seats [data-seat="${line.seat}"]`) : null;
    if (!card) return;
    document.querySelector(`.bubble[data-seat="${line.seat}"]`)?.remove();
    const box = card.getBoundingClientRect();
    const found = el("p", { class: "bubble", "aria-hidden": "true", dir: "auto", "data-seat": line.seat }, line.text);
    document.body.append(found);
    const beside = innerWidth > 900 && box.left > found.offsetWidth + 20;
    const left = beside ? box.left - found.offsetWidth - 10 : Math.max(8, Math.min(box.left, innerWidth - found.offsetWidth - 8));
    found.style.left = `${left}px`;
    found.style.top = `${beside ? box.top + 8 : box.bottom + 4}px`;
    setTimeout(() => found.remove(), BUBBLE);
  }

  async mute({ who }, method) {
    await this.ask(async () => {
      const { lines, muted } = await api(method, `/api/tables/${this.table}/chat/mutes/${who}?${this.query}`);
      this.take({ lines, whole: true, muted });
    });
  }

  // As the host: somebody says nothing more at this table, or may talk again.
  async hush({ who }, method) {
    await this.ask(async () => {
      this.hushed = (await api(method, `/api/tables/${this.table}/chat/hushed/${who}?${this.query}`)).hushed;
      this.draw();
    });
  }

  async report(line, button) {
    await this.ask(async () => {
      await api("POST", `/api/tables/${this.table}/chat/reports?${this.query}`, { line: line.id });
      button.closest("details").replaceWith(el("small", { role: "status" }, words["chat reported"]));
    });
  }

  async ask(what) {
    this.trouble("");
    await what().catch((error) => this.trouble(error.message));
  }

  trouble(text) {
    const place = this.place.querySelector(".trouble");
    place.textContent = text;
    place.hidden = !text;
    if (text && !this.visible()) this.onTrouble(text);
  }

  // Notes are kept by themselves, and say so.
  notes(place) {
    const area = place.querySelector("textarea");
    const status = place.querySelector("[role=status]");
    const where = `/api/tables/${this.table}/notes?${this.query.replace(/lang=[a-z]+&?/, "")}`;
    let timer = null;
    let loaded = false;
    const keep = async () => {
      clearTimeout(timer);
      timer = null;
      const text = area.value;
      await api("PUT", where, { text }).then(() => { if (area.value === text) status.textContent = words["notes kept"]; })
        .catch(() => { status.textContent = words["notes lost"]; timer ??= setTimeout(keep, 5000); });
    };
    const load = async () => {
      if (loaded || !place.open) return;
      area.disabled = true; // what is typed before the old text is there would be lost
      await api("GET", where).then(({ text }) => { area.value = text; loaded = true; }).catch((error) => { status.textContent = error.message; });
      area.disabled = !loaded;
      if (loaded) area.focus({ preventScroll: true });
    };
    place.addEventListener("toggle", load);
    area.addEventListener("input", () => {
      status.textContent = words["notes lost"];
      clearTimeout(timer);
      timer = setTimeout(keep, LATER);
    });
    area.addEventListener("blur", () => { if (timer) keep(); });
    addEventListener("pagehide", () => {
      if (timer) fetch(where, { method: "PUT", keepalive: true, headers: { "content-type": "application/json", "x-csrf-token": document.querySelector('meta[name="csrf"]').content }, body: JSON.stringify({ text: area.value }) });
    });
  }
}
