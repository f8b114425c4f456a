// The table, for every game: shows what Python drew, narrows the legal actions by clicks, and sends what was chosen.

import { api, el, lang, theme, words } from "./common.js";
import { Board } from "./board.js";
import { Choosing } from "./choosing.js";
import { Ending } from "./ending.js";
import { Line, token } from "./live.js";
import { People } from "./people.js";
import { Review } from "./review.js";
import { Rules } from "./rules.js";
import { showLink, showWaiting } from "./waiting.js";

const PANES = ["log", "rules", "choices", "people", "review"];
const $ = (id) => document.getElementById(id);
const { table, key, hidden, game, naming } = document.body.dataset;

const choosing = new Choosing();
const told = new Map(); // sentences for actions, of the present position
let state = null;
let busy = false; // a move is on its way
let asks = 0;
let hovered = null;
let covered = null; // the seat whose owner must take the screen first
let rows = 0; // the last row whose lines are in the log

const board = new Board($("board"), { onTarget: clicked, onHover: hover });
const rules = new Rules(game, $("rules"), $("rules-search"));
const review = new Review({
  table, key, layout, place: $("pane-review"), bar: $("reviewbar"),
  seat: () => state?.seat ?? null,
  titles: () => state.chairs.map((chair) => chair.title),
  show: (svg, banner) => {
    board.show(svg, true);
    board.mark({ lit: new Set(), chosen: [] });
    $("banner").textContent = banner;
  },
  back: () => { board.show(state.svg, true); paint(); },
  focus: () => { if (innerWidth < 1100) closePanel(); },
});
const people = new People({
  table, list: $("people"), dialog: $("handing"), back: $("return-seat"), onTrouble: (text) => showWhy(text),
});
const ending = new Ending({ table, buttons: document.querySelectorAll("button.ending"), dialog: $("ending") });
const line = new Line(address, { onMessage: heard, onState: connection });

function layout() {
  const { width, height } = $("board").getBoundingClientRect();
  return width < height * 0.95 ? "tall" : "wide";
}

