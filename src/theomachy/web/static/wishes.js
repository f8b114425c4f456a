// What is wished for games: rule options and the clock, as forms for new tables and tournaments ask for them.

import { words } from "./common.js";

export function options() {
  const way = document.querySelector('input[name="front"]:checked');
  const found = way ? JSON.parse(way.value) : {};
  for (const option of document.querySelectorAll("[data-option]")) {
    const id = option.dataset.option;
    const number = option.querySelector('input[type="number"]');
    const chosen = option.querySelector('input[type="radio"]:checked');
    if (number?.value) found[id] = Number(number.value);
    else if (chosen && !chosen.hasAttribute("data-usual")) found[id] = JSON.parse(chosen.value);
  }
  return found;
}

for (const number of document.querySelectorAll('.option input[type="number"]')) {
  number.addEventListener("input", () => { for (const r of number.closest(".values").querySelectorAll("input[type=radio]")) r.disabled = number.value !== ""; });
}

// Only the numbers of the chosen clock can be changed.
const kinds = [...document.querySelectorAll('input[name="clock"]')];
const amount = (name) => Number(document.querySelector(`input[name="clock ${name}"]`).value);

export function clock() {
  const kind = kinds.find((radio) => radio.checked)?.value;
  if (!kind || limits()) return null;
  if (kind === "game") return { kind, time: amount("game") * 60, step: amount("step") };
  return { kind, time: amount(kind) };
}

// Where the rules set time limits themselves there is no other clock: then the form says what they are.
const ways = [...document.querySelectorAll('input[name="front"]')];
const limits = () => ways.find((way) => way.checked)?.dataset.limits ?? "";

function showLimits() {
  document.getElementById("own-limits").hidden = !limits();
  document.querySelector("#own-limits strong").textContent = limits();
  document.getElementById("clock-choice").hidden = Boolean(limits());
}

for (const way of ways) way.addEventListener("change", showLimits);
showLimits();

function showClock() {
  for (const radio of kinds) {
    for (const number of radio.closest(".line").querySelectorAll('input[type="number"]')) number.disabled = !radio.checked;
  }
}

for (const radio of kinds) radio.addEventListener("change", showClock);
showClock();
