"""What an assistant can do: play against bots, ask about rules and records, and see no more than its seat may."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest

import theomachy
from theomachy.assistant import LARGEST_RECORD, MOST_TABLES, Parlour
from theomachy.bots import analysis
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadRecord, BadText, IllegalAction, TheomachyError
from theomachy.core.match import Match
from theomachy.core.position import EVERYBODY
from theomachy.core.record import Record

ROOT = Path(__file__).parents[1]
GAME = "gods-second"
RECORD = ROOT / "tests" / "records" / GAME / "plain-1.theo"
SECRET: dict[str, dict[str, Any]] = {
    "gentes": {"hand_visibility": "hidden"}, "playing-gods": {}, "four-gods": {"hands_open": False, "gods": "secret"},
}  # fmt: skip
HIDING = [name for name in theomachy.game_names() if theomachy.game(name).hidden]


@pytest.fixture
def parlour() -> Iterator[Parlour]:
    found = Parlour()
    yield found
    found.close()


# ---- the parlour


@pytest.mark.parametrize("game", theomachy.game_names())
def test_an_assistant_plays_against_bots(parlour: Parlour, game: str) -> None:
    begun = parlour.begin(game, bot="random", seed=3)
    assert begun["your_turn"]
    assert begun["text"]
    seen = begun
    for _ in range(4):
        legal = parlour.legal(begun["table"])
        assert legal["count"] >= 1
        assert all(entry["means"] for entry in legal["actions"])
        seen = parlour.play(begun["table"], legal["actions"][0]["text"])
        if seen["over"]:
            break
    assert seen["news"]
    assert parlour.look(begun["table"])["news"] == [], "what was told is not told again"


def finished(parlour: Parlour, game: str = GAME) -> str:
    """A table whose game is over: bots have taken the assistant's place for the middle of it."""
    table = parlour.tables[parlour.begin(game, bot="random", seed=1)["table"]]
    dice = Dice(1)
    while not table.match.over:
        legal = [int(a) for a in table.match.position.legal(table.me)]
        table.match.play(table.me, legal[dice.below(len(legal))])
        table.let_bots_play()
    return table.id


def test_a_finished_game_has_a_result_and_no_more_turns(parlour: Parlour) -> None:
    table = finished(parlour)
    seen = parlour.look(table, view=True)
    assert seen["over"]
    assert not seen["your_turn"]
    assert min(row["place"] for row in seen["result"]) == 1
    assert {row["who"] for row in seen["result"]} == {"you", "random"}
    assert parlour.legal(table)["actions"] == []
    with pytest.raises(BadOption, match="over"):
        parlour.play(table, "end")
    assert parlour.why_not(table, "end")["allowed"] is False
    parlour.leave(table)
    with pytest.raises(BadOption, match="no table"):
        parlour.look(table)


@pytest.mark.parametrize("game", HIDING)
def test_nothing_that_the_seat_may_not_know_is_told(parlour: Parlour, game: str) -> None:
    """In a position that the assistant cannot tell from the true one every answer is the same."""
    rules = theomachy.game(game)
    begun = parlour.begin(game, max(rules.players), bot="random", seed=5, options=SECRET[game])
    table = parlour.tables[begun["table"]]
    dice = Dice(1)
    other = None
    while other is None:  # until something is hidden
        legal = [int(a) for a in table.match.position.legal(table.me)]
        table.match.play(table.me, legal[dice.below(len(legal))])
        table.let_bots_play()
        worlds = [table.match.position.redeal(table.me, Dice(seed)) for seed in range(6)]
        other = next((world for world in worlds if world.key() != table.match.position.key()), None)
        assert not table.match.over
    parlour.look(table.id)  # so that the news, which are told once, stand in neither answer
    answers = []
    true = table.match
    for position in (true.position, other):
        table.match = believed(true, position)
        tried = sorted({rules.text(true.position, a) for a in rules.space(true.position)})[::97]
        said: list[object] = [parlour.look(table.id, view=True), parlour.legal(table.id), parlour.picture(table.id)]
        for text in tried:
            try:
                said.append(parlour.why_not(table.id, text))
            except TheomachyError as error:
                said.append(str(error))
        answers.append(json.dumps(said))
    table.match = true
    assert answers[0] == answers[1]
    with pytest.raises(BadOption, match="secrets"):
        parlour.record(table.id)
    with pytest.raises(BadOption, match="over"):
        parlour.analyse(table_id=table.id)


