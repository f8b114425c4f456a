// A new table: seats, options, who may see it.

import { api, lang, saveName, trouble } from "./common.js";
import { keep, offerFriends } from "./inviting.js";

const seatsByCount = JSON.parse(document.body.dataset.seats);
const bot = document.body.dataset.defaultBot;
const place = document.getElementById("seats");
const pattern = document.getElementById("seat");

function count() {
  return Number(document.querySelector('input[name="players"]:checked').value);
}

function draw() {
  const before = [...place.children].map((seat) => [".kind", ".seat-name", ".player-name"].map((part) => seat.querySelector(part)?.value ?? ""));
  place.replaceChildren(...seatsByCount[count()].map((name, index) => {
    const seat = pattern.content.cloneNode(true).firstElementChild;
    seat.querySelector(".god").textContent = name;
    seat.querySelector(".god").dataset.god = name;
    const kind = seat.querySelector(".kind");
    const field = seat.querySelector(".seat-name");
    kind.value = before[index]?.[0] ?? (index === 0 ? "me" : `bot ${bot}`);
    const called = seat.querySelector(".player-name"); // only in games whose players name themselves
    field.value = before[index]?.[1] ?? "";
    if (called) called.value = before[index]?.[2] ?? "";
    const show = () => {
      field.hidden = kind.value !== "here";
      if (called) called.hidden = kind.value !== "here" && kind.value !== "me";
    };
    kind.addEventListener("show", show);
    kind.addEventListener("change", () => {
      if (kind.value === "me") {
        for (const other of place.querySelectorAll(".kind")) {
          if (other === kind || other.value !== "me") continue;
          other.value = `bot ${bot}`;
          other.dispatchEvent(new Event("show"));
        }
      }
      show();
    });
    show();
    return seat;
  }));
}

function options() {
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

// Only the numbers of the chosen clock can be changed.
const kinds = [...document.querySelectorAll('input[name="clock"]')];
const amount = (name) => Number(document.querySelector(`input[name="clock ${name}"]`).value);

function clock() {
  const kind = kinds.find((radio) => radio.checked)?.value;
  if (!kind) return null;
  if (kind === "game") return { kind, time: amount("game") * 60, step: amount("step") };
  return { kind, time: amount(kind) };
}

function showClock() {
  for (const radio of kinds) {
    for (const number of radio.closest(".line").querySelectorAll('input[type="number"]')) number.disabled = !radio.checked;
  }
}

for (const radio of kinds) radio.addEventListener("change", showClock);
showClock();

document.getElementById("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  trouble("");
  const seats = [...place.children].map((seat) => {
    const [kind, spec] = seat.querySelector(".kind").value.split(" ");
    const wish = { kind: kind === "friend" ? "link" : kind };
    if (kind === "bot") wish.bot = spec;
    const called = seat.querySelector(".player-name");
    if (called && !called.hidden) wish.player_name = called.value.trim();
    if (kind === "here") {
      const god = seat.querySelector(".god").textContent;
      wish.name = seat.querySelector(".seat-name").value.trim() || god.charAt(0).toUpperCase() + god.slice(1);
    }
    return wish;
  });
  try {
    await saveName();
    const table = await api("POST", `/api/tables?lang=${lang}`, {
      game: document.body.dataset.game, seats, options: options(),
      public: document.querySelector('input[name="public"]:checked').value === "yes",
      hints: document.querySelector('input[name="hints"]:checked').value === "yes",
      clock: clock(),
    });
    for (const [seat, line] of [...place.children].entries()) {
      const [kind, who] = line.querySelector(".kind").value.split(" ");
      if (kind === "friend") await keep(table.id, seat, who);
    }
    location.href = `/t/${table.id}`;
  } catch (error) {
    trouble(error.message);
  }
});

for (const radio of document.querySelectorAll('input[name="players"]')) radio.addEventListener("change", draw);
for (const number of document.querySelectorAll('.option input[type="number"]')) {
  number.addEventListener("input", () => { for (const r of number.closest(".values").querySelectorAll("input[type=radio]")) r.disabled = number.value !== ""; });
}
draw();
offerFriends(() => [pattern.content.querySelector(".kind"), ...place.querySelectorAll(".kind")]);
