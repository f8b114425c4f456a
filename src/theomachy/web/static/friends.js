// Friends: who they are and whether they are there, who asks, whom one has met.

import { api, editions, el, lang, trouble, words } from "./common.js";
import { invitation } from "./invitations.js";

const $ = (id) => document.getElementById(id);
const called = (name) => name || words["chat guest"];

async function act(method, path, body) {
  trouble("");
  try {
    show(await api(method, `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, body));
  } catch (error) {
    trouble(error.message);
  }
}

function button(text, name, main, work) {
  return el("button", { type: "button", class: main ? "main" : "", "aria-label": `${text}: ${name}`, onclick: work }, text);
}

function person(found, acts) {
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, called(found.name)), found.state ? el("em", {}, found.state) : null),
    el("span", { class: "acts" }, ...acts));
}

const remove = (found, word) => button(words[word], called(found.name), false, () => act("DELETE", `/api/friends/${found.who}`));
const LINES = {
  asked: (found) => person(found, [button(words["friends accept"], called(found.name), true, () => act("PUT", `/api/friends/${found.who}`)), remove(found, "friends decline")]),
  friends: (found) => person({ ...found, state: found.online ? words["friends there"] : "" }, [remove(found, "friends remove")]),
  asking: (found) => person(found, [remove(found, "friends withdraw")]),
  met: (found) => person({ name: found.name, state: editions(found.game) }, [button(words["friends ask do"], called(found.name), false, () => act("POST", "/api/friends", { table: found.table, seat: found.seat }))]),
  invitations: (found) => invitation(found, () => act("DELETE", `/api/invitations/${found.table}`)),
};

function show(info) {
  for (const [id, line] of Object.entries(LINES)) {
    const place = $(id);
    place.querySelector("ul").replaceChildren(...info[id].map(line));
    if (id === "friends") place.querySelector(".none").hidden = info.friends.length > 0;
    else place.hidden = !info[id].length;
  }
}

const refresh = () => api("GET", "/api/friends?met=true").then(show);

$("ask").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = event.target.elements.name;
  await act("POST", "/api/friends", { name: field.value });
  if ($("trouble").hidden) field.value = "";
});
refresh().catch((error) => trouble(error.message));
api("GET", "/api/friends/code").then(({ code }) => { $("code").textContent = `${code.slice(0, 4)}-${code.slice(4)}`; }).catch(() => {});
setInterval(() => document.hidden || refresh().catch(() => {}), 20000);
