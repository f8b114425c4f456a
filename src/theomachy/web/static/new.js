// A new table: seats, options, who may see it.

import { api, lang, saveName, trouble } from "./common.js";
import { keep, offerFriends } from "./inviting.js";
import { clock, options } from "./wishes.js";

const seatsByCount = JSON.parse(document.body.dataset.seats);
const bot = document.body.dataset.defaultBot;
const place = document.getElementById("seats");
const others = new URLSearchParams(location.search).get("with") === "people" ? "link" : `bot ${bot}`; // who sits beside me unless I say otherwise
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
    kind.value = before[index]?.[0] ?? (index === 0 ? "me" : others);
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
          other.value = others;
          other.dispatchEvent(new Event("show"));
        }
      }
      show();
    });
    show();
    return seat;
  }));
  showDuel();
}

// A duel is for two: me, and somebody else who is not at my screen.
const duel = document.getElementById("duel");

function mayDuel() {
  const kinds = [...place.querySelectorAll(".kind")].map((kind) => kind.value.split(" ")[0]);
  return kinds.length === 2 && kinds.includes("me") && !kinds.includes("here") && !kinds.includes("friend");
}

function showDuel() {
  if (duel) duel.hidden = !mayDuel();
}

place.addEventListener("change", showDuel);

// A rated game is one without hints and with a clock, and everybody has a screen of their own.
const isRated = () => document.querySelector('input[name="rated"]:checked').value === "yes";

function showRated() {
  for (const radio of document.querySelectorAll('input[name="hints"]')) {
    radio.disabled = isRated();
    if (isRated()) radio.checked = !radio.value;
  }
  const none = document.querySelector('input[name="clock"][value=""]');
  none.disabled = isRated();
  if (!isRated() || !none.checked) return;
  document.querySelector('input[name="clock days"]').value = 3; // as the server would
  document.querySelector('input[name="clock"][value="days"]').click();
}
for (const radio of document.querySelectorAll('input[name="rated"]')) radio.addEventListener("change", showRated);
showRated();

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
    const both = duel && !duel.hidden && duel.querySelector("input").checked;
    const made = await api("POST", `/api/${both ? "duels" : "tables"}?lang=${lang}`, {
      game: document.body.dataset.game, seats, options: options(),
      public: document.querySelector('input[name="public"]:checked').value === "yes",
      hints: document.querySelector('input[name="hints"]:checked').value === "yes",
      clock: clock(), rated: isRated(),
    });
    for (const [seat, line] of [...place.children].entries()) {
      const [kind, who] = line.querySelector(".kind").value.split(" ");
      if (kind === "friend") await keep(made.id, seat, who);
    }
    location.href = `/${both ? "duel" : "t"}/${made.id}`;
  } catch (error) {
    trouble(error.message);
  }
});

for (const radio of document.querySelectorAll('input[name="players"]')) radio.addEventListener("change", draw);
draw();
offerFriends(() => [pattern.content.querySelector(".kind"), ...place.querySelectorAll(".kind")]);
