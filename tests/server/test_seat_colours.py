"""Colours of seats at tables: chosen at a new table or on sitting down, until the game begins, and kept afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, all_mine, play_to_the_end

import theomachy

every_game = pytest.mark.parametrize("game", [name for name in theomachy.game_names() if theomachy.game(name).colours])
Client = TestClient[Any]


def colours(info: Any) -> list[str]:
    return [chair["colour"] for chair in info["chairs"]]


def refused(person: Person, method: str, path: str, body: Any) -> str:
    return str(person.send(method, path, body, 400)["detail"])


@every_game
def test_who_sets_up_a_table_chooses_and_bots_take_what_is_left(client: Client, game: str) -> None:
    person = Person(client)
    palette = list(theomachy.game(game).colours)
    assert list(person.get(f"/api/games/{game}?lang=de")["colours"]) == palette
    table = person.table(game, [{"kind": "me", "colour": palette[1]}, {"kind": "bot", "bot": "random"}])
    assert colours(person.get(f"/api/tables/{table}")) == [palette[1], palette[0]]
    state = person.state(table, 0)
    assert colours(state) == [palette[1], palette[0]]
    told = [chair["title"] for chair in state["chairs"]]
    usual = theomachy.game(game)
    assert told == [usual.seat_title(usual.new(2, colours=[palette[1]]), seat, "en") for seat in range(2)]
    assert [p["hue"] for p in state["panels"] if p["name"].startswith("seat:")] != []


@every_game
def test_who_joins_chooses_what_is_free_and_changes_it_until_the_game_begins(client: Client, game: str) -> None:
    host, guest = Person(client), Person(client)
    palette = list(theomachy.game(game).colours)
    table = host.table(game, [{"kind": "me", "colour": palette[1]}, {"kind": "open"}, {"kind": "open"}], public=True)
    seat = f"/api/tables/{table}/seats/1"
    said = {refused(guest, "PUT", f"{seat}?lang={lang}", {"colour": palette[1]}) for lang in ("en", "de", "fr", "it")}
    assert len(said) == 4
    assert "'mauve'" in refused(guest, "PUT", seat, {"colour": "mauve"})
    assert colours(guest.get(f"/api/tables/{table}")) == [palette[1], palette[0], palette[2]]
    assert colours(guest.send("PUT", seat, {"colour": palette[2]})) == [palette[1], palette[2], palette[0]]
    assert colours(guest.send("PUT", seat, {"name": "Gaia"}))[1] == palette[2]  # what is left out stays
    assert colours(host.send("PUT", f"/api/tables/{table}/seats/0", {"colour": ""}))[0] == palette[0]
    assert colours(guest.send("PUT", seat, {"colour": palette[3]})) == [palette[0], palette[3], palette[2]]
    assert colours(guest.send("DELETE", seat)) == palette[:3]


@every_game
def test_a_colour_that_somebody_has_without_having_chosen_it_is_taken_too(client: Client, game: str) -> None:
    host, guest = Person(client), Person(client)
    palette = list(theomachy.game(game).colours)
    table = host.table(game, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], public=True)
    seat = f"/api/tables/{table}/seats/1"
    assert repr(palette[0]) in refused(guest, "PUT", seat, {"colour": palette[0]})
    assert colours(guest.get(f"/api/tables/{table}")) == palette[:3]  # nothing has changed
    assert colours(guest.send("PUT", seat, {"colour": palette[2]})) == [palette[0], palette[2], palette[1]]


def test_a_bot_cannot_be_given_a_colour(client: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "colour": "red"}]
    said = refused(Person(client), "POST", "/api/tables", {"game": "gods-second", "seats": seats})
    assert said == "seat 1: only who sits down chooses a colour, and bots take what is left"


def test_two_at_one_screen_cannot_have_the_same_colour(client: Client) -> None:
    seats = [{"kind": "me", "colour": "red"}, {"kind": "here", "name": "Bea", "colour": "red"}]
    said = refused(Person(client), "POST", "/api/tables", {"game": "gods-second", "seats": seats})
    assert "still free: yellow, blue, green" in said


@pytest.mark.parametrize("game", ["gods-second", "playing-gods"])
def test_a_colour_stays_in_the_record_and_goes_along_into_the_next_game(client: Client, game: str) -> None:
    person = Person(client)
    short = {"max_turns": 4} if game == "gods-second" else {"turn_limit": 4}
    seats = all_mine(2)
    seats[0]["colour"], seats[1]["colour"] = "green", "blue"
    table = person.table(game, seats, options=short)
    play_to_the_end(person, table)
    rules = theomachy.game(game)
    record = theomachy.Record.parse(client.get(f"/api/tables/{table}/record", headers=person.headers).text)
    assert rules.colours_of(record.verify()) == ("green", "blue")
    again = person.send("POST", f"/api/tables/{table}/again", {})
    assert colours(again) == ["blue", "green"]  # each sits one chair further, in the own colour


# ---- figures, in games that have them


def figures(info: Any) -> list[str]:
    return [chair["figure"] for chair in info["chairs"]]


@pytest.mark.clause("PG-S-01", "PG-R-03")
def test_figures_are_chosen_like_colours_and_go_with_them_otherwise(client: Client) -> None:
    host, guest = Person(client), Person(client)
    assert list(host.get("/api/games/playing-gods")["figures"]) == ["flame", "sun", "leaf", "moon", "star", "mask"]
    assert host.get("/api/games/gentes")["figures"] == {}
    seats = [{"kind": "me", "colour": "blue", "figure": " Mask "}, {"kind": "open"}, {"kind": "open"}]
    table = host.table("playing-gods", seats, public=True)
    seat = f"/api/tables/{table}/seats/1"
    assert figures(host.get(f"/api/tables/{table}")) == ["mask", "sun", "leaf"]
    said = {refused(guest, "PUT", f"{seat}?lang={lang}", {"figure": "mask"}) for lang in ("en", "de", "fr", "it")}
    assert len(said) == 4
    assert "'fish'" in refused(guest, "PUT", seat, {"figure": "fish"})
    assert figures(guest.send("PUT", seat, {"colour": "purple"})) == ["mask", "star", "leaf"]
    info = guest.send("PUT", seat, {"figure": "moon"})
    assert (figures(info)[1], colours(info)[1], info["chairs"][1]["title"]) == ("moon", "purple", "Luna")
    assert figures(guest.send("PUT", seat, {"name": "Gaia"}))[1] == "moon"  # what is left out stays
    assert figures(guest.send("PUT", seat, {"figure": ""}))[1] == "star"
    assert repr("star") in refused(host, "PUT", f"/api/tables/{table}/seats/0", {"figure": "star"})
    assert figures(guest.send("DELETE", seat)) == ["mask", "sun", "leaf"]


def test_figures_cannot_be_given_to_bots_twice_or_in_other_games(client: Client) -> None:
    bot = [{"kind": "me"}, {"kind": "bot", "bot": "random", "figure": "mask"}]
    said = refused(Person(client), "POST", "/api/tables", {"game": "playing-gods", "seats": bot})
    assert said == "seat 1: only who sits down chooses a figure, and bots take what is left"
    both = [{"kind": "me", "figure": "sun"}, {"kind": "here", "name": "Bea", "figure": "sun"}]
    said = refused(Person(client), "POST", "/api/tables", {"game": "playing-gods", "seats": both})
    assert "still free: flame, leaf, moon, star, mask" in said
    said = refused(Person(client), "POST", "/api/tables", {"game": "gentes", "seats": both})
    assert "no figures to choose" in said


def test_who_sets_up_a_table_with_a_figure_keeps_the_own_name(client: Client) -> None:
    seats = [{"kind": "me", "figure": "mask"}, {"kind": "here", "name": "Bea"}]
    person = Person(client)
    plain = person.table("playing-gods", [{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    table = person.table("playing-gods", seats)
    who = [[chair["who"] for chair in person.get(f"/api/tables/{one}")["chairs"]] for one in (plain, table)]
    assert who[0] == who[1]


def test_a_figure_stays_in_the_record_and_goes_along_into_the_next_game(client: Client) -> None:
    person = Person(client)
    seats = all_mine(2)
    seats[0]["figure"], seats[1]["figure"] = "mask", "flame"
    table = person.table("playing-gods", seats, options={"turn_limit": 4})
    play_to_the_end(person, table)
    text = client.get(f"/api/tables/{table}/record", headers=person.headers).text
    assert '[Figures "mask,flame"]' in text
    again = person.send("POST", f"/api/tables/{table}/again", {})
    assert figures(again) == ["flame", "mask"]  # each sits one chair further, with the own figure
