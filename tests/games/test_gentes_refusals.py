"""Why something cannot be done in Gentes: the clause named is the one that is broken, also where random games hardly
ever come; and no sentence that people read holds a name of the inside."""

from __future__ import annotations

import re
from typing import Any

import pytest

from choosing import patience
from games.broken_gentes import BROKEN
from games.gentes import ERA1, GAME, ROW, chance, legal, play, refused, state, table
from refusing import refusing
from test_why import Refusal
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, Position
from theomachy.games.gentes.rules.actions import answers, kind_in
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.table.box import box
from walks import Case, walk

SIX = ["athenai", "delphi", "tyrus", "sidon", "scribes-temple", "inventors-trade"]
TEMPLES = ["athenai", "olympia", "cnossus", "ephesus", "paphus", "hierapolis"]
TEMPLE_HOMES = ["scribes-temple", "philosophers-temple", "inventors-temple"]
LOWER = {"inventor_range": "lower"}
HANDFUL = ERA1[:6]


def broken(position: Position, text: str, clause: str, player: int | None = None) -> None:
    """The action is refused by this clause, and the clause is broken as the rules document says."""
    who = int(position.turn) if player is None else player
    assert refused(position, text, who) == clause, text
    assert BROKEN[clause](Refusal(GAME, position, who, GAME.parse(position, text))), (clause, text)


def crowded() -> dict[str, Any]:
    """No free space, no cube on the track, no room in temple and oracle."""
    return {"cubes": 0, "singles": 12, "temple": 4, "oracle": 4, "persons": "1-0 0-0 0-0"}


def test_every_clause_that_can_refuse_has_its_condition() -> None:
    assert refusing("gentes/rules", "GENTES-") == set(BROKEN)


@pytest.mark.clause("GENTES-R-54")
def test_every_question_is_answered_by_its_own_kinds_of_action() -> None:
    """The table of answers, from which refusals say that something is not asked, is that of the lists."""
    met: dict[int, set[int]] = {}
    for players in (2, 3, 4):
        for position in walk(Case("gentes", players)).positions:
            if position.turn >= 0:
                assert isinstance(position, Gentes)
                kinds = {int(kind_in(int(action))) for action in position.legal(position.turn)}
                met.setdefault(int(position.phase), set()).update(kinds)
    assert len(met) > 20
    for phase, kinds in met.items():
        assert all(answers(kind, phase) for kind in kinds), phase


# ---- navigator


@pytest.mark.clause("GENTES-A-17", "GENTES-R-19")
def test_a_sixth_city_needs_the_icon_a_moved_one_another_site() -> None:
    sixth = play(table({"cities": SIX[:5], "coins": 0}), "tile nav-temple-0", "time 2+1")
    broken(sixth, "site dodona", "GENTES-A-17")
    broken(sixth, "site athenai", "GENTES-A-16")
    moved = play(table({"cities": SIX, "coins": 0}), "tile nav-temple-0", "time 2+1")
    broken(moved, "lift dodona", "GENTES-A-22")
    play(moved, "lift athenai")
    broken(moved, "site athenai", "GENTES-R-19")
    broken(moved, "site dodona", "GENTES-A-17")
    full = table({"cities": TEMPLES}, mats={"orange": {"cities": TEMPLE_HOMES}})
    broken(full, "tile nav-temple-0", "GENTES-R-19")
    five = table({"cities": TEMPLES[:5]}, mats={"orange": {"cities": [TEMPLES[5], *TEMPLE_HOMES]}})
    broken(five, "tile nav-temple-0", "GENTES-A-17")


@pytest.mark.clause("GENTES-R-46", "GENTES-A-80")
def test_a_region_without_own_cities() -> None:
    towns = {"cities": ["athenai", "sidon"], "coins": 1}
    home = play(table(towns, players=3), "tile nav-temple-0", "time 2+1", "site scribes-temple")
    broken(home, "region yellow", "GENTES-R-46")
    card = table({**towns, "hand": ["caravanserai"], "persons": "0-0 2-3 0-0"}, players=3, round=3)
    broken(play(card, "tile chron-1-1"), "region yellow", "GENTES-A-80")


# ---- scribe


@pytest.mark.clause("GENTES-R-53", "GENTES-A-33", "GENTES-A-34")
def test_cards_are_taken_from_left_to_right_within_the_price() -> None:
    position = play(table({"coins": 8}), "tile scribe-8", "time 2", "cards 2")
    broken(position, f"take {ERA1[6]}", "GENTES-A-34")  # the seventh: 8 coins reach six for two cards
    broken(position, f"take {ERA1[5]}", "GENTES-R-53")  # the sixth: none is left behind it for the second
    broken(position, f"take {ERA1[9]}", "GENTES-A-33")  # in the stack
    play(position, f"take {ERA1[2]}")
    for card in ERA1[:3]:
        broken(position, f"take {card}", "GENTES-R-53")
    assert legal(position) == [f"take {card}" for card in ERA1[3:6]]


