"""Everything that goes over the wire, as types. `docs/protocol.md` explains them in words.

Messages are JSON objects whose `type` chooses the class. What does not fit its class is refused with the place.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from theomachy.core.languages import LANGUAGES

LARGEST = 4096  # bytes of one message from a client
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Target = Annotated[str, Meta(min_length=1, max_length=120)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionCode = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]  # as many as there are catalogues
Theme = Literal["light", "dark"]
Layout = Literal["wide", "tall"]
Ask = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Ending = Literal["", "abandon", "delete"]  # what the viewer, as the host, can do about the whole table


# ---- from the page to the table


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Do this. `seq` is the last row the sender knew; `token` names the request, so that it is done once at most."""

    seat: Seat
    action: ActionCode
    seq: Seq
    token: Token


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last action."""

    seat: Seat
    seq: Seq
    token: Token


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can I not use this target now? `chosen` are the targets clicked before."""

    seat: Seat
    target: Target
    ask: Ask
    chosen: Annotated[list[Target], Meta(max_length=8)] = []


class Tell(Struct, tag="tell", forbid_unknown_fields=True):
    """What would this action mean? With `then`, a target of the step after it: what would that step mean?"""

    seat: Seat
    action: ActionCode
    ask: Ask
    then: Annotated[str, Meta(max_length=120)] = ""


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong player do in my place? Refused at tables without hints, and when I am not asked."""

    seat: Seat
    ask: Ask


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Show the table from this seat of mine; None: as a spectator."""

    seat: Seat | None


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """How the picture shall be drawn."""

    lang: Lang = "en"
    theme: Theme = "light"
    layout: Layout = "wide"


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? With `hidden`: I am, but nobody sees me now."""

    hidden: bool = False


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say this to the others: a text, or the name of a quick phrase."""

    token: Token
    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


FromPage = Play | Undo | Why | Tell | Hint | Sit | Look | Ping | Say


# ---- from the table to the page


class Choice(Struct, omit_defaults=True):
    """A legal action: the targets that are clicked for it, in the order of the rules, and its notation.

    `ahead` are targets of the step after it that may be clicked before.
    """

    action: int
    targets: list[str]
    text: str
    ahead: list[str] = []


class Line(Struct):
    """A sentence of the log and the clause that acted. `seq` is the row it belongs to, `who` the seat it is about.

    `reveal` is what has come to light and is shown for a moment: `die:4`, a piece of the panel `defs`, or `text`.
    `turn` is the seat whose turn begins here, -1 if none does; null in games in which whoever acts has the turn.
    """

    seq: int
    text: str
    clause: str
    who: int = -1
    reveal: str = ""
    turn: int | None = None


class Did(Struct):
    """What a player did in row `seq`, for those who did not see it: where, in a few words, and what it cost or brought.

    `text` is empty where the game has no short words for it (its sentences stand in the log), `piece` the id of a
    drawing among the panel `defs`, `at` the targets at which the viewer may see it, `points` the change for each seat,
    empty where scores are not open. `by` is whose doing it is: not who acted, where an answer let another succeed.
    """

    seq: int
    who: int
    at: list[str]
    text: str = ""
    piece: str = ""
    points: list[int] = []
    by: int = -1


class Shown(Struct, omit_defaults=True):
    """A panel of the picture (docs/pictures.md). `body` is left out where it is the one that was sent before."""

    name: str
    hash: str
    kind: Literal["svg", "html"] = "svg"
    body: str | None = None
    width: float = 0
    height: float = 0
    pans: bool = False
    grows: bool = False
    label: str = ""
    figure: str = ""
    goal: str = ""
    hue: str = ""


class Part(Struct):
    """A part of a player's score: what for, and the clause that gives it."""

    text: str
    points: int
    piece: str
    clause: str


class Place(Struct):
    """How a seat came out at the end; the parts add up to the points."""

    seat: int
    rank: int
    points: int
    parts: list[Part]


