// Invitations of friends, in the lobby and on the page about friends; and how many people ask for something.

import { api, editions, el, words } from "./common.js";

export function invitation(found, turnDown) {
  const name = found.title || editions(found.game);
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, name), el("em", {}, `${found.by || words["chat guest"]} ${words["invites you"]}`)),
    el("span", { class: "acts" }, el("a", { class: "button main", href: found.link }, words["join"]),
      el("button", { type: "button", "aria-label": `${words["invitation no"]}: ${name}`, onclick: turnDown }, words["invitation no"])));
}

const place = document.querySelector(".lobby #invitations");

function show(info) {
  const now = JSON.stringify(info.invitations);
  if (place.dataset.shown !== now) { // a button that is replaced while it is pressed hears no click
    place.dataset.shown = now;
    place.querySelector("ul").replaceChildren(...info.invitations.map((found) => invitation(found, () => api("DELETE", `/api/invitations/${found.table}`).then(show).catch(() => {}))));
    place.hidden = !info.invitations.length;
  }
  const count = document.querySelector(".people-links b");
  count.hidden = !info.asked.length;
  count.textContent = String(info.asked.length);
}

if (place) {
  const refresh = () => api("GET", "/api/friends").then(show).catch(() => {}); // the next round tries again
  refresh();
  setInterval(() => document.hidden || refresh(), 15000);
}
