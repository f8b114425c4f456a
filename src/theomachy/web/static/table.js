// The table, for every game: shows what Python drew, narrows the legal actions by clicks, and sends what was chosen.

import { api, el, lang, theme, words } from "./common.js";
import { Callout } from "./callout.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Critique } from "./critique.js";
import { Ending } from "./ending.js";
import { token as picture } from "./drawing.js";
import { Hints } from "./hints.js";
import { exactly, nextGame } from "./clock.js";
import { Explain } from "./explain.js";
import { listen } from "./keys.js";
import { Line, token } from "./live.js";
import { Pace, Recap } from "./recap.js";
import { Result } from "./result.js";
import { Reveal } from "./reveal.js";
import { Moments } from "./moment.js";
import { Puzzle } from "./puzzle.js";
import { Review } from "./review.js";
import { Rules } from "./rules.js";
import { called, Seats } from "./seats.js";
import { Sound } from "./sound.js";
import { Stage } from "./stage.js";
import { Carry, Turning } from "./turning.js";
import { Turns } from "./turns.js";
import { showLink, showWaiting } from "./waiting.js";

const DRAWER = "(max-width: 899px), (max-height: 599px)"; // there the side panel covers a part of the board
const PANES = ["log", "chat", "rules", "hint", "choices", "people", "review"];
const MOST_DOTS = 8; // more of them nobody counts at a glance
const $ = (id) => document.getElementById(id);
const { table, key, hidden, game } = document.body.dataset;

const turning = new Turning($("stage"), { onTurn: turned });
const choosing = new Choosing((target) => turning.alike(target));
const told = new Map(); // what actions mean, in the present position
let state = null;
let arrived = null; // the newest state that came, shown or not
let did = []; // what players did, in order
let busy = false; // a move is on its way
let asks = 0;
let ruling = 0; // the question whose answer is to open its rule
let covered = null; // the seat whose owner must take the screen first
let recalled = null; // an action of the past that is pointed at

const stage = new Stage($("stage"), { onTarget: clicked, onWhy: askRule, onPoint: () => { preview(); carryIt(); reveal.clear(); } });
const { board } = stage;
const carry = new Carry(board);
board.onWheel = (delta) => delta !== 0 && turnIt("quarter");
const call = new Callout($("call"), board, $("stockbox"));
const explain = new Explain($("stage"), stage, call, () => preview());
const rules = new Rules(game, $("rules"), $("rules-search"), true);
const sound = new Sound($("sound"), $("volume"));
const turns = new Turns($("log"), {
  pane: $("pane-log"), onClause: openRules, name: (seat) => seats.name(seat), names: () => names(), deed: (seq) => did.findLast((deed) => deed.seq === seq),
  onPoint: (deed, tapped) => {
    if (review.active) return;
    if (tapped) closeSide(true);
    ring(deed, tapped); // its words stand there already
  },
});
const review = new Review({
  table, key, layout, place: $("pane-review"), bar: $("reviewbar"),
  seat: () => state?.seat ?? null,
  titles: () => state.chairs.map((chair) => chair.title),
  show: (panels, banner) => {
    inThePast(true);
    stage.show(panels, true);
    seats.show({ ...state, panels });
    stage.marks.bands = [];
    stage.mark({ lit: new Set(), chosen: [] });
    stage.marks.draw();
    question(banner);
  },
  back: () => { inThePast(false); stage.show(state.panels, true); seats.show(state); paint(); },
  focus: () => closeSide(true),
});
const moments = new Moments({ table, key, review, bar: $("reviewbar"), dialog: $("playing-on"), state: () => state, hidden });
const seats = new Seats({ table, place: $("seats"), list: $("people"), dialog: $("handing"), back: $("return-seat"), absent: $("absent"), onTrouble: (text) => showWhy(text) });
const ending = new Ending({ table, buttons: document.querySelectorAll("button.ending"), dialog: $("ending") });
const names = () => state.chairs.map((chair) => seats.name(chair.seat));
const recap = new Recap($("recap"), { names, onPoint: recall });
const pace = new Pace($("pace"), showState);
const hints = new Hints({ list: $("hints"), stage, onPlay: playHint, onShow: takeHint });
const result = new Result($("result"), { review, names: () => state.chairs.map((c) => called(c, state.chairs)), seat: () => state.seat, turns: () => turns.turns, onLook: (turn) => { openPane("review"); if (turn) review.jump(turn); }, onClause: openRules });
const coach = new Coach({ table, game, place: $("coach"), veil: $("veil"), stage, turning, chosen: () => choosing.chosen, onShow: showMe, onTrouble: (text) => showWhy(text) });
const critique = new Critique({ table, place: $("critique"), toggle: $("critique-on") });
const puzzle = new Puzzle({ table, place: $("puzzle"), onTrouble: (text) => showWhy(text) });
const reveal = new Reveal($("reveal"), () => [...$("board").querySelectorAll(".lit"), ...($("call").hidden ? [] : [$("call")])]);
const choices = new Choices($("choices"), {
  table,
  pick: (choice) => {
    if (!mayAct()) return;
    choosing.chosen = [...choice.targets];
    if (asksFirst()) paint();
    else play(choice);
  },
  point: (choice) => {
    stage.marks.rings = choice ? choice.targets.map((place) => ({ place, seat: state.seat })) : [];
    stage.marks.draw();
  },
});
const chat = new Chat({
  table, key, place: $("chatbox"), badges: document.querySelectorAll(".count-new"), room: document.querySelector(".room-chat"),
  say: (message) => line.send(message), seat: () => (state?.chairs.some((c) => c.mine || c.may === "return") ? 0 : null),
  running: () => state !== null && !state.over && !state.abandoned,
  shown: () => document.body.classList.contains("with-side") && !$("pane-chat").hidden, onTrouble: (text) => showWhy(text),
});
let sought = ""; // how the server draws for us
const line = new Line(address, { onMessage: heard, onState: connection });