function address() {
  const query = new URLSearchParams({ lang, theme: theme(), layout: layout(), since: state ? rows : 0, seat: state ? (state.seat ?? -2) : -1 });
  if (key) query.set("key", key);
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live?${query}`;
}

function look() {
  line.send({ type: "look", lang, theme: theme(), layout: layout() });
}

// ---- what comes from the table

function heard(message) {
  if (message.type === "state") showState(message);
  else if (message.type === "waiting") {
    ending.show(message.ending);
    showWaiting(message.chairs, satDown);
  }
  else if (message.type === "told") {
    told.set(message.action, message.text);
    preview();
  } else if (message.type === "hints") showHints(message);
  else if (message.type === "nohint") noHint(message);
  else if (message.type === "answer") showWhy(message.text, message.clause, message.target);
  else if (message.type === "done") {
    busy = false;
    if (state && state.seq >= message.seq) paint(); // the table was shown while the answer was still on its way
    follow();
  } else if (message.type === "unsure") showWhy(message.reason); // still busy: the line asks again
  else if (message.type === "refused") {
    busy = false;
    choosing.cancel();
    showWhy(message.reason, message.clause);
    paint();
  } else if (message.type === "trouble" && message.reason !== "too fast") { // what came too fast is still answered
    busy = false;
    paint();
  }
}

// A new line has the eyes of the seat that was taken.
function satDown() {
  state = null;
  line.renew();
}

function connection(what) {
  const place = $("net");
  place.hidden = what === "open";
  const seen = state !== null || !$("waiting").hidden; // what was there before is there no more
  place.textContent = what === "gone" ? words[seen ? "deleted" : "gone"] : words["offline"];
  if (what === "gone") ending.show("");
  document.body.classList.toggle("lost", what !== "open");
}

function showState(next) {
  $("waiting").hidden = true;
  const first = state === null || state.seat !== next.seat;
  const moved = first || next.seq !== state.seq;
  if (moved) {
    told.clear();
    hideHints();
    if (next.turn !== "everybody") hideWhy(); // in real-time play the answer would be gone before it is read
  }
  if (first) choosing.cancel();
  state = next;
  document.body.dataset.seq = next.seq;
  document.body.classList.toggle("over", next.over);
  showLog(next);
  people.show(next.chairs, next.points, next.asked);
  if (passTheScreen()) return;
  $("cover").hidden = true;
  covered = null;
  if (moved && next.turn !== "everybody") busy = false;
  choosing.take(next.choices);
  if (!review.active) board.show(next.svg, !first || !hidden); // with open hands the next player sees the same table
  else review.go(review.at);
  showClock();
  $("undo").hidden = !next.undo;
  $("look-again").hidden = $("tab-review").hidden = !next.over;
  ending.show(next.ending);
  const ended = next.over || next.abandoned;
  $("again").hidden = !(ended && next.chairs.some((c) => c.mine));
  if (ended) $("invite-open").hidden = true;
  $("record").hidden = !(next.over || !hidden);
  if (moved && mayAct()) board.reveal(choosing.lit);
  document.title = `${next.asked.includes(next.seat) ? "● " : ""}${document.querySelector(".title").textContent} · Theomachy`;
  paint();
  follow();
}

// Several people at one screen: the one who is asked sits down; where hands are secret the screen is covered first.
function passTheScreen() {
  const mine = state.chairs.filter((c) => c.mine).map((c) => c.seat);
  showSwitch(mine);
  if (mine.length < 2 || state.over || state.abandoned) return false;
  const asked = mine.filter((seat) => state.asked.includes(seat));
  if (!asked.length) {
    if (hidden && state.seat !== null) {
      line.send({ type: "sit", seat: null });
      board.clear();
      return true;
    }
    return false;
  }
  if (asked.includes(state.seat)) return false;
  if (!hidden) {
    line.send({ type: "sit", seat: asked[0] });
    return true;
  }
  cover(asked[0]);
  return true;
}

function cover(seat) {
  covered = seat;
  board.clear();
  const who = state.chairs[seat].who;
  const place = $("cover");
  place.querySelector("h1").textContent = `${words["cover"]} ${who}`;
  const button = place.querySelector("button");
  button.textContent = `${words["i am"]} ${who}`;
  button.onclick = () => line.send({ type: "sit", seat });
  place.hidden = false;
  button.focus();
}

function showSwitch(mine) {
  const place = $("seatswitch");
  const several = mine.length > 1 && state.asked.filter((seat) => mine.includes(seat)).length > 1;
  place.hidden = !several;
  if (!several) return;
  place.replaceChildren(words["play as"], ...mine.map((seat) => el("button", {
    type: "button", "aria-pressed": String(seat === state.seat),
    onclick: () => (hidden ? cover(seat) : line.send({ type: "sit", seat })),
  }, state.chairs[seat].who)));
}

function showLog(next) {
  const list = $("log");
  if (next.log_whole) list.replaceChildren();
  const seen = next.log_whole ? 0 : rows;
  for (const entry of next.log) {
    if (entry.seq <= seen) continue;
    const link = entry.clause ? el("a", { href: `#${entry.clause}`, class: "clause", onclick: (e) => { e.preventDefault(); openRules(entry.clause); } }, entry.clause) : "";
    list.append(el("li", { "data-seq": entry.seq }, entry.text, " ", link));
  }
  rows = next.seq;
  if (next.log.length) requestAnimationFrame(() => { $("pane-log").scrollTop = $("pane-log").scrollHeight; });
}

// The same table once more: the same game, options and company.
async function again() {
  const info = await api("GET", `/api/tables/${table}`);
  const seats = info.chairs.map((chair) => {
    if (chair.kind === "bot") return { kind: "bot", bot: chair.bot };
    if (!chair.mine) return { kind: "link" };
    return { kind: "here", name: chair.who, ...(naming ? { player_name: chair.name } : {}) };
  });
  const made = await api("POST", `/api/tables?lang=${lang}`, { game: info.game, seats, options: info.options, public: info.public, rated: info.rated });
  location.href = `/t/${made.id}`;
}

// ---- what a person does

function mayAct() {
  return state && !busy && !covered && state.choices.length > 0;
}

function clicked(target) {
  if (!target) return hideWhy();
  if (!state || covered) return undefined;
  if (busy) return undefined;
  if (mayAct() && choosing.click(target)) {
    hideWhy();
    const done = choosing.complete;
    // What only begins something needs no second thought: the step after it is the one that counts.
    if (done?.alone && (!asksFirst() || done.choice.ahead?.length)) return play(done.choice);
    return paint();
  }
  if (state.seat !== null) line.send({ type: "why", seat: state.seat, target, chosen: choosing.chosen, ask: ++asks });
  return undefined;
}

function asksFirst() {
  return $("ask-first").checked;
}

