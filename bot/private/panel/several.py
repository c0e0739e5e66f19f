"""Several of a kind in one go: what may be chosen together, and whether that fits.

Laws are asked step by step. So what was chosen is tried on a copy, in the order in which most of it can be
done, and played as one line: all of it or nothing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.private.panel.foresight import foreseen, reveals
from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.choosing.menu import Question
from engine.core.choosing.several import MOST, Deed, choosable, chosen_twice, deed_of
from engine.core.contract import Action, Note, Refusal, Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.forms import forms

MENUS = 4
"""Up to so many menus stand below a question; with more there would be, it is asked on instead."""
FEW = 3
"""Of so many one chooses what to do, of more also what to leave out."""
OPTIONS = 25
"""Deeds in a menu."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """A deed that cannot be done with the others, and why: a rule, or the key of a text."""

    deed: Deed
    why: Refusal | str


@dataclass(frozen=True, slots=True)
class Fitted:
    """What was chosen, in an order in which it can be done, and what does not fit in."""

    match: Match
    """Before the last action of the line."""
    deeds: tuple[Deed, ...] = ()
    misfits: tuple[Misfit, ...] = ()

    @property
    def line(self) -> tuple[Action, ...]:
        """What is to be played."""
        return tuple(action for deed in self.deeds for action in deed.actions)


def read(match: Match, texts: Iterable[str]) -> tuple[Deed, ...]:
    """What was chosen in a menu; what nobody can read any more, and what no such menu offers, is left out."""
    found: list[Deed] = []
    for text in texts:
        try:
            deed = deed_of(match.rules, text)
        except BadNotation:
            continue
        if deed.action.several and (deed.times == 1 or deed.action.again):
            found.append(deed)
    return tuple(found)


def fitted(match: Match, seat: Seat, chosen: Sequence[Deed]) -> Fitted:
    """Whether deeds can be done together, and in which order.

    What does not fit is tried before the others as long as more fits then.
    """
    twice = chosen_twice(chosen)
    found = _in_turn(match, seat, [deed for deed in chosen if deed not in twice])
    while found.misfits:
        again = _in_turn(match, seat, [*(each.deed for each in found.misfits), *found.deeds])
        if len(again.misfits) >= len(found.misfits):
            break
        found = again
    return Fitted(found.match, found.deeds, (*(Misfit(deed, "twice") for deed in twice), *found.misfits))


def _in_turn(match: Match, seat: Seat, chosen: Sequence[Deed]) -> Fitted:
    """The deeds one after another: always the first that can be done."""
    before, done, left = match, list[Deed](), list(chosen)
    while left:
        misfits = list[Misfit]()
        for deed in left:
            tried = _after(match, seat, deed)
            if isinstance(tried, tuple):
                before, match = tried
                done.append(deed)
                left.remove(deed)
                break
            misfits.append(Misfit(deed, tried))
        else:
            return Fitted(before, tuple(done), tuple(misfits))
    return Fitted(before, tuple(done))


def _after(match: Match, seat: Seat, deed: Deed) -> tuple[Match, Match] | Refusal | str:
    """The match before the last action of a deed and after it, or why it cannot be done."""
    before = match
    for action in deed.actions:
        before = match
        if not match.rules.owes(match.state, seat):
            return "waits"
        refusal = match.rules.refusal(match.state, seat, action)
        if refusal is not None:
            return refusal
        step = foreseen(match, seat, action)
        if step is None or reveals(step):
            return "final"
        match = change(match, state=step.state)
    return before, match


def menus_of(match: Match, seat: Seat, question: Question) -> tuple[tuple[Deed, ...], ...]:
    """What can be chosen together of a question's answers, menu by menu; nothing where no two things fit.

    What is the only thing of its verb stands in none: nothing could be chosen with it.
    """
    actions = choosable(_listed(question))
    offered = [_as_often(match, seat, action) for action in actions]
    many = Counter(deed.action.word for each in offered for deed in each)
    offered = [each for each in offered if many[each[0].action.word] > 1]
    for most in range(max(map(len, offered), default=0), 0, -1):
        deeds = [deed for each in offered for deed in _thinned(each, most)]
        menus = _in_menus(deeds)
        if len(menus) <= MENUS:
            return menus if _fit(match, seat, deeds) else ()
    return ()


def _thinned(amounts: Sequence[Deed], most: int) -> Sequence[Deed]:
    """So many of the amounts of one thing, which begin with the greatest: that one, and the least ones."""
    return amounts if len(amounts) <= most else (amounts[0], *amounts[len(amounts) - most + 1 :])


def _in_menus(deeds: Sequence[Deed]) -> tuple[tuple[Deed, ...], ...]:
    """Deeds as they lie in menus: those of one verb together, of one thing in one menu where that can be."""
    menus = list[tuple[Deed, ...]]()
    for _, group in groupby(deeds, lambda deed: deed.action.word):
        room = 0
        for _, about in groupby(group, _about):
            piled = tuple(about)
            if len(piled) <= room:
                menus[-1] += piled
            else:
                menus += [piled[start : start + OPTIONS] for start in range(0, len(piled), OPTIONS)]
            room = OPTIONS - len(menus[-1])
    return tuple(menus)


def _listed(question: Question) -> list[Action]:
    """All actions of a question's answers; what is offered as before stands among its like."""
    answers = [each for each in question.answers if not each.before]
    actions = [action for answer in answers for action in answer.actions]
    for first in (each.actions[0] for each in question.answers if each.before):
        of_verb = [place for place, each in enumerate(actions) if each.word == first.word]
        about = [place for place in of_verb if _named(actions[place]) == _named(first)]
        actions.insert((about or of_verb or [0])[0], first)
    return actions


