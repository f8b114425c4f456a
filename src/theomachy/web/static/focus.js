// Playing by keys: arrows go from thing to thing that can be done, and the focus is never lost. It knows no game.
//
// Whatever is lit can be reached from wherever the focus is, by arrows alone: a graph of four ways from each thing is
// made anew for every key, and one in which something could not be reached is not used.

const DONE = "[data-target].lit, [data-target].chosen"; // what can be done, and what can be put back
// What goes with a choice: to do what is chosen or put it back, the tab of a panel that is not seen, what can be unfolded.
const BESIDE = ".call-actions button, .parts [data-tab], details:has([data-target]) > summary";
const ARROWS = [[-1, 0], [1, 0], [0, -1], [0, 1]];
const LEAST = 4; // pixels: what is nearer lies at the same place
const OUT = 1e6; // worse than anything that lies in the direction of the arrow
// Natural is the nearest in a wide angle, rather straight ahead than aside. Now and then something lies so that it is never
// the nearest. Then the plain rule: the nearest of each quarter by its depth. By these ways out everything can be reached
// from everywhere (Bose, De Carufel, Hill and Smid, On the Spanning and Routing Ratio of Theta-Four, 2019).
export const RULES = [{ angle: 2.5, aside: 2 }, { angle: 1, aside: 1e-3 }];

export class Focus {
  constructor(stage) {
    this.stage = stage;
    this.keyed = false; // something that can be done had the focus last, and nobody has clicked elsewhere since
    this.lost = false; // what had the focus is gone, and nothing could take it yet
    this.at = null; // where the focus was last, in pixels of the window
    stage.root.addEventListener("focusin", ({ target }) => {
      this.keyed = Boolean(target.closest(`[data-target], ${BESIDE}`));
      if (this.keyed) this.at = middle(target.closest("[data-target]") ?? target);
    });
    document.addEventListener("pointerdown", (e) => { if (!e.target.closest("[data-target]")) this.keyed = false; });
    // What had the focus may be hidden by a style only when the page is drawn, after everything has been marked. Fingers and
    // mice need no focus, and what they touch must not be left for it.
    let keys = false;
    document.addEventListener("keydown", () => { keys = true; }, true);
    document.addEventListener("pointerdown", () => { keys = false; }, true);
    stage.root.addEventListener("focusout", ({ relatedTarget }) => {
      if (keys && !relatedTarget && document.hasFocus()) setTimeout(() => { if (document.activeElement === document.body) this.restore(); });
    });
    // A dialog gives the focus back to what had it, unless that has gone meanwhile.
    document.addEventListener("close", () => this.restore(), true);
  }

  // The target that has the focus, before the panels change, and again after it.
  held() {
    const element = document.activeElement?.closest?.("[data-target]");
    if (element && this.stage.root.contains(element) && element.checkVisibility()) this.at = middle(element);
    return element?.dataset.target;
  }

  keep(target) {
    if (!target) return;
    if (document.activeElement?.closest?.("[data-target]")?.dataset.target !== target) this.give(this.stage.find(target));
    this.lost ||= document.activeElement === document.body;
  }

  give(element) {
    if (!element || !seen(element)) return;
    if (element.localName !== "button" && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    if (!element.matches(":focus-visible")) return; // a hand that points sees what it points at
    if (this.stage.board.place.contains(element)) this.stage.board.reveal([element]);
    else element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // What had the focus is gone or hidden: whoever plays by keys goes on with what can be done nearest to it.
  restore() {
    if (!(this.lost || this.keyed) || !this.stage.lit?.size) return; // or later, when something can be done again
    const here = document.activeElement;
    if (here && here !== document.body && seen(here)) return void (this.lost = false); // it is elsewhere, and wanted there
    const lit = this.lit();
    if (!lit.length) return;
    this.lost = false;
    this.give(this.nearest(lit));
  }

  // Something was put back: the focus goes back to it, unless it is at something that can be done.
  back(target) {
    const here = document.activeElement;
    if (!target || !this.keyed || (seen(here) && here.closest(".lit"))) return;
    this.give(this.lit().find((element) => element.dataset.target === target));
    this.restore();
  }

  lit() {
    return [...this.stage.root.querySelectorAll("[data-target].lit")].filter(seen);
  }

  // Things, and what goes with them; a tab or a fold only while something can be done behind it that is not seen.
  steps() {
    const useful = (element) => {
      if (element.dataset.tab) return this.stage.parts.hides(element.dataset.tab);
      return element.localName !== "summary" || Boolean(!element.parentElement.open && element.parentElement.querySelector(".lit"));
    };
    return [...this.stage.root.querySelectorAll(`${DONE}, ${BESIDE}`)].filter((element) => seen(element) && useful(element));
  }

  // To the next thing in that direction. Gives whether there was one.
  step(dx, dy, found = this.steps()) {
    const here = document.activeElement;
    const from = found.includes(here) ? here : here?.closest?.(`[data-target], [tabindex='-1'], ${BESIDE}`) ?? null;
    const to = from && seen(from) ? ahead(found, from, [dx, dy]) : this.nearest(found);
    this.give(to);
    return Boolean(to);
  }

  // From nowhere every way leads to what is nearest to where the focus was, or to the middle.
  nearest(found) {
    const [x, y] = this.at ?? middle(this.stage.board.place);
    const far = found.map((element) => { const [ex, ey] = middle(element); return Math.hypot(ex - x, ey - y); });
    return found[far.indexOf(Math.min(...far))] ?? null;
  }
}

// In a drawing that has just hidden something the browser may still call it visible; then it has no size.
function seen(element) {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// The thing that an arrow leads to from this one, which need not be one of them.
function ahead(found, from, arrow) {
  const all = found.includes(from) ? found : [...found, from];
  const spots = spread(all.map(middle));
  const rule = RULES.find((each) => whole(spots.slice(0, found.length), each)) ?? RULES.at(-1);
  return found[next(spots, all.indexOf(from), arrow, rule)] ?? null;
}

// What lies at the same place lies side by side for the arrows.
export function spread(spots) {
  const placed = [];
  for (const [x, y] of spots) {
    let at = x;
    while (placed.some(([px, py]) => Math.abs(px - at) < LEAST && Math.abs(py - y) < LEAST)) at += LEAST;
    placed.push([at, y]);
  }
  return placed;
}

// The number of the spot that an arrow leads to; -1 if nothing lies on that side. What lies aside of the arrow is better
// than nothing.
export function next(spots, from, [dx, dy], { angle, aside }) {
  const [x, y] = spots[from];
  let [best, least] = [-1, Infinity];
  for (let i = 0; i < spots.length; i += 1) {
    const [ox, oy] = [spots[i][0] - x, spots[i][1] - y];
    const along = ox * dx + oy * dy;
    if (i === from || along < LEAST) continue;
    const across = Math.abs(ox * dy - oy * dx);
    const cost = along + across * aside + (across > along * angle ? OUT + across : 0);
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

// Is everything reached from everywhere by this rule? It is if the first reaches all, and all reach the first.
export function whole(spots, rule) {
  if (!spots.length) return true;
  const ways = spots.map((_, i) => ARROWS.map((arrow) => next(spots, i, arrow, rule)).filter((to) => to >= 0));
  const came = spots.map(() => []);
  ways.forEach((to, i) => to.forEach((j) => came[j].push(i)));
  return [ways, came].every((links) => {
    const known = new Set([0]);
    for (const i of known) for (const j of links[i]) known.add(j); // a set that grows is walked to its end
    return known.size === spots.length;
  });
}
