// The coach after a turn: if the viewer wants him, he says in the recap what was clearly better. He is asked when the turn
// is over, and nothing waits for his answer.

import { api, el, lang } from "./common.js";

export class Critique {
  constructor({ table, place, toggle }) {
    Object.assign(this, { table, place, toggle, asked: "" });
    if (!place) return; // a table without hints
    toggle.checked = localStorage.getItem("critique") === "yes";
    toggle.addEventListener("change", () => {
      localStorage.setItem("critique", toggle.checked ? "yes" : "no");
      if (!toggle.checked) this.hide();
    });
    place.querySelector("button").addEventListener("click", () => this.hide());
  }

  hide() {
    this.place.hidden = true;
    this.place.open = false;
    document.body.classList.remove("critique-there");
  }

  // The table has moved on: a turn of mine may be over now. `did` is what players did, in order.
  async move(state, did) {
    if (!this.place || !this.toggle.checked || state.seat === null || state.turn === "everybody") return;
    const mine = did.findLast((deed) => deed.who === state.seat);
    const on = state.asked.includes(state.seat) && did.at(-1)?.who === state.seat;
    if (on) this.hide(); // a new turn: what was said about the last one has been read
    const about = `${state.seat} ${mine?.seq}`;
    if (!mine || on || this.asked === about) return;
    const first = this.asked === "" && did.at(-1) !== mine; // a page that was opened later is not told about the past
    this.asked = about;
    if (first) return;
    this.hide();
    try {
      const found = await api("GET", `/api/tables/${this.table}/critique?seat=${state.seat}&lang=${lang}`);
      if (this.asked === about && found.say) this.show(found);
    } catch {
      // He had nothing to say, or too much was asked: play goes on without him.
    }
  }

  show(found) {
    this.place.querySelector("summary").replaceChildren(el("span", {}, found.say));
    this.place.querySelector(".say").textContent = found.say;
    this.place.querySelector(".because").textContent = found.because;
    this.place.hidden = false;
    document.body.classList.add("critique-there");
  }
}
