"""The promises of the contract, kept by every game, with every number of players and every option value."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

import theomachy
import theomachy.core.clauses
from choosing import nightly, patience
from theomachy.bots.analysis import advise, look
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.game import may_read
from theomachy.core.languages import LANGUAGES
from theomachy.core.listing import groups
from theomachy.core.position import CHANCE, CLOCK, NOBODY, Position
from theomachy.pure import is_compiled
from theomachy.server.why import means_something
from walks import Case, asked, cases, cases_of, picked, walk

# Interpreted rules run thirty times slower; the same laws are then looked at in fewer positions.
MANY = 16 if is_compiled() else 5
WHOLE = patience(8, 16) if is_compiled() else patience(2, 5)  # positions where the whole action space is looked at
SIMULATIONS = patience(8, 16) if is_compiled() else 2  # of a hint
SOME = patience(14, 1) if is_compiled() else patience(22, 11)  # one in so many refused actions is looked at
THINNED = 1 if is_compiled() else patience(5, 1)  # of what is named as the reason, which both forms do alike
CASES = cases()
PLAIN = [case for case in CASES if not case.options]
HIDING = [case for case in CASES if theomachy.game(case.game).hidden]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_secret = pytest.mark.parametrize("case", HIDING, ids=str)
every_count = pytest.mark.parametrize("case", PLAIN, ids=str)


def game_of(case: Case) -> theomachy.Game:
    return theomachy.game(case.game)


@every_case
def test_random_games_end(case: Case) -> None:
    final = walk(case).positions[-1]
    assert final.turn == NOBODY
    ranks = sorted(final.rank(p) for p in range(final.players))
    assert ranks[0] == 1
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


@every_case
def test_legal_lists_are_complete_and_why_not_agrees(case: Case) -> None:
    """Over the whole action space, for everybody who could act, asked or not."""
    game = game_of(case)
    for position in walk(case).some(WHOLE):
        space = list(game.space(position))
        assert len(space) == len(set(space))
        for player in (*range(position.players), CHANCE, CLOCK):
            legal = [int(a) for a in position.legal(player)]
            assert len(legal) == len(set(legal))
            for action in legal:
                assert position.why_not(player, action) == "", game.text(position, action)
            allowed = {a for a in space if position.why_not(player, a) == ""}
            assert allowed == set(legal), {game.text(position, a) for a in allowed ^ set(legal)}


@every_case
def test_refusals_name_a_clause_of_this_game(case: Case) -> None:
    game = game_of(case)
    known = {clause.id for clause in theomachy.core.clauses.clauses(game.name)}
    for number, position in enumerate(walk(case).some(3)):
        space = list(game.space(position))[number % THINNED :: THINNED]
        assert space
        for player in (*range(position.players), CHANCE):
            for action in space:
                clause = position.why_not(player, action)
                assert clause == "" or clause in known, (game.text(position, action), clause)


@every_case
def test_legal_lists_have_a_fixed_order(case: Case) -> None:
    """The list depends on the position alone: not on its history, nor on who looks how often."""
    game = game_of(case)
    for position in walk(case).some(MANY):
        again = game.position(game.to_json(position))
        for player in asked(position):
            legal = list(position.legal(player))
            assert legal == list(position.legal(player)) == list(position.copy().legal(player))
            assert legal == list(again.legal(player))


@every_case
def test_only_those_who_are_asked_have_actions(case: Case) -> None:
    for position in walk(case).positions:
        for player in (*range(position.players), CHANCE, CLOCK):
            if player not in asked(position):
                assert len(position.legal(player)) == 0


@every_case
def test_texts_are_unique_and_parse_back(case: Case) -> None:
    game = game_of(case)
    for position in walk(case).some(4 * MANY):
        for player in asked(position):
            legal = [int(a) for a in position.legal(player)]
            texts = [game.text(position, a) for a in legal]
            assert len(set(texts)) == len(texts)
            assert [game.parse(position, t) for t in texts] == legal


@every_case
def test_no_past_position_ever_changes(case: Case) -> None:
    """Every position was copied before the game went on; none of the copies has moved since."""
    found = walk(case)
    assert [p.key() for p in found.positions] == found.keys


@every_case
def test_a_copy_is_independent(case: Case) -> None:
    found = walk(case)
    for index in range(0, len(found.steps), max(1, len(found.steps) // MANY)):
        original = found.positions[index]
        twin = original.copy()
        assert twin.key() == original.key()
        twin.apply(*found.steps[index])
        assert original.key() == found.keys[index]
        assert twin.key() == found.keys[index + 1]


@every_case
def test_keys_tell_positions_apart(case: Case) -> None:
    """Different JSON, different keys, within a game."""
    game = game_of(case)
    seen: dict[int, str] = {}
    for position in walk(case).some(4 * MANY):
        text = json.dumps(game.to_json(position), sort_keys=True)
        assert seen.setdefault(position.key(), text) == text
        assert 0 <= position.key() < 2**64


@every_case
def test_json_goes_there_and_back(case: Case) -> None:
    game = game_of(case)
    for position in walk(case).some(patience(1, 2) * MANY):
        data = json.loads(json.dumps(game.to_json(position)))
        again = game.position(data)
        assert again.key() == position.key()
        assert game.to_json(again) == data


@every_case
def test_records_go_there_and_back(case: Case) -> None:
    """What a match writes down reads back to the same text and replays to the same keys."""
    found = walk(case)
    match = theomachy.Match(case.game, case.players, seed=case.seed, **dict(case.options))
    dice = Dice(case.seed)
    keys = []
    while not match.over:
        choices = [(who, int(a)) for who in asked(match.position) for a in match.position.legal(who)]
        match.play(*picked(match.game, match.position, choices, dice))
        keys.append(match.position.key())
    assert found.positions[0].players == case.players
    record = theomachy.Record.parse(str(match.record))
    assert str(record) == str(match.record)
    assert record.verify().key() == keys[-1]
    replayed = [p.key() for p in record.positions(record.start())]
    assert set(keys) <= set(replayed)


@every_case
def test_weights_fit_the_outcomes(case: Case) -> None:
    dice = Dice(case.seed)
    chances = [position for position in walk(case).positions if position.turn == CHANCE]
    assert chances
    for position in chances:
        outcomes, weights = list(position.legal(CHANCE)), list(position.weights())
        assert len(outcomes) == len(weights) > 0
        assert all(weight > 0 for weight in weights)
        assert position.sample(dice) in outcomes


@every_count
def test_samples_follow_the_weights(case: Case) -> None:
    """Chi-square over many draws from the chance positions of one game, at a level no fair generator fails."""
    dice = Dice(case.seed)
    spread = cells = 0.0
    for position in [p for p in walk(case).positions if p.turn == CHANCE][:30]:
        outcomes, weights = [int(o) for o in position.legal(CHANCE)], [int(w) for w in position.weights()]
        draws = 300
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(draws):
            counts[int(position.sample(dice))] += 1
        for outcome, weight in zip(outcomes, weights, strict=True):
            expected = draws * weight / sum(weights)
            spread += (counts[outcome] - expected) ** 2 / expected
        cells += len(outcomes) - 1
    assert cells > 0
    assert spread <= cells + 6 * (2 * cells) ** 0.5 + 1


# ---- secrets


def seen_by(game: theomachy.Game, position: Position, viewer: int) -> str:
    return json.dumps(game.view(position, None if viewer == NOBODY else viewer), sort_keys=True)


def alike(case: Case, count: int) -> Iterator[tuple[Position, Position, int]]:
    """Positions of a game beside others that a viewer cannot tell from them; spectators are viewers too."""
    dice = Dice(case.seed)
    for position in walk(case).some(count):
        for viewer in (*range(position.players), NOBODY):
            other = position.redeal(viewer, dice)
            if other.key() != position.key():
                yield position, other, viewer


@pytest.mark.parametrize("name", sorted({case.game for case in HIDING}))
def test_where_a_game_has_secrets_something_can_be_dealt_anew(name: str) -> None:
    """Otherwise the laws below would say nothing: with every number of players the plain game hides something, or some
    of its options do."""
    for players in theomachy.game(name).players:
        assert any(True for case in cases_of(name, False) if case.players == players for _ in alike(case, 8))


@pytest.mark.parametrize("case", [case for case in CASES if case not in HIDING], ids=str)
def test_where_a_game_has_no_secrets_nothing_is_dealt_anew(case: Case) -> None:
    assert not list(alike(case, 3))


@every_secret
def test_nothing_changes_for_me_when_the_hidden_part_is_dealt_anew(case: Case) -> None:
    game = game_of(case)
    for position, other, viewer in alike(case, patience(MANY // 2, 3 * MANY)):
        assert seen_by(game, other, viewer) == seen_by(game, position, viewer)
        assert list(other.legal(viewer)) == list(position.legal(viewer))
        assert game.census(other) == game.census(position)
        assert game.position(game.to_json(other)).key() == other.key()


@every_secret
def test_what_is_dealt_anew_hangs_on_what_is_known_and_on_the_dice_alone(case: Case) -> None:
    """From all positions that I cannot tell apart the same dice deal the same: nobody can reckon back to the truth."""
    for number, (position, other, viewer) in enumerate(alike(case, 2 * MANY)):
        again = other.redeal(viewer, Dice(number + 1))
        for seed in (number, number + 10_000):
            assert position.redeal(viewer, Dice(seed)).key() == other.redeal(viewer, Dice(seed)).key()
            assert position.redeal(viewer, Dice(seed)).key() == again.redeal(viewer, Dice(seed)).key()


def some_actions(game: theomachy.Game, position: Position, other: Position, dice: Dice) -> list[int]:
    """What could be meant in either position, and numbers that a program could send instead."""
    found = {*game.space(position), *game.space(other)}
    shift = game.actions.code_shift
    for code in game.actions.kinds:
        found |= {code << shift | dice.below(1 << shift) for _ in range(4)}
        found |= {code << shift | dice.below(128) << 11 for _ in range(4)}  # any tile of 4 Gods
    return sorted(found)[dice.below(SOME) :: SOME]


def outcome(ask: Callable[[], object]) -> object:
    """What comes back, or what goes wrong."""
    try:
        return ask()
    except theomachy.TheomachyError as error:
        return f"{type(error).__name__}: {error}"


def refused(game: theomachy.Game, position: Position, player: int, action: int, lang: str) -> object:
    """All that can be said against an action: whether it can be written and read, clause, sentence, error."""
    if not means_something(game, position, action):
        return outcome(lambda: game.demand(position, player, action))
    text = game.text(position, action)
    return (
        text,
        game.targets(position, action),
        outcome(lambda: game.parse(position, text)),
        position.why_not(player, action),
        game.reason(position, player, action, lang),
        outcome(lambda: game.demand(position, player, action)),
        outcome(lambda: game.parse_line(position, text, player)),
    )


@every_secret
def test_refusals_do_not_hang_on_what_is_hidden(case: Case) -> None:
    """The whole action space and beyond: what forbids something is the same in all positions that I cannot tell apart,
    so neither the terminal nor a program that asks a match learns from a refusal. So are the words for what I may do.
    """
    game = game_of(case)
    dice = Dice(1)
    for number, (position, other, viewer) in enumerate(alike(case, 3)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        if viewer == NOBODY:
            continue
        for action in some_actions(game, position, other, dice):
            told = refused(game, position, viewer, action, lang)
            assert refused(game, other, viewer, action, lang) == told
        for action in (int(a) for a in position.legal(viewer)):
            for say in (game.tell, game.ahead):
                assert say(other, viewer, action) == say(position, viewer, action)
        assert groups(game, other, viewer, lang) == groups(game, position, viewer, lang)


def hinted(case: Case) -> list[tuple[Position, Position, int]]:
    """Of those pairs some in which the viewer has something to decide: the first few, or where hints take long the one
    with the least to think about."""
    found = [pair for pair in alike(case, 4) if len(pair[0].legal(pair[2])) > 1]
    if is_compiled() or nightly():
        return found[: patience(2, 3)]
    return sorted(found, key=lambda pair: len(pair[0].legal(pair[2])))[:1]


@pytest.mark.parametrize("game", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_hints_are_compared_in_every_game_with_secrets(game: str) -> None:
    """The law below is no empty one."""
    assert any(hinted(case) for case in CASES if case.game == game)


@every_secret
def test_hints_do_not_hang_on_what_is_hidden(case: Case) -> None:
    """Two positions that I cannot tell apart, the same dice: the same actions, chances and lines of play, in the same
    words. And whether a decision was good is judged alike after the game; only how everybody stood is the truth's."""
    game = game_of(case)
    for number, (position, other, viewer) in enumerate(hinted(case)):
        legal = [int(a) for a in position.legal(viewer)]
        lang = LANGUAGES[number % len(LANGUAGES)]
        hints, again = (
            advise(game, world, viewer, sims=SIMULATIONS, seed=number, lang=lang) for world in (position, other)
        )
        assert hints == again
        assert {hint.action for hint in hints.hints} <= set(legal)
        action = legal[number % len(legal)]
        good, as_good = (
            replace(look(game, world, viewer, 0, action, SIMULATIONS, number), chances=())
            for world in (position, other)
        )
        assert good == as_good


