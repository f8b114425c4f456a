// Hints: what a strong player would do in my place, as numbered marks on the board and a slim list, and the best line step
// by step.

import { apart } from "./alike.js";
import { el, words } from "./common.js";
import { piece } from "./drawing.js";
import { brief, whole } from "./whole.js";

const per = (chance) => `${Math.round(chance * 100)} %`;

// Of hints that begin with the same thing: "1", "1–4", "1, 3".
function numbers(which) {
  const [first, last] = [which[0] + 1, which.at(-1) + 1];
  if (first === last) return String(first);
  return last - first === which.length - 1 ? `${first}–${last}` : which.map((i) => i + 1).join(", ");
}

export class Hints {
  constructor({ list, stage, onPlay, onShow }) {
    Object.assign(this, { list, stage, onPlay, onShow });
    this.asked = 0;
    this.hints = [];
    this.line = []; // what is left of the line that is being played
    list.addEventListener("pointerover", (e) => this.point(e));
    list.addEventListener("focusin", (e) => this.point(e));
    list.addEventListener("pointerleave", () => this.draw());
    list.addEventListener("keydown", (e) => this.walk(e));
  }

  get on() {
    return this.hints.length > 0;
  }

  wait(ask) {
    this.asked = ask;
    this.line = [];
    this.list.replaceChildren(el("p", { class: "wait" }, words["thinking"]));
  }

  point(event) {
    const line = event.target.closest("[data-action]");
    if (line) this.draw(Number(line.dataset.action));
  }

  // Up and down from line to line.
  walk(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const lines = [...this.list.querySelectorAll("[data-action], .play button")];
    lines[lines.indexOf(document.activeElement) + step]?.focus();
    event.preventDefault();
  }

  show(hints, seat) {
    this.hints = hints.slice(0, 4); // in the order of the search: what was tried little may only have been lucky
    const said = this.hints.map((hint) => this.short(hint));
    const notes = apart(this.hints, said.map(([head]) => head), said.map(([, note]) => note), { seat, spot: (hint) => this.spot(hint) });
    this.list.replaceChildren(el("p", { class: "lead" }, words["hint lead"]),
      el("ol", {}, ...this.hints.map((hint, i) => this.slim(hint, i + 1, said[i][0], notes[i]))),
      el("p", { class: "play" }, el("button", { type: "button", class: "main", onclick: () => this.onPlay(this.hints[0]) }, words["play first"])));
    this.draw();
  }

  // One line: number, piece, a few words and what tells it from the others, chance; the whole sentence and what would
  // follow on demand.
  slim(hint, number, head, note = "") {
    const then = hint.line.length ? `${words["then"]} ${hint.line.join(" · ")}` : "";
    const picture = this.picture(hint.targets);
    return el("li", {}, el("button", { type: "button", "data-action": hint.action, onclick: () => this.onShow(hint) },
      el("span", { class: "number" }, String(number)), picture,
      el("span", { class: "what" }, el("strong", {}, head), note ? el("small", { class: "apart" }, note) : null),
      hint.chance === null ? null : el("b", { class: "chance" }, per(hint.chance))), ...whole(hint.told, then));
  }

  // A few words, and what is said with them. What a button says by itself is short already, as is the name of the row in
  // which a thing lies, with its price; else what is done, without what comes of it.
  short(hint) {
    const [target, ...more] = hint.targets;
    const row = target && this.stage.find(target)?.closest(".row")?.querySelector(".row-head strong");
    if (row) return [row.textContent, hint.told.split("; ")[1] ?? ""];
    const lines = more.length || !target ? null : this.stage.places.tray.querySelector(`[data-target="${CSS.escape(target)}"] .lines`);
    if (!lines) return [brief(hint.told), ""];
    const [head, ...rest] = [...lines.children].map((line) => line.textContent);
    return [head, rest.join(" · ")];
  }

