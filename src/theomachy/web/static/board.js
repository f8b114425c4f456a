// The board: fitted into its window, pushed and zoomed, and changed smoothly from one position to the next. It knows no game.

import { glide, places, shown, still } from "./drawing.js";
import { morph } from "./morph.js";

const SLOP = 6; // pixels a finger may tremble and still mean a click
const CLOSEST = 6; // times larger than fitted
const LARGEST = 1.55; // pixels for a unit of the drawing, unless somebody zooms

export class Board {
  constructor(place, { onTarget, onPoint, onView }) {
    Object.assign(this, { place, onTarget, onPoint, onView });
    this.svg = null;
    this.panel = null;
    this.view = null; // the middle and the scale that a person chose; null: everything, as large as it can be read
    this.fingers = new Map();
    this.size = null; // of the place, in pixels; asking the browser for it while the picture changes would be slow
    this.text = "";
    this.gliding = [];
    this.sheet = new CSSStyleSheet();
    this.css = "";
    document.adoptedStyleSheets.push(this.sheet);
    this.moved = false;
    place.addEventListener("pointerdown", (e) => this.down(e));
    place.addEventListener("pointermove", (e) => this.move(e));
    place.addEventListener("pointerup", (e) => this.up(e));
    place.addEventListener("pointercancel", (e) => this.fingers.delete(e.pointerId));
    place.addEventListener("pointerleave", () => onPoint(null));
    place.addEventListener("click", (e) => this.click(e));
    place.addEventListener("wheel", (e) => {
      e.preventDefault();
      if (!e.ctrlKey && this.onWheel?.(e.deltaY)) return;
      this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), e.clientX, e.clientY);
    }, { passive: false });
    place.addEventListener("dblclick", (e) => { if (!e.target.closest("[data-target]")) this.fit(); });
  }

  clear() {
    this.place.replaceChildren();
    this.svg = null;
    this.text = "";
  }

  show(panel, smooth) {
    this.panel = panel;
    if (this.svg && panel.body === this.text) return void this.apply();
    // Styles of a picture become a sheet of the page: the page allows no inline ones.
    const styles = [];
    const plain = panel.body.replace(/<style(?:\/>|>([^<]*)<\/style>)/g, (_, css) => (styles.push(css ?? ""), ""));
    this.restyle(styles.join("\n").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    const before = smooth && this.svg && !still.matches ? places(this.svg) : null;
    for (const animation of this.gliding.splice(0)) animation.cancel();
    const fresh = shown(plain, "svg");
    if (!fresh) return;
    this.text = panel.body;
    const [x, y, w, h] = fresh.getAttribute("viewBox").split(/\s+/).map(Number);
    this.whole = { x, y, w, h };
    for (const name of ["width", "height", "style", "viewBox"]) fresh.removeAttribute(name);
    if (this.svg) this.become(fresh);
    else this.place.replaceChildren(this.svg = fresh);
    this.apply();
    if (before) this.gliding = glide(this.svg, before);
  }

  // The view of the moment and the marks of the page stay; everything else becomes the fresh picture.
  become(fresh) {
    const box = this.svg.getAttribute("viewBox");
    if (box) fresh.setAttribute("viewBox", box);
    for (const old of this.svg.querySelectorAll(":scope > .marks")) old.remove();
    morph(this.svg, fresh);
  }

  // A sheet that is set again makes the browser work out the style of everything, even if it is the same.
  restyle(css) {
    if (css !== this.css) this.sheet.replaceSync(css);
    this.css = css;
  }

  // ---- pan and zoom

  measure() {
    this.size ??= { width: this.place.clientWidth || 1, height: this.place.clientHeight || 1 };
    return this.size;
  }

  // Pixels for a unit: everything is seen, but never so small that it cannot be read.
  get fitted() {
    const { width, height } = this.measure();
    const { w, h } = this.whole;
    const least = Math.max((this.panel.width || 0) / w, (this.panel.height || 0) / h);
    return Math.max(least, Math.min(width / w, height / h, LARGEST));
  }

  get now() {
    const { x, y, w, h } = this.whole;
    return this.view ?? { x: x + w / 2, y: this.startY ?? y + h / 2, scale: this.fitted };
  }

  resized() {
    this.size = null;
    if (this.view && this.svg) this.view = this.kept({ ...this.view, scale: Math.max(this.view.scale, this.fitted) });
    this.apply();
  }

  apply() {
    if (!this.svg) return;
    const { width, height } = this.measure();
    const { x, y, w, h } = this.whole;
    const scale = this.fitted;
    // A long drawing of a narrow window is read from its top.
    this.startY = h * scale > height * 1.3 && h > 1.5 * w ? y + height / scale / 2 : null;
    const at = this.now;
    const [bw, bh] = [width / at.scale, height / at.scale];
    this.svg.setAttribute("viewBox", `${at.x - bw / 2} ${at.y - bh / 2} ${bw} ${bh}`);
    const out = w * at.scale > width + 2 || h * at.scale > height + 2;
    this.place.classList.toggle("zoomed", out);
    this.onView?.({ x: at.x - bw / 2, y: at.y - bh / 2, w: bw, h: bh, whole: this.whole, out });
  }

  fit() {
    this.view = null;
    this.apply();
  }

  zoom(factor, clientX, clientY) {
    if (!this.svg) return;
    const box = this.place.getBoundingClientRect();
    const old = this.now;
    const scale = Math.min(Math.max(old.scale * factor, this.fitted * 0.999), this.fitted * CLOSEST);
    if (scale <= this.fitted && factor < 1) return void this.fit();
    const dx = (clientX ?? box.x + box.width / 2) - (box.x + box.width / 2);
    const dy = (clientY ?? box.y + box.height / 2) - (box.y + box.height / 2);
    this.view = this.kept({ x: old.x + dx / old.scale - dx / scale, y: old.y + dy / old.scale - dy / scale, scale });
    this.apply();
  }

  pan(dx, dy) {
    if (!this.svg) return;
    const old = this.now;
    const { w, h } = this.whole;
    const { width, height } = this.measure();
    if (!this.view && w * old.scale <= width + 2 && h * old.scale <= height + 2) return;
    this.view = this.kept({ ...old, x: old.x - dx / old.scale, y: old.y - dy / old.scale });
    this.apply();
  }

  // The picture never leaves the window.
  kept(view) {
    const { x, y, w, h } = this.whole;
    const { width, height } = this.measure();
    const keep = (middle, from, size, seen) => (size <= seen ? from + size / 2
      : Math.min(Math.max(middle, from + seen / 2 - seen / 5), from + size - seen / 2 + seen / 5));
    return { ...view, x: keep(view.x, x, w, width / view.scale), y: keep(view.y, y, h, height / view.scale) };
  }

  // Bring something into sight that is not.
  reveal(elements) {
    if (!this.svg || !elements.length) return;
    const box = this.place.getBoundingClientRect();
    if (!box.width) return; // behind another panel nothing can be brought into sight, and nothing measured
    const found = elements.map((e) => e.getBoundingClientRect());
    const seen = (p) => p.top >= box.top - 4 && p.bottom <= box.bottom + 4 && p.right > box.left && p.left < box.right;
    if (found.some(seen)) return;
    const first = found.reduce((a, b) => (b.top < a.top ? b : a));
    this.pan(box.left + box.width / 2 - (first.left + first.right) / 2, box.top + box.height / 2 - (first.top + first.bottom) / 2);
  }

  down(event) {
    if (this.fingers.size === 0) this.moved = false;
    this.pressed = event.target.closest?.("[data-target]") ?? null;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== "touch") this.onPoint(event.target.closest?.("[data-target]") ?? null);
      return;
    }
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (!this.moved && Math.hypot(event.clientX - finger.x0, event.clientY - finger.y0) < SLOP) return;
    if (!this.moved) {
      this.moved = true;
      this.place.setPointerCapture(event.pointerId);
    }
    if (this.fingers.size === 2) {
      const [other] = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, f]) => f);
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) this.zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      this.pan(dx / 2, dy / 2);
    } else this.pan(dx, dy);
    finger.x = event.clientX;
    finger.y = event.clientY;
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    // The picture was drawn anew between down and up, so the browser knows no click; the hand meant one.
    if (this.pressed && !this.moved && !this.pressed.isConnected) this.onTarget(this.pressed.dataset.target);
    this.pressed = null;
  }

  click(event) {
    if (this.moved) return;
    this.onTarget(event.target.closest("[data-target]")?.dataset.target ?? null);
  }
}