function play(choice) {
  busy = true;
  choosing.sent(choice);
  line.send({ type: "play", seat: state.seat, action: choice.action, seq: state.seq, token: token() });
  paint();
}

// The step after an action was clicked before it: do it now, if it is there.
function follow() {
  if (!choosing.follows || !mayAct() || asksFirst()) return;
  const done = choosing.complete;
  if (done?.alone) play(done.choice);
}

function undo() {
  if (!state?.undo || busy) return;
  busy = true;
  line.send({ type: "undo", seat: state.seat, seq: state.seq, token: token() });
}

function cancel() {
  choosing.cancel();
  hideWhy();
  hideHints();
  paint();
}

function hover(target) {
  if (target === hovered) return;
  hovered = target;
  preview();
}

// ---- what is shown about it

function paint() {
  const lit = mayAct() ? choosing.lit : new Set();
  board.mark({ lit, chosen: choosing.chosen });
  $("banner").textContent = state ? (state.seat === null && !state.over ? `${words[people.mine().length ? "bot for you" : "spectator"]} ${state.banner}` : state.banner) : "";
  const mine = state && state.seat !== null ? state.chairs[state.seat] : null;
  $("me").hidden = !mine;
  $("me").textContent = mine ? `${words["you"]}: ${mine.title}` : "";
  $("ask").classList.toggle("mine", Boolean(mayAct()));
  $("cancel").hidden = choosing.chosen.length === 0;
  $("hint").hidden = !(mayAct() && state.hints);
  const done = choosing.complete;
  $("confirm").hidden = !done;
  showChoices();
  preview();
}

// The price and the effect of what is being chosen, before it is done.
function preview() {
  const place = $("preview");
  if (!mayAct()) return void (place.textContent = "");
  const choice = choosing.complete?.choice ?? (hovered ? choosing.before(hovered) : null);
  if (!choice) return void (place.textContent = "");
  if (told.has(choice.action)) place.textContent = told.get(choice.action) || choice.text;
  else {
    told.set(choice.action, "");
    line.send({ type: "tell", seat: state.seat, action: choice.action, ask: ++asks });
  }
}

function showChoices() {
  if ($("pane-choices").hidden) return;
  const open = mayAct() ? choosing.open : [];
  $("choices").replaceChildren(...open.slice(0, 200).map((choice) => el("li", {}, el("button", {
    type: "button",
    onclick: () => {
      choosing.chosen = [...choice.targets];
      if (asksFirst()) paint();
      else play(choice);
    },
    onpointerenter: () => { choosing.chosen.length || tellOf(choice); },
    onfocus: () => tellOf(choice),
  }, choice.text))));
}

function tellOf(choice) {
  if (!told.has(choice.action)) line.send({ type: "tell", seat: state.seat, action: choice.action, ask: ++asks });
  else $("preview").textContent = told.get(choice.action);
}

function showWhy(text, clause, target) {
  const place = $("why");
  place.replaceChildren(el("p", {}, text), clause
    ? el("a", { href: `#${clause}`, class: "clause", onclick: (e) => { e.preventDefault(); openRules(clause); } }, clause) : "",
    closer(hideWhy));
  place.hidden = false;
  if (target) board.find(target)?.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: 350 });
}

function hideWhy() {
  $("why").hidden = true;
}

// ---- hints: what a strong player would do in my place

let hintAsked = 0;
function askHint() {
  if (!mayAct() || !state.hints) return;
  hideWhy();
  hintAsked = ++asks;
  $("hints").replaceChildren(el("p", { class: "wait" }, words["thinking"]));
  $("hints").hidden = false;
  line.send({ type: "hint", seat: state.seat, ask: hintAsked });
}

function showHints(message) {
  if (message.ask !== hintAsked || !mayAct()) return;
  const open = message.hints.filter((hint) => state.choices.some((choice) => choice.action === hint.action));
  if (!open.length) return void hideHints();
  $("hints").classList.remove("folded");
  $("hints").replaceChildren(
    el("div", { class: "head" }, el("p", {}, words["hint lead"]), closer(hideHints)),
    el("ol", {}, ...open.map((hint) => el("li", {}, el("button", { type: "button", "data-action": hint.action, onclick: () => takeHint(hint) },
      el("span", { class: "odds" }, el("b", {}, `${Math.round(hint.chance * 100)} %`), meter(hint.chance)),
      el("span", { class: "what" }, el("strong", {}, hint.told),
        hint.line.length ? el("small", {}, `${words["then"]} ${hint.line.join(" · ")}`) : null))))));
  $("hints").hidden = false;
}

