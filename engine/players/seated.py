"""What the computer players at a table do: their actions until the turn passes, or a person is asked anew."""

import traceback
from collections.abc import Sequence

from engine.core.budget import Budget
from engine.core.contract import Action, Decision, Seat
from engine.core.play.log import COMPUTER
from engine.core.play.match import Match
from engine.core.title import SENSIBLE, Player
from engine.core.values.frozen import Frozen

MOST = 400
"""Actions of one turn: more would be a loop."""
LAST = MOST // 2
"""After so many the last legal action is taken: it ends what is going on, where anything does."""

Seated = Sequence[str | None]
"""For each seat the computer player that holds it; None: a person does."""


class Deeds(Frozen):
    """What computer players have decided on, and what went wrong meanwhile."""

    actions: tuple[tuple[Seat, Action], ...]
    faults: tuple[str, ...] = ()
    """How players failed; the sensible one answered in their place."""


def deeds(match: Match, seated: Seated, budget: Budget, done: int = 0) -> Deeds:
    """All that computer players do from here, each knowing only its own view.

    It ends when the turn passes, or when other people are asked than at first: they may have answered in
    advance. A player lives as long as that. `done` is how many actions the turn has had already.
    """
    turn, asked, seed = match.turn, _people(match, seated), match.number
    players: dict[tuple[Seat, str], Player] = {}
    found: list[tuple[Seat, Action]] = []
    faults: list[str] = []
    while done + len(found) < MOST and match.turn == turn and _people(match, seated) == asked:
        seat = next((each.seat for each in _owed(match) if seated[each.seat] is not None), None)
        if seat is None:
            break
        legal = match.legal(seat)
        names = dict.fromkeys((seated[seat] or SENSIBLE, SENSIBLE)) if done + len(found) < LAST else ()
        for name in names:
            try:
                if (seat, name) not in players:
                    players[seat, name] = match.title.player(name, seed, budget)
                action = players[seat, name].choose(match.rules, match.view(seat), seat, legal)
                after = match.play(seat, action, COMPUTER).match
                break
            except Exception:  # whatever it is, the game goes on
                faults.append(traceback.format_exc())
        else:
            action = legal[-1]
            after = match.play(seat, action, COMPUTER).match
        found.append((seat, action))
        match = after
    return Deeds(tuple(found), tuple(faults))


def asked(match: Match, seated: Seated) -> bool:
    """Whether a computer player is asked anything."""
    return any(seated[each.seat] is not None for each in _owed(match))


def _owed(match: Match) -> Sequence[Decision]:
    return match.rules.decisions(match.state)


def _people(match: Match, seated: Seated) -> list[Decision]:
    """What people are asked."""
    return [each for each in _owed(match) if seated[each.seat] is None]
