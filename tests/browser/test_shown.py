"""What is shown, and where: dice and cards that come up, hints with arrows, the newest turn, things that keep apart."""

from __future__ import annotations

from typing import Any

PHONE = {"width": 390, "height": 844}
REVEALED = """
() => { window.shown = []; window.hides = []; new MutationObserver(() => {
  const place = document.getElementById('reveal');
  if (place.hidden) return;
  window.shown.push(place.innerHTML);
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const box = place.getBoundingClientRect();
    const apart = (e) => e.right <= box.left || e.left >= box.right || e.bottom <= box.top || e.top >= box.bottom;
    for (const end of document.querySelectorAll('#board .lit[data-target^="move:"]')) {
      if (!place.hidden && !apart(end.getBoundingClientRect())) window.hides.push(end.dataset.target);
    }
  }));
}).observe(document.getElementById('reveal'), { attributes: true, childList: true }); }
"""
# Something that is told above a board of which all but the foot can be chosen.
ROOM = """
async () => {
  const { Reveal } = await import('/static/reveal.js');
  const [place, full] = [document.getElementById('reveal'), document.createElement('div')];
  Object.assign(full.style, { position: 'absolute', left: 0, right: 0, top: 0, height: '70%' });
  full.className = 'lit'; // for the page too, which may be told something meanwhile
  document.getElementById('board').append(full);
  new Reveal(place, () => [full]).show([{ reveal: 'text', text: 'four' }]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [place.getBoundingClientRect().top, full.getBoundingClientRect().bottom];
  full.remove();
  return found;
}
"""


def test_a_die_that_is_rolled_is_shown(people: Any) -> None:
    someone = people(reduced_motion="reduce")
    someone.open_table("playing-gods", ["me", "bot greedy"])
    someone.page.evaluate(REVEALED)
    for _ in range(30):
        someone.wait_for_turn()
        someone.click_something()
        someone.page.wait_for_timeout(60)
        if someone.page.locator('#board [data-place="die"]').count():
            break
    else:
        raise AssertionError("thirty clicks and no die")
    assert "rolls" in (someone.page.locator("#log .rolled").last.text_content() or "")
    shown = someone.page.evaluate("() => window.shown")
    assert not any("Ignis rolls" in html and "start" not in html for html in shown), "the die on the board is enough"
    assert someone.page.evaluate("() => window.hides") == [], "it lies on an end of the way it offers"
    top, foot = someone.page.evaluate(ROOM)
    assert top >= foot, "it keeps off what can be chosen"


def test_a_roll_is_shown_above_a_board_without_a_die(people: Any) -> None:
    someone = people(reduced_motion="reduce")
    someone.open_table("gods-second", ["me", "bot greedy"])
    rolled = (
        "() => import('/static/reveal.js').then(({ Reveal }) => { const place = document.getElementById('reveal'); "
    )
    rolled += "new Reveal(place, () => []).show([{ reveal: 'die:4', text: 'four' }]); return place.innerHTML; })"
    assert 'class="die"' in someone.page.evaluate(rolled)


