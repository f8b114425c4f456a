"""A finished game looked at again: chances, turning points, past positions; for every game, and kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tools import SHORT, Person, all_mine, desk, fewest, play_to_the_end, server

import theomachy
from choosing import patience
from theomachy.bots import analysis, luck, seats
from theomachy.bots.analysis import Moment, decisions, turning_points
from theomachy.core.languages import LANGUAGES
from theomachy.server import reviews

GAME = "gods-second"
every_game = pytest.mark.parametrize("game", theomachy.game_names())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations: the tests are about the way, not about the strength."""
    monkeypatch.setattr(analysis, "FEWEST", 2)
    monkeypatch.setattr(analysis, "SIMULATIONS", patience(60, 600))


def wait(person: Person, table: str, query: str = "") -> tuple[Any, list[float]]:
    seen: list[float] = []
    for _ in range(3000):  # a busy machine takes its time
        found = person.send("POST", f"/api/tables/{table}/review?{query}", None, 200)
        if found["done"]:
            return found, seen
        seen.append(found["progress"])
        time.sleep(0.05)
    raise AssertionError("no end")


@pytest.mark.usefixtures("quick")
@every_game
def test_every_game_is_looked_at_again(client: TestClient[Any], game: str) -> None:
    person = Person(client)
    players = fewest(game)
    table = person.table(game, all_mine(players), options=SHORT.get(game, {}))
    play_to_the_end(person, table, seed=2)
    assert not person.get(f"/api/tables/{table}/review")["done"], "reading begins nothing"
    found, seen = wait(person, table)
    assert seen == sorted(seen)
    record = theomachy.Record.parse(client.get(f"/api/tables/{table}/record", headers=person.headers).text)
    assert found["moves"] == len(record.moves)
    assert found["at"] == [*decisions(record), len(record.moves)]
    assert len(found["chances"]) == len(found["at"])
    for row in found["chances"]:
        assert len(row) == players
        assert abs(sum(row) - 1) < 0.01
    final = record.verify()
    assert [x > 0 for x in found["chances"][-1]] == [final.rank(p) == 1 for p in range(players)]
    for turn in found["turns"]:
        assert turn["told"]
        assert len(turn["short"].split()) <= 8, "a few words"
        assert turn["short"] or not turn["piece"]
        assert record.moves[turn["at"] - 1][0] == theomachy.game(game).player_name(final, turn["seat"])
        assert f'data-target="moment:{turn["at"]}"' in found["svg"]
    assert found["svg"].startswith("<svg")
    if found["luck"]:  # a net was trained for such a table
        assert len(found["luck"]) == players
        assert abs(sum(found["luck"])) < 0.01, "what chance gives one it takes from others"
    for stroke in found["strokes"]:
        assert record.moves[stroke["at"] - 1][0] == "chance"
        assert stroke["told"].startswith(stroke["short"])
        assert stroke["change"][stroke["seat"]] == max(stroke["change"])
    again = person.get(f"/api/tables/{table}/review?lang=de&theme=dark&layout=tall")
    assert again["done"]
    assert again["chances"] == found["chances"]
    assert "Gewinnchancen" in again["svg"]


