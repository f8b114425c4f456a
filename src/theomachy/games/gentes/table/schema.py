"""The components file as typed objects: the effect language first, then the tables.

One class for each primitive of the language; which of them may stand where is said by the unions below them. The rules
never see these objects: `tables.py` holds the same facts as rows of numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Group = Literal["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
Icon = Literal["temple", "oracle", "trade"]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
None_or_more = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, tag_field="op"):
    """What all primitives have in common: nothing but their name."""


class Vp(Effect, frozen=True, tag="vp"):
    n: Some


class VpPer(Effect, frozen=True, tag="vp_per"):
    what: Literal["cities", "persons", "cards", "coins", "symbols"]
    per: Some
    max: Some


class Coins(Effect, frozen=True, tag="coins"):
    n: Some


class Cube(Effect, frozen=True, tag="cube"):
    area: Literal["temple", "oracle", "choice"]
    n: Some


class Person(Effect, frozen=True, tag="person"):
    group: Group | Literal["any"]
    n: Some


class Lose(Effect, frozen=True, tag="lose"):
    group: Group
    n: Some


class Unlock(Effect, frozen=True, tag="unlock"):
    n: Some


class Hourglass(Effect, frozen=True, tag="hourglass"):
    n: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Activate(Effect, frozen=True, tag="activate"):
    scope: Literal["city", "region"]


class Draw(Effect, frozen=True, tag="draw"):
    source: Literal["display"]
    n: Some


class Convert(Effect, frozen=True, tag="convert"):
    give: Literal["coins", "cubes"]
    give_n: Some
    get: Literal["vp", "coins", "cube"]
    get_n: Some
    max: Some | None = None


class Swap(Effect, frozen=True, tag="swap"):
    n: Some


class Modify(Effect, frozen=True, tag="modify"):
    action: Literal["philosopher", "navigator", "scribe", "chronicler", "tax"]
    change: Literal["coins", "hourglasses", "persons", "repeat", "exact"]
    n: Annotated[int, msgspec.Meta(ge=-99, le=99)]


class CardPerson(Effect, frozen=True, tag="card_person"):
    group: Group
    n: Some


# Which primitives may stand where (GENTES-A-72).
InDecline = Vp | VpPer | Coins | Cube | Person | Lose | Unlock | Activate | Convert | Swap
InEffects = InDecline | Draw
OnPlay = InEffects | Hourglass


class Action(Effect, frozen=True, tag="action"):
    do: Literal["philosopher", "navigator", "scribe", "chronicler", "effects"]
    coins: None_or_more
    hourglasses: Annotated[int, msgspec.Meta(ge=0, le=12)]
    icon: Icon | Literal["any"] | None = None
    effects: list[InEffects] = []


OnceARound = Action | Modify  # the slot `sun` and the options of hometowns
Always = Modify | CardPerson | Convert
Reward = Vp | Coins | Cube
AnyEffect = OnPlay | Action | Modify | CardPerson


# ---- the tables of the file

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+(-[a-z0-9_]+)*$")]
Count = Literal[2, 3, 4]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Every table of the file says where its facts come from."""

    provenance: Literal["seed", "derived", "public", "reconstructed"]
    source: str = ""
    seed_fields: list[str] = []
    derived_fields: list[str] = []
    public_fields: list[str] = []


class About(Part, frozen=True):
    title: str
    designer: str
    publisher: str
    year: int
    players: list[Count]


class Components(Part, frozen=True):
    game_board: Small
    player_mats: Small
    civilization_cards: Small
    promo_cards_not_used: Small
    victory_point_markers: Small
    turn_marker: Small
    cities: Small
    cities_per_player: Annotated[int, msgspec.Meta(ge=1, le=12)]
    cubes: Small
    starting_player_token: Small
    time_tiles: Small
    action_tiles: Small
    training_cost_tiles: Small
    bonus_point_tiles: Small
    coins: Small
    coins_of_1: Small
    coins_of_5: Small
    coins_of_10: Small
    excess_point_tokens: Small
    city_sites: Small
    hometown_sites: Small
    regions: Small
    supply_is_unlimited: bool


