"""Names of the players' own: which are possible, and that tables, records and the command line carry them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.bots.seats import Seats
from theomachy.core.errors import BadOption, BadRecord
from theomachy.core.languages import LANGUAGES
from theomachy.core.match import Match
from theomachy.core.names import LONGEST, RESERVED, BadPlayerName, check_name, check_names
from theomachy.core.position import NOBODY
from theomachy.core.record import Record

NAMED = [name for name in theomachy.game_names() if theomachy.game(name).names]
OTHERS = [name for name in theomachy.game_names() if not theomachy.game(name).names]
named = pytest.mark.parametrize("game", NAMED)
GODS = ["Zeus", "Große-Spinne", "The Old Man of the Mountains beyond Sea.", "天照 大御神", "A B C"]


def names_of(game: str, position: theomachy.Position) -> list[str]:
    return [theomachy.game(game).player_name(position, seat) for seat in range(position.players)]


# ---- which names


@pytest.mark.parametrize(("name", "fault"), [
    ("", "empty"), ("two  words", "spaces"), (" Ra", "spaces"), ("Ra ", "spaces"), ("a\tb", "signs"),
    ("a\u00a0b", "signs"), ("x" * (LONGEST + 1), "long"), ("x " * (LONGEST // 2) + "x", "long"), ("<b>", "signs"),
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


@pytest.mark.parametrize(
    "name",
    [
        *GODS,
        "Salt_Shaker",
        "x" * LONGEST,
        "Chance the Second",
        "chance clock",
        "Zeus convert",
        "B.",
        "Ra!",
        "9",
        "Émile",
    ],
)
def test_what_players_can_be_called(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "pair", [("Zeus", "Zeus"), ("Zeus", "zEUS"), ("STRASSE", "straße"), ("Ⅻ", "xii"), ("Old Nick", "old nick")]
)
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
    position = found.new(3, player_names=["", " Ne\u0301mesis\u00a0 the  Just ", ""])
    assert names_of(game, position) == [found.names[0], "Némesis the Just", found.names[2]]
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
    match = finished(game, 4, player_names=["Zeus", "Ištar of Nineveh", ""])
    text = str(match.record)
    record = Record.parse(text)
    assert str(record) == text
    assert record.moves == match.record.moves
    assert record.tags["Players"] == f"Zeus,Ištar of Nineveh,{theomachy.game(game).names[2]}"
    assert record.tags["Result"].startswith("Zeus ")
    assert names_of(game, record.verify()) == names_of(game, match.position)
    assert names_of(game, Match.resume(record).position) == names_of(game, match.position)
    assert any(who == "Ištar of Nineveh" for who, _ in record.moves)
    assert '\n"Ištar of Nineveh" ' in text
    assert "\nZeus " in text
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


@named
def test_names_that_begin_alike_are_never_mixed_up(game: str) -> None:
    """Not even if one continues with words of the notation."""
    names = ["Zeus", "Zeus move", "move"]
    match = finished(game, 7, player_names=names)
    record = Record.parse(str(match.record))
    assert record.moves == match.record.moves
    assert {who for who, _ in record.moves} >= {*names, "chance"}
    assert record.verify().key() == match.position.key()


@named
def test_positions_and_actions_are_written_and_read_with_names(game: str) -> None:
    found = theomachy.game(game)
    match = finished(game, 6, player_names=["Old Nick", "Old  Nick II", "Nick"])
    spoken = set()
    position = match.start.copy()
    for player, action in match.actions:
        text = found.text(position, action)
        assert found.parse(position, text) == action
        assert found.parse(position, f"  {text.replace(' ', '   ')} ") == action
        assert all(" " not in target for target in found.targets(position, action))
        spoken |= {name for name in names_of(game, position) if text.endswith(f" {name}")}
        position.apply(player, action)
        if position.turn == NOBODY or len(spoken) < 3:
            data = json.loads(json.dumps(found.to_json(position)))
            assert found.position(data).key() == position.key()
    assert spoken == {"Old Nick", "Old Nick II", "Nick"}


@named
@pytest.mark.parametrize(("line", "said"), [
    ('"Old Nick"', "a WHO of several words"), ('"Old Nick move +1', "a WHO of several words"),
    ('"" move +1', "a WHO of several words"), ("Old Nick home NA", "no player 'Old'"),
    ('"Old Nick" home XX', "no continent"), ('"Old  Nick" home NA', "no player 'Old  Nick'"),
])  # fmt: skip
def test_a_damaged_line_with_a_name_is_refused(game: str, line: str, said: str) -> None:
    text = str(Match(game, 2, 4, player_names=["Old Nick", "Hera"]).record).split("\n\n")[0]
    assert Record.parse(f'{text}\n\n"Old Nick" home NA\n').replay().turn == 1
    with pytest.raises(BadRecord, match=said):
        Record.parse(f"{text}\n\n{line}\n").verify()


# ---- the command line


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.run(["play", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@named
def test_the_terminal_plays_with_names(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.theo"
    bots = ("--seats", "random,random,random", "--seed", "3", "--save", str(file))
    code, out, _ = play(capsys, game, *bots, "--names", "Old Nick, ,Hera of  Samos")
    assert code == 0
    assert "Old Nick" in out
    record = Record.load(file)
    assert record.tags["Players"].split(",") == ["Old Nick", theomachy.game(game).names[1], "Hera of Samos"]
    record.verify()
    code, _, err = play(capsys, game, "--resume", str(file), "--names", "A,B,C")
    assert code == 2
    assert "names are for new games" in err


@pytest.mark.parametrize(("arguments", "said"), [
    (("gods-second", "--names", "Zeus,Hera", "--players", "2"), "no names of their own"),
    ((NAMED[0], "--names", "Zeus", "--players", "2"), "1 names for 2 players"),
    ((NAMED[0], "--names", "Zeus,Zeus", "--players", "2"), "two players cannot both be called 'Zeus'"),
    ((NAMED[0], "--names", f"Old Nick{'o' * LONGEST},Hera", "--players", "2"), "at most 40"),
])  # fmt: skip
def test_wrong_names_are_one_clear_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = play(capsys, *arguments)
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1
