// The page of all puzzles: how well one does, the puzzle of the day, and the puzzles of each game.

import { api, el, theme, trouble, words } from "./common.js";

const { game } = document.body.dataset;
const editions = (title) => title.split(", ").map((part, i) => (i ? words[part] ?? part : part)).join(", ");
const mark = (right) => (right === true ? "✓" : right === false ? "✗" : "");
const meaning = (right) => (right === true ? words["puzzle was right"] : right === false ? words["puzzle was missed"] : words["puzzle open"]);

function entry(puzzle) {
  const label = `${words["puzzle difficulty"]} ${puzzle.difficulty}, ${meaning(puzzle.right)}`;
  return el("li", {}, el("a", { href: `/puzzle/${puzzle.id}`, "aria-label": label },
    el("img", { src: `/puzzle/${puzzle.id}/board.svg?look=${theme()}`, alt: "", loading: "lazy", width: 132, height: 123 }),
    el("span", {}, String(puzzle.difficulty), el("b", { title: meaning(puzzle.right) }, mark(puzzle.right)))));
}

function section(found) {
  const right = found.puzzles.filter((puzzle) => puzzle.right).length;
  const heading = el("h2", {}, game ? "" : editions(found.title), el("small", {}, `${right} / ${found.puzzles.length}`),
    el("button", { type: "button", class: "main", "data-train": found.game, onclick: () => train(found.game) }, words["puzzle train"]));
  const part = el("section", { "aria-label": editions(found.title) }, heading);
  if (game) part.append(el("ul", { class: "puzzle-list" }, ...found.puzzles.map(entry)));
  else heading.append(el("a", { class: "button", href: `/puzzles/${found.game}` }, words["puzzle all"]));
  return part;
}

async function train(name) {
  try {
    location.href = `/puzzle/${(await api("GET", `/api/puzzles/next?game=${name}`)).id}`;
  } catch (error) {
    trouble(error.message);
  }
}

try {
  const found = await api("GET", "/api/puzzles");
  const facts = { rating: found.rating, solved: `${found.solved} / ${found.tried}`, streak: found.streak, best: found.best };
  for (const [name, value] of Object.entries(facts)) document.querySelector(`[data-fact="${name}"]`).textContent = value;
  document.getElementById("standing").hidden = false;
  const day = document.getElementById("day");
  if (day && found.day) {
    day.hidden = false;
    day.querySelector("a").href = `/puzzle/${found.day}`;
    day.querySelector(".mark").textContent = mark(found.day_right);
  }
  const shown = found.games.filter((one) => !game || one.game === game);
  document.getElementById("games").replaceChildren(...shown.map(section));
  document.querySelector(".none").hidden = shown.length > 0;
} catch (error) {
  trouble(error.message);
}
