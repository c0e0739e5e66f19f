"""2: scores and ranks; whose turn it is."""

from engine.core.contract import Standing, Turn, Word, ranks
from engine.dies_irae.frames import Over
from engine.dies_irae.law.tally import points
from engine.dies_irae.state import NOBODY, DiesIraeState, living
from engine.dies_irae.words import POWERS


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
    most = max((scores[state.realms[power].seat] for power in living(state)), default=0)
    return Standing(
        tuple(scores),
        ranks(merits),
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
