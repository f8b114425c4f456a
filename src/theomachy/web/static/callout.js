// What would happen, beside what it is about: never over the place it speaks of nor over what that changes.

import { el } from "./common.js";
import { small, token } from "./drawing.js";

const CHOICE = 100; // how much worse it is to hide something that can be chosen than any piece
const OFF = 50; // off the board it hides what people have: better than a choice, worse than any pieces
const GAP = 8; // pixels between it and the rim of what it lies on

export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

// Points of seats that change, each with its emblem and sign: never told by colour alone.
export function changes(points, names) {
  const found = points.map((n, seat) => [n, seat]).filter(([n]) => n);
  return found.map(([n, seat]) => el("span", { class: `change ${n > 0 ? "good" : "bad"}` }, token(seat, names[seat] ?? ""), el("b", {}, signed(n))));
}

export class Callout {
  // `dock` is a column beside the board: it stands at its foot where every corner of the board is taken.
  constructor(place, board, dock = null) {
    Object.assign(this, { place, board, dock });
    this.more = place.querySelector(".call-more");
    this.more.addEventListener("click", () => {
      this.unfold(!this.place.classList.contains("whole"));
      this.settle(...this.told);
    });
  }

  // In small windows it is a strip of a few lines; if they do not hold all of it, a button opens the rest.
  unfold(whole) {
    this.place.classList.toggle("whole", whole);
    this.more.setAttribute("aria-expanded", String(whole));
  }

  // Is the button needed, as wide as the strip is now?
  foldable() {
    const body = this.place.querySelector(".call-body");
    this.more.hidden = true;
    this.more.hidden = !this.place.classList.contains("whole") && body.scrollHeight <= body.clientHeight + 6; // less than a line
  }

  hide() {
    this.place.hidden = true;
  }

  // `text` says what and at what price, then after semicolons what it brings about; `near` the thing, wherever it lies.
  show({ text, points = [], names = [], seat = null, about = [], keep = null, most = 4, near = false }) {
    const [what, ...effects] = text.split(";").map((part) => part.trim()).filter(Boolean);
    const head = el("p", { class: "what" }, upper(what ?? ""));
    const lines = effects.slice(0, most).map((line) => el("li", {}, upper(line)));
    const sums = changes(points, names);
    const body = this.place.querySelector(".call-body");
    body.replaceChildren(head, ...(sums.length ? [el("p", { class: "sums" }, ...sums)] : []), // which must not be cut
      ...(lines.length ? [el("ul", {}, ...lines)] : []));
    this.place.dataset.seat = seat ?? "";
    this.place.querySelector(".call-actions").hidden = !keep;
    this.place.hidden = false;
    if (text !== this.text) this.unfold(false);
    this.text = text;
    this.told = [about, near];
    this.settle(about, near);
  }

  // Where many panels lie beside each other: above, below or at the side of the thing or of its panel, wherever the least is
  // hidden of what can be done now, of the question and of the others.
  beside(about) {
    const thing = about.findLast((e) => e.getBoundingClientRect().width);
    const mine = this.place.getBoundingClientRect();
    if (!thing) return void Object.assign(this.place.style, { left: `${(innerWidth - mine.width) / 2}px`, top: `${innerHeight - mine.height - 8}px` });
    const at = thing.getBoundingClientRect();
    const panel = thing.closest(".part, .tray, .boardbox")?.getBoundingClientRect() ?? at;
    const gap = 10;
    const within = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
    const [middle, level] = [at.left + at.width / 2 - mine.width / 2, at.top];
    const weighed = [["#stage .lit", 4], [".top, .recap:not(.empty), .ask", 3], [".seat", 2], [".parts:not([hidden])", 2], ["#stage [data-target]:not(.lit)", 0.4]]
      .flatMap(([name, weight]) => [...document.querySelectorAll(name)].map((e) => ({ box: e.getBoundingClientRect(), weight })));
    const spots = [[middle, at.top - mine.height - gap], [middle, at.bottom + gap], [at.right + gap, level], [at.left - gap - mine.width, level],
      [panel.left - gap - mine.width, level], [panel.right + gap, level]];
    let best = null;
    for (const [wishX, wishY] of spots) {
      const [x, y] = [within(wishX, mine.width, innerWidth), within(wishY, mine.height, innerHeight)];
      const hides = [{ box: at, weight: 100 }, ...weighed].reduce((sum, { box, weight }) => sum + weight * share(box, x, y, mine), 0);
      if (!best || hides < best.hides - 0.01) best = { x, y, hides };
    }
    this.place.style.left = `${best.x}px`;
    this.place.style.top = `${best.y}px`;
  }

