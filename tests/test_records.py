"""Records and matches: damaged and foreign files, another box, undo, saving and going on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import theomachy
from theomachy import records
from theomachy.bots.seats import Seats
from theomachy.core.components import fingerprint
from theomachy.core.errors import BadComponents, BadOption, BadRecord, IllegalAction
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, NOBODY
from theomachy.core.record import Record
from theomachy.games.gods.second.table.box import COMPONENTS


def finished(seed: int = 1, **options: Any) -> Match:
    match = Match("gods-second", 2, seed, names=["random", "random"], **options)
    Seats(match.game, ["random", "random"], seed).play_out(match)
    return match


@pytest.fixture
def text() -> str:
    return str(finished().record)


def first_move(text: str) -> int:
    """The line of the first move, counted from 1."""
    return text.splitlines().index("") + 2


# ---- damaged and foreign files


def test_a_whole_record_is_good(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.theo"
    path.write_text(text, encoding="utf-8")
    finding = records.check(path)
    assert finding.good
    assert finding.message.startswith("gods-second, ")
    # Windows line ends, a byte order mark, comments and empty lines change nothing.
    path.write_bytes(b"\xef\xbb\xbf# from a forum\r\n\r\n" + text.replace("\n", "\r\n").encode())
    assert records.check(path).good


@pytest.mark.parametrize(("old", "new", "line", "reason"), [
    ('[Game "gods-second"]', '[Game "chess"]', 1, "no game 'chess'; there are: "),
    ('[Rules "1"]', '[Rules "99"]', 2, "rules revision 99 of gods-second; playable here: 1"),
    ('[Rules "1"]', '[Rules 1]', 2, "cannot read the tag"),
    ('[Players "red,yellow"]', '[Players "red,pink"]', 3, "no god 'pink'"),
    ('[Players "red,yellow"]', '[Players "red"]', 3, "for 2, 3, 4 players, not 1"),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Players "red,yellow"]', 4, "stands twice"),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Mood "good"]', 4, "no tag 'Mood'; known: Game, "),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Options "split_field"]', 4, "write name=value"),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Options "flood=1"]', 3, "no option 'flood'"),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Position "{"]', 4, "no JSON"),
    ('[Players "red,yellow"]', '[Players "red,yellow"]\n[Position "[1]"]', 4, "a position is a JSON object, not list"),
    ('[Game "gods-second"]\n', "", None, 'the tag [Game "..."] is missing'),
    ('[Players "red,yellow"]\n', "", None, 'the tag [Players "..."] is missing'),
])  # fmt: skip
def test_damaged_tags_are_refused_with_their_line(text: str, old: str, new: str, line: int | None, reason: str) -> None:
    assert old in text
    with pytest.raises(BadRecord) as caught:
        Record.parse(text.replace(old, new, 1)).verify()
    assert reason in str(caught.value)
    if line is not None:
        assert caught.value.line == line
        assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(("change", "reason"), [
    ("pink tribe green 2,0", "no player 'pink'; at this table: red, yellow, chance, clock"),
    ("red", "neither a tag nor a move"),
    ("red dance", "cannot read 'dance'"),
    ("red tribe pink 2,0", "'pink' is no colour"),
    ("red temple 50,50", "cannot 'temple 50,50' now (GODS2-A-02)"),
    ("yellow end turn", "cannot 'end turn' now"),
    ("chance draw decay", "cannot 'draw decay' now"),
    ('[Event "late"]', "tags come first"),
    ("red tem\x00ple", "characters"),
])  # fmt: skip
def test_damaged_moves_are_refused_with_their_line(text: str, change: str, reason: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("red ")) + 1
    lines[at - 1] = change
    with pytest.raises(BadRecord) as caught:
        Record.parse("\n".join(lines)).verify()
    assert reason in str(caught.value)
    assert caught.value.line == at


def test_a_lost_or_changed_end_shows(text: str) -> None:
    short = "\n".join(text.splitlines()[:-1])
    with pytest.raises(BadRecord, match=r"the result is given as 'red .*', but it replays to 'unfinished'"):
        Record.parse(short).verify()
    with pytest.raises(BadRecord, match="but it replays to"):
        Record.parse(text.replace('[Result "red ', '[Result "blue ')).verify()
    key = Record.parse(text).tags["Keys"]
    with pytest.raises(BadRecord, match=f"the final key is given as {'0' * 16}, but it replays to {key}"):
        Record.parse(text.replace(key, "0" * 16)).verify()


def test_a_saved_game_in_progress_is_guarded_too() -> None:
    match = Match("gods-second", 2, 1)
    match.play(match.position.turn, int(match.position.legal(match.position.turn)[0]))
    saved = str(match.snapshot())
    assert Record.parse(saved).verify().key() == match.position.key()
    lost = "\n".join(saved.splitlines()[:-1])
    with pytest.raises(BadRecord, match="the final key is given"):
        Match.resume(Record.parse(lost))


@pytest.mark.parametrize(("content", "reason"), [
    (b"root:x:0:0\n", "line 1: this is no record of ours"),
    (b"", "this is no record of ours"),
    (b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: this is not UTF-8 text"),
    (b'[Game "gods-second"]\n[Rules "1"]\n\xff\n', "line 3: this is not UTF-8 text"),
    (b'[Event "x"]\n[Site "y"]\n', "line 2: no tag 'Site'"),
])  # fmt: skip
def test_foreign_files_are_refused(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign.txt"
    path.write_bytes(content)
    finding = records.check(path)
    assert not finding.good
    assert reason in finding.message


def test_missing_files_and_empty_folders_are_refused(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in records.check(tmp_path / "none.theo").message
    assert "cannot be read: Is a directory" in records.check(tmp_path).message
    with pytest.raises(BadRecord, match="no records in "):
        list(records.files([tmp_path]))
    with pytest.raises(BadRecord, match="a record is text, not bytes"):
        Record.parse(b"")  # type: ignore[arg-type]


def test_a_file_is_written_whole_or_not_at_all(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.theo"
    Record.parse(text).save(path)
    assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(BadRecord, match="cannot be written"):
        Record.parse(text).save(tmp_path / "no folder" / "game.theo")


def test_folders_are_searched(text: str, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.theo", "deep/a.txt", "notes.md", ".hidden.txt"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert [p.name for p in records.files([tmp_path])] == ["b.theo", "a.txt"]


def test_texts_with_quotes_go_there_and_back() -> None:
    record = Record({"Game": "g", "Rules": "1", "Players": "a,b", "Event": 'the "great" \\ final'})
    assert Record.parse(str(record)).tags == record.tags


def test_names_of_players_are_kept_and_checked() -> None:
    assert Match("gods-second", 2, 1, names=["Ann", "level:4"]).record.seats == ["Ann", "level:4"]
    with pytest.raises(BadRecord, match="without ';'"):
        Match("gods-second", 2, 1, names=["A;B", "C"])
    with pytest.raises(BadOption, match="1 names for 2 players"):
        Match("gods-second", 2, 1, names=["A"])


# ---- positions and other boxes


def test_a_match_from_a_position_keeps_it() -> None:
    game = theomachy.game("gods-second")
    start = game.position({"players": ["blue", "red"], "field": ["T blue 0,0", "T red 1,0", "D 2,0"], "on_turn": "red"})
    match = Match(game, position=start, seed=2)
    Seats(game, ["random", "random"], 2).play_out(match)
    record = Record.parse(str(match.record))
    assert record.start().key() == start.key()
    assert record.verify().key() == match.position.key()
    with pytest.raises(BadOption, match="from the position"):
        Match(game, 2, position=start)
    wrong = str(record).replace('[Players "blue,red"]', '[Players "red,blue"]')
    with pytest.raises(BadRecord, match="the tag Players has red, blue, the position blue, red"):
        Record.parse(wrong).start()


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box in which everybody begins with four power."""
    path = tmp_path / "my box.toml"
    text = COMPONENTS.read_text(encoding="utf-8")
    assert "start = 2" in text
    path.write_text(text.replace("start = 2", "start = 4"), encoding="utf-8")
    return path


