// Time that is left, as people read it, at my own table and in lists; and the next game that waits for me.

import { api, lang, words } from "./common.js";

const HOUR = 3600000;
const two = (number) => String(number).padStart(2, "0");
const unit = (value, name, how = "short") => new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: how }).format(value);

// In lists: the largest unit that is left.
export function roughly(ms) {
  if (ms >= 48 * HOUR) return unit(Math.floor(ms / (24 * HOUR)), "day");
  if (ms >= HOUR) return unit(Math.floor(ms / HOUR), "hour");
  return ms >= 60000 ? unit(Math.floor(ms / 60000), "minute") : unit(Math.max(0, Math.floor(ms / 1000)), "second");
}

// How long something took: the largest unit and the one below it, in words.
export function lasted(seconds) {
  const [name, size, below, part] = [["day", 86400, "hour", 3600], ["hour", 3600, "minute", 60], ["minute", 60, "", 0], ["second", 1, "", 0]].find(([, s]) => seconds >= s) ?? ["second", 1, "", 0];
  const whole = below ? Math.floor(seconds / size) : Math.round(seconds / size);
  const rest = below ? Math.floor((seconds % size) / part) : 0;
  return [unit(whole, name, "long"), ...(rest ? [unit(rest, below, "long")] : [])].join(" ");
}

// At a table: to the second, in the last minute to the tenth.
export function exactly(ms) {
  if (ms >= 10 * HOUR) return roughly(ms);
  const left = Math.max(0, ms);
  if (left < 60000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest;
}

// The game that waits for me after this one: the most urgent first, and on in a circle. Null: no other one does.
export async function nextGame(current = "") {
  const lists = await api("GET", `/api/tables?lang=${lang}`);
  const waiting = lists.mine.filter((table) => table.my_turn && !table.finished && !table.shelved).map((table) => table.id);
  const next = waiting[(waiting.indexOf(current) + 1) % waiting.length];
  return next && next !== current ? `/t/${next}` : null;
}

const SHORTEST = 3000; // milliseconds: less is a breath between two actions, not a limit
const HEARD = [30000, 10000]; // so much is left when a sound tells it

// The time that is left to me, at the table.
export class Limit {
  constructor(place, onMark) {
    Object.assign(this, { place, onMark, ticking: null });
    this.heard = ""; // of which move which mark was heard last
  }

  show(state) {
    clearInterval(this.ticking);
    const limits = state.deadlines.filter((d) => d.whole_ms >= SHORTEST);
    const running = [...limits, ...state.chairs.filter((chair) => chair.runs && chair.seat === state.seat)];
    this.place.hidden = running.length === 0 || state.over || state.abandoned;
    if (this.place.hidden) return;
    const ends = state.at + Math.min(...running.map((d) => d.left_ms));
    const tick = () => this.tick(ends - Date.now(), state.seq);
    tick();
    this.ticking = setInterval(tick, 200);
  }

  tick(left, seq) {
    const seconds = { style: "unit", unit: "second", minimumFractionDigits: left < 10000 ? 1 : 0, maximumFractionDigits: left < 10000 ? 1 : 0 };
    this.place.textContent = `${words["time"]} ${left < 60000 ? new Intl.NumberFormat(lang, seconds).format(Math.max(0, left) / 1000) : exactly(left)}`;
    this.place.title = words["clock left"];
    for (const mark of HEARD) {
      if (left > mark || left <= mark - 1000 || this.heard === `${seq} ${mark}`) continue;
      this.heard = `${seq} ${mark}`;
      this.onMark();
    }
  }
}