class RatingChange(Struct):
    """What a rated game changed for the person on a seat: the figure before and now, with its deviation."""

    seat: int
    before: int
    after: int
    deviation: int
    provisional: bool


class Fact(Struct):
    """Something that a seat did more often than all others."""

    seat: int
    times: int
    text: str


class Chair(Struct):
    """Who sits where. `name` is the seat's name in the notation of the game, `title` the same as a sentence writes it;
    `who` is the person's name or the bot's, or both where a bot plays on for a person.

    `may` is what the asker can do about it while the game runs: `leave` it to a bot, `return` to it from a bot, or
    `replace` by a bot a person who has not looked for a while, which is allowed in `wait_s` seconds. `note` says that
    the bot is weaker than its name for the moment, and why.
    """

    seat: int
    name: str
    who: str
    kind: str
    mine: bool = False
    online: bool = False
    bot: str = ""
    title: str = ""
    may: Literal["", "leave", "return", "call", "replace"] = ""
    wait_s: int = 0
    note: str = ""
    left_ms: int | None = None  # what a person has left on the clock of this table; None without one, and for bots
    runs: bool = False  # does this clock run now?
    colour: str = ""  # of the seat, where the game lets players choose
    figure: str = ""  # likewise
    account: str = ""  # the name of the person's account, for the address of the profile; empty: a guest or a bot
    owner: str = ""  # a program sits there: the name of the person whose it is
    kept: str = ""  # for whom a free seat is kept
    kept_mine: bool = False  # for the viewer
    guest: bool = False  # a person sits there under a name that is no account's
    own: bool = False  # it is the viewer's seat, also while a bot plays on there
    stood_in: bool = False  # a bot plays there, or has finished the game there, for the person whose seat it is
    flagged: bool = False  # its own clock has run out, so nobody can come back to it


class Deadline(Struct):
    """A time limit that runs now."""

    name: str
    left_ms: int
    whole_ms: int


class CoachPage(Struct):
    """What the coach of a guided game says: what to do, why, and what he points at (targets or panels)."""

    say: str
    why: str
    ring: list[str]


class Coach(Struct, omit_defaults=True):
    """The coach of a guided game, for its learner: pages to be read one after the other, of which the last waits for
    `action` (-1: for nothing). `number` pages of `of` were read before. `over`: he was sent away and can come back.
    `last`: the lesson was played, and these are his last words."""

    pages: list[CoachPage] = []
    number: int = 0
    of: int = 0
    action: int = -1
    targets: list[str] = []
    over: bool = False
    last: bool = False


class State(Struct, tag="state"):
    """The table as one viewer may see it. It is complete but for the log, which goes on where the viewer was."""

    table: str
    seq: int
    seat: int | None  # whose eyes
    panels: list[Shown]
    banner: str
    turn: int | str | None
    over: bool
    choices: list[Choice]
    undo: int  # how many actions the viewer may take back
    last: list[str]  # targets of the last move, where everybody may know it
    log: list[Line]
    did: list[Did]  # what players did, from the same row on as the log
    log_whole: bool  # both replace what was there instead of going on with it
    chairs: list[Chair]
    asked: list[int]  # the seats that may act now
    deadlines: list[Deadline]
    hints: bool  # may the viewer ask for hints now?
    points: list[dict[str, Any]]  # seat, points and rank, as far as the viewer may know
    abandoned: bool = False  # the host has ended the game unfinished
    ending: Ending = ""
    result: list[Place] = []  # when the game is over, the best first
    lasted_s: int = 0  # seconds from its beginning to its last row
    real_time: bool = False  # everybody acted at once, so there were no turns
    decided: str = ""  # why the winner has won, in a sentence or two
    tie: str = ""  # what decided it where points alone did not, in a sentence
    tie_clause: str = ""  # and the clause that says so
    facts: list[Fact] = []  # what somebody did more often than all others
    again: str = ""  # the table at which the same people play on
    again_who: list[str] = []  # who sits there already
    coach: Coach | None = None  # of a guided game
    clock: str = ""  # how this table is timed, in words; empty: it is not
    rated: Literal["", "rated", "spoilt"] = ""  # spoilt: it was, but it counts for nobody
    contest: bool = False  # rated, a duel or part of a tournament: while it runs there is no record of it
    ratings: list[RatingChange] = []  # when a rated game was counted


