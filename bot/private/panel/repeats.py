"""What somebody did last, offered before all else where it can be done once more (`As before: ...`).

It is read off the standing line, so that it is the same however often one looks, in a plan as in a game.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from bot.private.panel.foresight import foreseen, is_warned_of, owing_in, reveals
from engine.core.choosing.menu import Answer, Path
from engine.core.choosing.several import paid_as_usual
from engine.core.contract import Action, Seat, Word
from engine.core.fields import facts_of
from engine.core.play.log import PERSON, Entry
from engine.core.play.match import Match

Begun: TypeAlias = list[tuple[Answer, Path]]
"""The answers to the first question, each with the path that leads on from it among all actions."""


def repeated(match: Match, seat: Seat) -> Action | None:
    """What a seat did when it was last asked the same, if that can be done again now, and taken back.

    In a turn it is what it did last of the verbs it may choose now, unless that says how much of it is done:
    all of it is done at once then. From turn to turn it is of those that people mostly do as they did last
    (`Action.habit`). None where there is none, and where it is warned of, hangs on luck, shows what was
    hidden, is said to others or lets them go on.
    """
    legal = match.legal(seat)
    again = (_again(match, seat, action) for action in _last(match, seat, legal))
    return next((action for action in again if action is not None), None)


def _last(match: Match, seat: Seat, legal: Iterable[Action]) -> Iterator[Action]:
    """What might be done again, what was done last first."""
    offered = {action.word: action.habit for action in legal}
    now = list(_own(match.line[match.began :], seat))
    last = next((action for action in reversed(now) if action.word in offered), None)
    if last is not None and not last.most:
        yield last
    left = {word for word, habit in offered.items() if habit} - {action.word for action in now}
    if not left:
        return
    for action in _own(reversed(match.line[: match.began]), seat):
        if action.word in left:
            left.remove(action.word)
            yield action


def _own(entries: Iterable[Entry], seat: Seat) -> Iterator[Action]:
    """What the holder of a seat did."""
    for entry in entries:
        if entry.seat == seat and entry.by == PERSON and isinstance(entry.deed, Action):
            yield entry.deed


def _again(match: Match, seat: Seat, action: Action) -> Action | None:
    """The action as it can be done now, paid as it must be; None where it cannot or should not be."""
    if not facts_of(action) or action.ends or action.secret or action.lucky:
        return None
    match = match.seen_by(seat)
    same = _paid_now(match, seat, action)
    step = None if same is None else foreseen(match, seat, same)
    if same is None or step is None or reveals(step) or is_warned_of(match, seat, same):
        return None
    if match.rules.exchange(match.state) is not None or match.rules.exchange(step.state) is not None:
        return None
    return same if seat in owing_in(match, step.state) else None


def _paid_now(match: Match, seat: Seat, action: Action) -> Action | None:
    """The same action, paid as before or else the usual way; None where it is not allowed."""
    legal, usual = match.legal(seat), paid_as_usual(action)
    return action if action in legal else next((x for x in legal if paid_as_usual(x) == usual), None)


def before_all(begun: Begun, again: Action | None, most: int) -> Begun:
    """The answers with the one that does this alone first; where none does it, with one more.

    For that one whose action other answers lead to gives way, if there was no room.
    """
    if again is None:
        return begun
    others = [each for each in begun if each[0].actions != (again,) or each[0].then]
    if len(others) == most:
        gone = next((each for each in reversed(others) if _is_spare(each[0], others)), None)
        others = [each for each in others if each is not gone]
    return [(Answer(Word("verb", again.word), (again,), before=True), ()), *others]


def _is_spare(answer: Answer, begun: Begun) -> bool:
    """Whether the one action of an answer can be found behind another one."""
    if len(answer.actions) != 1 or answer.beside:
        return False
    others = (each for each, _ in begun if each is not answer and not each.then)
    return any(answer.actions[0] in each.actions for each in others)
