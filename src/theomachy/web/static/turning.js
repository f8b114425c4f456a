// Things that can be turned, and things that are carried: a tile in the tray shows one of several faces, each with its own
// target; what was taken up follows the pointer over the board and lies down on the place that is pointed at.
//
// `data-turns` on a frame in the tray: a list of [target, piece, side, name]. The button inside it has the target of the
// face that is shown. `data-carry` on something that can be chosen: the piece that is carried while it is.

import { piece, still } from "./drawing.js";

export class Turning {
  constructor(root, { onTurn }) {
    Object.assign(this, { root, onTurn });
    this.up = new Map(); // the face that a thing shows, by the thing's first target
    root.addEventListener("click", (event) => {
      const tool = event.target.closest("[data-turn]");
      if (tool) this.turn(tool.closest("[data-turns]"), tool.dataset.turn);
    });
  }

  things() {
    return [...this.root.querySelectorAll("[data-turns]")];
  }

  faces(thing) {
    return JSON.parse(thing.dataset.turns);
  }

  // The frame in which a target can be shown.
  thing(target) {
    return this.things().find((thing) => this.faces(thing).some(([t]) => t === target)) ?? null;
  }

  // Other ways in which the same side can lie, the next turn first.
  alike(target) {
    const thing = this.thing(target);
    if (!thing) return [];
    const faces = this.faces(thing);
    const at = faces.findIndex(([t]) => t === target);
    return [...faces.slice(at + 1), ...faces.slice(0, at)].filter(([, , side]) => side === faces[at][2]).map(([t]) => t);
  }

  // After the tray was drawn: each thing as it lay before; a face that fits nowhere gives way to one that fits.
  settle(usable, chosen) {
    for (const thing of this.things()) {
      if (thing.classList.contains("held")) continue; // as the table knows it
      const faces = this.faces(thing);
      const wanted = chosen.find((t) => faces.some(([face]) => face === t));
      let face = faces.find(([t]) => t === (wanted ?? this.up.get(faces[0][0]))) ?? faces[0];
      if (!wanted && !usable.has(face[0])) face = faces.find(([t, , side]) => usable.has(t) && side === face[2]) ?? faces.find(([t]) => usable.has(t)) ?? face;
      this.show(thing, face);
    }
  }

  show(thing, [target, id, , name]) {
    const button = thing.querySelector("[data-target][data-carry]");
    this.up.set(this.faces(thing)[0][0], target);
    if (button.dataset.target === target) return false;
    Object.assign(button.dataset, { target, place: target, carry: id });
    button.setAttribute("aria-label", name);
    thing.querySelector("use.up").setAttribute("href", `#${id}`);
    return true;
  }

  // Turn the thing that has this face so that it shows it.
  lay(target) {
    const thing = this.thing(target);
    if (thing && !thing.classList.contains("held")) this.show(thing, this.faces(thing).find(([t]) => t === target));
  }

  // What is clicked on the way to a face that is not shown: the tool that turns the thing, or the thing, which then has tools.
  way(target) {
    const thing = this.thing(target);
    const button = thing?.querySelector("[data-target][data-carry]");
    if (!button || button.dataset.target === target) return null;
    const side = (wanted) => this.faces(thing).find(([t]) => t === wanted)?.[2];
    const tool = thing.querySelector(`[data-turn="${side(target) === side(button.dataset.target) ? "quarter" : "over"}"]`);
    return tool?.getBoundingClientRect().width ? tool : button;
  }

  // A quarter turn, or over to the other side.
  turn(thing, how = "quarter") {
    const faces = this.faces(thing);
    const now = thing.querySelector("[data-target][data-carry]").dataset.target;
    const at = faces.findIndex(([t]) => t === now);
    const order = [...faces.slice(at + 1), ...faces.slice(0, at)];
    const next = order.find(([, , side]) => (side === faces[at][2]) === (how === "quarter"));
    if (!next || thing.classList.contains("held")) return;
    this.show(thing, next);
    if (!still.matches) {
      const from = how === "quarter" ? { rotate: "-90deg" } : { scale: "0 1" };
      thing.querySelector("svg.tile").animate([from, { rotate: "0deg", scale: "1 1" }], { duration: 160, easing: "ease-out" });
    }
    this.onTurn(now, next[0]);
  }
}

const UNITS = 80; // of the board's drawing: what a carried piece may take up

export class Carry {
  constructor(board) {
    this.board = board;
    this.node = null;
    this.at = null; // where the pointer is, in pixels of the window
    board.place.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") return;
      this.at = [event.clientX, event.clientY];
      this.settle();
    });
    board.place.addEventListener("pointerleave", () => { this.at = null; this.settle(); });
  }

  // Carry a piece, or nothing. `over` is the place it would lie on: the one pointed at or chosen, if it may lie there.
  show(id, over, bad) {
    Object.assign(this, { id, over, bad });
    if (!id) {
      this.node?.remove();
      this.node = null;
      return;
    }
    if (this.node?.dataset.piece !== id) {
      const turned = this.node !== null;
      this.node?.remove();
      this.node = piece(id, { box: "-40 -40 80 80" });
      this.node.classList.add("carried");
      this.node.dataset.piece = id;
      this.board.place.parentElement.append(this.node);
      if (turned && !still.matches) this.node.animate([{ rotate: "-90deg" }, { rotate: "0deg" }], { duration: 160, easing: "ease-out" });
    }
    this.settle();
  }

  settle() {
    if (!this.node) return;
    const room = this.board.place.getBoundingClientRect();
    const box = this.over?.getBoundingClientRect();
    const at = box ? [box.x + box.width / 2, box.y + box.height / 2] : this.at;
    this.node.toggleAttribute("hidden", !at);
    if (!at) return;
    const size = UNITS * this.board.now.scale;
    Object.assign(this.node.style, { width: `${size}px`, height: `${size}px`, left: `${at[0] - room.x - size / 2}px`, top: `${at[1] - room.y - size / 2}px` });
    this.node.classList.toggle("lies", Boolean(box));
    this.node.classList.toggle("bad", Boolean(this.bad) && !box);
  }
}
