// A tournament: what is to be done now, how it stands, all rounds. It looks again every few seconds.

import { api, editions, el, lang, saveName, trouble, words } from "./common.js";
import { half } from "./compare.js";
import { linkToCopy } from "./copying.js";

const { tournament, key } = document.body.dataset;
const $ = (id) => document.getElementById(id);
const at = `/api/tournaments/${tournament}`;
const EVERY = 4000;
let shown = "";
let info = null;

const number = (value) => (Number.isInteger(value * 2) ? half(value) : value.toFixed(2));

function facts() {
  return [editions(info.game_title), `${info.players} ${words["tournament at table"]}`, words[info.system === "swiss" ? "swiss" : "robin"], info.duplicate ? words["duplicate"] : "", info.clock_text, info.fill ? `${words["tournament free chairs"]}: ${info.fill}` : ""].filter(Boolean).join(" · ");
}

function stage() {
  if (info.state === "entry") return `${words["tournament entry"]}: ${info.entrants} ${words["tournament people"]}`;
  if (info.state === "over") return words["tournament over"];
  return `${words["tournament round"]} ${info.round} / ${info.rounds}${info.ready ? `: ${words["tournament round done"]}` : ""}`;
}

function head() {
  $("facts").textContent = facts();
  $("stage").textContent = stage();
  $("calls").replaceChildren(...info.my_tables.map((table) => el("a", { class: "button main", href: `/t/${table}` }, words["tournament my game"])));
  $("enter").hidden = !info.may_enter;
  $("leave").hidden = !info.entered || info.state === "over" || info.people.some((one) => one.mine && one.gone);
}

function host() {
  $("host").hidden = !info.host || info.state === "over";
  $("open-round").textContent = `${words["tournament open round"]} ${info.round + 1}`;
  $("open-round").disabled = !info.ready;
  $("halt").hidden = info.ready || info.state !== "running";
  $("end").textContent = words[info.state === "entry" ? "tournament call off" : "tournament end"];
  $("end").hidden = !info.ready;
  $("bots").hidden = info.state !== "entry";
}

function invitation() {
  const place = $("invitation");
  place.hidden = !info.invite || info.state !== "entry";
  if (place.hidden || place.querySelector("input")) return;
  const link = location.origin + info.invite;
  place.querySelector(".link").replaceChildren(...linkToCopy(link, words["tournament invite"]));
}

function standings() {
  $("standings").hidden = !info.standings.length;
  const out = info.host && info.state !== "over";
  const people = new Map(info.people.map((one) => [one.number, one]));
  const titles = ["#", words["tournament who"], words["tournament score"], ...info.breaks.map((name) => words[`break ${name}`]), words["tournament games"]];
  $("standings").querySelector("thead").replaceChildren(el("tr", {}, ...titles.map((text, i) => el("th", { scope: "col", class: i === 1 ? "" : "n" }, text)), out ? el("th", { scope: "col" }, el("span", { class: "for-readers" }, words["tournament remove"])) : null));
  $("standings").querySelector("tbody").replaceChildren(...info.standings.map((line) => el("tr", { class: line.mine ? "mine" : "" },
    el("td", { class: "n" }, info.round ? String(line.rank) : "–"), el("th", { scope: "row" }, line.who, people.get(line.number)?.gone ? el("small", {}, ` (${words["tournament gone"]})`) : null),
    el("td", { class: "n score" }, number(line.score)), ...line.breaks.map((value) => el("td", { class: "n" }, number(value))), el("td", { class: "n" }, String(line.games)),
    out ? el("td", {}, people.get(line.number)?.gone ? null : el("button", { type: "button", class: "icon", "aria-label": `${words["tournament remove"]}: ${line.who}`, title: words["tournament remove"], onclick: () => sure(`${words["tournament remove"]}: ${line.who}`, () => act("DELETE", `/entrants/${line.number}`)) }, "×")) : null)));
}

function seat(one) {
  const how = ["forfeit", "halted", "absent"].includes(one.how) ? el("small", {}, words[`how ${one.how}`]) : null;
  return el("li", { class: one.mine ? "mine" : "" }, el("span", { class: "name" }, one.who, how ? " " : null, how), el("span", { class: "points" }, one.points === null ? "" : String(one.points)), el("b", {}, one.score === null ? "" : number(one.score)));
}

function board(one, index) {
  const name = `${words["tournament table"]} ${index + 1}`;
  return el("article", { "data-table": one.table }, el("h3", {}, one.look ? el("a", { href: `/t/${one.table}` }, name) : name, one.over ? null : el("small", {}, ` ${words["duel running"]}`)), el("ol", {}, ...one.seats.map(seat)));
}

function round(one) {
  return el("section", { class: "board round" }, el("h2", {}, `${words["tournament round"]} ${one.number}`),
    el("div", { class: "games" }, ...one.boards.map(board)), one.byes.length ? el("p", { class: "lead" }, `${words["tournament byes"]}: ${one.byes.join(", ")}`) : null);
}

function show(found) {
  const now = JSON.stringify(found);
  if (now === shown) return; // what has not changed stays: a button that is replaced while it is pressed hears no click
  shown = now;
  info = found;
  head();
  host();
  invitation();
  standings();
  $("history").replaceChildren(...info.history.map(round));
}

async function act(method, what, body = undefined) {
  trouble("");
  try {
    const found = await api(method, `${at}${what}?lang=${lang}`, body);
    if (found.id) show(found);
    else if (info.state === "entry") location.href = "/tournaments";
    else await look();
  } catch (error) {
    trouble(error.message);
  }
}

// What cannot be taken back is asked for twice.
function sure(what, then) {
  const dialog = $("sure");
  $("sure-title").textContent = what;
  dialog.onclose = () => { if (dialog.returnValue === "yes") then(); };
  dialog.returnValue = "";
  dialog.showModal();
}

async function look() {
  try {
    show(await api("GET", `${at}?lang=${lang}${key ? `&key=${encodeURIComponent(key)}` : ""}`));
  } catch (error) {
    trouble(error.message);
  }
}

async function follow() {
  if (!document.hidden) await look();
  if (info?.state !== "over") setTimeout(follow, EVERY);
}

$("enter").addEventListener("submit", async (event) => {
  event.preventDefault();
  await saveName().then((name) => act("POST", "/entry", { name, key })).catch((error) => trouble(error.message));
});
$("leave").addEventListener("click", (event) => sure(event.target.textContent, () => act("DELETE", "/entry")));
$("add-bot").addEventListener("click", () => act("POST", "/bots", { bot: $("bot").value }));
$("open-round").addEventListener("click", () => act("POST", "/rounds"));
$("halt").addEventListener("click", (event) => sure(event.target.textContent, () => act("POST", "/halt")));
$("end").addEventListener("click", (event) => sure(event.target.textContent, () => act("DELETE", "")));
follow();
