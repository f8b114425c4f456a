"""What never changes in play: the shape of map and ring, the numbers of the box, the options of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.games.playing_gods.rules.cards import FORMS, SPECIAL

CONTINENTS: Final = 5
LANDS_EACH: Final = 4  # territories of a continent; the holy city is in the first
LANDS: Final = 20

# Spaces of the ring. Which is where comes from the box (PG-R-01).
PORTAL_SPACE: Final = 0
WRATH_SPACE: Final = 1
CONVERSION_SPACE: Final = 2
GAIN_SPACE: Final = 3
GODKILLER_SPACE: Final = 4
STEAL_SPACE: Final = 5

OFF_RING: Final = 255

# Option occupied_portal (PG-R-05).
NO_USE: Final = 0
NO_ATTACK: Final = 1
OPEN: Final = 2


class Numbers:
    """Numbers and options of one game, fixed from the set-up on and shared by all its positions."""

    def __init__(self) -> None:
        self.chips: i64 = 15  # of each god (PG-R-44)
        self.homes_each: i64 = 1
        self.target: i64 = 11  # territories that win (PG-E-01, PG-E-02)
        self.extra_in_city: i64 = 1
        self.cards_for_two: i64 = 2  # on W and C when two gods are left (PG-T-15)
        self.ring: vec[u8] = vec[u8]()  # kind of each space
        self.leads_to: vec[u8] = vec[u8]()  # continent of each portal, 0 elsewhere
        self.gates: vec[u8] = vec[u8]()  # the portals of each continent, two and two
        self.faces: vec[u8] = vec[u8]()
        self.kills: vec[u8] = vec[u8](bytes(FORMS))  # of a whole attack, by form (PG-A-07)
        self.rest: vec[u8] = vec[u8](bytes(SPECIAL))  # of what is left of one, by elements (PG-A-15)
        self.most: vec[u8] = vec[u8](bytes(FORMS))  # territories that may be named (PG-A-09, PG-R-11)
        # Options.
        self.random_homes: bool = False  # start_continents = random (PG-R-02)
        self.occupied: i64 = NO_USE
        self.singles: bool = False  # blocked_combo = singles (PG-R-13)
        self.shared_defence: bool = False  # defence_scope = attack (PG-R-14)
        self.open_on_draw: bool = False  # immunity_reveal = on_draw (PG-R-17)
        self.blind: bool = False  # steal_view = blind (PG-R-45)
        self.turn_limit: i64 = 1000  # 0: none (PG-R-56)
        self.at_once: bool = False  # victory_check = at_once (PG-R-55)
        # Of the rules: 1 judged a portal anew after each action instead of once, when the move ended (PG-R-05).
        self.revision: i64 = 0
        # How the table was set up; needed by records and by `to_json`.
        self.options: dict[str, object] = {}
        self.components: str = ""  # the file of another box; empty for our own
        self.land_names: tuple[str, ...] = ()
        self.colours: tuple[str, ...] = ()  # of the seats, for pictures and sentences
        self.figures: tuple[str, ...] = ()  # of the gods, likewise
        self.continent_names: tuple[str, ...] = ()

    def is_portal_of(self, continent: i64, space: i64) -> bool:
        return i64(self.gates[2 * continent]) == space or i64(self.gates[2 * continent + 1]) == space
