// What has just come to light, shown for a moment above the board: a die that rolls, a card that was drawn, a sentence.

import { el } from "./common.js";
import { piece, small, still } from "./drawing.js";

const SHOWN = 1500; // milliseconds
const MOST = 3; // of several that come together
const FEW = 2; // of them in a small window, whose board they would hide
const SHARES = [1 / 8, 1 / 4, 3 / 8, 5 / 8, 3 / 4, 7 / 8]; // of the board, where something small may find free sea
const EDGE = 14; // pixels from the rim of the board
const CHOICE = 1e6; // how much worse it is to hide something that can be chosen than a piece: nothing outweighs it
const SVG = "http://www.w3.org/2000/svg";
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

// A die with this face up; one that has just been rolled tumbles.
export function die(face, rolls = true) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 60 60");
  svg.setAttribute("class", "die");
  svg.setAttribute("aria-hidden", "true");
  const add = (name, values) => {
    const found = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(values)) found.setAttribute(key, value);
    svg.append(found);
  };
  add("rect", { x: 4, y: 4, width: 52, height: 52, rx: 12 });
  for (const at of PIPS[face] ?? []) add("circle", { cx: 16 + (at % 3) * 14, cy: 16 + Math.floor(at / 3) * 14, r: 5 });
  if (rolls && !still.matches) svg.animate([{ rotate: "-540deg", scale: 0.6 }, { rotate: "0deg", scale: 1 }], { duration: 700, easing: "cubic-bezier(.2,.8,.3,1)" });
  return svg;
}

export class Reveal {
  // `keepOff()`: what can be chosen now on the board. Nothing that is asked lies below what is shown.
  constructor(place, keepOff) {
    Object.assign(this, { place, keepOff });
    this.timer = null;
  }

  show(lines) {
    // A board that has a die of its own shows the roll itself.
    const lies = this.place.parentElement.querySelector('svg [data-place="die"]') !== null;
    const told = lines.filter((line) => line.reveal && !(lies && line.reveal.startsWith("die:")));
    const found = told.slice(small.matches ? -FEW : -MOST);
    if (!found.length) return;
    this.place.replaceChildren(...found.map((line) => el("p", {}, line.reveal.startsWith("die:") ? die(Number(line.reveal.slice(4))) : line.reveal === "text" ? null : piece(line.reveal), el("span", {}, line.text))));
    this.place.hidden = false;
    requestAnimationFrame(() => this.settle()); // by then it is known what is asked
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), SHOWN + 700 * (found.length - 1));
  }

  // In the middle of the upper rim, if nothing there can be chosen and nothing lies there; else where it hides least.
  settle() {
    const box = this.place.getBoundingClientRect();
    const room = this.place.parentElement.getBoundingClientRect();
    const boxes = (elements, weight) => elements.map((element) => ({ at: element.getBoundingClientRect(), weight }));
    const pieces = this.place.parentElement.querySelectorAll("#board svg :is([data-key], [data-place], text)");
    const seen = [...pieces].filter((element) => element.checkVisibility());
    const all = [...boxes(this.keepOff(), CHOICE), ...boxes(seen, 1)];
    const over = (from, to, low, high) => Math.max(0, Math.min(to, high) - Math.max(from, low));
    const hidden = (x, y) => all.reduce((sum, { at, weight }) => sum
      + weight * over(x, x + box.width, at.left, at.right) * over(y, y + box.height, at.top, at.bottom), 0);
    const low = room.height - box.height - EDGE;
    const far = room.width - box.width - EDGE;
    let best = null;
    for (const top of [EDGE, low / 2, low, ...SHARES.map((share) => low * share)]) {
      for (const left of [far / 2 + EDGE / 2, EDGE, far, ...SHARES.map((share) => far * share)]) {
        const covers = hidden(room.x + left, room.y + top);
        if (!best || covers < best.covers) best = { top, left, covers };
      }
    }
    Object.assign(this.place.style, { top: `${best.top}px`, left: `${best.left + box.width / 2}px` });
  }

  // The table has changed while it is shown: away, if it lies on something that can be chosen or read now, or on what
  // has just been `changed`.
  clear(changed = []) {
    if (this.place.hidden) return;
    const box = this.place.getBoundingClientRect();
    const apart = (e) => e.right <= box.left || e.left >= box.right || e.bottom <= box.top || e.top >= box.bottom;
    if (![...this.keepOff(), ...changed].every((element) => apart(element.getBoundingClientRect()))) this.settle();
  }

  hide() {
    clearTimeout(this.timer);
    this.place.hidden = true;
  }
}
