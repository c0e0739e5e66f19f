"""The way to something that is refused now: what the seat could do first, as far as it can be foreseen."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.private.panel.foresight import foreseen, owing_in, reveals
from engine.core.contract import Action, Line, Refusal, Seat, Word
from engine.core.fields import facts_of, words_of
from engine.core.paragraphs import DUE
from engine.core.play.match import Match
from engine.core.values.change import change

STEPS, TRIED = 3, 90
"""Steps that are done first at most, and positions that are looked at for them."""


@dataclass(frozen=True, slots=True)
class Way:
    """What can be done first."""

    steps: Line
    refusal: Refusal | None = None
    """What would still stand against it then; None: nothing."""


def way_to(match: Match, seat: Seat, action: Action, refusal: Refusal) -> Way | None:
    """The shortest way found to where the action is allowed; else, where something else was due, to where
    the rules say something about the action itself. None: there is neither."""
    nearer: Way | None = None
    for steps, then in _ahead(match, seat, _words(action)):
        found = match.rules.refusal(then.state, seat, action)
        if found is None:
            return Way(steps)
        if nearer is None and not found.key.startswith(DUE):
            nearer = Way(steps, found)
    return nearer if refusal.key.startswith(DUE) else None


def likeliest(match: Match, seat: Seat, actions: Sequence[Action]) -> Action:
    """Of these actions the first that is allowed, now or in the nearest position ahead where any is; else one
    that is refused for the rarest reason, as it comes nearest to that."""
    rules, nearest = match.rules, dict[str, list[Action]]()
    for _, then in _ahead(match, seat, _words(actions[0])):
        refused = dict[str, list[Action]]()
        for action in actions:
            refusal = rules.refusal(then.state, seat, action)
            if refusal is None:
                return action
            if not refusal.key.startswith(DUE):
                refused.setdefault(refusal.key, []).append(action)
        nearest = nearest or refused
    return min(nearest.values(), key=len)[0] if nearest else actions[0]


def _ahead(match: Match, seat: Seat, named: set[Word]) -> Iterator[tuple[Line, Match]]:
    """The position as it is, and those the seat can bring about by itself with the steps that lead there: the
    nearest first, of each those first that are about the same things."""
    seen, waiting = {match.state}, deque[tuple[Line, Match]]([((), match)])
    yield (), match
    while waiting:
        steps, before = waiting.popleft()
        for step in sorted(before.legal(seat), key=lambda each: -len(named & _words(each))):
            if len(seen) > TRIED:
                return
            then = None if step.ends else after(before, seat, step)
            if then is None or then.state in seen:
                continue
            seen.add(then.state)
            way = (*steps, step)
            yield way, then
            if len(way) < STEPS:
                waiting.append((way, then))


def after(match: Match, seat: Seat, action: Action) -> Match | None:
    """The match after an action, where the seat goes on and no luck or secret comes in; None where it is
    refused, or goes on otherwise."""
    if match.rules.refusal(match.state, seat, action) is not None:
        return None
    step = foreseen(match, seat, action)
    if step is None or reveals(step) or seat not in owing_in(match, step.state):
        return None
    return change(match, state=step.state)


def _words(action: Action) -> set[Word]:
    return {word for fact in facts_of(action).values() for word in words_of(fact)}