function layout() {
  const box = $("board").getBoundingClientRect();
  const { width, height } = box.width ? box : { width: innerWidth, height: innerHeight }; // of a part that is not shown
  const small = (innerHeight < 600 || innerWidth < 700) && document.body.classList.contains("stock-beside"); // no room for a frame
  return width < height * 0.95 || small || (stage.parts.many && width < 600) ? "tall" : "wide";
}

function wanted() {
  return { lang, theme: theme(), layout: layout() };
}

function address() {
  sought = JSON.stringify(wanted());
  const query = new URLSearchParams({ ...wanted(), pack: "deflate", since: arrived ? arrived.seq : 0, seat: arrived ? (arrived.seat ?? -2) : -1 });
  if (key) query.set("key", key);
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live?${query}`;
}

function look() {
  if (!line.up || JSON.stringify(wanted()) === sought) return; // what changes before there is a line is said when it opens
  sought = JSON.stringify(wanted());
  line.send({ type: "look", ...wanted() });
}

// A moment of a finished game has its tray, which the end has no more; the board fits into what is left.
function inThePast(is) {
  document.body.classList.toggle("in-the-past", is);
  board.resized();
}

// ---- what comes from the table

function heard(message) {
  if (chat.hear(message)) return;
  if (message.type === "state") arrive(message);
  else if (message.type === "waiting") {
    ending.show(message.ending);
    chat.move(true);
    showWaiting(message, satDown);
  } else if (message.type === "told") {
    told.set(`${message.action} ${message.then}`, message);
    preview();
    reveal.clear();
  } else if (message.type === "hints") showHints(message);
  else if (message.type === "nohint") noHint(message);
  else if (message.type === "answer") answered(message);
  else if (message.type === "done") {
    busy = false;
    if (state && state.seq >= message.seq) paint(); // the table was shown while the answer was still on its way
    follow();
  } else if (message.type === "unsure") showWhy(message.reason); // still busy: the line asks again
  else if (message.type === "refused") {
    busy = false;
    choosing.cancel();
    showWhy(message.reason, message.clause);
    puzzle.stir();
    paint();
  } else if (message.type === "trouble" && message.reason !== "too fast") { // what came too fast is still answered
    busy = false;
    paint();
  }
}

// A state is made whole with the panels that came before; actions of others are then shown at the pace of the viewer.
function arrive(next) {
  const known = new Map(arrived?.panels.map((panel) => [panel.name, panel]));
  next.panels = next.panels.map((panel) => ({ ...panel, body: panel.body ?? known.get(panel.name)?.body ?? "" }));
  next.at = Date.now(); // it may be shown later, but the clocks run on
  arrived = next;
  const mine = new Set(next.chairs.filter((chair) => chair.mine).map((chair) => chair.seat));
  const others = next.did.length > 0 && !next.log_whole && next.did.every((deed) => !mine.has(deed.who));
  const clock = (next.deadlines.length > 0 && next.asked.includes(next.seat)) || next.chairs.some((chair) => chair.runs && chair.seat === next.seat);
  pace.take(next, others && state !== null && next.turn !== "everybody", clock);
}

// A new line has the eyes of the seat that was taken.
function satDown() {
  state = arrived = null;
  line.renew();
}

function connection(what) {
  const place = $("net");
  place.hidden = what === "open";
  const seen = state !== null || !$("waiting").hidden; // what was there before is there no more
  place.textContent = what === "gone" ? words[seen ? "deleted" : "gone"] : words["offline"];
  if (what === "gone") ending.show("");
  document.body.classList.toggle("lost", what !== "open");
  if (what === "open") look();
}

function showState(next) {
  $("waiting").hidden = true;
  chat.move(false);
  const before = state;
  const first = state === null || state.seat !== next.seat;
  const moved = first || next.seq !== state.seq;
  if (moved) {
    told.clear();
    hints.move(next);
    recalled = null;
    if (next.turn !== "everybody") hideWhy(); // in real-time play the answer would be gone before it is read
  }
  if (first) choosing.cancel();
  state = next;
  did = next.log_whole ? next.did : [...did, ...next.did.filter((deed) => deed.seq > (did.at(-1)?.seq ?? 0))];
  document.body.dataset.seq = next.seq;
  document.body.classList.toggle("over", next.over);
  seats.show(next);
  const fresh = turns.take(next);
  if (before && fresh.length && !next.log_whole) $("say").textContent = fresh.map((entry) => entry.text).join(" ");
  if (passTheScreen()) return;
  $("cover").hidden = true;
  covered = null;
  if (moved && next.turn !== "everybody") busy = false;
  choosing.take(next.choices);
  if (!review.active) stage.show(next.panels, !first || !hidden); // with open hands the next player sees the same table
  else review.go(review.at);
  if (before && !first && !next.log_whole) reveal.show(fresh);
  moments.begin();
  if (!before && stage.parts.many) closeSide();
  recap.show(did, next.seat, (seq) => turns.sentences(seq), (seq) => turns.whose.get(seq));
  showClock();
  $("table-clock").textContent = `${words["clock"]}: ${next.clock || words["clock none"]}`;
  $("undo").hidden = !next.undo;
  $("look-again").hidden = !(next.over || (next.abandoned && next.seq > 0));
  if (next.abandoned) for (const text of $("look-again").querySelectorAll("span")) text.textContent = words["look again short"]; // there is no analysis
  $("tab-review").hidden = !next.over;
  $("result-open").hidden = !next.result.length;
  ending.show(next.ending, next.rated);
  chat.watches();
  result.wants(next);
  const ended = next.over || next.abandoned;
  for (const button of document.querySelectorAll(".again")) button.hidden = !(ended && next.chairs.some((c) => c.mine));
  if (ended) $("invite-open").hidden = true;
  $("record").hidden = !(next.over || !hidden);
  if (moved && mayAct()) board.reveal(stage.targets().filter((e) => board.place.contains(e) && litNow().has(e.dataset.target)));
  document.title = `${next.asked.includes(next.seat) ? "● " : ""}${document.querySelector(".title").textContent} · Theomachy`;
  paint();
  reveal.clear(next.log_whole ? [] : next.did.flatMap((deed) => deed.at.map((place) => stage.marks.find(place))).filter(Boolean));
  follow();
  noises(before, next);
  if (moved) puzzle.stir();
  if (moved) critique.move(next, did);
  if (next.over && !puzzle.place && before && !before.over && before.seat === next.seat) setTimeout(() => { if (state.over && state.result.length) result.open(state); }, 1200);
}

// One sound tells what happened; that it is my turn is heard as well.
function noises(before, next) {
  if (!before || before.seq === next.seq) return;
  const sum = next.did.reduce((n, deed) => n + (deed.points[next.seat] ?? 0), 0);
  const mine = next.asked.includes(next.seat) && !before.asked.includes(next.seat);
  if (next.over && !before.over) sound.play("end");
  else if (sum) sound.play(sum > 0 ? "gain" : "loss", ...(mine ? ["turn"] : []));
  else if (mine) sound.play("turn");
  else if (next.did.length) sound.play("piece");
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
      stage.clear();
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
  stage.clear();
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

// A finished game is analysed. What was ended unfinished is only stepped through, from how it lies.
function lookAgain() {
  if (state.over) openPane("review");
  else {
    review.go(state.seq);
    closeSide(true);
  }
}

// The same people once more, at a table that one of them sets up and the others find.
async function again() {
  const made = await api("POST", `/api/tables/${table}/again?lang=${lang}`);
  location.href = `/t/${made.id}`;
}

// ---- what a person does

function mayAct() {
  return state && !busy && !covered && !pace.queue.length && state.choices.length > 0;
}

// At rest only what an action begins with is lit; the rest can be clicked all the same.
function litNow() {
  if (!mayAct()) return new Set();
  if (stage.old || choosing.chosen.length) return choosing.lit;
  return new Set(choosing.open.map((choice) => choice.targets[0]).filter(Boolean));
}

function clicked(target) {
  if (pace.queue.length) pace.jump();
  reveal.hide(); // what one does ends what is shown
  if (!target) return hideWhy();
  if (!state || covered || busy) return undefined;
  // What was taken up already is turned by another click on it; Esc, or a click on something else, puts it back.
  if (mayAct() && choosing.chosen.includes(target) && turning.thing(target)) return void turnIt("quarter");
  if (mayAct() && choosing.click(target)) {
    hideWhy();
    sound.play("choose");
    const done = choosing.complete;
    if (done?.alone && !asksFirst()) return play(done.choice);
    return paint();
  }
  askWhy(target, choosing.chosen);
  return undefined;
}

function askWhy(target, chosen) {
  if (state.seat !== null) line.send({ type: "why", seat: state.seat, target, chosen, ask: ++asks });
}

// The rule by which something is closed, whatever else was chosen: the answer opens it.
function askRule(target) {
  askWhy(target, []);
  ruling = asks;
}

function answered({ text, clause, target, ask }) {
  showWhy(text, clause, target);
  if (clause && ask === ruling) openRules(clause);
}

// The thing that was taken up lies another way now.
function turned(from, to) {
  choosing.chosen = choosing.chosen.map((target) => (target === from ? to : target));
  hideWhy();
  paint();
}

// Turn what is in hand, another way or over: over a place where it can lie, to the next way that fits there.
function turnIt(how) {
  const taken = choosing.chosen.find((target) => turning.thing(target));
  if (!how || !taken || !mayAct()) return false;
  const place = how === "quarter" ? [stage.pointed, ...choosing.chosen].find((t) => t && t !== taken && litNow().has(t)) : null;
  const next = place && turning.alike(taken).find((target) => choosing.with([target, place]).length);
  if (next) {
    turning.show(turning.thing(taken), turning.faces(turning.thing(taken)).find(([t]) => t === next));
    turned(taken, next);
  } else turning.turn(turning.thing(taken), how);
  return true;
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

// The step after an action was clicked before it: do it now, if it is there. Who was asked first was asked for both.
function follow() {
  if (!choosing.follows || !mayAct()) return;
  const done = choosing.complete;
  if (done?.alone) play(done.choice);
}

function undo() {
  if (!state?.undo || busy) return;
  busy = true;
  line.send({ type: "undo", seat: state.seat, seq: state.seq, token: token() });
}

// One step back: the last thing that was chosen, then hints and reasons.
function back() {
  if (document.querySelector("dialog[open]")) return;
  if (explain.on) return void explain.turn(false);
  const last = choosing.chosen.at(-1);
  if (hints.on) {
    hints.hide();
    choosing.cancel();
  } else if (choosing.chosen.length) choosing.chosen = choosing.chosen.slice(0, -1);
  else {
    recap.open(false);
    closeSide(true);
  }
  hideWhy();
  paint();
  stage.focus.back(last);
}

function setLens(on) {
  stage.lens = on;
  $("lens").setAttribute("aria-pressed", String(on));
  stage.reveal();
}

function cancel() {
  const [first] = choosing.chosen;
  choosing.cancel();
  hideWhy();
  paint();
  stage.focus.back(first);
}

// ---- what is shown about it

function paint() {
  turning.settle(new Set(mayAct() ? choosing.choices.map((choice) => choice.targets[0]) : []), choosing.chosen);
  const lit = litNow();
  stage.mark({ lit, chosen: choosing.chosen });
  stage.marks.bands = state && !hints.on && !choosing.chosen.length ? (recap.news ?? []).filter((deed) => deed.by !== state.seat).flatMap((deed) => deed.at.map((place) => ({ place, seat: deed.by }))) : [];
  stage.marks.draw();
  if (state) question(asked());
  const mine = state && state.seat !== null ? state.chairs[state.seat] : null;
  $("me").hidden = !mine;
  $("me").textContent = mine ? `${words["you"]}: ${mine.title}` : "";
  $("ask").classList.toggle("mine", Boolean(mayAct()));
  $("ask").dataset.seat = state ? String(state.asked[0] ?? state.seat ?? "") : "";
  $("cancel").hidden = choosing.chosen.length === 0;
  $("hint").hidden = !(mayAct() && state.hints);
  $("confirm").hidden = !choosing.complete;
  coach.show(state, mayAct());
  $("lens").hidden = !stage.hasLens;
  showChoices();
  preview();
  carryIt();
  if (choosing.chosen.length && [...lit].length && [...lit].every((target) => $("stock").contains(stage.find(target)))) openStock(true);
}

// What was taken up follows the pointer, and lies down where it may: turned as it must be there.
function carryIt() {
  const mine = mayAct();
  const held = mine ? choosing.chosen.map((target) => stage.find(target)).find((e) => e?.dataset.carry) ?? $("tray-body").querySelector(".held [data-carry], .held[data-carry]") : null;
  const onBoard = (target) => (target ? board.svg?.querySelector(`[data-target="${CSS.escape(target)}"]`) ?? null : null);
  const lit = mine ? litNow() : new Set();
  const place = stage.pointed && lit.has(stage.pointed) ? stage.pointed : choosing.chosen.findLast((target) => onBoard(target));
  const over = held ? onBoard(place) : null;
  let id = held?.dataset.carry ?? "";
  const taken = choosing.chosen.find((target) => turning.thing(target));
  if (over && taken && !choosing.chosen.includes(place)) {
    const fits = choosing.chosenWith(place)?.find((target) => turning.thing(target));
    id = turning.faces(turning.thing(taken)).find(([t]) => t === fits)?.[1] ?? id;
  }
  carry.show(id, over, onBoard(stage.pointed) !== null);
}

// The coach does what he speaks of: first it is seen, then it is done.
function showMe(action, targets) {
  const choice = state?.choices.find((c) => c.action === action);
  if (!choice || !mayAct()) return;
  choosing.chosen = [...targets];
  paint();
  board.reveal(targets.map((t) => stage.find(t)).filter((e) => e && board.place.contains(e)));
  setTimeout(() => { if (mayAct() && choosing.complete?.choice === choice) play(choice); }, 900);
}

// The question of the moment: that of the thing chosen last, where it has one.
function asked() {
  const own = (target) => (target ? stage.find(target)?.dataset.question : undefined);
  const chosen = own(choosing.chosen[0]) ?? stage.combined(choosing.chosen) ?? choosing.chosen.map(own).filter(Boolean).at(-1);
  if (chosen?.includes(": ") && mayAct()) return chosen;
  if (chosen && mayAct()) return `${chosen}: ${state.banner.split(": ").slice(1).join(": ")}`;
  if (state.seat === null && !state.over) return `${words[seats.mine().length ? "bot for you" : "spectator"]} ${state.banner}`;
  return state.banner;
}

function question(text) {
  const [head, ...rest] = text.split(/(?:: |(?<=\?) )(.*)/s);
  const over = state.over && text === state.banner;
  $("banner").textContent = rest.length && !over ? head : text;
  $("sub").textContent = over ? state.tie : rest.join("");
  // How many times this is still to be done, as dots before the words that say so.
  const left = mayAct() && !over ? Number(document.querySelector("#tray-body [data-left]")?.dataset.left ?? 0) : 0;
  if (left > 0 && left <= MOST_DOTS) $("sub").prepend(el("span", { class: "left-dots", "aria-hidden": "true" }, ...Array.from({ length: left }, () => el("i", {}))));
  const seat = state.over ? state.result[0]?.seat : state.asked[0];
  const emblem = $("ask").querySelector(".emblem");
  if (emblem.dataset.seat !== String(seat)) {
    emblem.dataset.seat = String(seat);
    emblem.replaceChildren(...(seat === undefined ? [] : [picture(seat)]));
  }
}

// The price and the effect of what is being chosen, before it is done.
function preview() {
  if (recalled) return void call.show({ ...recalled, about: recalled.at.map((p) => stage.marks.find(p)).filter(Boolean) });
  if (!mayAct()) return void callWords();
  const done = choosing.complete;
  const meant = done ? { choice: done.choice, then: choosing.chosen.find((t) => done.choice.ahead?.includes(t)) ?? "" } : stage.pointed ? choosing.before(stage.pointed) : null;
  if (!meant || (!choosing.chosen.length && (meant.choice.targets.length > 1 || meant.then))) return void callWords();
  const { choice, then } = meant;
  const key = `${choice.action} ${then}`;
  const said = stage.said || choosing.chosen.map((t) => stage.find(t)?.dataset.says).filter(Boolean).at(-1);
  if (told.get(key)) {
    const found = told.get(key);
    call.show({ most: said ? 9 : 5, text: said || found.text || choice.text, points: found.points, names: names(), seat: state.seat, about: stage.about(), keep: choosing.complete });
  } else if (!told.has(key)) {
    told.set(key, null);
    line.send({ type: "tell", seat: state.seat, action: choice.action, ask: ++asks, ...(then ? { then } : {}) });
  }
}

// What the drawing has to say of the thing that is pointed at.
function callWords() {
  if (stage.said) call.show({ text: stage.said, about: stage.about(), most: 9 });
  else if (stage.words) call.show({ text: stage.words, about: [] });
  else call.hide();
}

// An action of the past, pointed at in the recap: where it happened, by whom, what it changed.
function recall(deed, follow = false) {
  const told = deed ? (turns.sentences(deed.seq, deed.by) || turns.sentences(deed.seq)).split(/(?<=\.) /) : [];
  const head = deed?.text ? `${seats.name(deed.by)}: ${deed.text}` : told.shift();
  recalled = deed ? { text: [head, ...told.slice(0, 3)].join("; ").replaceAll(".;", ";").replace(/\.$/, ""), points: deed.points, names: names(), seat: deed.by, at: deed.at } : null;
  ring(deed, follow);
  preview();
}

function ring(deed, follow) {
  stage.marks.rings = deed ? deed.at.map((place) => ({ place, seat: deed.by })) : [];
  stage.marks.draw();
  if (deed && follow) board.reveal(deed.at.map((place) => stage.marks.find(place)).filter(Boolean));
}

function showChoices() {
  if (!$("pane-choices").hidden && state) choices.show(mayAct() ? choosing.open : [], state);
}

let whyTimer = null;
function showWhy(text, clause, target) {
  const place = $("why");
  place.replaceChildren(el("p", {}, text), clause
    ? el("a", { href: `#${clause}`, class: "clause", "data-clause": clause, onclick: (e) => { e.preventDefault(); openRules(clause); } }, words["rule"]) : "",
    el("button", { type: "button", class: "icon", "aria-label": words["close"], onclick: hideWhy }, "×"));
  place.hidden = false;
  clearTimeout(whyTimer);
  whyTimer = setTimeout(() => { if (!place.matches(":hover, :focus-within")) hideWhy(); }, 9000);
  const shake = [0, -4, 4, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
  if (target && !matchMedia("(prefers-reduced-motion: reduce)").matches) stage.find(target)?.animate(shake, { duration: 260 });
}

