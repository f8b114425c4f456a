// A table of many panels: beside each other where there is room, else some of them share a place and one is seen. Which
// ones share is a matter of styles (parts.css). It knows no game.

import { el } from "./common.js";

const ORDER = ["market", "board", "cards", "hand", "tray"];

export class Parts {
  constructor(bar, places) {
    Object.assign(this, { bar, places });
    this.seen = "";
    this.lit = []; // what can be clicked
    this.names = [];
    bar.addEventListener("click", (event) => {
      const button = event.target.closest("[data-tab]");
      if (button) this.open(button.dataset.tab);
    });
    addEventListener("resize", () => {
      this.seek(this.lit);
      this.press();
    });
  }

  get many() {
    return document.body.classList.contains("with-market");
  }

  show(panels) {
    const known = new Map(panels.map((panel) => [panel.name, panel]));
    const many = known.has("market");
    if (many !== this.many) this.arrange(many);
    this.bar.hidden = !many;
    if (!many) return;
    this.names = ORDER.filter((name) => known.has(name));
    const labels = this.names.map((name) => known.get(name).label);
    if (labels.join() !== this.labels) {
      this.labels = labels.join();
      this.bar.replaceChildren(...this.names.map((name, i) => el("button", { type: "button", "data-tab": name }, labels[i])));
      this.names.forEach((name, i) => this.places[name]?.closest("section").setAttribute("aria-label", labels[i]));
    }
    this.open(document.body.dataset.tab ?? this.names[0]);
  }

  // What explains a thing must be seen wherever the thing lies, not on the board alone.
  arrange(many) {
    document.body.classList.toggle("with-market", many);
    const call = document.getElementById("call");
    (many ? document.getElementById("stage") : document.querySelector(".boardbox")).append(call);
  }

  open(name) {
    document.body.dataset.tab = name;
    this.press();
  }

  place(name) {
    return this.places[name] ?? document.getElementById("board");
  }

  // Does something that can be clicked lie in this panel, which is not seen?
  hides(name) {
    const place = this.place(name);
    return !place.checkVisibility() && this.lit.some((element) => place.contains(element));
  }

  // Of those that share a place the one that is seen is pressed, whether it was opened or is there at first. A part of the
  // own mat is always seen.
  press() {
    for (const button of this.bar.children) {
      const { tab } = button.dataset;
      const place = this.place(tab);
      const seen = tab === "tray" ? document.body.dataset.tab === tab : place.checkVisibility();
      button.setAttribute("aria-pressed", String(seen));
    }
  }

  // If nothing of what can be clicked is in sight, what holds it comes into sight.
  follow(elements) {
    const now = elements.map((element) => element.dataset.target).join();
    this.lit = elements;
    if (!this.many || now === this.seen) return;
    this.seen = now;
    this.seek(elements);
  }

  seek(elements) {
    if (!this.many || !elements.length || elements.some((element) => element.checkVisibility())) return;
    // What is folded up within a panel is unfolded only if nothing else can be clicked.
    const free = elements.filter((element) => !folded(element));
    const found = (free.length ? free : elements).map((element) => this.names.find((name) => this.place(name).contains(element))).find(Boolean);
    if (found) this.open(found);
    if (!free.length) for (const element of elements) folded(element)?.setAttribute("open", "");
  }
}

function folded(element) {
  return element.closest("details:not([open])");
}
