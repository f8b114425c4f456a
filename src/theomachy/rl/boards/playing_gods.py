"""The map of Playing Gods, land by land, where the figures stand, what lies open, and the cards that the seat knows."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from theomachy.core.position import Position
from theomachy.games.playing_gods.rules.cards import BACKS, CARDS, ELEMENTS, FAITH_KINDS
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.rl.board import Board, seat_at, side

SEATS: Final = 5


class PlayingGodsBoard(Board):
    def parts(self) -> list[tuple[str, list[int]]]:
        return [
            ("ruler", [LANDS]), ("live", [LANDS]), ("height", [LANDS]), ("figure", [SEATS]),
            ("homes", [SEATS, CONTINENTS]), ("permanent", [SEATS, FAITH_KINDS]), ("immune", [SEATS, ELEMENTS]),
            ("held", [SEATS, BACKS]), ("known", [SEATS, CARDS]), ("gods", [SEATS, 4]),
            ("moment", [6]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(PlayingGods, position)
        players = table.players
        for land in range(i64(LANDS)):
            self.put(side(i64(table.ruler[land]) - 1, player, players))
        for land in range(i64(LANDS)):
            self.put(i64(table.live[land]))
        for land in range(i64(LANDS)):
            self.put(i64(table.height[land]))
        for place in range(i64(SEATS)):
            self.put(i64(table.figure[seat_at(place, player, players)]) + 1 if place < players else 0)
        for place in range(i64(SEATS)):
            self.put_bits(i64(table.homes[seat_at(place, player, players)]) if place < players else 0, CONTINENTS)
        for place in range(i64(SEATS)):
            self.put_bits(i64(table.permanent[seat_at(place, player, players)]) if place < players else 0, FAITH_KINDS)
        for place in range(i64(SEATS)):
            self.put_bits(i64(table.immune[seat_at(place, player, players)]) if place < players else 0, ELEMENTS)
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(BACKS)
                continue
            for back in range(i64(BACKS)):
                self.put(i64(table.held[seat_at(place, player, players) * BACKS + back]))
        for place in range(i64(SEATS)):
            seat = seat_at(place, player, players)
            for card in range(i64(CARDS)):
                known: i64 = 0
                if place == 0:
                    known = i64(table.hand[player * CARDS + card])
                elif place < players:  # what everybody knows to be there, and what this player has seen beside
                    known = i64(table.public[seat * CARDS + card])
                    known += i64(table.seen[(player * players + seat) * CARDS + card])
                self.put(known)
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(4)
                continue
            seat = seat_at(place, player, players)
            self.put(i64(table.status[seat]))
            self.put(i64(table.supply[seat]))
            self.put(i64(table.sects[seat]))
            self.put(i64(table.lands[seat]))
        self.put(table.phase)
        self.put(side(table.active, player, players))
        self.put(table.die)
        self.put(table.draws)
        self.put(table.form)
        self.put(side(table.victim, player, players))


def make(places: list[int]) -> Board:
    return PlayingGodsBoard()
