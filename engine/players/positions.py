"""Positions from games of computer players, as every seat knows them, with who won in the end."""

from collections.abc import Sequence

from engine.core.contract import Options, Seat, State
from engine.core.judging import Judging, shares
from engine.core.title import Player, Title
from engine.players.arena import play_out
from engine.players.fitting import Position

MOST = 120
"""So many positions of a game are taken at most: neighbours tell much the same."""


def positions(
    title: Title, judging: Judging, options: Options, seed: bytes, players: Sequence[Player]
) -> list[Position]:
    """Positions of one game where a turn has just begun. A game that does not end gives none.

    Where nothing is hidden each turn gives one; else one turn a round and one more, as every seat knows it.
    Of long games they are taken evenly.
    """
    viewers = len(players) if title.rules.hidden else 1
    apart = viewers + 1 if title.rules.hidden else 1
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
    return [
        _position(title, judging, state, Seat(seat), won)
        for state in taken[::every]
        for seat in range(viewers)
    ]


def _position(title: Title, judging: Judging, state: State, seat: Seat, won: tuple[float, ...]) -> Position:
    view = title.rules.view(state, seat)
    scores = [max(0, score) for score in judging.standing(view).scores]
    whole = sum(scores)
    points = tuple(score / whole if whole else 1 / len(scores) for score in scores)
    return Position(judging.gone(view), tuple(judging.counts(view)), won, points)