def test_another_box_is_recorded_and_demanded(box: Path, tmp_path: Path) -> None:
    match = finished(components=box)
    assert match.record.tags["Components"] == fingerprint(box)
    assert str(box) not in str(match.record)
    path = tmp_path / "game.theo"
    match.snapshot().save(path)
    assert records.check(path, box).good
    assert Record.load(path, box).verify().key() == match.position.key()
    without = records.check(path)
    assert not without.good
    assert "another components file" in without.message
    assert "is not the components file of this game" in records.check(path, COMPONENTS).message
    plain = tmp_path / "plain.theo"
    finished().snapshot().save(plain)
    assert "was played with the components of gods-second" in records.check(plain, box).message
    assert "cannot be read" in records.check(path, tmp_path / "none.toml").message


def test_another_box_survives_undo_and_going_on(box: Path) -> None:
    match = Match("gods-second", 2, 3, components=box)
    who = match.position.turn
    key = match.position.key()
    assert match.position.power[who] == 7  # type: ignore[attr-defined]
    match.play_text("discard " + match.game.view(match.position)["display"][0])
    match.undo()
    assert match.position.key() == key
    record = Record.parse(str(match.snapshot()))
    record.components = box
    again = Match.resume(record, 3)
    assert again.position.key() == key
    assert again.record.tags["Components"] == fingerprint(box)
    middle = Match("gods-second", position=again.position)
    assert middle.record.tags["Components"] == fingerprint(box)
    assert str(box) not in str(middle.record)


