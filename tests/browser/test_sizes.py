"""The table can be read and touched at every size, at the start, in the middle and at the end of a game, light and
dark: letters, contrast, targets, overlaps, the room of the board, and zoom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from contrast import too_pale

import theomachy
from choosing import nightly

SIZES = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)]
FIELD = Path(__file__).parents[1] / "records" / "gods-second" / "plain-4.theo"
BY_DAY = [SIZES[0], SIZES[3], SIZES[4]]
# Games whose folder draws panels; the others still show one picture of a fixed shape.
DRAWN = [name for name in theomachy.game_names() if hasattr(theomachy.game(name).module("picture.draw"), "panels")]

# Letters in CSS pixels as they reach the eye: the size of the font times every transformation of the drawing.
LETTERS = """
() => [...document.querySelectorAll('body *')].flatMap((e) => {
  const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  if (!own || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  if (e.closest('.for-readers, [aria-hidden=true], title, .sack:not([open]) ul')) return [];
  const box = e.getBoundingClientRect();
  if (!box.width || !box.height) return [];
  const scale = e.getScreenCTM ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1;
  const size = parseFloat(getComputedStyle(e).fontSize) * scale;
  return size < 11.99 ? [`${e.tagName} ${e.textContent.trim().slice(0, 20)}: ${size}`] : [];
})
"""

PANELS = """
() => ['.top', '.ask', '.recap:not(.empty)', '.tray', '.boardbox', '.seats', 'nav.bar', '.parts', '.market', '.cards',
  'section.hand'].flatMap((name) => {
  const e = document.querySelector(name);
  const box = e?.hidden ? null : e?.getBoundingClientRect();
  return box && box.width && box.height && getComputedStyle(e).display !== 'none'
    ? [[name, box.x, box.y, box.right, box.bottom]] : [];
})
"""

TARGETS = """
() => [...document.querySelectorAll('#stage button, .part [data-target], #tray-body [data-target], .top button')]
  .flatMap((e) => {
  const box = e.getBoundingClientRect();
  if (!box.width || !e.checkVisibility()) return [];
  return box.width < 39.5 || box.height < 39.5 ? [`${e.id || e.className}: ${box.width} x ${box.height}`] : [];
})
"""

# What of these has more in it than it shows.
CUT = """
(names) => names.flatMap((name) => [...document.querySelectorAll(name)].flatMap((e) =>
  e.checkVisibility() && e.scrollHeight > e.clientHeight ? [`${name}: ${e.scrollHeight} of ${e.clientHeight}`] : []))
"""
# Words below the spaces of a time track keep off each other.
CAPTIONS = """
() => {
  const seen = [...document.querySelectorAll('.captions text')].filter((e) => e.checkVisibility());
  const boxes = seen.map((e) => e.getBoundingClientRect());
  return boxes.slice(1).filter((box, i) => box.left < boxes[i].right + 2).length;
}
"""

# Tables of many panels: what shares a place is looked at one after the other; the hand may be a drawer over the market.
PARTS = (
    "() => [...document.querySelectorAll('#parts:not([hidden]) [data-tab]')].filter((e) => e.checkVisibility()).length"
)
DRAWER = {"section.hand", ".market"}

HEX = """
() => {
  const box = document.querySelector('#board [data-place]').getBoundingClientRect();
  return [box.width, box.height];
}
"""

# The smallest thing on the board that can be touched; what is not shown cannot.
SMALLEST = """
() => [...document.querySelectorAll('#board [data-target]')].filter((e) => e.checkVisibility()).reduce((least, e) => {
  const box = e.getBoundingClientRect();
  return [Math.min(least[0], box.width), Math.min(least[1], box.height)];
}, [1000, 1000])
"""
# The targets on the board that can be chosen now and are not what is found at their own marks.
HIDDEN_MARKS = """
() => [...document.querySelectorAll('#board [data-target^="region:"].lit')].filter((e) => {
  const box = e.querySelector('.offer').getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest('[data-target]') !== e;
}).map((e) => e.dataset.target)
"""
CARDS_OUT = """
() => {
  const room = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#board [data-key][data-place]')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
  }).length;
}
"""


# How many figures each seat shows beside its points; None for one that is not shown.
TOLD = """
(all) => all.map((seat) => seat.checkVisibility()
  ? [...seat.querySelectorAll('.seat-body .fig')].filter((e) => e.checkVisibility()).length : null)
