// Hints that read alike are told apart: by what their sentences do not share, by where they are, by what follows.

import { words } from "./common.js";

const BRACKETS = / \(([^)]*)\)/g;

// What a sentence says beyond its few words: what stands in brackets, then what comes after ": " and "; ".
function clauses(told) {
  const inside = [...told.matchAll(BRACKETS)].map((found) => found[1]);
  const after = told.replaceAll(BRACKETS, "").split(/; |: /).slice(1);
  return [...inside.flatMap((text) => text.split(/; |: /)), ...after];
}

// Two that begin with the same two steps of this seat, the one in the other order.
function reordered(a, b, seat) {
  const [next, after] = [a.steps?.[0], b.steps?.[0]];
  return next?.seat === seat && after?.seat === seat && next.action === b.action && after.action === a.action && a.action !== b.action;
}

// Of clauses that not all of them have, as few as tell them apart.
function unlike(group) {
  const all = group.map((hint) => clauses(hint.told));
  const own = all.map((mine) => mine.filter((text) => !all.every((other) => other.includes(text))));
  for (let n = 1; n < 4; n += 1) {
    const found = own.map((mine) => mine.slice(0, n).join(", "));
    if (new Set(found).size === group.length) return found;
  }
  return own.map((mine) => mine.slice(0, 2).join(", "));
}

const FURTHER = { x: ["further left", "further right"], y: ["further up", "further down"] };

// Which of these places lies further to one side, along the way on which they are furthest apart; those between the two
// ends are told apart in the same way.
function order(spots) {
  if (spots.length < 2) return new Map();
  const span = (axis) => Math.max(...spots.map((spot) => spot[axis])) - Math.min(...spots.map((spot) => spot[axis]));
  const [axis, other] = span("x") >= span("y") ? ["x", "y"] : ["y", "x"];
  const sorted = [...spots].sort((a, b) => a[axis] - b[axis] || a[other] - b[other]);
  const between = sorted.slice(1, -1);
  const inner = order(between);
  return new Map([[sorted[0], words[FURTHER[axis][0]]], [sorted.at(-1), words[FURTHER[axis][1]]],
    ...between.map((spot) => [spot, [words["between"], inner.get(spot)].filter(Boolean).join(", ")])]);
}

// The part of the board in which each lies; within one part, which of them lies further to one side.
function sides(spots) {
  if (spots.some((spot) => !spot)) return spots.map(() => "");
  const side = (share, low, high) => (share < 1 / 3 ? low : share > 2 / 3 ? high : "");
  const found = spots.map(({ x, y }) => words[`at ${`${side(y, "upper", "lower")} ${side(x, "left", "right")}`.trim() || "middle"}`]);
  return found.map((text, i) => [text, order(spots.filter((_, j) => found[j] === text)).get(spots[i])].filter(Boolean).join(", "));
}

// The first step after it that differs.
function afterwards(group) {
  const longest = Math.max(...group.map((hint) => hint.line.length));
  for (let k = 0; k < longest; k += 1) {
    const steps = group.map((hint) => (hint.line[k] ?? "").split("; ")[0]);
    if (new Set(steps).size > 1) return steps.map((text) => (text ? `${words["then"]} ${text}` : ""));
  }
  return group.map(() => "");
}

// Beside the few words of each hint (`heads`) and what is said of it anyway (`notes`), what tells it from the others.
// They are for `seat`; `spot(hint)` is where on the board one lies, as shares of its width and height, if it lies there.
export function apart(hints, heads, notes, { seat, spot }) {
  const told = notes.map((note) => [note].filter(Boolean));
  const line = (i) => [heads[i], ...told[i]].join("\n");
  const groups = () => [...new Set(hints.map((_, i) => line(i)))].map((text) => [...hints.keys()].filter((i) => line(i) === text)).filter((group) => group.length > 1);
  for (const [j, hint] of hints.entries()) {
    const same = hints.slice(0, j).findIndex((before) => reordered(before, hint, seat));
    if (same >= 0) told[j].push(words["other order"].replace("#", String(same + 1)));
  }
  for (const tell of [unlike, (group) => sides(group.map(spot)), afterwards]) {
    for (const group of groups()) {
      const found = tell(group.map((i) => hints[i]));
      if (new Set(found).size > 1) group.forEach((i, n) => { if (found[n]) told[i].push(found[n]); });
    }
  }
  return told.map((parts) => parts.join(" · "));
}
