// Before the game begins: who sits where, sitting down and standing up, bots on free chairs, names, and the link for the
// others.

import { api, el, lang, trouble, words } from "./common.js";
import { linkToCopy } from "./copying.js";
import { figure, hue } from "./figure.js";
import { release, showInviting } from "./inviting.js";

const $ = (id) => document.getElementById(id);
const { table, key, naming } = document.body.dataset;
const looks = JSON.parse(document.body.dataset.looks); // colours and figures that can be chosen, with their names

// A room that has not changed stays as it is: a button that is replaced while it is pressed hears no click.
export function showWaiting({ chairs, ending, clock, rated, real_time: byRules }, onSat) {
  const place = $("waiting");
  const host = ending === "delete";
  const now = JSON.stringify([host, chairs.map((c) => [c.seat, c.kind, c.who, c.title, c.name, c.mine, c.kept, c.kept_mine, c.colour, c.figure])]);
  place.hidden = false;
  if (place.dataset.chairs === now) return;
  place.dataset.chairs = now;
  $("room-rated").hidden = !rated;
  $("room-clock").hidden = !clock;
  $("room-clock").textContent = `${words["clock"]}: ${clock}. ${byRules ? "" : words["clock lead"]}`;
  const mine = chairs.some((c) => c.mine);
  $("sit-name").hidden = mine;
  for (const [one] of looks) {
    for (const choice of $(`seat-${one}`).options) {
      choice.disabled = Boolean(choice.value) && taken(one, chairs).includes(choice.value);
      if (choice.disabled && choice.selected) $(`seat-${one}`).value = "";
    }
  }
  const begun = place.querySelector(".chairs input.renaming"); // a name that is being typed stays
  const typed = begun && [begun.dataset.seat, begun.value];
  const free = chairs.filter((chair) => !chair.who).map((chair) => chair.seat);
  place.querySelector(".host").hidden = !host;
  $("fill").hidden = !free.length;
  $("fill").onclick = () => fill(free);
  const left = chairs.filter((chair) => chair.mine && chair.kind !== "person").map((chair) => chair.seat);
  $("leave-room").hidden = host || !left.length;
  $("leave-room").onclick = () => leave(left);
  place.querySelector(".chairs").replaceChildren(...chairs.map((chair) => el("li", { class: chair.who ? "taken" : "" }, spot(chair),
    naming && chair.mine ? renaming(chair, typed) : el("span", { class: "god" }, chair.title),
    ...(chair.mine ? looks.map(([one, names]) => choosing(one, names, chair, chairs)) : []),
    chair.account ? el("a", { href: `/u/${encodeURIComponent(chair.account)}` }, el("strong", {}, chair.who)) : el("strong", {}, chair.who || (chair.kept ? `${words["seat kept"]} ${chair.kept}` : words["free seat"])),
    chair.guest && !chair.mine ? el("small", { class: "god" }, words["guest"]) : null,
    !chair.who && (chair.kept ? chair.kept_mine : chair.kind === "open" || key) && !mine
      ? el("button", { type: "button", class: "main", onclick: () => sit(chair.seat, onSat) }, words["sit here"]) : null,
    host && !chair.who ? el("button", { type: "button", onclick: () => fill([chair.seat]) }, words["put bot"]) : null,
    host && chair.kept ? el("button", { type: "button", "aria-label": `${words["release seat"]}: ${chair.kept}`, onclick: () => release(table, chair.seat) }, words["release seat"]) : null,
    host && chair.kind === "bot" ? el("button", { type: "button", onclick: () => change("DELETE", chair.seat, "/bot") }, words["take bot"]) : null,
    host && chair.who && !chair.mine && ["open", "link", "kept"].includes(chair.kind)
      ? el("button", { type: "button", "aria-label": `${words["show out"]}: ${chair.who}`, onclick: () => change("DELETE", chair.seat) }, words["show out"]) : null,
    chair.mine && chair.kind !== "person"
      ? el("button", { type: "button", onclick: () => change("DELETE", chair.seat) }, words["stand up"]) : null)));
  showInviting(place.querySelector(".room-friends"), table, mine || host, host, chairs.filter((chair) => !chair.who && !chair.kept).map((chair) => chair.seat));
  if (mine) showLink(place.querySelector(".link")).catch((error) => trouble(error.message));
}