@pytest.mark.usefixtures("quick")
def test_what_was_found_out_survives_the_process(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        play_to_the_end(person, table)
        found, _ = wait(person, table)
    with server(tmp_path) as client:
        assert client.get(f"/api/tables/{table}/review", headers=person.headers).json() == found
        assert desk(client).thinkers.desk is None, "nobody had to think again"


@pytest.mark.usefixtures("quick")
def test_luck_is_told_with_its_greatest_gifts_and_older_reviews_stay_readable(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("playing-gods", all_mine(2))
        play_to_the_end(person, table, seed=3)
        found, _ = wait(person, table, "lang=de")
        assert max(found["luck"]) > 0.02
        assert [stroke["number"] for stroke in found["strokes"]] == [1, 2, 3]
        assert [stroke["at"] for stroke in found["strokes"]] == sorted(stroke["at"] for stroke in found["strokes"])
        text = client.get(f"/api/tables/{table}/record", headers=person.headers).text
        gifts = luck.luck(luck.strokes_of(theomachy.Record.parse(text)), 2)
        assert found["luck"] == pytest.approx(gifts, abs=1e-4)
    old = msgspec.json.encode([Moment(1, 0, "a", 0.5, "a", 0.5, (0.5, 0.5))]).decode()
    kept = reviews.read(old)
    assert (len(kept.moments), kept.strokes) == (1, [])
    assert reviews.read(msgspec.json.encode(kept).decode()) == kept


def test_a_running_game_has_no_past_yet_and_strangers_have_none_at_all(client: TestClient[Any]) -> None:
    person, stranger = Person(client), Person(client)
    table = person.table("gentes", all_mine(2))
    person.send("POST", f"/api/tables/{table}/review?lang=it", None, 409)
    assert "finita" in person.send("POST", f"/api/tables/{table}/review?lang=it", None, 409)["detail"]
    person.get(f"/api/tables/{table}/past?at=1", 409)
    stranger.send("POST", f"/api/tables/{table}/review", None, 404)
    stranger.get(f"/api/tables/{table}/past?at=1", 404)


@every_game
def test_every_moment_can_be_seen_again(client: TestClient[Any], game: str) -> None:
    person, guest = Person(client), Person(client)
    table = person.table(game, all_mine(fewest(game)), public=True, options=SHORT.get(game, {}))
    final = play_to_the_end(person, table, seed=2)
    last = person.get(f"/api/tables/{table}/past?at=999999")
    assert last["panels"] == final["panels"]
    moves = last["moves"]
    told = []
    for at in sorted({0, 1, moves // 2, moves - 1, moves}):
        past = person.get(f"/api/tables/{table}/past?at={at}&seat=0")
        assert past["at"] == at
        assert past["panels"][0]["body"].startswith("<svg")
        told += past["lines"]
    assert told
    log = desk(client).hall.tables[table].past
    for at in [*range(0, moves, patience(9, 1)), moves]:
        then = person.get(f"/api/tables/{table}/past?at={at}&seat=0")
        assert then["told"].strip(), f"nothing is said of move {at}"
        assert then["asked"] == seats.asked(log.at(at)), "whose move it was then, not who won"
        view = log.game.view(log.at(at), 0)
        assert [p["points"] for p in then["points"]] == [p.get("points") for p in view["players"]]
        assert then["seq"] == (log.entries[at - 1].row.seq if at else 0)
    guest.get(f"/api/tables/{table}/past?at=1")
    guest.get(f"/api/tables/{table}/past?at=1&seat=0", 404)


def test_a_move_of_which_the_log_is_silent_is_told_as_it_was_before_it_was_done(client: TestClient[Any]) -> None:
    person = Person(client)
    table = person.table("gentes", all_mine(2), options=SHORT.get("gentes", {}))
    play_to_the_end(person, table, seed=2)
    pages = range(0, person.get(f"/api/tables/{table}/past?at=999999")["moves"], 3)
    pasts = [person.get(f"/api/tables/{table}/past?at={at}&seat=0&lang=de") for at in pages]
    silent = [past for past in pasts if not past["lines"]]
    assert silent[0]["told"] == "Hier beginnt die Partie."
    titles = desk(client).hall.tables[table].titles("de")
    assert any(past["told"].startswith(tuple(f"{title}: " for title in titles)) for past in silent)
    for past in pasts:
        if past["lines"]:
            assert past["told"] == " ".join(line["text"] for line in past["lines"])


def test_what_others_did_in_secret_is_not_told_of_a_game_that_was_ended_unfinished(client: TestClient[Any]) -> None:
    host, guest = Person(client), Person(client)
    table = host.table("gentes", [{"kind": "me"}, {"kind": "link"}], public=True)
    key = host.get(f"/api/tables/{table}")["invite"]
    guest.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bea", "key": key}, 200)
    for _ in range(patience(60, 200)):
        for person, seat in ((host, 0), (guest, 1)):
            state = person.get(f"/api/tables/{table}/state?seat={seat}")
            if state["choices"]:
                person.play(table, seat, state["choices"][0]["action"], state["seq"])
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    untold = {}
    for at in range(1, host.get(f"/api/tables/{table}/past?at=999999")["moves"] + 1):
        mine, theirs = (p.get(f"/api/tables/{table}/past?at={at}&seat={n}") for p, n in ((host, 0), (guest, 1)))
        if not mine["lines"]:
            untold[at] = mine["told"], theirs["told"]
    hidden = [mine for mine, _ in untold.values() if mine.endswith(" makes a move that you may not see.")]
    own = [theirs for mine, theirs in untold.values() if mine in hidden]
    assert hidden
    assert not any(theirs.endswith("may not see.") for theirs in own), "who did it knows it"


def test_the_better_move_can_be_shown_on_the_board_before_it(client: TestClient[Any]) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    play_to_the_end(person, table, seed=2)
    log = desk(client).hall.tables[table].past
    game, telling = log.game, dict.fromkeys(LANGUAGES, "Something")
    found: list[Moment] = []
    places = [i for i, entry in enumerate(log.entries) if analysis.has_choice(log.at(i), entry.row.player)]
    for number, index in enumerate(places):
        before, row = log.at(index), log.entries[index].row
        # In the middle the chances turn, by a move that was not the best: the last one that was open is better.
        best = game.text(before, [int(a) for a in before.legal(row.player) if a != row.action][-1])
        won = 0.8 if number <= len(places) // 2 else 0.2
        if number == len(places) // 2:
            found.append(Moment(index, row.player, row.text, 0.2, best, 0.7, (won, 1 - won), telling, telling))
        else:
            found.append(Moment(index, row.player, row.text, 0.5, row.text, 0.5, (won, 1 - won), telling, telling))
    kept = msgspec.json.encode(reviews.Found(found)).decode()
    client.blocking_portal.call(desk(client).store.put_analysis, table, log.seq, kept)
    turns = person.get(f"/api/tables/{table}/review")["turns"]
    better = [turn for turn in turns if turn["better"]]
    assert [turn["at"] for turn in better] == [places[len(places) // 2] + 1]
    before, row = log.at(better[0]["at"] - 1), log.entries[better[0]["at"] - 1].row
    moment = found[len(places) // 2]
    assert better[0]["better_targets"] == list(game.targets(before, game.parse(before, moment.best)))
    assert better[0]["done_targets"] == list(game.targets(before, row.action))
    assert better[0]["better_targets"] != better[0]["done_targets"]
    assert all(not turn["better_targets"] for turn in turns if not turn["better"])


@pytest.mark.usefixtures("quick")
def test_only_so_many_games_at_a_time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    play_to_the_end(person, table)
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    person.send("POST", f"/api/tables/{table}/review", None, 429)
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    assert wait(person, table)[0]["done"]


def finish(client: TestClient[Any], table: str) -> None:
    """Wait until the review is done, without asking for it as a page does."""
    until = time.monotonic() + 120
    while table in desk(client).reviews.running and time.monotonic() < until:
        time.sleep(0.02)
    assert table not in desk(client).reviews.running


@pytest.mark.usefixtures("quick")
def test_a_review_gives_its_place_free_when_nobody_asks_for_it(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its page was closed; others get their turn, and what was found out is there for whoever comes later."""
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    person = Person(client)
    tables = [person.table(GAME, all_mine(2)) for _ in range(2)]
    for table in tables:
        play_to_the_end(person, table)
        person.send("POST", f"/api/tables/{table}/review", None, 200)
        finish(client, table)
    assert all(person.get(f"/api/tables/{table}/review")["done"] for table in tables)


@pytest.mark.usefixtures("quick")
def test_one_address_takes_only_some_of_the_places(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_EACH", 1)
    person, other = Person(client), Person(client)  # two guests, but one address
    first, second = person.table(GAME, all_mine(2)), other.table(GAME, all_mine(2))
    play_to_the_end(person, first)
    play_to_the_end(other, second)
    person.send("POST", f"/api/tables/{first}/review", None, 200)
    person.send("POST", f"/api/tables/{first}/review", None, 200)  # to ask again begins nothing more
    refused = other.send("POST", f"/api/tables/{second}/review", None, 429)
    assert "1 reviews running" in refused["detail"]
    finish(client, first)
    other.send("POST", f"/api/tables/{second}/review", None, 200)


def test_after_a_failure_it_begins_anew(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    play_to_the_end(person, table)

    async def broken(*_: object) -> Any:
        raise RuntimeError("the process died")

    study = desk(client).thinkers.study
    monkeypatch.setattr(desk(client).thinkers, "study", broken)
    person.send("POST", f"/api/tables/{table}/review", None, 200)
    finish(client, table)
    person.send("POST", f"/api/tables/{table}/review", None, 503)
    monkeypatch.setattr(desk(client).thinkers, "study", study)
    assert person.send("POST", f"/api/tables/{table}/review", None, 200)["progress"] == 0


def test_a_turning_point_is_a_lasting_change() -> None:
    """One jump that stays is found where it happened; one that is gone at once is none."""
    told = dict.fromkeys(("en", "de", "it"), "x")

    def moment(i: int, chance: float) -> Moment:
        return Moment(i, i % 2, "a", chance, "a", chance, (chance, 1 - chance), told, told)

    jump = [moment(i, 0.5 if i < 10 else 0.9) for i in range(20)]
    points = turning_points(jump, [1.0, 0.0])
    assert (points[0].place, round(points[0].change[0], 2)) == (9, 0.4)
    assert len(points) <= 2
    restless = [moment(i, 0.5 + 0.03 * (-1) ** i) for i in range(20)]
    assert turning_points(restless, [0.5, 0.5]) == []
    assert turning_points([], [1.0, 0.0]) == []
    assert msgspec.json.decode(msgspec.json.encode(jump), type=list[Moment]) == jump