  // Where on the board a hint ends, as shares of the width and the height that the places there take.
  spot(hint) {
    const { svg } = this.stage.board;
    const target = hint.targets.findLast((one) => svg?.contains(this.stage.marks.find(one)));
    if (!target) return null;
    const boxes = [...svg.querySelectorAll("[data-place]")].map((element) => element.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const box = this.stage.marks.find(target).getBoundingClientRect();
    return { x: (box.x + box.width / 2 - left) / (right - left), y: (box.y + box.height / 2 - top) / (bottom - top) };
  }

  // What is chosen first, as it is drawn there; a thing that can be turned as it would lie.
  picture(targets) {
    const faces = [...this.stage.root.querySelectorAll("[data-turns]")].flatMap((thing) => JSON.parse(thing.dataset.turns));
    const face = faces.find(([target]) => targets.includes(target));
    if (face) return piece(face[1], { box: "-40 -40 80 80" });
    const elements = targets.map((target) => this.stage.find(target)).filter((element) => element instanceof HTMLElement);
    const drawn = elements.map((element) => element.querySelector("svg.pic") ?? element.closest(".row")?.querySelector("svg.pic")).find(Boolean);
    return drawn ? drawn.cloneNode(true) : null;
  }

  // The marks of all hints, or of one: a ring with numbers and the best chance on each place, arrows to what would turn and
  // along what would move. What has no place on the board carries its number in the tray.
  draw(only = null) {
    drawHints(this.stage, this.hints, only);
  }

  // A hint is played: what it says about the steps after it is kept.
  follow(hint) {
    this.line = hint.steps ?? [];
  }

  // The table has moved on. If the next step of the line that is being played is mine and can be done, it is offered.
  move(state) {
    const [next, ...rest] = this.line;
    this.hide();
    const choice = next && next.seat === state.seat && state.choices.find((one) => one.action === next.action);
    if (!choice) {
      if (next && !state.asked.includes(state.seat)) this.line = [];
      return;
    }
    this.line = rest;
    this.hints = [{ action: next.action, targets: choice.targets, told: next.told, line: [], steps: rest, chance: null }];
    this.list.replaceChildren(el("p", { class: "lead" }, words["line lead"]),
      el("ol", {}, this.slim(this.hints[0], 1, ...this.short(this.hints[0]))),
      el("p", { class: "play" }, el("button", { type: "button", class: "main", onclick: () => this.onPlay(this.hints[0]) }, words["play next"])));
    this.step();
  }

  // One step of a line: where it is, without a chance.
  step() {
    const [hint] = this.hints;
    const places = hint.targets.filter((target) => this.stage.marks.find(target));
    this.stage.marks.rings = places.length ? [{ place: places.at(-1) }] : [];
    this.stage.marks.draw();
    for (const target of hint.targets) this.stage.find(target)?.classList.add("hinted");
  }

  hide() {
    if (!this.asked && !this.on) return;
    this.asked = 0;
    this.hints = [];
    this.line = [];
    this.list.replaceChildren(el("p", { class: "lead" }, words["hint none"]));
    this.draw();
  }
}

// The marks of these hints on the board; a hint may have a sign and a figure of its own instead of number and chance.
export function drawHints(stage, hints, only = null) {
  const { marks, root } = stage;
  const rings = new Map();
  const held = new Map(); // things in the tray, with the hints that begin there
  const arrows = [];
  for (const element of root.querySelectorAll("[data-hint]")) delete element.dataset.hint;
  for (const element of root.querySelectorAll(".hinted")) element.classList.remove("hinted");
  hints.forEach((hint, i) => {
    if ((only !== null && hint.action !== only) || hint.chance === null) return;
    const places = hint.targets.filter((target) => marks.find(target));
    const place = places.at(-1);
    if (!place) {
      const shown = hint.targets.map((target) => stage.find(target)).find(Boolean);
      if (shown) held.set(shown, [...(held.get(shown) ?? []), i]);
      return;
    }
    const old = rings.get(place);
    if (old) old.number += ` ${i + 1}`;
    else rings.set(place, { place, number: hint.number ?? String(i + 1), text: hint.gain ?? `${Math.round(hint.chance * 100)}%`, dashed: i > 0 });
    if (i > 0 && only === null) return; // the arrows of one hint can be told apart, those of four not
    for (let n = 1; n < places.length; n += 1) arrows.push({ from: places[n - 1], to: places[n], dashed: true });
    for (const touched of turned(stage, place, hint.targets)) arrows.push({ from: place, to: touched });
  });
  for (const [shown, which] of held) {
    const [first] = which.map((i) => hints[i]);
    shown.dataset.hint = `${first.number ?? numbers(which)} · ${first.gain ?? per(first.chance)}`;
  }
  marks.rings = [...rings.values()];
  marks.arrows = arrows;
  stage.attend();
  marks.draw();
  const first = hints.find((hint) => only === null || hint.action === only);
  for (const target of first?.targets ?? []) stage.find(target)?.classList.add("hinted");
}

// What the piece that would lie there would change, as the drawing says.
function turned(stage, place, targets) {
  const ghosts = [...(stage.marks.find(place)?.querySelectorAll(".ghost[data-touch]") ?? [])];
  const meant = ghosts.filter((ghost) => !ghost.dataset.for || ghost.dataset.for.split(" ").some((target) => targets.includes(target)));
  return meant.flatMap((ghost) => ghost.dataset.touch.split(" "));
}
