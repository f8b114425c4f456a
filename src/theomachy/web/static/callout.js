// What would happen, beside what it is about: never over the place it speaks of nor over what that changes.

import { el } from "./common.js";
import { token } from "./drawing.js";

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
    body.replaceChildren(head, ...(lines.length ? [el("ul", {}, ...lines)] : []),
      ...(sums.length ? [el("p", { class: "sums" }, ...sums)] : []));
    this.place.dataset.seat = seat ?? "";
    this.place.querySelector(".call-actions").hidden = !keep;
    this.place.hidden = false;
    this.settle(about, near);
  }

  // Where many panels lie beside each other: above or below the thing, else at its side.
  beside(about) {
    const at = about.at(-1)?.getBoundingClientRect();
    if (!at?.width) return;
    const mine = this.place.getBoundingClientRect();
    const gap = 10;
    const within = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
    let left = within(at.left + at.width / 2 - mine.width / 2, mine.width, innerWidth);
    let top = at.top - mine.height - gap;
    if (top < 8) top = at.bottom + gap;
    if (top + mine.height > innerHeight - 8) {
      top = within(at.top, mine.height, innerHeight);
      left = at.right + gap + mine.width < innerWidth ? at.right + gap : at.left - gap - mine.width;
    }
    this.place.style.left = `${left}px`;
    this.place.style.top = `${top}px`;
  }

  // The corner with the fewest pieces under it, and none of those it speaks of.
  settle(about, near) {
    this.place.classList.toggle("beside", near);
    if (near || document.body.classList.contains("with-market")) return void this.beside(about);
    const room = this.board.place.getBoundingClientRect();
    this.place.removeAttribute("style");
    delete this.place.dataset.corner;
    this.place.classList.remove("above");
    const mine = this.place.getBoundingClientRect();
    if (!room.width || getComputedStyle(this.place).position !== "absolute" || this.place.classList.contains("sheet")) return;
    const gap = 10;
    const corners = {
      "bottom right": [room.right - mine.width - gap, room.bottom - mine.height - gap], "bottom left": [room.left + gap, room.bottom - mine.height - gap],
      "top right": [room.right - mine.width - gap, room.top + gap], "top left": [room.left + gap, room.top + gap],
    };
    const meets = (box, x, y) => box.right > x && box.left < x + mine.width && box.bottom > y && box.top < y + mine.height;
    const pieces = [...(this.board.svg?.querySelectorAll("[data-key]") ?? [])].map((e) => e.getBoundingClientRect());
    const spoken = about.map((e) => e.getBoundingClientRect());
    // In a narrow window it is a sheet at the foot of the board; at its head, if what it speaks of lies at the foot.
    this.place.classList.toggle("above", spoken.some((box) => meets(box, mine.x, mine.y)));
    let best = null;
    for (const [name, [x, y]] of Object.entries(corners)) {
      const cost = 100 * spoken.filter((box) => meets(box, x, y)).length + pieces.filter((box) => meets(box, x, y)).length + (name === "bottom right" ? 0.5 : 0);
      if (!best || cost < best.cost) best = { name, cost };
    }
    const beside = this.dock?.getBoundingClientRect();
    if (best.cost >= 1 && beside?.width && getComputedStyle(this.dock).gridArea.startsWith("stock")) {
      best.name = "dock";
      Object.assign(this.place.style, { left: `${beside.left}px`, width: `${beside.width}px`, bottom: `${innerHeight - beside.bottom}px` });
    }
    this.place.dataset.corner = best.name;
  }
}

function upper(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
