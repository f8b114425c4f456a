"""A match: one game being played, with its record. Chance acts by itself, illegal actions are refused."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import theomachy
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.event import Event
from theomachy.core.game import Game, dice_of, may_read
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.record import Record, fingerprint, options_text, result_text, seats_text


class Match:
    """Play a game from its start, or go on with a record.

    `seed` fixes what chance will do. Without one the operating system seeds it. `names` are the people or bots who
    play, for the record; `player_names` what they are called in the game, where the game leaves it to them.
    """

    def __init__(
        self, game: Game | str, players: int | None = None, seed: int | None = None, *,
        names: Sequence[str] = (), player_names: Sequence[str] = (), position: Position | None = None,
        components: str | Path | None = None, **options: object,
    ) -> None:  # fmt: skip
        self.game = theomachy.game(game) if isinstance(game, str) else game
        self.dice = dice_of(seed if seed is not None else fresh_seed())
        self.log: list[tuple[Position, Event]] = []  # each event with the position right after the action
        self.actions: list[tuple[int, int]] = []
        self.showed: list[bool] = []  # of each action: did it show its doer something hidden?
        tags = {"Game": self.game.name, "Rules": str(self.game.revision), "Date": date.today().isoformat()}
        if position is None:
            count = max(self.game.players) if players is None else players
            checked: dict[str, Any] = dict(self.game.check(count, options))
            self.position = self.game.new(count, None, components=components, player_names=player_names, **checked)
            tags["Options"] = options_text(checked, {o.id: o.default for o in self.game.options})
        else:
            if players is not None or options or components is not None or player_names:
                raise BadOption(
                    "a match from a position takes players, names, options and components from the position"
                )
            self.position = position.copy()
            data = self.game.to_json(position)
            tags["Rules"] = str(data.get("rules", self.game.revision))
            given = data.pop("components", None)
            components = str(given) if given else None
            tags["Rules"] = str(data.pop("rules", self.game.revision))
            tags["Position"] = json.dumps(data, separators=(",", ":"))
        tags["Players"] = ",".join(self.game.player_name(self.position, p) for p in range(self.position.players))
        if names:
            if len(names) != self.position.players:
                raise BadOption(f"{len(names)} names for {self.position.players} players")
            tags["Seats"] = seats_text(names)
        if components is not None:
            tags["Components"] = fingerprint(components)
        self.start = self.position.copy()
        self.record = Record({k: v for k, v in tags.items() if v})
        self.record.components = Path(components) if components is not None else None
        self.let_chance_act()

    @classmethod
    def resume(cls, record: Record, seed: int | None = None, *, wait: bool = False) -> Match:
        """The match that a record tells, ready to be played on. A record that does not replay is refused.

        Chance acts at once where it is asked next, unless `wait` says that the match is only to be looked at.
        """
        match = cls.__new__(cls)
        match.position = record.start()
        match.game = theomachy.game(record.game)
        match.dice = dice_of(seed if seed is not None else fresh_seed())
        match.log = []
        match.actions = []
        match.showed = []
        match.start = match.position.copy()
        match.record = Record({k: v for k, v in record.tags.items() if k not in ("Result", "Keys")})
        match.record.components = record.components
        for player, action in record.steps(match.position):
            match._apply(player, action)
        record.compare(match.position)
        if not wait:
            match.let_chance_act()
        return match

    # ---- playing

    @property
    def over(self) -> bool:
        return self.position.turn == NOBODY

    def play(self, player: int, action: int) -> list[Event]:
        """Do an action for a player, let chance act, and give what happened. Refused actions change nothing."""
        if player == CHANCE:
            raise IllegalAction("chance acts by itself in a match", self.position.why_not(CHANCE, action))
        self.game.demand(self.position, player, action)
        before = len(self.log)
        self._apply(player, action)
        self.let_chance_act()
        return [event for _, event in self.log[before:]]

    def play_text(self, text: str, player: int | None = None) -> list[Event]:
        """The same from text; a line may be several small steps (`move 1,0>3,0`). All or nothing."""
        who = self.position.turn if player is None else player
        if who == EVERYBODY:
            raise IllegalAction("say who acts: everybody may act now", "")
        if len(self.game.actions.line(text)) == 1:
            return self.play(who, self.game.parse(self.position, text))
        events: list[Event] = []
        for action in self.game.parse_line(self.position, text, who):
            events += self.play(who, action)
        return events

    def let_chance_act(self) -> None:
        while self.position.turn == CHANCE:
            self._apply(CHANCE, self.position.sample(self.dice))

    def _apply(self, player: int, action: int) -> None:
        text = self.game.text(self.position, action)
        who = self.game.player_name(self.position, player)
        events: list[Event] = []
        self.position.events = events
        self.position.apply(player, action)
        self.position.events = None
        if events:
            # A copy, so that sentences about the past never speak of the present.
            now = self.position.copy()
            self.log += [(now, event) for event in events]
        self.actions.append((player, action))
        self.showed.append(any(event.reveals or event.only == player for event in events))
        self.record.moves.append((who, text))
        if self.over:
            self._stamp(self.record)

    def _stamp(self, record: Record) -> None:
        record.tags["Result"] = result_text(self.game.name, self.position)
        record.tags["Keys"] = f"{self.position.key():016x}"

    def snapshot(self) -> Record:
        """The record as it stands, with the key of the present position, so that a damaged copy shows."""
        record = Record(dict(self.record.tags), list(self.record.moves))
        record.components = self.record.components
        self._stamp(record)
        return record

    def story(self, viewer: int | None = None, lang: str = "en") -> list[str]:
        """The log in plain language, with clause ids, as far as the viewer may read it."""
        who = NOBODY if viewer is None else viewer
        return [
            f"{self.game.say(position, event, lang)} [{event.clause}]"
            for position, event in self.log
            if may_read(event, who)
        ]

    # ---- taking back

    def can_undo(self, player: int) -> int:
        """How many of the last actions the player may take back: his own, nothing random or foreign among them, and
        none that showed him something hidden."""
        count = 0
        for (who, _), showed in zip(reversed(self.actions), reversed(self.showed), strict=True):
            if who != player or showed:
                break
            count += 1
        return count

    def undo(self, steps: int = 1) -> None:
        """Go back by so many recorded actions, chance included; what chance does next is drawn anew."""
        keep = len(self.actions) - steps
        if steps < 0 or keep < 0:
            raise IllegalAction(f"cannot go back {steps} of {len(self.actions)} actions", "")
        actions = self.actions[:keep]
        record = Record({k: v for k, v in self.record.tags.items() if k not in ("Result", "Keys")})
        record.components = self.record.components
        self.position, self.record, self.log = self.start.copy(), record, []
        self.actions, self.showed = [], []
        for player, action in actions:
            self._apply(player, action)


def fresh_seed() -> int:
    """A seed nobody can guess, from the operating system."""
    return int.from_bytes(os.urandom(8), "big") >> 1
