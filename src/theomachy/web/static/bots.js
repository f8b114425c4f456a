// My bots: make a token, which is shown once, see when tokens were used, revoke them.

import { api, el, lang, trouble, words } from "./common.js";
import { copyButton } from "./copying.js";

const $ = (id) => document.getElementById(id);
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];

function ago(seconds) {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit) return words["just now"];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

function line(bot) {
  const used = bot.used_s === null ? words["bots never"] : `${words["bots used"]}: ${ago(bot.used_s)}`;
  return el("li", { "data-bot": bot.id },
    el("span", {}, el("strong", {}, bot.name), el("small", {}, `${words["bots made"]}: ${ago(bot.created_s)} · ${used}`)),
    el("button", { type: "button", "aria-label": `${words["bots revoke"]}: ${bot.name}`, onclick: () => revoke(bot) }, words["bots revoke"]));
}

async function show() {
  const { bots } = await api("GET", "/api/bots");
  $("bots").replaceChildren(...bots.map(line));
  $("none").hidden = bots.length > 0;
}

async function revoke(bot) {
  if (!confirm(`${bot.name}: ${words["bots revoke sure"]}`)) return;
  try {
    await api("DELETE", `/api/bots/${bot.id}`);
    if ($("made").dataset.bot === bot.id) forget();
    trouble("");
    await show();
    $("bot-name").focus();
  } catch (error) {
    trouble(error.message);
  }
}

function forget() {
  $("made").hidden = true;
  $("token").textContent = "";
}

$("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const bot = await api("POST", "/api/bots", { name: $("bot-name").value });
    trouble("");
    $("bot-name").value = "";
    $("token").textContent = bot.token;
    $("made-name").textContent = bot.name;
    $("made").dataset.bot = bot.id;
    $("made").hidden = false;
    $("made-title").focus();
    await show();
  } catch (error) {
    trouble(error.message);
  }
});
copyButton($("copy"), () => $("token").textContent, () => getSelection().selectAllChildren($("token")), words["bots copied"]);
show().catch((error) => trouble(error.message));
