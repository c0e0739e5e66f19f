"""Turns, rounds, the end of the game and who has won.

Source: "But du jeu", "Déroulement d'un tour de jeu", "Fin de partie", "Conditions de victoire". Ties are
broken by provinces lived in (one's metropolis is always one), then by citizens on the board (those on the
Oracle stand on it too); who is still equal then has won together.
"""

from engine.core.contract import Event, Seat, Standing, ranks
from engine.core.values.change import change
from engine.grecolonies.events import LastRoundBegun, Won
from engine.grecolonies.state import Acting, GrecoloniesState, Over, Polis, occupied

TILE = 2
"""Points for an objective; a marker of glory counts one."""

ACTING = Acting()


def points(polis: Polis) -> int:
    """Points of glory: one for each marker, two for each objective."""
    return polis.glory + TILE * len(polis.tiles)


def _key(polis: Polis) -> tuple[bool, int, int, int]:
    return (
        not polis.withdrawn,
        points(polis),
        0 if polis.withdrawn else len(occupied(polis)),
        sum(polis.citizens) + polis.oracle,
    )


def best(state: GrecoloniesState) -> tuple[int, ...]:
    """The players in the lead after all tie-breaks."""
    keys = [_key(polis) for polis in state.poleis]
    most = max(keys)
    return tuple(number for number, key in enumerate(keys) if key == most)


def last_round(state: GrecoloniesState, reason: str, events: list[Event]) -> GrecoloniesState:
    """The state in which this round is the last, unless it was already."""
    if state.ending:
        return state
    events.append(LastRoundBegun(reason == "glory"))
    return change(state, ending=reason)


def next_player(state: GrecoloniesState) -> int:
    """The next player who has not given up."""
    players = len(state.poleis)
    following = (state.active + 1) % players
    while state.poleis[following].withdrawn:
        following = (following + 1) % players
    return following


def next_turn(state: GrecoloniesState, events: list[Event]) -> GrecoloniesState:
    """The state in the next player's turn; after the last one of the last round the game is over."""
    players, following = len(state.poleis), next_player(state)
    new_round = (following - state.first) % players <= (state.active - state.first) % players
    if new_round and state.ending:
        return over(state, state.ending, events)
    return change(state, active=following, frame=ACTING, turn=state.turn + 1, round=state.round + new_round)


def over(state: GrecoloniesState, reason: str, events: list[Event]) -> GrecoloniesState:
    """The state at the end of the game; who has won is told."""
    winners = best(state)
    for number in winners:
        polis = state.poleis[number]
        events.append(Won(polis.city, points(polis), len(winners) > 1))
    return change(state, frame=Over(reason))


def standing(state: GrecoloniesState) -> Standing:
    """The scores, which are points of glory. Who gave up ranks behind everybody else."""
    keys = [_key(polis) for polis in state.poleis]
    ended = state.frame.reason if isinstance(state.frame, Over) else None
    winners = tuple(Seat(number) for number in best(state)) if ended is not None else ()
    scores = tuple(points(polis) for polis in state.poleis)
    return Standing(scores, ranks(keys), ended, winners, 1.0 if ended is not None else progress(state))


def progress(state: GrecoloniesState) -> float:
    """How near the end is: the glory or the objectives that are gone, whichever is more."""
    found = state.board
    markers = 1 - state.glory / (2 * len(state.poleis))
    tiles = sum(len(polis.tiles) for polis in state.poleis) / (len(found.objectives) - found.open + 1)
    return min(0.99, max(0.0, markers, tiles))