@every_secret
def test_what_happened_is_told_alike_where_it_looks_alike(case: Case) -> None:
    """Two positions that I cannot tell apart before an action, nor after it, tell me the same about it; and whether it
    can be taken back is the same."""
    game = game_of(case)
    found = walk(case)
    dice = Dice(2)
    for index in range(0, len(found.steps), max(1, len(found.steps) // (patience(1, 4) * MANY))):
        position, (player, action) = found.positions[index], found.steps[index]
        for viewer in (*range(position.players), NOBODY):
            other = position.redeal(viewer, dice)
            if other.key() == position.key() or action not in list(other.legal(player)):
                continue
            told = []
            for world in (position.copy(), other):
                events: list[Event] = []
                world.events = events
                world.apply(player, action)
                world.events = None
                lines = [
                    (event.kind, event.clause, event.only, game.say(world, event)) for event in events
                    if may_read(event, viewer)
                ]  # fmt: skip
                shows = player == viewer and any(event.reveals or event.only == player for event in events)
                told.append((seen_by(game, world, viewer), lines, shows))
            if told[0][0] == told[1][0]:
                assert told[0] == told[1], game.text(position, action)


@every_secret
def test_what_can_be_taken_back_has_revealed_nothing(case: Case) -> None:
    """An action after which the same player is asked on, and that says nothing of having revealed something, has the
    same outcome for that player whatever the others hold: taking it back gives no knowledge away."""
    game = game_of(case)
    dice = Dice(3)
    for position in walk(case).some(patience(1, 4) * MANY):
        player = int(position.turn)
        if player < 0:
            continue
        actions = [int(a) for a in position.legal(player)]
        for action in actions[:: 1 + len(actions) // 8]:
            after = position.copy()
            events: list[Event] = []
            after.events = events
            after.apply(player, action)
            after.events = None
            if after.turn != player or any(event.reveals or event.only == player for event in events):
                continue
            seen = game.view(after, player)
            for _ in range(4):
                other = position.redeal(player, dice)
                other.apply(player, action)
                assert game.view(other, player) == seen, game.text(position, action)


@every_case
def test_pieces_are_conserved(case: Case) -> None:
    game = game_of(case)
    found = walk(case)
    counts = game.census(found.positions[0])
    for position in [*found.positions[:: patience(3, 1)], found.positions[-1]]:
        assert game.census(position) == counts


@pytest.mark.around
@every_count
@pytest.mark.parametrize("names", ["usual", "people's"])
def test_every_target_of_a_legal_action_is_in_the_picture(case: Case, names: str) -> None:
    """Under whatever names the players are shown."""
    game = game_of(case)
    for position in walk(case).some(patience(MANY // 2, 2 * MANY)):
        for player in asked(position):
            if player < 0:
                continue
            view = game.view(position, player)
            if names != "usual":
                view["players"] = [{**p, "name": "Bea <i>", "who": "Bea & Co"} for p in view["players"]]
            picture = game.draw(view)
            drawn = set(re.findall(r'data-target="([^"]+)"', picture))
            for action in position.legal(player):
                targets = game.targets(position, int(action))
                assert targets, game.text(position, int(action))
                assert set(targets) <= drawn, (game.text(position, int(action)), set(targets) - drawn)


@pytest.mark.around
@every_count
def test_no_name_of_one_table_appears_at_another(case: Case) -> None:
    """Parts of pictures may be kept and used again; all tables of a server share them."""
    game = game_of(case)
    for position in walk(case).some(patience(MANY // 4, 2 * MANY)):
        for layout in ("wide", "tall"):
            for here, elsewhere in (("Xanthippe", "Yolanda"), ("Yolanda", "Xanthippe")):
                view = game.view(position, 0)
                view["players"] = [
                    {**p, "name": f"{here}{p['seat']}", "who": f"{here}{p['seat']}"} for p in view["players"]
                ]
                assert elsewhere not in game.draw(view, layout=layout)


@every_count
def test_paths_of_targets_tell_actions_apart(case: Case) -> None:
    game = game_of(case)
    for position in walk(case).some(2 * MANY):
        for player in asked(position):
            if player >= 0:
                paths = [game.targets(position, int(a)) for a in position.legal(player)]
                assert len(set(paths)) == len(paths)


@every_case
def test_every_event_and_action_has_words(case: Case) -> None:
    """In every language, with nothing left unfilled. By day what happens again and again is said in one language after
    the other, the first of its kind in all of them."""
    game = game_of(case)
    found = walk(case)
    position = found.positions[0].copy()
    stride = 1 + len(found.steps) // patience(120, 1000)  # long games are looked at here and there, events all along
    said: dict[str, int] = {}

    def languages(what: str) -> tuple[str, ...]:
        said[what] = said.get(what, -1) + 1
        return LANGUAGES if nightly() or said[what] == 0 else (LANGUAGES[said[what] % len(LANGUAGES)],)

    for index, (player, action) in enumerate(found.steps):
        if index % stride == 0:
            view = game.view(position, player if player >= 0 else None)
            assert all(whole(game.ask(view, lang)) for lang in languages("ask"))
        if player >= 0 and index % 7 == 0:
            assert all(whole(game.tell(position, player, action, lang)) for lang in languages("tell"))
        events: list[theomachy.core.event.Event] = []
        position.events = events
        position.apply(player, action)
        position.events = None
        for event in events:
            assert event.clause.startswith(game.prefix)
            for lang in languages(f"{event.kind} {event.clause}"):
                assert whole(game.say(position, event, lang)), event


def whole(sentence: str) -> bool:
    return bool(sentence.strip()) and not re.search(r"[{}]|None|\b-1\b", sentence)


@pytest.mark.around
@every_count
def test_views_are_plain_data_and_pictures_are_well_formed(case: Case) -> None:
    from xml.etree import ElementTree

    game = game_of(case)
    for position in walk(case).some(patience(MANY // 4, MANY)):
        for viewer in (None, 0, position.players - 1):
            view = game.view(position, viewer)
            assert json.loads(json.dumps(view)) == view
            for theme in ("light", "dark"):
                ElementTree.fromstring(game.draw(view, theme=theme))
            assert game.board(view).strip()
