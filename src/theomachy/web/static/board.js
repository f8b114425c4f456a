// The board: fitted into its window, pushed and zoomed, and changed smoothly from one position to the next. It knows no game.

import { glide, places, shown, small, still } from "./drawing.js";
import { morph } from "./morph.js";

const SLOP = 6; // pixels a finger may tremble and still mean a click
const CLOSEST = 6; // times larger than fitted
const LARGEST = 1.55; // pixels for a unit of the drawing, unless somebody zooms
const LOOSE = 1.25; // how much larger everything could be before a picture that has become smaller is fitted anew
// A desk at 200 %: what is drawn smaller than elsewhere is as large on the glass, and no finger has to hit it.
const ENLARGED = matchMedia("(max-height: 599px) and (min-width: 560px) and (max-width: 799px) and (pointer: fine)");
const TAUGHT = 0.8; // how much smaller things may be in a lesson on a phone, where the coach points at what is to be touched
const NEARING = 220; // milliseconds from far to near

export class Board {
  constructor(place, { onTarget, onPoint, onView }) {
    Object.assign(this, { place, onTarget, onPoint, onView });
    this.svg = null;
    this.panel = null;
    this.view = null; // the middle and the scale that a person chose; null: everything, as large as it can be read
    this.auto = null; // the middle and the scale while nobody chose any
    this.near = false; // something on it can be chosen: nothing is smaller than a fingertip
    this.left = null; // where somebody had pushed it, when it was near last
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
    this.rest = Number(fresh.getAttribute("data-rest")) || 1;
    if (this.view?.peek) this.view = null; // what was looked at more closely has changed
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

  // Pixels for a unit: everything is seen, but never so small that it cannot be read. A picture that says so may be
  // smaller while nothing on it can be chosen (`data-rest`).
  get fitted() {
    return this.fittedTo(this.near ? 1 : this.rest ?? 1);
  }

  fittedTo(rest) {
    const { width, height } = this.measure();
    const { w, h } = this.whole;
    const taught = small.matches && document.body.classList.contains("touring");
    const least = rest * (ENLARGED.matches ? 0.7 : taught ? TAUGHT : 1) * Math.max((this.panel.width || 0) / w, (this.panel.height || 0) / h);
    return Math.max(least, Math.min(width / w, height / h, LARGEST));
  }

  // Is it smaller than a fingertip needs?
  get isFar() {
    return this.now.scale < this.fittedTo(1) * 0.99;
  }

  get now() {
    return this.view ?? this.auto ?? this.middle();
  }

  middle() {
    const { x, y, w, h } = this.whole;
    return { x: x + w / 2, y: this.startY ?? y + h / 2, scale: this.fitted };
  }

  // A picture that grows or shrinks a little stays where it is as long as all of it is seen: nothing jumps.
  settle() {
    const fresh = this.middle();
    const old = this.auto;
    const { x, y, w, h } = this.whole;
    const { width, height } = this.measure();
    const within = (at, from, size, seen) => (size > seen + 1 ? Math.abs(at - from - size / 2) < size / 2
      : from > at - seen / 2 - 1 && from + size < at + seen / 2 + 1);
    const stays = old && old.scale <= fresh.scale * 1.001 && old.scale * LOOSE >= fresh.scale && this.startY === null
      && within(old.x, x, w, width / old.scale) && within(old.y, y, h, height / old.scale);
    if (!stays) this.auto = fresh;
  }

  // Comes near while one of these can be chosen, and goes back when nothing can: then all of it is seen.
  attend(elements) {
    const near = elements.length > 0;
    if (!this.svg || near === this.near) return;
    const before = this.now;
    const pushed = this.view && !this.view.peek && this.view.scale < this.fittedTo(1) * 1.01;
    if (this.near && pushed) [this.left, this.view] = [this.view, null];
    if (near && this.view?.peek) this.view = { ...this.view, peek: false };
    const lit = near ? this.around(elements) : null; // measured in the view of before
    this.near = near;
    this.auto = null;
    if (near && !this.view && this.left && this.fitted > this.fittedTo(this.rest ?? 1) * 1.01) this.view = this.kept({ ...this.left, scale: this.fitted });
    this.apply();
    if (near && !this.view && this.place.classList.contains("zoomed")) {
      this.auto = this.kept({ ...this.auto, ...lit });
      this.apply();
    }
    this.approach(before);
  }

  // The middle of all these, in units of the picture.
  around(elements) {
    const box = this.place.getBoundingClientRect();
    const at = this.now;
    const found = elements.map((e) => e.getBoundingClientRect()).filter((e) => e.width);
    if (!found.length) return null;
    const middle = (low, high, from, size, unit) => unit + ((Math.min(...low) + Math.max(...high)) / 2 - from - size / 2) / at.scale;
    return {
      x: middle(found.map((e) => e.left), found.map((e) => e.right), box.x, box.width, at.x),
      y: middle(found.map((e) => e.top), found.map((e) => e.bottom), box.y, box.height, at.y),
    };
  }

  // From what was seen before to what is seen now, in one movement.
  approach(before) {
    const now = this.now;
    if (still.matches || (Math.abs(before.scale / now.scale - 1) < 0.01 && Math.hypot(before.x - now.x, before.y - now.y) < 2)) return;
    const { width, height } = this.measure();
    const k = before.scale / now.scale;
    const [x, y] = [[width, now.x - before.x], [height, now.y - before.y]].map(([size, by]) => (size / 2) * (1 - k) + by * before.scale);
    this.svg.animate([{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${k})` }, { transformOrigin: "0 0", transform: "none" }],
      { duration: NEARING, easing: "cubic-bezier(.2,.8,.3,1)" });
  }

  resized() {
    this.size = null;
    this.auto = null;
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
    this.settle();
    const at = this.now;
    const [bw, bh] = [width / at.scale, height / at.scale];
    this.svg.setAttribute("viewBox", `${at.x - bw / 2} ${at.y - bh / 2} ${bw} ${bh}`);
    const out = w * at.scale > width + 2 || h * at.scale > height + 2;
    this.place.classList.toggle("zoomed", out);
    this.place.classList.toggle("far", this.isFar);
    this.place.style.setProperty("--unit", at.scale); // pixels for a unit, for what must not become smaller
    this.onView?.({ x: at.x - bw / 2, y: at.y - bh / 2, w: bw, h: bh, whole: this.whole, out });
  }

  fit() {
    this.view = this.auto = this.left = null;
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
    if (this.moved || (event.pointerType === "touch" && this.peek(event))) return;
    this.onTarget(event.target.closest("[data-target]")?.dataset.target ?? null);
  }

  // Seen from afar nothing is meant by a fingertip but that place: it comes near.
  peek({ clientX, clientY }) {
    if (!this.svg || !this.isFar) return false;
    const box = this.place.getBoundingClientRect();
    const before = this.now;
    const at = (client, from, size, middle) => middle + (client - from - size / 2) / before.scale;
    this.view = { ...this.kept({ x: at(clientX, box.x, box.width, before.x), y: at(clientY, box.y, box.height, before.y), scale: this.fittedTo(1) }), peek: true };
    this.apply();
    this.approach(before);
    return true;
  }
}
