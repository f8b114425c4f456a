"""When a clause of 4 Gods is broken: its condition, read off the position's JSON and the action's text.

Written from docs/rules/four-gods.md alone. The faces of the tiles come from the components file, which is data.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import theomachy

BOX = Path(theomachy.__file__).parent / "games" / "four_gods" / "components.toml"
COLUMNS = "abcdefghij"
CORNERS = ("nw", "ne", "se", "sw")
GOD_OF = {"sea": "blue", "plain": "yellow", "forest": "green", "mountain": "gray"}
FORM = re.compile(
    r"(?P<kind>hold|place|destroy|city|challenge|row|take|flip|god|colour|token|lose|draw|lower|more|enough|ready|pass"
    r"|end|admit|silent|no prophet|\+)"
    r"(?: ?(?P<face>T\d+[ab][0-3]))?(?: ?(?P<tile>T\d+)(?P<side>[ab])?)?(?: (?P<mate>T\d+)(?P<side2>[ab])?)?"
    r"(?: (?P<slot>\d\.\d+))?(?: (?P<number>\d))?(?: (?P<cell>[a-j]\d+))?(?P<corner>nw|ne|se|sw)?"
    r"(?: (?P<word>sea|plain|forest|mountain|blue|yellow|green|gray))?(?::(?P<colour>\w+))?(?P<from><(?P<source>\w*))?"
)
INTENTIONS = ("hold", "lower")  # and `city`, `challenge` without a cell


@cache
def faces() -> dict[str, tuple[str, str]]:
    """The two faces of each tile, `SSPF` or `FMFM+F`."""
    return {t["id"]: (t["a"], t["b"]) for t in tomllib.loads(BOX.read_text())["tiles"]["list"]}


def lies(face: str) -> str:
    """The corners of a tile as it lies: `T23b2` is tile 23, side b, turned by two quarters (G4-C-18)."""
    code = faces()[face[:-2]]["ab".index(face[-2])].partition("+")[0]
    return "".join(code[(i - int(face[-1])) % 4] for i in range(4))


def first_corner(face: str, corner: str) -> str:
    """The corner by which the region is named (G4-C-15 to G4-C-17)."""
    code = faces()[face[:-2]]["ab".index(face[-2])]
    through = code.partition("+")[2]
    corners = lies(face)
    at = CORNERS.index(corner)
    region = {at}
    for _ in range(4):
        for i in list(region):
            for other in ((i + 1) % 4, (i - 1) % 4):
                if corners[other] == corners[at]:
                    region.add(other)
        if corners[(at + 2) % 4] == corners[at] == through:
            region.add((at + 2) % 4)
    return CORNERS[min(region)]


class Stone(NamedTuple):
    """What lies in a cell: a tile with its face, or a city; the prophet on it, and who placed it."""

    face: str  # empty for a city
    colour: str
    placer: str


class Case:
    """A position and something that a player wants to do, as plain data."""

    def __init__(self, refusal: Any) -> None:
        self.data: Mapping[str, Any] = refusal.data
        self.text: str = refusal.text
        self.options = self.data["options"]
        self.seats: list[str] = self.data["players"]
        self.me = self.seats[refusal.player]
        found = FORM.fullmatch(self.text)
        assert found, self.text
        self.kind = found["kind"]
        self.face, self.tile, self.mate = found["face"], found["tile"], found["mate"]
        self.sides = [side for side in (found["side"], found["side2"]) if side]
        self.slot, self.number, self.cell, self.corner = found["slot"], found["number"], found["cell"], found["corner"]
        self.word, self.colour = found["word"], found["colour"]
        self.migrates, self.source = found["from"] is not None, found["source"] or ""
        self.size = int(self.options["world_size"])
        self.step = self.data["step"]
        self.real = self.options["clock"] == "real"
        self.timed = self.options["play"] == "timed"
        self.secret = self.options["gods"] == "secret"
        self.honour = self.options["placement_check"] == "honour"
        self.hidden = self.options["backs"] == "hidden"
        self.two = len(self.seats) == 2 and self.options["two_player_gods"] == 4
        turning = self.options["turning"]
        self.flips = turning == "on" or (turning == "auto" and (self.real or self.hidden))
        self.gods: list[str] = self.data["gods"][self.me]
        self.hands: list[str | None] = self.data["hands"][self.me]
        self.aim = self.data["aim"].get(self.me, "")
        self.window = self.data["window"].get(self.me, "")
        self.taken = self.data["taken"].get(self.me, "").partition("<")[0]
        self.bag = len(self.data["bag"])
        self.world = stones(tuple(self.data["world"]))

    # ---- whose moment it is

    @property
    def running(self) -> bool:
        return self.step not in ("colours", "deal", "first hands", "ready", "starter", "over", "tokens")

    @property
    def asked(self) -> str:
        """Who is asked with ticks."""
        if self.step == "lose":
            return str(self.data["losing"][0])
        if self.step == "answer":
            return self.world[self.data["asked"]].placer
        return str(self.data["current"])

    @property
    def losing(self) -> bool:
        return self.me in self.data["losing"]

    @property
    def prophecy(self) -> bool:
        """Something that is said of a prophet for the tile just placed."""
        return self.kind in ("+", "no prophet")

    @property
    def intention(self) -> bool:
        return self.kind in INTENTIONS or (self.kind in ("city", "challenge") and not self.cell) or self.text[-1] == "<"

    @property
    def needs(self) -> str:
        """What must be held up before, as the JSON writes it; empty if nothing."""
        if self.kind in ("place", "destroy"):
            return str(self.face)
        if self.kind == "challenge" and self.cell:
            return "challenge"
        if self.kind == "city" and self.cell:
            return f"city<{self.source}" if self.migrates else f"city:{self.colour}" if self.colour else "city"
        return f"+{self.corner}" if self.kind == "+" and self.source else ""

    # ---- tiles and cells

    @property
    def held_tile(self) -> str:
        return self.face[:-2] if self.face else self.tile or ""

    def row(self, seat: str) -> list[str]:
        return [slot for slot in self.data["rows"][seat] if slot]

    @property
    def row_free(self) -> int:
        capacity = {4: 10, 3: 13, 2: 20}[len(self.seats)]
        return capacity - len(self.row(self.me))

    @property
    def named_row_tile(self) -> str:
        """The tile in a row that is meant by number or by seat and slot; empty if none lies there."""
        if self.slot:
            seat, _, slot = self.slot.partition(".")
            slots = self.data["rows"][self.seats[int(seat)]]
            found = slots[int(slot) - 1] if int(slot) <= len(slots) else None
            return found[:-1] if found else ""
        return self.tile if any(self.tile == slot[:-1] for seat in self.seats for slot in self.row(seat)) else ""

    @property
    def rows_owner(self) -> str:
        if self.slot:
            return self.seats[int(self.slot[0])]
        owners = [seat for seat in self.seats if any(self.tile == slot[:-1] for slot in self.row(seat))]
        return owners[0] if owners else ""

    def cells(self) -> Iterator[str]:
        for row in range(self.size):
            for column in range(self.size):
                yield f"{COLUMNS[column]}{row + 1}"

    def around(self, cell: str) -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
        """The four neighbours, empty for the frame; the corners of the cell on that side, and those of the other."""
        x, y = COLUMNS.index(cell[0]), int(cell[1:]) - 1
        for dx, dy, mine, its in (
            (0, -1, (0, 1), (3, 2)), (1, 0, (1, 2), (0, 3)), (0, 1, (2, 3), (1, 0)), (-1, 0, (0, 3), (1, 2)),
        ):  # fmt: skip
            inside = 0 <= x + dx < self.size and 0 <= y + dy < self.size
            yield (f"{COLUMNS[x + dx]}{y + dy + 1}" if inside else ""), mine, its

    def edges(self, cell: str) -> int:
        """Straight edges: the frame, and tiles; neither cities nor empty cells (G4-A-02, G4-A-03)."""
        return sum(not other or bool(self.face_in(other)) for other, _, _ in self.around(cell))

    def face_in(self, cell: str) -> str:
        return self.world[cell].face if cell in self.world else ""

    def city_in(self, cell: str) -> str:
        """The colour of the city there, empty for none."""
        return self.world[cell].colour if cell in self.world and not self.world[cell].face else ""

    def matches(self, face: str, cell: str) -> bool:
        corners = lies(face)
        for other, mine, its in self.around(cell):
            if other and self.face_in(other):
                there = lies(self.face_in(other))
                if any(corners[a] != there[b] for a, b in zip(mine, its, strict=True)):
                    return False
        return True

    def looks_earlier(self, face: str) -> bool:
        """Does a smaller rotation look the same (G4-C-19)?"""
        return any(lies(f"{face[:-1]}{r}") == lies(face) for r in range(int(face[-1])))

    def may_lie(self, face: str, by_the_rules: bool = False) -> bool:
        """Is there a cell for this face, or a foreign city that it could destroy?"""
        for cell in self.cells():
            if cell not in self.world:
                if self.honour and not by_the_rules:
                    return True
                if self.edges(cell) >= 2 and self.matches(face, cell):
                    return True
            elif self.gods and self.city_in(cell) and self.city_in(cell) not in self.gods:
                if self.edges(cell) >= 2 and self.matches(face, cell):
                    return True
        return False

    def fits_somewhere(self, tile: str) -> bool:
        return any(self.may_lie(f"{tile}{side}{turn}", True) for side in "ab" for turn in range(4))

    # ---- prophets

    def reserve(self, colour: str) -> int:
        return int(self.data["reserve"][colour])

    def on_tiles(self, colour: str) -> list[str]:
        return [cell for cell, stone in self.world.items() if stone.face and stone.colour == colour]

    @property
    def can_migrate(self) -> bool:
        return any(self.reserve(colour) == 0 and self.on_tiles(colour) for colour in self.gods)

    @property
    def own_colour(self) -> str:
        """The colour of the prophet that is meant."""
        return self.colour or (self.gods[0] if self.gods else "")

    @property
    def prophet_at_source(self) -> str:
        """Whose prophet would walk away; empty if none of mine stands there."""
        stone = self.world.get(self.source)
        return stone.colour if stone is not None and stone.colour in self.gods else ""

    def option(self, name: str, automatic: bool) -> bool:
        return automatic if self.options[name] == "auto" else bool(self.options[name])


@lru_cache(4)  # hundreds of refusals of one position follow each other
def stones(lines: tuple[str, ...]) -> Mapping[str, Stone]:
    world = {}
    for line in lines:
        found = re.fullmatch(r"(\w+)=(?:city:(\w+)|(T\d+[ab]\d)(?: \+\w\w:(\w+))?(?: by (\w+))?)", line)
        assert found, line
        world[found[1]] = Stone(found[3] or "", found[2] or found[4] or "", found[5] or "")
    return world


# ---- the conditions, each named after what is broken

Condition = Callable[[Case], bool]


def over(c: Case) -> bool:
    return c.step == "over" or (c.step == "tokens" and c.kind != "token")


def ended_by_passing(c: Case) -> bool:
    return over(c) and set(c.data["passed"]) == set(c.seats)


def ended_by_extra_time(c: Case) -> bool:
    """The clock alone knows how long it was; after a full world or an empty bag nothing else can have ended it."""
    other = ended_by_passing(c) or ended_by_the_limit(c)
    return over(c) and c.real and not c.timed and c.data["trigger"] != "" and not other


def ended_by_extra_rounds(c: Case) -> bool:
    return over(c) and not c.real and not c.timed and 0 <= c.data["last_round"] <= c.data["round"]


def ended_by_extra_turns(c: Case) -> bool:
    return over(c) and c.timed and c.data["trigger"] != "" and c.data["extra_turns"] == 0


def ended_by_the_limit(c: Case) -> bool:
    return over(c) and c.data["steps"] >= 2000


def hands_being_dealt(c: Case) -> bool:
    return bool(c.step == "first hands")


def starter_being_drawn(c: Case) -> bool:
    return bool(c.step == "starter")


def modes_being_tossed(c: Case) -> bool:
    """Nobody has anything to do before the tokens have fallen."""
    return bool(c.step == "toss")


def colour_that_is_not_mine_to_choose(c: Case) -> bool:
    """Visible gods bring no choice of a colour (G4-S-15); with secret ones each colour has one owner."""
    taken = any(c.word in colours for colours in c.data["gods"].values())
    return c.kind == "colour" and (not c.secret or taken)


def colours_come_first_and_in_seat_order(c: Case) -> bool:
    if c.kind == "colour":
        return bool(c.secret and (c.step != "colours" or c.data["current"] != c.me))
    return c.step in ("colours", "deal")


def ready_out_of_place(c: Case) -> bool:
    if c.kind == "ready":
        return c.step != "ready" or c.me in c.data["ready"]
    return bool(c.step == "ready")


def chance_is_drawing(c: Case) -> bool:
    return bool(c.step == "drawing")


def somebody_else_has_the_step(c: Case) -> bool:
    return c.running and not c.real and not c.timed and c.asked != c.me


def somebody_else_has_the_turn(c: Case) -> bool:
    return c.running and not c.real and c.timed and c.asked != c.me


def part_of_the_same_step(c: Case) -> bool:
    """With ticks the choices that belong to an action come at once (G4-T-06)."""
    if c.step == "prophet":
        return not c.prophecy
    return c.step == "second tile" and c.kind not in ("more", "enough")


def cooling(c: Case) -> bool:
    exempt = c.prophecy or c.kind in ("lose", "more", "enough", "ready", "admit", "silent", "lower")
    return c.me in c.data["cooling"] and not exempt and not (c.kind == "flip" and not c.hidden)


def no_such_answer_with_the_real_clock(c: Case) -> bool:
    return c.real and c.kind == "no prophet"


def not_my_turn_and_not_my_row(c: Case) -> bool:
    if not (c.running and c.real and c.timed) or c.data["current"] == c.me or (c.losing and c.kind == "lose"):
        return False
    if c.kind == "flip":
        return bool(c.rows_owner != c.me)
    return not (c.honour and (c.kind == "challenge" or (c.kind == "lower" and c.aim == "challenge")))


def the_active_player_was_there_first(c: Case) -> bool:
    return c.timed and c.kind == "flip" and c.data["current"] != c.me and c.me in c.data["touched"]


def end_and_pass_mixed_up(c: Case) -> bool:
    if c.kind == "pass" and c.timed:
        return True
    if c.kind == "end" and not c.timed:
        return True
    last = c.data["done"] + 1 >= max(2, c.options["turn_steps"])  # the second for what came to hand (G4-R-74)
    return c.kind == "take" and c.timed and not c.real and last and c.option("taken_must_place", True)


def not_in_hand_or_not_an_empty_cell(c: Case) -> bool:
    if c.kind not in ("hold", "place"):
        return False
    return c.held_tile not in c.hands or (c.kind == "place" and c.cell in c.world)


def too_few_edges(c: Case) -> bool:
    return c.kind == "place" and not c.honour and c.edges(c.cell) < 2


def sides_do_not_match(c: Case) -> bool:
    return c.kind == "place" and not c.honour and not c.matches(c.face, c.cell)


def a_smaller_rotation_looks_the_same(c: Case) -> bool:
    return c.kind in ("hold", "place", "destroy") and c.looks_earlier(c.face)


def no_tile_just_placed(c: Case) -> bool:
    return c.prophecy and not c.window


def prophet_without_a_god(c: Case) -> bool:
    return c.kind == "+" and not c.gods


def not_the_first_corner(c: Case) -> bool:
    return c.kind == "+" and c.window != "" and first_corner(c.face_in(c.window), c.corner) != c.corner


def no_prophet_in_the_reserve_or_none_to_move(c: Case) -> bool:
    """Onto the new tile: from the reserve; if that is empty one of mine from another tile (G4-A-15)."""
    if c.kind != "+":
        return False
    if c.source:
        return not c.prophet_at_source
    if c.migrates:
        return not c.can_migrate and not any(c.reserve(colour) for colour in c.gods)
    return not c.own_colour or c.reserve(c.own_colour) == 0


def from_a_city(c: Case) -> bool:
    return c.source != "" and c.city_in(c.source) != ""


def reserve_not_empty(c: Case) -> bool:
    if not c.migrates:
        return False
    if c.source:
        return bool(c.prophet_at_source) and c.reserve(c.prophet_at_source) > 0
    return not c.can_migrate and any(c.reserve(colour) > 0 for colour in c.gods)


def row_needs_a_tile_of_mine_and_a_slot(c: Case) -> bool:
    if c.kind != "row" or c.mate:
        return False
    return c.tile not in c.hands or (c.row_free <= 0 and c.tile != c.taken)


def both_hands_into_two_slots(c: Case) -> bool:
    return c.kind == "row" and c.mate is not None and (list(c.hands) != [c.tile, c.mate] or c.row_free < 2)


def drawing_with_a_full_row(c: Case) -> bool:
    return c.kind in ("draw", "more") and c.row_free <= 0


def drawing_needs_hands_and_a_bag(c: Case) -> bool:
    if c.kind == "draw":
        return any(c.hands) or c.bag == 0
    return c.kind == "more" and c.bag == 0


def one_or_two_and_not_more_than_there_are(c: Case) -> bool:
    return c.kind == "draw" and not 1 <= int(c.number) <= min(2, c.bag)


def second_tile_out_of_place(c: Case) -> bool:
    if c.options["draw_two"] == "after_seeing":
        if c.text == "draw 2":
            return True
        return c.kind in ("more", "enough") and c.step != "second tile" and c.me not in c.data["choosing"]
    return c.kind in ("more", "enough")


def turning_needs_a_tile_and_a_hand(c: Case) -> bool:
    return c.kind == "flip" and (not c.named_row_tile or all(c.hands))


def taking_needs_a_tile_and_a_hand(c: Case) -> bool:
    return c.kind == "take" and (not c.named_row_tile or all(c.hands))


def the_taken_tile_comes_first(c: Case) -> bool:
    resolves = c.kind == "lower" or (c.kind in ("hold", "place", "destroy", "row") and not c.mate)
    return c.taken != "" and not (resolves and (c.kind == "lower" or c.held_tile == c.taken))


def taken_tile_fits(c: Case) -> bool:
    must = c.option("taken_must_place", not c.real)
    return c.kind == "row" and c.tile == c.taken and must and c.fits_somewhere(c.taken)


def taking_without_a_use(c: Case) -> bool:
    free = c.option("free_take", c.real or c.hidden)
    return c.kind == "take" and not free and bool(c.named_row_tile) and not c.fits_somewhere(c.named_row_tile)


def turning_is_or_is_not_an_action(c: Case) -> bool:
    """The side of a discard is named exactly where turning over is an action (G4-R-58)."""
    if c.kind == "flip":
        return not c.flips
    return c.kind == "row" and bool(c.sides) != c.flips


def row_tiles_named_the_other_way(c: Case) -> bool:
    return c.kind in ("take", "flip") and c.hidden != (c.slot is not None)


def god_final(c: Case) -> bool:
    return c.kind == "god" and not c.two and len(c.gods) >= 1


def third_god(c: Case) -> bool:
    return c.kind == "god" and c.two and len(c.gods) >= 2


def no_choice_with_secret_gods(c: Case) -> bool:
    return c.kind == "god" and c.secret


def god_of_somebody_else(c: Case) -> bool:
    others = [colours for seat, colours in c.data["gods"].items() if seat != c.me]
    return c.kind == "god" and any(GOD_OF[c.word] in colours for colours in [*others, c.gods])


def city_without_god_or_place(c: Case) -> bool:
    if c.kind != "city":
        return False
    if not c.gods:
        return True
    if c.cell:
        return c.cell in c.world or c.edges(c.cell) < 2
    return not any(cell not in c.world and c.edges(cell) >= 2 for cell in c.cells())


def builder_must_put_a_prophet(c: Case) -> bool:
    """From the reserve; if that is empty from a tile (G4-A-36)."""
    if c.kind != "city":
        return False
    if c.migrates:
        return not c.prophet_at_source
    return c.own_colour != "" and c.reserve(c.own_colour) == 0 and bool(c.on_tiles(c.own_colour))


def no_prophet_at_all(c: Case) -> bool:
    return (
        c.kind == "city" and not c.migrates and c.own_colour != ""
        and c.reserve(c.own_colour) == 0 and not c.on_tiles(c.own_colour)
    )  # fmt: skip


def no_city_left(c: Case) -> bool:
    return c.kind == "city" and c.data["supply"] == 0


def destroying_needs_god_tile_city_and_match(c: Case) -> bool:
    if c.kind != "destroy":
        return False
    if not c.gods or c.held_tile not in c.hands or not c.city_in(c.cell):
        return True
    return not any(c.matches(f"{c.held_tile}{side}{turn}", c.cell) for side in "ab" for turn in range(4))


def own_city(c: Case) -> bool:
    return c.kind == "destroy" and c.city_in(c.cell) in c.gods


def wrong_side_or_rotation(c: Case) -> bool:
    return c.kind == "destroy" and not c.matches(c.face, c.cell)


def city_without_two_edges(c: Case) -> bool:
    return c.kind == "destroy" and c.edges(c.cell) < 2


def honour_only(c: Case) -> bool:
    return not c.honour and c.kind in ("challenge", "lose")


def nothing_to_challenge(c: Case) -> bool:
    if c.kind != "challenge":
        return False
    return not c.face_in(c.cell) if c.cell else not any(stone.face for stone in c.world.values())


def the_question_comes_first(c: Case) -> bool:
    """`admit` and `silent` belong to the player who is asked, and nothing else is done meanwhile (G4-A-51)."""
    asked = c.step == "answer" and c.world[c.data["asked"]].placer == c.me
    return (c.kind in ("admit", "silent") and not asked) or (c.step == "answer" and c.kind not in ("admit", "silent"))


def not_to_be_lost(c: Case) -> bool:
    if c.kind != "lose":
        return False
    reserves = [colour for colour in c.gods if c.reserve(colour)]
    if c.word:
        return c.word not in reserves
    return bool(reserves) or not any(c.cell in c.on_tiles(colour) for colour in c.gods)


def the_penalty_comes_first(c: Case) -> bool:
    if c.losing:
        return c.kind != "lose"
    return c.kind == "lose" or (c.step == "lose" and not c.real)


def token_out_of_place(c: Case) -> bool:
    """Whose marker a destroyed city is credited to is said at its time, and for a colour of one's own (G4-R-32)."""
    if c.kind == "token":
        return c.step != "tokens" or c.data["current"] != c.me or c.word not in c.gods
    if c.kind != "destroy":
        return False
    asked = c.two and c.options["destroyed_marker"] == "at_destruction"
    return (c.colour is not None) != asked or (c.colour is not None and c.colour not in c.gods)


