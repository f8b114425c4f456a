// The picture: shown, moved, zoomed, and changed smoothly from one position to the next. It knows no game.

import { morph } from "./morph.js";

const SLOP = 6; // pixels a finger may tremble and still mean a click
const CLOSEST = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  constructor(place, { onTarget, onHover }) {
    this.place = place;
    this.onTarget = onTarget;
    this.onHover = onHover;
    this.svg = null;
    this.whole = null; // the picture's own viewBox
    this.view = null; // what of it is shown; null: everything
    this.fingers = new Map();
    this.size = null; // of the place, in pixels; asking the browser for it while the picture changes would be slow
    this.text = ""; // the picture as it came
    this.css = "";
    this.gliding = [];
    this.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(this.sheet);
    this.moved = false;
    place.addEventListener("pointerdown", (e) => this.down(e));
    place.addEventListener("pointermove", (e) => this.move(e));
    place.addEventListener("pointerup", (e) => this.up(e));
    place.addEventListener("pointercancel", (e) => this.fingers.delete(e.pointerId));
    place.addEventListener("pointerleave", () => onHover(null));
    place.addEventListener("click", (e) => this.click(e));
    place.addEventListener("keydown", (e) => {
      if (e.key !== "Enter" && e.key !== " ") return;
      const target = targetOf(e.target);
      if (target) {
        e.preventDefault();
        onTarget(target);
      }
    });
    place.addEventListener("focusin", (e) => onHover(targetOf(e.target)));
    place.addEventListener("wheel", (e) => {
      e.preventDefault();
      if (!e.ctrlKey && this.whole && this.base !== this.whole && (!this.view || this.view.w === this.whole.w)) {
        return void this.pan(0, -e.deltaY);
      }
      this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), e.clientX, e.clientY);
    }, { passive: false });
    place.addEventListener("dblclick", (e) => { if (!targetOf(e.target)) this.fit(); });
  }

  clear() {
    this.place.replaceChildren();
    this.svg = null;
    this.text = "";
  }

  show(text, smooth) {
    if (this.svg && text === this.text) return void this.apply();
    // Styles of a picture become a sheet of the page: the page allows no inline ones.
    const styles = [];
    const plain = text.replace(/<style(?:\/>|>([^<]*)<\/style>)/g, (_, css) => (styles.push(css ?? ""), ""));
    const parsed = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
    if (parsed.localName !== "svg") return;
    this.text = text;
    this.restyle(styles.join("\n").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    const svg = document.importNode(parsed, true);
    const [x, y, w, h] = svg.getAttribute("viewBox").split(/\s+/).map(Number);
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.removeAttribute("style");
    const focused = targetOf(document.activeElement);
    const before = smooth && this.svg && !still.matches ? places(this.svg) : null;
    for (const animation of this.gliding.splice(0)) animation.cancel();
    if (this.whole && (this.whole.w !== w || this.whole.h !== h)) this.view = this.view && this.whole.w === w ? this.view : null;
    this.whole = { x, y, w, h };
    if (this.svg) morph(this.svg, svg);
    else this.place.replaceChildren(svg);
    this.svg ??= svg;
    this.drawnLit = new Set(this.svg.querySelectorAll("[data-target].lit"));
    this.apply();
    if (before) this.gliding = glide(this.svg, before);
    if (focused && targetOf(document.activeElement) !== focused) this.find(focused)?.focus({ preventScroll: true });
  }

  // A sheet that is set again makes the browser work out the style of everything, even if it is the same.
  restyle(css) {
    if (css !== this.css) this.sheet.replaceSync(css);
    this.css = css;
  }

  find(target) {
    return this.svg?.querySelector(`[data-target="${CSS.escape(target)}"]`) ?? null;
  }

  targets() {
    return this.svg ? [...this.svg.querySelectorAll("[data-target]")] : [];
  }

  // Which targets can be clicked, and which were. What was drawn lit and no longer is becomes calm.
  mark({ lit, chosen }) {
    for (const element of this.targets()) {
      const target = element.dataset.target;
      const on = lit.has(target);
      element.classList.toggle("lit", on);
      element.classList.toggle("chosen", chosen.includes(target));
      element.classList.toggle("calm", this.drawnLit.has(element) && !on && !chosen.includes(target));
      if (on) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else element.removeAttribute("tabindex");
    }
  }

  // ---- pan and zoom

  // What is shown without zoom: the whole picture, or its full width where a tall picture would become too small.
  get base() {
    const { x, y, w, h } = this.whole;
    this.size ??= { width: this.place.clientWidth, height: this.place.clientHeight };
    const shown = this.size.width ? (w * this.size.height) / this.size.width : h;
    return h > w && shown < h ? { x, y, w, h: shown } : this.whole;
  }

  resized() {
    this.size = null;
    this.apply();
  }

  apply() {
    if (!this.svg) return;
    const { x, y, w, h } = this.view ?? this.base;
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.place.classList.toggle("zoomed", this.view !== null);
  }

  fit() {
    this.view = null;
    this.apply();
  }

  point(clientX, clientY) {
    const matrix = this.svg.getScreenCTM();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  }

  zoom(factor, clientX, clientY) {
    if (!this.svg) return;
    const box = this.place.getBoundingClientRect();
    const at = this.point(clientX ?? box.x + box.width / 2, clientY ?? box.y + box.height / 2);
    const old = this.view ?? this.base;
    const w = old.w / factor;
    if (w >= this.whole.w) return void this.fit();
    if (w < this.whole.w / CLOSEST) return;
    const k = w / old.w;
    this.view = this.kept({ x: at.x - (at.x - old.x) * k, y: at.y - (at.y - old.y) * k, w, h: old.h * k });
    this.apply();
  }

  // On a phone the picture is longer than the screen: show something that can be clicked, if nothing such is in sight.
  reveal(lit) {
    if (!this.svg || !lit.size || (!this.view && this.base === this.whole)) return;
    const box = this.place.getBoundingClientRect();
    const places = this.targets().filter((e) => lit.has(e.dataset.target)).map((e) => e.getBoundingClientRect());
    const seen = (p) => p.top >= box.top - 4 && p.bottom <= box.bottom + 4 && p.right > box.left && p.left < box.right;
    if (!places.length || places.some(seen)) return;
    const first = places.reduce((a, b) => (b.top < a.top ? b : a));
    this.pan(0, box.top + box.height / 2 - (first.top + first.bottom) / 2);
  }

  pan(dx, dy) {
    if (!this.view && this.base === this.whole) return;
    this.view ??= this.base;
    const scale = this.svg.getScreenCTM().a;
    this.view = this.kept({ ...this.view, x: this.view.x - dx / scale, y: this.view.y - dy / scale });
    this.apply();
  }

  // The picture never leaves the screen.
  kept(view) {
    const { x, y, w, h } = this.whole;
    const slackX = view.w < w ? view.w / 4 : 0;
    const slackY = view.w < w ? view.h / 4 : 0;
    return {
      ...view,
      x: Math.min(Math.max(view.x, x - slackX), Math.max(x, x + w - view.w) + slackX),
      y: Math.min(Math.max(view.y, y - slackY), Math.max(y, y + h - view.h) + slackY),
    };
  }

  down(event) {
    if (this.fingers.size === 0) this.moved = false;
    this.pressed = event.target.closest?.("[data-target]") ?? null;
    this.touched = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      this.onHover(targetOf(event.target));
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
    // A finger cannot hover: what it touched last counts as pointed at, for what a picture shows on pointing. The browser
    // moves a click to something near that looks more like a button; what was touched is under the finger.
    for (const element of this.place.querySelectorAll(".pointed")) element.classList.remove("pointed");
    if (event.pointerType === "touch") document.elementFromPoint(this.touched.x, this.touched.y)?.classList.add("pointed");
    this.onTarget(targetOf(event.target));
  }
}

