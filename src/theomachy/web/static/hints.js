// Hints: what a strong player would do in my place, as numbered marks on the board and a slim list.

import { el, words } from "./common.js";

export class Hints {
  constructor({ list, stage, onPlay, onShow }) {
    Object.assign(this, { list, stage, onPlay, onShow });
    this.asked = 0;
    this.hints = [];
    list.addEventListener("pointerover", (e) => this.point(e));
    list.addEventListener("focusin", (e) => this.point(e));
    list.addEventListener("pointerleave", () => this.draw());
  }

  get on() {
    return this.hints.length > 0;
  }

  wait(ask) {
    this.asked = ask;
    this.list.replaceChildren(el("p", { class: "wait" }, words["thinking"]));
  }

  point(event) {
    const line = event.target.closest("[data-action]");
    if (line) this.draw(Number(line.dataset.action));
  }

  show(hints) {
    this.hints = [...hints].sort((a, b) => b.chance - a.chance).slice(0, 4);
    this.list.replaceChildren(el("p", { class: "lead" }, words["hint lead"]),
      el("ol", {}, ...this.hints.map((hint, i) => el("li", {}, el("button", { type: "button", "data-action": hint.action, onclick: () => this.onShow(hint) },
        el("span", { class: "number" }, String(i + 1)), el("span", { class: "what" }, el("strong", {}, hint.told.split(";")[0]),
          el("small", {}, [hint.told.split(";").slice(1).join(";").trim(), hint.line.length ? `${words["then"]} ${hint.line.join(" · ")}` : ""].filter(Boolean).join(" · "))),
        el("b", { class: "chance" }, `${Math.round(hint.chance * 100)} %`))))),
      el("p", { class: "play" }, el("button", { type: "button", class: "main", onclick: () => this.onPlay(this.hints[0]) }, words["play first"])));
    this.draw();
  }

  // The marks of all hints, or of one.
  draw(only = null) {
    const rings = new Map();
    this.hints.forEach((hint, i) => {
      if (only !== null && hint.action !== only) return;
      const place = hint.targets.filter((t) => this.stage.marks.find(t)).at(-1);
      const old = rings.get(place);
      if (place && !old) rings.set(place, { place, number: String(i + 1), text: `${Math.round(hint.chance * 100)}%`, dashed: i > 0 });
    });
    this.stage.marks.rings = [...rings.values()];
    this.stage.marks.draw();
    for (const element of this.stage.root.querySelectorAll(".hinted")) element.classList.remove("hinted");
    const first = this.hints.find((hint) => only === null || hint.action === only);
    for (const target of first?.targets ?? []) this.stage.find(target)?.classList.add("hinted");
  }

  hide() {
    if (!this.asked && !this.on) return;
    this.asked = 0;
    this.hints = [];
    this.list.replaceChildren(el("p", { class: "lead" }, words["hint none"]));
    this.draw();
  }
}
