"""The rules: the state, and for each kind of action what speaks against it and the deed. Clauses: rules.md."""

from __future__ import annotations

from theomachy.core.action import Kind, action_table
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.plain import Plain
from theomachy.core.position import CHANCE, NOBODY

HILLS = [str(number) for number in range(1, 13)]  # in a ring (NEWGAME-S-01)
LANDS = ("wood", "water", "rock", "plain")  # each has a god of its name
BAG = {1: 5, 2: 4, 3: 3}  # how many finds are worth so much (NEWGAME-S-03)
FAVOUR = 3  # points for a hill that pleases the god (NEWGAME-X-02)
KINDS = [
    Kind(1, "claim {hill}"),
    Kind(2, "find {worth}", chance=True),
    Kind(3, "serve {god}", chance=True),
]


class Table(Plain):
    """One moment at the table."""

    PLAYERS = (2, 3, 4)
    ACTIONS = action_table(KINDS, hill=HILLS, worth="0123", god=LANDS)
    NOT_NOW = "NEWGAME-T-01"

    def begin(self) -> None:
        self.active = 0  # the seat that claims, or whose find is still in the bag
        self.owner = [0] * len(HILLS)  # 0 is nobody, else the seat + 1
        self.worth = [0] * len(HILLS)  # 0 is nothing yet
        self.god = [0] * self.players  # 0 is none yet, else the land + 1

    def bounds(self) -> dict[str, int]:
        return {"active": self.players - 1, "owner": self.players, "worth": 3, "god": len(LANDS)}

    def settle(self) -> None:
        """Chance is asked while a god or a find is due; the game is over once the last hill has its find."""
        due = 0 in self.god or self.digging() >= 0
        self.turn = CHANCE if due else self.active if 0 in self.owner else NOBODY

    def check(self) -> None:
        served = [god for god in self.god if god]
        if len(set(served)) < len(served) or any(self.left(worth) < 0 for worth in BAG):
            raise BadPosition("god, worth: a god who is served twice, or more finds of one worth than the bag has")

    # ---- claiming a hill

    def against_claim(self, hill: int) -> str:
        if self.owner[hill]:
            return "NEWGAME-A-01"
        quiet = self.quiet()
        return "" if hill in quiet or not quiet else "NEWGAME-A-02"

    def do_claim(self, hill: int) -> None:
        self.owner[hill] = self.active + 1
        self.write("claimed", "NEWGAME-A-01", who=self.active, hill=HILLS[hill])

    def quiet(self) -> list[int]:
        """The free hills beside which no other people lives."""
        beside = [{self.owner[hill - 1], self.owner[(hill + 1) % len(HILLS)]} for hill in range(len(HILLS))]
        return [hill for hill in range(len(HILLS)) if not self.owner[hill] and beside[hill] <= {0, self.active + 1}]

    def own(self, seat: int) -> list[int]:
        return [hill for hill, owner in enumerate(self.owner) if owner == seat + 1]

    # ---- what is found there

    def against_find(self, worth: int) -> str:
        return "" if self.digging() >= 0 and self.left(worth) > 0 else "NEWGAME-A-03"

    def weight_find(self, worth: int) -> int:
        return self.left(worth)

    def do_find(self, worth: int) -> None:
        hill = self.digging()
        self.worth[hill] = worth
        self.write("found", "NEWGAME-A-03", hill=HILLS[hill], n=worth)
        self.active = (self.active + 1) % self.players

    def digging(self) -> int:
        """The hill that was claimed and has no find yet, -1 for none."""
        return next((hill for hill, owner in enumerate(self.owner) if owner and not self.worth[hill]), -1)

    def left(self, worth: int) -> int:
        """Finds of this worth in the bag."""
        return BAG.get(worth, 0) - self.worth.count(worth)

    # ---- the gods

    def against_serve(self, god: int) -> str:
        return "" if 0 in self.god and god + 1 not in self.god else "NEWGAME-S-02"

    def do_serve(self, god: int) -> None:
        seat = self.god.index(0)
        self.god[seat] = god + 1
        self.write("served", "NEWGAME-S-02", only=seat, who=seat, god=LANDS[god])

    def redeal(self, viewer: int, rng: Dice) -> Plain:
        """The gods that the viewer does not know, drawn again from all that they could be."""
        twin = self.copy()
        known = self.god[viewer] if viewer >= 0 else 0
        others = [god for god in range(1, len(LANDS) + 1) if god != known]
        for seat, god in enumerate(self.god):
            if seat != viewer and god and self.turn != NOBODY:
                twin.god[seat] = others.pop(rng.below(len(others)))
        return twin

    # ---- points

    def favour(self, seat: int) -> int:
        """What the people's god will give: for each own hill in the god's land."""
        return FAVOUR * sum(hill % len(LANDS) + 1 == self.god[seat] for hill in self.own(seat))

    def score(self, player: int) -> int:
        found = sum(self.worth[hill] for hill in self.own(player))
        return found + (self.favour(player) if self.turn == NOBODY else 0)