// In games whose players name themselves: until the game begins the name can be changed.
function renaming(chair, typed) {
  const change = el("button", { type: "button", onclick: () => rename(chair.seat, field.value) }, words["rename"]);
  const field = el("input", {
    maxlength: 40, autocomplete: "off", "aria-label": naming, "data-seat": chair.seat, "data-name": chair.name,
    oninput: () => { field.classList.add("renaming"); change.hidden = false; },
    onkeydown: (event) => { if (event.key === "Enter") change.click(); },
  });
  const mine = typed && Number(typed[0]) === chair.seat;
  field.value = mine ? typed[1] : chair.name;
  field.classList.toggle("renaming", Boolean(mine));
  change.hidden = !mine;
  return el("label", { class: "renames" }, el("small", {}, naming), el("span", {}, field, change));
}

// The colour of a seat; in games with figures the god's own, as the table shows it.
function spot(chair) {
  if (chair.figure) return figure(chair.colour, chair.figure);
  return el("i", { class: "spot", "data-hue": hue(chair.colour), "aria-hidden": "true" });
}

// The colours or figures of others who have chosen theirs by sitting down; bots change to what is left.
function taken(one, chairs, mine) {
  return chairs.filter((other) => other.who && other.kind !== "bot" && other !== mine).map((other) => other[one]);
}

// Until the game begins everybody who sits can choose the colour and the figure. Whoever comes later or plays as a bot
// takes what is left.
function choosing(one, names, chair, chairs) {
  const menu = el("select", { class: "chooses", "aria-label": words[`${one} yours`], "data-one": one, "data-seat": chair.seat, onchange: () => choose(chair.seat, one, menu.value) },
    ...names.map(([id, name]) => el("option", { value: id, selected: id === chair[one], disabled: taken(one, chairs, chair).includes(id) }, name)));
  menu.value = chair[one];
  return menu;
}

async function choose(seat, one, value) {
  trouble("");
  await api("PUT", `/api/tables/${table}/seats/${seat}?lang=${lang}`, { [one]: value, key }).catch((error) => trouble(error.message));
}

async function rename(seat, called) {
  trouble("");
  $("waiting").querySelector(`input[data-seat="${seat}"]`)?.classList.remove("renaming");
  await api("PUT", `/api/tables/${table}/seats/${seat}?lang=${lang}`, { player_name: called.trim(), key })
    .catch((error) => trouble(error.message));
}

async function sit(seat, onSat) {
  const wish = { name: $("name").value.trim() || words["guest"], key };
  if (naming) wish.player_name = $("player-name").value.trim();
  for (const [one] of looks) if ($(`seat-${one}`).value) wish[one] = $(`seat-${one}`).value;
  trouble("");
  try {
    await api("PUT", `/api/tables/${table}/seats/${seat}?lang=${lang}`, wish);
    onSat();
  } catch (error) {
    trouble(error.message);
  }
}

async function change(method, seat, what = "", body = undefined) {
  trouble("");
  try {
    await api(method, `/api/tables/${table}/seats/${seat}${what}?lang=${lang}`, body);
    return true;
  } catch (error) {
    trouble(error.message);
    return false;
  }
}

// Bots on these chairs; with the last one the game begins.
async function fill(seats) {
  for (const seat of seats) if (!(await change("PUT", seat, "/bot", { bot: $("room-bot").value }))) return;
}

async function leave(seats) {
  for (const seat of seats) if (!(await change("DELETE", seat))) return;
  location.href = "/";
}

// The invitation, for those who sit there.
export async function showLink(place) {
  if (place.childElementCount) return;
  const info = await api("GET", `/api/tables/${table}${key ? `?key=${encodeURIComponent(key)}` : ""}`);
  if (!info.invite) return;
  const link = `${location.origin}/t/${table}?key=${info.invite}`;
  place.replaceChildren(
    el("p", { class: "lead" }, words["scan"]),
    el("p", { class: "invite" }, ...linkToCopy(link, words["invite"])),
    el("img", { src: `/t/${table}/qr.svg`, alt: "QR", width: 180, height: 180 }));
}
