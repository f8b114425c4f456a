"""Playing Gods: while homes are chosen, each continent has its name on it, and no lit coast crosses one."""

from __future__ import annotations

from typing import Any

import pytest
from contrast import LEAST

from theomachy.core.languages import LANGUAGES

SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844)]
MARGIN = 1.0  # pixels between letters and the line of a coast

# Of each lit continent how many lines of its name stand on it, and how many points around them a lit coast crosses.
CROSSED = """
(margin) => [...document.querySelectorAll('#board [data-target^="continent:"].lit')].map((continent) => {
  const edge = continent.querySelector('.offer.on');
  const coast = document.querySelector(edge.querySelector('use').getAttribute('href')).cloneNode(true);
  const path = coast.localName === 'path' ? coast : coast.querySelector('path');
  const holder = edge.cloneNode(false);
  holder.append(path);
  edge.after(holder);
  const into = holder.getScreenCTM().inverse();
  const scale = 1 / Math.hypot(into.a, into.b);
  path.setAttribute('stroke-width', parseFloat(getComputedStyle(edge).strokeWidth) + 2 * margin / scale);
  const names = [...document.querySelectorAll('#board .home-name')].map((text) => {
    const at = text.getScreenCTM();
    const [size, x, y] = [parseFloat(text.getAttribute('font-size')), +text.getAttribute('x'), +text.getAttribute('y')];
    const half = text.getComputedTextLength() / 2;
    const points = [];
    for (let i = -10; i <= 10; i += 1) for (let j = -7; j <= 1; j += 2) // as high as letters are
      points.push(new DOMPoint(x + i * half / 10, y + j * size / 10).matrixTransform(at).matrixTransform(into));
    return { inside: points.filter((p) => path.isPointInFill(p)).length,
      crossed: points.filter((p) => path.isPointInStroke(p)).length, whole: points.length };
  });
  holder.remove();
  const crossed = names.reduce((sum, name) => sum + name.crossed, 0);
  return [names.filter((name) => name.inside === name.whole).length, crossed];
})
"""

# The least contrast of a name against the land that it stands on, which is the colour of its seam too.
CONTRAST = """
() => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((c) => c / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0.05);
  return Math.min(...[...document.querySelectorAll('#board .home-name')].map((name) => {
    const { fill, stroke } = getComputedStyle(name);
    return Math.max(light(fill), light(stroke)) / Math.min(light(fill), light(stroke));
  }));
}
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_lit_coast_crosses_a_name(people: Any, lang: str) -> None:
    someone = people(locale=lang, reduced_motion="reduce")
    page = someone.page
    someone.open_table("playing-gods", ["me", "bot greedy"])
    someone.wait_for_turn()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)  # the server draws upright and lying boards
        found = page.evaluate(CROSSED, MARGIN)
        assert len(found) == 5
        assert all(lines in (1, 2) and not crossed for lines, crossed in found), (width, height, found)
        assert page.locator("#board .land-name").count() == 0, "territories are not asked for yet"
        assert page.evaluate(CONTRAST) >= LEAST
    with someone.in_the_dark():
        assert page.evaluate(CONTRAST) >= LEAST
