// What a new table has by custom is folded away: each fold says what is chosen in it, the foot of the form says it all.

import { words } from "./common.js";

const $ = (id) => document.getElementById(id);
const text = (element) => element.textContent.trim().replace(/\s+/g, " ");

// The words of a choice, without the sign that it is the usual one.
function worded(radio) {
  const copy = radio.closest("label").cloneNode(true);
  for (const sign of copy.querySelectorAll("em")) sign.remove();
  return text(copy);
}

// The options that differ from the usual game: what is asked, and what was chosen.
function changed(form) {
  return [...form.querySelectorAll("[data-option]")].map((option) => {
    const number = option.querySelector('input[type="number"]')?.value;
    const radio = option.querySelector('input[type="radio"]:checked');
    if (!number && (!radio || radio.hasAttribute("data-usual"))) return null;
    return { asked: text(option.querySelector("summary")), answer: number || worded(radio) };
  }).filter(Boolean);
}

function clock(form) {
  if (!$("own-limits").hidden) return text($("own-limits").querySelector("strong"));
  const radio = form.querySelector('input[name="clock"]:checked');
  const amounts = [...radio.closest(".line").querySelectorAll(".amount")].map((amount) => {
    const before = text(amount).startsWith("+") ? "+ " : "";
    return `${before}${amount.querySelector("input").value} ${text(amount).replace(/^\+ ?/, "")}`;
  });
  return [worded(radio), amounts.join(" ")].filter(Boolean).join(": ");
}

const chosen = (form, name) => form.querySelector(`input[name="${name}"]:checked`);

function terms(form) {
  return [words[chosen(form, "public").value ? "public" : "private"], words[chosen(form, "rated").value ? "rated" : "unrated"].toLowerCase(),
    words[chosen(form, "hints").value ? "hints on" : "hints off"]].join(", ");
}

// Who sits there, in the words of the menus, those who are alike counted.
function company(place) {
  const found = new Map();
  for (const kind of place.querySelectorAll(".kind")) {
    const called = text(kind.selectedOptions[0]);
    found.set(called, (found.get(called) ?? 0) + 1);
  }
  return [...found].map(([called, count]) => (count > 1 ? `${count} × ${called}` : called)).join(" + ");
}

function write(id, ...lines) {
  $(id).querySelector(".chosen").replaceChildren(...lines.map((line) => Object.assign(document.createElement("span"), { textContent: line })));
}

// The fold of the rules: what differs is told, and one button takes it all back.
export function foldRules(form) {
  const show = () => {
    const rules = changed(form);
    write("fold-rules", ...(rules.length ? rules.map(({ asked, answer }) => `${asked.replace(/\.$/, ":")} ${answer}`) : [words["rules usual"]]));
    $("usual-rules").hidden = !rules.length;
  };
  for (const kind of ["change", "input", "drawn"]) form.addEventListener(kind, show);
  $("usual-rules").addEventListener("click", () => {
    for (const option of form.querySelectorAll("[data-option]")) {
      const number = option.querySelector('input[type="number"]');
      if (number?.value) {
        number.value = "";
        number.dispatchEvent(new Event("input", { bubbles: true }));
      }
      const usual = option.querySelector("[data-usual]");
      if (usual) usual.checked = true;
    }
    form.dispatchEvent(new Event("change"));
    $("fold-rules").querySelector("summary").focus();
  });
  // What is wrong must be seen: a field in a fold that is closed could not be pointed at.
  form.addEventListener("invalid", (event) => {
    for (let at = event.target.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
  }, true);
  show();
}

export function fold(form, place) {
  foldRules(form);
  const show = () => {
    const rules = changed(form).length;
    write("fold-clock", clock(form));
    write("fold-table", terms(form));
    const way = chosen(form, "front");
    const parts = [way && text(way.closest(".way").querySelector("strong")), company(place), rules ? `${words["rules changed"]}: ${rules}` : words["rules usual"], clock(form)];
    $("set-up").textContent = parts.filter(Boolean).join(" · ");
  };
  for (const kind of ["change", "input", "drawn"]) form.addEventListener(kind, show);
}
