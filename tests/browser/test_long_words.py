"""Words of the longest language find their room in a low window at the desk."""

from __future__ import annotations

from typing import Any

import pytest

from theomachy.core.languages import LANGUAGES
from theomachy.games.gods.first.words.picture import words

PEOPLES = ("green", "blue", "violet", "yellow")
# The fullest tray: tribes of long names, two of them or one beside the card that is taken by a button which comes with
# it. How much lies below its rim?
BELOW = """
(name) => {
  const tray = document.getElementById('tray');
  const display = [...tray.querySelectorAll('.choice:is(.card, .empty)')].slice(0, 2);
  const take = tray.querySelector('[data-target="button:take"]');
  take?.classList.add('lit');
  for (const card of display.filter((e) => !take || !/extra|mediation/.test(e.dataset.target))) {
    const copy = tray.querySelector('[data-target="temple"]').cloneNode(true);
    copy.querySelector('strong').textContent = name;
    card.replaceWith(copy);
  }
  return tray.scrollHeight - tray.clientHeight;
}
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["gods-first", "gods-second"])
def test_all_of_a_tray_is_in_sight(people: Any, game: str, lang: str) -> None:
    someone = people(viewport={"width": 1280, "height": 720}, locale=lang)
    someone.open_table(game, ["me", "bot greedy", "bot greedy"])
    someone.wait_for_turn()
    longest = max((words(lang)(f"tribe {name}") for name in PEOPLES), key=len)
    assert someone.page.evaluate(BELOW, longest) <= 0
    assert longest in someone.page.locator("#tray").inner_text()
    assert someone.page.locator("#tray .sack").is_visible()
