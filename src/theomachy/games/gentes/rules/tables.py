"""Everything about a table that never changes in play, as rows of numbers, shared by all its positions.

Built once from the components (`setup.py`). Sets of cards, sites and tiles are bits of one number: with them most
questions of the rules are a single `&`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

# The six groups; the opposing group of g is g ^ 1.
GROUPS: Final = 6
ANY_GROUP: Final = 6
# Areas for cubes.
TEMPLE: Final = 0
ORACLE: Final = 1
CHOICE: Final = 2
# Icons of sites.
ICONS: Final = 3
ANY_ICON: Final = 3
# Kinds of main action.
PHILOSOPHER: Final = 0
NAVIGATOR: Final = 1
SCRIBE: Final = 2
CHRONICLER: Final = 3
TAX_COLLECTOR: Final = 4
NEW_START: Final = 5
EFFECTS: Final = 6
MODIFIABLE: Final = 5  # those that can be modified

# Primitives of the effect language; effects.py and modifiers.py carry them out.
# A row of `code` is: op, then its fields.
VP: Final = 1
VP_PER: Final = 2
COINS: Final = 3
CUBE: Final = 4
PERSON: Final = 5
LOSE: Final = 6
UNLOCK: Final = 7
HOURGLASS: Final = 8
ACTIVATE: Final = 9
DRAW_CARD: Final = 10
CONVERT: Final = 11
SWAP_PERSONS: Final = 12
ACTION: Final = 13
MODIFY: Final = 14
CARD_PERSON: Final = 15
ROW: Final = 8
# Fields of a row, by op.
AMOUNT: Final = 1  # vp, coins, unlock, hourglass, draw, swap: how much
WHICH: Final = 1  # cube: area; person, lose, card_person: group; activate: 0 city, 1 region
HOW_MANY: Final = 2  # cube, person, lose, card_person
PER_WHAT: Final = 1  # vp_per
PER_EACH: Final = 2
PER_MOST: Final = 3
GIVE: Final = 1  # convert: GIVE_COINS or GIVE_CUBES
GIVE_N: Final = 2
GET: Final = 3  # GET_VP, GET_COINS or GET_CUBE
GET_N: Final = 4
CONVERT_MOST: Final = 5  # 0: any number
CONVERT_COUNTER: Final = 6
SWAP_COUNTER: Final = 2  # swap
DOES: Final = 1  # action, modify: the kind of main action
DOES_COINS: Final = 2  # action
DOES_HOURS: Final = 3
DOES_ICON: Final = 4
DOES_FIRST: Final = 5  # the inner effects, and one behind the last
DOES_END: Final = 6
CHANGE: Final = 2  # modify
CHANGE_N: Final = 3
CHANGE_COUNTER: Final = 4
# `give` and `get` of CONVERT
GIVE_COINS: Final = 0
GIVE_CUBES: Final = 1
GET_VP: Final = 0
GET_COINS: Final = 1
GET_CUBE: Final = 2
# `what` of VP_PER
PER_CITIES: Final = 0
PER_PERSONS: Final = 1
PER_CARDS: Final = 2
PER_COINS: Final = 3
PER_SYMBOLS: Final = 4
# `change` of MODIFY
LESS_COINS: Final = 0
LESS_TIME: Final = 1
MORE_PERSONS: Final = 2
REPEAT: Final = 3
EXACT: Final = 4
# Slots of a card in `slots`: first effect, then one behind the last.
ON_PLAY: Final = 0
SUN: Final = 2
ALWAYS: Final = 4
DECLINE: Final = 6
SLOTS: Final = 8

# The place of a single bit in a number: 2**k leaves a different rest for each k when divided by 67.
PLACE: Final = vec[u8](
    [0, 0, 1, 39, 2, 15, 40, 23, 3, 12, 16, 59, 41, 19, 24, 54, 4, 0, 13, 10, 17, 62, 60, 28, 42, 30, 20, 51, 25, 44,
     55, 47, 5, 32, 0, 38, 14, 22, 11, 58, 18, 53, 63, 9, 61, 27, 29, 50, 43, 46, 31, 37, 21, 57, 52, 8, 26, 49, 45,
     36, 56, 7, 48, 35, 6, 34, 33]
)  # fmt: skip


# A shifted literal would be a shift of 32 bits once compiled; a table is right and as fast.
BITS: Final = vec[i64]([1 << k for k in range(62)])


def bit(k: i64) -> i64:
    return BITS[k]


def place(bit: i64) -> i64:
    """Which bit this is: place(bit(k)) == k."""
    return i64(PLACE[bit % 67])


def size(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


class Tables:
    """The numbers of one game: components for this many players, and the options."""

    def __init__(self) -> None:
        self.players: i64 = 2
        # names, for notation and events
        self.card_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.site_ids: list[str] = []
        self.region_ids: list[str] = []
        self.symbol_ids: list[str] = []
        self.options: dict[str, object] = {}
        self.components: str = ""  # another box than the delivered one
        self.revision: i64 = 0  # of the rules
        # rounds and setup
        self.rounds: i64 = 6
        self.era_of: vec[u8] = vec[u8]()  # by round, from index 1
        self.start_coins: i64 = 20
        self.start_points: i64 = 0
        self.reveal: i64 = 3  # cards turned up per player for the draft
        self.keep: i64 = 2
        self.start_persons: i64 = 4
        self.group_order: bool = False  # revision 1: the starting persons are picked in group order
        self.display_size: i64 = 8
        self.hand_limit: i64 = 3
        self.first_cards: vec[i64] = vec[i64]()  # first game, by place in turn order: set of cards
        self.first_persons: vec[u8] = vec[u8]()  # the same: six numbers each
        # mats
        self.spaces: i64 = 12
        self.start_cubes: i64 = 5
        self.start_singles: i64 = 1
        self.cities: i64 = 6
        self.temple_max: i64 = 4
        self.oracle_max: i64 = 4
        self.train_cubes: i64 = 3
        self.exchanges: i64 = 2
        # main actions
        self.tax_coins: vec[u8] = vec[u8]()
        self.tax_time: vec[u8] = vec[u8]()
        self.first_tax: i64 = 0  # 1 with no_small_tax
        self.tiles: i64 = 0  # in play with this many players
        self.tile_kind: vec[u8] = vec[u8]()
        self.tile_coins: vec[i32] = vec[i32]()
        self.tile_time: vec[u8] = vec[u8]()
        self.tile_icon: vec[u8] = vec[u8]()
        self.tiles_of: vec[i64] = vec[i64]()  # by kind of action: its tiles
        self.start_tile: i64 = 0
        self.upper: vec[u8] = vec[u8]()
        self.lower: vec[u8] = vec[u8]()
        self.reach: vec[u8] = vec[u8]()  # (number of cards - 1) * 8 + position: price, 0 if not offered
        self.discard_1: i64 = 6
        self.discard_2: i64 = 10
        # the map
        self.sites: i64 = 0  # in play
        self.city_sites: i64 = 0  # the same without hometowns
        self.homes: i64 = 0
        self.with_icon: vec[i64] = vec[i64]()  # by icon; the last one is ANY_ICON
        self.in_region: vec[i64] = vec[i64]()
        self.region_of: vec[u8] = vec[u8]()  # by site; hometowns: number of regions
        self.icon_of: vec[u8] = vec[u8]()
        self.reward_of: vec[i32] = vec[i32]()  # by site: row of `code`
        self.home_options: vec[i32] = vec[i32]()  # by site: first row of its options, and one behind the last
        self.modifying_homes: vec[i64] = vec[i64]()  # by kind of action
        self.acting_homes: i64 = 0
        # bonus tiles by category: threshold, first, later
        self.threshold: vec[u8] = vec[u8]()
        self.bonus_first: vec[u8] = vec[u8]()
        self.bonus_later: vec[u8] = vec[u8]()
        # cards
        self.code: vec[i32] = vec[i32]()  # the effects, ROW numbers each
        self.slots: vec[i32] = vec[i32]()  # SLOTS numbers for each card
        self.era_cards: vec[i64] = vec[i64]()  # by era, from index 1
        self.require: vec[u8] = vec[u8]()  # six numbers for each card
        self.icons_needed: vec[u8] = vec[u8]()  # three numbers for each card
        self.points: vec[u8] = vec[u8]()
        self.symbols: vec[u8] = vec[u8]()  # bit for each symbol row
        self.symbol_rows: i64 = 4
        self.acting_cards: i64 = 0  # with `action` in `sun`
        self.modifying_cards: vec[i64] = vec[i64]()  # by kind: with `modify` in `sun` or `always`
        self.converting_cards: i64 = 0  # with `convert` in `always`
        self.declining_cards: i64 = 0
        self.compulsory_cards: i64 = 0  # with a decline effect that is not optional
        self.timed_cards: i64 = 0  # with `hourglass`
        self.scoring_cards: i64 = 0  # with `vp` or `vp_per` in `on_play`
        self.counters: i64 = 0  # how many effects need a count of their uses
        # final scoring
        self.half_of: i64 = 1  # a hand card counts half_of / half_by of its points, rounded up
        self.half_by: i64 = 2
        self.coins_per_point: i64 = 10
        self.cubes_per_point: i64 = 2
        self.penalty: vec[u8] = vec[u8]()
        self.coins_break_ties_first: bool = False
        # options
        self.first_game: bool = False
        self.first_seat: i64 = -1  # who begins; -1: chance decides (GENTES-S-14)
        self.lower_range: bool = False  # inventor_range = lower
        self.marker_leaves: bool = False  # hometown_marker = owner
        self.marks_forgotten: bool = False  # the same before revision 3: nobody remembers a mark that has left
        self.same_site: bool = False  # relocate_to_same_site
        self.spare_playable: bool = False  # unscored_hand_card = no_penalty_if_playable
        self.hidden_hands: bool = False
        self.tiles_only: bool = False  # modifiers_on = tiles_only
        self.any_time: bool = False  # permanent_conversions = any_time

    # ---- effects

    def op(self, row: i64) -> i64:
        return i64(self.code[row * ROW])

    def field(self, row: i64, which: i64) -> i64:
        return i64(self.code[row * ROW + which])

    def first(self, card: i64, slot: i64) -> i64:
        """The first effect of a card in this slot: a row of `code`."""
        return i64(self.slots[card * SLOTS + slot])

    def end(self, card: i64, slot: i64) -> i64:
        """One behind its last effect in this slot."""
        return i64(self.slots[card * SLOTS + slot + 1])

    def effects_in(self, card: i64, slot: i64) -> i64:
        """How many effects a card has in this slot."""
        return i64(self.slots[card * SLOTS + slot + 1]) - i64(self.slots[card * SLOTS + slot])

    def first_option(self, site: i64) -> i64:
        """The first option of a hometown: a row of `code`."""
        return i64(self.home_options[2 * site])

    def end_option(self, site: i64) -> i64:
        return i64(self.home_options[2 * site + 1])

    # ---- is there such a thing at all? Actions can name any number.

    def is_card(self, card: i64) -> bool:
        return card < i64(len(self.card_ids))

    def is_site(self, site: i64) -> bool:
        return site < i64(len(self.site_ids))

    def is_tile(self, tile: i64) -> bool:
        """A tile of this number of players (GENTES-S-03)."""
        return tile < i64(len(self.tile_ids)) and self.tiles >> tile & 1 != 0
