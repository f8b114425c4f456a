"""A game as the rest of the project meets it: one object for its rules, its pictures and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theomachy.core.errors import BadOption
from theomachy.core.event import ALL, Event
from theomachy.core.options import Option
from theomachy.core.panel import Deed, Panel, Source, Tie
from theomachy.core.playable import Playable
from theomachy.core.position import NOBODY, Position

LAYOUTS = ("wide", "tall")


@dataclass(frozen=True)
class Game(Playable):
    """Everything about one game. Modules of its folder are loaded when they are first needed."""

    def default(self, name: str) -> Any:
        """What a game that begins small does not have in its folder is `core/defaults.py`'s."""
        from theomachy.core.defaults import DEFAULTS  # few games need them, and they bring the words along

        return DEFAULTS[name](self) if name in DEFAULTS else super().default(name)

    def seat_title(self, position: Position, seat: int, lang: str = "en") -> str:
        """The seat's name as a sentence writes it: `Red`, `Rot`; games whose players bring names have no own words."""
        title = getattr(self.module("words.words"), "seat_title", None)
        name = self.player_name(position, seat)
        return str(title(name, lang)) if title is not None else name

    def view(self, position: Position, viewer: int | None = None) -> Any:
        """What `viewer` may know, as plain data; None is a spectator. Its type is the game's own `view_type`."""
        if viewer is not None and (not isinstance(viewer, int) or not 0 <= viewer < position.players):
            raise BadOption(f"no viewer {viewer!r}; seats: 0 to {position.players - 1}, or None")
        return self.module("table.view").view(position, NOBODY if viewer is None else viewer)

    @property
    def view_type(self) -> Any:
        """The words of a view and what stands behind each: a TypedDict."""
        return self.module("table.seen").View

    def draw(
        self, view: Mapping[str, Any], *, theme: str = "light", lang: str = "en", lit: Sequence[str] = (),
        layout: str = "wide",
    ) -> str:  # fmt: skip
        """The picture of a view as SVG text. `lit` are the targets that can be clicked now.

        The layout is `wide` (for desks: panels beside the board) or `tall` (for phones: panels below it).
        """
        if layout not in LAYOUTS:
            raise BadOption(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
        svg: str = self.module("picture.draw").draw(view, theme=theme, lang=lang, lit=lit, layout=layout)
        return svg

    def panels(
        self, view: Mapping[str, Any], *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
    ) -> list[Panel]:
        """The picture of a view as named panels for a page to arrange, in the colours of the page's theme.

        A game whose folder draws no panels yet gives its whole picture as the panel `board`.
        """
        if layout not in LAYOUTS:
            raise BadOption(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
        make = getattr(self.module("picture.draw"), "panels", None)
        if make is None:
            svg = self.draw(view, theme="page", lang=lang, lit=lit, layout=layout)
            size = (800.0, 500.0) if layout == "wide" else (360.0, 400.0)
            return [Panel("board", svg, width=size[0], height=size[1], pans=True, grows=True)]
        found: list[Panel] = make(view, lang=lang, lit=lit, layout=layout)
        return found

    def scene(self, theme: str = "light") -> str:
        """A small picture that tells this game from the others, for lists of games."""
        if theme not in ("light", "dark"):
            raise BadOption(f"no theme {theme!r}; there are: light, dark")
        svg: str = self.module("picture.scene").scene(theme)
        return svg

    def sources(self, position: Position) -> list[list[Source]]:
        """Where the points of each seat come from; the parts of a seat add up to its score.

        A game that does not tell them apart has one part, `points`.
        """
        make = getattr(self.module("table.view"), "sources", None)
        if make is None:
            return [[Source("points", int(position.score(seat)))] for seat in range(position.players)]
        found: list[list[Source]] = make(position)
        return found

    def source_text(self, source: Source, lang: str = "en") -> str:
        """What a part of the score is called; empty where there is only one part."""
        name = getattr(self.module("words.words"), "source", None)
        return str(name(source.kind, source.of, lang)) if name is not None and source.kind != "points" else ""

    def source_piece(self, source: Source) -> str:
        """The id of the piece that stands for a part of the score, among those that `panels` defines; may be empty."""
        piece = getattr(self.module("picture.draw"), "source_piece", None)
        return str(piece(source)) if piece is not None else ""

    def tie(self, position: Position) -> Tie | None:
        """What decided a finished game beside the points; None where they say it all, or the victory is shared."""
        if len(self.winners(position)) != 1:
            return None
        found: Tie | None = self.module("table.verdict").tie(position, self.winners(position)[0])
        return found

    def tie_text(self, position: Position, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The same in a sentence, empty where there is none; `names` are what the seats are called in it."""
        found = self.tie(position)
        if found is None:
            return ""
        shown = names or [self.seat_title(position, seat, lang) for seat in range(position.players)]
        sentence: str = self.module("words.words").WORDS.sentence(
            f"tie {found.kind}", lang, who=shown[found.winner], other=shown[found.other],
            mine=found.mine, theirs=found.theirs, points=int(position.score(found.winner)),
        )  # fmt: skip
        return sentence

    def deed(self, position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
        """What a player did, in a few words and with a piece, from the events that everybody may read.

        Only names are taken from the position. None where the game has no short words: then the sentences tell it.
        """
        short = getattr(self.module("picture.draw"), "deed", None)
        found: Deed | None = short(position, player, events, lang) if short is not None else None
        return found

    def turn_begins(self, event: Event) -> int | None:
        """The seat whose turn begins with this event, below zero if none does; None where the game tells turns by no
        event: then whoever acts has the turn."""
        kind = getattr(self.module("picture.draw"), "TURN", None)
        if kind is None:
            return None
        return int(str(event.data["who"])) if event.kind == kind else NOBODY

    def reveal(self, event: Event) -> str:
        """What a page shows for a moment when this happens: `die:4`, the id of a piece of the panel `defs`, `text` for
        the sentence alone; empty for all that needs no showing."""
        if not self.has("picture.reveal"):
            return ""
        shown: str = self.module("picture.reveal").reveal(event)
        return shown

    def board(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """The view as text, for terminals."""
        text: str = self.module("picture.text").board(view, lang)
        return text

    def say(self, position: Position, event: Event, lang: str = "en") -> str:
        """One sentence for an event."""
        sentence: str = self.module("words.words").say(position, event, lang)
        return sentence

    def tell(self, position: Position, player: int, action: int, lang: str = "en", *, here: bool = False) -> str:
        """One sentence for what an action means, before it is done. With `here` for somebody who points at the place,
        which needs no name then (`words.tell_here`, where a game has it)."""
        words = self.module("words.words")
        spoken = getattr(words, "tell_here", words.tell) if here else words.tell
        sentence: str = spoken(position, player, action, lang)
        return sentence

    def progress(self, before: Position, after: Position, player: int, lang: str = "en") -> list[str]:
        """Whole sentences for what the player has won between two positions beside points (`words.progress`, where a
        game has it)."""
        make = getattr(self.module("words.words"), "progress", None)
        found: list[str] = make(before, after, player, lang) if make is not None else []
        return found

    def ask(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """One sentence for what is asked now, or whom the table waits for."""
        sentence: str = self.module("words.words").ask(view, lang)
        return sentence

    def about(self, lang: str = "en", *, short: bool = False) -> str:
        """The game in one sentence, for the lobby: the message `about` of its catalogues, or `about-short` if there is
        one."""
        words = self.module("words.words").WORDS
        sentence: str = words.sentence("about short" if short and words.has("about short") else "about", lang)
        return sentence

    def naming(self, lang: str = "en") -> str:
        """What a name of a player's own is called where the player is asked for it; empty if the game has none."""
        if not self.names:
            return ""
        label: str = self.module("words.words").naming(lang)
        return label

    def option_text(self, option_id: str, lang: str = "en") -> str:
        """One sentence for what a rule option decides; `words.py` of every game has it for each of its options."""
        self._option(option_id)
        sentence: str = self.module("words.words").option(option_id, lang)
        return sentence

    def option_value_text(self, option_id: str, value: object, lang: str = "en") -> str:
        """One sentence for what a value of a rule option means."""
        checked = self._option(option_id).check(value)
        sentence: str = self.module("words.words").option_value(option_id, checked, lang)
        return sentence

    def _option(self, option_id: str) -> Option:
        for option in self.options:
            if option.id == option_id:
                return option
        raise BadOption(f"no option {option_id!r}; allowed: {', '.join(o.id for o in self.options)}")


def may_read(event: Event, viewer: int) -> bool:
    """May this viewer see the event?"""
    return event.only == ALL or event.only == viewer