function meter(share) {
  const found = el("meter", { min: 0, max: 1, "aria-hidden": "true" });
  found.value = share;
  return found;
}

// The targets are shown as if they had been clicked; the move itself is still the player's.
function takeHint(hint) {
  const choice = state?.choices.find((c) => c.action === hint.action);
  if (!choice || !mayAct()) return void hideHints();
  choosing.chosen = [...choice.targets];
  $("hints").classList.add("folded");
  for (const item of $("hints").querySelectorAll("li")) item.classList.toggle("on", Number(item.firstElementChild.dataset.action) === hint.action);
  paint();
  board.reveal(new Set(choice.targets));
  $("confirm").focus({ preventScroll: true });
}

function noHint(message) {
  if (message.ask !== hintAsked) return;
  hideHints();
  showWhy(message.reason, "");
}

function hideHints() {
  hintAsked = 0;
  $("hints").hidden = true;
}

function closer(action) {
  return el("button", { type: "button", class: "icon", "aria-label": words["close"], onclick: action }, "×");
}

function openPane(name) {
  document.body.classList.add("with-panel");
  $("panel-open").setAttribute("aria-expanded", "true");
  for (const pane of PANES) {
    $(`pane-${pane}`).hidden = pane !== name;
    $(`tab-${pane}`).setAttribute("aria-selected", String(pane === name));
  }
  document.body.classList.toggle("reviewing", name === "review");
  if (name === "rules") rules.load();
  if (name === "review") review.open();
  if (name === "choices") paint();
}

function openRules(clause) {
  openPane("rules");
  rules.go(clause);
}

let ticking = null;
function showClock() {
  clearInterval(ticking);
  const place = $("clock");
  const running = state.deadlines.filter((d) => d.whole_ms >= 3000); // not the breath between two actions
  place.hidden = running.length === 0 || state.over;
  if (place.hidden) return;
  const since = Date.now();
  const tick = () => {
    const left = Math.min(...running.map((d) => d.left_ms)) - (Date.now() - since);
    place.textContent = `${words["time"]} ${(Math.max(0, left) / 1000).toFixed(left < 10000 ? 1 : 0)}`;
  };
  tick();
  ticking = setInterval(tick, 200);
}

// ---- wiring

$("cancel").addEventListener("click", cancel);
$("confirm").addEventListener("click", () => { const done = choosing.complete; if (done && mayAct()) play(done.choice); });
$("hint").addEventListener("click", askHint);
$("undo").addEventListener("click", undo);
$("again").addEventListener("click", () => again().catch((error) => showWhy(error.message)));
$("zoom-in").addEventListener("click", () => board.zoom(1.4));
$("zoom-out").addEventListener("click", () => board.zoom(1 / 1.4));
$("zoom-fit").addEventListener("click", () => board.fit());
$("look-again").addEventListener("click", () => openPane("review"));
for (const name of PANES) $(`tab-${name}`).addEventListener("click", () => openPane(name));
$("panel-open").addEventListener("click", () => (document.body.classList.contains("with-panel") ? closePanel() : openPane("log")));
$("panel-close").addEventListener("click", closePanel);
$("invite-open").addEventListener("click", async () => {
  await showLink($("invite").querySelector(".link"));
  $("invite").showModal();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") cancel();
  if ((event.ctrlKey || event.metaKey) && event.key === "z") undo();
});
document.addEventListener("theme", () => { look(); if (review.found) review.open(); });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look);
let resized = null;
let drawnAs = layout();
new ResizeObserver(() => {
  board.resized();
  clearTimeout(resized);
  resized = setTimeout(() => { if (layout() !== drawnAs) { drawnAs = layout(); look(); } }, 150);
}).observe($("board"));

function closePanel() {
  document.body.classList.remove("with-panel");
  $("panel-open").setAttribute("aria-expanded", "false");
}

$("ask-first").checked = localStorage.getItem("ask-first") === null
  ? matchMedia("(pointer: coarse)").matches : localStorage.getItem("ask-first") === "yes";
$("ask-first").addEventListener("change", () => localStorage.setItem("ask-first", asksFirst() ? "yes" : "no"));
if (innerWidth >= 1100) openPane("log");
api("GET", `/api/tables/${table}${key ? `?key=${encodeURIComponent(key)}` : ""}`)
  .then((info) => { $("invite-open").hidden = !info.invite || info.finished; })
  .catch(() => {});
