"""2: scores and ranks; whose turn it is; what balance reports count."""

from collections.abc import Mapping

from engine.core.contract import Seat, Standing, Turn, Word
from engine.dies_irae.board import board
from engine.dies_irae.law.tally import income, points
from engine.dies_irae.state import NOBODY, DiesIraeState, Over, Picking, living
from engine.dies_irae.words import POWERS, TALENT


def standing(state: DiesIraeState) -> Standing:
    """Scores are victory points; winners come first, powers that fell last."""
    seats = len(POWERS)
    goal = int(state.options.victory)
    if not state.realms:
        return Standing((0,) * seats, (1,) * seats, goal=goal)
    frame = state.frame
    over = isinstance(frame, Over)
    winners = frame.winners if isinstance(frame, Over) else ()
    scores, merits = [0] * seats, [(0, 0, 0)] * seats
    for power, realm in enumerate(state.realms):
        scores[realm.seat] = points(state, power)
        merits[realm.seat] = (power in winners, not realm.fallen, scores[realm.seat])
    ranks = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    most = max((scores[state.realms[power].seat] for power in living(state)), default=0)
    return Standing(
        tuple(scores),
        ranks,
        frame.reason if isinstance(frame, Over) else None,
        tuple(sorted(state.realms[power].seat for power in winners)),
        1.0 if over else min(0.95, max(0, most) / goal),
        goal,
    )


def turn(state: DiesIraeState) -> Turn:
    """Every chosen action counts; 0 before the first."""
    if state.active == NOBODY:
        return Turn(state.number, state.round, None)
    realm = state.realms[state.active]
    return Turn(state.number, state.round, realm.seat, Word("power", POWERS[state.active]))


def traits(state: DiesIraeState, seat: Seat) -> Mapping[str, tuple[Word, ...]]:
    """The seat's power and its capital, for balance reports."""
    for power, realm in enumerate(state.realms):
        if realm.seat == seat and realm.capital >= 0:
            capital = Word("hex", board().hexes[realm.capital])
            return {"power": (Word("power", POWERS[power]),), "capital": (capital,)}
    return {}


def holdings(state: DiesIraeState, seat: Seat) -> tuple[tuple[Word, int], ...]:
    """What the panel shows of a seat: talents, income, stability and points."""
    for power, realm in enumerate(state.realms):
        if realm.seat == seat:
            return (
                (Word("good", TALENT), realm.talents),
                (Word("score", "income"), income(realm)),
                (Word("score", "stability"), realm.stability),
                (Word("score", "points"), points(state, power)),
            )
    return ()


def roles(state: DiesIraeState) -> tuple[tuple[Word, ...], ...]:
    """The power of each seat, as far as they are chosen."""
    frame = state.frame
    holders = frame.seats if isinstance(frame, Picking) else tuple(realm.seat for realm in state.realms)
    return tuple(
        tuple(Word("power", POWERS[power]) for power, holder in enumerate(holders) if holder == seat)
        for seat in range(len(POWERS))
    )
