// The archive: games that are over, by filters. The filters stand in the address, so a search can be sent to others.

import { ago, api, editions, el, lang, theme, trouble, words } from "./common.js";

const $ = (id) => document.getElementById(id);
const form = $("filters");
let page = 1;

function player(seat) {
  const who = seat.mine ? words["you"] : seat.who || words["free seat"];
  return el("li", { class: seat.place === 1 ? "first" : "" },
    seat.place ? el("span", { class: `medal m${Math.min(seat.place, 4)}`, title: `${words["place"]} ${seat.place}` }, String(seat.place)) : null,
    seat.account ? el("a", { class: "name", href: `/u/${encodeURIComponent(seat.account)}` }, who) : el("span", { class: "name" }, who), seat.left ? el("small", {}, `(${words["has left"]})`) : seat.stood_in ? el("small", {}, `(${words["finished by bot"]})`) : null, seat.left ? null : seat.points === null ? null : el("b", {}, String(seat.points)));
}

function line(game) {
  const name = game.title || editions(game.game_title);
  const facts = [game.title ? editions(game.game_title) : "", `${game.moves} ${words["moves"]}`, game.unfinished ? words["abandoned"] : "", game.public ? "" : words["private game"], ago(game.since_s), game.shelved].filter(Boolean).join(" · ");
  const seats = [...game.seats].sort((a, b) => (a.place ?? 99) - (b.place ?? 99));
  return el("li", { "data-table": game.id },
    game.shelved ? null : el("a", { class: "crop", href: `/t/${game.id}`, tabindex: "-1", "aria-hidden": "true" }, el("img", { src: `/t/${game.id}/board.svg?look=${theme()}`, alt: "", loading: "lazy" })),
    el("div", { class: "what" }, el("h2", {}, game.shelved ? name : el("a", { href: `/t/${game.id}` }, name)), el("p", {}, facts), el("ol", { class: "players" }, ...seats.map(player))),
    el("p", { class: "do" }, game.shelved ? null : el("a", { class: "button", href: `/t/${game.id}#0`, "aria-label": `${words["look again"]}: ${name}` }, words["look again short"]),
      !game.record ? null : el("a", { class: "button", href: `/api/tables/${game.id}/record`, download: `theomachy-${game.id}.theo`, "aria-label": `${words["record"]}: ${name}` }, words["record short"])));
}

function chosen() {
  const found = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (String(value).trim()) found.set(name, String(value).trim());
  if (page > 1) found.set("page", String(page));
  return found;
}

async function search(focus = false) {
  const query = chosen();
  history.replaceState(null, "", query.size ? `?${query}` : location.pathname);
  query.set("lang", lang);
  trouble("");
  try {
    const found = await api("GET", `/api/archive?${query}`);
    $("found").replaceChildren(...found.games.map(line));
    $("count").textContent = found.total ? `${found.total} ${found.total === 1 ? words["game found"] : words["games found"]}` : words["none found"];
    $("pages").hidden = found.pages < 2;
    $("where").textContent = `${found.page} / ${found.pages}`;
    $("newer").disabled = found.page <= 1;
    $("older").disabled = found.page >= found.pages;
    if (focus) scrollTo(0, 0);
  } catch (error) {
    trouble(error.message);
  }
}

const given = new URLSearchParams(location.search);
for (const [name, value] of given) {
  const field = form.elements[name];
  if (field?.type === "checkbox") field.checked = value === "true";
  else if (field) field.value = value;
}
page = Math.max(1, Number(given.get("page")) || 1);
form.addEventListener("submit", (event) => { event.preventDefault(); page = 1; search(); });
form.addEventListener("change", () => { page = 1; search(); });
$("newer").addEventListener("click", () => { page -= 1; search(true); });
$("older").addEventListener("click", () => { page += 1; search(true); });
document.addEventListener("theme", () => search());
search();
