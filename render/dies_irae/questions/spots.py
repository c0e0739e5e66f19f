"""What can be seen of an answer: a hex, perhaps with a piece, an action, a row, a level, a power, a place."""

from functools import lru_cache
from typing import NamedTuple

from engine.core.choosing.menu import Question
from engine.core.contract import Action
from engine.dies_irae.actions import (
    Accept,
    At,
    BuildMonument,
    Choose,
    CreatePost,
    Develop,
    Disband,
    Embark,
    Fight,
    Fortify,
    Land,
    Lead,
    Occupy,
    Offer,
    PayStability,
    PlayPower,
    Raise,
    Refuse,
    Seize,
    Settle,
    Station,
    TakePlace,
    To,
    Undermine,
)
from engine.dies_irae.board import board
from engine.dies_irae.charts import powers
from engine.dies_irae.state import NOBODY
from engine.dies_irae.words import DEEDS, LEADER, LEGION, POWERS, ROWS, SHIP
from render.questions import seen_in

HEX, CYCLE, CHART, LEVEL = "hex", "cycle", "chart", "level"
"""On which picture an answer is seen: the map, the action cycle, the development chart, stability."""
OFFER, ANSWER, ORDER = "offer", "answer", "order"
"""Or: whom an armistice is offered, what one answers, the order of play."""
POST, FORTRESS, MONUMENT, CREST, CARGO, FORCE = "post", "fortress", "monument", "crest", "cargo", "force"
"""Pieces that are no units; legions aboard; what a hex is attacked with."""


class Piece(NamedTuple):
    """What an answer takes or places: its form, how many, how many legions aboard, whose it is."""

    form: str
    many: int = 0
    aboard: int = 0
    power: int = NOBODY
    """NOBODY: of the power that is asked."""


NO_PIECE = Piece("")


class Spot(NamedTuple):
    """Where an answer is seen: the picture, the number of what it is there, and its piece in a hex."""

    picture: str
    number: int
    piece: Piece = NO_PIECE
    standing: bool = False
    """Whether the piece stands in the hex already."""


def seen(question: Question) -> dict[int, tuple[Spot, ...]]:
    """Where each answer that can be seen lies, by its place: of units that go somewhere in one go there."""
    found = seen_in(question, spots_of)
    for place, (_, to) in marches(question).items():
        if place in found and found[place][0].picture == HEX:
            found[place] = (Spot(HEX, board().index[to.hex]),)
    return found


def marches(question: Question) -> dict[int, tuple[Lead | Land, To]]:
    """The answers that take units up and say where they go, by their places."""
    return {
        place: (answer.actions[0], answer.then[0])
        for place, answer in enumerate(question.answers)
        if answer.then and isinstance(answer.actions[0], Lead | Land) and isinstance(answer.then[0], To)
    }


@lru_cache(maxsize=8192)
def spots_of(action: Action) -> tuple[Spot, ...]:
    """Where one action is seen; nowhere: an empty tuple."""
    match action:
        case Choose():
            return (Spot(CYCLE, DEEDS.index(action.deed)),)
        case Develop():
            return (Spot(CHART, ROWS.index(action.row)),)
        case PayStability():
            return (Spot(LEVEL, NOBODY),)
        case Undermine():
            return (Spot(LEVEL, POWERS.index(action.power)),)
        case Offer():
            return (Spot(OFFER, POWERS.index(action.power)),)
        case Accept() | Refuse():
            return (Spot(ANSWER, int(isinstance(action, Refuse))),)
        case TakePlace():
            return (Spot(ORDER, action.place),)
        case PlayPower():
            power = POWERS.index(action.power)
            return tuple(Spot(HEX, place, Piece(CREST, 0, 0, power)) for place in powers()[power].capitals)
        case At():
            return (Spot(HEX, board().index[action.hex], _piece(action), isinstance(action, STANDING)),)
    return ()


STANDING = (Lead, Land, Embark, Disband)
"""What is done with units that stand where they are taken up."""


def _piece(action: At) -> Piece:
    """What an action takes up, places or fights with in a hex."""
    match action:
        case Lead():
            return Piece(action.unit, action.count, action.carrying or 0)
        case Land():
            return Piece(CARGO, action.count)
        case Embark():
            return Piece(LEGION, action.count)
        case Disband():
            return Piece(CARGO if action.aboard else LEGION, 1)
        case Station():
            return Piece(CARGO if action.aboard else action.unit)
        case Raise():
            return Piece(action.unit)
        case Fight():
            return Piece(FORCE, power=POWERS.index(action.rival), aboard=int(action.unit == SHIP))
        case Seize() | CreatePost() | Occupy():
            return Piece(POST)
        case Fortify() | Settle():
            return Piece(FORTRESS)
        case BuildMonument():
            return Piece(MONUMENT)
    return NO_PIECE


UNITS = {LEGION: LEGION, SHIP: SHIP, CARGO: SHIP, LEADER: LEADER}
"""Beside which of the tokens in its hex a piece that stands there is lettered."""
