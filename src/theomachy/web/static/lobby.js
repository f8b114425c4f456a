// The lobby: play at once, my games, open tables.

import { api, el, lang, saveName, theme, trouble, words } from "./common.js";
import { remove } from "./ending.js";

const bot = document.body.dataset.defaultBot;

async function playNow(card) {
  trouble("");
  await saveName();
  const counts = JSON.parse(card.dataset.players);
  const players = counts.includes(3) ? 3 : counts[0];
  const seats = [{ kind: "me" }];
  while (seats.length < players) seats.push({ kind: "bot", bot });
  const table = await api("POST", `/api/tables?lang=${lang}`, { game: card.dataset.game, seats });
  location.href = `/t/${table.id}`;
}

for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await playNow(button.closest(".game"));
    } catch (error) {
      trouble(error.message);
      button.disabled = false;
    }
  });
}

function pictures() {
  for (const image of document.querySelectorAll("img[data-picture]")) {
    const wanted = `/games/${image.dataset.picture}/picture.svg?look=${theme()}&lang=${lang}`;
    if (image.getAttribute("src") !== wanted) image.src = wanted;
  }
}

function line(table) {
  const people = table.chairs.map((chair) => chair.who || words["free seat"]).join(", ");
  let state = words["waiting"];
  if (table.shelved) state = table.shelved;
  else if (table.abandoned) state = words["abandoned"];
  else if (table.finished) state = words["finished"];
  else if (table.my_turn) state = words["your turn"];
  else if (table.started) {
    state = `${words["turn of"]} ${table.chairs.filter((c) => table.asked.includes(c.seat)).map((c) => c.who).join(", ")}`;
  }
  const mine = table.chairs.some((c) => c.mine);
  const verb = mine && !table.finished ? words["continue"] : table.started ? words["look"] : words["join"];
  const where = table.shelved ? { href: table.record ? `/api/tables/${table.id}/record` : null } : { href: `/t/${table.id}` };
  return el("li", { class: table.my_turn ? "turn" : "" },
    el("a", where,
      el("strong", {}, table.title || table.game_title),
      el("span", { class: "people" }, people),
      el("span", { class: "state" }, state),
      !table.shelved ? el("span", { class: "button" }, verb) : table.record ? el("span", { class: "button" }, words["record"]) : null),
    table.ending === "delete" ? el("button", { type: "button", class: "delete", onclick: () => deleteTable(table) }, words["delete"]) : null);
}

async function deleteTable(table) {
  if (!confirm(`${table.title || table.game_title}: ${words["delete lead"]}`)) return;
  await remove(table.id).catch((error) => trouble(error.message));
  await refresh();
}

async function refresh() {
  try {
    const { open, mine } = await api("GET", `/api/tables?lang=${lang}`);
    const own = document.querySelector("#mine ul");
    own.replaceChildren(...mine.slice(0, 12).map(line));
    document.getElementById("mine").hidden = mine.length === 0;
    const others = open.filter((table) => !mine.some((m) => m.id === table.id));
    document.querySelector("#open ul").replaceChildren(...others.map(line));
    document.querySelector("#open .none").hidden = others.length > 0;
  } catch {
    // the next round tries again
  }
}

document.getElementById("name").addEventListener("change", () => saveName().catch((e) => trouble(e.message)));
document.addEventListener("theme", pictures);
pictures();
refresh();
setInterval(() => document.hidden || refresh(), 5000);
