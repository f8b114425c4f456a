// What all pages need: words, requests that carry the page's token, language and theme.

export const words = JSON.parse(document.body.dataset.words);
const csrf = document.querySelector('meta[name="csrf"]').content;

export class Problem extends Error {
  constructor(status, detail, data) {
    super(detail);
    this.status = status;
    this.data = data;
  }
}

export async function api(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", "x-csrf-token": csrf, accept: "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await response.json().catch(() => null);
  if (!response.ok) throw new Problem(response.status, data?.detail || data?.reason || words["failed"], data);
  return data;
}

export const lang = document.documentElement.lang;

export function theme() {
  return document.documentElement.dataset.theme
    || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

export function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

// An element from plain data: text is always text, never markup.
export function el(tag, attributes = {}, ...children) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (value === true) found.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) found.setAttribute(name, value);
  }
  found.append(...children.filter((c) => c !== null && c !== undefined));
  return found;
}

// The title of a game: its name stays, which edition it is is said in the language of the page.
export const editions = (title) => title.split(", ").map((part, i) => (i ? words[part] ?? part : part)).join(", ");

// The address of the table of this page, for others: with the key of a private one, which those who look at it have.
export function tableLink(moment = "") {
  const { table, key } = document.body.dataset;
  return `${location.origin}/t/${table}${key ? `?key=${encodeURIComponent(key)}` : ""}${moment}`;
}

// How long ago: in the largest unit that has passed.
export function ago(seconds, style = "long") {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style });
  for (const [unit, length] of [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return words["just now"];
}

export async function saveName() {
  const field = document.getElementById("name");
  const name = field?.value.trim() || words["guest"];
  await api("POST", "/api/guests", { name });
  return name;
}

export function trouble(text) {
  const place = document.getElementById("trouble");
  if (!place) return;
  place.textContent = text;
  place.hidden = !text;
}

for (const link of document.querySelectorAll("[data-set-lang]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    remember("lang", link.dataset.setLang);
    location.reload();
  });
}
// Where nobody chose, the system decides, and may change its mind.
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  if (!document.documentElement.dataset.theme) document.dispatchEvent(new CustomEvent("theme", { detail: theme() }));
});
document.getElementById("theme")?.addEventListener("click", () => {
  const next = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  remember("theme", next);
  document.dispatchEvent(new CustomEvent("theme", { detail: next }));
});
