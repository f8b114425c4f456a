// A new table: seats, options, who may see it.

import { api, lang, saveName, trouble } from "./common.js";
import { figure } from "./figure.js";
import { keep, offerFriends } from "./inviting.js";
import { presets } from "./presets.js";
import { fold } from "./folds.js";
import { clock, options } from "./wishes.js";

const seatsByCount = JSON.parse(document.body.dataset.seats);
const bot = document.body.dataset.defaultBot;
const looks = JSON.parse(document.body.dataset.looks).map(([one, names]) => ({ one, all: names.map(([id]) => id) })); // colours, figures
const titles = JSON.parse(document.body.dataset.titles); // what seats are called after one of them
const place = document.getElementById("seats");
const others = new URLSearchParams(location.search).get("with") === "people" ? "link" : `bot ${bot}`; // who sits beside me unless I say otherwise
const pattern = document.getElementById("seat");

function count() {
  return Number(document.querySelector('input[name="players"]:checked').value);
}

function draw() {
  const before = [...place.children].map((seat) => [".kind", ".seat-name", ".player-name", ...looks.map(({ one }) => `.seat-${one}`)].map((part) => seat.querySelector(part)?.value ?? ""));
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
    const choices = [...seat.querySelectorAll(".seat-look")]; // only in games whose seats have colours or figures to choose
    for (const [nth, menu] of choices.entries()) {
      menu.value = before[index]?.[3 + nth] ?? "";
      menu.addEventListener("change", showLooks);
    }
    const show = () => {
      field.hidden = kind.value !== "here";
      const sits = kind.value === "here" || kind.value === "me";
      if (called) called.hidden = !sits;
      if (choices.length) seat.querySelector(".seat-looks").hidden = !sits;
      if (!sits) for (const menu of choices) menu.value = "";
      showLooks();
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
  showLooks();
  showFirst();
  showDuel();
  place.dispatchEvent(new Event("drawn", { bubbles: true }));
}

// Only a seat at the table can begin.
function showFirst() {
  const ways = [...document.querySelectorAll('input[name="option start_player"]')];
  for (const way of ways) {
    const seat = /seat_(\d)/.exec(way.value)?.[1];
    way.disabled = Number(seat ?? 0) > count();
    if (way.disabled && way.checked) {
      ways[0].checked = true;
      ways[0].dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

// Two seats never have the same colour or figure: what one has the others cannot choose. Who chooses none has the usual one
// of the seat (a figure goes with the colour) or the first that is left, as on the server (`core/choices.py`); seats that
// are called after one of them follow.
function showLooks() {
  const seats = [...place.querySelectorAll(".seat-choice")];
  const dealt = {};
  for (const { one, all } of looks) {
    const menus = seats.map((seat) => seat.querySelector(`.seat-${one}`));
    const has = menus.map((menu) => menu.value);
    const left = all.filter((id) => !has.includes(id));
    for (const seat of seats.keys()) {
      const usual = all[one === "figure" && dealt.colour ? looks[0].all.indexOf(dealt.colour[seat]) : seat];
      if (!has[seat]) has[seat] = left.splice(Math.max(0, left.indexOf(usual)), 1)[0];
      if (titles[one]) seats[seat].querySelector(".god").textContent = titles[one][all.indexOf(has[seat])];
    }
    dealt[one] = has;
    for (const menu of menus) {
      const taken = menus.filter((other) => other !== menu).map((other) => other.value);
      for (const choice of menu.options) choice.disabled = Boolean(choice.value) && taken.includes(choice.value);
    }
  }
  for (const [number, seat] of seats.entries()) {
    if (!dealt.figure) break;
    seat.querySelector(".seat-token")?.remove();
    seat.querySelector(".seat-god").prepend(figure(dealt.colour[number], dealt.figure[number]));
  }
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

const form = document.getElementById("form");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  trouble("");
  const button = form.querySelector('button[type="submit"]');
  button.disabled = true; // one click, one table
  const seats = [...place.children].map((seat) => {
    const [kind, spec] = seat.querySelector(".kind").value.split(" ");
    const wish = { kind: kind === "friend" ? "link" : kind };
    if (kind === "bot") wish.bot = spec;
    const called = seat.querySelector(".player-name");
    if (called && !called.hidden) wish.player_name = called.value.trim();
    for (const menu of seat.querySelectorAll(".seat-looks:not([hidden]) .seat-look")) if (menu.value) wish[menu.dataset.one] = menu.value;
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
    button.disabled = false;
  }
});

for (const radio of document.querySelectorAll('input[name="players"]')) radio.addEventListener("change", draw);
presets(form, place, `bot ${bot}`);
fold(form, place);
draw();
offerFriends(() => [pattern.content.querySelector(".kind"), ...place.querySelectorAll(".kind")]);
