// All tournaments that I may know of.

import { api, editions, el, trouble, words } from "./common.js";

const $ = (id) => document.getElementById(id);

function line(one) {
  const state = one.state === "running" ? `${words["tournament round"]} ${one.round} / ${one.rounds}` : words[`tournament ${one.state}`];
  const facts = [editions(one.game_title), words[one.system === "swiss" ? "swiss" : "robin"], one.duplicate ? words["duplicate"] : "", `${one.entrants} ${words["tournament people"]}`].filter(Boolean).join(" · ");
  return el("li", { "data-tournament": one.id, class: one.host || one.entered ? "mine" : "" },
    el("div", {}, el("h3", {}, el("a", { href: `/tournaments/${one.id}` }, one.title)), el("p", {}, facts)),
    el("span", { class: `state ${one.state}` }, state));
}

api("GET", "/api/tournaments").then((found) => {
  $("found").replaceChildren(...found.map(line));
  $("none").hidden = found.length > 0;
}).catch((error) => trouble(error.message));
