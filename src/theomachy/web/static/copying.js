// Putting a text into the clipboard, also over plain http, where browsers hide the new way to do it. "Copied" is said only
// if it was; otherwise the text stands there selected, to be copied by hand.

import { el, words } from "./common.js";

const SAID = 1500; // milliseconds for which a button says that it has copied

// True if the text is in the clipboard now.
export async function copy(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  return copyMarked(text);
}

// The old way copies what is marked. Outside an open dialog nothing can be marked, so the field goes into it.
function copyMarked(text) {
  const before = document.activeElement;
  const field = el("textarea", { readonly: true, "aria-hidden": "true", tabindex: "-1" });
  field.value = text;
  Object.assign(field.style, { position: "fixed", opacity: "0" });
  const dialogs = document.querySelectorAll("dialog[open]");
  (dialogs[dialogs.length - 1] ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}

// A click on the button copies what `text()` gives. Where that does not work, `byHand` marks what is on the page already, or
// a field with the text appears behind the button.
export function copyButton(button, text, byHand = null, said = words["copied"]) {
  const label = button.textContent;
  button.addEventListener("click", async () => {
    const done = await copy(text());
    if (done) {
      if (button.nextElementSibling?.matches(".by-hand")) button.nextElementSibling.remove();
      button.textContent = said;
      setTimeout(() => { button.textContent = label; }, SAID);
    } else if (byHand) byHand();
    else mark(button, text());
  });
  return button;
}

function mark(button, text) {
  let line = button.nextElementSibling;
  if (!line?.matches(".by-hand")) {
    line = el("label", { class: "by-hand" }, el("small", {}, words["copy by hand"]), el("input", { readonly: true }));
    button.after(line);
  }
  const field = line.querySelector("input");
  field.value = text;
  field.focus();
  field.select();
}

// A link for others, with a button that copies it.
export function linkToCopy(link, label) {
  const field = el("input", { readonly: true, value: link, "aria-label": label, onfocus: (event) => event.target.select() });
  const byHand = () => {
    field.focus();
    field.select();
  };
  return [field, copyButton(el("button", { type: "button" }, words["copy"]), () => link, byHand)];
}
