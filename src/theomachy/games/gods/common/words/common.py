"""How the words of both editions of GODS are put together: events, actions before they are done, questions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i32, i64

from theomachy.core.action import ActionTable
from theomachy.core.event import Event
from theomachy.core.words import Words, upper_first
from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    DISCARD,
    DRAW,
    GIVE_STONE,
    PLAY_EXTRA,
    SEAT,
    START,
    TAKE_EXTRA,
    TEMPLE_HERE,
    TRIBE,
    WHIRL_IDLE,
    at_in,
    kind_in,
    x_in,
)  # fmt: skip
from theomachy.games.gods.common.rules.cards import NO_GOD, TRIBES, god_of, is_tribe, kind_of
from theomachy.games.gods.common.rules.placing import (
    against_hex,
    loot_from,
    most_beside_temples,
    temple_price,
    tribe_price,
)
from theomachy.games.gods.common.table.names import CARD_NAMES, write_hex
from theomachy.games.gods.common.words.neighbours import place_on, pointed_at
from theomachy.parts.hexes import STEPS

COMMON = Path(__file__).parent  # the catalogues of what both editions say alike

# The sentence of an action is called after the first words of its notation: `do move` of `move {at}`. These are not,
# since the editions write them differently or the sentence says more.
OTHERWISE = {WHIRL_IDLE: "do whirlwind idle", TAKE_EXTRA: "do take extra", PLAY_EXTRA: "do extra"}
ASKED_OF_CHANCE = {"seating": "seating", "starter": "start", "refill": "refill"}  # by the step of a view
TELLING = ("desert", "decay", "temple")  # cards of which it is told what they do, where something cannot lie on them


def open_to_temples(table: Any, at: int) -> bool:
    """Could a temple be built on this hex by a god who has enough to pay for it?"""
    return not against_hex(table, i64(at)) and bool(table.field.beside(at) <= most_beside_temples(table))


class GodsWords(Words):
    """The words of one edition.

    Beside what is here an edition brings sentences for `drawn`, `discarded`, `extra taken`, `extra played`, for the
    actions `do take extra`, `do extra`, `do discard`, `do draw`, and for `ask refill` and `ask after`. `effects` names
    the events beyond the common ones that are worth telling before an action, with their sentences
    (`{god}` and `{colour}` are given to these). `actions` are the edition's.
    """

    effects: Mapping[str, str] = {}
    foretold: frozenset[int] = frozenset()  # kinds of one edition alone of which it is told what they bring about
    actions: ActionTable

    def god(self, position: Any, seat: int, lang: str) -> str:
        return self.god_name(position.gods[seat], lang)

    def god_name(self, name: str, lang: str) -> str:
        return str(self.term("god", name, lang)) if self.knows("god", name) else upper_first(name)

    def values(self, position: Any, event: Event, lang: str) -> dict[str, object]:
        """The data of an event as words: seats become names, kinds of cards become terms."""
        found: dict[str, object] = {}
        for name, value in event.data.items():
            if name in ("who", "god", "victim"):
                found[name] = self.god(position, int(str(value)), lang) if value != NO_GOD else ""
            elif name == "colour":
                found[name] = self.term("colour", CARD_NAMES[int(str(value))], lang)
            elif name == "card":
                found[name] = self.term("card", CARD_NAMES[int(str(value))], lang)
            elif name in ("at", "from"):
                found["start" if name == "from" else name] = place_on(position, str(value), lang)
            else:
                found[name] = value
        return found

    def say_shared(self, position: Any, event: Event, lang: str) -> str:
        """The sentence for an event that both editions write."""
        values = self.values(position, event, lang)
        kind = event.kind
        if kind == "tribe":
            values["outcome"] = self.outcome(event, values, lang)
        elif kind == "desert" and event.data["gain"] == 0:
            kind = "desert full"
        elif kind == "decay" and event.data["victim"] != NO_GOD:
            kind = "decay robs" if event.data["gain"] else "decay robs full"
        return self.sentence(kind, lang, **values)

    def say_over(self, position: Any, event: Event, lang: str) -> str:
        """The sentence for the end, by the clause that brought it, and who has won."""
        winners: Any = event.data["winners"]
        names = [self.god(position, seat, lang) for seat in winners]
        return f"{self.sentence(f'over {event.clause}', lang)} {self.victory(names, event.data['points'], lang)}"

    def outcome(self, event: Event, values: Mapping[str, object], lang: str) -> str:
        if event.data["god"] != NO_GOD:
            return self.sentence("tribe follows", lang, god=values["god"])
        return self.sentence("tribe short" if event.data["short"] else f"tribe case {event.data['case']}", lang)

    def tell(self, position: Any, player: int, action: int, lang: str = "en", *, here: bool = False) -> str:
        """What an action means before it is done: what and at what price; after a semicolon what it brings about.
        Somebody who points at the place (`here`) is not told how it is called."""
        kind, x, at = kind_in(action), x_in(action), at_in(action)
        where = None  # what is done at no place needs none
        if at:
            where = pointed_at(lang) if here else place_on(position, write_hex(at), lang, told_apart=True)
        verb = "here" if here else "do"
        fixed = position.numbers()
        if kind == TRIBE:
            colour = self.term("colour", CARD_NAMES[x], lang)
            doing = self.sentence(f"{verb} tribe", lang, colour=colour, at=where, price=tribe_price(position, at))
            return "; ".join([doing, *self.foreseen(position, player, action, lang)])
        if kind == TEMPLE_HERE:
            doing = self.sentence(f"{verb} temple", lang, at=where, price=temple_price(position, at))
            return "; ".join([doing, *self.foreseen(position, player, action, lang)])
        if kind == GIVE_STONE:
            colour = self.term("colour", CARD_NAMES[kind_of(position.field.card(at))], lang)
            doing = self.sentence("do stone", lang, colour=colour, at=where)
            return "; ".join([doing, *self.foreseen(position, player, action, lang)])
        if kind == DESERT_HERE:
            gain = int(position.room_for(position.active, fixed.desert_gain))
            return self.sentence("do desert" if gain else "do desert full", lang, at=where, gain=gain)
        if kind == DECAY_HERE and x:
            loot = int(loot_from(position, x - 1))
            return self.sentence("do decay robs", lang, at=where, victim=self.god(position, x - 1, lang), loot=loot)
        if kind in (DISCARD, DRAW):
            card = self.term("card", CARD_NAMES[x], lang)
            return self.sentence("do discard" if kind == DISCARD else "do draw", lang, card=card)
        if kind in (START, SEAT):
            return self.sentence("do start" if kind == START else "do seat", lang, god=self.god(position, x, lang))
        plain = OTHERWISE.get(int(kind)) or f"do {self.actions.kind(action).head}"
        doing = self.sentence(plain, lang, at=where, price=int(fixed.move_price))
        return "; ".join([doing, *self.foreseen(position, player, action, lang)]) if kind in self.foretold else doing

    def tell_here(self, position: Any, player: int, action: int, lang: str = "en") -> str:
        """The same for somebody who points at the place."""
        return self.tell(position, player, action, lang, here=True)

    def foreseen(self, position: Any, player: int, action: int, lang: str) -> list[str]:
        """What the action would bring about, found by doing it on a copy."""
        trial = position.copy()
        events: list[Event] = []
        trial.events = events
        trial.apply(player, action)
        if trial.midway():
            trial.settle()  # what the stones placed so far bring about is certain, though given only after the last
        lost: dict[int, int] = {}
        for event in events:
            if event.kind == "stone home":
                god = int(str(event.data["god"]))
                lost[god] = lost.get(god, 0) + 1
        converted = sum(event.kind == "converted" for event in events)
        found: list[str] = []
        for event in events:
            if event.kind == "turn":
                break  # from here on it is the next player's affair
            values = self.values(position, event, lang)
            if event.kind == "tribe":
                kind = "will follow" if event.data["god"] != NO_GOD else "will follow nobody"
                found.append(self.sentence(kind, lang, god=values["god"]))
            elif event.kind == "temple":
                if trial.midway():
                    found.append(self.sentence("will choose", lang))
                else:
                    found.append(self.sentence("will convert" if converted else "will convert none", lang, n=converted))
                for god, n in lost.items():
                    found.append(self.sentence("will lose", lang, god=self.god(position, god, lang), n=n))
                found += self.weighed(position, trial, lang)
            elif event.kind in self.effects:
                found.append(self.sentence(self.effects[event.kind], lang, **values))
            elif event.kind == "game over":
                winners: Any = event.data["winners"]
                names = [self.god(position, seat, lang) for seat in winners]
                victory = self.victory(names, event.data["points"], lang).rstrip(".")
                found.append(self.sentence("will end", lang, victory=victory))
        return found

    def weighed(self, before: Any, after: Any, lang: str) -> list[str]:
        """What a new temple changes by the number of temples alone, in an edition where that counts."""
        return []

    def progress(self, before: Any, after: Any, player: int, lang: str = "en") -> list[str]:
        """How near one has come to the next three tribes of a people, and how far others that lacked but one; else what
        a desert or a card that is put away leaves."""
        needed = int(after.numbers().tribes_needed)
        nearer: list[tuple[int, str]] = []
        robbed: list[str] = []
        for colour in range(1, TRIBES + 1):
            values = {"colour": self.term("colour", CARD_NAMES[colour], lang)}
            for god in range(after.players):
                old, new = (int(table.tribes_of(i64(god), i64(colour))) for table in (before, after))
                missing = needed - new % needed
                if god == player and new > old and new // needed == old // needed:
                    nearer.append((missing, self.sentence("progress short", lang, n=new, missing=missing, **values)))
                elif god != player and new < old and old % needed == needed - 1 and new // needed == old // needed:
                    name = self.god(after, god, lang)
                    robbed.append(self.sentence("progress robbed", lang, god=name, missing=missing, **values))
        first, *others = [text for _, text in sorted(nearer)] or [""]
        return [text for text in (first, *robbed, *others) if text] or self.left_by(before, after, player, lang)

    def left_by(self, before: Any, after: Any, player: int, lang: str) -> list[str]:
        """What is free after a desert was lifted, closed by one that was laid, or saved by putting a card away."""
        old, new = ([int(at) for at in table.deserts] for table in (before, after))
        power = int(after.power[player])
        if len(new) < len(old):
            if not open_to_temples(after, int(after.site)):
                return []
            near = [int(after.field.card(int(after.site) + step)) for step in STEPS]
            tribes = sum(bool(is_tribe(kind_of(card))) for card in near)
            mine = sum(bool(is_tribe(kind_of(card))) and god_of(card) == player for card in near)
            return [self.sentence("progress lifted", lang, n=tribes, mine=mine)]
        if len(new) > len(old):
            laid = next(at for at in new if at not in old)
            dearer = any(open_to_temples(after, laid + step) for step in STEPS)
            return [self.sentence("progress closed", lang)] if dearer else []
        if sum(map(bool, after.display)) < sum(map(bool, before.display)) and power == int(before.power[player]):
            return [self.sentence("progress saved", lang, n=power)]
        return []

    def lies_there(self, position: Any, at: int, lang: str) -> str:
        """Why nothing can be put on this hex: what lies there, and what that does."""
        kind = CARD_NAMES[kind_of(position.field.card(at))]
        return self.sentence(f"refused one card a hex {kind}" if kind in TELLING else "refused one card a hex", lang)

    def victory(self, names: list[str], points: Any, lang: str) -> str:
        kind = "won" if len(names) == 1 else "shared"
        return self.sentence(kind, lang, winners=self.listing(names, lang), points=int(points))

    def ask(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """What is asked now, or whom the table waits for."""
        if view["over"]:
            best = [p for p in view["players"] if p["rank"] == 1]
            names = [self.god_name(p["name"], lang) for p in best]
            return f"{self.sentence('ask over', lang)} {self.victory(names, best[0]['points'], lang)}"
        turn = view["turn"]
        if not isinstance(turn, int):
            return self.sentence(f"ask {ASKED_OF_CHANCE[view['step']]}", lang)
        player = view["players"][turn]
        who = self.god_name(player["name"], lang)
        if view["viewer"] != turn:
            return self.sentence("wait", lang, who=who)
        return self.sentence(
            f"ask {view['step']}", lang, who=who, left=view.get("actions_left", 0), power=player.get("power", 0)
        )

    def why(self, position: Any, player: int, action: int, lang: str = "en") -> str:
        """Why this cannot be done now, in one sentence; empty if it can."""
        rule = position.rule_against(i64(player), i32(action))
        if rule == "one card a hex":
            return self.lies_there(position, at_in(action), lang)
        return self.sentence(f"refused {rule}", lang) if rule else ""

    def seat_title(self, name: str, lang: str = "en") -> str:
        """A god's name as a sentence writes it."""
        return str(self.term("god", name, lang))

    def source(self, kind: str, of: str, lang: str = "en") -> str:
        """What a part of the score is for."""
        people = self.sentence(f"label tribe {of}", lang) if of else ""
        return self.sentence(f"label source {kind}", lang, people=people)
