// Everything that can be done, in sentences: for those who read rather than point. Those that differ only in a place
// stand below one sentence with a gap. What is pointed at is ringed on the board.

import { api, el, lang } from "./common.js";

const GAP = "…";
const upperFirst = (text) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

export class Choices {
  // `pick(choice)`: it was clicked; `point(choice)`: it is pointed at, or nothing is.
  constructor(list, { table, pick, point }) {
    Object.assign(this, { list, table, pick, point });
    this.known = { key: "", groups: [] };
    this.asked = "";
    this.shown = "";
    this.held = false; // one of the sentences had the focus
    for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (e) => point(this.at(e)));
    for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => point(null));
    list.addEventListener("click", (e) => { const choice = this.at(e); if (choice) pick(choice); });
  }

  at(event) {
    const action = Number(event.target.closest("[data-action]")?.dataset.action);
    return this.open?.find((choice) => choice.action === action) ?? null;
  }

  // The open choices of a seat; the sentences are asked for once a position.
  show(open, { seat, seq }) {
    this.open = open;
    const key = `${seat} ${seq}`;
    if (open.length && this.known.key !== key) return void this.ask(key, seat);
    const actions = new Set(open.map((choice) => choice.action));
    const now = `${key} ${[...actions]}`;
    if (now === this.shown) return;
    this.shown = now;
    const groups = this.known.groups.map(({ text, ways }) => ({ text, ways: ways.filter((way) => actions.has(way.action)) }));
    this.held ||= this.list.querySelector(":focus-visible") !== null; // a hand that clicked is elsewhere soon
    this.list.replaceChildren(...groups.filter(({ ways }) => ways.length).map((group) => this.group(group)));
    if (this.held && document.activeElement === document.body) this.list.querySelector("button")?.focus();
    this.held &&= document.activeElement === document.body; // or later, when there are sentences again
  }

  // The sentences, for whoever goes through them with the arrows; nothing while the focus is elsewhere.
  get buttons() {
    return this.list.contains(document.activeElement) ? [...this.list.querySelectorAll("button")] : [];
  }

  group({ text, ways }) {
    const one = ways.length === 1 && text; // of many that were alike one is left: its whole sentence
    const list = el("ul", {}, ...ways.map((way) => el("li", {}, el("button", { type: "button", "data-action": way.action },
      upperFirst(one ? text.replace(GAP, way.text) : way.text)))));
    return el("li", {}, text && !one ? el("h2", {}, upperFirst(text)) : null, list);
  }

  async ask(key, seat) {
    if (this.asked === key) return;
    this.asked = key;
    const found = await api("GET", `/api/tables/${this.table}/choices?seat=${seat}&lang=${lang}`).catch(() => null);
    if (this.asked === key) this.asked = "";
    if (!found) return;
    this.known = { key: `${seat} ${found.seq}`, groups: found.groups };
    if (key === this.known.key && this.open?.length) this.show(this.open, { seat, seq: found.seq });
  }
}
