"""Players choose the colours of their seats: alike in all games, and nothing but names and pictures hangs on it."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import theomachy
from theomachy.core.choices import COLOUR, FIGURE, BadChoice, hue
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition, BadRecord
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, EVERYBODY, Position
from theomachy.drawing.theme import PAGE
from theomachy.drawing.tiles import shown_hue

GAMES = [name for name in theomachy.game_names() if theomachy.game(name).colours]
every_game = pytest.mark.parametrize("name", GAMES)
PALETTE = ("red", "yellow", "blue", "green")


def turned(game: theomachy.Game, players: int) -> list[str]:
    """Colours of which no seat has its usual one."""
    return [*game.colours[1:players], game.colours[0]]


def play(match: theomachy.Match, steps: int) -> None:
    dice = Dice(3)
    for _ in range(steps):
        position = match.position
        if position.turn == EVERYBODY:
            who = next(seat for seat in range(position.players) if len(position.legal(seat)))
        elif position.turn < 0:
            break
        else:
            who = int(position.turn)
        legal = [int(action) for action in position.legal(who)]
        match.play(who, legal[dice.below(len(legal))])


# ---- who has which


@pytest.mark.parametrize(
    ("wanted", "dealt"),
    [
        ([], ("red", "yellow", "blue")),
        (["", "red"], ("yellow", "red", "blue")),
        (["blue", "", "red"], ("blue", "yellow", "red")),
        (["green", "", ""], ("green", "yellow", "blue")),
        ([" Blue ", "", ""], ("blue", "yellow", "red")),
    ],
)
def test_who_wants_none_takes_the_usual_colour_or_what_is_left(wanted: Sequence[str], dealt: Sequence[str]) -> None:
    assert COLOUR.deal(PALETTE, 3, wanted) == dealt


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["red", "red"], "two seats cannot both have the colour 'red'; still free: yellow, blue, green"),
        (["pink"], "no colour 'pink'; allowed: red, yellow, blue, green"),
        (["red"] * 4, "4 colours for 3 players"),
        ("red", "allowed: a list of texts"),
        ([1], "allowed: a list of texts"),
    ],
)
def test_colours_that_cannot_be_are_refused(wanted: Sequence[str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        COLOUR.deal(PALETTE, 3, wanted)


def test_refusals_are_said_in_every_language() -> None:
    with pytest.raises(BadChoice) as found:
        COLOUR.deal(PALETTE, 2, ["red", "red"])
    said = {found.value.said(lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("red" in text and "blue" in text for text in said)


@every_game
def test_every_game_names_its_colours(name: str) -> None:
    game = theomachy.game(name)
    assert len(set(game.colours)) == len(game.colours) >= max(game.players)
    for lang in LANGUAGES:
        assert len({COLOUR.text(colour, lang) for colour in game.colours}) == len(game.colours)
    assert {hue(colour) for colour in game.colours} <= set(PAGE.hues)
    for players in game.players:
        assert game.colours_of(game.new(players)) == game.colours[:players]


# ---- tables


@pytest.mark.clause("GODS1-R-34", "GODS2-R-45", "PG-R-03", "PG-S-01", "GENTES-S-24")
@every_game
def test_chosen_colours_change_no_rule(name: str) -> None:
    """The same game step by step: what may be done, what it is worth, and how it goes on."""
    game = theomachy.game(name)
    for players in game.players:
        usual = theomachy.Match(name, players, seed=5)
        other = theomachy.Match(name, players, seed=5, colours=turned(game, players))
        assert game.colours_of(other.position) == tuple(turned(game, players))
        for _ in range(4):
            play(usual, 10)
            play(other, 10)
            mine, theirs = usual.position, other.position
            assert same(mine, theirs)


def same(one: Position, other: Position) -> bool:
    seats = range(one.players)
    return (
        one.turn == other.turn
        and [list(one.legal(s)) for s in (*seats, CHANCE)] == [list(other.legal(s)) for s in (*seats, CHANCE)]
        and [one.score(s) for s in seats] == [other.score(s) for s in seats]
    )


@every_game
def test_pictures_show_the_chosen_colours(name: str) -> None:
    game = theomachy.game(name)
    for players in game.players:
        colours = turned(game, players)
        position = game.new(players, 1, colours=colours)
        panels = game.panels(game.view(position, 0))
        hues = [shown_hue(panels, seat, game.player_name(position, seat)) for seat in range(players)]
        assert hues == [hue(colour) for colour in colours]
        usual = game.draw(game.view(game.new(players, 1), 0))
        assert game.draw(game.view(position, 0)) != usual


@every_game
def test_records_and_positions_keep_the_colours(name: str) -> None:
    game = theomachy.game(name)
    for players in game.players:
        colours = tuple(turned(game, players))
        match = theomachy.Match(name, players, seed=2, colours=colours)
        play(match, 15)
        record = theomachy.Record.parse(str(match.record))
        again = record.verify()
        assert again.key() == match.position.key()
        assert game.colours_of(record.start()) == game.colours_of(again) == colours
        data = json.loads(json.dumps(game.to_json(again)))
        assert game.colours_of(game.position(data)) == colours
        assert game.colours_of(again.redeal(0, Dice(1))) == game.colours_of(again.copy()) == colours
        later = theomachy.Match(name, position=again, seed=2)
        assert game.colours_of(theomachy.Record.parse(str(later.record)).start()) == colours
        assert "Colours" not in theomachy.Match(name, players).tags


@every_game
def test_tables_of_older_rules_have_chosen_colours_too(name: str) -> None:
    game = theomachy.game(name)
    for revision in game.revisions:
        colours = turned(game, 2)
        assert game.colours_of(game.new(2, revision=revision, colours=colours)) == tuple(colours)


def test_gods_without_a_name_are_called_after_their_colours() -> None:
    game = theomachy.game("playing-gods")
    position = game.new(3, colours=["blue"], player_names=["", "Zeus", ""])
    assert [game.seat_title(position, seat) for seat in range(3)] == ["Luna", "Zeus", "Silva"]


# ---- figures, where a game has them


FIGURED = [name for name in theomachy.game_names() if theomachy.game(name).figures]


@pytest.mark.clause("PG-S-01", "PG-R-03")
@pytest.mark.parametrize(
    ("colours", "figures", "dealt"),
    [
        ([], [], ("flame", "sun", "leaf")),
        (["blue", "red"], [], ("moon", "flame", "leaf")),
        (["blue", "red"], ["mask"], ("mask", "flame", "leaf")),
        (["blue", "red"], ["", "moon"], ("flame", "moon", "leaf")),
        ([], ["", " Mask ", "flame"], ("sun", "mask", "flame")),
    ],
)
def test_a_figure_goes_with_the_colour_unless_a_player_chooses(
    colours: Sequence[str], figures: Sequence[str], dealt: Sequence[str]
) -> None:
    game = theomachy.game("playing-gods")
    for revision in game.revisions:
        position = game.new(3, colours=colours, figures=figures, revision=revision)
        assert game.figures_of(position) == dealt
        assert [player["emblem"] for player in game.view(position, 0)["players"]] == list(dealt)


@pytest.mark.clause("PG-S-01")
@pytest.mark.parametrize(
    ("figures", "said"),
    [
        (["mask", "mask"], "two seats cannot both have the figure 'mask'; still free: flame, sun, leaf, moon, star"),
        (["fish"], "no figure 'fish'; allowed: flame, sun, leaf, moon, star, mask"),
        (["sun"] * 4, "4 figures for 3 players"),
        ("sun", "figures: 'sun'; allowed: a list of texts"),
    ],
)
def test_figures_that_cannot_be_are_refused(figures: Sequence[str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        theomachy.game("playing-gods").new(3, figures=figures)


def test_other_games_have_no_figures_and_say_so_in_every_language() -> None:
    with pytest.raises(BadChoice) as found:
        theomachy.game("gentes").new(2, figures=["mask"])
    assert len({found.value.said(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.clause("PG-S-02", "PG-R-03")
@pytest.mark.parametrize("name", FIGURED)
def test_any_figure_goes_with_any_colour_and_changes_no_rule(name: str) -> None:
    game = theomachy.game(name)
    assert len(game.figures) == 6
    for lang in LANGUAGES:
        assert len({FIGURE.text(figure, lang) for figure in game.figures}) == 6
    pictures = set()
    for figure in game.figures:
        for colour in game.colours:
            position = game.new(2, 1, colours=[colour], figures=[figure])
            assert (game.colours_of(position)[0], game.figures_of(position)[0]) == (colour, figure)
        pictures.add(game.draw(game.view(game.new(2, 1, figures=[figure], player_names=["Zeus", "Hera"]), 0)))
    assert len(pictures) == 6
    usual = theomachy.Match(name, 5, seed=5)
    other = theomachy.Match(name, 5, seed=5, figures=["mask", "flame", "", "star"])
    for _ in range(4):
        play(usual, 10)
        play(other, 10)
        assert same(usual.position, other.position)


@pytest.mark.parametrize("name", FIGURED)
def test_records_and_positions_keep_the_figures(name: str) -> None:
    game = theomachy.game(name)
    for colours in ([], ["blue", "red"]):
        match = theomachy.Match(name, 3, seed=2, colours=colours, figures=["", "mask", "moon"])
        figures = game.figures_of(match.position)
        assert figures[1:] == ("mask", "moon")
        play(match, 15)
        record = theomachy.Record.parse(str(match.record))
        assert record.tags["Figures"] == ",".join(figures)
        again = record.verify()
        assert again.key() == match.position.key()
        assert game.figures_of(record.start()) == game.figures_of(again) == figures
        data = json.loads(json.dumps(game.to_json(again)))
        assert data["emblems"] == list(figures)
        assert game.figures_of(game.position(data)) == figures
        later = theomachy.Match(name, position=again, seed=2)
        assert game.figures_of(theomachy.Record.parse(str(later.record)).start()) == figures
    plain = theomachy.Match(name, 3, colours=["blue"])
    assert "Figures" not in plain.tags
    assert "emblems" not in game.to_json(plain.position)


@pytest.mark.clause("PG-S-02", "PG-R-03")
def test_gods_without_a_name_are_called_after_their_figures() -> None:
    game = theomachy.game("playing-gods")
    position = game.new(3, colours=["blue"], figures=["mask", "", "star"], player_names=["", "Zeus", ""])
    assert [game.seat_title(position, seat) for seat in range(3)] == ["Nova", "Zeus", "Astra"]


@pytest.mark.parametrize("emblems", ["mask", ["mask", "mask"], ["fish"], [7], {"mask": 1}, None])
def test_positions_with_figures_that_cannot_be_are_refused(emblems: object) -> None:
    with pytest.raises(BadPosition, match="emblems"):
        theomachy.game("playing-gods").position({"players": 2, "emblems": emblems})


def test_records_with_figures_that_cannot_be_are_refused_with_their_line() -> None:
    record = theomachy.Match("playing-gods", 2, seed=1).record
    record.tags["Figures"] = "mask,mask"
    with pytest.raises(BadRecord, match="line 4: two seats cannot both have the figure"):
        theomachy.Record.parse(str(record)).verify()


@pytest.mark.parametrize(
    ("name", "tag", "said"),
    [
        ("playing-gods", "red,red", "two seats cannot both"),
        ("playing-gods", "red,mauve", "no colour 'mauve'"),
        ("gentes", "blue,orange", "stand in its tag Players"),
    ],
)
def test_records_with_colours_that_cannot_be_are_refused(name: str, tag: str, said: str) -> None:
    record = theomachy.Match(name, 2, seed=1).record
    record.tags["Colours"] = tag
    with pytest.raises(BadRecord, match=said):
        theomachy.Record.parse(str(record)).verify()


@pytest.mark.parametrize("name", ["playing-gods"])
@pytest.mark.parametrize("colours", ["red", ["red", "red"], [7], {"red": 1}, None])
def test_positions_with_colours_that_cannot_be_are_refused(name: str, colours: object) -> None:
    with pytest.raises(BadPosition, match="colours"):
        theomachy.game(name).position({"players": 2, "colours": colours})
