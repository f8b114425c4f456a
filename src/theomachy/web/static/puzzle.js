// The puzzle of a table: what is asked, whether an answer was right, why, and the way to the next one.
// What is right is the server's knowledge; here is only what is seen of it.

import { api, lang, words } from "./common.js";

export class Puzzle {
  constructor({ table, place, onTrouble }) {
    Object.assign(this, { table, place, onTrouble, asked: 0 });
    if (!place) return;
    document.body.classList.add("puzzling");
    const on = (name, act) => place.querySelector(name).addEventListener("click", act);
    on(".show", () => this.ask("POST", "/show"));
    on(".next", () => this.next());
  }

  // Something was done, or refused: how does the puzzle stand now?
  stir() {
    if (this.place) this.ask("GET", "");
  }

  async ask(method, path) {
    const number = ++this.asked;
    try {
      const found = await api(method, `/api/tables/${this.table}/puzzle${path}?lang=${lang}`);
      if (number === this.asked) this.show(found); // an older answer would tell what was
    } catch (error) {
      this.onTrouble(error.message);
    }
  }

  show(now) {
    const find = (name) => this.place.querySelector(name);
    const over = now.state !== "open";
    document.body.dataset.puzzle = now.state;
    find(".say").textContent = now.say;
    find(".because").textContent = over ? now.why : now.right === false ? words["puzzle again"] : "";
    const change = now.right === null ? "" : ` (${now.change >= 0 ? "+" : "−"}${Math.abs(now.change)})`;
    const facts = [`${words["puzzle difficulty"]} ${now.difficulty}`, `${words["puzzle rating"]} ${now.rating}${change}`];
    if (now.streak > 1) facts.push(`${now.streak} ${words["puzzle streak"]}`);
    if (over && now.theme) facts.unshift(now.theme);
    find(".facts").textContent = facts.join(" · ");
    find(".show").hidden = over;
    const next = find(".next");
    next.hidden = !over;
    if (over && now.state === "solved") next.focus();
  }

  async next() {
    const { puzzle, game } = this.place.dataset;
    try {
      const found = await api("GET", `/api/puzzles/next?game=${encodeURIComponent(game)}&after=${encodeURIComponent(puzzle)}`);
      location.href = `/puzzle/${found.id}`;
    } catch (error) {
      this.onTrouble(error.message);
    }
  }
}
