"""The score: victory points, temples, majorities.

Source: "les joueurs comptabilisent leurs PV en additionnant". Ties are shared victories.
"""

from engine.core.contract import Event, Seat, Standing, ranks
from engine.deus.effects import Score
from engine.deus.events import Scored, Won
from engine.deus.frames import Laying, Mustering, Over
from engine.deus.ground import supplies
from engine.deus.law.counting import capped, times
from engine.deus.state import DeusState, Player, cards_of
from engine.deus.words import GOLD, HIDDEN, RESOURCES, TEMPLE, Good

MAJORITY = 2
"""Victory points for the most of a resource or of gold, for each of those who have as many."""
TEMPLE_LIMIT = 12
"""The most that one temple is worth."""


def temple_points(state: DeusState, seat: int) -> int:
    """What the seat's temples are worth now, each within its limit."""
    return sum(_temple(state, seat, card) for card in state.players[seat].columns[TEMPLE])


def _temple(state: DeusState, seat: int, card: int) -> int:
    """One temple: all its effects together bring 12 points at most."""
    effects = cards_of(state).designs[card].effects
    points = sum(
        capped(effect.vp * times(state, seat, effect), effect)
        for effect in effects
        if isinstance(effect, Score)
    )
    return min(points, TEMPLE_LIMIT)


def _stocks(player: Player) -> tuple[int, ...]:
    return (*player.goods, player.gold)


def majority_points(state: DeusState, seat: int) -> int:
    """2 for each of wood, clay, stone, wheat and gold of which nobody has more, at least one being needed."""
    return MAJORITY * len(majorities(state, seat))


def majorities(state: DeusState, seat: int) -> tuple[Good, ...]:
    """Those of wood, clay, stone, wheat and gold of which a seat has some and nobody has more."""
    own = _stocks(state.players[seat])
    others = [_stocks(player) for player in state.players if not player.withdrawn]
    return tuple(
        good
        for kind, good in enumerate((*RESOURCES, GOLD))
        if own[kind] and own[kind] >= max((stock[kind] for stock in others), default=0)
    )


def open_points(state: DeusState, seat: int) -> int:
    """The points that everybody can count: temples and majorities as they stand."""
    if isinstance(state.frame, Laying | Mustering):
        return 0
    return temple_points(state, seat) + majority_points(state, seat)


def total(state: DeusState, seat: int) -> int:
    """The whole score. Hidden points count as none."""
    vp = state.players[seat].vp
    return (0 if vp == HIDDEN else vp) + open_points(state, seat)


def standing(state: DeusState) -> Standing:
    """The open points while the game runs, since totals are hidden; the whole scores at its end."""
    over = isinstance(state.frame, Over)
    seats = range(state.setting.seats)
    scores = tuple(total(state, seat) if over else open_points(state, seat) for seat in seats)
    staying = [not player.withdrawn for player in state.players]
    places = ranks([*zip(staying, scores, strict=True)])
    if not isinstance(state.frame, Over):
        return Standing(scores, places, progress=_progress(state))
    winners = tuple(Seat(seat) for seat in seats if places[seat] == 1 and staying[seat])
    return Standing(scores, places, state.frame.reason, winners, 1.0)


def _progress(state: DeusState) -> float:
    """How near the end is: by temples or villages, whichever is further on."""
    if state.trigger:
        return 0.95
    temples = supplies()[state.setting.seats].temples
    built = 1 - state.temples / temples
    villages = state.villages.count(0) / len(state.villages) if state.villages else 0.0
    return round(0.9 * max(built, villages), 3)


def final_events(state: DeusState, reason: str) -> tuple[Event, ...]:
    """The scores of all who stayed, and who won. The state is still the last one of play."""
    seats = [Seat(seat) for seat, player in enumerate(state.players) if not player.withdrawn]
    events: list[Event] = []
    totals: dict[Seat, int] = {}
    for seat in seats:
        temples, majorities = temple_points(state, seat), majority_points(state, seat)
        totals[seat] = state.players[seat].vp + temples + majorities
        if reason != "alone":
            events.append(Scored(seat, state.players[seat].vp, temples, majorities, totals[seat]))
    best = max(totals.values())
    events.append(Won(tuple(seat for seat in seats if totals[seat] == best), best))
    return tuple(events)
