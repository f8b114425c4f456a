// The lobby: my games, a game against bots in one tap, open tables, last results.

import { nextGame, roughly } from "./clock.js";
import { ago, api, editions, el, lang, saveName, theme, trouble, words } from "./common.js";
import { remove } from "./ending.js";
import { houseRules } from "./houserules.js";

const $ = (id) => document.getElementById(id);
const games = new Map([...document.querySelectorAll("[data-game]")].map((card) => [card.dataset.game, JSON.parse(card.dataset.players)]));

// ---- one tap

// A game that takes fewer players begins with its most.
async function begin(game, opponents, bot) {
  trouble("");
  await saveName();
  const players = Math.min(opponents + 1, Math.max(...games.get(game)));
  const seats = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  const table = await api("POST", `/api/tables?lang=${lang}`, { game, seats });
  location.href = `/t/${table.id}`;
}

const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`).value;

function wire(selector, start) {
  for (const button of document.querySelectorAll(selector)) {
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        await start(button);
      } catch (error) {
        trouble(error.message);
        button.disabled = false;
      }
    });
  }
}

// Lessons that were finished: by this person, or before in this browser.
const learned = (game) => JSON.parse(document.body.dataset.learned).includes(game) || Boolean(localStorage.getItem(`learned ${game}`));
const learnedAny = () => [...games.keys()].some(learned);

// To a newcomer the guided first game is offered, once for each game.
function offered(button) {
  const dialog = $("offer-first");
  const game = button.dataset.play;
  const known = `offered ${game}`;
  if ($("new-here").hidden || learned(game) || !button.closest("[data-taught]") || localStorage.getItem(known)) return Promise.resolve("play");
  localStorage.setItem(known, "yes");
  dialog.querySelector("a").href = `/first/${game}`;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => { dialog.addEventListener("close", () => done(dialog.returnValue), { once: true }); });
}

wire("[data-play]", async (button) => {
  if (await offered(button) === "play") return begin(button.dataset.play, Number(chosen("opponents")), chosen("strength"));
  button.disabled = false;
  return undefined;
});
// Whoever is new sees the moves of others one by one.
wire("[data-begin]", (button) => {
  localStorage.setItem("pace", "step");
  return begin(button.dataset.begin, 1, "level:1");
});

// The switches are kept for next time.
for (const name of ["opponents", "strength"]) {
  const kept = [...document.querySelectorAll(`input[name="${name}"]`)].find((radio) => radio.value === localStorage.getItem(name));
  if (kept) kept.checked = true;
  for (const radio of document.querySelectorAll(`input[name="${name}"]`)) radio.addEventListener("change", () => localStorage.setItem(name, radio.value));
}

const people = document.querySelector(".with-people");
document.addEventListener("click", (event) => { if (!people.contains(event.target)) people.open = false; });
people.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  people.open = false;
  people.querySelector("summary").focus();
});

// ---- lists

const name = (table) => table.title || editions(table.game_title);

function picture(table) {
  const src = table.started && !table.shelved ? `/t/${table.id}/board.svg?look=${theme()}&at=${table.seq}` : `/games/${table.game}/picture.svg?look=${theme()}`;
  return el("span", { class: "crop" }, el("img", { src, alt: "", loading: "lazy" }));
}

function standing(table) {
  return table.chairs.map((chair, i) => {
    const who = chair.mine ? words["you"] : chair.who || words["free seat"];
    return table.points[i] === null || table.points[i] === undefined ? who : `${who} ${table.points[i]}`;
  }).join(" · ");
}

// What is going on at a table of mine, for whom it waits, and how long.
function going(table) {
  const left = table.left_s === null ? "" : ` · ${roughly(table.left_s * 1000)}`;
  if (table.lesson) return words["first game"];
  if (table.my_turn) return `${words["your turn"]}${left}`;
  if (!table.started) {
    const free = table.chairs.filter((chair) => !chair.who).length;
    return free === 1 ? words["seat free"] : `${free} ${words["seats free"]}`;
  }
  const waits = table.asked.map((seat) => table.chairs[seat].who || table.chairs[seat].title).join(", ");
  return waits ? `${waits} ${words["thinks"]}, ${ago(table.since_s, "short")}${left}` : "";
}

function running(table) {
  const verb = table.started ? words["continue"] : words["invite friend"];
  return el("li", { class: table.my_turn ? "turn" : "" }, el("a", { href: `/t/${table.id}` }, picture(table),
    el("span", { class: "what" }, el("strong", {}, name(table)), el("span", { class: "people" }, standing(table)), table.rules_text ? el("small", { title: table.rules.map((rule) => `${rule.text} ${rule.here}`).join("\n") }, table.rules_text) : null,
      el("span", { class: "state" }, el("b", {}, going(table)), table.my_turn ? el("span", { class: "button do" }, verb) : !table.started ? el("em", {}, verb) : null))), bin(table));
}

// Away with a table at which nobody plays, for its host; nothing without a second word.
function bin(table) {
  if (table.ending !== "delete") return null;
  const what = words[table.lesson ? "put away" : "delete"];
  const label = `${what}: ${name(table)}`;
  return el("button", { type: "button", class: "delete", "aria-label": label, title: what, onclick: () => deleteTable(table) }, "×");
}

// The mark beside those who have won.
function star() {
  return el("span", { class: "won", role: "img", "aria-label": words["winner"], title: words["winner"] }, "★");
}

// A public game of others that is being played: who plays, how far it is, how many look on.
function watched(table) {
  const watching = table.watching ? `${table.watching} ${words[table.watching === 1 ? "spectator one" : "spectators"]}` : "";
  const facts = [table.title ? editions(table.game_title) : "", `${table.seq} ${words["moves"]}`, watching, table.rated ? words["rated"] : "", table.clock_text, ago(table.since_s, "short")];
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, name(table)), el("span", { class: "people" }, standing(table)), el("small", {}, facts.filter(Boolean).join(" · ")), houseRules(table)),
    el("a", { class: "button", href: `/t/${table.id}`, "aria-label": `${words["watch"]}: ${name(table)}` }, words["watch"]));
}

function open(table) {
  const free = table.chairs.filter((chair) => !chair.who).length;
  const first = table.chairs.find((chair) => chair.who);
  const host = first ? `${first.who}${first.guest && !first.mine ? ` (${words["guest"]})` : ""}` : "";
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, name(table)), el("small", {}, [host, `${table.chairs.length - free} / ${table.chairs.length}`, table.rated ? words["rated"] : "", table.clock_text, ago(table.since_s, "short")].filter(Boolean).join(" · ")), houseRules(table)),
    el("a", { class: "button", href: `/t/${table.id}` }, words["join"]));
}

// Everybody with their points, the best first, the winners marked. Without a result: who played with me.
function outcome(table) {
  if (!table.ranks.length) return el("small", {}, table.chairs.filter((chair) => !chair.own).map((chair) => chair.who).join(", "));
  const alone = table.chairs.filter((chair) => chair.own).length === 1; // several people at my screen have names
  const order = table.chairs.map((chair, i) => ({ who: chair.own && alone && !chair.stood_in ? words["you"] : chair.who || chair.title, rank: table.ranks[i], points: table.points[i] })).sort((a, b) => a.rank - b.rank);
  return el("ol", { class: "outcome" }, ...order.map(({ who, rank, points }) => el("li", { class: rank === 1 ? "first" : "" },
    rank === 1 ? star() : null, el("span", {}, who), " ", el("b", {}, String(points).replace(/^-/, "−")))));
}

function result(table) {
  const mine = table.chairs.findIndex((chair) => chair.mine);
  const rank = table.ranks[mine];
  const byBot = mine < 0 && table.chairs.some((chair) => chair.own && chair.stood_in) ? words["finished by bot"] : "";
  const state = table.shelved ? table.shelved : table.abandoned ? words["abandoned"] : byBot;
  const where = table.shelved ? (table.record ? `/api/tables/${table.id}/record` : null) : `/t/${table.id}`;
  return el("li", { class: table.shelved ? "shelved" : "" },
    el("span", { class: `medal m${Math.min(rank || 4, 4)}`, title: rank ? `${words["place"]} ${rank}` : "" }, rank ? String(rank) : "–"),
    el("span", { class: "what" }, el("strong", {}, name(table)), outcome(table), el("small", {}, [state, ago(table.since_s, "short")].filter(Boolean).join(" · "))),
    where ? el("a", { class: "button", href: where }, table.shelved ? words["record"] : words["look"]) : null,
    bin(table));
}

async function deleteTable(table) {
  if (!confirm(`${name(table)}: ${words[table.lesson ? "put away lead" : "delete lead"]}`)) return;
  await remove(table.id).catch((error) => trouble(error.message));
  await refresh();
}

// What has not changed stays: a link that is replaced while it is pressed hears no click.
function fill(place, tables, line, alike = (table) => ({ ...table, since_s: ago(table.since_s, "short"), left_s: table.left_s === null ? "" : roughly(table.left_s * 1000) })) {
  const now = JSON.stringify([theme(), tables.map(alike)]);
  if (place.dataset.shown === now) return;
  place.dataset.shown = now;
  place.replaceChildren(...tables.map(line));
}

async function refresh() {
  let lists;
  try {
    lists = await api("GET", `/api/tables?lang=${lang}`);
  } catch {
    return; // the next round tries again
  }
  const going = lists.mine.filter((table) => !table.finished && !table.shelved && !table.abandoned);
  const over = lists.mine.filter((table) => !going.includes(table));
  const order = (table) => (table.my_turn ? 0 : table.started ? 1 : 2);
  const until = (table) => (table.my_turn ? table.left_s ?? 1e9 : 0); // not Infinity: two of them have no difference
  going.sort((a, b) => order(a) - order(b) || until(a) - until(b) || a.since_s - b.since_s);
  const free = lists.open.filter((table) => !lists.mine.some((mine) => mine.id === table.id));
  fill(document.querySelector("#mine ul"), going.slice(0, 12), running);
  fill(document.querySelector("#open ul"), free.slice(0, 12), open);
  fill(document.querySelector("#watch ul"), lists.watch, watched);
  $("watch").hidden = !lists.watch.length;
  fill(document.querySelector("#results ul"), over.slice(0, 8), result);
  $("mine").hidden = !going.length;
  document.querySelector("#open .none").hidden = free.length > 0;
  document.querySelector("#results .none").hidden = over.length > 0;
  $("new-here").hidden = learnedAny() || lists.mine.some((table) => table.finished && !table.abandoned);
  const turns = going.filter((table) => table.my_turn).length;
  const count = document.querySelector(".lobby-bar .count");
  count.hidden = !turns;
  count.textContent = String(turns);
  document.title = `${turns ? `(${turns}) ` : ""}Theomachy`;
}

// ---- on a phone one part at a time

const PARTS = ["play", "mine", "open", "results"];
function show() {
  const part = PARTS.find((known) => location.hash === `#${known}`) ?? "play";
  document.body.dataset.part = part;
  for (const link of document.querySelectorAll(".lobby-bar a")) {
    if (link.dataset.part === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function pictures() {
  for (const image of document.querySelectorAll("img[data-picture]")) {
    image.parentElement.querySelector("source")?.remove();
    image.src = `/games/${image.dataset.picture}/picture.svg?look=${theme()}`;
  }
  for (const image of document.querySelectorAll("img[data-puzzle]")) {
    image.parentElement.querySelector("source")?.remove();
    image.src = `/puzzle/${image.dataset.puzzle}/board.svg?look=${theme()}`;
  }
  refresh();
}

addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
  nextGame().then((where) => (where ? location.assign(where) : trouble(words["no next game"]))).catch((error) => trouble(error.message));
});

$("name")?.addEventListener("change", () => saveName().catch((error) => trouble(error.message)));
addEventListener("hashchange", () => { show(); scrollTo(0, 0); });
document.addEventListener("theme", pictures);
show();
refresh();
setInterval(() => document.hidden || refresh(), 5000);
