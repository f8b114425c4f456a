"""4 Gods on a server: everybody acts at once, the queue decides races, the loser reads what beat the action."""

from __future__ import annotations

import asyncio
import secrets
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tools import Person, all_mine, desk, server

import theomachy
from theomachy.core.languages import LANGUAGES
from theomachy.core.options import fronts
from theomachy.games.four_gods.table import clock
from theomachy.server import why
from theomachy.server.game_infos import game_info
from theomachy.server.hall import Hall
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.thinking import Thinkers


def choice(person: Person, table: str, seat: int, *words: str) -> int:
    """The action of a seat whose text has all the words."""
    choices = person.state(table, seat)["choices"]
    return next(int(c["action"]) for c in choices if all(word in c["text"].split() for word in words))


def do(person: Person, table: str, seat: int, action: int) -> Any:
    wish = {"seat": seat, "action": action, "seq": 0, "token": secrets.token_hex(8)}
    return person.send("POST", f"/api/tables/{table}/actions", wish)


@pytest.mark.clause("G4-T-03", "G4-T-07", "G4-A-08")
def test_a_race_for_a_cell(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2), options={"clock": "real", "cooldown_ms": 300})
        for seat in (1, 0):
            assert do(person, table, seat, choice(person, table, seat, "ready"))["type"] == "done"
        for seat in (0, 1):  # both hold up a tile; what each wants to do with it names tile and cell
            assert do(person, table, seat, choice(person, table, seat, "hold"))["type"] == "done"
        wanted = [choice(person, table, seat, "place", "a1") for seat in (0, 1)]
        assert do(person, table, 0, wanted[0])["type"] == "done"
        lost = do(person, table, 1, wanted[1])
        assert (lost["type"], lost["clause"]) == ("refused", "G4-A-01")
        assert "of North" in lost["reason"]
        # the winner must wait for the clock, which reports by itself and is recorded
        again = do(person, table, 0, choice(person, table, 1, "pass"))
        assert (again["type"], again["clause"]) == ("refused", "G4-T-07")
        end = time.time() + 10
        while not [c for c in person.state(table, 0)["choices"] if c["targets"] == ["button:pass"]]:
            assert time.time() < end
            time.sleep(0.05)
        assert do(person, table, 0, choice(person, table, 0, "pass"))["type"] == "done"


@pytest.mark.clause("G4-R-70")
def test_a_whole_line_in_one_request(tmp_path: Path) -> None:
    """A program may write `place T23b2 a1`; it is taken up and placed, and a repeated request changes nothing."""
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2))
        states = [person.state(table, seat) for seat in (0, 1)]
        seat = next(s for s in (0, 1) if states[s]["choices"])
        face = next(c["text"].split()[1] for c in states[seat]["choices"] if c["text"].startswith("hold"))
        wish = {"seat": seat, "text": f"place {face} g8", "seq": states[seat]["seq"], "token": secrets.token_hex(8)}
        refused = person.send("POST", f"/api/tables/{table}/actions", wish)
        assert (refused["type"], refused["clause"]) == ("refused", "G4-A-02")
        wish |= {"text": f"place {face} a1"}
        done = person.send("POST", f"/api/tables/{table}/actions", wish)
        assert (done["type"], done["seq"]) == ("done", states[seat]["seq"] + 2)
        assert person.send("POST", f"/api/tables/{table}/actions", wish) == done
        log = [line["text"] for line in person.state(table, 0)["log"]]
        assert [line for line in log if "places a tile in cell a1" in line]


@pytest.mark.clause("G4-R-70", "G4-A-11", "G4-A-18")
def test_a_line_that_is_refused_gets_the_rule_that_forbids_it(tmp_path: Path) -> None:
    """Not "cannot read", where one part of a readable line is forbidden; and in the asker's language."""
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2))
        states = [person.state(table, seat) for seat in (0, 1)]
        seat = next(s for s in (0, 1) if states[s]["choices"])
        face = next(c["text"].split()[1] for c in states[seat]["choices"] if c["text"].startswith("hold"))

        def refused(text: str, lang: str = "en") -> tuple[str, str]:
            wish = {"seat": seat, "text": text, "seq": states[seat]["seq"], "token": secrets.token_hex(8)}
            answer = person.send("POST", f"/api/tables/{table}/actions?lang={lang}", wish)
            assert answer["type"] == "refused"
            return answer["clause"], answer["reason"]

        assert refused(f"place {face} a1 +nw:blue") == ("G4-A-11", "For that you need a god.")
        assert refused(f"place {face} a1 +nw:blue", "de") == ("G4-A-11", "Dazu brauchst du eine Gottheit.")
        assert refused(f"destroy {face} a1:blue +nw:blue")[0] == "G4-A-39"
        assert person.state(table, seat)["seq"] == states[seat]["seq"]  # nothing was begun