def test_a_wrong_box_sets_no_table(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(COMPONENTS.read_text(encoding="utf-8").replace("temples = 32", "temples = 33"), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"totals.temples is 33, but the parts add up to 32"):
        Match("gods-second", 2, components=path)


# ---- playing, taking back, going on


def test_refused_actions_change_nothing() -> None:
    match = Match("gods-second", 2, 1)
    before = (match.position.key(), str(match.record), len(match.log))
    for attempt in ("temple 50,50", "end turn", "move 0,0>3,0"):
        with pytest.raises(IllegalAction):
            match.play_text(attempt)
    with pytest.raises(IllegalAction, match="chance acts by itself"):
        match.play(CHANCE, 0)
    assert (match.position.key(), str(match.record), len(match.log)) == before


def test_a_line_of_two_steps_is_done_whole_or_not_at_all() -> None:
    game = theomachy.game("gods-second")
    table = {"players": 2, "field": ["T red 0,0", "T yellow 1,0", "D 2,0"], "on_turn": "red", "step": "actions"}
    match = Match(game, position=game.position({**table, "power": {"red": 5}, "display": ["green", "violet"]}), seed=1)
    with pytest.raises(IllegalAction):
        match.play_text("move 2,0>9,9")
    assert not match.actions
    match.play_text("move 2,0>0,1")
    assert match.record.moves[:2] == [("red", "move 2,0"), ("red", "to 0,1")]


def test_undo_stops_at_chance_and_at_others() -> None:
    match = Match("gods-second", 2, 1)
    who = match.position.turn
    other = 1 - who
    assert match.can_undo(who) == 0
    keys = [match.position.key()]
    story = match.story()
    display = match.game.view(match.position)["display"]
    match.play_text(f"discard {display[0]}")
    assert match.can_undo(who) == 1
    assert match.can_undo(other) == 0
    match.undo()
    assert match.position.key() == keys[0]
    assert match.story() == story
    match.play_text(f"discard {display[0]}")
    match.play(who, int(match.position.legal(who)[0]))  # ends the turn: chance refills the display
    assert match.position.turn == other
    assert match.can_undo(who) == 0
    with pytest.raises(IllegalAction, match="cannot go back 999"):
        match.undo(999)


def test_undo_takes_the_result_back_too() -> None:
    match = finished()
    assert match.over
    match.undo()
    assert not {"Result", "Keys"} & set(match.record.tags)
    assert len(match.record.moves) == len(match.actions)
    assert Record.parse(str(match.record)).verify().key() == match.position.key()


def test_a_match_goes_on_where_it_was_left() -> None:
    match = finished()
    half = Record.parse(str(match.record))
    for upto in (0, 1, len(half.moves) // 2, len(half.moves)):
        part = Record({k: v for k, v in half.tags.items() if k not in ("Result", "Keys")}, half.moves[:upto])
        again = Match.resume(part, seed=9)
        assert again.record.moves[:upto] == half.moves[:upto]
        assert again.position.turn != CHANCE
        Seats(again.game, ["random", "random"], 9).play_out(again)
        assert Record.parse(str(again.record)).verify().turn == NOBODY


def test_a_record_can_be_looked_at_after_any_move(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.theo"
    path.write_text(text, encoding="utf-8")
    record = Record.parse(text)
    keys = [record.start().key(), *(p.key() for p in record.positions(record.start()))]
    for move in (0, 1, 7, len(record.moves)):
        assert records.at(path, move).position.key() == keys[move] == record.replay(move).key()
    assert records.at(path, None).position.key() == keys[-1]
    for wrong in (-1, len(record.moves) + 1):
        with pytest.raises(BadRecord, match=f"there is no move {wrong}"):
            records.at(path, wrong)
        with pytest.raises(BadRecord, match=f"there is no move {wrong}"):
            record.replay(wrong)


def test_without_a_seed_chance_is_fresh() -> None:
    assert len({str(Match("gods-second", 4).record.moves) for _ in range(12)}) > 1
