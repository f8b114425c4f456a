"""What GODS says could be, would be or is out of reach is compared with playing it out, in random games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import theomachy
from choosing import patience
from games.gods import FIRST, GAME, PAIR, play, state, table
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.listing import groups
from theomachy.core.position import CHANCE, NOBODY, playout
from theomachy.games.gods.common.words.common import open_to_temples

GAMES = (FIRST, GAME)
EVERY = patience(9, 3)  # one in so many positions
both = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def moments(game: theomachy.Game, seeds: int = 2, **options: Any) -> Iterator[Any]:
    """Positions of random games with two to four players in which somebody acts."""
    for players in game.players:
        for seed in range(seeds):
            position = game.new(players, seed=seed, **options)
            dice = Dice(seed + 10 * players)
            while position.turn != NOBODY:
                playout(position, dice, EVERY)
                if position.turn >= 0:
                    yield position.copy()


def after(position: Any, action: int) -> Any:
    then = position.copy()
    then.apply(int(position.turn), int(action))
    return then


def rich(position: Any, seat: int, **change: Any) -> Any:
    """The same table with this seat to act, all power it can have, and nothing done yet in the turn."""
    game = FIRST if state(position)["game"] == "gods-first" else GAME
    data = state(position)
    god = data["players"][seat]
    dropped = {name: data[name] for name in data if name not in ("site", "due", "ending", "aside")}
    moment = {**dropped, "on_turn": god, "step": "actions", "actions_left": 2, "used": [], "fresh": 0}
    return game.position({**moment, "power": {**data["power"], god: 12}, "display": data["display"], **change})


def temples(position: Any) -> dict[str, int]:
    """The hexes on which the player on turn can build, with what it is to do so."""
    game = FIRST if state(position)["game"] == "gods-first" else GAME
    found = {}
    for action in position.legal(position.turn):
        head, _, at = game.text(position, int(action)).partition(" ")
        if head == "temple":
            found[at] = int(action)
    return found


def god_on(position: Any, at: str) -> str:
    """The god whose stone lies on a tribe."""
    return next(str(card.split("/")[1].split()[0]) for card in state(position)["field"] if card.endswith(f" {at}"))


def pieces(position: Any) -> int:
    """How many parts the field has fallen into."""
    left = {tuple(map(int, card.split()[-1].split(","))) for card in state(position)["field"]}
    found = 0
    while left:
        found += 1
        todo = [left.pop()]
        while todo:
            q, r = todo.pop()
            near = {(q + x, r + y) for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))} & left
            left -= near
            todo += near
    return found


@both
def test_hexes_said_to_be_closed_to_temples_are(game: theomachy.Game) -> None:
    """Also whom a tribe could turn to, and at what price: all by building there with all the power one can have."""
    seen: Counter[str] = Counter()
    for position in moments(game):
        if position.midway() or state(position)["step"] != "actions":
            continue
        view = game.view(position)
        for seat in range(position.players):
            if not view["players"][seat]["temples"]:
                continue
            builder = rich(position, seat)
            can = temples(builder)
            closed = {place["hex"] for place in view["open"] if place["closed"]}
            assert closed == {place["hex"] for place in view["open"]} - set(can)
            seen["closed"] += len(closed)
            if not view["players"][seat]["stones"]:
                continue
            for card in view["field"]:
                if card["kind"] != "tribe" or card["god"] in (None, seat):
                    continue
                q, r = card["q"], card["r"]
                near = [f"{q + x},{r + y}" for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
                prices = [3 * place["beside"] for place in view["open"] if place["hex"] in near and place["hex"] in can]
                assert card["price"] == min(prices, default=None)
                if prices and not seen["turned"] % 7:
                    cheapest = next(p["hex"] for p in view["open"] if p["hex"] in near and p["temple"] == min(prices))
                    built = after(builder, can[cheapest])
                    assert god_on(built, card["hex"]) != view["players"][card["god"]]["god"]
                seen["turned"] += bool(prices)
                seen["safe"] += not prices
    assert min(seen["closed"], seen["turned"], seen["safe"]) > 0


@both
def test_who_could_turn_a_tribe_now_has_the_power_and_may_build(game: theomachy.Game) -> None:
    seen = 0
    for position in moments(game):
        view = game.view(position)
        for card in view["field"]:
            for seat in card.get("by", ()):
                player = view["players"][seat]
                assert player["power"] >= card["price"]
                assert player["temples"] > 0
                assert seat != view["on_turn"] or "temple" not in view["used"]
                seen += 1
            for seat in card.get("soon", ()):
                player = view["players"][seat]
                assert min(view["max_power"], player["power"] + view["income"]) >= card["price"]
                seen += 1
    assert seen > 20


@both
def test_what_a_lifted_desert_opens_can_be_built_on(game: theomachy.Game) -> None:
    """And the field falls apart as it is said to; the coach calls the hex free only where a temple could stand."""
    seen: Counter[str] = Counter()
    for position in moments(game):
        if state(position)["step"] != "actions":
            continue
        view = game.view(position)
        deserts = {card["hex"]: card for card in view["field"] if card["kind"] == "desert"}
        bound = rich(position, int(position.turn), options={**state(position)["options"], "split_field": "allowed"})
        for action in bound.legal(bound.turn):
            text = game.text(bound, int(action))
            if not text.startswith("move "):
                continue
            lifted = after(bound, int(action))
            at = text.removeprefix("move ")
            for hex_ in deserts[at]["opens"]:
                code = game.actions.fields["at"].read(lifted, hex_)
                assert open_to_temples(lifted, code)
                assert not open_to_temples(bound, code)
                seen["opens"] += 1
            said = game.progress(bound, lifted, int(bound.turn))
            assert bool(said) == open_to_temples(lifted, int(lifted.site))
            seen["free" if said else "not free"] += 1
            assert deserts[at]["splits"] == (pieces(lifted) > pieces(bound))
            seen["splits"] += deserts[at]["splits"]
    assert min(seen["free"], seen["splits"]) > 0


@both
def test_the_coach_says_what_is_so(game: theomachy.Game) -> None:
    """Tribes that are still missing unite when they come; what is closed cannot be built on; nothing was paid."""
    seen: Counter[str] = Counter()
    for position in moments(game):
        player = int(position.turn)
        legal = [int(a) for a in position.legal(player)]
        for action in legal[:: 1 + len(legal) // 6]:
            then = after(position, action)
            for sentence in game.progress(position, then, player):
                if found := re.match(r"That makes (\d+) (\w+) tribes? of yours; (one|\d+) more", sentence):
                    number, missing = int(found[1]), 1 if found[3] == "one" else int(found[3])
                    colour = ("", "forest", "fisher", "mountain", "farmer").index(found[2])
                    assert int(then.tribes_of(player, colour)) == number
                    assert (number + missing) % 3 == 0
                    assert 0 < missing < 3
                    seen["short"] += 1
                elif "lacked only one" in sentence:
                    seen["robbed"] += 1
                elif sentence.startswith("Nobody can build"):
                    laid = next(int(at) for at in then.deserts if int(at) not in [int(d) for d in position.deserts])
                    assert not open_to_temples(then, laid)
                    seen["closed"] += 1
                elif sentence.startswith("It costs nothing"):
                    assert int(then.power[player]) == int(position.power[player])
                    seen["saved"] += 1
                else:
                    assert sentence.startswith("The hex it leaves is free")
    assert min(seen["short"], seen["closed"], seen["saved"]) > 0


@both
def test_nobody_lacked_one_tribe_where_three_were_lost(game: theomachy.Game) -> None:
    """Of five tribes two are turned: the next three are further off. Are three turned, a three is lost, and nothing
    was nearly won."""
    five = [f"t green/blue {at}" for at in ("2,-1", "2,0", "3,-2", "5,0", "5,1")]
    position = table([*PAIR, *five], game=game, power={"red": 12})
    said = game.progress(position, play(position.copy(), "temple 6,0"), 0)
    assert "lacked only one forest tribe" in said[1]
    assert "lacks 3 now" in said[1]
    assert game.progress(position, play(position.copy(), "temple 3,-1"), 0) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_gods_lose_the_penalty_in_the_plural(lang: str) -> None:
    fields = ["T red 0,0", "T blue 1,0", "T yellow 0,1"]
    position = table(fields, game=FIRST, players=["red", "blue", "yellow"], power={"red": 12})
    told = FIRST.tell(position, 0, FIRST.parse(position, "temple -1,0"), lang)
    two = table(fields[:2], game=FIRST, power={"red": 12})
    alone = FIRST.tell(two, 0, FIRST.parse(two, "temple -1,0"), lang)
    plural, single = {
        "en": ("no longer have the", "no longer has the"), "de": ("haben nicht mehr", "hat nicht mehr"),
        "fr": ("n'ont plus", "n'a plus"), "it": ("non hanno più", "non ha più"),
    }[lang]  # fmt: skip
    assert plural in told
    assert single in alone
    then = play(position, "temple -1,0")
    assert [int(then.score(seat)) for seat in range(3)] == [-4, 0, 0]


@pytest.mark.clause("GODS1-X-06")
def test_who_has_most_temples_after_a_temple_is_told() -> None:
    """Points change by building alone as the sentence says, for everybody."""
    seen: Counter[str] = Counter()
    for position in moments(FIRST):
        if state(position)["step"] != "actions":
            continue
        for action in list(temples(position).values())[:2]:
            then = after(position, action)
            before = [position.is_penalised(seat) for seat in range(position.players)]
            now = [then.is_penalised(seat) for seat in range(position.players)]
            if then.midway():
                continue
            told = FIRST.tell(position, int(position.turn), action)
            assert ("−4 points" in told) == (now > before or any(n and not b for n, b in zip(now, before, strict=True)))
            assert ("no longer ha" in told) == any(b and not n for n, b in zip(now, before, strict=True))
            seen["most" if "−4 points" in told else "fewer" if "no longer" in told else "same"] += 1
            view = FIRST.view(position)
            bare = [int(position.tile_points(seat)) - 4 * now[seat] for seat in range(position.players)]
            assert view["after_temple"] == bare
    assert min(seen["most"], seen["fewer"]) > 0


@both
def test_who_is_said_to_lead_wins_if_it_ends_now(game: theomachy.Game) -> None:
    for position in moments(game, 1):
        view = game.view(position)
        best = max((int(position.score(s)), int(position.power[s])) for s in range(position.players))
        leaders = [s for s in range(position.players) if (int(position.score(s)), int(position.power[s])) == best]
        assert view["leaders"] == leaders


@pytest.mark.clause("GODS2-X-01")
def test_who_could_win_with_one_action_does() -> None:
    """Every single action of the player on turn is tried."""
    seen = 0
    for position in moments(GAME, 3):
        if state(position)["step"] != "actions":
            continue
        winners = set()
        for action in position.legal(position.turn):
            then = after(position, int(action))
            while then.turn != NOBODY and then.midway() and state(then)["step"] == "stone":
                then = after(then, int(then.legal(then.turn)[0]))
            if then.turn == NOBODY and then.ending == "GODS2-X-01":
                winners |= {seat for seat in range(then.players) if then.rank(seat) == 1}
        found = set(GAME.view(position)["can_end"])
        assert winners <= found
        assert found == winners or any(int(n) < 2 for n in position.stones)
        seen += bool(winners)
    assert seen > 0


@both
def test_while_chance_seats_the_gods_it_is_called_seating(game: theomachy.Game) -> None:
    position = game.new(4, constellation_seating="random", start_player="random")
    for lang in LANGUAGES:
        assert game.ask(game.view(position), lang) != game.ask({**game.view(position), "step": "starter"}, lang)
    assert game.ask(game.view(position)) == "Chance decides whose temple lies where."
    while state(position)["step"] == "seating":
        position.apply(CHANCE, position.sample(Dice(1)))
    assert game.ask(game.view(position)) == "Chance decides who begins."


@both
def test_what_lies_on_a_hex_is_told_where_nothing_else_can(game: theomachy.Game) -> None:
    options = {"options": {"bag": True, "decay_tile": True}} if game is FIRST else {}
    position = table([*PAIR, "X 2,0", "D -1,0", "t green/- 3,0"], ["green", "blue"], game=game, **options)
    for at, word in (("2,0", "decay"), ("-1,0", "desert"), ("0,0", "temple"), ("3,0", "Something lies there already")):
        said = game.reason(position, 0, game.parse(position, f"tribe green {at}"))
        assert word in said
        assert (
            len({game.reason(position, 0, game.parse(position, f"tribe green {at}"), lang) for lang in LANGUAGES}) == 4
        )


@both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_choices_of_a_list_read_the_same(game: theomachy.Game, lang: str) -> None:
    """Places that are called alike have their numbers, and the board shows the same ones."""
    numbers = 0
    for position in moments(game, 1):
        found = groups(game, position, int(position.turn), lang)
        for group in found:
            sentences = [group.sentence.replace("…", said, 1) for said in group.spoken]
            assert len(set(sentences)) == len(sentences)
        if lang != "en":
            continue
        board = next(panel.body for panel in game.panels(game.view(position)) if panel.name == "board")
        for group in found:
            for place, said in zip(group.places, group.spoken, strict=True):
                if number := re.search(r"hex (\d+) beside", said):
                    numbers += 1
                    drawn = re.search(rf'<g [^>]*data-target="hex:{place}".*?(?=<g [^>]*data-target=|$)', board, re.S)
                    assert drawn
                    assert f">{number[1]}</text>" in drawn[0]
    assert numbers > 20 or lang != "en"
