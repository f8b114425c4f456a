// The coach after a turn: if the viewer wants him, he says in the recap what was clearly better. He is asked when the turn
// is over, and nothing waits for his answer.

import { api, el, lang } from "./common.js";

export class Critique {
  constructor({ table, place, toggle }) {
    Object.assign(this, { table, place, toggle, asked: null, seat: null });
    if (!place) return; // a table without hints
    toggle.checked = localStorage.getItem("critique") === "yes";
    toggle.addEventListener("change", () => {
      localStorage.setItem("critique", toggle.checked ? "yes" : "no");
      if (!toggle.checked) this.hide();
    });
    place.querySelector("button").addEventListener("click", () => this.hide());
    // His reasons lie over the board, on a phone over most of it: whatever else is pressed lets them go.
    document.addEventListener("pointerdown", (event) => { if (!place.contains(event.target)) place.open = false; });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") place.open = false; });
  }

  hide() {
    this.place.hidden = true;
    this.place.open = false;
    document.body.classList.remove("critique-there");
  }

  // The table has moved on: a turn of mine may be over now. `did` is what players did, in order.
  async move(state, did) {
    if (!this.place || state.seat === null || state.turn === "everybody") return;
    const about = `${state.seat} ${did.findLast((deed) => deed.who === state.seat)?.seq ?? 0}`;
    if (this.asked === null || this.seat !== state.seat) { // what was there when the page was opened is long past
      [this.asked, this.seat] = [about, state.seat];
      return;
    }
    const goesOn = state.asked.includes(state.seat) && did.at(-1)?.who === state.seat;
    if (goesOn) this.hide(); // a new turn: what was said about the last one has been read
    if (goesOn || this.asked === about) return;
    this.asked = about;
    this.hide();
    if (!this.toggle.checked) return;
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