function hideWhy() {
  $("why").hidden = true;
}

// ---- hints: what a strong player would do in my place

function askHint() {
  if (hints.on) {
    hints.hide();
    return void paint();
  }
  if (!mayAct() || !state.hints) return;
  hideWhy();
  cancel();
  hints.wait(++asks);
  openPane("hint");
  line.send({ type: "hint", seat: state.seat, ask: hints.asked });
}

function showHints(message) {
  if (message.ask !== hints.asked || !mayAct()) return;
  const open = message.hints.filter((hint) => state.choices.some((choice) => choice.action === hint.action));
  if (!open.length) return void hints.hide();
  stage.marks.bands = [];
  hints.show(open, message.seat);
  board.reveal(hints.hints[0].targets.map((t) => stage.find(t)).filter((e) => e && board.place.contains(e)));
}

// The targets are shown as if they had been clicked; the move itself is still the player's.
function takeHint(hint) {
  const choice = state?.choices.find((c) => c.action === hint.action);
  if (!choice || !mayAct()) return void hints.hide();
  choosing.chosen = [...choice.targets];
  closeSide(true);
  paint();
  hints.draw(hint.action);
  board.reveal(choice.targets.map((t) => stage.find(t)).filter((e) => e && board.place.contains(e)));
  $("confirm").focus({ preventScroll: true });
}

