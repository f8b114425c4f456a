"""A match: one game being played, with its record. Chance acts by itself, illegal actions are refused."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from theomachy.core import registry, showing
from theomachy.core.components import fingerprint
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.log import Draft, Log
from theomachy.core.playable import dice_of
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.record import Record, options_text, seats_text

Chooser = Callable[[Position], int | str]  # an outcome of CHANCE, as a number or as text


class Match:
    """Play a game from its start, or go on with a record.

    `seed` fixes what chance will do. Without one the operating system seeds it. `chance` chooses what it does: a
    function of the position, or outcomes as texts in their order; when those are used up the match waits for
    `play_chance`, so an empty list leaves all of chance to the caller.

    `names` are the people or bots who play, for the record; `player_names` what they are called in the game, where
    the game leaves it to them; `colours` and `figures` those of the seats, empty for the usual. `quiet` saves the work
    of texts and events until somebody asks for them; the position of a quiet match is changed in place as it goes on.
    """

    _log: Log
    _draft: Draft | None = None  # of a quiet match: what was done since somebody looked at the log

    def __init__(
        self, game: Game | str, players: int | None = None, seed: int | None = None, *,
        names: Sequence[str] = (), player_names: Sequence[str] = (), colours: Sequence[str] = (),
        figures: Sequence[str] = (), position: Position | None = None, components: str | Path | None = None,
        chance: Chooser | Sequence[str] | None = None, quiet: bool = False, **options: object,
    ) -> None:  # fmt: skip
        self.game = registry.game(game) if isinstance(game, str) else game
        self._choose_chance(seed, chance)
        tags = {"Game": self.game.name, "Rules": str(self.game.revision), "Date": date.today().isoformat()}
        if position is None:
            count = max(self.game.players) if players is None else players
            checked: dict[str, Any] = dict(self.game.check(count, options))
            start = self.game.new(
                count, None, components=components, player_names=player_names, colours=colours, figures=figures,
                **checked,
            )  # fmt: skip
            tags["Options"] = options_text(checked, {o.id: o.default for o in self.game.options})
        else:
            if players is not None or options or components is not None or player_names or colours or figures:
                raise BadOption(
                    "a match from a position takes players, names, colours, figures, options and components from the "
                    "position"
                )
            start = position.copy()
            data = self.game.to_json(position)
            given = data.pop("components", None)
            components = str(given) if given else None
            tags["Rules"] = str(data.pop("rules", self.game.revision))
            tags["Position"] = json.dumps(data, separators=(",", ":"))
        tags["Players"] = ",".join(self.game.player_name(start, p) for p in range(start.players))
        if position is None:
            tags |= self.game.choice_tags(start)
        if names:
            if len(names) != start.players:
                raise BadOption(f"{len(names)} names for {start.players} players")
            tags["Seats"] = seats_text(names)
        if components is not None:
            tags["Components"] = fingerprint(components)
        self.tags = {k: v for k, v in tags.items() if v}  # of the record
        self.components = Path(components) if components is not None else None
        self.log = Log(self.game, start, quiet=quiet)
        self.let_chance_act()

    @classmethod
    def resume(
        cls, record: Record, seed: int | None = None, *, wait: bool = False,
        chance: Chooser | Sequence[str] | None = None,
    ) -> Match:  # fmt: skip
        """The match that a record tells, ready to be played on. A record that does not replay is refused.

        Chance acts at once where it is asked next, unless `wait` says that the match is only to be looked at.
        """
        match = cls.__new__(cls)
        start = record.start()
        match.game = registry.game(record.game)
        match._choose_chance(seed, chance)
        match.tags = {k: v for k, v in record.tags.items() if k not in ("Result", "Keys")}
        match.components = record.components
        draft = Log(match.game, start).draft()
        for player, action in record.steps(draft.position):
            draft.do(player, action)
        record.compare(draft.position)
        match.log = draft.log()
        if not wait:
            match.let_chance_act()
        return match

    def _choose_chance(self, seed: int | None, chance: Chooser | Sequence[str] | None) -> None:
        self.dice = dice_of(seed if seed is not None else fresh_seed())
        if isinstance(chance, str) or not (chance is None or callable(chance) or isinstance(chance, Sequence)):
            raise BadOption(f"chance: {chance!r}; allowed: a function of the position, or a list of texts")
        self.chooser = chance if callable(chance) else None
        self.outcomes = None if chance is None or callable(chance) else list(chance)  # chosen and not yet come up

    # ---- how things stand

    @property
    def log(self) -> Log:
        """All that happened. It never changes: what is done next is in another."""
        if self._draft is not None:
            self._log, self._draft = self._draft.log(), None
        return self._log

    @log.setter
    def log(self, log: Log) -> None:
        self._log, self._draft = log, None

    @property
    def position(self) -> Position:
        """The position now. It belongs to the match: copy it before changing it."""
        return self._log.position if self._draft is None else self._draft.position

    @property
    def start(self) -> Position:
        """The position in which the match began."""
        return self.log.start

    @property
    def over(self) -> bool:
        return self.position.turn == NOBODY

    @property
    def actions(self) -> list[tuple[int, int]]:
        """What was done so far, chance and clock included: (player, action)."""
        return [(entry.row.player, entry.row.action) for entry in self.log.entries]

    @property
    def events(self) -> list[Event]:
        """What has happened so far, whoever may read it."""
        return [event for entry in self.log.loud().entries for event in entry.events]

    @property
    def record(self) -> Record:
        """The record as it stands; of a finished match with its result."""
        return self._with_components(self.log.record(self.tags))

    def snapshot(self) -> Record:
        """The record as it stands, with the key of the present position, so that a damaged copy shows."""
        return self._with_components(self.log.record(self.tags, stamp=True))

    def _with_components(self, record: Record) -> Record:
        record.components = self.components
        return record

    def story(self, viewer: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """The log in plain language, with clause ids, as far as the viewer may read it; from that action on."""
        return [f"{sentence} [{event.clause}]" for _, event, sentence in self.log.told(viewer, lang, since)]

    def legal_texts(self, player: int | None = None) -> list[str]:
        """What the player, by default the one on turn, may do now, in the notation; for CHANCE its outcomes."""
        who = self.position.turn if player is None else player
        return [self.game.text(self.position, action) for action in self.position.legal(who)]

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the table as a spectator sees it, and what happened last."""
        return showing.html("Match", self)

    # ---- playing

    def play(self, player: int, action: int) -> list[Event]:
        """Do an action for a player, let chance act, and give what happened (a quiet match says nothing).

        Refused actions change nothing.
        """
        if player == CHANCE:
            raise IllegalAction("chance acts by itself in a match", self.position.why_not(CHANCE, action))
        self.game.demand(self.position, player, action)
        return self.carry_out(player, action)

    def play_text(self, text: str, player: int | None = None) -> list[Event]:
        """The same from text; a line may be several small steps (`move 1,0>3,0`). All or nothing."""
        who = self.position.turn if player is None else player
        if who == EVERYBODY:
            raise IllegalAction("say who acts: everybody may act now", "")
        if len(self.game.actions.line(text)) == 1:
            return self.play(who, self.game.parse(self.position, text))
        steps = self.game.parse_line(self.position, text, who)
        log, outcomes = self.log, None if self.outcomes is None else list(self.outcomes)
        try:
            return [event for action in steps for event in self.play(who, action)]
        except BaseException:
            self.log, self.outcomes = log, outcomes
            raise

    def play_chance(self, outcome: str | int) -> list[Event]:
        """Let chance do this where it is asked and the match waits; then it goes on as usual."""
        action = self._outcome(self.position, outcome)
        return self.carry_out(CHANCE, action)

    def let_chance_act(self) -> list[Event]:
        """Chance acts as long as it is asked; a match whose chance is chosen may have to wait for it."""
        return self.carry_out() if self.position.turn == CHANCE else []

    def carry_out(self, player: int = CHANCE, action: int | None = None) -> list[Event]:
        """An action that has been found legal, and what chance does then. Legality is not checked again.

        If what chance was told to do is refused nothing has happened.
        """
        if self._log.quiet and self.chooser is None and self.outcomes is None:
            self._draft = self._draft or self._log.draft()
            if action is not None:
                self._draft.do(player, action)
            self._draft.let_chance_act(self._drawn)
            return []
        used = 0

        def chance(position: Position) -> int | None:
            nonlocal used
            if self.chooser is not None:
                return self._outcome(position, self.chooser(position))
            if self.outcomes is None:
                return self._drawn(position)
            if used == len(self.outcomes):
                return None
            used += 1
            return self._outcome(position, self.outcomes[used - 1])

        before = len(self.log)
        log = self.log.let_chance_act(chance) if action is None else self.log.play(player, action, chance)
        if self.outcomes is not None:
            del self.outcomes[:used]
        self.log = log
        return [event for entry in log.tail(before) for event in entry.events]

    def _drawn(self, position: Position) -> int:
        return int(position.sample(self.dice))

    def _outcome(self, position: Position, chosen: int | str) -> int:
        """An outcome that somebody chose, if it can come up here."""
        action = self.game.parse(position, chosen) if isinstance(chosen, str) else chosen
        self.game.demand(position, CHANCE, action)
        return action

    # ---- taking back

    def can_undo(self, player: int) -> int:
        """How many of the last actions the player may take back: his own, while he is still asked, and back to the
        first that showed him something hidden."""
        return self.log.undoable(player)

    def undo(self, steps: int = 1) -> None:
        """Go back by so many recorded actions, chance included, to where a player is asked.

        Chance acts by itself, so what it did goes with the action that it followed: a match goes back further where
        it would be chance that is asked, and at the very start chance acts again. What chance does next is drawn
        again. A match that waits for the outcomes of chance (`chance=[...]`) goes back by exactly `steps`.
        """
        if steps < 0 or steps > len(self.log):
            raise IllegalAction(f"cannot go back {steps} of {len(self.log)} actions", "")
        if not steps:
            return
        left = len(self.log) - steps
        if self.outcomes is None:
            while left and self.log.entries[left].row.player == CHANCE:
                left -= 1
        self.log, _ = self.log.take_back(NOBODY, len(self.log) - left)
        self.let_chance_act()


def fresh_seed() -> int:
    """A seed nobody can guess, from the operating system."""
    return int.from_bytes(os.urandom(8), "big") >> 1