def believed(match: Match, position: theomachy.Position) -> Match:
    """The same match as if it had come to another position."""
    twin = copy(match)
    log = copy(match.log)
    log.position = position
    twin.log = log
    return twin


def test_what_is_refused_changes_nothing_and_names_the_clause(parlour: Parlour) -> None:
    table = parlour.begin(GAME, bot="random", seed=1)["table"]
    game, position = theomachy.game(GAME), parlour.tables[table].match.position
    legal = {entry["text"] for entry in parlour.legal(table)["actions"]}
    forbidden = next(t for t in (game.text(position, a) for a in game.space(position)) if t not in legal)
    moves = len(parlour.tables[table].match.log)
    with pytest.raises(IllegalAction) as refused:
        parlour.play(table, forbidden)
    assert refused.value.clause in str(refused.value)
    told = parlour.why_not(table, forbidden)
    assert (told["allowed"], told["clause"]) == (False, refused.value.clause)
    assert told["rule"]
    assert parlour.why_not(table, min(legal))["allowed"] is True
    with pytest.raises(BadText):
        parlour.play(table, "nonsense")
    assert len(parlour.tables[table].match.log) == moves


def test_rules_are_found_by_id_and_by_words(parlour: Parlour) -> None:
    (one,) = parlour.rules("gods2-a-01")
    assert one["id"] == "GODS2-A-01"
    found = parlour.rules("temple", GAME)
    assert found
    assert all("temple" in entry["text"].casefold() or entry["id"] for entry in found)
    assert {entry["game"] for entry in found} == {GAME}
    for words, game in (("", ""), ("xyzzy", ""), ("temple", "chess")):
        with pytest.raises(BadOption):
            parlour.rules(words, game)


@pytest.mark.parametrize(("wish", "said"), [
    ({"game": "chess"}, "chess"),
    ({"game": GAME, "players": 9}, "is for 2, 3, 4"),
    ({"game": GAME, "players": -1}, "is for 2, 3, 4"),
    ({"game": "g" * 10**6}, "game: a text of 1000000 letters; allowed: 200"),
    ({"game": GAME, "bot": "program:/bin/sh"}, "no bot 'program:/bin/sh'"),
    ({"game": GAME, "options": {"components": "/a/file"}}, "no option 'components'"),
    ({"game": GAME, "options": {"names": ["x", "y"]}}, "no option 'names'"),
    ({"game": GAME, "options": {"max_turns": 2**63}}, "from 0 to 1000000"),
    ({"game": GAME, "options": {"max_turns": [[[]]]}}, "not allowed"),
    ({"game": GAME, "seed": 2**80}, "seed"),
    ({"game": GAME, "bot": "level:99"}, "level:1"),
    ({"game": GAME, "seat": 2}, "0 to 1"),
    ({"game": GAME, "options": {"nothing": 1}}, "nothing"),
    ({"game": GAME, "lang": "xx"}, "xx"),
])  # fmt: skip
def test_a_wrong_wish_says_what_is_allowed(parlour: Parlour, wish: dict[str, Any], said: str) -> None:
    with pytest.raises(TheomachyError, match=said):
        parlour.begin(**wish)
    assert parlour.tables == {}


def test_there_is_an_end_to_tables_and_records(parlour: Parlour) -> None:
    first = parlour.begin(GAME, bot="random", seed=1)["table"]
    for number in range(MOST_TABLES - 1):
        parlour.tables[str(number)] = parlour.tables[first]
    with pytest.raises(BadOption, match=str(MOST_TABLES)):
        parlour.begin(GAME)
    for bad in ("x" * (LARGEST_RECORD + 1), '[Game "gods-second"]\n[Components "/a/file"]\n'):
        with pytest.raises(BadRecord):
            parlour.analyse(record=bad)
    for wish in ({}, {"record": "x", "table_id": first}):
        with pytest.raises(BadOption, match="say what"):
            parlour.analyse(**wish)


def test_what_is_too_long_is_neither_read_nor_repeated(parlour: Parlour) -> None:
    table = parlour.begin(GAME, bot="random", seed=1)["table"]
    long = "temple " * 50_000
    for wish in (
        lambda: parlour.play(table, long), lambda: parlour.why_not(table, long), lambda: parlour.legal(table, long),
        lambda: parlour.rules(long), lambda: parlour.rules("temple", long), lambda: parlour.look(long),
    ):  # fmt: skip
        with pytest.raises(BadOption, match="350000 letters; allowed: 200") as refused:
            wish()
        assert len(str(refused.value)) < 100
    with pytest.raises(BadOption, match="first: -3"):
        parlour.legal(table, first=-3)


