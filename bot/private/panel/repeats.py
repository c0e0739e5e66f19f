"""What somebody did last, offered before all else where it can be done once more (`As before: ...`).

It is read off the standing line, so that it is the same however often one looks, in a plan as in a game.
"""

from collections.abc import Iterable, Iterator

from bot.private.panel.foresight import foreseen, is_warned_of, owing_in, reveals
from engine.core.choosing.several import paid_as_usual
from engine.core.contract import Action, Line, Seat
from engine.core.fields import facts_of
from engine.core.play.log import PERSON, Entry
from engine.core.play.match import Match
from engine.core.values.change import change


def repeated(match: Match, seat: Seat) -> Line:
    """What a seat did when it was last asked the same, if all of it can be done again now, and taken back.

    In a turn that is everything since it last chose one of the verbs it may choose now; from turn to turn one
    action, of those that people mostly do as they did last (`Action.habit`). Empty where there is none, and
    where some of it is warned of, hangs on luck, shows what was hidden, is said to others or lets them go on.
    """
    legal = match.legal(seat)
    for line in _last(match, seat, legal):
        if again := _again(match, seat, line):
            return again
    return ()


def _last(match: Match, seat: Seat, legal: Iterable[Action]) -> Iterator[Line]:
    """What might be done again, what was done last first."""
    offered = {action.word: action.habit for action in legal}
    began = match.began
    now = tuple(_own(match.line[began:], seat))
    place = next((at for at in reversed(range(len(now))) if now[at].word in offered), None)
    if place is not None:
        yield _whole(now, place)
    left = {word for word, habit in offered.items() if habit} - {action.word for action in now}
    if not left:
        return
    for action in _own(reversed(match.line[:began]), seat):
        if action.word in left:
            left.remove(action.word)
            yield (action,)


def _own(entries: Iterable[Entry], seat: Seat) -> Iterator[Action]:
    """What the holder of a seat did."""
    for entry in entries:
        if entry.seat == seat and entry.by == PERSON and isinstance(entry.deed, Action):
            yield entry.deed


def _whole(done: Line, place: int) -> Line:
    """An action with what followed it, unless it was itself what followed the others: a step of a march is
    followed by the next march."""
    first = next(at for at, action in enumerate(done) if action.word == done[place].word)
    outer = {action.word for action in done[:first]}
    line = done[place:]
    return line[:1] if any(action.word in outer for action in line) else line


def _again(match: Match, seat: Seat, line: Line) -> Line:
    """The line as it can be done now, paid as it must be; empty where not all of it can."""
    if not facts_of(line[0]) or any(action.ends or action.secret or action.lucky for action in line):
        return ()
    match, found = match.seen_by(seat), list[Action]()
    for action in line:
        if seat not in owing_in(match, match.state):
            return ()
        same = _paid_now(match, seat, action)
        step = None if same is None else foreseen(match, seat, same)
        if same is None or step is None or reveals(step) or is_warned_of(match, seat, same):
            return ()
        if match.rules.exchange(match.state) is not None or match.rules.exchange(step.state) is not None:
            return ()
        found.append(same)
        match = change(match, state=step.state)
    return tuple(found) if seat in owing_in(match, match.state) else ()


def _paid_now(match: Match, seat: Seat, action: Action) -> Action | None:
    """The same action, paid as before or else the usual way; None where it is not allowed."""
    legal, usual = match.legal(seat), paid_as_usual(action)
    return action if action in legal else next((x for x in legal if paid_as_usual(x) == usual), None)
