"""What the view and the picture of Gentes tell a player that he would otherwise work out by hand."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from choosing import patience
from games.gentes import GAME, ROW, legal, mat, play, state, table
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY
from theomachy.drawing.svg import join
from theomachy.drawing.theme import theme
from theomachy.games.gentes.picture.faces import CARD, card_face
from theomachy.games.gentes.picture.html import capital
from theomachy.games.gentes.picture.page import ROWS
from theomachy.games.gentes.picture.table import row_head
from theomachy.games.gentes.table.box import box
from theomachy.games.gentes.words.picture import Picture
from walks import Case, walk

BLUE = {
    "coins": 5, "persons": "1-3 1-0 2-2", "temple": 1, "hand": ["forge", "pyramid", "harbour"],
    "played": ["marketplace"], "cities": ["athenai", "syracusae"], "doubles": 2,
}  # fmt: skip
BLUE_DECLINES = {"cities": ["athenai", "delphi"]}


def me(position: Any) -> Any:
    return GAME.view(position, 0)["players"][0]


def test_cards_say_what_is_missing_and_what_they_would_bring() -> None:
    hand = {card["id"]: card for card in me(table(BLUE, round=5))["hand"]}
    assert hand["forge"]["met"]
    assert (hand["forge"]["missing"], hand["forge"]["cubes"], hand["forge"]["brings"]) == ({}, 0, 1 + 2)
    assert hand["pyramid"]["missing"] == {"noble": 2, "priest": 2}
    assert not hand["pyramid"]["met"]
    assert hand["harbour"]["missing"] == {"merchant": 2}
    assert hand["harbour"]["missing_icons"] == {}
    assert not any(card["met"] for card in GAME.view(table(BLUE, round=5), 0)["display"])


def test_tiles_say_why_they_cannot_be_taken() -> None:
    position = table({**BLUE, "singles": 2}, mats={"orange": {"tiles": ["phil-4"]}}, round=5)
    tiles = {tile["id"]: tile for tile in GAME.view(position, 0)["tiles"]}
    assert tiles["phil-4"]["problem"] == "taken"
    assert tiles["phil-4"]["holder"] == 1
    assert tiles["phil-8"]["problem"] == "coins"
    assert tiles["chron-1-1"]["problem"] == ""
    assert tiles["phil-8"]["two"] == ROW
    assert tiles["scribe-8"]["reach"] == [8, 6, 3]
    assert tiles["scribe-10"]["reach"] == [8, 8, 4]
    full = table({"singles": 5, "hand": ["pyramid"]}, round=5)
    tiles = {tile["id"]: tile for tile in GAME.view(full, 0)["tiles"]}
    assert tiles["nav-temple-0"]["problem"] == "space"
    assert tiles["chron-1-1"]["problem"] == "nothing"


def test_sites_say_what_building_there_yields() -> None:
    sites = {site["id"]: site for site in GAME.view(table(BLUE, round=5), 0)["sites"]}
    assert sites["delphi"]["yields"] == {"temple": 1, "coins": 5, "oracle": 1}
    assert sites["miletus"]["yields"] == {"vp": 2}
    assert sites["athenai"]["owner"] == 0


def test_the_forecast_of_time_and_of_the_decline_phase() -> None:
    """Round 2: two doubles stay as singles, a cube leaves, one hourglass comes for the fourth hand card."""
    mat = me(table({**BLUE, "hand": ["forge", "harbour", "well", "road"]}, round=2))
    assert mat["free"] == 12 - 5 - 2 - 1
    assert mat["next_free"] == 12 - 4 - 2 - 1
    assert mat["decline"] == {
        "regions": {"red": ["athenai", "syracusae"]}, "cards": ["marketplace"], "hourglasses": 1, "era_change": True,
    }  # fmt: skip
    assert me(table(BLUE, round=6))["next_free"] is None


def test_the_forecast_is_right_in_the_decline_phase() -> None:
    """What the forecast says at any moment of the decline phase is what the next round begins with, if hourglasses for
    the hand are laid as doubles and nothing else is done."""
    hand = ["treasure_chamber", "monument", "tenement", "training_ground", "marketplace", "shipyard"]
    for round_, cubes in ((2, 5), (3, 4), (3, 5)):
        blue = {"hand": hand, "cubes": cubes, "singles": 2, "cities": ["athenai", "delphi"], "played": ["well"]}
        orange = {"singles": 1, "cubes": cubes, "cities": ["sidon", "tyrus"], "hand": ["road", "forge", "granary"]}
        position = table(blue, mats={"orange": orange}, round=round_, step="decline")
        told = [GAME.view(position)["players"][seat]["next_free"] for seat in range(2)]
        assert told == [12 - cubes - 2 - 2, 12 - cubes - 1]
        assert not me(position)["decline"]["era_change"]  # the cubes have left in step C
        while state(position)["step"] != "turn":
            assert [GAME.view(position)["players"][seat]["next_free"] for seat in range(2)] == told
            choices = legal(position)
            play(position, "limit 2+1" if "limit 2+1" in choices else choices[0])
        assert [mat(position, name)["free"] for name in ("blue", "orange")] == told
    assert me(table(BLUE_DECLINES, round=6, step="decline"))["next_free"] == 12 - 5 - 1
    assert me(table(BLUE_DECLINES, round=6, step="decline", closing=True))["next_free"] is None


def test_the_forecast_is_right_in_every_decline_phase_of_random_games() -> None:
    """Without hand cards above the limit nothing is left to chance: the forecast comes true."""
    looked = 0
    for players in (2, 3, 4):
        told: dict[int, set[int]] = {}
        for position in walk(Case("gentes", players)).positions:
            data, view = state(position), GAME.view(position)
            if data["step"] == "turn" and not any(p["tiles"] for p in view["players"]):
                for p in view["players"]:
                    if p["seat"] in told and told[p["seat"]]:
                        looked += 1
                        assert told[p["seat"]] == {p["free"]}, (players, data["round"], p["seat"])
            if data["step"] in ("decline", "make room") or data.get("under_way", {}).get("refill_for") == 2:
                for p in view["players"]:
                    if p["hand_size"] <= 3 and p["next_free"] is not None:
                        told.setdefault(p["seat"], set()).add(p["next_free"])
                    else:
                        told.pop(p["seat"], None)
            elif data["step"] in ("turn", "after"):
                told = {}
    assert looked > 8


def test_the_decline_phase_tells_what_it_will_still_bring() -> None:
    position = table(
        {"cities": ["athenai", "delphi", "sidon", "tyrus"], "played": ["marketplace"]},
        step="decline",
    )  # fmt: skip
    assert me(position)["decline"]["regions"] == {"red": ["athenai", "delphi"], "green": ["tyrus", "sidon"]}
    play(position, "activate delphi")
    assert me(position)["decline"] == {
        "regions": {"green": ["tyrus", "sidon"]}, "cards": ["marketplace"], "hourglasses": 0, "era_change": False,
    }  # fmt: skip
    play(position, "use marketplace")
    assert me(position)["decline"]["cards"] == []


def test_points_if_it_ended_now() -> None:
    """10 points; Forge scored (1), Pyramid (7) and Harbour (1) lost; 0 for 5 coins, 0 for a cube; 5 hourglasses: 16."""
    assert me(table({**BLUE, "points": 10}, round=5))["if_ended"] == 10 + 1 - 7 - 1 - 16


def best_end(position: Any, seat: int) -> int:
    """The best a player can do with hand cards and temple cubes alone in the final scoring, tried out."""
    if position.turn != seat:
        return int(position.score(seat))
    found = []
    for text in legal(position):
        if text.startswith(("score ", "finish")):
            found.append(best_end(play(position.copy(), text), seat))
    return max(found)


@pytest.mark.clause("GENTES-P-06")
@pytest.mark.parametrize("unscored", ["penalty", "no_penalty_if_playable"])
def test_points_if_it_ended_now_count_temple_cubes_for_missing_persons(unscored: str) -> None:
    """Each temple cube makes up for a missing person, where that is worth more than half a point."""
    options = {"unscored_hand_card": unscored}
    dice = Dice(9)
    pool = ["forge", "harbour", "statue", "mausoleum", "pyramid", "library", "mint", "well", "museion", "odeon"]
    used = 0
    for _ in range(60):
        left = list(pool)
        hand = [left.pop(dice.below(len(left))) for _ in range(3)]
        numbers = [dice.below(4) for _ in range(6)]
        blue = {
            "hand": hand, "temple": dice.below(5), "oracle": dice.below(3), "coins": 13, "cities": ["sidon", "delphi"],
            "persons": "{}-{} {}-{} {}-{}".format(*numbers), "points": 20,
        }  # fmt: skip
        position = table(blue, step="final", options=options, mats={"orange": {"hand": ["colossus"], "oracle": 1}})
        told = me(position)["if_ended"]
        assert told == best_end(position, 0), blue
        used += told != me(table({**blue, "temple": 0, "oracle": 0}, step="final", options=options))["if_ended"]
    assert used > 15


def test_points_if_it_ended_now_are_the_points_of_who_has_finished() -> None:
    blue = {"hand": ["statue"], "coins": 40, "temple": 2, "oracle": 2, "points": 30, "singles": 0}
    position = table(blue, step="final", mats={"orange": {"hand": ["colossus"], "oracle": 1, "persons": "1-0 0-0 0-0"}})
    told = me(position)["if_ended"]
    play(position, "finish")
    assert position.turn == 1
    assert me(position)["if_ended"] == me(position)["points"] == told


def targets_of(position: Any) -> set[str]:
    return {t for a in position.legal(position.turn) for t in GAME.targets(position, int(a))}


def drawn_targets(text: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', text))


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_target_is_drawn_in_both_layouts(players: int, layout: str) -> None:
    """In the one picture, and in the panels of a page."""
    for position in walk(Case("gentes", players)).some(patience(12, 25)):
        if position.turn < 0:
            continue
        view = GAME.view(position, position.turn)
        targets = targets_of(position)
        assert targets <= drawn_targets(GAME.draw(view, layout=layout, lang="de"))
        page = "".join(panel.body for panel in GAME.panels(view, layout=layout, lang="de"))
        assert targets <= drawn_targets(page)


@pytest.mark.parametrize("options", [{"hand_visibility": "hidden"}, {"no_small_tax": True}, {"first_game": True}])
def test_every_target_is_drawn_at_tables_with_other_rules(options: dict[str, Any]) -> None:
    position = GAME.new(3, seed=4, **options)
    dice = Dice(7)
    for step in range(160):
        if position.turn == NOBODY:
            break
        if position.turn >= 0 and step % patience(3, 1) == 0:
            page = "".join(panel.body for panel in GAME.panels(GAME.view(position, position.turn)))
            assert targets_of(position) <= drawn_targets(page)
        choices = position.legal(position.turn)
        position.apply(position.turn, int(choices[dice.below(len(choices))]))


def test_what_can_be_clicked_is_lit_and_nothing_else() -> None:
    position = table({**BLUE, "oracle": 1}, round=5)
    targets = targets_of(position)
    picture = GAME.draw(GAME.view(position, 0), lit=sorted(targets))
    lit = [tag for tag in re.findall(r"<g [^>]*>", picture) if re.search(r'class="(\w+ )?lit"', tag)]
    assert {re.findall(r'data-target="([^"]+)"', tag)[0] for tag in lit} == targets
    assert not re.search(r'class="(\w+ )?lit"', GAME.draw(GAME.view(position, 0)))


def test_sites_are_lit_where_a_city_can_be_built() -> None:
    position = table({**BLUE, "doubles": 0}, round=5)
    play(position, "tile nav-temple-0", "time 2+1")
    targets = targets_of(position)
    assert "site:olympia" in targets
    picture = GAME.draw(GAME.view(position, 0), lit=sorted(targets))
    lit = {
        re.findall(r'data-target="([^"]+)"', tag)[0] for tag in re.findall(r'<g [^>]*class="site lit"[^>]*>', picture)
    }
    assert lit == {target for target in targets if target.startswith("site:")}


def test_people_keep_their_names_and_their_colours() -> None:
    view = GAME.view(table(BLUE, round=5), 0)
    view["players"][1]["name"] = "<Ada>"
    page = "".join(panel.body for panel in GAME.panels(view))
    for picture in (GAME.draw(view), page):
        assert "&lt;Ada&gt;" in picture
        assert "<Ada>" not in picture
    assert "<Ada>" in GAME.board(view)


def test_a_beginner_sees_a_card_become_playable() -> None:
    """The same card before and after a person is trained, in the picture and in the sentence at the card."""
    position = table({"hand": ["training_ground"], "persons": "0-0 2-0 0-0"})
    before = me(position)["hand"][0]
    assert before["missing"] == {"soldier": 1}
    assert ">1 missing<" in GAME.draw(GAME.view(position, 0))
    assert "needs 3 soldiers, you have 2" in panel(position, "hand")
    play(position, "tile phil-4", "train 1", "soldier")
    after = me(position)["hand"][0]
    assert after["met"]
    assert ">brings 2<" in GAME.draw(GAME.view(position, 0))
    assert "By itself it would bring you 2 points now" in panel(position, "hand")


# ---- panels


def panel(position: Any, name: str, viewer: int | None = 0, lang: str = "en") -> str:
    return next(p.body for p in GAME.panels(GAME.view(position, viewer), lang=lang) if p.name == name)


def test_pointing_at_an_action_shows_its_time_and_its_coins_before_it_is_taken() -> None:
    position = table({**BLUE, "coins": 12}, round=5)
    mat_panel = panel(position, "tray")
    ghosts = dict(re.findall(r'<em class="ghost" data-when="([^"]+)"[^>]*>→ (\d+)<', mat_panel))
    after = {target: int(n) for targets, n in ghosts.items() for target in targets.split()}
    tiles = {f"tile:{t['id']}": t for t in GAME.view(position, 0)["tiles"] if t["holder"] is None}
    for target, n in after.items():
        coins = tiles[target]["coins"] if target in tiles else {"tax:1": -4, "tax:2": -8}[target]
        assert n == 12 - coins
    assert set(after) >= {t for t, tile in tiles.items() if tile["coins"]} - {"tile:start"}
    laid = [g.split() for g in re.findall(r'<g class="ghost" display="none" data-when="([^"]+)"', mat_panel)]
    assert {t for targets in laid for t in targets} >= set(tiles) - {"tile:start"}


def captions(position: Any, lang: str = "en") -> list[tuple[str, float, float]]:
    """The words below the own time track: with where their middle is and how large they are."""
    drawing = panel(position, "tray", lang=lang).split('class="drawn captions"')[1].split("</svg>")[0]
    found = re.findall(r'<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)<', drawing)
    return [(text, float(x), float(size)) for x, size, text in found]


def test_the_time_track_says_what_its_spaces_hold() -> None:
    """Words below the middle of each kind, in every language no wider than what they name."""
    mat_of = {"tiles": ["phil-4", "phil-8"], "doubles": 2, "singles": 1, "cubes": 4}
    position = table(mat_of, round=4)
    told = captions(position)
    assert [text for text, _, _ in told] == ["actions", "doubles stay", "single", "free", "one opens in the next era"]
    assert [x for _, x, _ in told] == [54, 154, 229, 329, 504]  # of spaces of 50
    assert all(size >= 13 for _, _, size in told)  # at least 12 where the track has its smallest width
    for lang in LANGUAGES:
        for text, x, size in captions(position, lang):
            n = {54: 2, 154: 2, 229: 1, 329: 3, 504: 4}[int(x)]
            assert len(text) * size * 0.5 <= n * 50, text
    assert captions(table({**mat_of, "cubes": 3}, round=6))[-1][0] == "locked", "no era comes after the last"


def test_a_tile_moves_from_the_market_to_the_track() -> None:
    """It keeps its key, so that a page can let it glide."""
    position = table({**BLUE, "coins": 12, "doubles": 0}, round=5)
    assert 'data-key="tile:phil-4"' in panel(position, "market")
    assert 'data-key="tile:phil-4"' not in panel(position, "tray")
    play(position, "tile phil-4", "train 1")
    assert 'data-key="tile:phil-4"' not in panel(position, "market")
    assert 'data-key="tile:phil-4"' in panel(position, "tray")


def test_a_hidden_hand_stays_hidden_in_every_panel() -> None:
    position = table(
        {"hand": ["forge"]}, mats={"orange": {"hand": ["colossus", "pyramid"]}}, options={"hand_visibility": "hidden"},
        round=5,
    )  # fmt: skip
    for viewer in (0, None):
        page = "".join(p.body for p in GAME.panels(GAME.view(position, viewer)))
        assert "Colossus" not in page
        assert "Pyramid" not in page
    assert "Colossus" in "".join(p.body for p in GAME.panels(GAME.view(position, 1)))
    assert "Forge" in panel(position, "hand")
    assert "Forge" not in panel(position, "hand", viewer=None)


def test_names_for_screen_readers_are_sentences() -> None:
    """No ids, no letter codes; everything that can be clicked in a panel has a name."""
    position = table({**BLUE, "coins": 12, "oracle": 2}, mats={"orange": {"tiles": ["phil-8"]}}, round=5)
    for lang in ("en", "de", "it", "fr"):
        for p in GAME.panels(GAME.view(position, 0), lang=lang):
            named = re.findall(r'<(?:button|g)[^>]*data-target="[^"]+"[^>]*>', p.body)
            for tag in named:
                label = re.search(r'aria-label="([^"]+)"', tag)
                assert label, tag
                assert not re.search(r"\b(nav|phil|chron|scribe)-\w+|\bVP\b|\d[ch]\b|_", label[1]), label[1]
    market = panel(position, "market")
    assert "Philosopher for 8 coins and 1 hourglass." in market
    assert "taken by Orange until the decline" in market


def test_the_end_tells_where_every_point_came_from() -> None:
    """Each source by name and clause; what a typed position begins with is a source of its own."""
    blue = {"hand": ["forge"], "persons": "0-2 1-0 0-1", "coins": 21, "temple": 2, "points": 30, "singles": 0}
    position = table(blue, step="final", mats={"orange": {"hand": ["well"], "temple": 1}})
    assert [(s.kind, s.points) for s in GAME.sources(position)[0]] == [("earlier", 30)]
    play(position, "score forge")  # nothing else is left to choose
    assert position.turn == NOBODY
    found = {s.kind: (s.points, s.clause) for s in GAME.sources(position)[0]}
    assert found == {
        "earlier": (30, "GENTES-P-01"), "hand": (1, "GENTES-P-04"), "coins": (2, "GENTES-P-08"),
        "cubes": (1, "GENTES-P-09"),
    }  # fmt: skip


def test_points_are_told_apart_while_the_game_runs() -> None:
    position = table({"hand": ["forge"], "persons": "0-2 1-0 0-1", "coins": 9, "cities": ["athenai"]}, round=2)
    play(position, "tile chron-1-1")  # the only card is played at once
    found = {s.kind: s.points for s in GAME.sources(position)[0]}
    assert (found["cards"], found["symbols"]) == (1, 1)
    assert sum(found.values()) == position.score(0)


def test_a_tile_shows_how_much_is_short_for_it() -> None:
    """In words in the place of its hourglasses: spaces of time, or coins."""
    position = table({"coins": 2, "hand": []})
    faces = panel(position, "market")
    dear = [tile for tile in GAME.view(position, 0)["tiles"] if tile["problem"] == "coins"]
    assert dear
    for tile in dear:
        face = faces[faces.index(f'data-target="tile:{tile["id"]}"') :].partition("</button>")[0]
        assert f">{tile['coins'] - 2} short</text>" in face
        assert "page-hourglass" not in face


def test_a_large_hand_lies_in_two_rows_of_short_cards() -> None:
    """Name, persons and points of every card are in sight; what it does is told when it is pointed at."""
    cards = ["forge", "well", "road", "granary"]
    few, many = (panel(table({"hand": cards[:n], "coins": 9}), "hand") for n in (3, 4))
    assert ("in-rows" in few, "in-rows" in many) == (False, True)
    drawn, told = "At once:</tspan> frees 1", "At once: frees 1 space"
    assert [text.count(drawn) for text in (few, many)] == [1, 0]
    assert [told in text for text in (few, many)] == [True, True]


def test_cards_say_when_they_work_in_letters_as_large_as_fit() -> None:
    """Words for the moments on nearly all cards, signs where they find no room; nothing reaches the foot of a card."""
    cards = [me(table({"hand": [card.id]}, round=6))["hand"][0] for card in box().card]
    worded = 0
    for lang in LANGUAGES:
        say = Picture(lang)
        for card in cards:
            face = card_face(card, say)
            worded += "moment-" not in face
            lines = [float(y) for y in re.findall(r'<text x="(?:9|24)" y="([\d.]+)"', face)]
            assert bool(lines) == bool(card["effects"])
            assert max(lines, default=0) <= CARD[1] - 25, (lang, say.card(card))
    assert worded > 0.8 * len(cards) * len(LANGUAGES)


def test_short_words_tell_the_coins_that_came() -> None:
    position = table({"coins": 9}, round=2)
    position.events = []
    play(position, "tax 1")
    deed = GAME.deed(position, 0, position.events)
    assert deed is not None
    assert deed.text == "collected taxes: +4 coins"


def test_short_words_for_those_who_did_not_see_it() -> None:
    position = table({"hand": ["forge"], "persons": "0-2 1-0 0-1", "coins": 9}, round=2)
    position.events = []
    play(position, "tile chron-1-1")
    deed = GAME.deed(position, 0, position.events, "de")
    assert deed is not None
    assert len(deed.text.split()) <= 4
    assert deed.text == "spielte Schmiede"
    defs = next(p.body for p in GAME.panels(GAME.view(position)) if p.name == "defs")
    assert f'id="{deed.piece}"' in defs
    assert GAME.deed(position, 1, position.events) is None


@pytest.mark.clause("GENTES-E-03")
@pytest.mark.clause("GENTES-E-04")
def test_the_question_line_says_who_won_and_what_decided_it() -> None:
    def told(blue: dict[str, object], orange: dict[str, object]) -> str:
        plain = {"singles": 0, "coins": 1, "points": 20}
        mats = {"orange": {**plain, "hand": ["statue"], **orange}}
        position = table({**plain, **blue}, step="final", round=6, mats=mats)
        while position.turn != NOBODY:
            play(position, "finish")
        return GAME.ask(GAME.view(position))

    assert told({"points": 21}, {}) == "The game is over: Blue wins with 21 points."
    assert "level on 20 points, Blue wins with more cards played" in told({"played": ["well"]}, {"points": 23})
    assert "level on 20 points, Orange wins with more coins" in told({}, {"points": 23, "coins": 2})
    assert "share the victory with 20 points" in told({}, {"points": 23})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_uses_of_actions_have_lines_of_their_own(lang: str) -> None:
    """In the picture of the whole table no line of a row's head is written over another one, however long its name."""
    say = Picture(lang)
    for action in ROWS:
        drawn = join(row_head(theme("light"), capital(say.action(action)), say.does(action), 0))
        lines = [e.attrib for e in ElementTree.fromstring(f"<g>{drawn}</g>").iter("text")]
        below = [float(line["y"]) for line in lines]
        assert below == sorted(below)
        for line, before, after in zip(lines[1:], below, below[1:], strict=False):
            assert after - before >= float(line["font-size"]), (action, [e.get("y") for e in lines])
