// The table, for every game: shows what Python drew, narrows the legal actions by clicks, and sends what was chosen.

import { Asking } from "./asking.js";
import { api, lang, tableLink, theme, words } from "./common.js";
import { copyButton } from "./copying.js";
import { Callout } from "./callout.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Critique } from "./critique.js";
import { Ending } from "./ending.js";
import { drawHints, Hints } from "./hints.js";
import { Limit, nextGame } from "./clock.js";
import { Explain } from "./explain.js";
import { listen } from "./keys.js";
import { Line, token } from "./live.js";
import { Pace, Recap } from "./recap.js";
import { Result } from "./result.js";
import { Reveal } from "./reveal.js";
import { Moments } from "./moment.js";
import { Panes } from "./panes.js";
import { Preview } from "./preview.js";
import { Puzzle } from "./puzzle.js";
import { Review } from "./review.js";
import { Rules } from "./rules.js";
import { Screen } from "./screen.js";
import { called, Seats } from "./seats.js";
import { Sound } from "./sound.js";
import { Stage } from "./stage.js";
import { Carry, Turning } from "./turning.js";
import { Turns } from "./turns.js";
import { showLink, showWaiting } from "./waiting.js";
import { per } from "./whole.js";

const $ = (id) => document.getElementById(id);
const { table, key, hidden, game } = document.body.dataset;

const turning = new Turning($("stage"), { onTurn: turned });
const choosing = new Choosing((target) => turning.alike(target));
let state = null;
let arrived = null; // the newest state that came, shown or not
let did = []; // what players did, in order
let busy = false; // a move is on its way
let asks = 0;
let ruling = 0; // the question whose answer is to open its rule
let led = ""; // what had been chosen when the focus went to the button that does it
let weighed = null; // the action that is done as soon as it is known that the turn goes on after it

