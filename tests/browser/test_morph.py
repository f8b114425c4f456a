"""One picture becomes the next in the page: afterwards it is the new one to the letter, and what is equal was kept."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from choosing import patience
from walks import Case, walk

# Turns one picture into the next, one after the other, as the table does. Gives whether each became what it should, and
# how many elements of the last but one were kept. Between two of them the page marks what can be clicked.
MORPH = """
async (texts) => {
  const { morph } = await import("/static/morph.js");
  const plain = (text) => text.replace(/<style(?:\\/>|>[^<]*<\\/style>)/g, ""); // the page keeps styles elsewhere
  const parse = (text) => new DOMParser().parseFromString(plain(text), "image/svg+xml").documentElement;
  const read = (text) => document.importNode(parse(text), true);
  const shown = read(texts[0]);
  const equal = [];
  const kept = [];
  for (const text of texts.slice(1)) {
    for (const element of shown.querySelectorAll("[data-target]")) {
      element.classList.toggle("lit");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
    }
    const before = new Set(shown.querySelectorAll("*"));
    morph(shown, read(text));
    equal.push(shown.isEqualNode(read(text)));
    const after = [...shown.querySelectorAll("*")];
    kept.push(after.filter((element) => before.has(element)).length / after.length);
  }
  return { equal, kept };
}
"""


@pytest.mark.parametrize("name", theomachy.game_names())
def test_every_picture_becomes_the_next(people: Any, name: str) -> None:
    game = theomachy.game(name)
    positions = walk(Case(name, max(game.players))).positions[20 : 20 + patience(14, 60)]
    pictures = [game.draw(game.view(position, n // 10 % 2)) for n, position in enumerate(positions)]
    someone = people()
    someone.goto("/")
    found = someone.page.evaluate(MORPH, pictures)
    assert found["equal"] == [True] * (len(pictures) - 1)
    assert sum(found["kept"]) / len(found["kept"]) > 0.6


def test_nodes_keep_their_names(people: Any) -> None:
    """A piece that stays is the same element, wherever it stands; no element becomes another piece."""
    someone = people()
    someone.goto("/")
    found = someone.page.evaluate(
        """
        async () => {
          const { morph } = await import("/static/morph.js");
          const tree = (inner) => { const g = document.createElement("g"); g.innerHTML = inner; return g; };
          const key = (names) => [...names].map((n) => `<i data-key="${n}"></i>`).join("");
          const results = [];
          const pairs = [["abc", "cab"], ["abc", "axc"], ["", "ab"], ["ab", ""], ["aab", "baa"], ["abcd", "dcba"]];
          for (const [from, to] of pairs) {
            const old = tree(`text ${key(from)} end`);
            const pieces = new Map([...old.children].map((e) => [e, e.dataset.key]));
            morph(old, tree(`other ${key(to)}`));
            const same = [...old.children].filter((e) => pieces.has(e));
            results.push([
              old.isEqualNode(tree(`other ${key(to)}`)),
              same.every((e) => pieces.get(e) === e.dataset.key),
              same.length === [...to].filter((n) => from.includes(n)).length,
            ]);
          }
          return results;
        }
        """
    )
    assert found == [[True, True, True]] * 6
