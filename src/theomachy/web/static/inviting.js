// Friends at a table that waits: inviting them, and keeping seats for them.

import { api, el, lang, trouble, words } from "./common.js";

let known = null;
export const friends = () => (known ??= api("GET", "/api/friends").then((info) => info.friends).catch(() => []));

const where = (table, seat) => `/api/tables/${table}/seats/${seat}/kept?lang=${lang}`;

export const keep = (table, seat, who) => api("PUT", where(table, seat), { who });
export const release = (table, seat) => api("DELETE", where(table, seat)).catch((error) => trouble(error.message));

// Who sits there may invite; who has set it up may keep a seat. `free` are the seats that can be kept.
export async function showInviting(place, table, inside, host, free) {
  const people = inside ? await friends() : [];
  place.hidden = !people.length;
  if (place.hidden) return;
  if (!place.childElementCount) {
    const choice = el("select", {}, ...people.map((friend) => el("option", { value: friend.who }, `${friend.name || words["chat guest"]}${friend.online ? ` · ${words["friends there"]}` : ""}`)));
    const status = el("span", { role: "status", class: "lead" });
    const act = (work) => {
      trouble("");
      return work().then(() => { status.textContent = words["invited"]; }).catch((error) => trouble(error.message));
    };
    place.append(el("label", {}, `${words["friends"]} `, choice),
      el("button", { type: "button", class: "invite-friend", onclick: () => act(() => api("POST", `/api/tables/${table}/invitations?lang=${lang}`, { who: choice.value })) }, words["invite friend do"]),
      el("button", { type: "button", class: "keep-seat", onclick: () => act(() => keep(table, Number(place.dataset.seat), choice.value)) }, words["keep seat"]), status);
  }
  place.querySelector(".keep-seat").hidden = !host || !free.length;
  place.dataset.seat = String(free[0] ?? "");
}

// On the page of a new table: seats can be kept for friends right away.
export async function offerFriends(selects) {
  for (const friend of await friends()) {
    for (const select of selects()) {
      select.append(el("option", { value: `friend ${friend.who}` }, `${words["seat friend"]} ${friend.name || words["chat guest"]}`));
    }
  }
}
