// The result card: who came where, what the points are made of, what decided the game.

import { el, theme, words } from "./common.js";
import { signed } from "./callout.js";
import { lasted } from "./clock.js";
import { compare } from "./compare.js";
import { piece, token } from "./drawing.js";
import { turningPoint } from "./whole.js";

const HUE = /(green|blue|violet|yellow)$/; // of a people, as its piece is called
const TONES = ["yellow", "brown", "red", "green", "teal", "violet", "orange", "sand"]; // of sources that are no people
const MOST_TURNS = 3; // turning points; the analysis has them all
const SVG = "http://www.w3.org/2000/svg";

export class Result {
  // `turns()`: how many there were.
  constructor(dialog, { review, names, seat, turns, onLook, onClause }) {
    Object.assign(this, { dialog, review, names, seat, turns, onLook, onClause });
    this.share = dialog.querySelector(".share");
    dialog.querySelector(".look").addEventListener("click", () => { dialog.close(); onLook(); });
    dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => { this.share.open = false; });
    // What lies over the card goes by a click beside it, and by Escape, which leaves the card itself open.
    document.addEventListener("pointerdown", (event) => { if (!this.share.contains(event.target)) this.share.open = false; });
    dialog.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.share.open) return;
      event.preventDefault();
      event.stopPropagation();
      this.share.open = false;
      this.share.querySelector("summary").focus();
    });
  }

  open(state) {
    this.draw(state);
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.querySelector(".again:not([hidden])")?.focus();
  }

  draw(state) {
    const names = this.names();
    const best = state.result.filter((place) => place.rank === 1);
    const mine = best.some((place) => place.seat === this.seat());
    const who = best.map((place) => names[place.seat]);
    const title = best.length > 1 ? `${words["shared victory"]}: ${who.join(", ")}` : mine ? words["you win"] : `${who[0]} ${words["wins"]}`;
    const why = el("p", { class: "reason" }, state.decided || state.banner, state.tie ? " " : null, state.tie ? el("a", { href: `#${state.tie_clause}`, class: "clause", onclick: (event) => { event.preventDefault(); this.dialog.close(); this.onClause(state.tie_clause); } }, words["why"]) : null);
    const { table, key } = document.body.dataset;
    const board = el("img", { class: "final", alt: "", src: `/t/${table}/board.svg?part=whole&look=${theme()}&at=${state.seq}${key ? `&key=${encodeURIComponent(key)}` : ""}` });
    this.dialog.querySelector(".result-head").replaceChildren(laurel(best[0]?.seat ?? 0), el("div", {}, el("h2", { id: "result-title" }, title), why, el("p", { class: "length" })), board);
    this.dialog.dataset.seat = String(best[0]?.seat ?? 0);
    this.ratings = state.ratings;
    if (state.rated === "spoilt") this.dialog.querySelector(".result-head > div").append(el("p", { class: "spoilt" }, words["rated spoilt"]));
    const most = Math.max(1, ...state.result.map((place) => place.parts.reduce((sum, part) => sum + Math.max(0, part.points), 0)));
    const known = sources(state.result);
    this.dialog.querySelector(".ranking").replaceChildren(...state.result.map((place) => this.row(place, names, most, known)));
    this.dialog.querySelector(".sources").replaceChildren(...[...known].map(([text, { id, tone }]) => el("li", { "data-tone": tone }, piece(id), text)));
    this.dialog.querySelector(".facts").replaceChildren(...state.facts.map((fact) => el("li", {}, el("b", {}, String(fact.times)), token(fact.seat, names[fact.seat]), el("span", {}, fact.text))));
    this.wants(state);
    compare(this.dialog.querySelector(".compared"));
    this.decided();
  }

  // How long it took, and what it changed for me: a rated game may be counted a moment after its end.
  length(state) {
    const change = state.ratings.find((one) => one.seat === this.seat());
    const parts = [[!state.real_time && this.turns(), `${this.turns()} ${words["result turns"]}`], [state.lasted_s, lasted(state.lasted_s)],
      [change, change && `${words["result rating"]} ${change.after} (${signed(change.after - change.before)})`]];
    const place = this.dialog.querySelector(".result-head .length");
    if (place) place.textContent = parts.filter(([there]) => there).map(([, text]) => text).join(" · ");
  }

  // Who has gone to the next table already.
  wants(state) {
    this.length(state);
    const place = this.dialog.querySelector(".wants");
    place.hidden = !state.again_who.length;
    place.textContent = state.again_who.length ? `${state.again_who.join(", ")} ${words[state.again_who.length > 1 ? "want again" : "wants again"]}` : "";
  }

  row(place, names, most, known) {
    const bar = el("div", { class: "bars", "aria-hidden": "true" });
    let sum = 0;
    for (const part of place.parts) {
      const cell = el("span", { class: `share${part.points < 0 ? " minus" : ""}`, title: part.text, "data-hue": HUE.exec(part.piece)?.[0] ?? "", "data-tone": known.get(part.text)?.tone }, part.piece ? piece(part.piece) : null, el("b", {}, part.points < 0 ? signed(part.points) : String(part.points)));
      cell.style.flexGrow = String(Math.abs(part.points));
      sum += Math.abs(part.points);
      bar.append(cell);
    }
    if (sum < most) {
      const rest = el("span", { class: "rest" });
      rest.style.flexGrow = String(most - sum);
      bar.append(rest);
    }
    const told = place.parts.filter((part) => part.text).map((part) => `${part.text} ${signed(part.points)}`).join(", ");
    const change = this.ratings?.find((one) => one.seat === place.seat);
    return el("li", { "data-rank": place.rank }, el("span", { class: `medal m${Math.min(place.rank, 4)}` }, String(place.rank)), token(place.seat),
      el("strong", {}, names[place.seat], change ? rating(change) : null), el("b", { class: "total" }, place.points < 0 ? signed(place.points) : String(place.points)), bar, el("p", { class: "for-readers" }, told));
  }

  // The chances over the game, when they have been worked out; nothing else waits for it.
  async decided() {
    const place = this.dialog.querySelector(".decided");
    place.replaceChildren(el("h3", {}, words["decided"]), el("p", { class: "lead" }, words["review working"]));
    const found = await this.review.learned(MOST_TURNS).catch(() => null);
    if (!found) return void place.replaceChildren();
    const chart = el("div", { class: "chart" });
    const svg = document.importNode(new DOMParser().parseFromString(found.svg, "image/svg+xml").documentElement, true);
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    chart.append(svg);
    const names = this.names();
    if (!found.turns.length) return void place.replaceChildren(el("h3", {}, words["decided"]), chart, el("p", { class: "lead" }, words["nothing decided"]));
    place.replaceChildren(el("h3", {}, words["decided"]), chart, el("ol", { class: "turns" }, ...found.turns.map((turn) =>
      turningPoint(turn, { names, see: true, onclick: () => { this.dialog.close(); this.onLook(turn); } }))));
  }
}

