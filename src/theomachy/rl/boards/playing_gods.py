"""The map of Playing Gods, land by land, where the figures stand, what lies open, and the cards that the seat knows."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, u8

from theomachy.core.position import Position
from theomachy.games.playing_gods.rules.cards import BACKS, CARDS, ELEMENTS, FAITH_KINDS
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.rl.board import Board, byte, seat_at, side

SEATS: Final = 5
SETS: Final = 3 * SEATS


class PlayingGodsBoard(Board):
    def another(self) -> Board:
        return PlayingGodsBoard(SETS)

    def parts(self) -> list[tuple[str, list[int]]]:
        return [
            ("ruler", [LANDS]), ("live", [LANDS]), ("height", [LANDS]), ("figure", [SEATS]),
            ("homes", [SEATS, CONTINENTS]), ("permanent", [SEATS, FAITH_KINDS]), ("immune", [SEATS, ELEMENTS]),
            ("held", [SEATS, BACKS]), ("known", [SEATS, CARDS]), ("gods", [SEATS, 4]),
            ("moment", [6]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(PlayingGods, position)
        self.begin()
        self.put_map(table, player)
        self.put_open(table, player)
        self.put_cards(table, player)
        self.put_gods(table, player)

    def put_map(self, table: PlayingGods, player: i64) -> None:
        players = table.players
        out = self.out
        at = self.at
        ruler = table.ruler
        live = table.live
        height = table.height
        for land in range(i64(LANDS)):
            holder = i64(ruler[land])
            if holder > 0:  # `side`, without the call
                holder -= player
                if holder <= 0:
                    holder += players
            out[at + land] = u8(holder)
            out[at + LANDS + land] = live[land]
            out[at + 2 * LANDS + land] = height[land]
        at += 3 * LANDS
        for place in range(players):
            out[at + place] = byte(i64(table.figure[seat_at(place, player, players)]) + 1)
        self.at = at + SEATS

    def put_open(self, table: PlayingGods, player: i64) -> None:
        """Where a god is at home, and the cards that lie open before it."""
        players = table.players
        for place in range(players):
            self.put_bits(i64(table.homes[seat_at(place, player, players)]), CONTINENTS)
        self.leave((SEATS - players) * CONTINENTS)
        for place in range(players):
            self.put_bits(i64(table.permanent[seat_at(place, player, players)]), FAITH_KINDS)
        self.leave((SEATS - players) * FAITH_KINDS)
        for place in range(players):
            self.put_bits(i64(table.immune[seat_at(place, player, players)]), ELEMENTS)
        self.leave((SEATS - players) * ELEMENTS)

    def put_cards(self, table: PlayingGods, player: i64) -> None:
        """Hands by back, and card by card as far as the player knows them."""
        players = table.players
        out = self.out
        at = self.at
        for place in range(players):
            first = seat_at(place, player, players) * BACKS
            for back in range(i64(BACKS)):
                out[at + place * BACKS + back] = table.held[first + back]
        at += SEATS * BACKS
        hand = table.hand
        for card in range(i64(CARDS)):
            out[at + card] = hand[player * CARDS + card]
        public = table.public
        seen = table.seen
        for place in range(i64(1), players):  # what everybody knows to be there, and what this player has seen beside
            seat = seat_at(place, player, players)
            for card in range(i64(CARDS)):
                known = i64(public[seat * CARDS + card]) + i64(seen[(player * players + seat) * CARDS + card])
                out[at + place * CARDS + card] = u8(known)
        self.at = at + SEATS * CARDS

    def put_gods(self, table: PlayingGods, player: i64) -> None:
        players = table.players
        out = self.out
        at = self.at
        for place in range(players):
            seat = seat_at(place, player, players)
            out[at + 4 * place] = table.status[seat]
            out[at + 4 * place + 1] = table.supply[seat]
            out[at + 4 * place + 2] = table.sects[seat]
            out[at + 4 * place + 3] = table.lands[seat]
        at += 4 * SEATS
        out[at] = byte(table.phase)
        out[at + 1] = u8(side(table.active, player, players))
        out[at + 2] = byte(table.die)
        out[at + 3] = byte(table.draws)
        out[at + 4] = byte(table.form)
        out[at + 5] = u8(side(table.victim, player, players))
        self.at = at + 6


def make(places: list[int]) -> Board:
    return PlayingGodsBoard(SETS)
