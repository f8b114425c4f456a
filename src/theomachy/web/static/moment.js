// A moment of a game that is over: the address names the one that is shown, its link can be copied, and one can play on there.

import { api, lang, tableLink } from "./common.js";
import { copyButton } from "./copying.js";
import { PlayOn } from "./playon.js";

const inAddress = () => (/^#\d{1,9}$/.test(location.hash) ? Number(location.hash.slice(1)) : null);

// Who sits there again: the same bot; with people whom I have played with, whoever has the link.
function sat(chair, played) {
  if (chair.kind === "bot" && !chair.stood_in) return `bot ${chair.bot}`;
  return played ? "link" : "";
}

export class Moments {
  // `state` gives the newest state of the table.
  // `hidden`: the game has secrets, which stay if it was ended unfinished.
  constructor({ table, key, review, bar, dialog, state, hidden }) {
    Object.assign(this, { review, state, hidden });
    this.opened = false;
    const query = new URLSearchParams({ lang });
    if (key) query.set("key", key);
    const playing = new PlayOn(dialog, (seats) => api("POST", `/api/tables/${table}/from?${query}`, { at: review.at, seats }));
    this.on = bar.querySelector(".play-on");
    this.on.addEventListener("click", () => {
      const { chairs, seat } = state();
      const own = chairs.filter((chair) => chair.own).map((chair) => chair.seat);
      const mine = seat ?? own[0] ?? 0;
      playing.open(chairs.map((chair) => chair.title), mine, chairs.map((chair) => sat(chair, own.length > 0)));
    });
    copyButton(bar.querySelector(".copy-moment"), () => tableLink(review.at === null ? "" : `#${review.at}`));
    review.moved = () => this.follow();
    addEventListener("hashchange", () => this.open());
  }

  // The first state that is over opens what the address asks for.
  begin() {
    if (this.opened || !this.ended()) return;
    this.opened = true;
    this.open();
  }

  ended() {
    return Boolean(this.state()?.over || this.state()?.abandoned);
  }

  open() {
    const at = inAddress();
    if (at !== null && this.ended() && at !== this.review.at) {
      this.review.go(at);
      this.review.focus();
    }
  }

  follow() {
    const { at, moves } = this.review;
    const { over, abandoned } = this.state();
    this.on.hidden = abandoned && this.hidden;
    this.on.disabled = at === null || (over && at >= moves);
    history.replaceState(history.state, "", at === null ? location.pathname + location.search : `#${at}`);
  }
}
