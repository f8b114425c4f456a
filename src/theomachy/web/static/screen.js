// Several people at one screen: whoever is asked sits down; where hands are secret the screen is covered first.

import { el, words } from "./common.js";

export class Screen {
  constructor({ cover, seatswitch, stage, hidden, sit }) {
    Object.assign(this, { place: cover, seatswitch, stage, hidden, sit });
  }

  // Until the one who is asked has taken the screen nobody may act.
  get covered() {
    return !this.place.hidden;
  }

  // True if somebody else has to sit down first.
  pass(state) {
    const mine = state.chairs.filter((c) => c.mine).map((c) => c.seat);
    this.offer(state, mine);
    if (mine.length < 2 || state.over || state.abandoned) return false;
    const asked = mine.filter((seat) => state.asked.includes(seat));
    if (!asked.length) {
      if (!this.hidden || state.seat === null) return false;
      this.sit(null);
      this.stage.clear();
      return true;
    }
    if (asked.includes(state.seat)) return false;
    if (this.hidden) this.cover(asked[0], state.chairs[asked[0]].who);
    else this.sit(asked[0]);
    return true;
  }

  cover(seat, who) {
    this.stage.clear();
    this.place.querySelector("h1").textContent = `${words["cover"]} ${who}`;
    const button = this.place.querySelector("button");
    button.textContent = `${words["i am"]} ${who}`;
    button.onclick = () => this.sit(seat);
    this.place.hidden = false;
    button.focus();
  }

  uncover() {
    this.place.hidden = true;
  }

  // Where several of mine are asked at once: as whom I play now.
  offer(state, mine) {
    const several = mine.length > 1 && state.asked.filter((seat) => mine.includes(seat)).length > 1;
    this.seatswitch.hidden = !several;
    if (!several) return;
    this.seatswitch.replaceChildren(words["play as"], ...mine.map((seat) => el("button", {
      type: "button", "aria-pressed": String(seat === state.seat),
      onclick: () => (this.hidden ? this.cover(seat, state.chairs[seat].who) : this.sit(seat)),
    }, state.chairs[seat].who)));
  }
}