// What the pictures in the bars stand for, each once, with a colour of its own: a small part of a bar shows nothing else.
function sources(result) {
  const found = new Map();
  for (const { text, piece: id } of result.flatMap((place) => place.parts)) {
    if (id && text && !found.has(text)) found.set(text, { id, tone: HUE.test(id) ? undefined : TONES[found.size % TONES.length] });
  }
  return found;
}

// A rated game: the rating it has led to, and by how much.
function rating({ before, after, deviation, provisional }) {
  return el("small", { class: "rating", title: `± ${deviation}` }, ` ${after} (${signed(after - before)})${provisional ? ` · ${words["provisional"]}` : ""}`);
}

function laurel(seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-50 -50 100 100");
  svg.setAttribute("class", "laurel");
  svg.setAttribute("aria-hidden", "true");
  for (const side of [-1, 1]) {
    for (let i = 0; i < 8; i += 1) {
      const degrees = 100 + i * 19;
      const turn = degrees * (Math.PI / 180);
      const leaf = document.createElementNS(SVG, "ellipse");
      const [x, y] = [-side * Math.cos(turn) * 40, Math.sin(turn) * 40];
      for (const [name, value] of Object.entries({ cx: x, cy: y, rx: 8, ry: 3.6, transform: `rotate(${-side * (degrees + 68)} ${x} ${y})` })) leaf.setAttribute(name, value);
      svg.append(leaf);
    }
  }
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#page-seat-${seat}`);
  use.setAttribute("transform", "scale(1.35)");
  svg.append(use);
  return svg;
}