@pytest.mark.clause("GENTES-A-35", "GENTES-A-36", "GENTES-A-37", "GENTES-R-30")
def test_how_many_cards_and_from_where() -> None:
    later = play(table({"coins": 10}, round=3), "tile scribe-10", "time 2", "from discard")
    broken(later, "cards 3", "GENTES-A-36")
    broken(later, "cards 0", "GENTES-A-35")
    play(later, "cards 2", "take monument")
    broken(later, "take treasure_chamber", "GENTES-R-53")
    broken(later, "take mint", "GENTES-A-33")
    few = table({"played": ERA1[:9]}, mats={"orange": {"played": ERA1[9:16]}}, display=ERA1[16:], stack=[])
    broken(play(few, "tile scribe-10", "time 2"), "cards 3", "GENTES-R-30")
    none = table({"played": ERA1[:9]}, mats={"orange": {"played": ERA1[9:]}}, display=[], stack=[])
    broken(none, "tile scribe-8", "GENTES-R-30")
    scribe = {"kind": 2, "price": 5, "budget": 5, "source_id": 13}
    broken(table(step="from", under_way=scribe), "from discard", "GENTES-A-37")
    broken(table(step="from", under_way=scribe, round=3), "from discard", "GENTES-A-36")


# ---- philosopher, chronicler, modifiers


@pytest.mark.clause("GENTES-A-70")
def test_only_cards_of_the_display_are_drawn() -> None:
    position = play(table({"hand": ["watchtower"], "persons": "2-0 1-0 0-0"}), "tile chron-1-1")
    elsewhere = next(card for card in ERA1 if card not in state(position)["display"])
    broken(position, f"draw {elsewhere}", "GENTES-A-70")


@pytest.mark.clause("GENTES-A-08", "GENTES-R-06", "GENTES-R-07")
def test_range_and_room_of_the_philosopher() -> None:
    # The cheapest tile of our box reaches the whole upper row; one of an owner's own box need not.
    paid = state(play(table({"coins": 4}), "tile phil-4", "train 1"))
    cheap = GAME.position({**paid, "under_way": {**paid["under_way"], "budget": 1}})
    assert legal(cheap) == ROW[:2]
    for group in ROW[2:]:
        broken(cheap, group, "GENTES-A-08")
    more = table({"cities": ["inventors-temple"], "coins": 4}, options=LOWER)
    play(more, "tile phil-4", "with inventors-temple 1", "train 1")
    broken(more, "scholar", "GENTES-R-06")
    full = play(table({"persons": "0-0 0-0 6-0", "oracle": 1}), "tile phil-4", "train 1")
    broken(full, "priest", "GENTES-R-07")
    swap = play(table({"persons": "1-0 0-0 6-0", "oracle": 1}), "swap noble")
    broken(swap, "for priest", "GENTES-R-07")
    broken(swap, "for noble", "GENTES-R-09")


@pytest.mark.clause("GENTES-R-15", "GENTES-A-44", "GENTES-R-16")
def test_time_and_cubes_of_cards() -> None:
    blue = {"hand": ["colossus", "catapult", "training_ground"], "persons": "0-4 3-0 0-2", "singles": 5, "coins": 1}
    broken(play(table(blue, round=5), "tile chron-1-1"), "play colossus", "GENTES-R-15")
    forge = {"persons": "0-3 1-0 0-2", "hand": ["forge"], "temple": 1, "oracle": 2}
    loss = play(table(forge), "tile chron-1-1")
    broken(loss, "avert t2 o1", "GENTES-A-44")
    broken(loss, "avert t1 o0", "GENTES-A-44")
    short = table({"singles": 5}, step="time", under_way={"kind": 1, "hours": 3, "source_id": 4})
    broken(short, "time 1+1+1", "GENTES-R-16")
    broken(short, "time 2", "GENTES-T-18")


