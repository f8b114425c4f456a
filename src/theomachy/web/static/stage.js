// All panels of the table: shown where they belong, lit, chosen, pointed at. It knows no game.
//
// A drawing holds what is to be seen later, hidden: offers (prices), ghosts (the piece that would lie there), what would
// turn. Which of it is seen hangs on what is lit, chosen and pointed at (docs/pictures.md).

import { Board } from "./board.js";
import { glide, places, shown, still } from "./drawing.js";
import { Focus } from "./focus.js";
import { Marks } from "./marks.js";
import { morph } from "./morph.js";
import { Parts } from "./parts.js";

export class Stage {
  constructor(root, { onTarget, onPoint, onWhy }) {
    this.root = root;
    this.onTarget = onTarget;
    this.onPoint = onPoint;
    this.bodies = new Map(); // of HTML panels, by place
    this.pointed = null;
    this.spoken = null; // what was shown of it is as fresh as the picture
    this.drawnLit = new Set();
    this.lens = false;
    this.old = false; // a game whose picture is one panel that draws for itself what is lit
    const $ = (id) => document.getElementById(id);
    this.places = { tray: $("tray-body"), stock: $("stock"), market: $("market"), cards: $("cards"), hand: $("hand"), defs: $("defs") };
    this.stockbox = $("stockbox");
    this.html = Object.keys(this.places).filter((name) => name !== "defs");
    this.parts = new Parts($("parts"), this.places);
    const onBoard = (target) => {
      if (this.parts.many) this.point(target ? this.find(target) : null); // a finger cannot hover
      onTarget(target);
    };
    this.board = new Board($("board"), { onTarget: onBoard, onPoint: (e) => this.point(e), onView: (view) => this.overview(view) });
    this.marks = new Marks(this.board, root);
    this.map = $("overview");
    root.addEventListener("keydown", (e) => {
      const target = e.target.closest("[data-target]");
      if (!target || target.localName === "button" || (e.key !== "Enter" && e.key !== " ")) return;
      e.preventDefault();
      onTarget(target.dataset.target);
    });
    for (const place of this.html.map((name) => this.places[name])) {
      place.addEventListener("click", (e) => {
        if (e.target.closest("[data-drawer]")) document.body.classList.toggle("open-tray");
        const closed = e.target.closest("[data-why]");
        if (closed) return onWhy(closed.dataset.why);
        const found = e.target.closest("[data-target], [data-says]");
        if (e.pointerType === "touch") this.point(found); // a finger cannot hover
        if (found?.dataset.target) onTarget(found.dataset.target);
        return undefined;
      });
      place.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch" && !this.rests(e)) this.point(e.target.closest("[data-target], [data-says]")); });
      place.addEventListener("pointerleave", () => this.point(null));
    }
    root.addEventListener("dragstart", (e) => e.preventDefault()); // a click that slips drags no picture away
    root.addEventListener("pointermove", (e) => { this.hand = { x: e.clientX, y: e.clientY }; });
    // Whoever goes by keys points with the focus; what merely kept it after a click is not pointed at.
    root.addEventListener("focusin", (e) => { if (e.target.matches(":focus-visible")) this.point(e.target.closest("[data-target]")); });
    this.focus = new Focus(this);
    for (const kind of ["pointerover", "focusin", "click"]) root.addEventListener(kind, (e) => this.speak(e.target.closest?.("[data-shows]") ?? null));
    root.addEventListener("pointerleave", () => this.speak(null));
  }

  // Nothing is pointed at until the hand moves: what comes to lie under a resting one is not meant.
  rest() {
    this.resting = this.hand;
    this.point(null);
  }

  rests(event) {
    return Boolean(this.resting) && event.clientX === this.resting.x && event.clientY === this.resting.y;
  }

  clear() {
    this.board.clear();
    for (const name of this.html) this.places[name].replaceChildren();
    this.bodies.clear();
  }