def test_no_record_makes_it_read_a_file(parlour: Parlour, tmp_path: Path) -> None:
    """Neither by a tag, nor by an option, nor as a position; and what stands in the file is told by no refusal."""
    file = tmp_path / "secret.json"
    file.write_text('{"word": "swordfish"}', encoding="utf-8")
    whole = RECORD.read_text(encoding="utf-8")
    tags = [
        f'[Components "{file}"]', f'[Position "{file}"]', f'[Options "components={file}"]', '[Position "{}"]',
        f'[components "{file}"]', f'[Position "{{\\"components\\": \\"{file}\\"}}"]',
    ]  # fmt: skip
    for tag in tags:
        record = whole.replace("[Players", f"{tag}\n[Players")
        for wish in (parlour.analyse, parlour.picture):
            with pytest.raises(TheomachyError) as refused:
                wish(record=record)
            assert "swordfish" not in str(refused.value)


def test_a_record_is_looked_at_again(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "WORLDS", 1)
    whole = Record.load(RECORD)
    tags = {name: text for name, text in whole.tags.items() if name not in ("Result", "Keys")}
    begun = str(Record(tags, whole.moves[:24]))  # of a whole game it takes too long where nothing is compiled
    found = parlour.analyse(record=begun, sims=1, lang="de")
    assert (found["game"], found["players"], found["moves"]) == (GAME, ["red", "yellow"], 24)
    assert len(found["chances"]) == found["decisions"] + 1 > 3
    assert all(abs(sum(row["chances"]) - 1) < 0.01 for row in found["chances"])
    assert abs(sum(found["luck"])) < 0.01
    for point in found["turning_points"]:
        assert point["means"]
        assert len(point["change"]) == 2


def test_where_everybody_may_act_the_others_do_too(parlour: Parlour) -> None:
    table = parlour.begin("four-gods", bot="random", seed=2, options={"clock": "real"})["table"]
    match = parlour.tables[table].match
    assert match.position.turn == EVERYBODY
    parlour.play(table, "ready")
    for act in (parlour.wait, lambda table: parlour.play(table, parlour.legal(table)["actions"][0]["text"])):
        before = len(match.actions)
        for _ in range(3):
            act(table)
        assert 1 in {player for player, _ in match.actions[before:]}
    with pytest.raises(BadOption, match="waiting is for"):
        parlour.wait(parlour.begin(GAME, bot="random", seed=2)["table"])


# ---- over standard input and output, with the package's own client


def test_an_assistant_plays_over_standard_input_and_output() -> None:
    from mcp import Client, StdioServerParameters  # here: it takes a second, and every test process would wait for it
    from mcp.client.stdio import stdio_client

    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    server = StdioServerParameters(command=sys.executable, args=["-m", "theomachy", "mcp"], env=env)

    async def inside() -> None:
        async with Client(stdio_client(server)) as client:

            async def ask(tool: str, **wish: Any) -> Any:
                answer = await client.call_tool(tool, wish)
                assert not answer.is_error, answer.content
                found = answer.structured_content
                return found.get("result", found) if isinstance(found, dict) else found

            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == {
                "games", "rules", "begin", "look", "legal", "play", "wait", "why_not", "record", "analyse",
                "picture", "leave",
            }  # fmt: skip
            assert all(tool.description for tool in tools.values())
            assert {game["name"] for game in await ask("games")} == set(theomachy.game_names())
            assert (await ask("rules", words="GODS2-A-01"))[0]["id"] == "GODS2-A-01"
            begun = await ask("begin", game="four-gods", bot="random", seed=2)
            table = begun["table"]
            looked = await ask("look", table=table, view=True)
            assert looked["view"]["players"]
            legal = (await ask("legal", table=table))["actions"]
            assert (await ask("why_not", table=table, action=legal[0]["text"]))["allowed"]
            assert (await ask("play", table=table, action=legal[0]["text"]))["your_turn"]
            refused = await client.call_tool("play", {"table": table, "action": "nonsense"})
            assert refused.is_error
            assert "nonsense" in refused.content[0].text  # type: ignore[union-attr]
            drawn = await client.call_tool("picture", {"table": table, "form": "svg"})
            assert drawn.content[0].text.startswith("<svg")  # type: ignore[union-attr]
            image = (await client.call_tool("picture", {"table": table})).content[0]
            assert (image.type, image.mime_type) == ("image", "image/png")  # type: ignore[union-attr]
            assert (await ask("leave", table=table)) == f"left {table}"

    asyncio.run(asyncio.wait_for(inside(), 120))