@pytest.mark.clause("GENTES-T-48", "GENTES-R-32", "GENTES-A-61", "GENTES-A-85", "GENTES-T-08", "GENTES-A-60")
def test_modifiers_that_do_not_help() -> None:
    three = ["philosophers-temple", "philosophers-oracle", "philosophers-trade"]
    poor = play(table({"cities": three, "coins": 1}), "home philosophers-temple 1")
    broken(poor, "go", "GENTES-T-48")
    broken(poor, "with philosophers-temple 2", "GENTES-A-25")
    broken(poor, "with scribes-temple 2", "GENTES-A-24")
    broken(poor, "with philosophers-oracle 1", "GENTES-A-85")
    broken(poor, "with granary", "GENTES-A-61")
    narrow = {"cities": ["inventors-temple", "philosophers-oracle"], "coins": 4, "persons": "0-0 6-0 6-0"}
    broken(play(table(narrow, options=LOWER), "tile phil-4"), "with inventors-temple 1", "GENTES-T-48")
    scribes = {"played": ["scriptorium", "library"], "cities": ["scribes-oracle"], "coins": 6}
    tiles = table(scribes, options={"modifiers_on": "tiles_only"}, round=3)
    broken(play(tiles, "sun scriptorium"), "with library", "GENTES-R-32")
    broken(table({"cities": ["inventors-temple"]}), "home inventors-temple 1", "GENTES-T-08")
    broken(table({"played": ["granary"]}), "sun granary", "GENTES-A-60")


# ---- exchanges


@pytest.mark.clause("GENTES-A-55", "GENTES-A-81")
def test_an_exchange_that_cannot_be_paid_or_taken() -> None:
    broken(table({"played": ["caravanserai"], "coins": 2}, round=3), "use caravanserai", "GENTES-A-81")
    full = table({"played": ["caravanserai"], "coins": 9, "temple": 4, "oracle": 4}, round=3)
    broken(full, "use caravanserai", "GENTES-A-81")
    broken(full, "use stoa", "GENTES-A-55")
    broken(table({"played": ["stoa"]}, round=3), "use stoa", "GENTES-A-55")  # only in the decline phase


@pytest.mark.clause("GENTES-R-45", "GENTES-T-40")
def test_exchanges_of_the_decline_phase() -> None:
    cities = ["sidon", "tyrus"]
    position = table({"played": ["stoa", "marketplace"], "cities": cities, "coins": 4}, round=4, step="decline")
    broken(position, "done", "GENTES-T-39")
    broken(position, "use mint", "GENTES-T-40")
    play(position, "use stoa")
    broken(position, "use stoa", "GENTES-R-45")
    play(position, "activate sidon")
    broken(position, "done", "GENTES-R-45")
    broken(position, "activate tyrus", "GENTES-T-39")


# ---- another question, another player, another phase


@pytest.mark.clause("GENTES-R-54")
def test_what_was_begun_is_finished_first() -> None:
    position = play(table({"temple": 3, "oracle": 1, "persons": "1-0 0-0 0-0"}), "cubes t3 o0")
    for text in ("tile phil-4", "swap noble", "end", "use caravanserai", "noble", "score forge"):
        broken(position, text, "GENTES-R-54")
    broken(position, "tile phil-4", "GENTES-T-04", 1)
    play(position, "gain priest")
    broken(position, "gain priest", "GENTES-R-54")


@pytest.mark.clause("GENTES-R-25", "GENTES-P-11", "GENTES-R-54", "GENTES-T-01", "GENTES-R-52")
def test_the_others_wait_for_whoever_declines_or_scores() -> None:
    blue = {"played": ["council_house"], "persons": "1-1 0-0 0-0", "hand": ["forge"], "oracle": 1}
    position = play(table(blue, round=4, step="decline"), "use council_house", "swap noble")
    broken(position, "swap noble", "GENTES-R-25", 1)
    broken(position, "done", "GENTES-R-54")
    final = table(blue, step="final")
    broken(final, "tile phil-4", "GENTES-T-01")
    broken(final, "use council_house", "GENTES-T-40")
    play(final, "swap noble")
    broken(final, "swap noble", "GENTES-P-11", 1)
    broken(final, "finish", "GENTES-R-54")
    empty = table({"oracle": 3, "persons": "1-0 0-0 0-0"}, step="final")
    broken(empty, "swap noble", "GENTES-R-52")
    broken(empty, "cubes t0 o3", "GENTES-R-52")


@pytest.mark.clause("GENTES-T-49", "GENTES-T-50", "GENTES-T-02", "GENTES-T-35")
def test_the_era_change_and_the_hand_limit() -> None:
    position = table(crowded(), round=2, step="after", mats={"orange": {"singles": 7}})
    play(position, "end")
    broken(position, "done", "GENTES-T-35", 0)
    chance(position)
    broken(position, "tile phil-4", "GENTES-T-49", 1)
    broken(position, "tile phil-4", "GENTES-T-02")
    broken(position, "activate athenai", "GENTES-T-39")
    broken(position, "use marketplace", "GENTES-T-40")
    play(position, "cubes t3 o0")
    broken(position, "done", "GENTES-R-54")
    broken(position, "done", "GENTES-T-49", 1)
    limit = table({"hand": HANDFUL, "singles": 0, "oracle": 1, "persons": "1-0 0-0 0-0"}, step="hand limit")
    broken(limit, "swap noble", "GENTES-T-50")
    broken(limit, "done", "GENTES-T-43")
    broken(limit, "limit 1+1", "GENTES-T-43")
    broken(limit, "use marketplace", "GENTES-T-40")


