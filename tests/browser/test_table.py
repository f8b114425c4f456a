"""The table as a person meets it: one click to a game, cards or places first, why not, undo, lost lines, phones."""

from __future__ import annotations

import re
from typing import Any

import pytest
from processes import Process

GAME = "gods-second"
FIRST: dict[str, str | int] = {"start_player": '"seat_1"'}
# Things that cannot be used now: a button of the tray, or a card on the field where none can be chosen.
DARK = (
    "() => [...document.querySelectorAll('#tray-body [data-target], #board [data-key][data-target]')]"
    ".filter((e) => !e.classList.contains('lit')).map((e) => e.dataset.target)"
)


def lit(someone: Any) -> list[str]:
    found: list[str] = someone.page.evaluate(
        "() => [...document.querySelectorAll('#stage .lit')].map((e) => e.dataset.target)"
    )
    return found


def click(someone: Any, target: str) -> None:
    someone.page.evaluate(
        "(t) => document.querySelector(`#stage [data-target='${t}']`)"
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        target,
    )


def forbidden(someone: Any) -> str:
    """A button that does nothing now: cards that are not lit may still be the second half of an action."""
    dark: list[str] = someone.page.evaluate(DARK)
    return next(target for target in dark if target.startswith("button:"))


def seq(someone: Any) -> int:
    return int(someone.page.evaluate("() => document.body.dataset.seq"))


def wait_seq(someone: Any, more_than: int) -> int:
    for _ in range(200):
        if seq(someone) > more_than:
            return seq(someone)
        someone.page.wait_for_timeout(25)
    raise AssertionError("nothing happened")


def sit_down(someone: Any) -> None:
    """At a table of two at one screen, on turn."""
    someone.open_table(GAME, ["me", "here"], FIRST)
    someone.page.wait_for_selector("#ask.mine")


def alone(people: Any, **look: Any) -> Any:
    someone = people(**look)
    sit_down(someone)
    return someone


def test_one_click_from_the_lobby_to_a_game(people: Any) -> None:
    someone = people()
    someone.goto("/")
    assert someone.page.locator("article.game img").count() >= 1
    someone.page.locator(f'[data-play="{GAME}"]').click()
    someone.page.locator("#offer-first button[value=play]").click()
    someone.page.wait_for_selector("#board svg [data-target]")
    assert someone.page.locator("#banner").inner_text()
    someone.goto("/")
    someone.page.wait_for_selector("#mine li")


def told_of(someone: Any, word: str) -> int:
    """How many lines of the log hold the word."""
    return sum(word in line for line in someone.page.locator("#log li.told").all_text_contents())


def test_card_first_and_place_first_mean_the_same(people: Any) -> None:
    someone = people()
    for order in (0, 1):
        sit_down(someone)
        before = seq(someone)
        click(someone, "temple")
        places = [t for t in lit(someone) if t.startswith("hex:")]
        assert places
        someone.page.locator("#cancel").click()
        temples = told_of(someone, "temple")
        path = ["temple", places[0]]
        for target in path if order == 0 else reversed(path):
            assert seq(someone) == before
            click(someone, target)
        if order == 1:  # nobody has seen it lie there before: it is shown, and done by a button
            a_place_that_was_chosen_first_waits_for_a_button(someone, places[0])
        wait_seq(someone, before)
        assert told_of(someone, "temple") == temples + 1


def a_place_that_was_chosen_first_waits_for_a_button(someone: Any, place: str) -> None:
    page = someone.page
    page.wait_for_selector("#call:not([hidden]) #confirm:visible")
    assert page.locator(f"#board [data-target='{place}'] .ghost.on").count() == 1
    page.locator("#confirm").click()