class Waiting(Struct, tag="waiting"):
    """The game has not begun: somebody is missing."""

    table: str
    chairs: list[Chair]
    ending: Ending = ""
    clock: str = ""  # how this table is timed, in words; empty: it is not
    rated: bool = False
    real_time: bool = False  # it is timed by the limits that the rules set


class Done(Struct, tag="done"):
    """Your request was carried out and is on disk; `seq` is the last row it wrote."""

    token: str
    seq: int


class Refused(Struct, tag="refused"):
    """Your request changed nothing."""

    token: str
    reason: str  # for a person
    clause: str
    seq: int


class Unsure(Struct, tag="unsure"):
    """Whether your request was carried out is not known, since the store was lost. Ask again with the same token."""

    token: str
    reason: str  # for a person
    seq: int


class Answer(Struct, tag="answer"):
    """The answer to `why`. `usable` says that the target has a use, but not as the next click."""

    ask: int
    target: str
    text: str
    clause: str
    usable: bool = False


class Told(Struct, tag="told"):
    """The answer to `tell`; `points` is how the action by itself would change everybody's score, `ends` says that the
    turn would be over after it."""

    ask: int
    action: int
    text: str
    points: list[int] = []
    then: str = ""
    ends: bool = False


class Next(Struct):
    """A step of a line of play: who does what."""

    seat: int
    action: int
    told: str


class Advised(Struct):
    """A good action: what it means, the share of victories it promises, and how the game could go on after it, in
    sentences and as steps. The targets are those of the choice with the same number."""

    action: int
    targets: list[str]
    text: str  # in notation
    told: str  # in plain language
    chance: float
    trials: int
    line: list[str]
    steps: list[Next] = []


class Hints(Struct, tag="hints"):
    """The answer to `hint`, the best action first. It is about row `seq`; made from what the seat may know."""

    ask: int
    seat: int
    seq: int
    simulations: int
    hints: list[Advised]


class NoHint(Struct, tag="nohint"):
    """There is no hint, for this reason."""

    ask: int
    reason: str


class Pong(Struct, tag="pong"):
    pass


class Trouble(Struct, tag="trouble"):
    """A message could not be read, or came too fast (then it is carried out a moment later)."""

    reason: str


class ChatLine(Struct):
    """What somebody said. `who` is always the same for the same person at this table; `seat` is -1 for those who do not
    play, `watching` what players read only when the game is over. The text is text and nothing else."""

    id: str
    who: str
    name: str
    seat: int
    text: str
    at: float
    watching: bool = False
    mine: bool = False
    guest: bool = False  # the name is that of no account


class Muted(Struct):
    """Somebody at this table whom the viewer does not want to hear."""

    who: str
    name: str


class ChatNews(Struct, tag="chat"):
    """What was said since the last such message; if `whole` is true everything, and what came before is forgotten."""

    lines: list[ChatLine]
    whole: bool
    muted: list[Muted]
    hushed: list[Muted] = []  # for the host of the table: whom he lets say nothing here
    host: bool = False  # the viewer is the host


class Heard(Struct, tag="said"):
    """The answer to `say`: it was written down."""

    token: str
    line: str


class Unsaid(Struct, tag="unsaid"):
    """The other answer to `say`: it was not, for this reason."""

    token: str
    reason: str


ToPage = (
    State | Waiting | Done | Refused | Unsure | Answer | Told | Hints | NoHint | Pong | Trouble
    | ChatNews | Heard | Unsaid
)  # fmt: skip

decode = msgspec.json.Decoder(FromPage).decode
encode = msgspec.json.Encoder().encode
