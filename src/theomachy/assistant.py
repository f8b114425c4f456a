"""Games that an assistant plays against bots, and what it may ask about games, rules and records.

Everything that is told about a running game is what the assistant's seat may know: views, its own legal actions,
sentences that it may read, and reasons from a position that is dealt anew from what it knows. `mcp_server.py` makes
tools of the methods here.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

import theomachy
from theomachy.bots import analysis, luck
from theomachy.bots.bot import MAKERS
from theomachy.bots.levels import LEVELS
from theomachy.bots.seats import HUMAN, Seats
from theomachy.core import clauses
from theomachy.core.errors import BadOption, BadRecord, IllegalAction, TheomachyError, UnknownClause
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.position import CLOCK, EVERYBODY
from theomachy.core.record import Record
from theomachy.core.words import check_language
from theomachy.render import draw_position, picture
from theomachy.server import why

MOST_TABLES = 20
MOST_LEGAL = 200  # actions that are explained at once
MOST_CLAUSES = 40  # that a search gives
LONGEST_TEXT = 200  # letters of an action, a name or what is searched for; a table on a server takes as many
LARGEST_RECORD = 256 * 1024  # letters
MOST_MOVES = 5000


@dataclass
class Table:
    """A game in which one seat is the assistant's and the others are bots'."""

    id: str
    match: Match
    seats: Seats
    me: int
    lang: str
    told: int = 0  # moves whose sentences the assistant has read
    busy: Lock = field(default_factory=Lock)

    @property
    def game(self) -> Game:
        return self.match.game

    def let_bots_play(self) -> None:
        """Until the assistant is asked, or the game is over.

        Where everybody may act at once there is one action for each of the bots, and time goes on where they wait for
        it: an assistant has no hands to be quick with, so it acts as often as each of the others.
        """
        match, seats = self.match, self.seats
        left = 2 * (len(seats.bots) - 1)  # an action each, and before it perhaps the end of what it waits for
        while left > 0 and match.position.turn == EVERYBODY:
            seat = seats.next(match.position, [self.me])
            if seat == CLOCK and not len(match.position.legal(CLOCK)):
                break
            seats.act(match, seat)
            left -= 1 if seat == CLOCK else 2
        while not match.over and (seat := seats.next(match.position)) != self.me:
            if seat == CLOCK and not len(match.position.legal(CLOCK)):
                return
            seats.act(match, seat)

    def news(self) -> list[str]:
        """What has happened since the assistant was last told, as far as its seat may read it."""
        story = self.match.story(self.me, self.lang, self.told)
        self.told = len(self.match.log)
        return story

    def seen(self) -> dict[str, Any]:
        """How things stand for the assistant."""
        game, position = self.game, self.match.position
        view = game.view(position, self.me)
        found = {
            "table": self.id, "game": game.name, "seat": self.me, "name": game.player_name(position, self.me),
            "your_turn": bool(len(position.legal(self.me))), "over": self.match.over,
            "ask": str(game.ask(view, self.lang)), "news": self.news(), "text": game.board(view, self.lang),
        }  # fmt: skip
        if self.match.over:
            found["result"] = [
                {"seat": seat, "who": "you" if seat == self.me else self.seats.specs[seat],
                 "name": game.player_name(position, seat), "place": int(position.rank(seat)),
                 "points": int(position.score(seat))}
                for seat in range(position.players)
            ]  # fmt: skip
        return found


def short(what: str, text: str) -> str:
    """The text, if it is one that somebody could mean: what is too long costs time and is not repeated."""
    if len(text) > LONGEST_TEXT:
        raise BadOption(f"{what}: a text of {len(text)} letters; allowed: {LONGEST_TEXT}")
    return text


def bot_levels() -> list[str]:
    """The bots that can be played against, the weakest first."""
    return [*(name for name in ("random", "greedy") if name in MAKERS), *(f"level:{n}" for n in LEVELS)]


class Parlour:
    """All games of one assistant."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    def close(self) -> None:
        for table in self.tables.values():
            table.seats.close()
        self.tables.clear()

    def table(self, table_id: str) -> Table:
        found = self.tables.get(short("table", table_id))
        if found is None:
            raise BadOption(f"no table {table_id!r}; there are: {', '.join(self.tables) or 'none, begin one'}")
        return found

    # ---- games and rules

    def games(self, lang: str = "en") -> list[dict[str, Any]]:
        """Every game with its players, options and bots."""
        check_language(lang)
        found = []
        for name in theomachy.game_names():
            game = theomachy.game(name)
            options = [
                {"name": o.id, "default": o.default, "values": list(o.values), "meaning": game.option_text(o.id, lang),
                 "clause": o.clause}
                for o in game.options
            ]  # fmt: skip
            found.append({
                "name": name, "title": game.title, "designer": game.designer, "about": game.about(lang),
                "players": list(game.players), "secrets": game.hidden, "options": options, "bots": bot_levels(),
            })  # fmt: skip
        return found

    def rules(self, words: str, game: str = "") -> list[dict[str, str]]:
        """A clause by its id, or the clauses that have all these words, of one game or of all."""
        if game and short("game", game) not in clauses.documents():
            raise BadOption(f"no game {game!r}; there are: {', '.join(clauses.documents())}")
        if not short("words", words).strip():
            raise BadOption("say which clause, by its id or by words in it")
        try:
            found = [clauses.clause(words.strip().upper())]
        except UnknownClause as error:
            found = clauses.search(words, game or None)
            if not found:
                raise BadOption(f"{error}, and no clause with these words") from None
        return [
            {"id": c.id, "game": c.game, "kind": c.kind, "chapter": c.chapter, "text": why.plain(c.text)}
            for c in found[:MOST_CLAUSES]
        ]

    # ---- playing

    def begin(
        self, game: str, players: int = 0, bot: str = "level:2", seat: int = 0, options: dict[str, Any] | None = None,
        seed: int | None = None, lang: str = "en",
    ) -> dict[str, Any]:  # fmt: skip
        """Sit down with bots; they play until the assistant is asked."""
        check_language(short("lang", lang))
        rules = theomachy.game(short("game", game))
        count = players or min(rules.players)
        if count not in rules.players:
            raise BadOption(f"players: {count}; {game} is for {', '.join(map(str, rules.players))}")
        if short("bot", bot) not in bot_levels():
            raise BadOption(f"no bot {bot!r}; there are: {', '.join(bot_levels())}")
        if not 0 <= seat < count:
            raise BadOption(f"no seat {seat}; there are 0 to {count - 1}")
        if len(self.tables) >= MOST_TABLES:
            raise BadOption(f"there are {MOST_TABLES} tables, which is as many as are allowed; leave one first")
        wished = dict(options or {})
        rules.check(count, wished)  # refused before any bot is made
        specs = [bot] * count
        specs[seat] = HUMAN
        names = ["assistant" if spec == HUMAN else spec for spec in specs]
        match = Match(rules, count, seed, names=names, **wished)
        table = Table(secrets.token_hex(4), match, Seats(rules, specs, seed), seat, lang)
        self.tables[table.id] = table
        with table.busy:
            table.let_bots_play()
            return table.seen()

    def leave(self, table_id: str) -> None:
        """Forget a table."""
        table = self.table(table_id)
        with table.busy:
            table.seats.close()
            self.tables.pop(table_id, None)

    def look(self, table_id: str, view: bool = False) -> dict[str, Any]:
        """How things stand, as text; with the whole view as data if that is wanted."""
        table = self.table(table_id)
        with table.busy:
            found = table.seen()
            if view:
                found["view"] = table.game.view(table.match.position, table.me)
            return found

    def legal(self, table_id: str, begins: str = "", first: int = 0) -> dict[str, Any]:
        """The legal actions with what each means and how it would change the points by itself."""
        table = self.table(table_id)
        short("begins", begins)
        if first < 0:
            raise BadOption(f"first: {first}; allowed: 0 and more")
        with table.busy:
            game, position = table.game, table.match.position
            actions = [int(a) for a in position.legal(table.me)] if not table.match.over else []
            fitting = [a for a in actions if game.text(position, a).startswith(begins)]
            told = []
            for action in fitting[first : first + MOST_LEGAL]:
                meaning, points = why.tell(game, position, table.me, action, table.lang)
                entry: dict[str, Any] = {"text": game.text(position, action), "means": meaning}
                if points:
                    entry["points"] = points
                told.append(entry)
            return {"table": table.id, "count": len(fitting), "first": first, "actions": told}

    def play(self, table_id: str, text: str) -> dict[str, Any]:
        """Do an action or a whole line; then the bots play until the assistant is asked again."""
        table = self.table(table_id)
        with table.busy:
            if table.match.over:
                raise BadOption("this game is over")
            steps = self._steps(table, text)
            for step in steps:
                position = table.match.position
                if step not in [int(a) for a in position.legal(table.me)]:  # what a step brought to light forbids it
                    reason, clause = why.refusal(table.game, position, table.me, step, table.lang)
                    raise IllegalAction(f"the line was done up to here: {reason} ({clause})", clause)
                table.match.play(table.me, step)
            table.let_bots_play()
            return table.seen()

    def wait(self, table_id: str) -> dict[str, Any]:
        """Where everybody may act at once: let the others act first."""
        table = self.table(table_id)
        with table.busy:
            if table.match.position.turn != EVERYBODY:
                raise BadOption("waiting is for games in which everybody may act at once; here it is your turn")
            table.let_bots_play()
            return table.seen()

    def _steps(self, table: Table, text: str) -> list[int]:
        """The steps of a line, tried out on what the seat knows: a refusal tells no more than that."""
        game = table.game
        short("action", text)
        steps, refused = game.read_line(why.imagined(table.match.position, table.me), text, table.me)
        if refused is not None:
            there, who, action = refused
            clause = there.why_not(who, action)
            reason = game.reason(there, who, action, table.lang) or why.sentence(game, clause, table.lang)
            raise IllegalAction(f"{text!r} is not allowed now ({clause}): {reason}", clause)
        return steps

    def why_not(self, table_id: str, text: str) -> dict[str, str | bool]:
        """May this be done now? If not: the clause that forbids it, and why."""
        table = self.table(table_id)
        with table.busy:
            if table.match.over:
                return {"allowed": False, "clause": "", "reason": "this game is over", "rule": ""}
            try:
                steps = self._steps(table, text)
            except IllegalAction as error:
                rule = why.sentence(table.game, error.clause, table.lang)
                return {"allowed": False, "clause": error.clause, "reason": str(error), "rule": rule}
            known = why.imagined(table.match.position, table.me)
            told = []
            for step in steps:
                told.append(table.game.tell(known, table.me, step, table.lang))
                known.apply(table.me, step)
            return {"allowed": True, "clause": "", "reason": " → ".join(told), "rule": ""}

    # ---- records

    def record(self, table_id: str) -> str:
        """The record of a game; where players hold secrets only when it is over."""
        table = self.table(table_id)
        with table.busy:
            if table.game.hidden and not table.match.over:
                raise BadOption("in this game players hold secrets: its record is open when the game is over")
            return str(table.match.record)

    def analyse(self, record: str = "", table_id: str = "", sims: int = 0, lang: str = "en") -> dict[str, Any]:
        """A game looked at again: everybody's winning chances along it, the turning points, and what chance gave
        everybody."""
        check_language(lang)
        if bool(record) == bool(table_id):
            raise BadOption("say what to analyse: the text of a record, or a table of yours whose game is over")
        if table_id and not self.table(table_id).match.over:
            raise BadOption("a game is looked at again when it is over")
        found = read_record(record or self.record(table_id))
        final = found.verify()
        places = analysis.decisions(found)
        if not 0 <= sims <= 2000:
            raise BadOption(f"sims: {sims}; allowed: 1 to 2000, or 0 for as many as a whole game usually gets")
        moments = analysis.analyse(found, sims=sims or analysis.usual_sims(len(places)))
        end = analysis.ending(final, moments)
        rows = [*analysis.smooth(moments), tuple(end)]
        turns = sorted(analysis.turning_points(moments, end), key=lambda point: point.place)
        strokes = luck.strokes_of(found)
        game = theomachy.game(found.game)
        return {
            "game": found.game, "moves": len(found.moves), "decisions": len(moments),
            "players": [game.player_name(final, seat) for seat in range(final.players)],
            "chances": [
                {"at": at, "chances": [round(x, 3) for x in row]}
                for at, row in zip([*(m.index for m in moments), len(found.moves)], rows, strict=True)
            ],
            "turning_points": [turning_point(point, lang) for point in turns],
            "luck": [round(gift, 3) for gift in luck.luck(strokes, final.players)] if strokes else [],
        }  # fmt: skip

    def picture(
        self, table_id: str = "", record: str = "", at: int | None = None, theme: str = "light", layout: str = "wide",
        lang: str = "en",
    ) -> str:  # fmt: skip
        """The table as the assistant's seat sees it, or a moment of a record, as SVG."""
        check_language(lang)
        if bool(record) == bool(table_id):
            raise BadOption("say what to draw: a table of yours, or the text of a record")
        if record:
            return picture(read_record(record), at, theme=theme, lang=lang, layout=layout)
        if at is not None:
            raise BadOption("a table is drawn as it lies now; `at` is for records")
        table = self.table(table_id)
        with table.busy:
            match = table.match
            return draw_position(
                table.game.name, match.position, theme=theme, lang=lang, layout=layout, viewer=table.me
            )


def turning_point(point: analysis.TurningPoint, lang: str) -> dict[str, Any]:
    moment = point.moment
    found: dict[str, Any] = {
        "at": moment.index + 1, "seat": moment.player, "played": moment.chosen, "means": moment.told[lang],
        "change": [round(x, 3) for x in point.change],
    }  # fmt: skip
    if moment.loss >= analysis.TURN / 2 and moment.best != moment.chosen:
        found |= {"better": moment.best, "better_means": moment.best_told[lang], "better_by": round(moment.loss, 3)}
    return found


def read_record(text: str) -> Record:
    """A record that somebody else wrote: what is too long, or names files, is refused."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(f"this record has {len(text)} letters; allowed: {LARGEST_RECORD}")
    found = Record.parse(text)
    named = [tag for tag in ("Position", "Components") if tag in found.tags]
    if named:
        raise BadRecord(f"a record with {' and '.join(named)} of its own is not read here: it could name files")
    if len(found.moves) > MOST_MOVES:
        raise BadRecord(f"this record has {len(found.moves)} moves; allowed: {MOST_MOVES}")
    if not found.game:
        raise TheomachyError("this record does not say which game it is of")
    return found