function targetOf(element) {
  return element?.closest?.("[data-target]")?.dataset.target ?? null;
}

function places(svg) {
  const found = new Map();
  for (const element of svg.querySelectorAll("[data-key]")) {
    found.set(element.dataset.key, Object.assign(element.getBoundingClientRect(), { kin: element.dataset.kin }));
  }
  return found;
}

// Pieces of one kin cannot be told apart: if one is gone from its place and one is new, it has moved.
function moved(svg, before) {
  const now = new Map();
  for (const element of svg.querySelectorAll("[data-kin]")) now.set(element.dataset.key, element.dataset.kin);
  const found = new Map();
  for (const kin of new Set(now.values())) {
    const fresh = [...now].filter(([key, k]) => k === kin && !before.has(key));
    const gone = [...before].filter(([key, place]) => place.kin === kin && !now.has(key));
    if (fresh.length === 1 && gone.length === 1) found.set(fresh[0][0], gone[0][1]);
  }
  return found;
}

// Pieces that the old picture had too glide from where they were; new ones appear.
function glide(svg, before) {
  const relatives = moved(svg, before);
  const gliding = [];
  for (const element of svg.querySelectorAll("[data-key]")) {
    const above = element.parentElement.closest("[data-key]");
    if (above && svg.contains(above)) continue; // it moves with what it stands on
    const old = before.get(element.dataset.key) ?? relatives.get(element.dataset.key);
    if (!old) {
      gliding.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" }));
      continue;
    }
    const now = element.getBoundingClientRect();
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.hypot(dx, dy) < 1.5) continue;
    const matrix = element.parentElement.getScreenCTM?.();
    if (!matrix) continue;
    const from = `${dx / matrix.a}px ${dy / matrix.d}px`;
    gliding.push(element.animate([{ translate: from }, { translate: "0px 0px" }], { duration: 450, easing: "cubic-bezier(.3,.7,.3,1)" }));
  }
  return gliding;
}
