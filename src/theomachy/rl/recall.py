"""A moment of a game with all that each seat has observed and done on the way to it: perfect recall, as text.

In open games everybody has seen every action, so the text is the list of them. Where players have secrets each seat has
a text of its own. A line of it is a step of which the seat learned something: its own deed, what it was told (the
events that it may read), and which numbers of its observation have changed. Other steps leave no line.

Texts are written when they are asked for, not in every step: most states of a search are never asked.
"""

from __future__ import annotations

from typing import Any

from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.game import may_read
from theomachy.core.position import Position
from theomachy.rl.kit import Kit


class Moment:
    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.position: Position = kit.fresh.copy()
        self.before: Position = kit.fresh  # the position up to which the texts tell; it is never changed,
        self.since: list[tuple[int, int]] = []  # and what has been done since then
        self.told = [""] * kit.players  # by seat

    def apply(self, player: int, action: int) -> None:
        self.position.apply(player, action)
        self.since.append((player, action))

    def recalled(self, seat: int) -> str:
        """Everything that the seat has observed and done."""
        self._tell()
        return f"seat {seat}\n{self.told[seat]}"

    def _tell(self) -> None:
        """Write the texts up to now."""
        if not self.since:
            return
        self.told = self._secretly_told() if self.kit.game.hidden else self._openly_told()
        self.before, self.since = self.position.copy(), []

    def _openly_told(self) -> list[str]:
        game, position = self.kit.game, self.before.copy()
        lines = []
        for player, action in self.since:
            lines.append(f"{game.player_name(position, player)}: {game.text(position, action)}\n")
            position.apply(player, action)
        return [self.told[0] + "".join(lines)] * self.kit.players

    def _secretly_told(self) -> list[str]:
        game, position = self.kit.game, self.before.copy()
        told = [[text] for text in self.told]
        seen = [self._seen(position, seat) for seat in range(self.kit.players)]
        for player, action in self.since:
            deed = game.text(position, action)
            events: list[Event] = []
            position.events = events
            position.apply(player, action)
            for seat, lines in enumerate(told):
                now = self._seen(position, seat)
                changed = [f"{i}={value}" for i, value in enumerate(now) if value != seen[seat][i]]
                heard = [as_text(event) for event in events if may_read(event, seat)]
                seen[seat] = now
                if player == seat or changed or heard:
                    own = deed if player == seat else ""
                    lines.append(f"{own}; {', '.join(heard)}; {' '.join(changed)}\n")
        return ["".join(lines) for lines in told]

    def _seen(self, position: Position, seat: int) -> bytes:
        return bytes(self.kit.sight.array(position, seat))

    def redealt(self, viewer: int, dice: Dice) -> Moment:
        """The same moment as the viewer could believe it to be. What the others recall there is made from what the
        viewer recalls and from what they hold in that world: what truly happened to them is not known to the viewer."""
        self._tell()
        other = Moment(self.kit)
        other.position = self.position.redeal(viewer, dice)
        other.before = other.position.copy()
        other.told = list(self.told)
        if self.kit.game.hidden:
            for seat in range(self.kit.players):
                if seat != viewer:
                    held = self._seen(other.position, seat).hex()
                    other.told[seat] = f"{self.told[viewer]}as seat {viewer} believes: {held}\n"
        return other

    # ---- copies: OpenSpiel clones and stores a state by what it holds

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        other = Moment.__new__(Moment)
        other.kit, other.before = self.kit, self.before
        other.position = self.position.copy()
        other.since, other.told = list(self.since), list(self.told)
        return other

    def __getstate__(self) -> dict[str, object]:
        self._tell()
        return {"kit": self.kit, "position": self.kit.game.to_json(self.position), "told": self.told}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.kit, self.told = state["kit"], state["told"]
        self.position = self.kit.game.position(state["position"])
        self.before, self.since = self.position.copy(), []


def as_text(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.data.items())])
