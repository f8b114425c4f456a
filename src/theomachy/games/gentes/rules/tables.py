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
KINDS: Final = 5  # those that can be modified

# Primitives of the effect language. A row of `code` is: op, then its parameters.
VP: Final = 1  # n
VP_PER: Final = 2  # what, per, max
COINS: Final = 3  # n
CUBE: Final = 4  # area, n
PERSON: Final = 5  # group or ANY_GROUP, n
LOSE: Final = 6  # group, n
UNLOCK: Final = 7  # n
HOURGLASS: Final = 8  # n
ACTIVATE: Final = 9  # 0 city, 1 region
DRAW_CARD: Final = 10  # n
CONVERT: Final = 11  # give (0 coins, 1 cubes), give_n, get (0 vp, 1 coins, 2 cube), get_n, max (0 none), counter
SWAP_PERSONS: Final = 12  # n, counter
ACTION: Final = 13  # kind, coins, hourglasses, icon, first and last + 1 of the inner effects
MODIFY: Final = 14  # kind, change, n, counter
CARD_PERSON: Final = 15  # group, n
ROW: Final = 8
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
        self.random_start: bool = True
        self.lower_range: bool = False  # inventor_range = lower
        self.marker_leaves: bool = False  # hometown_marker = owner
        self.same_site: bool = False  # relocate_to_same_site
        self.spare_playable: bool = False  # unscored_hand_card = no_penalty_if_playable
        self.hidden_hands: bool = False
        self.tiles_only: bool = False  # modifiers_on = tiles_only
