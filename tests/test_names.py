"""Names of the players' own: which are possible, and that tables, records and the command line carry them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.bots.seats import Seats
from theomachy.core.errors import BadOption, BadRecord
from theomachy.core.game import LANGUAGES
from theomachy.core.match import Match
from theomachy.core.names import FAULTS, LONGEST, RESERVED, BadPlayerName, check_name, check_names
from theomachy.core.position import NOBODY
from theomachy.core.record import Record

NAMED = [name for name in theomachy.games() if theomachy.game(name).names]
OTHERS = [name for name in theomachy.games() if not theomachy.game(name).names]
named = pytest.mark.parametrize("game", NAMED)
GODS = ["Zeus", "Große-Spinne", "Ištar", "天照", "Ⅻ"]


def names_of(game: str, position: theomachy.Position) -> list[str]:
    return [theomachy.game(game).player_name(position, seat) for seat in range(position.players)]


# ---- which names


@pytest.mark.parametrize(("name", "fault"), [
    ("", "empty"), ("two words", "words"), ("a\tb", "words"), ("x" * (LONGEST + 1), "long"), ("<b>", "signs"),
    ("a,b", "signs"), ("#one", "signs"), ('say"', "signs"), ("a\u202eb", "signs"), ("a\x00", "signs"),
    ("{who}", "signs"), *((name, "reserved") for name in RESERVED), ("CHANCE", "reserved"),
])  # fmt: skip
def test_what_no_player_can_be_called(name: str, fault: str) -> None:
    with pytest.raises(BadPlayerName) as refused:
        check_name(name)
    assert refused.value.fault == fault
    said = {lang: refused.value.said(lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert "\u202e" not in "".join(said.values())
    assert str(refused.value) == said["en"]


def test_every_fault_is_said_in_every_language() -> None:
    for texts in FAULTS.values():
        assert set(texts) == set(LANGUAGES)


@pytest.mark.parametrize("name", [*GODS, "Salt_Shaker", "x" * LONGEST, "B.", "Ra!", "9", "Émile"])
def test_what_players_can_be_called(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("pair", [("Zeus", "Zeus"), ("Zeus", "zEUS"), ("STRASSE", "straße"), ("Ⅻ", "xii")])
def test_two_at_a_table_never_look_the_same(pair: tuple[str, str]) -> None:
    with pytest.raises(BadPlayerName) as refused:
        check_names(pair)
    assert refused.value.fault == "taken"
    assert pair[0] in str(refused.value)


# ---- at a table


def test_there_are_games_of_both_kinds() -> None:
    assert "playing-gods" in NAMED
    assert OTHERS


@named
def test_a_table_is_set_with_the_names(game: str) -> None:
    found = theomachy.game(game)
    for players in found.players:
        position = found.new(players, seed=3, player_names=GODS[:players])
        assert names_of(game, position) == GODS[:players]
        assert [p["name"] for p in found.view(position, 0)["players"]] == GODS[:players]
        assert names_of(game, found.new(players)) == list(found.names[:players])
        for lang in LANGUAGES:
            assert found.naming(lang)


@named
def test_names_change_nothing_but_names(game: str) -> None:
    found = theomachy.game(game)
    plain, other = found.new(3, seed=5), found.new(3, seed=5, player_names=GODS[:3])
    assert [int(a) for a in plain.legal(plain.turn)] == [int(a) for a in other.legal(other.turn)]


@named
def test_who_says_nothing_is_called_as_usual(game: str) -> None:
    found = theomachy.game(game)
    position = found.new(3, player_names=["", " Ne\u0301mesis ", ""])
    assert names_of(game, position) == [found.names[0], "Némesis", found.names[2]]
    with pytest.raises(BadPlayerName, match="called"):
        found.new(3, player_names=[found.names[1], "", ""])


@named
@pytest.mark.parametrize("names", [["Zeus"], ["Zeus", "Hera", "Thor"], "Ze", ["Zeus", 3]])
def test_as_many_names_as_players(game: str, names: object) -> None:
    with pytest.raises(BadOption, match="allowed"):
        theomachy.game(game).new(2, player_names=names)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", OTHERS)
def test_other_games_say_that_they_have_no_such_names(game: str) -> None:
    found = theomachy.game(game)
    assert found.naming() == ""
    with pytest.raises(BadOption, match=f"players of {game} have no names of their own; allowed for: {NAMED[0]}"):
        found.new(min(found.players), player_names=["Zeus"] * min(found.players))


# ---- records


def finished(game: str, seed: int, **names: list[str]) -> Match:
    match = Match(game, 3, seed, names=["random"] * 3, **names)  # type: ignore[arg-type]
    Seats(match.game, ["random"] * 3, seed).play_out(match)
    return match


@named
def test_a_record_replays_with_the_names(game: str) -> None:
    match = finished(game, 4, player_names=["Zeus", "Ištar", ""])
    record = Record.parse(str(match.record))
    assert record.tags["Players"] == f"Zeus,Ištar,{theomachy.game(game).names[2]}"
    assert record.tags["Result"].startswith("Zeus ")
    assert names_of(game, record.verify()) == names_of(game, match.position)
    assert names_of(game, Match.resume(record).position) == names_of(game, match.position)
    assert any(who == "Ištar" for who, _ in record.moves)
    plain = finished(game, 4)
    assert [text for _, text in plain.record.moves if " " not in text] == [
        text for _, text in match.record.moves if " " not in text
    ]
    assert Record.parse(str(plain.record)).verify().turn == NOBODY


@named
def test_a_record_with_impossible_names_is_refused(game: str) -> None:
    usual = ",".join(theomachy.game(game).names[:3])
    text = str(Match(game, 3, 4).record)
    for wrong in ("Zeus,zeus,Thor", "Zeus,,Thor", "chance,B,C"):
        with pytest.raises(BadRecord, match="players"):
            Record.parse(text.replace(usual, wrong)).verify()


@named
def test_a_match_from_a_position_has_its_names(game: str) -> None:
    found = theomachy.game(game)
    position = found.new(2, player_names=["Zeus", "Hera"])
    match = Match(game, position=position)
    assert match.record.tags["Players"] == "Zeus,Hera"
    assert json.loads(match.record.tags["Position"])["players"] == ["Zeus", "Hera"]
    with pytest.raises(BadOption, match="from a position"):
        Match(game, position=position, player_names=["A", "B"])


# ---- the command line


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.run(["play", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@named
def test_the_terminal_plays_with_names(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.theo"
    bots = ("--seats", "random,random,random", "--seed", "3", "--save", str(file))
    code, out, _ = play(capsys, game, *bots, "--names", "Zeus,,Hera")
    assert code == 0
    assert "Zeus" in out
    record = Record.load(file)
    assert record.tags["Players"].split(",") == ["Zeus", theomachy.game(game).names[1], "Hera"]
    record.verify()
    code, _, err = play(capsys, game, "--resume", str(file), "--names", "A,B,C")
    assert code == 2
    assert "names are for new games" in err


@pytest.mark.parametrize(("arguments", "said"), [
    (("gods-second", "--names", "Zeus,Hera", "--players", "2"), "no names of their own"),
    ((NAMED[0], "--names", "Zeus", "--players", "2"), "1 names for 2 players"),
    ((NAMED[0], "--names", "Zeus,Zeus", "--players", "2"), "two players cannot both be called 'Zeus'"),
    ((NAMED[0], "--names", "Old Nick,Hera", "--players", "2"), "for example Old-Nick"),
])  # fmt: skip
def test_wrong_names_are_one_clear_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = play(capsys, *arguments)
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1