def colour_named_or_not(c: Case) -> bool:
    """With two gods a prophet's colour is said, and it is one's own; with one god there is nothing to say (G4-R-33)."""
    if c.kind not in ("+", "city") or c.migrates:
        return False
    return (c.colour is not None) != c.two or (c.colour is not None and c.colour not in c.gods)


def nothing_was_taken_up(c: Case) -> bool:
    return c.needs not in ("", c.aim)


def cannot_be_carried_out_or_is_held_up(c: Case) -> bool:
    if c.kind == "hold":
        return c.aim == c.face or not c.may_lie(c.face)
    if c.kind == "+":
        return c.migrates and not c.source and c.aim == f"+{c.corner}"
    return c.intention and c.kind != "lower" and c.aim == c.text


def something_else_is_held_up(c: Case) -> bool:
    if c.kind == "lower":
        return not c.real or not c.aim
    return not c.real and c.aim != "" and c.needs != c.aim


CONDITIONS: dict[str, Condition] = {
    "G4-A-01": not_in_hand_or_not_an_empty_cell,
    "G4-A-02": too_few_edges,
    "G4-A-06": sides_do_not_match,
    "G4-A-10": no_tile_just_placed,
    "G4-A-11": prophet_without_a_god,
    "G4-A-15": no_prophet_in_the_reserve_or_none_to_move,
    "G4-A-16": from_a_city,
    "G4-A-17": reserve_not_empty,
    "G4-A-18": row_needs_a_tile_of_mine_and_a_slot,
    "G4-A-19": both_hands_into_two_slots,
    "G4-A-20": drawing_with_a_full_row,
    "G4-A-21": drawing_needs_hands_and_a_bag,
    "G4-A-22": one_or_two_and_not_more_than_there_are,
    "G4-A-24": turning_needs_a_tile_and_a_hand,
    "G4-A-25": taking_needs_a_tile_and_a_hand,
    "G4-A-27": the_taken_tile_comes_first,
    "G4-A-30": god_final,
    "G4-A-31": third_god,
    "G4-A-32": no_choice_with_secret_gods,
    "G4-A-34": city_without_god_or_place,
    "G4-A-36": builder_must_put_a_prophet,
    "G4-A-37": no_prophet_at_all,
    "G4-A-38": no_city_left,
    "G4-A-39": destroying_needs_god_tile_city_and_match,
    "G4-A-40": own_city,
    "G4-A-48": honour_only,
    "G4-A-49": nothing_to_challenge,
    "G4-A-51": the_question_comes_first,
    "G4-A-54": not_to_be_lost,
    "G4-C-17": not_the_first_corner,
    "G4-C-19": a_smaller_rotation_looks_the_same,
    "G4-E-03": ended_by_passing,
    "G4-E-04": ended_by_extra_time,
    "G4-E-05": ended_by_extra_rounds,
    "G4-E-06": ended_by_extra_turns,
    "G4-R-11": second_tile_out_of_place,
    "G4-R-18": taken_tile_fits,
    "G4-R-19": taking_without_a_use,
    "G4-R-23": god_of_somebody_else,
    "G4-R-30": wrong_side_or_rotation,
    "G4-R-32": token_out_of_place,
    "G4-R-33": colour_named_or_not,
    "G4-R-35": ended_by_the_limit,
    "G4-R-54": city_without_two_edges,
    "G4-R-56": the_penalty_comes_first,
    "G4-R-58": turning_is_or_is_not_an_action,
    "G4-R-59": row_tiles_named_the_other_way,
    "G4-R-70": nothing_was_taken_up,
    "G4-R-71": cannot_be_carried_out_or_is_held_up,
    "G4-R-72": something_else_is_held_up,
    "G4-S-03": modes_being_tossed,
    "G4-S-10": hands_being_dealt,
    "G4-S-15": colour_that_is_not_mine_to_choose,
    "G4-S-18": lambda c: c.timed and starter_being_drawn(c),
    "G4-S-19": lambda c: not c.timed and starter_being_drawn(c),
    "G4-S-20": ready_out_of_place,
    "G4-S-21": colours_come_first_and_in_seat_order,
    "G4-T-03": chance_is_drawing,
    "G4-T-05": somebody_else_has_the_step,
    "G4-T-06": part_of_the_same_step,
    "G4-T-07": cooling,
    "G4-T-08": no_such_answer_with_the_real_clock,
    "G4-T-11": somebody_else_has_the_turn,
    "G4-T-13": not_my_turn_and_not_my_row,
    "G4-T-19": the_active_player_was_there_first,
    "G4-T-22": end_and_pass_mixed_up,
}


