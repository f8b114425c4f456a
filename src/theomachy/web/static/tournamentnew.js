// A new tournament: how it is played, and whether its host plays too.

import { api, lang, saveName, trouble } from "./common.js";
import { foldRules } from "./folds.js";
import { clock, options } from "./wishes.js";

const $ = (id) => document.getElementById(id);
const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`).value;

// With two at a table everybody against everybody has as many rounds as it needs.
function showRounds() {
  const known = chosen("system") === "robin" && chosen("players") === "2";
  $("rounds-line").hidden = known;
  $("rounds-known").hidden = !known;
}

for (const radio of document.querySelectorAll('input[name="system"], input[name="players"]')) radio.addEventListener("change", showRounds);
showRounds();
foldRules($("form"));

$("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  trouble("");
  try {
    await saveName();
    const made = await api("POST", `/api/tournaments?lang=${lang}`, {
      title: $("title").value, game: document.body.dataset.game, players: Number(chosen("players")), options: options(),
      system: chosen("system"), rounds: Number($("rounds").value), duplicate: chosen("duplicate") === "yes",
      fill: $("fill").value, clock: clock(), public: chosen("public") === "yes",
    });
    if (document.querySelector('input[name="enter"]').checked) await api("POST", `/api/tournaments/${made.id}/entry?lang=${lang}`, {});
    location.href = `/tournaments/${made.id}`;
  } catch (error) {
    trouble(error.message);
  }
});
