"""In small windows a call-out hides nothing of what is asked: it goes to the other edge of the board, or off it."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from choosing import patience

SIZES = [(390, 844), (844, 390)]
DECISIONS = (0, 5)

# What can be chosen and lies under the call-out, as far as it is seen in its panel; None while there is no call-out.
HIDDEN = """
() => {
  const call = document.getElementById('call');
  if (!call.checkVisibility()) return null;
  const meet = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const lit = [...document.querySelectorAll('#stage [data-target]:is(.lit, .chosen)')];
  return lit.filter((e) => {
    if (!e.checkVisibility()) return false;
    const panel = e.closest('.boardbox, .part, .tray, .stockbox');
    const seen = panel ? meet(e.getBoundingClientRect(), panel.getBoundingClientRect()) : e.getBoundingClientRect();
    return seen && meet(seen, call.getBoundingClientRect());
  }).map((e) => e.dataset.target);
}
"""
WITHIN = """
() => { const box = document.getElementById('call').getBoundingClientRect();
  const ask = document.getElementById('ask').getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.top >= ask.bottom - 1; }
"""
# Places where something that can be chosen can be pointed at, spread over all of them.
LIT = """
(most) => {
  const all = [...document.querySelectorAll('#stage [data-target].lit:not(.chosen)')].flatMap((e) => {
    const box = e.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const found = document.elementFromPoint(...at);
    return e.checkVisibility() && found?.closest('[data-target]') === e ? [at] : [];
  });
  return all.filter((_, i) => i % Math.max(1, Math.floor(all.length / most)) === 0);
}
"""


def point_at_everything(someone: Any, where: str) -> int:
    """Points at what can be chosen now; gives how many call-outs there were."""
    page = someone.page
    told = 0
    for x, y in page.evaluate(LIT, patience(5, 15)):
        page.mouse.move(1, 1)
        page.mouse.move(x, y)
        page.wait_for_timeout(120)  # the server is asked what it would do
        hidden = page.evaluate(HIDDEN)
        assert not hidden, (where, hidden)
        if hidden is not None:
            told += 1
            assert page.evaluate(WITHIN), where
    page.mouse.move(1, 1)
    return told


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", theomachy.game_names())
def test_call_outs_hide_nothing_that_can_be_chosen(people: Any, game: str, size: tuple[int, int]) -> None:
    someone = people(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = someone.page
    options: dict[str, str | int] = {"clock": '"ticks"'} if game == "four-gods" else {}
    told = 0
    for decisions in DECISIONS:
        begins = "face:" if game == "four-gods" else ""
        someone.open_table(game, ["me", "bot greedy", "bot greedy"], options, after=decisions, then=begins)
        page.evaluate("() => { document.getElementById('ask-first').checked = true; }")  # as fingers are asked
        someone.wait_for_turn()
        page.wait_for_timeout(300)
        told += point_at_everything(someone, f"{decisions} at rest")
        someone.choose_first()
        page.wait_for_timeout(300)  # the board may come near
        told += point_at_everything(someone, f"{decisions} chosen")
    assert told > 3, "hardly anything was told"