def asking(condition: Condition) -> Callable[[Any], bool]:
    return lambda refusal: condition(Case(refusal))


BROKEN = {clause: asking(condition) for clause, condition in CONDITIONS.items()}

FOUR = {"players": 4, "gods": {"north": ["blue"], "east": ["yellow"], "south": ["green"], "west": ["gray"]}}
CHALLENGED = {
    **FOUR, "options": {"placement_check": "honour"}, "current": "west",
    "world": ["a1=SSPP by south", "b1=FFFP by north", "h1=SSPP +nw:blue", "a8=SSPP +nw:blue", "h8=city:blue"],
}  # fmt: skip
LAST_TILE = {**FOUR, "world": [], "bag": ["T05"]}
# What random games hardly ever bring about: a position, and what is then done in it.
RARE: list[dict[str, Any]] = [
    {**FOUR, "world": [], "step": "starter"},  # with ticks the starting seat is drawn
    {**FOUR, "world": [], "reserve": {"blue": 0}},  # north has no prophet for a city, neither here nor there
    {  # with empty reserves one in the world goes
        **CHALLENGED, "reserve": {"blue": 0}, "then": ["west challenge", "west challenge b1"],
    },
    {  # with two gods the player at fault chooses between two reserves
        "players": 2, "gods": {"north": ["blue", "yellow"], "south": ["green", "gray"]}, "current": "south",
        "options": {"placement_check": "honour"}, "world": ["a1=SSPP by south", "b1=FFFP by north", "h8=SSPP +nw:blue"],
        "then": ["south challenge", "south challenge b1"],
    },
    {  # the bag is empty, and the extra time with the real clock is over
        **LAST_TILE, "options": {"clock": "real"},
        "then": ["south draw 1", "chance bag T05", "clock time over"],
    },
    {  # the bag is empty, and everybody has had the extra turn
        **LAST_TILE, "options": {"play": "timed"}, "current": "east",
        "then": [
            "east draw 1", "chance bag T05", "east end", "south city", "south city a1", "south end", "west city",
            "west city h1", "west end", "north city", "north city a8", "north end", "east city", "east city h8",
            "east end",
        ],
    },
]  # fmt: skip
