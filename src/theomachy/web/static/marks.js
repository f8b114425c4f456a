// Marks on the board, the same for all games: bands on what others changed, numbered rings for hints, arrows, and a ring
// around what a line of the recap speaks of. They lie in layers of their own above the picture; bands, which stay there
// for a whole turn, below the names and figures that a drawing puts over everything (`data-over`).

const SVG = "http://www.w3.org/2000/svg";

function node(name, values = {}, ...children) {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) if (value !== null && value !== undefined) found.setAttribute(key, value);
  found.append(...children);
  return found;
}

export class Marks {
  constructor(board, root) {
    this.board = board;
    this.root = root;
    this.bands = [];
    this.rings = [];
    this.arrows = [];
    this.picked = []; // places that were chosen
  }

  find(place) {
    const name = `[data-place="${CSS.escape(place)}"], [data-target="${CSS.escape(place)}"]`;
    return this.board.svg?.querySelector(name) ?? (document.body.classList.contains("with-market") ? this.root.querySelector(name) : null);
  }

  // What lies in a panel of HTML is marked by styles; true if it does.
  styled(element, kind, value) {
    if (this.board.svg.contains(element)) return false;
    element.dataset[kind] = value;
    return true;
  }

  // From the units of a place to those of the picture, as the drawing says: a piece that is still moving counts where it
  // will lie.
  matrix(element) {
    let found = new DOMMatrix();
    for (let at = element; at && at !== this.board.svg; at = at.parentNode) {
      const own = at.transform?.baseVal.consolidate()?.matrix;
      if (own) found = DOMMatrix.fromMatrix(own).multiply(found);
    }
    return found;
  }

  // The middle of a place and its size, in the units of the picture.
  where(element) {
    const box = element.getBBox();
    const matrix = this.matrix(element);
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const size = { w: box.width * matrix.a, h: box.height * matrix.d, k: matrix.a, middleX: at.x, middleY: at.y };
    // A shape is drawn from its own origin, which may lie at a corner of it.
    return element.dataset.shape ? { x: matrix.e, y: matrix.f, ...size } : { x: at.x, y: at.y, ...size };
  }

  // The outline of a place: its own shape where the drawing names one, else a rectangle around it.
  outline(element, at, values) {
    if (element.dataset.shape) {
      return node("use", { href: `#${element.dataset.shape}`, transform: `translate(${at.x} ${at.y}) scale(${at.k})`, ...values });
    }
    return node("rect", { x: at.x - at.w / 2 - 2, y: at.y - at.h / 2 - 2, width: at.w + 4, height: at.h + 4, rx: 8, ...values });
  }

  // The sign of whoever changed a place: the token of the seat, or where such tokens lie on the board as pieces, and
  // tell whose they are, another one that the drawing defines.
  sign(seat) {
    return document.getElementById(`page-mover-${seat}`) ? `#page-mover-${seat}` : `#page-seat-${seat}`;
  }

  draw() {
    const svg = this.board.svg;
    if (!svg) return;
    for (const old of svg.querySelectorAll(":scope > .marks")) old.remove();
    for (const kind of ["band", "ring"]) for (const element of this.root.querySelectorAll(`[data-${kind}]`)) delete element.dataset[kind];
    const picked = this.picked.map((each) => ({ ...each, element: this.lone(each.place) })).filter((each) => each.element);
    if (!this.bands.length && !this.arrows.length && !this.rings.length && !picked.length) return; // to measure is to lay the page out
    const [below, layer] = [0, 1].map(() => node("g", { class: "marks", "pointer-events": "none", "aria-hidden": "true" }));
    const { scale } = this.board.now; // not what is measured while the picture comes near
    const px = Math.round(1e4 / scale) / 1e4; // a window that comes back to its size gives the same marks
    for (const { place, seat } of this.bands) {
      const element = this.find(place);
      if (!element || this.styled(element, "band", seat)) continue;
      const at = this.where(element);
      const k = element.dataset.shape ? at.k : 1;
      below.append(node("g", { class: "band", "data-seat": seat },
        this.outline(element, at, { fill: "none", class: `stroke-${seat}`, "stroke-width": (6 * px) / k }),
        this.outline(element, at, { fill: "none", class: "white-line", "stroke-width": (1.6 * px) / k }),
        node("use", { href: this.sign(seat), transform: `translate(${at.middleX + at.w * 0.3} ${at.middleY - at.h * 0.36}) scale(${0.52 * px})` })));
    }
    for (const { element, seat } of picked) {
      const at = this.where(element);
      const k = element.dataset.shape ? at.k : 1;
      below.append(node("g", { class: "picked" },
        this.outline(element, at, { class: `fill-${seat}`, "fill-opacity": 0.22, stroke: "none" }),
        this.outline(element, at, { fill: "none", class: "under-line", "stroke-width": (8 * px) / k }),
        this.outline(element, at, { fill: "none", class: `stroke-${seat}`, "stroke-width": (4 * px) / k })));
    }
    for (const arrow of this.arrows) layer.append(...this.arrow(arrow, px));
    for (const ring of this.rings) {
      const element = this.find(ring.place);
      if (!element || this.styled(element, "ring", ring.number ? `${ring.number} · ${ring.text}` : "")) continue;
      const at = this.where(element);
      const k = element.dataset.shape ? at.k : 1;
      const colour = ring.seat === undefined ? "hint-line" : `stroke-${ring.seat}`;
      layer.append(this.outline(element, at, { fill: "none", class: "under-line", "stroke-width": (9 * px) / k }),
        this.outline(element, at, { fill: "none", class: colour, "stroke-width": (5 * px) / k, "stroke-dasharray": ring.dashed ? `${(9 * px) / k} ${(6 * px) / k}` : null }));
      if (ring.number) layer.append(this.plate(element, at, { ...ring, crowded: this.crowded(ring, at, px) }, px));
    }
    svg.insertBefore(below, svg.querySelector(":scope > [data-over]"));
    svg.append(layer);
  }

