"""The phases: what is being asked, or what comes next by itself."""

from __future__ import annotations

from typing import Final

# The numbers are part of the key of a position: never change them.
# CHANCE
STARTING: Final = 0  # who begins
COLUMNS: Final = 1  # the next training cost tile
OPENING: Final = 2  # the next card of the draft
REFILL: Final = 3  # the next card of the display
# players
DRAFTING: Final = 10
PEOPLE: Final = 11  # the next of the starting persons
MENU: Final = 12  # a turn, before the main action
AFTER: Final = 13  # a turn, after the main action
WITH: Final = 14  # modifiers
SPLIT: Final = 15  # time tiles of the main action
COUNTING: Final = 16  # one basic person or two
TRAINING: Final = 17  # the next person
LIFTING: Final = 18
BUILDING: Final = 19
CHOOSE_REGION: Final = 20
CHOOSE_FROM: Final = 21
CHOOSE_CARDS: Final = 22
TAKING: Final = 23
PLAYING: Final = 24
LOSS: Final = 25
GAINING: Final = 26  # a person of any group
CUBING: Final = 27  # temple or oracle
CHOOSE_CITY: Final = 28
DRAWING: Final = 29
EFFECT_SPLIT: Final = 30  # time tiles of a card
OFFER: Final = 31  # a conversion, or not
PAYING: Final = 32  # which cubes
SWAP_FROM: Final = 33
SWAP_TO: Final = 34
TEACHING: Final = 41  # the person that cubes train
MAKE_ROOM: Final = 35  # before a cube that would be lost at the era change
DECLINING: Final = 36  # step D
LIMITING: Final = 37  # step E
DROPPING: Final = 38  # step E with a full track
FINAL: Final = 39
OVER: Final = 40
# Questions of a main action whose price is paid; the same are asked by effects outside of it.
IN_ACTION: Final[tuple[int, ...]] = (
    SPLIT, COUNTING, TRAINING, LIFTING, BUILDING, CHOOSE_REGION, CHOOSE_FROM, CHOOSE_CARDS, TAKING, PLAYING, LOSS,
    GAINING, CUBING, CHOOSE_CITY, DRAWING, EFFECT_SPLIT, OFFER, SWAP_FROM, SWAP_TO,
)  # fmt: skip
# Nobody is asked: the rules go on by themselves (never seen from outside).
RUN: Final = 50  # effects
MAIN_DONE: Final = 51
BACK: Final = 52  # to the menu that an additional action came from
TURN_DONE: Final = 53
CUBES_LEAVE: Final = 54  # step C, the next player's cube
NEXT_DECLINE: Final = 55  # step D for the next player
STEP_E: Final = 56
NEXT_FINAL: Final = 57
CARD_DONE: Final = 58
NEXT_ROUND: Final = 60
NEXT_TURN: Final = 61
ERA_BEGUN: Final = 62
