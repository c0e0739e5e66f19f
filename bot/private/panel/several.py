"""Several of a kind in one go: menus in which one chooses more than one thing, and whether that fits.

Laws are asked step by step. So what was chosen is tried on a copy, in the order in which most of it can be
done, and played as one line: all of it or nothing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

import discord

from bot.herald.sheet import GREEN, KeptButton, KeptSelect, Sheet
from bot.private.panel.answers import Asked, At, question_of
from bot.private.panel.foresight import foreseen, reveals
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.several import MOST, Deed, choosable, chosen_twice, deed_of
from engine.core.contract import Action, Note, Refusal, Seat, Word
from engine.core.errors import BadNotation
from engine.core.fields import fact
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.forms import forms

MENUS = 4
"""Up to so many menus stand below a question; with more there would be, it is asked on instead."""
FEW = 3
"""Of so many one chooses what to do, of more also what to leave out."""
OPTIONS = 25
"""Deeds in a menu."""
ROW = 2
"""Parts of a message that a row takes with one button, or with a menu."""
BELOW, IN_PLANS = ROW, 14
"""Parts that must have room below the menus in a panel, and in a plan."""


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


# What is shown


def show_several(sheet: Sheet, asked: Asked, at: At) -> None:
    """Put menus of several into a sheet, with what was chosen before and still fits chosen in them."""
    menus, below = menus_of(asked.match, asked.seat, asked.question), IN_PLANS if asked.names else BELOW
    for number, deeds in enumerate(menus):
        if sheet.room < below + ROW * (1 + bool(at.kept)):
            return
        options = [
            discord.SelectOption(label=_label(asked, deed), value=deed.text, default=deed.text in at.kept)
            for deed in deeds
        ]
        where = (*asked.seen(asked.path), number)
        most = len({deed.piece for deed in deeds})
        placeholder = _placeholder(asked.teller, menus, number)
        sheet.row(
            KeptSelect.make(
                asked.name("several"), *where, placeholder=placeholder, options=options, most=most
            )
        )
        kept = [place for place, deed in enumerate(deeds) if deed.text in at.kept]
        if kept:
            label = asked.teller.say("several-these", count=len(kept))
            sheet.row(_these(asked, where, kept, label))
    if at.kept or sheet.room < below + 2 * ROW:
        return
    if every := whole_of(asked.match, asked.seat, menus):
        label = asked.teller.say("several-all", count=len(every))
        where = (*asked.seen(asked.path), 0)
        sheet.row(_these(asked, where, every, label))
        if len(every) > FEW:
            _show_all_but(sheet, asked, (*where, _mask(every)), [(place, menus[0][place]) for place in every])


def _show_all_but(
    sheet: Sheet, asked: Asked, where: Sequence[object], every: Sequence[tuple[int, Deed]]
) -> None:
    """A menu in which one chooses what to leave out of all there is."""
    options = [
        discord.SelectOption(label=cut(told(asked.teller, deed), 100), value=str(place))
        for place, deed in every
    ]
    placeholder, most = asked.teller.say("several-all-but"), len(every) - 2
    sheet.row(
        KeptSelect.make(asked.name("these"), *where, placeholder=placeholder, options=options, most=most)
    )


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


def _these(asked: Asked, where: Sequence[object], places: Sequence[int], label: str) -> KeptButton:
    return KeptButton.make(asked.name("these"), *where, _mask(places), label=label, style=GREEN)


def _mask(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def these_at(
    match: Match, seat: Seat, path: Path, parts: Sequence[str], without: Sequence[str]
) -> tuple[str, ...]:
    """The texts of the deeds that a button stands for, or a menu but for those chosen in it.

    Raises:
        IndexError, ValueError: there is no such menu.
    """
    number, mask = int(parts[0]), int(parts[1])
    question = question_of(match, seat, path)
    if not isinstance(question, Question):
        raise IndexError(path)
    deeds, left_out = menus_of(match, seat, question)[number], {int(text) for text in without}
    if mask >> len(deeds) or any(place >= len(deeds) for place in left_out):
        raise IndexError(mask)
    mask &= ~_mask(left_out)
    return tuple(deed.text for place, deed in enumerate(deeds) if mask >> place & 1)


def _label(asked: Asked, deed: Deed) -> str:
    label = asked.teller.button(deed.action, asked.price)
    label = label if deed.times == 1 else told(asked.teller, deed)
    if letter := _letter(asked, deed):
        label = asked.teller.say("answer-letter", letter=letter, label=label)
    return cut(label, 100)


def _letter(asked: Asked, deed: Deed) -> str:
    """The letter on the picture of the answer that a deed belongs to; none where it has none."""
    letters, answers = asked.sight.letters if asked.sight is not None else {}, asked.question.answers
    return next((letter for place, letter in letters.items() if deed.action in answers[place].actions), "")


def told(teller: Teller, deed: Deed) -> str:
    """What is done, and how often."""
    what = teller.action(deed.action)
    return what if deed.times == 1 else teller.say("several-times", count=deed.times, what=what)


def _placeholder(teller: Teller, menus: Sequence[Sequence[Deed]], number: int) -> str:
    """What a menu is for, and from where to where it goes if it is one of several for a verb."""
    deeds = menus[number]
    verb = deeds[0].action.word
    what = plain(teller.word(Word("verb", verb), form="label"))
    if sum(menu[0].action.word == verb for menu in menus) == 1:
        return teller.say("several-menu", what=what)
    first, last = (plain(_first_word(teller, deed.action)) for deed in (deeds[0], deeds[-1]))
    return teller.say("several-menu-part", what=what, first=first, last=last)


def _first_word(teller: Teller, action: Action) -> str:
    form = forms(type(action))[0]
    return teller.fact(fact(form, getattr(action, form.name)))


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