@pytest.mark.clause("GENTES-S-14", "GENTES-S-08", "GENTES-S-16", "GENTES-S-20", "GENTES-S-17", "GENTES-S-19")
def test_nobody_acts_before_the_table_is_set() -> None:
    position = GAME.new(2)
    for clause in ["GENTES-S-14", *["GENTES-S-08"] * 5, *["GENTES-S-16"] * 6]:
        assert position.turn == CHANCE
        broken(position, "tile phil-4", clause, 0)
        position.apply(CHANCE, int(position.legal(CHANCE)[0]))
    while position.turn != CHANCE:
        clause = "GENTES-S-17" if legal(position)[0].startswith("draft") else "GENTES-S-19"
        broken(position, "tile phil-4", clause)
        play(position, legal(position)[0])
    broken(position, "tile phil-4", "GENTES-S-20", 0)
    chance(position)
    assert "tile phil-4" in legal(position)


# ---- the words


def names_of_the_inside() -> set[str]:
    """What the notation, the JSON and the code call things. The names of cities and cards begin with a capital where
    people read them, so the small ones are of the inside too."""
    contents = box()
    ids = {tile.id for tile in contents.action_tile} | {card.id for card in contents.card}
    ids |= {site.id for site in contents.site} | {home.id for home in contents.hometown_site}
    ids |= {kind.id for kind in contents.hometown_kind} - {"scribes", "philosophers", "inventors"}
    return ids


INSIDE = names_of_the_inside()
ENGLISH = {  # words of the inside that are no words of German or Italian
    "artisan", "soldier", "merchant", "priest", "scholar", "temple", "oracle", "trade", "choice", "philosopher",
    "navigator", "scribe", "chronicler", "tax", "start", "red", "yellow", "green", "display", "discard", "coins",
    "cubes", "persons", "cities", "cards", "scribes", "philosophers", "inventors", "blue", "white", "violet",
}  # fmt: skip
FRENCH_TOO = {"artisan", "cubes", "oracle", "scribe", "scribes", "temple", "violet"}  # these mean the same in French


def leaks(sentence: str, lang: str) -> set[str]:
    words = set(re.findall(r"[\w-]+", sentence))
    codes = {w for w in words if "_" in w or re.fullmatch(r"[to]\d+|[a-z]+-\d+(-\d+)?|GENTES-\S+", w)}
    codes |= set(re.findall(r"#\d|\d\+\d|[{}<>]", sentence))
    foreign = {"en": set(), "fr": ENGLISH - FRENCH_TOO}.get(lang, ENGLISH)
    return codes | words & INSIDE | words & foreign


def test_leaks_are_found() -> None:
    assert leaks("take treasure_chamber", "en") == {"treasure_chamber"}
    assert leaks("take phil-4 and forge at athenai", "en") == {"phil-4", "forge", "athenai"}
    assert leaks("pay t1 o2 in 2+1", "en") == {"t1", "o2", "2+1"}
    assert leaks("ein Würfel verfällt (choice)", "de") == {"choice"}
    assert leaks("Blue takes Forge: 1 coin, temple, Athenai", "en") == set()


@pytest.mark.around  # about words
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_sentence_holds_a_name_of_the_inside(players: int) -> None:
    for case in (Case("gentes", players), Case("gentes", players, (("first_game", True),))):
        found = walk(case)
        for index in range(0, len(found.positions) - 1, patience(21, 7)):
            position = found.positions[index]
            seat = max(0, int(position.turn))
            space = list(GAME.space(position))[index % 29 :: 29]
            after = position.copy()
            log: list[Any] = []
            after.events = log
            after.apply(*found.steps[index])
            after.events = None
            for lang in LANGUAGES:
                said = [GAME.ask(GAME.view(position, viewer), lang) for viewer in (None, *range(players))]
                said += [GAME.say(after, event, lang) for event in log]
                said += [GAME.tell(position, seat, action, lang) for action in space]
                said += [GAME.reason(position, seat, action, lang) for action in space]
                for sentence in said:
                    assert not leaks(sentence, lang), (lang, sentence)
