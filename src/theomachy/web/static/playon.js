// Playing on from a moment: who sits where at the new table.

import { words } from "./common.js";

export class PlayOn {
  // `begin` sends the wish with the chosen seats and gives the new table.
  constructor(dialog, begin) {
    this.dialog = dialog;
    this.places = dialog.querySelector(".sitting");
    this.pattern = dialog.querySelector("template");
    this.trouble = dialog.querySelector(".trouble");
    this.button = dialog.querySelector("button.main");
    this.button.addEventListener("click", async () => {
      this.button.disabled = true;
      this.say("");
      try {
        const made = await begin(this.seats());
        location.href = `/t/${made.id}`;
      } catch (error) {
        this.say(error.message);
      } finally {
        this.button.disabled = false;
      }
    });
  }

  say(text) {
    this.trouble.textContent = text;
    this.trouble.hidden = !text;
  }

  // One line for each seat, with who sat there before (as a line's value) where that is known; mine is the one that I had,
  // or the first.
  open(names, mine = 0, before = []) {
    this.say("");
    this.places.replaceChildren(...names.map((name, seat) => {
      const line = this.pattern.content.cloneNode(true).firstElementChild;
      line.querySelector("span").textContent = name;
      const select = line.querySelector("select");
      const value = seat === mine ? "me" : before[seat];
      if ([...select.options].some((option) => option.value === value)) select.value = value;
      select.addEventListener("change", () => this.onlyOne(select));
      return line;
    }));
    this.dialog.showModal();
  }

  onlyOne(chosen) {
    if (chosen.value !== "me") return;
    for (const other of this.places.querySelectorAll("select")) {
      if (other !== chosen && other.value === "me") other.value = [...other.options].find((o) => o.defaultSelected).value;
    }
  }

  seats() {
    return [...this.places.querySelectorAll("select")].map((select) => {
      const [kind, bot] = select.value.split(" ");
      return bot ? { kind, bot } : { kind };
    });
  }
}
