"""What Gentes says is so: numbers of sentences against playing it out, clauses of the log against the document."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import theomachy
from choosing import patience
from games.gentes import GAME, ROW, legal, mat, play, state, table
from games.plain_gentes import CARDS
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY, Position
from theomachy.games.gentes.words.about import About
from theomachy.games.gentes.words.picture import Picture

RULES = (Path(__file__).parents[2] / "docs/rules/gentes.md").read_text(encoding="utf-8")
GAMES = patience(6, 30)
RICH: dict[str, Any] = {
    "players": 3, "round": 5, "on_turn": "blue", "starter": "blue", "mats": {
        "blue": {"coins": 40, "persons": "4-2 3-2 4-2", "temple": 3, "oracle": 2, "played": ["odeon", "forge", "well"],
                 "hand": ["league_treasury", "museion", "royal_palace", "academy", "acropolis"],
                 "cities": ["cnossus", "athenai", "tyrus", "sidon"]},
        "orange": {"coins": 30, "persons": "3-2 4-1 2-4", "played": ["stoa", "theatre", "harbour", "council_house"],
                   "hand": ["royal_road", "colossus", "mint"], "cities": ["delphi", "miletus", "inventors-oracle"]},
        "violet": {"coins": 25, "persons": "2-3 3-3 3-3", "temple": 2, "played": ["sacred_way", "shipyard", "library"],
                   "hand": ["hippodrome", "statue", "forge"][:2], "cities": ["apollonia", "memphis"]},
    },
}  # fmt: skip


def about(lang: str = "en") -> About:
    return About(Picture(lang), lambda seat: f"seat {seat}")


def walks() -> Iterator[Iterator[tuple[Position, int]]]:
    """Random games, from the start and from the middle of rich ones; each moment with the action that comes next."""
    for seed in range(GAMES):
        yield walk(GAME.position(RICH) if seed % 2 else GAME.new(2 + seed % 3, first_game=True), Dice(seed))


def walk(position: Position, dice: Dice) -> Iterator[tuple[Position, int]]:
    while position.turn != NOBODY:
        actions = position.legal(position.turn)
        action = int(actions[dice.below(len(actions))])
        yield position, action
        position.apply(position.turn, action)


def applied(position: Position, action: int) -> tuple[Position, list[Event]]:
    """The position after an action, and what happened."""
    after = position.copy()
    log: list[Event] = []
    after.events = log
    after.apply(after.turn, action)
    after.events = None
    return after, log


def number(sentence: str) -> int:
    return int(re.findall(r"-?\d+", sentence)[-1])


# ---- what would happen, and what does


@pytest.mark.clause("GENTES-A-43", "GENTES-A-46", "GENTES-A-75")
def test_a_card_brings_by_itself_what_was_said() -> None:
    """Cities that it makes pay and bonus tiles come on top; what depends on coins is said again after paying."""
    looked = 0
    for moments in walks():
        for position, _ in moments:
            data = state(position) if position.turn >= 0 else {}
            if data.get("step") != "play":
                continue
            seat = int(position.turn)
            hand = {card["id"]: card for card in GAME.view(position, seat)["players"][seat]["hand"]}
            for action in map(int, position.legal(seat)):
                card = GAME.text(position, action).removeprefix("play ")
                if card.startswith("use "):
                    continue
                log = list(played_out(position, action))
                won = sum(int(str(e.data["n"])) for e in log if e.kind == "points" and e.clause != "GENTES-A-20")
                said = GAME.tell(position, seat, action).removeprefix(f"play {hand[card]['name']}")
                assert number(said) == won == hand[card]["brings"], card
                assert number(about().worth(hand[card])) == won
                looked += 1
    assert looked > 20


def played_out(position: Position, action: int) -> Iterator[Event]:
    """All that happens until the card lies there, always the first answer."""
    while True:
        position, log = applied(position, action)
        yield from log
        if not position.midway() or position.turn < 0 or any(e.kind == "bonus" for e in log):
            return
        action = int(position.legal(position.turn)[0])


@pytest.mark.clause("GENTES-A-18", "GENTES-A-20", "GENTES-A-21")
def test_a_new_city_brings_what_was_said() -> None:
    looked = 0
    for moments in walks():
        for position, _ in moments:
            if position.turn < 0 or state(position)["step"] != "site":
                continue
            seat = int(position.turn)
            sites = {site["id"]: site for site in GAME.view(position, seat)["sites"]}
            for action in map(int, position.legal(seat)):
                site = sites[GAME.text(position, action).removeprefix("site ")]
                if site["region"] is None:
                    continue
                _, log = applied(position, action)
                found: dict[str, int] = {}
                for event in log:
                    if event.kind in ("coins", "points", "cube") and event.clause == "GENTES-A-20":
                        key = {"coins": "coins", "points": "vp"}.get(event.kind) or event.data["area"]
                        found[str(key)] = found.get(str(key), 0) + int(str(event.data.get("n", 1)))
                assert site["yields"] == found
                said = about().site(site)
                assert ("brings you nothing now" in said) == (not found)
                looked += 1
    assert looked > 100


@pytest.mark.clause("GENTES-T-33", "GENTES-T-37", "GENTES-T-43")
def test_the_next_round_begins_with_the_free_spaces_that_were_said() -> None:
    """Where hourglasses for the hand are laid as doubles, as the sentence reckons."""
    looked = 0
    for seed in range(GAMES):
        position = GAME.new(2 + seed % 3, first_game=True)
        dice = Dice(seed)
        said: list[Any] = []
        while position.turn != NOBODY:
            data = state(position)
            if data["step"] == "decline" and not said:
                said = [player["next_free"] for player in GAME.view(position, 0)["players"]]
            if data["step"] == "turn" and said:
                assert said == [mat(position, name)["free"] for name in data["players"]]
                looked += 1
                said = []
            if data["step"] == "discard":
                break  # a card that must go takes nothing along
            actions = [int(a) for a in position.legal(position.turn)]
            if data["step"] == "hand limit":
                position.apply(position.turn, actions[-1])
            else:
                position.apply(position.turn, actions[dice.below(len(actions))])
    assert looked > 10


@pytest.mark.clause("GENTES-P-04", "GENTES-P-07", "GENTES-P-10")
@pytest.mark.parametrize("option", ["penalty", "no_penalty_if_playable"])
def test_the_game_ends_with_the_points_that_were_said(option: str) -> None:
    """The best that scoring cards can bring, without further training and exchanges; and each card what was said."""
    looked = 0
    dice = Dice(5)
    names = [name for name, card in CARDS.items() if card.era == 3 or dice.below(3) == 0]
    for _ in range(patience(25, 100)):
        hand = sorted({names[dice.below(len(names))] for _ in range(4)})
        n = [dice.below(4) for _ in range(6)]
        blue = {
            "hand": hand, "persons": f"{n[0]}-{n[1]} {n[2]}-{n[3]} {n[4]}-{n[5]}", "temple": dice.below(5),
            "coins": dice.below(40), "singles": dice.below(4), "points": 40, "cities": ["tyrus", "sidon"],
        }  # fmt: skip
        position = table(blue, round=6, step="final", options={"unscored_hand_card": option})
        best = max(ends(position))
        looked += len(legal(position)) > 2
        assert GAME.view(position, 0)["players"][0]["if_ended"] == best
    assert looked > 5


def ends(position: Position) -> Iterator[int]:
    seat = int(position.turn)
    before = mat(position)["points"]
    for action in map(int, position.legal(seat)):
        text = GAME.text(position, action)
        if not text.startswith(("score", "finish")):
            continue
        after, _ = applied(position, action)
        if text == "finish" or after.turn != seat:
            yield mat(after)["points"]
            continue
        assert mat(after)["points"] - before == number(GAME.tell(position, seat, action))
        yield from ends(after)


@pytest.mark.clause("GENTES-T-13", "GENTES-A-62", "GENTES-A-85")
def test_tiles_are_open_and_cost_what_was_said() -> None:
    looked = 0
    for moments in walks():
        for position, _ in moments:
            if position.turn < 0 or state(position)["step"] != "turn":
                continue
            seat = int(position.turn)
            actions = {GAME.text(position, int(a)): int(a) for a in position.legal(seat)}
            for tile in GAME.view(position, seat)["tiles"]:
                text = f"tile {tile['id']}"
                assert (tile["problem"] == "") == (text in actions), (text, tile)
                coins = mat(position, state(position)["on_turn"])["coins"]
                if text not in actions or tile["pays"] is None or tile["pays"] > coins:
                    continue
                after, log = applied(position, actions[text])
                if after.turn == seat and state(after)["step"] == "modifiers":
                    if "go" not in legal(after):
                        continue
                    log = applied(after, GAME.parse(after, "go"))[1]
                paid = sum(int(str(e.data["n"])) for e in log if e.kind == "paid")
                paid -= sum(int(str(e.data["n"])) for e in log if e.clause == "GENTES-A-04" and e.kind == "coins")
                assert paid == tile["pays"], text
                looked += 1
    assert looked > 500


@pytest.mark.clause("GENTES-A-08", "GENTES-A-09", "GENTES-A-34")
@pytest.mark.parametrize(
    "tile", ["phil-4", "phil-5", "phil-6", "phil-8", "scribe-6", "scribe-7", "scribe-8", "scribe-10"]
)
def test_a_tile_reaches_what_its_sentence_lists(tile: str) -> None:
    position = table({}, players=4)
    seen = next(t for t in GAME.view(position, 0)["tiles"] if t["id"] == tile)
    said = about().tile(seen)
    display = state(position)["display"]
    play(position, f"tile {tile}", *(["time 2"] if seen["hours"] == 2 else []))
    for n, words in ((1, "alone"), (2, "in a pair")) if tile.startswith("phil") else ():
        groups = legal(play(position.copy(), f"train {n}"))
        assert f"{words}: {', '.join(group for group in ROW if group in groups)}" in said
    if tile.startswith("scribe"):
        counts = [line for line in legal(position) if line.startswith("cards")]
        for n, words in ((1, "1 card"), (2, "2 cards"), (3, "3 cards")):
            if f"cards {n}" not in counts:
                assert f"{words}:" not in said, said
                continue
            trial = play(position.copy(), f"cards {n}")
            for card in display[: n - 1] if trial.midway() else ():
                play(trial, f"take {card}")
            lines = [line for line in legal(trial) if line.startswith("take")]
            last = lines[-1].removeprefix("take ") if lines else display[n - 1]  # one way only: taken at once
            assert f"{words}: up to position {display.index(last) + 1}" in said


@pytest.mark.clause("GENTES-A-09", "GENTES-R-05")
def test_two_persons_cost_together_what_the_dearer_group_says() -> None:
    said = {c["group"]: about().training(c) for c in GAME.view(table({}), 0)["training"]}
    assert said["priest"] == (
        "Train priests: 1 coin for one; in a pair 4 coins for both together, if the other group costs no more"
    )
    position = play(table({}), "tile phil-4", "train 2", "priest", "soldier")
    assert mat(position)["coins"] == 16


@pytest.mark.clause("GENTES-A-04", "GENTES-T-21")
def test_the_starting_player_tile_fills_a_space() -> None:
    position = table({})
    tile = next(t for t in GAME.view(position, 0)["tiles"] if t["action"] == "start")
    assert about().tile(tile) == "New starting player: brings 2 coins, needs no hourglass and fills one space"
    before = mat(position)
    after = mat(play(position, "tile start"))
    assert (before["free"] - after["free"], after["coins"] - before["coins"]) == (1, 2)


@pytest.mark.clause("GENTES-A-81", "GENTES-R-45")
@pytest.mark.parametrize(("card", "words", "times"), [("trading_post", "once", 1), ("stoa", "up to 2 times", 2)])
def test_a_conversion_says_how_often_it_works(card: str, words: str, times: int) -> None:
    position = table({"played": [card], "coins": 30}, step="decline", round=3)
    seen = GAME.view(position, 0)["players"][0]["played"][0]
    assert f"Each decline: 3 coins → 1 point, {words}" in about().card(seen)
    done = 0
    while f"use {card}" in legal(position) and mat(position)["points"] < 9:
        play(position, f"use {card}")
        done += 1
        if int(position.turn) != 0 or state(position)["step"] != "decline":
            break
    assert done == times


# ---- plain text


def test_the_text_board_tells_moments_laurels_and_cubes_that_would_do() -> None:
    blue = {"persons": "1-0 0-1 0-0", "temple": 1, "hand": ["treasure_chamber", "monument"]}
    board = GAME.board(GAME.view(table(blue), 0))
    line = next(line for line in board.splitlines() if "Treasure Chamber" in line and "ready" in line)
    assert "At once: +4 coins; Each decline: +1 coin" in line
    assert line.endswith("ready with 1 temple cube")
    assert "needs" in next(line for line in board.splitlines() if line.startswith("  monument"))
    assert "cnossus (temple, +2 points)" in board
    assert "athenai (temple)" in board


# ---- one and many


EFFECTS = [
    ({"op": "vp_per", "what": "cities", "per": 1, "max": 6}, "+1 point per city, at most 6"),
    ({"op": "vp_per", "what": "persons", "per": 5, "max": 3}, "+1 point per 5 persons, at most 3"),
    ({"op": "vp_per", "what": "symbols", "per": 1, "max": 6}, "+1 point per card with your best symbol, at most 6"),
    ({"op": "action", "do": "scribe", "coins": 1, "hourglasses": 2}, "scribe: 1 coin, 2 hourglasses"),
    ({"op": "action", "do": "effects", "coins": 0, "hourglasses": 1, "effects": [{"op": "vp", "n": 1}]},
     "+1 point: 0 coins, 1 hourglass"),
    ({"op": "modify", "action": "navigator", "change": "coins", "n": -1}, "navigator: -1 coin"),
    ({"op": "modify", "action": "navigator", "change": "coins", "n": 2}, "navigator: +2 coins"),
    ({"op": "modify", "action": "scribe", "change": "hourglasses", "n": -1}, "scribe: -1 hourglass"),
    ({"op": "modify", "action": "scribe", "change": "hourglasses", "n": -2}, "scribe: -2 hourglasses"),
    ({"op": "modify", "action": "philosopher", "change": "persons", "n": 1}, "philosopher: 1 more person"),
    ({"op": "modify", "action": "philosopher", "change": "persons", "n": 2}, "philosopher: 2 more persons"),
    ({"op": "person", "group": "noble", "n": 1}, "+1 noble"),
    ({"op": "person", "group": "any", "n": 2}, "+2 persons of any group"),
    ({"op": "lose", "group": "scholar", "n": 2}, "lose 2 scholars"),
    ({"op": "card_person", "group": "soldier", "n": 1}, "counts as 1 soldier"),
    ({"op": "convert", "give": "coins", "give_n": 1, "get": "vp", "get_n": 1, "max": 1, "slot": "decline"},
     "1 coin → 1 point, once"),
    ({"op": "convert", "give": "cubes", "give_n": 2, "get": "coins", "get_n": 3, "max": 3, "slot": "always"},
     "2 cubes → 3 coins, up to 3 times"),
    ({"op": "convert", "give": "coins", "give_n": 3, "get": "cube", "get_n": 1, "slot": "always"},
     "3 coins → 1 cube, any number of times"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "words"), EFFECTS, ids=[words for _, words in EFFECTS])
def test_effects_count_one_and_many(effect: dict[str, Any], words: str) -> None:
    assert Picture("en").effect(effect) == words


ONES = {
    "en": r"\b1 (coins|hourglasses|persons|cards|points|cubes|nobles|artisans|soldiers|merchants|priests|scholars)\b",
    "de": r"\b1 (Münzen|Sanduhren|Personen|Karten|Punkte|Soldaten|Adlige|Gelehrte|Zeitfelder)\b",
    "fr": r"\b1 (pièces|sabliers|personnes|cartes|points|cubes|nobles|artisans|soldats|marchands|prêtres|érudits)\b",
    "it": r"\b1 (monete|clessidre|persone|carte|punti|cubi|nobili|soldati|mercanti|eruditi)\b",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_cards_and_sites_speaks_of_one_as_of_many(lang: str) -> None:
    """Every card, tile, site and hometown of the box, in every language."""
    words, told = about(lang), []
    for era, names in enumerate([[n for n, c in CARDS.items() if c.era == e] for e in (1, 2, 3)]):
        for name in names:
            position = table({"hand": [name], "persons": "1-1 1-1 1-1"}, round=2 * era + 1)
            view = GAME.view(position, 0)
            told += [words.card(card) for card in view["players"][0]["hand"]]
            told.append(words.persons(view["players"][0]))
    told += [words.tile(tile) for tile in view["tiles"]] + [words.training(column) for column in view["training"]]
    told += [words.home(s) if s["region"] is None else words.site(s) for s in view["sites"]]
    told.append(GAME.board(view, lang))
    for text in told:
        assert not re.search(ONES[lang], text), (re.search(ONES[lang], text), text)


# ---- the log


@pytest.mark.clause("GENTES-A-01", "GENTES-A-02", "GENTES-A-65")
@pytest.mark.parametrize(("tax", "clause"), [("tax 1", "GENTES-A-01"), ("tax 2", "GENTES-A-02")])
def test_taxes_cite_their_own_clause(tax: str, clause: str) -> None:
    found = log_of(table({"coins": 0}), tax)
    assert [cited for kind, cited in found if kind == "coins"] == [clause]


def log_of(position: Position, *lines: str) -> list[tuple[str, str]]:
    found: list[Event] = []
    position.events = found
    play(position, *lines)
    position.events = None
    return [(e.kind, e.clause) for e in found]


@pytest.mark.clause("GENTES-A-18", "GENTES-A-19", "GENTES-A-69", "GENTES-T-39")
def test_a_city_pays_by_the_clause_that_makes_it_pay() -> None:
    cities = {"cities": ["athenai", "delphi"], "coins": 20}
    built = log_of(table(cities), "tile nav-any-6", "time 2", "site olympia")
    assert {clause for kind, clause in built if kind == "activated"} == {"GENTES-A-18"}
    home = log_of(table(cities), "tile nav-any-6", "time 2", "site scribes-trade")
    assert {clause for kind, clause in home if kind == "activated"} == {"GENTES-A-19"}
    decline = log_of(table(cities, step="decline"), "activate delphi")
    assert {clause for kind, clause in decline if kind == "activated"} == {"GENTES-T-39"}
    card = table({**cities, "hand": ["shipyard"], "persons": "0-1 0-2 0-0"})
    assert ("activated", "GENTES-A-69") in log_of(card, "tile chron-1-1", "activate delphi")
    region = table({**cities, "hand": ["caravanserai"], "persons": "0-0 2-3 0-0"}, round=3)
    assert ("activated", "GENTES-A-69") in log_of(region, "tile chron-1-1")


@pytest.mark.clause("GENTES-E-02", "GENTES-E-03", "GENTES-E-04", "GENTES-E-05")
@pytest.mark.parametrize(
    ("orange", "clause"),
    [
        ({"points": 49, "played": ["well"]}, "GENTES-E-02"),
        ({"points": 50, "played": []}, "GENTES-E-03"),
        ({"points": 50, "played": ["well"], "coins": 3}, "GENTES-E-04"),
        ({"points": 50, "played": ["well"], "coins": 5}, "GENTES-E-05"),
    ],
    ids=["points", "cards", "coins", "shared"],
)
def test_the_end_cites_what_decided_it(orange: dict[str, Any], clause: str) -> None:
    done = {"coins": 5, "singles": 0, "points": 50, "played": ["forge"]}
    position = table(done, mats={"orange": {**done, **orange, "hand": []}}, round=6, step="final")
    assert ("game over", clause) in log_of(position, "finish")


# Words of the clause that a kind of event cites, one of them at least. What an event says stands in its clause.
SPOKEN = {
    "starter": "starting player", "row": "training cost tiles", "first game": "first_game", "opened": "turned up",
    "drafted": "takes one open card", "leftover": "shuffled back", "laid out": "display|laid out", "round": "rounds",
    "gained": "person|gain|exchanges", "pushed": "opposing group", "lost": "disadvantages", "lowered": "lowering",
    "averted": "three cubes", "tile": "tile", "start tile": "no hourglass", "tax": "no tile", "sun": "sun action",
    "home": "marks the hometown", "with card": "modify", "with home": "marks the hometown", "paid": "pay",
    "coins": "coins|same amount|once more|effect|rewards|main action",
    "points": "VP|rewards|effect|main action|convert",
    "cube": "cube", "cube lost": "lost|gained", "time": "hourglass", "lifted": "take back", "built": "build one city",
    "activated": "activate", "took": "card", "played": "play one card", "virtual": "[Cc]ubes?", "symbol": "symbol",
    "unlocked": "cube", "drew": "take cards", "converted": "exchange", "oracle": "one cube from the oracle",
    "cubes": "three cubes", "used": "effect", "bonus": "top tile", "new starter": "takes the token",
    "cleaned": "singles", "era": "discard pile", "dropped": "discards",
    "hand scored": "half", "hand lost": "loses half",
    "coins scored": "10 coins", "cubes scored": "1 VP per 2", "time scored": "Hourglasses",
    "game over": "VP|cards|coins|victory",
}  # fmt: skip


@pytest.mark.clause("GENTES-A-43", "GENTES-A-60", "GENTES-A-76", "GENTES-A-82", "GENTES-T-40", "GENTES-P-06")
def test_every_clause_of_the_log_says_what_happened() -> None:
    clauses = dict(re.findall(r"^- (GENTES-[A-Z]-\d+) (.*)$", RULES, re.M))
    met: set[tuple[str, str]] = set()
    for moments in walks():
        for position, action in moments:
            _, log = applied(position, action)
            met |= {(event.kind, event.clause) for event in log}
    assert len(met) > 55
    for kind, clause in sorted(met):
        assert re.search(SPOKEN[kind], clauses[clause]), (kind, clause, clauses[clause])
    cited = {clause.removeprefix("GENTES-") for kind, clause in met if kind == "activated"}
    assert cited == {"A-18", "A-19", "A-69", "T-39"}
    assert {clause for kind, clause in met if kind == "cube"} >= {"GENTES-A-20", "GENTES-A-76"}


@pytest.mark.clause("GENTES-T-36")
def test_the_coach_of_puzzles_promises_nothing_that_is_not_so() -> None:
    """Cards are not paid with people (GENTES-A-42), and they can be played after their era."""
    for lang in LANGUAGES:
        text = (Path(theomachy.__file__).parent / f"games/gentes/teach/{lang}.ftl").read_text(encoding="utf-8")
        play_ = text.split("theme-play")[1].split("\ntheme-")[0]
        assert not re.search(r"paid|bezahlt|payé|pagat|\bera\b|Epoche|Ära|ère", play_.split(".why")[1]), (lang, play_)