LIES = """() => ['#board', '#tray', '#ask', '.seats'].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [name, box.x, box.y, box.width, box.height].join(' '); })
    .concat(document.querySelector('#board svg').getAttribute('viewBox'))"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768), (844, 390), (390, 844)])
def test_a_place_that_is_chosen_first_is_marked_and_nothing_moves(people: Any, size: tuple[int, int]) -> None:
    """Nor does anything move where a card is taken first, a place is pointed at, or the list of choices opens."""
    someone = alone(people, viewport={"width": size[0], "height": size[1]})
    page = someone.page
    page.evaluate(
        "() => { document.getElementById('ask-first').checked = true; }"
    )  # then nothing is done by these clicks
    before, at_rest = seq(someone), page.evaluate(LIES)
    question = page.locator("#banner").inner_text()
    place = page.locator("#board [data-target^='hex:']").first.get_attribute("data-target")
    for order in (place, "temple"), ("temple", place):
        assert page.locator("#board .picked").count() == 0
        for target in order:
            click(someone, target)
            page.locator(f"#stage [data-target='{target}']").hover(force=True)
            page.wait_for_timeout(150)
            assert page.locator("#banner").inner_text() != question
            assert page.locator("#cancel").is_visible()
            assert page.evaluate(LIES) == at_rest, (order, target)
            # As soon as it is known what lies there, it is seen there.
            assert page.locator("#board .picked").count() == (1 if target == place == order[0] else 0)
        assert page.locator(f"#board [data-target='{place}'] .ghost.on").count() == 1
        page.wait_for_selector("#confirm:visible")
        assert page.evaluate(LIES) == at_rest
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        assert page.locator("#board .picked, #stage .chosen").count() == 0
        assert page.evaluate(LIES) == at_rest
    page.evaluate("() => document.getElementById('tab-choices').click()")
    page.wait_for_selector("#choices button")
    assert page.evaluate(LIES) == at_rest
    assert seq(someone) == before


def test_somebody_looks_around_at_the_desk_before_the_first_move(people: Any) -> None:
    """All at one table: nothing of it changes the game, until keys make the first move."""
    someone = alone(people)
    before = seq(someone)
    price_and_effect_are_told_before_and_cancel_forgets(someone)
    one_pans_and_zooms(someone)
    the_log_leads_to_its_clause(someone)
    assert seq(someone) == before
    someone.page.reload()
    someone.page.wait_for_selector("#ask.mine")
    arrows_go_to_everything_and_it_says_what_it_is(someone.page)
    why_not_opens_the_clause(someone)
    the_theme_becomes_dark(someone)
    assert seq(someone) == before
    everything_works_by_keyboard(someone)


def price_and_effect_are_told_before_and_cancel_forgets(someone: Any) -> None:
    before = seq(someone)
    click(someone, "temple")
    place = next(t for t in lit(someone) if t.startswith("hex:"))
    someone.page.locator(f"#board [data-target='{place}']").hover()
    someone.page.wait_for_selector("#preview:not(:empty)")
    assert re.search(r"temple", someone.page.locator("#preview").inner_text())
    all_lit = len(lit(someone))
    someone.page.keyboard.press("Escape")
    assert len(lit(someone)) < all_lit, "at rest only what an action begins with is lit"
    assert not [t for t in lit(someone) if t.startswith("hex:")]
    assert seq(someone) == before
    assert someone.page.locator("#cancel").is_hidden()


def why_not_opens_the_clause(someone: Any) -> None:
    click(someone, forbidden(someone))
    someone.page.wait_for_selector("#why:not([hidden])")
    clause = someone.page.locator("#why a.clause").get_attribute("data-clause")
    assert clause.startswith("GODS2-")
    someone.page.locator("#why a.clause").click()
    someone.page.wait_for_selector(f'#rules [data-clause="{clause}"].here')
    someone.page.locator("#rules-search").fill("whirlwind")
    assert 0 < someone.page.locator("#rules .rule").count() < 60
    someone.page.locator("#rules-search").fill("GODS2-E-04")
    pictures = "() => [...document.querySelectorAll('#rules .worked img')].filter((i) => i.naturalWidth > 0)"
    someone.page.wait_for_function(f"() => ({pictures})().length === 2")  # how it begins, and afterwards
    assert "place a forest tribe" in someone.page.locator("#rules .worked figcaption").last.inner_text()
    assert someone.page.locator("#rules details").is_visible()  # the lines of the tests, for those who ask


def the_theme_becomes_dark(someone: Any) -> None:
    """The page, and the pictures of the clause that is open; the board is drawn with colours that follow."""
    light = someone.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    someone.page.locator("#tab-people").click()
    someone.page.locator("#theme").click()
    someone.page.wait_for_function("(old) => getComputedStyle(document.body).backgroundColor !== old", arg=light)
    assert "var(--" in someone.page.evaluate("() => document.querySelector('#board svg').innerHTML")
    sources = "() => [...document.querySelectorAll('#rules .worked img')].map((i) => i.src)"
    someone.page.wait_for_function(f"() => ({sources})().every((src) => src.includes('look=dark'))")
    assert len(someone.page.evaluate(sources)) == 2


@pytest.mark.parametrize(("locale", "note"), [("de-DE", "englisch"), ("it-IT", "inglese")])
def test_the_page_and_its_answers_speak_another_language(people: Any, locale: str, note: str) -> None:
    from theomachy.games.gods.second.words.words import WORDS

    someone = people(locale=locale)
    someone.goto("/")
    assert someone.page.evaluate("() => document.documentElement.lang") == locale[:2]
    sit_down(someone)
    assert "it is your turn" not in someone.page.locator("#banner").inner_text()
    click(someone, forbidden(someone))
    someone.page.wait_for_selector("#why:not([hidden])")
    told = someone.page.locator("#why p").inner_text()
    spoken = WORDS.messages(locale[:2])
    assert told in {spoken.say(name, {}) for name in spoken.sources if name.startswith("refused-")}
    someone.page.locator("#why a.clause").click()
    someone.page.wait_for_selector('#rules [lang="en"] .here')
    assert note in someone.page.locator("#rules .hint").inner_text()


def the_log_leads_to_its_clause(someone: Any) -> None:
    someone.page.locator("#tab-log").click()
    link = someone.page.locator("#log a.clause").last
    clause = link.get_attribute("data-clause")
    link.click()
    someone.page.wait_for_selector(f'#rules [data-clause="{clause}"].here')
    assert someone.page.locator("#rules .short section").first.is_visible()  # before the clauses the game on one page


def test_a_desert_is_taken_up_put_back_and_glides_to_its_new_place(people: Any) -> None:
    someone = people(reduced_motion="no-preference")
    someone.open_table(GAME, ["me", "here"], FIRST, after=1, then="button:move")
    someone.page.wait_for_selector("#ask.mine")
    click(someone, "button:move")
    undo_takes_back_what_was_begun(someone)
    click(someone, "button:move")
    before = seq(someone)
    desert = next(t for t in lit(someone) if t.startswith("hex:"))
    click(someone, desert)
    wait_seq(someone, before)
    old = desert.replace("hex:", "desert:")
    assert someone.page.locator(f"#board [data-key='{old}'][data-kin='desert']").count() == 1, "faintly where it lay"
    someone.page.evaluate(
        "() => { window.glided = []; const plain = Element.prototype.animate; Element.prototype.animate = "
        "function (frames, how) { if (frames[0].translate) glided.push(this.dataset.key); "
        "return plain.call(this, frames, how); }; }"
    )
    before = seq(someone)
    place = next(t for t in lit(someone) if t.startswith("hex:"))
    click(someone, place)
    wait_seq(someone, before)
    someone.page.wait_for_function("(key) => glided.includes(key)", arg=place.replace("hex:", "desert:"))


def undo_takes_back_what_was_begun(someone: Any) -> None:
    desert = next(t for t in lit(someone) if t.startswith("hex:"))
    before = seq(someone)
    log = someone.page.locator("#log li.told").count()
    click(someone, desert)
    wait_seq(someone, before)
    someone.page.locator("#undo").click()
    wait_seq(someone, before + 1)
    assert someone.page.locator("#log li.told").count() == log
    assert "button:move" in lit(someone)


@pytest.mark.parametrize("arrives", [True, False], ids=["the answer is lost", "the move is lost"])
def test_a_lost_line_in_the_middle_of_a_move(people: Any, arrives: bool) -> None:
    """The line breaks at the very move, once: the page comes back, and the move has been made exactly once."""
    host, guest = people(), people()
    cut: list[str] = []

    def line(page_side: Any) -> None:
        server_side = page_side.connect_to_server()

        def from_page(text: str) -> None:
            if '"play"' in text and not cut:
                cut.append(text)
                if arrives:
                    server_side.send(text)
                page_side.close(code=4000, reason="cut")
                return
            if '"play"' in text:
                cut.append(text)
            server_side.send(text)

        page_side.on_message(from_page)

    host.page.route_web_socket(re.compile("/live"), line)
    invitation = host.open_table(GAME, ["me", "link"], FIRST)
    guest.join(invitation)
    host.page.wait_for_selector("#ask.mine")
    before = seq(host)
    click(host, "temple")
    click(host, next(t for t in lit(host) if t.startswith("hex:")))
    wait_seq(host, before)
    wait_seq(guest, before)
    host.page.wait_for_timeout(300)
    assert len(cut) == 2, "the page asked again under the same name"
    assert cut[0] == cut[1]
    assert seq(host) == seq(guest)
    table = invitation.split("/t/")[1].split("?")[0]
    record = host.page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((r) => r.text())", table)
    assert len(re.findall(r"^\S+ temple ", record, re.M)) == 1


def test_the_page_survives_a_killed_server(browser: Any, tmp_path: Any) -> None:
    from driver import Someone

    server = Process(tmp_path).start()
    someone = Someone(browser.new_context(), server.address)
    someone.open_table(GAME, ["me", "here"], FIRST)
    someone.page.wait_for_selector("#ask.mine")
    before = seq(someone)
    click(someone, "temple")
    click(someone, next(t for t in lit(someone) if t.startswith("hex:")))
    after = wait_seq(someone, before)
    server.kill()
    someone.page.wait_for_selector("#net:not([hidden])")
    server.start()
    someone.page.wait_for_selector("#net", state="hidden", timeout=20000)
    assert seq(someone) == after
    someone.page.wait_for_selector("#ask.mine")
    for _ in range(60):  # a click may choose something, or let go of it again
        someone.click_something()
        someone.page.wait_for_timeout(60)
        if seq(someone) != after:
            break
    wait_seq(someone, after)
    someone.context.close()
    server.stop()


def test_secret_hands_are_covered_between_two_people(people: Any) -> None:
    """Two people at one screen, in a game with secrets: nothing is drawn before the right one has taken the screen."""
    someone = people(reduced_motion="reduce")
    someone.open_table("gentes", ["me", "here"])
    covers = 0
    names = set()
    for _ in range(80):
        button = "() => document.querySelector('#cover:not([hidden]) button')?.textContent"
        name = someone.page.evaluate(button)
        if name:
            covers += 1
            names.add(name)
            assert someone.page.evaluate("() => document.querySelector('#board').childElementCount") == 0
            someone.cover()
            someone.page.wait_for_selector("#stage .lit")
            if covers >= 4:
                break
        someone.click_something()
        someone.page.wait_for_timeout(60)
    assert covers >= 4
    assert len(names) == 2


def test_a_phone_tells_what_is_touched_and_asks_before_it_plays(people: Any) -> None:
    """Hovering is never the only way: what cannot be done now is touched."""
    someone = alone(people, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    someone.page.locator("#board [data-key^='temple:']").first.tap()
    someone.page.wait_for_selector("#call:not([hidden])")
    assert "temple of" in someone.page.locator("#call").inner_text().casefold()
    someone.page.keyboard.press("Escape")
    before = seq(someone)
    click(someone, "temple")
    click(someone, next(t for t in lit(someone) if t.startswith("hex:")))
    someone.page.wait_for_selector("#confirm:not([hidden])")
    someone.page.wait_for_selector("#preview:not(:empty)")
    assert seq(someone) == before
    someone.page.locator("#confirm").click()
    wait_seq(someone, before)
    wide = someone.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


def one_pans_and_zooms(someone: Any) -> None:
    box = "() => document.querySelector('#board svg').getAttribute('viewBox')"
    whole = someone.page.evaluate(box)
    place = someone.page.locator("#board").bounding_box()
    x, y = place["x"] + place["width"] / 3, place["y"] + place["height"] / 2
    someone.page.mouse.move(x, y)
    someone.page.mouse.wheel(0, -400)
    someone.page.wait_for_function(f"(whole) => ({box})() !== whole", arg=whole)
    near = someone.page.evaluate(box)
    assert float(near.split()[2]) < float(whole.split()[2])
    before = seq(someone)
    someone.page.mouse.down()
    someone.page.mouse.move(x + 80, y + 30, steps=4)
    someone.page.mouse.up()
    moved = someone.page.evaluate(box)
    assert moved.split()[0] != near.split()[0]
    assert seq(someone) == before
    someone.page.locator("#zoom-fit").click()
    assert someone.page.evaluate(box) == whole


def everything_works_by_keyboard(someone: Any) -> None:
    before = seq(someone)
    someone.page.locator("#stage [data-target='temple']").focus()
    someone.page.keyboard.press("Enter")
    place = next(t for t in lit(someone) if t.startswith("hex:"))
    someone.page.locator(f"#board [data-target='{place}']").focus()
    someone.page.keyboard.press("Enter")
    wait_seq(someone, before)
    assert someone.page.locator("#stage button.lit").count() > 0


def test_players_name_their_gods(people: Any) -> None:
    host, guest = people(), people()
    page = host.page
    host.goto("/new/playing-gods")
    page.locator('input[name="players"][value="3"]').check(force=True)
    kinds, called = page.locator("#seats .kind"), page.locator("#seats .player-name")
    for seat, kind in enumerate(("me", "here", "link")):
        kinds.nth(seat).select_option(kind)
    assert [called.nth(seat).is_visible() for seat in range(3)] == [True, True, False]
    called.nth(0).fill("Zeus")
    called.nth(1).fill("zeus")
    page.locator('button[type="submit"]').click()
    page.wait_for_selector("#trouble:not([hidden])")
    assert "both" in page.locator("#trouble").inner_text()
    called.nth(1).fill("Ištar")
    page.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#waiting:not([hidden])")
    table = page.url.rsplit("/", 1)[1]
    info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    # Until the game begins the host changes his mind.
    field = page.locator("#waiting .renames input").first
    assert field.input_value() == "Zeus"
    field.fill("Odin")
    page.locator("#waiting .renames button").first.click()
    page.wait_for_selector("#waiting .renames button", state="hidden")
    # The guest reads why a name cannot be, and takes another.
    guest.goto(f"/t/{table}?key={info['invite']}")
    guest.page.wait_for_selector("#waiting .god:text-is('Odin')")
    guest.page.locator("#name").fill("Bea")
    guest.page.locator("#player-name").fill("odin")
    guest.page.locator("#waiting button.main").first.click()
    guest.page.wait_for_selector("#trouble:not([hidden])")
    assert "Odin" in guest.page.locator("#trouble").inner_text()
    guest.page.locator("#player-name").fill("Old Nick")
    guest.page.locator("#waiting button.main").first.click()
    guest.page.wait_for_selector("#me:not([hidden])")  # not yet while the page still has the eyes of a spectator
    assert guest.page.locator("#me").inner_text() == "you: Old Nick"
    drawn = guest.page.locator("#stage").inner_html()
    assert all(name in drawn for name in ("Odin", "Ištar", "Old Nick"))
    guest.page.locator("#tab-people").click()
    assert "Odin" in guest.page.locator("#people").inner_text()


def arrows_go_to_everything_and_it_says_what_it_is(page: Any) -> None:
    """I lets the arrows go to what cannot be done now too."""
    page.keyboard.press("i")
    page.wait_for_selector("#call:not([hidden])")
    heard = {page.locator("#call .what").inner_text()}
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        heard.add(page.locator("#call .what").inner_text())
    assert len(heard) >= 3
    assert all(len(words.split()) >= 2 for words in heard)
    page.locator(".seat-body [title*='of at most 12']").first.evaluate(
        "(thing) => { thing.tabIndex = -1; thing.focus(); }"
    )
    assert "pay for tribes" in page.locator("#call").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.getElementById('call').hidden")