"""

OPTIONS: dict[str, dict[str, str | int]] = {"four-gods": {"clock": '"ticks"'}}
SHORT: dict[str, dict[str, str | int]] = {"playing-gods": {"turn_limit": 20}}  # of a game that is played to its end
MOMENTS = {"start": 0, "middle": 8, "end": 10_000}  # decisions until then


def table(people: Any, game: str, size: tuple[int, int], decisions: int, **look: Any) -> Any:
    someone = people(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", **look)
    players = 3 if 3 in theomachy.game(game).players else 2
    seats = ["me", *["bot greedy"] * (players - 1)]
    options = OPTIONS.get(game, {})
    if decisions == MOMENTS["end"]:
        someone.open_table(game, seats, options | SHORT.get(game, {}))
        someone.click_on(200)
        someone.page.wait_for_selector("body.over", timeout=200_000)
        someone.page.wait_for_selector("#result[open]")
        someone.page.keyboard.press("Escape")
        return someone
    # Regions of a tile, which are asked for after some tiles of 4 Gods, are smaller than everything else.
    someone.open_table(game, seats, options, after=decisions, then="face:" if game == "four-gods" else "")
    someone.wait_for_turn()
    return someone


def look_at(page: Any, width: int, height: int, where: str) -> Any:
    """Letters, targets, contrast and panels of this moment; gives the boxes of the panels."""
    assert page.evaluate(LETTERS) == [], where
    assert page.evaluate(TARGETS) == [], where
    if nightly():  # where pieces and names meet depends on the game that was played: every night another one
        assert too_pale(page) == [], where
    whole = [".stock-beside .stockbox"] if width < 700 else [".with-market .market"] if height >= 600 else []
    assert page.evaluate(CUT, whole) == [], where
    assert page.evaluate(CAPTIONS) == 0, where
    boxes = page.evaluate(PANELS)
    for i, (one, x, y, right, bottom) in enumerate(boxes):
        assert min(x, y) >= -1, (where, one)
        assert right <= width + 1, (where, one)
        assert bottom <= height + 1, (where, one)
        for other, x2, y2, right2, bottom2 in boxes[i + 1 :]:
            apart = x >= right2 - 1 or x2 >= right - 1 or y >= bottom2 - 1 or y2 >= bottom - 1
            assert apart or {one, other} == DRAWER, (where, one, other)
    return boxes


PATIENT = [pytest.param(moment, marks=() if moment == "middle" else pytest.mark.nightly) for moment in MOMENTS]


@pytest.mark.parametrize("moment", PATIENT)
@pytest.mark.parametrize("game", DRAWN)
def test_everything_can_be_read_and_touched_at_every_size(people: Any, game: str, moment: str) -> None:
    someone = table(people, game, SIZES[0], MOMENTS[moment])
    page = someone.page
    if moment != "end":
        at_rest_nothing_on_the_board_is_lit(someone)
    # Dark is drawn like light, to the letter (below): by day the smallest window of the fullest table is enough for it.
    for look in ("light", "dark") if nightly() or game == "gentes" else ("light",):
        page.emulate_media(color_scheme=look)
        # What lies between the largest and the smallest windows is looked at every night.
        for width, height in SIZES if nightly() else BY_DAY if look == "light" else SIZES[-1:]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(300)
            page.mouse.move(1, 1)
            for chosen in (False, True) if moment != "end" else (False,):
                if chosen:
                    someone.choose_first()
                    page.wait_for_timeout(100)
                where = f"{moment} {look} {width}x{height} chosen={chosen}"
                for part in range(page.evaluate(PARTS)):
                    page.locator("#parts [data-tab]:visible").nth(part).click()
                    page.wait_for_timeout(150)
                    look_at(page, width, height, f"{where} part={part}")
                if page.evaluate(PARTS) and page.locator('#parts [data-tab="board"]').is_visible():
                    page.locator('#parts [data-tab="board"]').click()
                    page.wait_for_timeout(300)
                boxes = look_at(page, width, height, where)
                board = next(box for box in boxes if box[0] == ".boardbox")
                assert board[4] - board[2] >= 0.3 * height, where
                if height < 600 and game in ("gentes", "playing-gods"):  # not the points alone in a large box
                    told = page.locator(".seat").evaluate_all(TOLD)
                    assert min(n for n in told if n is not None) >= 4, where
                if game == "four-gods":  # a world of a fixed size, which needs no pushing anywhere
                    assert page.locator("#board.zoomed").count() == 0, where
                if page.locator("#board.far").count():  # all of it is seen, and a touch would bring it near
                    assert page.locator("#board .lit, #board .chosen").count() == 0, where
                    assert page.evaluate(CARDS_OUT) == 0, where
                elif moment != "end":  # then only cards lie there, a little smaller than the places
                    wide, high = page.evaluate(SMALLEST)
                    assert wide >= 39.5, where
                    assert high >= 39.5, where
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


def test_regions_of_a_tile_can_be_touched_at_every_size(people: Any) -> None:
    """Where a prophet may go is a part of a tile, and a tile is hardly larger than a fingertip on a phone: the one
    that was placed is lifted and made larger, also at the rim of the world."""
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("four-gods", ["me", "bot greedy", "bot greedy"], OPTIONS["four-gods"], after=1, then="region:")
    someone.wait_for_turn()
    page = someone.page
    assert page.locator('#board [data-target^="region:"].lit').count() > 0
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        wide, high = page.evaluate(SMALLEST)
        assert wide >= 39.5, (width, height)
        assert high >= 39.5, (width, height)
        assert page.evaluate(HIDDEN_MARKS) == [], (width, height)


def test_on_a_phone_a_field_is_seen_whole_and_comes_near_when_it_is_touched(people: Any) -> None:
    someone = people(viewport={"width": 844, "height": 390}, has_touch=True, reduced_motion="reduce")
    record = FIELD.read_text(encoding="utf-8")
    at = theomachy.Record.parse(record).moves.index(("red", "temple -1,4"))
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    made = someone.ask("/api/records/from", {"record": record, "at": at, "seats": [{"kind": "me"}, *bots]})
    someone.goto(f"/t/{made['id']}")
    someone.wait_for_turn()
    page = someone.page
    far, chosen = page.locator("#board.far"), page.locator("#tray-body .chosen")
    assert far.count() == 1
    assert page.evaluate(CARDS_OUT) == 0
    page.locator("#board [data-key][data-place]").first.tap(force=True)
    page.wait_for_timeout(100)
    assert far.count() == chosen.count() == 0
    assert min(page.evaluate(SMALLEST)) >= 39.5
    page.evaluate("() => document.querySelector('#zoom-fit').click()")
    assert far.count() == 1
    someone.choose_first()
    assert (far.count(), chosen.count()) == (0, 1)
    assert min(page.evaluate(SMALLEST)) >= 39.5
    page.keyboard.press("Escape")
    assert far.count() == 1


def at_rest_nothing_on_the_board_is_lit(someone: Any) -> None:
    lit = someone.page.locator("#board .lit").count()
    offers = someone.page.locator("#board .offer.on, #board .ghost.on").count()
    # Pieces to be chosen first; what answers the question by itself may stand beside places that do so too.
    pieces = someone.page.locator("#tray-body .lit:not(.answer)").count()
    assert (lit, offers) == (0, 0) or pieces == 0


def test_browser_zoom_enlarges(people: Any) -> None:
    """200 % of a window of 1440 x 900 is a window of 720 x 450 with twice the pixels: pieces grow on the glass."""
    someone = table(people, "gods-second", SIZES[0], 0)
    plain = someone.page.evaluate(HEX)[0]
    someone.page.set_viewport_size({"width": 720, "height": 450})
    someone.page.wait_for_timeout(300)
    assert 2 * someone.page.evaluate(HEX)[0] > plain


def test_a_change_of_theme_redraws_nothing(people: Any) -> None:
    someone = table(people, "gods-second", SIZES[0], 0, color_scheme="light")
    board = "() => document.querySelector('#board svg').innerHTML"
    sea = "() => getComputedStyle(document.querySelector('.boardbox')).backgroundImage"
    before, light = someone.page.evaluate(board), someone.page.evaluate(sea)
    someone.page.emulate_media(color_scheme="dark")
    someone.page.wait_for_timeout(200)
    assert someone.page.evaluate(board) == before
    assert someone.page.evaluate(sea) != light


def test_pale_text_is_found(people: Any) -> None:
    """What measures contrast sees the difference: on plain ground, on a picture, and through a veil."""
    someone = people(viewport={"width": 600, "height": 900})
    someone.goto("/health")  # no script is there that would go on with its own work
    someone.page.evaluate(
        """() => {
        const lines = (css) => Array.from({ length: 6 }, (_, i) => `<p class="${css}">Line ${i}</p>`).join("");
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`body { background: #fff; color: #222 } p { margin: 2px }
          .pale { color: #999 } .veil { color: #222; opacity: .4 }`);
        document.adoptedStyleSheets = [sheet];
        document.body.innerHTML = lines("plain") + lines("pale") + lines("veil"); }"""
    )
    found = too_pale(someone.page)
    assert len(found) == 12
