// What a game is a part of: a duel or a tournament. The result card tells how it stands there.

import { api, el, lang, words } from "./common.js";

const SVG = "http://www.w3.org/2000/svg";

// 1.5 as people write it.
export function half(number) {
  const whole = Math.floor(number);
  if (number === whole) return String(whole);
  return number - whole === 0.5 ? `${whole || ""}½` : number.toFixed(2);
}

export function seal() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "seal");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M7 3h10v2h4c0 4-1.600 6.500-4.600 7A5 5 0 0 1 13 14.900V18h4v3H7v-3h4v-3.100A5 5 0 0 1 7.600 12C4.600 11.500 3 9 3 5h4zm0 4H5.300c.2 1.500.8 2.500 1.700 2.900zm10 0v2.900c.9-.4 1.500-1.400 1.700-2.900z");
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
}

// In the card of a finished game: how the duel stands.
export async function compare(place) {
  const { event } = document.body.dataset;
  place.hidden = !event;
  if (!event) return;
  const more = el("a", { href: event }, words[event.startsWith("/duel/") ? "to duel" : "to tournament"]);
  place.replaceChildren(more);
  if (!event.startsWith("/duel/")) return;
  const found = await api("GET", `/api/duels/${event.slice(6)}?lang=${lang}`).catch(() => null);
  if (!found) return;
  const text = found.verdict || found.scores.map((one) => `${one.who} ${half(one.wins)}`).join(" : ");
  place.replaceChildren(seal(), el("strong", {}, `${words["duel"]}: ${text}`), " ", more);
}
