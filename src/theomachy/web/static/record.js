// A record from a file: looked at move by move, played on, or kept. The text stays in the page; the server stores nothing.

import { api, editions, lang, theme, trouble, words } from "./common.js";
import { PlayOn } from "./playon.js";

const $ = (id) => document.getElementById(id);
const LARGEST = 262144;
let record = "";
let shown = null;
let wanted = null;
let fetching = false;

// Of several wishes only the last is carried out.
async function go(at) {
  wanted = at;
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== undefined) {
      const wish = { record, lang, theme: theme(), layout: innerWidth < 700 ? "tall" : "wide" };
      if (wanted !== null) wish.at = Math.max(0, wanted);
      if ($("seat").value) wish.seat = Number($("seat").value);
      wanted = undefined;
      show(await api("POST", "/api/records", wish));
    }
    trouble("");
  } catch (error) {
    trouble(error.status === 400 ? `${words["record unread"]} ${error.message}` : error.message);
    $("shown").hidden = shown === null; // what cannot be read leaves nothing of the one before
  } finally {
    fetching = false;
  }
}

function show(moment) {
  const first = shown === null;
  shown = moment;
  $("shown").hidden = false;
  $("record-title").textContent = editions(moment.title);
  $("ask").textContent = moment.banner;
  const svg = document.importNode(new DOMParser().parseFromString(moment.svg, "image/svg+xml").documentElement, true);
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  $("picture").replaceChildren(svg);
  $("told").textContent = `${moment.at} / ${moment.moves}${moment.line ? ` · ${moment.line}` : ""}`;
  $("at").max = String(moment.moves);
  $("at").value = String(moment.at);
  $("play-on").disabled = moment.over;
  $("keep").hidden = !moment.finished;
  if (!first) return;
  const eyes = [[words["by spectator"], ""], ...moment.seats.map((name, seat) => [name, String(seat)])];
  $("seat").replaceChildren(...eyes.map(([name, value]) => new Option(name, value)));
  $("shown").scrollIntoView();
}

async function open(text) {
  if (text.length > LARGEST) return trouble(words["record large"]);
  record = text;
  shown = null;
  $("seat").replaceChildren();
  return go(null);
}

$("form").addEventListener("submit", (event) => {
  event.preventDefault();
  if ($("text").value.trim()) open($("text").value);
  else trouble(words["record none"]);
});
$("file").addEventListener("change", async () => {
  const file = $("file").files[0];
  if (!file) return;
  if (file.size > LARGEST) return void trouble(words["record large"]);
  $("text").value = await file.text();
  await open($("text").value);
});
const step = (by) => go(Math.min(shown.moves, Math.max(0, Number($("at").value) + by)));
$("at").addEventListener("input", () => go(Number($("at").value)));
$("before").addEventListener("click", () => step(-1));
$("after").addEventListener("click", () => step(1));
$("seat").addEventListener("change", () => go(shown.at));
document.addEventListener("theme", () => shown && go(shown.at));
addEventListener("keydown", (event) => {
  if (!shown || event.target.closest("input, textarea, select, dialog")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1, Home: -shown.moves, End: shown.moves }[event.key];
  if (!by) return;
  event.preventDefault();
  step(by);
});

async function known() {
  await api("GET", "/api/me").catch(() => api("POST", "/api/guests", { name: words["guest"] }));
}

const playing = new PlayOn($("playing-on"), async (seats) => {
  await known();
  return api("POST", `/api/records/from?lang=${lang}`, { record, at: shown.at, seats });
});
$("play-on").addEventListener("click", () => playing.open(shown.seats, Number($("seat").value || Math.max(0, shown.bots.indexOf(""))), shown.bots.map((bot) => (bot ? `bot ${bot}` : ""))));
$("keep").addEventListener("click", async () => {
  try {
    await known();
    const kept = await api("POST", "/api/records/keep", { record });
    location.href = `/t/${kept.id}#${shown.at}`;
  } catch (error) {
    trouble(error.message);
  }
});
