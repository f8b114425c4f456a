// A duel: both games side by side, the score, and the link for the opponent. It looks again every few seconds.

import { api, el, lang, trouble, words } from "./common.js";
import { half, seal } from "./compare.js";
import { linkToCopy } from "./copying.js";

const { duel, key } = document.body.dataset;
const $ = (id) => document.getElementById(id);
const EVERY = 4000;
let shown = "";

function side(player, winner) {
  return el("li", { class: player.place === 1 ? "first" : "" }, el("span", { class: "god" }, player.title),
    el("strong", {}, player.who || words["free seat"]), winner === player.side ? seal() : null,
    player.points === null ? null : el("b", { class: "total" }, String(player.points)));
}

function state(table) {
  if (table.abandoned) return words["duel abandoned"];
  if (table.finished) return words["duel finished"];
  if (table.started) return words[table.my_turn ? "your turn" : "duel running"];
  return words[table.waits ? "duel waits" : "duel missing"];
}

function game(table, number) {
  const name = `${words["duel game"]} ${number + 1}`;
  return el("article", { class: `duel-game${table.my_turn ? " mine" : ""}`, "data-table": table.id },
    el("h2", {}, name), el("p", { class: "lead" }, state(table)), el("ol", { class: "sides" }, ...table.sides.map((player) => side(player))),
    el("p", {}, el("a", { class: `button${table.my_turn ? " main" : ""}`, href: `/t/${table.id}${key ? `?key=${encodeURIComponent(key)}` : ""}`, "aria-label": `${name}: ${words["to table"]}` }, words["to table"])));
}

function score(found) {
  const sides = found.scores.map((one, number) => el("div", { class: found.winner === number ? "score best" : "score" }, found.winner === number ? seal() : null,
    el("strong", {}, one.who || words["free seat"]), el("b", { class: "wins" }, half(one.wins)), el("small", {}, `${one.points} ${words["duel points"]}`)));
  return [el("h2", { class: "for-readers" }, words["duel score"]), el("div", { class: "scores" }, ...sides), el("p", { class: "told" }, found.verdict || words["duel not over"])];
}

function invitation(found) {
  const place = $("invitation");
  place.hidden = !found.invite || found.tables.every((table) => table.started);
  if (place.hidden || place.querySelector("input")) return;
  const link = location.origin + found.invite;
  place.querySelector(".link").replaceChildren(...linkToCopy(link, words["duel invite"]));
}

async function look() {
  try {
    const found = await api("GET", `/api/duels/${duel}?lang=${lang}${key ? `&key=${encodeURIComponent(key)}` : ""}`);
    const now = JSON.stringify(found);
    if (now !== shown) { // what has not changed stays: a link that is replaced while it is pressed hears no click
      shown = now;
      $("verdict").replaceChildren(...score(found));
      $("games").replaceChildren(...found.tables.map(game));
      invitation(found);
    }
    trouble("");
    return found.over;
  } catch (error) {
    trouble(error.message);
    return false;
  }
}

async function follow() {
  if (!document.hidden && (await look())) return;
  setTimeout(follow, EVERY);
}

follow();