  // The corner with the least under it, else a place amid the board; never over what it speaks of.
  settle(about, near) {
    this.place.removeAttribute("style");
    delete this.place.dataset.corner;
    this.place.classList.remove("column", "slim");
    this.place.classList.toggle("beside", near);
    if (small.matches) return void this.strip(about);
    if (near || document.body.classList.contains("with-market")) return void this.beside(about);
    const room = this.board.place.getBoundingClientRect();
    const mine = this.place.getBoundingClientRect();
    if (!room.width || getComputedStyle(this.place).position !== "absolute") return;
    const gap = 10;
    const [right, bottom] = [room.right - mine.width - gap, room.bottom - mine.height - gap];
    const corners = {
      "bottom right": [right, bottom], "bottom left": [room.left + gap, bottom],
      "top right": [right, room.top + gap], "top left": [room.left + gap, room.top + gap],
    };
    const pieces = this.pieces().map((e) => e.getBoundingClientRect());
    const spoken = about.map((e) => e.getBoundingClientRect());
    const hides = (x, y) => CHOICE * spoken.filter((box) => share(box, x, y, mine) > 0).length + pieces.reduce((sum, box) => sum + share(box, x, y, mine), 0);
    let best = null;
    for (const [name, [x, y]] of Object.entries(corners)) {
      const cost = hides(x, y) + (name === "bottom right" ? 0.5 : 0);
      if (!best || cost < best.cost) best = { name, cost };
    }
    const beside = this.dock?.getBoundingClientRect();
    if (best.cost >= 1 && beside?.width && getComputedStyle(this.dock).gridArea.startsWith("stock")) {
      best = { name: "dock" };
      Object.assign(this.place.style, { left: `${beside.left}px`, width: `${beside.width}px`, bottom: `${innerHeight - beside.bottom}px` });
    } else if (best.cost >= 1) {
      for (const [x, y] of grid(room, mine, gap)) {
        const cost = hides(x, y);
        if (cost < best.cost - 0.5) best = { name: "free", cost, x, y };
      }
    }
    this.place.dataset.corner = best.name;
    if (best.name === "free") Object.assign(this.place.style, { left: `${best.x - room.left}px`, top: `${best.y - room.top}px`, right: "auto", bottom: "auto" });
  }

  pieces() {
    return [...(this.board.svg?.querySelectorAll("[data-key], [data-place]") ?? [])];
  }

  // In a small window: at the foot or the head of the panel it speaks of, in a low one anywhere. Where each of these would hide
  // something that can be chosen, it leaves the board: above it, or as a column over the seats.
  strip(about) {
    const asked = [...document.querySelectorAll("#stage [data-target]:is(.lit, .chosen)"), ...about].map(inSight).filter(Boolean);
    const pieces = this.pieces().map(inSight).filter(Boolean);
    const panel = about.findLast((e) => inSight(e))?.closest(".part, .boardbox") ?? this.board.place;
    const room = (panel.checkVisibility() ? panel : document.querySelector("#stage .part:not([hidden])") ?? panel).getBoundingClientRect();
    const low = innerHeight < 600 && innerWidth >= 560;
    Object.assign(this.place.style, low ? { width: "max-content", maxWidth: `${Math.min(430, room.width - 2 * GAP)}px` } : { width: `${innerWidth - 2 * GAP}px` });
    this.foldable();
    const mine = this.place.getBoundingClientRect();
    const spots = (low ? lying(room, mine) : upright(room, mine)).map(([x, y, off]) => ({ x, y, size: mine, off }));
    const rail = document.getElementById("seats").getBoundingClientRect();
    if (low && rail.width && !document.body.classList.contains("with-side")) spots.push({ x: rail.left, y: rail.top, size: rail, off: OFF, column: true });
    let best = null;
    for (const spot of spots) {
      const under = (box) => share(box, spot.x, spot.y, spot.size);
      const cost = spot.off + CHOICE * asked.filter((box) => under(box) > 0).length + pieces.reduce((sum, box) => sum + Math.min(1, under(box)), 0);
      if (!best || cost < best.cost - 0.01) best = { ...spot, cost };
    }
    this.place.classList.toggle("column", Boolean(best.column));
    // Above a board that lies close below the question there is room for two lines.
    if (!low && best.y < document.getElementById("ask").getBoundingClientRect().bottom && !this.place.classList.contains("whole")) {
      this.place.classList.add("slim");
      this.foldable();
      best.y += mine.height - this.place.getBoundingClientRect().height;
    }
    Object.assign(this.place.style, { left: `${best.x}px`, top: `${best.y}px`, width: `${best.size.width}px`, maxHeight: best.column ? `${rail.height}px` : "" });
  }
}

// Seven by seven places within a room.
function grid(room, { width, height }, gap) {
  const [right, bottom] = [room.right - width - gap, room.bottom - height - gap];
  const along = (from, to, i) => from + ((to - from) * i) / 6;
  return Array.from({ length: 49 }, (_, i) => [along(room.left + gap, right, i % 7), along(room.top + gap, bottom, Math.floor(i / 7))]);
}

// Of a low window: the corners first, then everything between them. What comes first wins where several hide nothing.
function lying(room, mine) {
  const all = grid(room, mine, GAP);
  return [48, 42, 6, 0, ...all.keys()].map((i) => [...all[i], 0]);
}

// Of a narrow window: foot and head of the panel, then above it and the tabs of panels, then above the bar.
function upright(room, { height }) {
  const tabs = document.getElementById("parts").getBoundingClientRect();
  const bar = document.querySelector("nav.bar").getBoundingClientRect();
  const roof = tabs.height ? tabs.top : room.top;
  const spots = [[GAP, room.bottom - height - GAP, 0], [GAP, room.top + GAP, 0], [GAP, roof - height - GAP / 2, OFF], [GAP, bar.top - height - GAP, OFF]];
  return document.body.classList.contains("with-market") ? [[GAP, bar.top - height - GAP, 0], ...spots] : spots;
}

// Where something is seen in its panel, which may be scrolled or moved; null if it is not.
function inSight(element) {
  const box = element.getBoundingClientRect();
  const room = element.closest(".boardbox, .part, .tray, .stockbox, .rail")?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
  const [width, height] = [Math.min(box.right, room.right) - left, Math.min(box.bottom, room.bottom) - top];
  return width > 0 && height > 0 && element.checkVisibility() ? new DOMRect(left, top, width, height) : null;
}

// How much of a box something of this size at this place would hide, from 0 to 1.
function share(box, x, y, { width, height }) {
  if (!box.width || !box.height) return 0;
  const wide = Math.min(box.right, x + width) - Math.max(box.left, x);
  const high = Math.min(box.bottom, y + height) - Math.max(box.top, y);
  return wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
}

function upper(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
