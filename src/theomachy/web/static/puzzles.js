// The page of all puzzles: how well one does, the puzzle of the day, and the puzzles of each game.

import { api, editions, el, lang, theme, trouble, words } from "./common.js";

const { game } = document.body.dataset;
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
  if (found.taught) heading.append(el("a", { class: "first", href: `/first/${found.game}` }, words["puzzle never played"]));
  if (game) part.append(sorting(found), ...shelves(found));
  else heading.append(el("a", { class: "button", href: `/puzzles/${found.game}` }, words["puzzle all"]));
  return part;
}

// All in one row of difficulty, or a shelf for each theme. A theme tells something of the answer: it is shown to who asks.
const byTheme = () => localStorage.getItem("puzzles") === "theme";

function shelves(found) {
  const themes = byTheme() ? [...new Set(found.puzzles.map((puzzle) => puzzle.theme))].sort((a, b) => a.localeCompare(b, lang)) : [""];
  return themes.map((name) => {
    const mine = found.puzzles.filter((puzzle) => !name || puzzle.theme === name);
    const list = el("ul", { class: "puzzle-list" }, ...mine.map(entry));
    return el("div", { class: "shelf" }, ...(name ? [el("h3", {}, name)] : []), list);
  });
}

function sorting(found) {
  const choice = (value, text) => el("button", { type: "button", "aria-pressed": String(byTheme() === (value === "theme")), "data-sort": value,
    onclick: () => {
      localStorage.setItem("puzzles", value);
      document.getElementById("games").replaceChildren(section(found));
      document.querySelector(`[data-sort="${value}"]`).focus();
    } }, text);
  return el("p", { class: "sorting" }, choice("difficulty", words["puzzle by difficulty"]), choice("theme", words["puzzle by theme"]));
}

async function train(name) {
  try {
    location.href = `/puzzle/${(await api("GET", `/api/puzzles/next?game=${name}`)).id}`;
  } catch (error) {
    trouble(error.message);
  }
}

try {
  const found = await api("GET", `/api/puzzles?lang=${lang}`);
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
