"""What can be seen of an answer: a card and what is done with it, regions, goods, pieces, gods, rivals."""

from functools import lru_cache
from typing import NamedTuple

from engine.core.choosing.menu import Question
from engine.core.contract import Action
from engine.deus.actions import (
    Besiege,
    BuildWild,
    Deal,
    Draw,
    Exchange,
    Invoke,
    Lay,
    Look,
    March,
    Muster,
    Place,
    PlaceAfar,
    Produce,
    Recruit,
    Rob,
    WithCard,
)
from engine.deus.words import COLOURS, GODS, PIECES, REGION_NUMBER, RESOURCES
from render.questions import MOST, seen_in

HAND, PAYMENT, LAND, STORE, SWAP, TILES = "hand", "payment", "land", "store", "swap", "tiles"
"""On which picture an answer is seen: cards, ways to pay for one, the continent, a list, goods for
goods, the continent while it is laid."""
CARD, GOD, PILE, GOOD, PIECE, RIVAL = "card", "god", "pile", "good", "piece", "rival"
"""What a list has lines for; gods, the draw pile and cards are seen together."""
NONE = -1
ALIKE = 36
"""Places and turns that a tile may have beside another, and all that one good may be given for: such an
answer is seen in one place."""


class Spot(NamedTuple):
    """Where an answer is seen: the picture, what it is there, and what is done with it."""

    picture: str
    kind: str
    what: int | str
    """A card's name; else a number: of a region, good, piece, god, seat."""
    verb: str = ""
    many: int = NONE
    """How many; of a march and an exchange where it comes from; the colour a card stands for."""


def seen(question: Question) -> dict[int, tuple[Spot, ...]]:
    """Where each answer that can be seen lies, by its place; of what is done in one go only what lies in one
    place, as letters that differ by what follows would tell nothing."""
    answers = question.answers
    alike = question.field == "give" or (bool(answers) and isinstance(answers[0].actions[0], Lay))
    found = {
        place: spots
        for place, spots in seen_in(question, spots_of, ALIKE if alike else MOST).items()
        if not any(spots_of(step) for step in answers[place].then)
    }
    if question.field == "pay":
        return {place: (spots[0]._replace(picture=PAYMENT),) for place, spots in found.items()}
    return found


@lru_cache(maxsize=8192)
def spots_of(action: Action) -> tuple[Spot, ...]:
    """Where one action is seen; nowhere: an empty tuple."""
    match action:
        case BuildWild():
            return (Spot(HAND, CARD, action.card, action.word, COLOURS.index(action.colour)),)
        case WithCard():
            return (Spot(HAND, CARD, action.card, action.word),)
        case Invoke():
            return (Spot(HAND, GOD, GODS.index(action.god)),)
        case Draw() | Look():
            return (Spot(HAND, PILE, 0, action.word),)
        case Place() | PlaceAfar() | Besiege():
            return (Spot(LAND, LAND, REGION_NUMBER[action.region], action.word),)
        case March():
            origin = REGION_NUMBER[action.origin]
            return (Spot(LAND, LAND, REGION_NUMBER[action.target], action.word, origin),)
        case Lay():
            return (Spot(TILES, TILES, action.beside, action.word, 6 * action.side + action.turn),)
        case Exchange():
            give, get = RESOURCES.index(action.give), RESOURCES.index(action.get)
            return (Spot(SWAP, GOOD, give, str(action.count), get),)
        case Deal():
            return (Spot(STORE, GOOD, RESOURCES.index(action.good), action.word, action.count),)
        case Produce():
            return (Spot(STORE, GOOD, RESOURCES.index(action.good), action.word),)
        case Recruit() | Muster():
            return (Spot(STORE, PIECE, PIECES.index(action.piece), action.word, action.count),)
        case Rob():
            return (Spot(STORE, RIVAL, action.rival, action.word),)
    return ()