function playHint(hint) {
  const choice = state?.choices.find((c) => c.action === hint.action);
  if (!choice || !mayAct()) return;
  hints.follow(hint);
  play(choice);
}

function noHint(message) {
  if (message.ask !== hints.asked) return;
  hints.hide();
  showWhy(message.reason, "");
}

// ---- the side panel

function openPane(name) {
  document.body.classList.add("with-side");
  $("panel-open").setAttribute("aria-expanded", "true");
  for (const pane of PANES) {
    $(`pane-${pane}`).hidden = pane !== name;
    $(`tab-${pane}`).setAttribute("aria-selected", String(pane === name));
  }
  document.body.classList.toggle("reviewing", name === "review");
  document.body.classList.toggle("hinting", name === "hint");
  if (name === "rules") rules.load();
  if (name === "chat") chat.read();
  else chat.badge();
  if (name === "review") review.open();
  if (name === "log") $("pane-log").scrollTop = $("pane-log").scrollHeight;
  if (state && name === "choices") paint();
}

function closeSide(onlyDrawer = false) {
  if (onlyDrawer && !matchMedia(DRAWER).matches && !stage.parts.many) return;
  document.body.classList.remove("with-side");
  $("panel-open").setAttribute("aria-expanded", "false");
}

// Where the stock has no room beside the board it is a sheet over it.
function openStock(open = !document.body.classList.contains("with-stock")) {
  document.body.classList.toggle("with-stock", open);
  $("stock-open").setAttribute("aria-expanded", String(open));
}