const stage = new Stage($("stage"), { onTarget: clicked, onWhy: askRule, onPoint: () => { preview(); carryIt(); reveal.clear(); } });
const { board } = stage;
const carry = new Carry(board);
board.onWheel = (delta) => delta !== 0 && turnIt("quarter");
const call = new Callout($("call"), board, $("stockbox"));
const explain = new Explain($("stage"), stage, call, () => preview());
const rules = new Rules(game, $("rules"), $("rules-search"), true);
const asking = new Asking({ find: (target) => stage.find(target), onClause: openRules });
const sharing = new Screen({ cover: $("cover"), seatswitch: $("seatswitch"), stage, hidden, sit: (seat) => line.send({ type: "sit", seat }) });
const sound = new Sound($("sound"), $("volume"));
const limit = new Limit($("clock"), () => sound.play("clock"));
const panes = new Panes({ many: () => stage.parts.many, onOpen: opened });
const turns = new Turns($("log"), {
  pane: $("pane-log"), onClause: openRules, name: (seat) => seats.name(seat), names: () => names(), deed: (seq) => did.findLast((deed) => deed.seq === seq),
  onPoint: (deed, tapped) => {
    if (review.active) return;
    if (tapped) panes.giveWay();
    telling.ring(deed, tapped); // its words stand there already
  },
});
const review = new Review({
  table, key, layout, place: $("pane-review"), bar: $("reviewbar"),
  seat: () => state?.seat ?? null,
  titles: () => state.chairs.map((chair) => chair.title),
  show: showPast,
  back: () => {
    inThePast(false);
    drawHints(stage, []);
    stage.show(state.panels, true);
    seats.show(state);
    turns.until(null);
    recapOf(did);
    paint();
  },
  focus: () => panes.giveWay(),
});
const moments = new Moments({ table, key, review, bar: $("reviewbar"), dialog: $("playing-on"), state: () => state, hidden });
const seats = new Seats({ table, place: $("seats"), list: $("people"), dialog: $("handing"), back: $("return-seat"), absent: $("absent"), onTrouble: (text) => asking.why(text) });
const ending = new Ending({ table, buttons: document.querySelectorAll("button.ending"), dialog: $("ending") });
const names = () => state.chairs.map((chair) => seats.name(chair.seat));
const telling = new Preview({
  stage, choosing, call, turns, seats, names,
  ask: (action, then) => line.send({ type: "tell", seat: state.seat, action, ask: ++asks, ...(then ? { then } : {}) }),
});
const recap = new Recap($("recap"), {
  names,
  onPoint: (deed, follow) => {
    telling.recall(deed, follow);
    if (!deed && review.active) drawBetter(review.better());
    preview();
  },
});
const pace = new Pace($("pace"), showState);
const hints = new Hints({ list: $("hints"), stage, onPlay: playHint, onShow: takeHint });
const result = new Result($("result"), { review, names: () => state.chairs.map((c) => called(c, state.chairs)), seat: () => state.seat, turns: () => turns.turns, onLook: (turn) => { panes.open("review"); if (turn) review.jump(turn); }, onClause: openRules });
const coach = new Coach({ table, game, place: $("coach"), veil: $("veil"), stage, turning, chosen: () => choosing.chosen, onShow: showMe, onTrouble: (text) => asking.why(text) });
const critique = new Critique({ table, place: $("critique"), toggle: $("critique-on") });
const puzzle = new Puzzle({ table, place: $("puzzle"), onTrouble: (text) => asking.why(text) });
const reveal = new Reveal($("reveal"), () => [...$("board").querySelectorAll(".lit"), ...($("call").hidden ? [] : [$("call")])]);
const choices = new Choices($("choices"), {
  table,
  pick: (choice) => {
    if (!mayAct()) return;
    choosing.chosen = [...choice.targets];
    decide(choice);
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
  shown: () => panes.shows("chat"), onTrouble: (text) => asking.why(text),
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

// A moment as it was: whose move it was, how everybody stood, what had been told and done by then.
function showPast(past, better) {
  inThePast(true);
  stage.show(past.panels, true);
  seats.show({ ...state, panels: past.panels, points: past.points, asked: past.asked });
  turns.until(past.seq);
  recapOf(did.filter((deed) => deed.seq <= past.seq));
  stage.marks.bands = [];
  drawBetter(better);
  asking.question(past.banner, { ...state, over: state.over && past.at === past.moves, asked: past.asked }, false);
  $("ask").dataset.seat = String(past.asked[0] ?? "");
}

// What would have been better is marked as a hint is; before the move lies there what would have been laid, and a ring of
// the player's colour shows what was done instead.
function drawBetter(better) {
  const { turn, before } = better ?? {};
  stage.mark({ lit: new Set(), chosen: before ? turn.better_targets : [] });
  drawHints(stage, turn ? [{ targets: turn.better_targets, number: "★", gain: per(turn.better_by).replace(" ", "") }] : []);
  const place = before ? turn.done_targets.findLast((target) => stage.marks.find(target)) : null;
  if (!place || turn.better_targets.includes(place)) return;
  stage.marks.rings.push({ place, seat: turn.seat });
  stage.marks.draw();
}

function recapOf(deeds) {
  recap.show(deeds, state.seat, (seq) => turns.sentences(seq), (seq) => turns.whose.get(seq));
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
    telling.hear(message);
    preview();
    weigh();
    reveal.clear();
  } else if (message.type === "hints") showHints(message);
  else if (message.type === "nohint") noHint(message);
  else if (message.type === "answer") answered(message);
  else if (message.type === "done") {
    busy = false;
    if (state && state.seq >= message.seq) paint(); // the table was shown while the answer was still on its way
    follow();
  } else if (message.type === "unsure") asking.why(message.reason); // still busy: the line asks again
  else if (message.type === "refused") {
    busy = false;
    choosing.cancel();
    asking.why(message.reason, message.clause);
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
  if (what !== "open") return;
  telling.told.clear(); // what was asked on the old line is not answered any more
  look();
  if (state) preview();
}

function showState(next) {
  $("waiting").hidden = true;
  chat.move(false);
  const before = state;
  const first = state === null || state.seat !== next.seat;
  const moved = first || next.seq !== state.seq;
  if (moved) {
    telling.clear();
    hints.move(next);
    if (next.turn !== "everybody") asking.hideWhy(); // in real-time play the answer would be gone before it is read
  }
  if (first) choosing.cancel();
  state = next;
  did = next.log_whole ? next.did : [...did, ...next.did.filter((deed) => deed.seq > (did.at(-1)?.seq ?? 0))];
  document.body.dataset.seq = next.seq;
  document.body.classList.toggle("over", next.over);
  document.body.classList.toggle("at-once", next.turn === "everybody");
  seats.show(next);
  const fresh = turns.take(next);
  if (before && fresh.length && !next.log_whole) $("say").textContent = fresh.map((entry) => entry.text).join(" ");
  if (sharing.pass(next)) return;
  sharing.uncover();
  if (moved && next.turn !== "everybody") busy = false;
  choosing.take(next.choices);
  if (!review.active) stage.show(next.panels, !first || !hidden); // with open hands the next player sees the same table
  else review.go(review.at);
  if (before && !first && !next.log_whole) reveal.show(fresh);
  moments.begin();
  if (!before && stage.parts.many) panes.close();
  recapOf(did);
  limit.show(next);
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
  $("record").hidden = !(next.over || !(hidden || (next.contest && !ended)));
  if (moved && mayAct()) board.reveal(stage.targets().filter((e) => board.place.contains(e) && litNow().has(e.dataset.target)));
  document.title = `${next.asked.includes(next.seat) ? "● " : ""}${document.querySelector(".title").textContent} · Theomachy`;
  paint();
  reveal.clear(next.log_whole ? [] : next.did.flatMap((deed) => deed.at.map((place) => stage.marks.find(place))).filter(Boolean));
  follow();
  weigh();
  sound.tell(before, next);
  if (moved) puzzle.stir();
  if (moved) critique.move(next, did);
  if (next.over && !puzzle.place && before && !before.over && before.seat === next.seat) setTimeout(() => { if (state.over && state.result.length) result.open(state); }, 1200);
}

// A finished game is analysed. What was ended unfinished is only stepped through, from how it lies.
function lookAgain() {
  if (state.over) panes.open("review");
  else {
    review.go(state.seq);
    panes.giveWay();
  }
}

// The same people once more, at a table that one of them sets up and the others find.
async function again() {
  const made = await api("POST", `/api/tables/${table}/again?lang=${lang}`);
  location.href = `/t/${made.id}`;
}

// ---- what a person does

function mayAct() {
  return state && !busy && !sharing.covered && !pace.queue.length && state.choices.length > 0;
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
  if (!target) return asking.hideWhy();
  if (!state || sharing.covered || busy) return undefined;
  // What was taken up already is turned by another click on it; Esc, or a click on something else, puts it back.
  if (mayAct() && choosing.chosen.includes(target) && turning.thing(target)) return void turnIt("quarter");
  if (mayAct() && choosing.click(target)) {
    asking.hideWhy();
    sound.play("choose");
    const done = choosing.complete;
    if (!done?.alone) return paint();
    return done.unseen && takesTurns() ? void paint() : decide(done.choice);
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
  asking.why(text, clause, target);
  if (clause && ask === ruling) openRules(clause);
}

// The thing that was taken up lies another way now.
function turned(from, to) {
  choosing.chosen = choosing.chosen.map((target) => (target === from ? to : target));
  asking.hideWhy();
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

// Does everybody wait for one, so that nobody is the slower for being asked?
function takesTurns() {
  return state.turn !== "everybody";
}

// What was chosen is done, unless its player is asked first: about every action, or about one that ends the turn and so can
// never be taken back. Whether it does the table says.
function decide(choice) {
  const taught = state.coach?.action === choice.action; // the coach says what comes next
  weighed = null;
  if (asksFirst()) return void paint();
  if (!$("ask-end").checked || !takesTurns() || state.choices.length === 1 || taught) return void play(choice);
  weighed = choice;
  paint();
  weigh();
}

function weigh() {
  if (!weighed) return;
  if (!mayAct() || choosing.complete?.choice.action !== weighed.action) return void (weighed = null);
  const { answer } = telling;
  if (!answer) return;
  const choice = weighed;
  weighed = null;
  if (!answer.ends) play(choice);
  else preview();
}

function play(choice) {
  busy = true;
  weighed = null;
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
    panes.giveWay();
  }
  asking.hideWhy();
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
  asking.hideWhy();
  paint();
  stage.focus.back(first);
}

// ---- what is shown about it

function paint() {
  turning.settle(new Set(mayAct() ? choosing.choices.map((choice) => choice.targets[0]) : []), choosing.chosen);
  const lit = litNow();
  stage.mark({ lit, chosen: choosing.chosen });
  stage.marks.bands = state && !hints.on && !choosing.chosen.length ? (recap.news ?? []).filter((deed) => deed.by !== state.seat).flatMap((deed) => deed.at.map((place) => ({ place, seat: deed.by }))) : [];
  stage.marks.picked = choosing.chosen.map((place) => ({ place, seat: state.seat }));
  stage.marks.draw();
  if (state) asking.question(asked(), state, mayAct());
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
  if (choosing.chosen.length && [...lit].length && [...lit].every((target) => $("stock").contains(stage.find(target)))) panes.stock(true);
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

// Why I have no seat: a bot has mine for a while, my time is up, or I only watch.
function place() {
  if (seats.mine().length) return "bot for you";
  return state.chairs.some((chair) => chair.own && chair.flagged) ? "time ran out" : "spectator";
}

// The question of the moment: that of the thing chosen last, where it has one.
function asked() {
  const own = (target) => (target ? stage.find(target)?.dataset.question : undefined);
  const chosen = own(choosing.chosen[0]) ?? stage.combined(choosing.chosen) ?? choosing.chosen.map(own).filter(Boolean).at(-1);
  if (mayAct() && choosing.placed && board.svg?.querySelector(`[data-target="${CSS.escape(choosing.chosen[0])}"]`)) return words["place first"];
  if (chosen?.includes(": ") && mayAct()) return chosen;
  if (chosen && mayAct()) return `${chosen}: ${state.banner.split(": ").slice(1).join(": ")}`;
  if (state.seat === null && !state.over) return `${words[place()]} ${state.banner}`;
  return state.banner;
}

function preview() {
  telling.show(state?.seat ?? null, mayAct());
  const { answer } = telling;
  $("confirm").textContent = words[answer?.ends && takesTurns() ? "confirm end" : "confirm"];
  // Whoever plays by keys goes on with the button, once, when nothing else is left to be chosen.
  const asked = answer && !weighed && choosing.chosen.join(" ");
  if (asked && asked !== led && !litNow().size && document.activeElement?.matches(":focus-visible")) $("confirm").focus({ preventScroll: true });
  led = asked || "";
}

function showChoices() {
  if (!$("pane-choices").hidden && state) choices.show(mayAct() ? choosing.open : [], state);
}

// ---- hints: what a strong player would do in my place

function askHint() {
  if (hints.on) {
    hints.hide();
    return void paint();
  }
  if (!mayAct() || !state.hints) return;
  asking.hideWhy();
  cancel();
  hints.wait(++asks);
  panes.open("hint");
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
  panes.giveWay();
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
  asking.why(message.reason, "");
}

// ---- the side panel

function opened(pane) {
  if (pane === "rules") rules.load();
  if (pane === "chat") chat.read();
  else chat.badge();
  if (pane === "review") review.open();
  if (state && pane === "choices") paint();
}

function openRules(clause) {
  panes.open("rules");
  rules.go(clause);
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
for (const button of document.querySelectorAll(".again")) button.addEventListener("click", () => again().catch((error) => asking.why(error.message)));
$("lens").addEventListener("click", () => setLens(!stage.lens));
$("zoom-in").addEventListener("click", () => board.zoom(1.4));
$("zoom-out").addEventListener("click", () => board.zoom(1 / 1.4));
$("zoom-fit").addEventListener("click", () => board.fit());
$("look-again").addEventListener("click", lookAgain);
$("result-open").addEventListener("click", () => result.open(state));
for (const place of ["seats", "people"]) $(place).addEventListener("click", (event) => seats.clicked(event));
$("keys-open").addEventListener("click", () => $("keys").showModal());
copyButton($("share-link"), () => tableLink());
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
  rules: () => panes.open("rules"), turns: () => panes.open("log"), chat: () => { panes.open("chat"); chat.field.focus({ preventScroll: true }); }, help: () => $("keys").showModal(),
  nextGame: () => nextGame(table).then((where) => (where ? location.assign(where) : asking.why(words["no next game"]))).catch((error) => asking.why(error.message)),
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

$("ask-first").checked = localStorage.getItem("ask-first") === null
  ? matchMedia("(pointer: coarse)").matches : localStorage.getItem("ask-first") === "yes";
$("ask-end").checked = localStorage.getItem("ask-end") !== "no";
$("ask-end").addEventListener("change", () => localStorage.setItem("ask-end", $("ask-end").checked ? "yes" : "no"));
$("ask-first").addEventListener("change", () => localStorage.setItem("ask-first", asksFirst() ? "yes" : "no"));
panes.open("log"); // what it shows first, wherever it is opened
panes.giveWay();
api("GET", `/api/tables/${table}${key ? `?key=${encodeURIComponent(key)}` : ""}`)
  .then((info) => { $("invite-open").hidden = !info.invite || info.finished; })
  .catch(() => {});
