"""Positions from games of computer players, as every seat knows them, with who won in the end."""

from collections.abc import Sequence

from engine.core.contract import Options, Seat, Standing, State
from engine.core.judging import Judging, shares
from engine.core.title import Player, Title
from engine.players.arena import play_out
from engine.players.fitting import Position

MOST = 120
"""So many positions of a game are taken at most: neighbours tell much the same."""


def positions(
    title: Title,
    judging: Judging,
    options: Options,
    seed: bytes,
    players: Sequence[Player],
    *,
    known: bool = False,
) -> list[Position]:
    """Positions of one game where a turn has just begun. A game that does not end gives none.

    Where nothing is hidden each turn gives one; else one turn a round and one more, as every seat knows it.
    Of long games they are taken evenly.
    With `known` each turn gives one as it is judged once the game is over, with nothing hidden.
    """
    hidden = title.rules.hidden and not known
    viewers = len(players) if hidden else 1
    apart = viewers + 1 if hidden else 1
    taken: list[State] = []
    turns: set[int] = set()

    def watch(state: State) -> None:
        turn = title.rules.turn(state)
        if turn.seat is not None and turn.number not in turns:
            turns.add(turn.number)
            if turn.number % apart == 0:
                taken.append(state)

    outcome = play_out(title, options, seed, players, watch=watch)
    if not outcome.finished:
        return []
    won, every = shares(outcome.standing), 1 + (len(taken) - 1) // MOST
    if known and title.rules.hidden:
        return [_known(title, judging, state, won) for state in taken[::every]]
    return [
        _position(title, judging, state, Seat(seat), won)
        for state in taken[::every]
        for seat in range(viewers)
    ]


def _position(title: Title, judging: Judging, state: State, seat: Seat, won: tuple[float, ...]) -> Position:
    view = title.rules.view(state, seat)
    points = _points(judging.standing(view))
    return Position(judging.gone(view), tuple(judging.counts(view)), won, points)


def _known(title: Title, judging: Judging, state: State, won: tuple[float, ...]) -> Position:
    views = [title.rules.view(state, Seat(seat)) for seat in range(len(won))]
    points = _points(title.rules.standing(state))
    return Position(judging.gone(views[0]), judging.known(views), won, points)


def _points(standing: Standing) -> tuple[float, ...]:
    """Each one's share of the points."""
    scores = [max(0, score) for score in standing.scores]
    whole = sum(scores)
    return tuple(score / whole if whole else 1 / len(scores) for score in scores)
