// The coach of a guided game: says what to do and why, points at it, does it if asked, and goes when he is sent away.
// Which moves he waits for is the server's knowledge; here is only what is seen of it.

import { api, lang } from "./common.js";

const PANELS = { recap: "recap", tray: "tray", board: "board", hint: "hint", ask: "ask" };
const MARGIN = 8;

// The panels around an element that may cut it off.
function* frames(element) {
  for (let e = element; e.parentElement && getComputedStyle(e).position !== "fixed"; e = e.parentElement) {
    if (getComputedStyle(e.parentElement).overflowX !== "visible") yield e.parentElement;
  }
}

// Brings what lies beside the visible part of a row into it: on a phone the choices are a strip to be swiped.
function roll(element) {
  for (const frame of frames(element)) {
    if (frame.scrollWidth <= frame.clientWidth || getComputedStyle(frame).overflowX === "hidden") continue;
    const [box, room] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    const [before, behind] = [box.left - MARGIN - room.left, box.right + MARGIN - room.right];
    if (before < 0) frame.scrollLeft += before;
    else if (behind > 0) frame.scrollLeft += Math.min(before, behind);
  }
}

// The part of an element that is seen: of a card in a closed drawer, its head.
function seen(element) {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (const frame of frames(element)) {
    const room = frame.getBoundingClientRect();
    [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
    [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : box;
}

export class Coach {
  constructor({ table, game, place, veil, stage, turning, chosen, onShow, onTrouble }) {
    Object.assign(this, { table, game, place, veil, stage, turning, chosen, onShow, onTrouble });
    this.page = 0;
    this.about = "";
    this.laid = ""; // about what things were last turned as he means them
    const on = (name, act) => place.querySelector(name).addEventListener("click", act);
    on(".next", () => this.next());
    on(".show", () => this.onShow(this.said.action, this.said.targets));
    on(".skip", () => this.speak(false));
    on(".resume", () => this.resume());
    addEventListener("resize", () => this.ring());
    addEventListener("scroll", () => this.ring(), true);
    new MutationObserver(() => this.ring()).observe(stage.board.place, { attributes: true, subtree: true, attributeFilter: ["viewBox"] });
    this.call = document.getElementById("call");
    new MutationObserver(() => this.ring()).observe(this.call, { attributes: true });
  }

  // After the last words the lesson is finished, and says nothing when the page is opened again.
  next() {
    const over = this.last && this.said?.last;
    this.page += 1;
    this.draw();
    if (!over) return;
    localStorage.setItem(`learned ${this.game}`, "yes");
    this.speak(false);
  }

  show(state, mayAct) {
    this.said = state?.coach ?? null;
    this.mayAct = mayAct;
    const about = `${this.said?.number} ${this.pages.length}`; // not the move: the last words, once read, do not return
    if (about !== this.about) this.page = 0;
    if (about !== this.about) this.stage.rest(); // what lies under the hand is not what he speaks of now
    this.about = about;
    if (mayAct && this.laid !== about) {
      this.laid = about;
      for (const target of this.said?.targets ?? []) this.turning.lay(target);
    }
    this.draw();
  }

  get pages() {
    return this.said?.pages ?? [];
  }

  get last() {
    return this.page >= this.pages.length - 1;
  }

  draw() {
    const page = this.pages[Math.min(this.page, this.pages.length - 1)];
    const waits = this.last && this.said?.action >= 0;
    const done = this.pages.length > 0 && !waits && this.page >= this.pages.length; // the last words were read
    const shown = Boolean(this.said) && !done && (Boolean(page) || this.said.over);
    this.place.hidden = !shown;
    document.body.classList.toggle("coached", shown && !this.said.over);
    // While others play he is silent, but the tour goes on: the board keeps its place.
    if (this.said) document.body.classList.toggle("touring", !done && !this.said.over);
    document.body.classList.toggle("coach-waits", shown && waits);
    document.body.classList.toggle("coach-recalls", shown && Boolean(page?.ring.includes("recap")));
    if (!shown) return void this.ring();
    const find = (name) => this.place.querySelector(name);
    this.place.classList.toggle("small", Boolean(this.said.over));
    find(".say").textContent = page?.say ?? "";
    find(".because").textContent = page?.why ?? "";
    find(".next").hidden = this.said.over || waits;
    find(".show").hidden = this.said.over || !waits;
    find(".show").disabled = !this.mayAct;
    find(".skip").hidden = Boolean(this.said.over);
    find(".resume").hidden = !this.said.over;
    const here = (this.said.number ?? 0) + this.page;
    find(".dots").replaceChildren(...Array.from({ length: this.said.of ?? 0 }, (_, i) => {
      const dot = document.createElement("i");
      dot.className = i < here ? "done" : i === here ? "now" : "";
      return dot;
    }));
    this.meant().forEach(roll);
    this.follow();
    this.reveal(`${this.about} ${this.page} ${this.mayAct} ${this.chosen().length}`);
  }

  // What is meant comes into sight, once: its panel opens, then scrolls, and the board moves.
  reveal(moment) {
    if (moment === this.revealed) return;
    this.revealed = moment;
    const [hidden] = this.meant();
    if (hidden && !hidden.checkVisibility()) this.stage.parts.follow([hidden]);
    const laidOut = () => {
      const [found] = this.meant();
      if (!found) return;
      if (this.stage.board.place.contains(found)) this.stage.board.reveal([found]);
      else found.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.ring();
    };
    requestAnimationFrame(() => requestAnimationFrame(laidOut)); // a panel that has just opened is measured first
  }

  // What is pointed at: things that the page names, or the next click of the move that is meant.
  meant() {
    const page = this.pages[this.page];
    if (!page || this.place.hidden || this.said.over) return [];
    const waits = this.last && this.said.action >= 0;
    if (waits && !this.mayAct) return [];
    const targets = this.said.targets ?? [];
    const chosen = this.chosen();
    // All of it is chosen, and the table asks whether to do it.
    const asks = waits && targets.length > 0 && targets.every((t) => chosen.includes(t)) && document.getElementById("confirm").getBoundingClientRect().width > 0;
    if (asks && !page.ring.length) return [this.call];
    const next = chosen.every((t, i) => t === targets[i]) ? targets[chosen.length] ?? targets.at(-1) : targets[0];
    const names = page.ring.length ? page.ring : waits && next ? [next] : [];
    return names.map((name) => this.element(name)).filter(Boolean);
  }

  element(name) {
    if (name.startsWith("seat:")) return document.querySelector(`.seat[data-seat="${name.slice(5)}"]`);
    if (PANELS[name]) return document.getElementById(PANELS[name]);
    return this.turning.way(name) ?? this.stage.find(name) ?? document.querySelector(`[data-place="${CSS.escape(name)}"]`);
  }

  // Cards glide and panels change their height after he has begun to speak: the ring goes along until all is still.
  follow(frames = 90, before = "") {
    this.ring();
    const now = this.where;
    cancelAnimationFrame(this.following);
    if (frames > 0) this.following = requestAnimationFrame(() => this.follow(now === before ? frames - 1 : 90, now));
  }

  // A veil over everything else, with holes at what is meant and a ring around each.
  ring() {
    if (this.place.hidden) return void this.veil.toggleAttribute("hidden", true); // at most tables: nothing is measured for it
    const boxes = this.meant().map(seen).filter((box) => box.width > 0);
    const where = JSON.stringify([boxes, this.place.getBoundingClientRect(), innerWidth, innerHeight]);
    if (where === this.where && this.veil.childElementCount) return void this.veil.toggleAttribute("hidden", boxes.length === 0);
    this.where = where;
    this.veil.toggleAttribute("hidden", boxes.length === 0);
    if (!boxes.length) return;
    const [w, h] = [innerWidth, innerHeight];
    this.veil.setAttribute("viewBox", `0 0 ${w} ${h}`);
    const holes = [...boxes, this.place.getBoundingClientRect()].map((box, i) => {
      const room = i < boxes.length ? MARGIN : 2;
      return { x: box.x - room, y: box.y - room, w: box.width + 2 * room, h: box.height + 2 * room };
    });
    const outline = ({ x, y, w: width, h: height }) => {
      const r = Math.min(18, width / 2, height / 2);
      return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    };
    const shape = (d, name) => {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", d);
      path.setAttribute("class", name);
      return path;
    };
    this.veil.replaceChildren(
      shape(`M0 0H${w}V${h}H0z${holes.map(outline).join("")}`, "cloth"),
      ...holes.slice(0, boxes.length).map((hole) => shape(outline(hole), "ring")),
    );
  }

  async speak(on) {
    try {
      await api("POST", `/api/tables/${this.table}/coach?lang=${lang}`, { on });
    } catch (error) {
      this.onTrouble(error.message);
    }
  }

  // Back into the lesson where it was left: at a table of its own, since here the game has gone another way.
  async resume() {
    try {
      const made = await api("POST", `/api/games/${this.game}/first?lang=${lang}&again=${encodeURIComponent(this.table)}`);
      location.href = `/t/${made.id}`;
    } catch (error) {
      this.onTrouble(error.message);
    }
  }
}
