// For those who keep order: what was reported, what holds, what was done.

import { api, el, lang, trouble, words } from "./common.js";

const $ = (id) => document.getElementById(id);
const date = (seconds) => new Date(seconds * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
const deed = (kind) => words[`moderation did ${kind}`] ?? kind;
const end = (until) => (until ? `${words["moderation until"]} ${date(until)}` : words["moderation for good"]);

async function decide(wish) {
  trouble("");
  try {
    show(await api("POST", `/api/moderation?lang=${lang}`, wish));
  } catch (error) {
    trouble(error.message);
  }
}

// Nothing without a reason.
function ask(title, about, wish, timed) {
  const dialog = $("deciding");
  const form = dialog.querySelector("form");
  dialog.querySelector("h2").textContent = title;
  dialog.querySelector(".about").textContent = about;
  dialog.querySelector(".days").hidden = !timed;
  form.elements.why.value = "";
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "do") return;
    decide({ ...wish, why: form.elements.why.value, ...(timed ? { days: Number(form.elements.days.value) } : {}) });
  }, { once: true });
}

function button(kind, name, about, wish, timed = false) {
  return el("button", { type: "button", "aria-label": `${words[`moderation ${kind}`]}: ${name}`, onclick: () => (kind === "dismiss" || kind.startsWith("un") ? decide({ kind, ...wish }) : ask(`${words[`moderation ${kind}`]}: ${name}`, about, { kind, ...wish }, timed)) }, words[`moderation ${kind}`]);
}

function report(found) {
  const name = found.name || words["chat guest"];
  const { line } = found;
  const state = [date(found.at), found.times > 1 ? `${found.times}×` : "", found.reason, ...found.done.map(deed)].filter(Boolean).join(" · ");
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, name), el("p", { dir: "auto" }, found.text), el("em", {}, state)),
    el("span", { class: "acts" },
      found.done.includes("remove") ? null : button("remove", name, found.text, { line }),
      button("mute", name, found.text, { line }, true), button("ban", name, found.text, { line }, true),
      button("close", name, found.place, { table: found.place }),
      found.done.length ? null : button("dismiss", name, "", { line })));
}

function sanction(found) {
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, found.name || words["chat guest"]), el("em", {}, `${deed(found.kind)} · ${end(found.until)} · ${found.why}`)),
    el("span", { class: "acts" }, button(`un${found.kind}`, found.name, "", { who: found.who })));
}

function done(found) {
  const until = found.kind === "ban" || found.kind === "mute" ? end(found.until) : "";
  return el("li", {}, el("span", { class: "what" }, el("strong", {}, [deed(found.kind), found.name || found.place].filter(Boolean).join(": ")), el("em", {}, [date(found.at), found.by, until, found.why].filter(Boolean).join(" · "))));
}

function show(info) {
  for (const [id, line] of [["reports", report], ["sanctions", sanction], ["deeds", done]]) {
    $(id).replaceChildren(...info[id].map(line));
    $(id).hidden = !info[id].length;
    $(id).parentElement.querySelector(".none").hidden = info[id].length > 0;
  }
}

$("close").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { table, why } = event.target.elements;
  const place = table.value.trim().replace(/[?#].*$/, "");
  const id = place.replace(/^.*\//, "");
  await decide({ kind: "close", [place.includes("/tournaments/") ? "tournament" : "table"]: id, why: why.value });
  event.target.reset();
});
api("GET", "/api/moderation").then(show).catch((error) => trouble(error.message));