function openRules(clause) {
  openPane("rules");
  rules.go(clause);
}

let ticking = null;
let ticked = ""; // of which move which mark was heard last
function showClock() {
  clearInterval(ticking);
  const place = $("clock");
  const limits = state.deadlines.filter((d) => d.whole_ms >= 3000); // not the breath between two actions
  const running = [...limits, ...state.chairs.filter((chair) => chair.runs && chair.seat === state.seat)];
  place.hidden = running.length === 0 || state.over;
  if (place.hidden) return;
  const since = state.at;
  const tick = () => {
    const left = Math.min(...running.map((d) => d.left_ms)) - (Date.now() - since);
    place.textContent = `${words["time"]} ${left < 60000 ? (Math.max(0, left) / 1000).toFixed(left < 10000 ? 1 : 0) : exactly(left)}`;
    for (const mark of [30000, 10000]) {
      if (left > mark || left <= mark - 1000 || ticked === `${state.seq} ${mark}`) continue;
      ticked = `${state.seq} ${mark}`;
      sound.play("clock");
    }
  };
  tick();
  ticking = setInterval(tick, 200);
}

// Where all cards of the seats do not fit, those of the others fold to a line.
function foldSeats() {
  const rail = $("rail");
  document.body.classList.remove("tight");
  const wide = getComputedStyle(rail).display === "flex";
  document.body.classList.toggle("tight", wide && $("seats").scrollHeight > rail.clientHeight - 230);
}