def test_on_a_phone_held_sideways_the_recap_stands_beside_the_question_or_a_button_brings_it(people: Any) -> None:
    someone = people(viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    page = someone.page
    someone.open_table("gods-second", ["me", "bot greedy"], after=2)
    someone.wait_for_turn()
    assert page.locator("#recap .chip").first.is_visible(), "there is room beside the question"
    assert not page.locator("#recap-open").is_visible()
    someone.open_table("gentes", ["me", "bot greedy"], after=12)
    someone.wait_for_turn()
    assert not page.locator("#recap").is_visible()
    page.locator("#recap-open").click()
    assert page.locator("#recap .chip").first.is_visible()
    assert page.locator("#recap-open b").inner_text() == str(page.locator("#recap .chip").count())
    page.keyboard.press("Escape")
    assert not page.locator("#recap").is_visible()
    page.locator("#recap-open").click()
    page.locator("#banner").click()
    assert not page.locator("#recap").is_visible(), "whoever goes on elsewhere sees the whole board"


def test_a_hint_points_at_what_would_turn_and_its_line_goes_on(people: Any) -> None:
    """The arrows and the ring lie on the board; pointing at one line of the list leaves its marks alone."""
    someone = people(reduced_motion="reduce")
    someone.open_table("gods-second", ["me", "bot greedy"], {"start_player": '"seat_1"'})
    page = someone.page
    someone.wait_for_turn()
    actions = int(page.locator("#sub").inner_text().split()[0])
    assert page.locator("#sub .left-dots i").count() == actions, "actions left, as words and as dots"
    page.keyboard.press("h")
    page.wait_for_selector("#hints li button", timeout=60_000)
    chances = [int(text.rstrip(" %")) for text in page.locator("#hints .chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    places = page.locator("#board .marks .plate").count() + page.locator("#tray-body [data-hint]").count()
    assert places > 0
    before = page.evaluate("() => document.body.dataset.seq")
    page.locator("#hints .play button").click()
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=before)
    assert page.locator("#hints li").count() in (0, 1)  # the next step of the line, or nothing if it is another's


def test_the_turns_open_at_the_newest_and_tabs_keep_off_the_closing_button(people: Any, game_of_bots: str) -> None:
    someone = people(viewport=PHONE)
    someone.goto(f"/t/{game_of_bots}")
    page = someone.page
    page.wait_for_selector("body.over")
    page.locator('.bar [data-pane="log"]').click()
    long, rest = page.evaluate(
        "() => { const p = document.getElementById('pane-log'); "
        "return [p.scrollHeight > p.clientHeight, p.scrollHeight - p.clientHeight - p.scrollTop]; }"
    )
    assert long
    assert rest < 4
    left = page.evaluate("() => document.getElementById('panel-close').getBoundingClientRect().left")
    right = page.evaluate("() => document.querySelector('.tabs').getBoundingClientRect().right")
    assert right <= left - 6
    assert page.evaluate("() => document.getElementById('tab-review').checkVisibility()")


def test_the_board_does_not_move_when_one_passes_over_the_recap(people: Any) -> None:
    someone = people(reduced_motion="reduce", viewport={"width": 1024, "height": 640})
    someone.open_table("gods-second", ["me", "bot greedy", "bot greedy"], after=4)
    page = someone.page
    someone.wait_for_turn()
    page.wait_for_selector(".chip")
    view = "() => document.querySelector('#board svg').getAttribute('viewBox')"
    page.locator("#zoom-in").click()
    page.locator("#zoom-in").click()
    before = page.evaluate(view)
    for chip in page.locator(".chip").all()[:4]:
        chip.hover()
    assert page.evaluate(view) == before


# A line that seems to be opening until it is let go.
LATE = """
window.held = new Promise((go) => { window.release = () => { window.released = true; go(); }; });
window.WebSocket = class extends WebSocket {
  get readyState() { return window.released ? super.readyState : WebSocket.CONNECTING; }
  addEventListener(kind, heard) {
    super.addEventListener(kind, kind === "open" ? (e) => window.held.then(() => heard(e)) : heard);
  }
};
"""


def test_a_window_that_changes_before_there_is_a_line_gets_its_own_drawing(people: Any) -> None:
    someone = people(reduced_motion="reduce", viewport=PHONE)
    someone.open_table("playing-gods", ["me", "bot greedy"])
    page = someone.page
    page.add_init_script(LATE)
    page.reload()
    drawn = "() => { const box = document.querySelector('#board svg')?.viewBox.baseVal; return box && %s; }"
    page.wait_for_function(drawn % "box.width < box.height")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(400)  # a change of size is taken up when it has come to rest
    page.evaluate("() => window.release()")
    page.wait_for_function(drawn % "box.width > 1.5 * box.height")