class Rounds(Part, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)]
    eras: Literal[3]
    era_of_round: list[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    era_change_after_rounds: list[int]


class Setup(Part, frozen=True):
    coins: Small
    victory_points: Small
    draft_reveal_per_player: Annotated[int, msgspec.Meta(ge=1, le=6)]
    draft_keep: Annotated[int, msgspec.Meta(ge=0, le=6)]
    draft_direction: Literal["counterclockwise"]
    start_persons: Annotated[int, msgspec.Meta(ge=0, le=6)]
    display_size: Annotated[int, msgspec.Meta(ge=1, le=8)]
    hand_limit_in_decline: Small


class FirstGame(Part, frozen=True):
    seat: int
    cards: list[Name]
    persons: dict[Group, Small]


class TimeTrack(Part, frozen=True):
    spaces: Annotated[int, msgspec.Meta(ge=1, le=24)]
    start_cubes: Small
    start_single_hourglasses: Small
    free_spaces_round_1: Small
    hourglasses_per_time_tile: list[int]


class Population(Part, frozen=True):
    groups: list[str]
    max_per_group: Literal[6]
    row_spaces: Literal[8]
    max_per_row: Literal[6]
    max_total: Literal[18]


class PopulationRow(Part, frozen=True):
    left: Group
    right: Group


class Storage(Part, frozen=True):
    temple_max: Annotated[int, msgspec.Meta(ge=1, le=9)]
    oracle_max: Annotated[int, msgspec.Meta(ge=1, le=9)]
    cubes_to_train_one_person: Annotated[int, msgspec.Meta(ge=1, le=9)]
    exchanges_per_oracle_cube: Annotated[int, msgspec.Meta(ge=1, le=9)]
    virtual_persons_per_temple_cube: Literal[1]


class Tax(Part, frozen=True):
    id: Name
    hourglasses: Annotated[int, msgspec.Meta(ge=1, le=4)]
    coins: Small


class Tile(Part, frozen=True):
    id: Name
    action: Literal["philosopher", "navigator", "scribe", "chronicler", "start"]
    coins: Annotated[int, msgspec.Meta(ge=-20, le=20)]
    hourglasses: Annotated[int, msgspec.Meta(ge=0, le=6)]
    players: list[Count]
    icon: Icon | Literal["any"] | None = None


class Training(Part, frozen=True):
    columns: Literal[6]
    upper_one_person: list[Annotated[int, msgspec.Meta(ge=1, le=20)]]
    lower_two_or_more_persons: list[Annotated[int, msgspec.Meta(ge=1, le=20)]]
    lower_columns_3_to_6: list[int]
    lower_columns_1_and_2_at_most: int
    upper_maximum: int
    upper_minimum: int


class Scribe(Part, frozen=True):
    price_1: list[Small]
    price_2: list[Small]
    price_3: list[Small]
    price_1_at_8: int
    price_2_at_6: int
    price_3_at_3: int
    price_3_at_4: int


class ScribeDiscard(Part, frozen=True):
    price_1: Small
    price_2: Small


class Region(Part, frozen=True):
    id: Name
    players: list[Count]


class RewardKind(Part, frozen=True):
    id: Name
    effect: Reward


class Site(Part, frozen=True):
    id: Name
    name: str
    region: str
    icon: Icon
    reward: str


class HometownKind(Part, frozen=True):
    id: Name
    options: list[OnceARound]


class HometownSite(Part, frozen=True):
    id: Name
    kind: str
    icon: Icon


class Bonus(Part, frozen=True):
    category: Literal["cities", "cards", "persons"]
    condition: str
    threshold: Annotated[int, msgspec.Meta(ge=1, le=60)]
    first: Small
    later: Small
    tiles: dict[str, list[Small]]


class FinalScoring(Part, frozen=True):
    hand_card_factor: Annotated[float, msgspec.Meta(ge=0, le=1)]
    coins_per_point: Annotated[int, msgspec.Meta(ge=1)]
    cubes_per_point: Annotated[int, msgspec.Meta(ge=1)]
    hourglass_penalty: list[Small]
    tie_breakers: list[Literal["cards_in_display", "coins_before_scoring"]]


class Options(Part, frozen=True):
    no_small_tax: bool
    first_game: bool
    inventor_range: str
    hometown_marker: str
    relocate_to_same_site: bool
    unscored_hand_card: str
    hand_visibility: str
    modifiers_on: str


class EffectOp(Part, frozen=True):
    op: str
    parameters: str
    meaning: str


class Symbols(Part, frozen=True):
    rows: Annotated[int, msgspec.Meta(ge=1, le=4)]
    names: list[Name]


class Card(Part, frozen=True):
    id: Name
    name: str
    era: Annotated[int, msgspec.Meta(ge=1, le=3)]
    symbols: list[Annotated[int, msgspec.Meta(ge=1, le=4)]]
    require: dict[Group, Annotated[int, msgspec.Meta(ge=1, le=6)]]
    icons: dict[Icon, Annotated[int, msgspec.Meta(ge=1, le=6)]]
    vp: Small
    on_play: list[OnPlay] = []
    sun: list[OnceARound] = []
    always: list[Always] = []
    decline: list[InDecline] = []


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The whole file."""

    schema: Literal[1]
    meta: About
    components: Components
    rounds: Rounds
    setup: Setup
    first_game: list[FirstGame]
    time_track: TimeTrack
    population: Population
    population_row: list[PopulationRow]
    storage: Storage
    tax_collector: list[Tax]
    action_tile: list[Tile]
    training: Training
    scribe: Scribe
    scribe_discard: ScribeDiscard
    region: list[Region]
    reward: list[RewardKind]
    site: list[Site]
    hometown_kind: list[HometownKind]
    hometown_site: list[HometownSite]
    bonus_tile: list[Bonus]
    final_scoring: FinalScoring
    options: Options
    effect_op: list[EffectOp]
    symbols: Symbols
    card: list[Card]