  show(panels, smooth) {
    const focused = this.focus.held();
    const names = new Set(panels.map((panel) => panel.name));
    this.old = !names.has("tray");
    document.body.classList.toggle("one-picture", this.old);
    // A tray that needs width is a hand of cards: it lies below the board where the window allows it.
    document.body.classList.toggle("tray-below", panels.some((panel) => panel.name === "tray" && panel.width > 0));
    const before = smooth && !still.matches ? places(this.root) : null; // of all panels: a card goes from the display to a hand
    for (const panel of panels) {
      if (panel.name === "board") this.board.show(panel, smooth);
      else if (this.places[panel.name]) this.fill(this.places[panel.name], panel, before);
    }
    // A stock that has a width of its own stands beside the board, as a column; one without lies in the tray.
    const width = panels.find((panel) => panel.name === "stock")?.width ?? 0;
    document.body.classList.toggle("stock-beside", width > 0);
    if (width) {
      document.documentElement.style.setProperty("--stock", `${width}px`);
      document.querySelector("#stock-open span").textContent = panels.find((panel) => panel.name === "stock").label;
    }
    const home = width ? this.root : this.places.tray.parentElement;
    if (this.stockbox.parentElement !== home) home.append(this.stockbox);
    for (const name of this.html) {
      if (!names.has(name)) this.places[name].replaceChildren();
      this.places[name].closest("[data-panel]").hidden = !names.has(name);
    }
    this.parts.show(panels); // which of them is seen is measured
    this.drawnLit = new Set(this.board.svg?.querySelectorAll("[data-target].lit"));
    this.focus.keep(focused);
  }

  fill(place, panel, before) {
    if (this.bodies.get(place) === panel.body) return;
    this.bodies.set(place, panel.body);
    const fresh = shown(panel.body, panel.kind);
    if (!fresh) return;
    if (panel.kind !== "html") place.replaceChildren(fresh);
    else {
      const open = [...place.querySelectorAll("details")].map((d) => d.open);
      const copy = place.cloneNode(false);
      copy.append(...fresh.childNodes);
      morph(place, copy);
      place.querySelectorAll("details").forEach((d, i) => { d.open = open[i] ?? d.open; });
    }
    if (before?.size) glide(place, before);
  }

  // The element of a target; of a thing that can be turned, whichever way it lies.
  find(target) {
    return this.root.querySelector(`[data-target="${CSS.escape(target)}"]`)
      ?? [...this.root.querySelectorAll("[data-turns]")].find((e) => e.dataset.turns.includes(`"${target}"`))?.querySelector("[data-target]") ?? null;
  }

  // The question of a combination of things, where the drawing has one for all of these: cards of an attack, say.
  combined(chosen) {
    const known = this.root.querySelector("[data-questions]")?.dataset.questions;
    const found = Object.entries(known ? JSON.parse(known) : {}).filter(([targets]) => targets.split(" ").every((t) => chosen.includes(t)));
    return found.sort(([a], [b]) => b.split(" ").length - a.split(" ").length)[0]?.[1] ?? null;
  }

  // Everything that an action can name; moments of the graph of a finished game are another matter.
  targets() {
    return [...this.root.querySelectorAll("[data-target]")].filter((element) => !element.closest("#pane-review"));
  }

  // Which targets can be clicked, and which were. In a picture that draws for itself what is lit, what no longer is becomes calm.
  mark({ lit, chosen }) {
    this.lit = lit;
    this.chosen = chosen;
    for (const element of this.targets()) {
      const target = element.dataset.target;
      const on = lit.has(target);
      const mine = chosen.includes(target);
      element.classList.toggle("lit", on);
      element.classList.toggle("chosen", mine);
      element.classList.toggle("calm", this.drawnLit.has(element) && !on && !mine);
      if (element.localName === "button") {
        element.setAttribute("aria-pressed", String(mine));
        if (this.parts.many) element.tabIndex = on || mine ? 0 : -1; // among many things only those that can be done are steps
      } else if (on || mine) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else {
        element.setAttribute("role", "img"); // with its name; without a role it would be read as a group
        if (element === document.activeElement) element.setAttribute("tabindex", "-1"); // the focus rests there
        else element.removeAttribute("tabindex");
      }
    }
    for (const e of this.root.querySelectorAll("[data-unless]")) e.hidden = lit.has(e.dataset.unless); // what is said of closed things only
    this.attend();
    this.parts.follow(this.targets().filter((element) => lit.has(element.dataset.target)));
    this.bring();
    this.focus.restore(); // what comes into sight may take it
    this.reveal();
  }