@pytest.mark.clause("G4-T-23")
def test_a_bot_leaves_room_between_its_actions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(clock.PACES, clock.USUAL_LEVEL, 300)
    with server(tmp_path, bot_pause=0.01) as client:
        person = Person(client)
        options = {"clock": "real", "cooldown_ms": 0}
        table = person.table("four-gods", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=options)
        assert do(person, table, 0, choice(person, table, 0, "ready"))["type"] == "done"
        played = desk(client).hall.tables[table]
        end = time.time() + 30
        times: list[float] = []
        while len(times) < 4:
            assert time.time() < end
            time.sleep(0.05)
            rows = [entry.row for entry in played.past.entries if entry.row.player == 1]
            times = [row.at for row in rows if row.action >> 24 in clock.PACED]
            if rows and rows[-1].text == "pass":  # it waits now: something must happen
                draws = [c for c in person.state(table, 0)["choices"] if c["text"].split()[0] in ("row", "draw")]
                do(person, table, 0, int(draws[0]["action"]))
        assert all(later - sooner > 0.25 for sooner, later in pairwise(times))


def test_a_table_of_an_older_revision_goes_on_by_its_rules(tmp_path: Path) -> None:
    async def inside() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await store.put_person("me", "Me")
        hall = Hall(store, Thinkers(1), 0.0)
        seats = [SeatRow(n, "person", "me", f"P{n}", "") for n in range(2)]
        for rules in (1, 3, 4):
            name = f"t{rules}"
            row = TableRow(name, "four-gods", rules, 2, {}, "", False, name, "me", 1.0, 1.0, None, seats)
            await store.create_table(row)
        try:
            old, new, unknown = [await hall.get(f"t{rules}") for rules in (1, 3, 4)]
            assert unknown is None
            assert old is not None
            assert new is not None
            game = theomachy.game("four-gods")
            assert game.to_json(old.past.position)["rules"] == 1
            assert "rules" not in game.to_json(new.past.position)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(inside())


GAME = theomachy.game("four-gods")
WORLD = ["a1=SSPP", "b1=SSPP +nw:blue", "d1=SSFF", "e1=SSFF"]


def holding() -> theomachy.Position:
    return GAME.position({"world": WORLD, "hands": {"north": ["T23"]}, "gods": {"north": ["blue"]}})


def test_the_step_after_what_is_taken_up_is_told_before_it_is_taken_up() -> None:
    """A page takes a tile up with its next step only, and shows before what that step would mean."""
    table = holding()
    hold = GAME.parse(table, "hold T23b2")
    assert "cell:c1" in GAME.ahead(table, 0, hold)
    text, points = why.tell(GAME, table, 0, hold, "en", "cell:c1")
    assert text.startswith("place the tile (sea, sea, forest, plain) in cell c1; sea: largest kingdom 2→5")
    here = why.tell(GAME, table, 0, hold, "en", "cell:c1", here=True)[0]
    assert here.startswith("place the tile here; sea: largest kingdom 2→5"), "who points at the cell knows which"
    assert points[0] > 0
    assert why.tell(GAME, table, 0, hold, "en", "cell:h5") == ("", [])
    assert why.tell(GAME, table, 0, hold, "en")[0].startswith("hold up the tile")
    assert table.key() == holding().key()


@pytest.mark.parametrize(
    ("chosen", "target", "clause"),
    [
        (["face:T23b2"], "cell:d4", "G4-A-02"),  # too few edges, for the tile that was meant
        (["face:T23b2"], "cell:h8", "G4-A-06"),
        (["button:city"], "cell:d4", "G4-A-34"),
    ],
)
def test_a_place_is_refused_for_what_is_taken_up(chosen: list[str], target: str, clause: str) -> None:
    """Not because nothing is taken up yet: the page holds that back until the place is chosen."""
    world = [*WORLD, "g8=FFMM"]
    table = GAME.position({"world": world, "hands": {"north": ["T23"]}, "gods": {"north": ["blue"]}})
    text, found, _ = why.why_not(GAME, table, 0, target, chosen, "en")
    assert found == clause, text


def test_options_in_front_are_asked_as_ways_to_play() -> None:
    for lang in LANGUAGES:
        info = game_info(GAME, lang)
        assert [way.usual for way in info.front] == [True, False, False, False]
        assert len({way.title for way in info.front}) == 4
        assert all(way.text for way in info.front)
    ways = [(way.options["play"], way.options["clock"]) for way in info.front]
    assert ways[0] == ("simultaneous", "ticks")
    assert set(ways) == {(play, clock) for play in ("simultaneous", "timed") for clock in ("ticks", "real")}
    assert [o.id for o in info.options if o.front] == ["play", "clock"]
    assert fronts(theomachy.game("gods-second").options) == []


def test_what_is_drawn_is_told_in_a_few_words(tmp_path: Path) -> None:
    """Whoever draws leaves the rest to chance: what came of it is told as theirs, not as a sentence about nobody."""
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2), options={"clock": "ticks"})
        for _ in range(12):
            seat = next(s for s in (0, 1) if person.state(table, s)["choices"])
            now = person.state(table, seat)
            drawing = [c for c in now["choices"] if c["targets"] == ["button:draw1"]]
            discarding = [c for c in now["choices"] if c["targets"][:1] == ["button:both"]]
            person.play(table, seat, (drawing or discarding or now["choices"])[0]["action"], now["seq"])
            if drawing:
                break
        told = [d for d in person.state(table, seat)["did"] if d["text"] == "drew a tile"]
        assert [(d["who"], d["piece"]) for d in told] == [(seat, "page-closed")]
