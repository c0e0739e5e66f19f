"""What people are likeliest to do, to stand first among the answers."""

from collections.abc import Mapping, Sequence

from engine.antike.actions import Go, Move
from engine.antike.law.conquest import defence
from engine.antike.law.manoeuvre import legal_marches
from engine.antike.law.rondel import legal_moves
from engine.antike.state import NOBODY, AntikeState, Manoeuvre, Rondel
from engine.antike.words import GALLEY, GOLD, IRON, MARBLE, Good
from engine.core.contract import Action, View

SPENT: Mapping[str, Good] = {"temple": MARBLE, "arming": IRON, "know-how": GOLD}
"""What is spent on a field: the way there is paid with something else."""
SITE, CONQUEST, SEA, GUARD, ON_THE_WAY = 3.0, 4.0, 2.0, 1.0, 1.0
"""What a province is worth to units that come there: a place for a city, a city they can take, one more sea,
a city of one's own that stands empty, and what has such places beside it."""


def likely(view: View[AntikeState]) -> Sequence[Action]:
    """Moves to what is to be had there; on the rondel payments without what is spent on its field."""
    state, frame = view.state, view.state.frame
    if isinstance(frame, Rondel):
        ways = legal_moves(state, frame, view.seat)
        fields = list(dict.fromkeys(each.field for each in ways))
        return sorted(ways, key=lambda each: (fields.index(each.field), _of_its_own(each)))
    if isinstance(frame, Manoeuvre):
        return sorted(legal_marches(state, frame, view.seat), key=lambda each: -_promise(state, each))
    return ()


def _of_its_own(way: Go) -> int:
    """Units of a payment that are of the good spent on the field."""
    good = SPENT.get(way.field)
    return way.pay[good] if way.pay is not None and good is not None else 0


def _promise(state: AntikeState, move: Move) -> float:
    """What a move brings where it leads, less what it leaves open."""
    realm, own = state.realm, state.realm.galleys if move.unit == GALLEY else state.realm.legions
    around = state.board.sea if move.unit == GALLEY else state.board.land
    origin, target = state.board.index[move.origin], state.board.index[move.target]

    def worth(place: int, leaving: int = 0) -> float:
        here = realm.legions[place] + realm.galleys[place] - leaving
        alone = move.unit == GALLEY and own[place] == leaving
        return _worth(state, place, here, move.count) + (SEA if alone else 0.0)

    beside = max((worth(there) for there in around[target] if there != origin), default=0.0)
    return max(worth(target), min(beside, ON_THE_WAY)) - worth(origin, move.count)


def _worth(state: AntikeState, place: int, here: int, coming: int) -> float:
    """What a province with so many units of the nation is worth to more that come."""
    owner = state.owner[place]
    if owner not in (NOBODY, state.active):
        return CONQUEST if here + coming >= defence(state, place) else 0.0
    if here:
        return 0.0
    return SITE if owner == NOBODY else GUARD