  // What goes on with a choice may lie below the rim of its panel, and nobody would look for it there.
  bring() {
    const lit = this.chosen.length ? this.focus.lit() : [];
    const rim = (element) => element.closest(".tray, .part, .stockbox")?.getBoundingClientRect();
    const within = ({ top, bottom, left, right }, room) => !room
      || (top + bottom > 2 * room.top && top + bottom < 2 * room.bottom && left + right > 2 * room.left && left + right < 2 * room.right);
    if (!lit.some((element) => within(element.getBoundingClientRect(), rim(element)))) lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // The board comes near for what can be chosen there, and for places that are marked with figures.
  attend() {
    const numbered = this.marks.rings.filter((ring) => ring.number).map((ring) => this.marks.find(ring.place));
    const chosen = this.board.svg?.querySelectorAll("[data-target]:is(.lit, .chosen)") ?? [];
    this.board.attend([...chosen, ...numbered].filter((element) => element && this.board.place.contains(element)));
    if (numbered.length) this.board.apply();
  }

  point(element) {
    const target = element?.dataset.target ?? null;
    const said = element?.dataset.says ?? "";
    if (target === this.pointed && said === this.said) return;
    this.pointed = target;
    this.said = said; // what the thing says about itself
    this.at = element;
    this.reveal();
    this.onPoint(target);
  }

  // What belongs to a thing that is pointed at but cannot be chosen: its border in the drawing, and its words.
  speak(element) {
    const about = element?.dataset.shows ?? null;
    if (about === this.spoken) return;
    this.spoken = about;
    for (const e of this.board.svg?.querySelectorAll(".revealed") ?? []) e.classList.toggle("on", about === "*" || (about !== null && e.dataset.of === about));
    this.words = about ? this.board.svg?.querySelector(`[data-of="${CSS.escape(about)}"]`)?.getAttribute("aria-label") ?? "" : "";
    this.onPoint(this.pointed);
  }

  // Show of what is hidden in the drawing what belongs to this moment.
  reveal() {
    const svg = this.board.svg;
    if (!svg) return;
    const { lit = new Set(), chosen = [] } = this;
    const meant = (e) => !e.dataset.for || e.dataset.for.split(" ").some((t) => chosen.includes(t));
    const touched = new Set();
    // Through the lens a place tells what it would bring instead of what it costs.
    const asked = (e) => (e.classList.contains("lens") ? this.lens : !(this.lens && e.classList.contains("price")));
    for (const e of svg.querySelectorAll(".offer")) e.classList.toggle("on", lit.has(e.closest("[data-target]")?.dataset.target) && meant(e) && asked(e));
    for (const e of svg.querySelectorAll(".ghost")) {
      const target = e.closest("[data-target]")?.dataset.target;
      const on = meant(e) && (chosen.includes(target) || (lit.has(target) && target === this.pointed));
      e.classList.toggle("on", on);
      if (on) for (const t of (e.dataset.touch ?? "").split(" ").filter(Boolean)) touched.add(t);
    }
    for (const e of svg.querySelectorAll("[data-target]")) e.classList.toggle("touched", touched.has(e.dataset.target));
    // What lies elsewhere but belongs to a target: the time an action would take, the coins after it.
    const now = (t) => chosen.includes(t) || (t === this.pointed && lit.has(t));
    for (const e of this.root.querySelectorAll("[data-when]")) e.classList.toggle("on", e.dataset.when.split(" ").some(now));
    this.touched = touched;
  }

  // Is there anything to be seen through the lens now?
  get hasLens() {
    return Boolean(this.chosen?.length && this.board.svg?.querySelector(".offer.lens"));
  }

  // The elements that are spoken of now: a call-out keeps off them.
  about() {
    const found = [...(this.touched ?? []), ...(this.chosen ?? []), this.pointed].filter(Boolean);
    const within = document.body.classList.contains("with-market") ? this.root : this.board.svg;
    const elements = found.map((t) => within?.querySelector(`[data-target="${CSS.escape(t)}"]`)).filter(Boolean);
    return elements.length || !this.at?.isConnected ? elements : [this.at];
  }

  // Where you are on a board that does not fit its window.
  overview({ x, y, w, h, whole, out }) {
    // A board of which nearly all is seen needs no second one over it, and where places are marked nothing hides them.
    const most = w * h > 0.8 * whole.w * whole.h || this.marks?.rings.some((ring) => ring.number);
    this.map.toggleAttribute("hidden", !out || most);
    if (!out || most) return;
    this.map.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.w} ${whole.h}`);
    const dots = [...(this.board.svg?.querySelectorAll("[data-key][data-place]") ?? [])].map((e) => {
      const at = e.transform.baseVal.consolidate()?.matrix;
      const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      for (const [name, value] of [["cx", at?.e ?? 0], ["cy", at?.f ?? 0], ["r", 30]]) dot.setAttribute(name, value);
      dot.setAttribute("class", e.dataset.owner ? `fill-${e.dataset.owner}` : "nobodys");
      return dot;
    });
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({ x, y, width: w, height: h, class: "frame" })) frame.setAttribute(name, value);
    this.map.replaceChildren(...dots, frame);
  }
}