  // A chosen place of the board on which nothing is shown yet that would lie there.
  lone(place) {
    const element = this.board.svg.querySelector(`[data-target="${CSS.escape(place)}"]`);
    return element?.querySelector(".ghost.on") ? null : element;
  }

  // Would the plate of another place lie over this one? Then it has its number alone: the list tells the chances.
  crowded(ring, at, px) {
    const others = this.rings.filter((other) => other !== ring && other.number).map((other) => this.find(other.place));
    return others.some((other) => {
      if (!other || !this.board.svg.contains(other)) return false;
      const there = this.where(other);
      return Math.abs(there.x - at.x) < 76 * px && Math.abs(there.y - at.y) < 30 * px;
    });
  }

  // Number and winning chance on the place; where that is small one line, so that its neighbours stay in sight. A plate never
  // leaves the picture.
  plate(element, at, ring, px) {
    // Its own ground, without what hangs on it: the dots of a way that ends there, say.
    const ground = element.dataset.shape ? element.querySelector(":scope > :is(rect, use, path, polygon, g)")?.getBBox() : null;
    const size = ground?.width ? Math.min(ground.width, ground.height) * at.k : Math.min(at.w, at.h);
    const seen = this.board.svg.viewBox.baseVal;
    const within = (value, from, size, half) => (seen.width ? Math.max(from + half * px, Math.min(value, from + size - half * px)) : value);
    if (size < 52 * px && ring.crowded) {
      const wide = 14 + (ring.number.length - 1) * 4;
      return node("g", { transform: `translate(${within(at.x, seen.x, seen.width, wide)} ${within(at.y, seen.y, seen.height, 14)}) scale(${px})`, class: `plate${ring.dashed ? " other" : ""}` },
        node("rect", { class: "disc", x: -wide, y: -14, width: 2 * wide, height: 28, rx: 14 }),
        Object.assign(node("text", { x: 0, y: 5.5, "text-anchor": "middle", class: "number" }), { textContent: ring.number }));
    }
    if (size < 52 * px) {
      const wide = 36 + (ring.number.length - 1) * 4;
      const [x, y] = [within(at.x, seen.x, seen.width, wide), within(at.y, seen.y, seen.height, 14)];
      return node("g", { transform: `translate(${x} ${y}) scale(${px})`, class: `plate${ring.dashed ? " other" : ""}` },
        node("rect", { x: -wide, y: -14, width: 2 * wide, height: 28, rx: 14 }),
        node("rect", { class: "disc", x: 3 - wide, y: -11, width: 22 + (ring.number.length - 1) * 8, height: 22, rx: 11 }),
        Object.assign(node("text", { x: 14 - wide + (ring.number.length - 1) * 4, y: 5.5, "text-anchor": "middle", class: "number" }), { textContent: ring.number }),
        Object.assign(node("text", { x: wide - 6, y: 5.5, "text-anchor": "end", class: "chance" }), { textContent: ring.text ?? "" }));
    }
    at = { ...at, x: within(at.x, seen.x, seen.width, 27), y: within(at.y, seen.y, seen.height, 26) };
    return node("g", { transform: `translate(${at.x} ${at.y}) scale(${px})`, class: `plate${ring.dashed ? " other" : ""}` },
      node("rect", { x: -27, y: -26, width: 54, height: 52, rx: 14 }),
      node("rect", { class: "disc", x: -11 - (ring.number.length - 1) * 4, y: -21, width: 22 + (ring.number.length - 1) * 8, height: 22, rx: 11 }),
      Object.assign(node("text", { x: 0, y: -5, "text-anchor": "middle", class: "number" }), { textContent: ring.number }),
      Object.assign(node("text", { x: 0, y: 19, "text-anchor": "middle", class: "chance" }), { textContent: ring.text ?? "" }));
  }

  arrow({ from, to, seat, dashed }, px) {
    const [a, b] = [this.find(from), this.find(to)];
    if (!a || !b || a === b || !this.board.svg.contains(a) || !this.board.svg.contains(b)) return [];
    const [p, q] = [this.where(a), this.where(b)];
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const [ux, uy] = [(q.x - p.x) / length, (q.y - p.y) / length];
    const [sx, sy, ex, ey] = [p.x + ux * p.w * 0.3, p.y + uy * p.h * 0.3, q.x - ux * q.w * 0.2, q.y - uy * q.h * 0.2];
    const head = 9 * px;
    const d = `M ${sx} ${sy} L ${ex} ${ey} M ${ex - ux * head - uy * head} ${ey - uy * head + ux * head} L ${ex} ${ey} L ${ex - ux * head + uy * head} ${ey - uy * head - ux * head}`;
    return [node("path", { d, fill: "none", class: "under-line", "stroke-width": 9 * px, "stroke-linecap": "round" }),
      node("path", { d, fill: "none", class: seat === undefined ? "hint-line" : `stroke-${seat}`, "stroke-width": 5 * px, "stroke-linecap": "round", "stroke-dasharray": dashed ? `${9 * px} ${8 * px}` : null })];
  }
}
