// How a person wants to be told that it is his turn, and when he is away.

import { api, el, lang, trouble, words } from "./common.js";

const $ = (id) => document.getElementById(id);
const KINDS = { push: words["notice push"], mail: words["notice mail"], webhook: words["notice webhook"] };
let known = null;

function done(text) {
  $("done").textContent = text;
  $("done").hidden = !text;
}

// Everything that a button does: nothing twice, and what went wrong is said.
async function act(button, work) {
  trouble("");
  done("");
  button.disabled = true;
  try {
    await work();
  } catch (error) {
    trouble(error.message);
  } finally {
    button.disabled = false;
  }
}

function line(way) {
  const tick = (name, text) => {
    const box = el("input", { type: "checkbox", checked: way[name] });
    box.addEventListener("change", () => act(box, async () => {
      show(await api("PUT", `/api/notices/ways/${way.id}?lang=${lang}`, { turns: way.turns, invitations: way.invitations, [name]: box.checked }));
    }));
    return el("label", { class: "line" }, box, ` ${text}`);
  };
  const button = (text, label, work) => {
    const found = el("button", { type: "button", "aria-label": label }, text);
    found.addEventListener("click", () => act(found, work));
    return found;
  };
  const name = `${KINDS[way.kind]}: ${way.address}`;
  const state = !way.confirmed ? words["notice unconfirmed"] : way.failing ? words["notice failing"] : "";
  return el("li", { "data-kind": way.kind }, el("span", { class: "what" }, el("strong", {}, KINDS[way.kind]), el("span", { class: "address" }, way.address), state ? el("em", {}, state) : null),
    way.confirmed ? el("span", { class: "ticks" }, tick("turns", words["notice turns"]), tick("invitations", words["notice invitations"])) : null,
    el("span", { class: "acts" },
      way.confirmed ? button(words["notice try"], `${words["notice try"]}: ${name}`, async () => {
        await api("POST", `/api/notices/ways/${way.id}/trial?lang=${lang}`);
        done(words["notice tried"]);
      }) : null,
      button(words["notice remove"], `${words["notice remove"]}: ${name}`, async () => show(await api("DELETE", `/api/notices/ways/${way.id}?lang=${lang}`)))));
}

const date = (seconds) => new Date(seconds * 1000).toLocaleDateString(lang, { dateStyle: "long" });

function show(info) {
  known = info;
  $("ways").replaceChildren(...info.ways.map(line));
  document.querySelector(".none").hidden = info.ways.length > 0;
  const { begins, ends, days_left: left } = info.vacation;
  $("away").textContent = ends ? `${words["vacation until"]} ${date(begins)} – ${date(ends)}.` : `${words["vacation left"]} ${left}.`;
  $("back").hidden = !ends;
  $("vacation").hidden = Boolean(ends) || left < 1;
  $("vacation").elements.days.max = String(left);
}

async function refresh() {
  show(await api("GET", "/api/notices"));
}

async function add(kind, address, keys) {
  const way = await api("POST", `/api/notices/ways?lang=${lang}`, { kind, address, ...(keys ? { keys } : {}) });
  if (way.secret) done(`${words["notice secret"]} ${way.secret}`);
  else done(way.confirmed ? words["notice added"] : words["notice asked"]);
  await refresh();
}

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const push = $("push").querySelector("button");
if (!("serviceWorker" in navigator) || !("PushManager" in window)) push.disabled = true;
push.addEventListener("click", () => act(push, async () => {
  if (await Notification.requestPermission() !== "granted") throw new Error(words["notice denied"]);
  await navigator.serviceWorker.register("/push.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const made = old ?? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(known.push_key) });
  const { endpoint, keys } = made.toJSON();
  await add("push", endpoint, { p256dh: keys.p256dh, auth: keys.auth });
}));

for (const kind of ["mail", "webhook"]) {
  $(kind)?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    act(form.querySelector("button"), async () => {
      await add(kind, form.elements.address.value.trim());
      form.reset();
    });
  });
}

$("vacation").addEventListener("submit", (event) => {
  event.preventDefault();
  const { begins, days } = event.target.elements;
  const from = begins.value ? new Date(`${begins.value}T00:00`).getTime() / 1000 : 0;
  act(event.target.querySelector("button"), async () => show(await api("PUT", `/api/notices/vacation?lang=${lang}`, { days: Number(days.value), begins: from })));
});
$("back").addEventListener("click", () => act($("back"), async () => show(await api("DELETE", `/api/notices/vacation?lang=${lang}`))));

// The links of mail lead here. Nothing happens without a click: programs that look into mail follow links too.
const query = new URLSearchParams(location.search);
for (const what of ["confirm", "stop"]) {
  const given = query.get(what);
  if (!given) continue;
  const [way, mark] = given.split(".");
  const place = $("link");
  const button = place.querySelector("button");
  place.hidden = false;
  place.querySelector("h2").textContent = words[`notice ${what} title`];
  button.textContent = words[`notice ${what} do`];
  button.addEventListener("click", () => act(button, async () => {
    await api("POST", `/api/notices/ways/${encodeURIComponent(way)}/${what}?lang=${lang}`, { mark });
    history.replaceState(null, "", "/notices");
    place.hidden = true;
    done(words[`notice ${what} done`]);
    await refresh().catch(() => {});
  }));
}
refresh().catch((error) => trouble(error.message));