// ---- wiring

$("cancel").addEventListener("click", cancel);
$("other").addEventListener("click", back);
$("confirm").addEventListener("click", () => { const done = choosing.complete; if (done && mayAct()) play(done.choice); });
$("hint").addEventListener("click", askHint);
$("undo").addEventListener("click", undo);
for (const button of document.querySelectorAll(".again")) button.addEventListener("click", () => again().catch((error) => showWhy(error.message)));
$("lens").addEventListener("click", () => setLens(!stage.lens));
$("zoom-in").addEventListener("click", () => board.zoom(1.4));
$("zoom-out").addEventListener("click", () => board.zoom(1 / 1.4));
$("zoom-fit").addEventListener("click", () => board.fit());
$("look-again").addEventListener("click", lookAgain);
$("result-open").addEventListener("click", () => result.open(state));
for (const place of ["seats", "people"]) $(place).addEventListener("click", (event) => seats.clicked(event));
for (const name of PANES) $(`tab-${name}`).addEventListener("click", () => openPane(name));
for (const button of document.querySelectorAll("[data-pane]")) {
  button.addEventListener("click", () => {
    const name = button.dataset.pane;
    const shown = document.body.classList.contains("with-side") && name && !$(`pane-${name}`).hidden;
    if (!name || shown) closeSide();
    else openPane(name);
  });
}
$("stock-open").addEventListener("click", () => { closeSide(true); openStock(); });
$("stock").addEventListener("click", (event) => { if (event.target.closest("[data-target]")) openStock(false); });
$("panel-open").addEventListener("click", () => (document.body.classList.contains("with-side") ? closeSide() : openPane("people")));
$("panel-close").addEventListener("click", () => closeSide());
$("keys-open").addEventListener("click", () => $("keys").showModal());
$("share-link").addEventListener("click", async (event) => {
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  event.target.textContent = words["copied"];
});
$("invite-open").addEventListener("click", async () => {
  await showLink($("invite").querySelector(".link"));
  $("invite").showModal();
});
listen({
  undo, back, hint: askHint, turn: turnIt,
  step: (dx, dy) => {
    if (document.activeElement?.closest(".chips, #hints, [role=tablist], input[type=range]")) return false;
    if (review.active && dx) {
      review.go(review.at + dx);
      return true;
    }
    if (choices.buttons.length) return stage.focus.step(dx, dy, choices.buttons);
    if (explain.on ? explain.step(dx, dy) : stage.focus.step(dx, dy)) return true;
    if (!$("board").contains(document.activeElement)) return false;
    board.pan(-dx * 60, -dy * 60);
    return true;
  },
  number: (n) => {
    if (hints.on) return void $("hints").querySelectorAll("li button")[n - 1]?.focus();
    const things = [...$("tray-body").querySelectorAll("[data-target]")].filter((e) => e.offsetParent);
    if (things[n - 1]) clicked(things[n - 1].dataset.target);
  },
  lens: setLens, explain: () => explain.turn(),
  recap: () => recap.again(), next: () => pace.next(),
  slower: () => pace.faster(-1), faster: () => pace.faster(1),
  zoomIn: () => board.zoom(1.4), zoomOut: () => board.zoom(1 / 1.4), fit: () => board.fit(),
  rules: () => openPane("rules"), turns: () => openPane("log"), chat: () => { openPane("chat"); chat.field.focus({ preventScroll: true }); }, help: () => $("keys").showModal(),
  nextGame: () => nextGame(table).then((where) => (where ? location.assign(where) : showWhy(words["no next game"]))).catch((error) => showWhy(error.message)),
});
document.addEventListener("theme", () => { look(); if (review.found) review.open(); });
let resized = null;
new ResizeObserver(() => {
  board.resized();
  stage.marks.draw();
  clearTimeout(resized);
  resized = setTimeout(() => { if (layout() !== JSON.parse(sought).layout) board.fit(), look(); }, 150);
}).observe($("board"));
addEventListener("resize", () => stage.rest()); // what was pointed at lies elsewhere now
new ResizeObserver(foldSeats).observe($("rail"));
matchMedia(DRAWER).addEventListener("change", (drawer) => (drawer.matches || stage.parts.many ? closeSide() : openPane("log")));

$("ask-first").checked = localStorage.getItem("ask-first") === null
  ? matchMedia("(pointer: coarse)").matches : localStorage.getItem("ask-first") === "yes";
$("ask-first").addEventListener("change", () => localStorage.setItem("ask-first", asksFirst() ? "yes" : "no"));
openPane("log");
if (matchMedia(DRAWER).matches) closeSide();
api("GET", `/api/tables/${table}${key ? `?key=${encodeURIComponent(key)}` : ""}`)
  .then((info) => { $("invite-open").hidden = !info.invite || info.finished; })
  .catch(() => {});