def _as_often(match: Match, seat: Seat, action: Action) -> list[Deed]:
    """An action, and the same once more, as often as it can be done (`Action.again`)."""
    if not action.again:
        return [Deed(action)]
    times = 0
    while times < MOST and isinstance(tried := _after(match, seat, Deed(action)), tuple):
        times, match = times + 1, tried[1]
    return [Deed(action, count) for count in range(max(times, 1), 0, -1)]


def _fit(match: Match, seat: Seat, deeds: Sequence[Deed]) -> bool:
    """Whether two of the deeds can be done, as far as the least of them tells."""
    if len({deed.piece for deed in deeds}) < 2:
        return False
    least = min(deeds, key=lambda deed: (deed.times, _much(deed.action)))
    tried = _after(match, seat, least)
    if not isinstance(tried, tuple) or not tried[1].rules.owes(tried[1].state, seat):
        return False
    after = tried[1]
    others = (deed for deed in deeds if deed.piece != least.piece)
    return any(after.rules.refusal(after.state, seat, deed.actions[0]) is None for deed in others)


def _much(action: Action) -> int:
    return int(getattr(action, action.most)) if action.most else 0


def _about(deed: Deed) -> object:
    return _named(deed.action)


def _named(action: Action) -> object:
    """What an action names first: most often a place."""
    return getattr(action, forms(type(action))[0].name)


def whole_of(match: Match, seat: Seat, menus: Sequence[Sequence[Deed]]) -> list[int]:
    """The places in its menu of all there is, where one button does it; beside other menus none does."""
    return all_of(match, seat, menus[0]) if len(menus) == 1 else []


def all_of(match: Match, seat: Seat, deeds: Sequence[Deed]) -> list[int]:
    """The places of the most of each thing in a menu, where all of it can be done together; else none."""
    first: dict[Action, int] = {}
    for place, deed in enumerate(deeds):
        first.setdefault(deed.piece, place)
    most = list(first.values())
    if len(most) < 2:
        return []
    found = fitted(match, seat, [deeds[place] for place in most])
    return [] if found.misfits or warned_of(match, seat, found.line) else most


def told(teller: Teller, deed: Deed) -> str:
    """What is done, and how often."""
    what = teller.action(deed.action)
    return what if deed.times == 1 else teller.say("several-times", count=deed.times, what=what)


def warned_of(match: Match, seat: Seat, line: Sequence[Action]) -> list[Note]:
    """What is to be said before actions that are done one after another."""
    notes: dict[Note, None] = {}
    for action in line:
        notes.update(dict.fromkeys(match.guide.warnings(match.view(seat), action)))
        step = foreseen(match, seat, action)
        if step is None:
            break
        match = change(match, state=step.state)
    return list(notes)


def warnings_in(teller: Teller, match: Match, seat: Seat, line: Sequence[Action]) -> str:
    """The same in sentences; empty where there is nothing to warn of."""
    return " ".join(teller.notes("warning", warned_of(match, seat, line)))


def misfits_told(teller: Teller, found: Fitted, missing: int) -> str:
    """Which deeds do not fit and why; `missing`: how many could not even be read any more."""
    lines = [
        teller.say("several-misfit", what=plain(told(teller, each.deed)), why=_why(teller, each.why))
        for each in found.misfits
    ]
    if missing:
        lines.append(teller.say("several-unknown"))
    return "\n".join([teller.say("several-nothing-done"), *lines])


def _why(teller: Teller, why: Refusal | str) -> str:
    return teller.say(f"several-{why}") if isinstance(why, str) else teller.refusal(why)
