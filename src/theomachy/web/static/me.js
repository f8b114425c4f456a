// The page about oneself: forms that send what they say, lists of passkeys and sign-ins, the code that is shown once.

import { ago, api, el, lang, trouble, words } from "./common.js";
import * as passkeys from "./passkeys.js";

const me = JSON.parse(document.body.dataset.me);
const $ = (id) => document.getElementById(id);
const at = (path) => `${path}?lang=${lang}`;
const home = () => { location.href = "/me"; };

function done(text) {
  $("done").textContent = text;
  $("done").hidden = !text;
}

// One thing at a time: what is under way is not sent twice, and what went wrong is said where it was asked for.
async function attempt(work, button) {
  trouble("");
  done("");
  button?.closest("p.actions")?.before($("trouble"));
  if (button) button.disabled = true;
  try {
    await work();
  } catch (error) {
    // The person has closed the window of the browser, or there is no authenticator: nothing has happened.
    trouble(error.name === "NotAllowedError" || error.name === "InvalidStateError" ? me["passkey none"] : error.message);
    $("trouble").scrollIntoView({ block: "nearest" });
  } finally {
    if (button) button.disabled = false;
  }
}

// The code is shown until it is put away; then the page is that of somebody with an account.
function showCode(code) {
  const dialog = $("code");
  dialog.querySelector("output").textContent = code;
  dialog.addEventListener("close", home, { once: true });
  dialog.showModal();
}
$("print").addEventListener("click", () => print());

const FORMS = {
  async keep(form) {
    if (!form.password) throw new Error(me["password wanted"]);
    showCode((await api("PUT", at("/api/account/password"), { name: form.name, password: form.password })).code);
  },
  async guest(form) {
    await api("POST", "/api/guests", form);
    home();
  },
  async "sign-in"(form) {
    await api("POST", at("/api/sign-in"), { name: form.name, password: form.password });
    home();
  },
  async recover(form) {
    showCode((await api("POST", at("/api/sign-in/code"), form)).code);
  },
  async "ask-link"(form) {
    await api("POST", at("/api/sign-in/mail"), { mail: form.mail });
    done(me["link sent"]);
  },
  async rename(form) {
    await api("PUT", at("/api/account/name"), form);
    home();
  },
  async password(form) {
    showCode((await api("PUT", at("/api/account/password"), form)).code);
  },
  async mail(form) {
    await api("POST", at("/api/account/mail"), { mail: form.mail });
    done(me["link sent"]);
  },
  async leave(form) {
    await api("DELETE", at("/api/account"), { name: form.name });
    location.href = "/";
  },
};

for (const form of document.querySelectorAll("form[data-form]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => FORMS[form.dataset.form](Object.fromEntries(new FormData(form))), event.submitter);
  });
}

const keepForm = document.querySelector('[data-form="keep"]');
const wantedName = () => keepForm?.elements.name.value.trim() || document.body.dataset.account;

const DEEDS = {
  async "new-passkey"() {
    await passkeys.make(wantedName());
    home();
  },
  async "sign-in-passkey"() {
    await passkeys.show();
    home();
  },
  async "new-mail"() {
    const { mail } = keepForm.elements;
    if (!mail.value) return void mail.focus();
    await api("POST", at("/api/account/mail"), { mail: mail.value, name: wantedName() });
    done(me["link sent"]);
  },
  async "drop-mail"() {
    await api("DELETE", at("/api/account/mail"));
    home();
  },
  async "sign-out"() {
    await api("POST", at("/api/sign-out"));
    location.href = "/";
  },
  async "end-others"() {
    await api("DELETE", "/api/account/sign-ins");
    await lists();
    done(me["others ended"]);
  },
};

for (const button of document.querySelectorAll("[data-do]")) {
  if (button.dataset.do.includes("passkey")) button.hidden = !passkeys.possible();
  button.addEventListener("click", () => attempt(DEEDS[button.dataset.do], button));
}

// ---- lists

const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
const date = (seconds) => day.format(new Date(seconds * 1000));
const since = (seconds) => ago(Math.max(0, Date.now() / 1000 - seconds));

function row(title, facts, name, remove) {
  return el("li", {}, el("span", {}, el("strong", {}, title), el("small", {}, facts)),
    remove ? el("button", { type: "button", "aria-label": `${name}: ${title}`, onclick: (event) => attempt(remove, event.target) }, name) : null);
}

async function lists() {
  if (!document.body.dataset.account) return;
  const found = await api("GET", "/api/account");
  $("passkeys")?.replaceChildren(...found.passkeys.map((key) => row(key.label || me["passkeys"], `${me["added"]} ${date(key.created)} · ${me["last used"]} ${date(key.used)}`, me["remove"], async () => {
    await api("DELETE", at(`/api/account/passkeys/${encodeURIComponent(key.id)}`));
    await lists();
  })));
  $("sign-in-list").replaceChildren(...[...found.sign_ins].sort((a, b) => b.this - a.this || b.seen - a.seen).map((sign) => row(sign.device || me["device unknown"],
    [sign.this ? me["this device"] : "", me[`how ${sign.how}`], `${me["last used"]} ${since(sign.seen)}`].filter(Boolean).join(" · "), me["end"],
    sign.this ? null : async () => {
      await api("DELETE", `/api/account/sign-ins/${sign.id}`);
      await lists();
    })));
}

// ---- links from mails: they do nothing by themselves, since machines follow links too

const [kind, secret] = location.hash.slice(1).split("=");
if (secret && (kind === "link" || kind === "mail")) {
  history.replaceState(null, "", "/me");
  const dialog = $("link");
  dialog.querySelector("button[type=button]").addEventListener("click", () => dialog.close());
  dialog.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
    attempt(async () => {
      if (kind === "link") await api("POST", at("/api/sign-in/link"), { code: secret });
      else await api("PUT", at("/api/account/mail"), { code: secret });
      home();
    });
  });
  dialog.showModal();
}

lists().catch(() => trouble(words["failed"]));
