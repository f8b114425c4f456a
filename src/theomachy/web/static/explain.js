// Words at the thing: whatever is pointed at says what it is. A mouse hovers; here are the ways of those who cannot: a
// finger touches the thing, and whoever plays by keys lets the arrows go from thing to thing.

const THINGS = "[data-says], [data-target], [title], [role='img'][aria-label], g:has(> title)";
const PANELS = "#board, #tray-body, #stock, #market, #cards, #hand, .seat-body";

export function wordsOf(thing) {
  if (!thing) return "";
  const title = [...thing.children].find((child) => child.localName === "title");
  return thing.dataset.says || thing.getAttribute("title") || thing.getAttribute("aria-label") || title?.textContent || "";
}

export class Explain {
  // `calm` shows again what the call-out says otherwise.
  constructor(root, stage, call, calm) {
    Object.assign(this, { root, stage, call, calm });
    this.on = false; // the arrows go to everything, not only to what can be done
    this.said = null;
    root.addEventListener("click", (e) => { if (e.pointerType === "touch") this.touched(e.target); });
    root.addEventListener("focusin", (e) => { if (this.on) this.say(this.thing(e.target)); });
    root.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch" && !stage.rests(e)) this.hovered(e.target); });
    root.addEventListener("pointerleave", () => this.say(null));
  }

  // The nearest thing around an element that has words, within its panel.
  thing(element) {
    const panel = element.closest?.(PANELS);
    for (let found = element.closest?.(THINGS); found && panel?.contains(found) && found !== panel; found = found.parentElement?.closest(THINGS)) {
      if (wordsOf(found)) return found;
    }
    return null;
  }

  // What can be done now tells its price and effect by itself.
  touched(element) {
    const found = this.thing(element);
    this.say(found?.matches(".lit, .chosen") ? null : found);
  }

  // The browser shows a title, the stage what a drawing says; a name that only readers would hear is shown here.
  hovered(element) {
    const found = this.thing(element);
    const own = found && !found.dataset.says && !found.hasAttribute("title") && !(found instanceof SVGElement) && !found.matches("[data-target]");
    this.say(own ? found : null);
  }

  say(thing) {
    if (!thing && !this.said) return;
    this.said = thing;
    const text = [this.stage.words, wordsOf(thing)].filter(Boolean).join("; "); // first what it belongs to, a kingdom say
    if (thing) this.call.show({ text, about: [thing], most: 9, near: !thing.closest("#board") });
    else this.calm();
  }

  turn(on = !this.on) {
    this.on = on;
    if (!on) return void this.say(null);
    const here = this.thing(document.activeElement);
    if (here) this.say(here);
    else this.step(0, 0);
  }

  // To the next thing in that direction.
  step(dx, dy) {
    const things = [...this.root.querySelectorAll(THINGS)].filter((element) => element.checkVisibility({ visibilityProperty: true }) && this.thing(element) === element);
    return this.stage.focus.step(dx, dy, things);
  }
}
