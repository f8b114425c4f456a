// What a host can do about the whole table: end a running game unfinished, or delete the table. Nothing without a second word.

import { api, lang, words } from "./common.js";

export class Ending {
  // `buttons` offer it, wherever they stand; `dialog` asks first.
  constructor({ table, buttons, dialog }) {
    Object.assign(this, { table, buttons, dialog, may: "" });
    for (const button of buttons) button.addEventListener("click", () => this.ask());
    dialog.querySelector(".main").addEventListener("click", (event) => this.confirm(event));
  }

  show(may, rated = "") {
    this.rated = rated;
    if (this.dialog.open && may !== this.may) this.dialog.close(); // meanwhile it means something else
    this.may = may;
    for (const button of this.buttons) {
      button.hidden = !may;
      button.textContent = may ? words[button.dataset.words ?? may] : "";
    }
  }

  ask() {
    if (!this.may) return;
    for (const place of this.dialog.querySelectorAll("h2, .main")) place.textContent = words[this.may];
    this.dialog.querySelector(".lead").textContent = [words[`${this.may} lead`], this.may === "abandon" && this.rated === "rated" ? words["rated abandon"] : ""].filter(Boolean).join(" ");
    this.dialog.querySelector(".trouble").hidden = true;
    this.dialog.showModal();
  }

  async confirm(event) {
    event.preventDefault();
    const place = this.dialog.querySelector(".trouble");
    place.hidden = true;
    try {
      if (this.may === "delete") {
        await remove(this.table);
        location.href = "/";
      } else {
        await api("POST", `/api/tables/${this.table}/abandon?lang=${lang}`);
        this.dialog.close();
      }
    } catch (error) {
      place.textContent = error.message;
      place.hidden = false;
    }
  }
}

export function remove(table) {
  return api("DELETE", `/api/tables/${table}?lang=${lang}`);
}
