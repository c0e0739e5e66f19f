"""How many taps the panel takes for what somebody wants to do: one after another, or several in one go."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.private.panel.answers import BUTTONS, PAGE
from bot.private.panel.beyond import beyond_of
from bot.private.panel.foresight import before_last, ending_after, foreseen, is_warned_of, reveals
from bot.private.panel.several import FEW, fitted, menus_of, warned_of, whole_of
from bot.private.panel.walk import path_to, question_of
from engine.core.choosing.menu import Answer, Path, Question
from engine.core.choosing.several import Deed, paid_as_usual
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.core.values.change import change

OPEN = 1
"""Opening the panel."""
MENU = 2
"""Opening a menu, and choosing in it; of several each more is one more."""
SEARCH = 3
"""At most before a menu of many pages: the button that searches, a word, and sending it."""
AHEAD = 60
"""Steps that somebody has in mind at most."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What is done at once on an open panel, and the taps it takes."""

    taps: int
    line: tuple[Action, ...]
    """What is done."""
    along: tuple[Action, ...] = ()
    """The end that comes along, where nothing else is left to do."""
    menu: int = 0
    deeds: tuple[Deed, ...] = ()
    """Chosen together in the menu of this number; none where it is one action."""
    whole: bool = False
    """Whether the button for all there is does it."""
    but: tuple[int, ...] = ()
    """The places of what is left out of all there is, in the menu for that."""
    path: Path = ()
    """The one answer that stands for all of the line."""


def taps_for(match: Match, seat: Seat, action: Action, computers: Collection[Seat] = ()) -> int:
    """The taps from a seat's open panel to a legal action, with its confirmation; opening is not counted."""
    path = path_to(match, seat, action)
    questions = [question_of(match, seat, path[:depth]) for depth in range(len(path))]
    taps = sum(
        _answering(question.answers, place)
        for question, place in zip(questions, path, strict=True)
        if isinstance(question, Question)
    )
    return taps + is_warned_of(match, seat, action, computers)


def _answering(answers: tuple[Answer, ...], place: int) -> int:
    """The taps that give one of the answers, or what stands in menus below them."""
    if place >= len(answers):
        return MENU
    if len(answers) <= BUTTONS or answers[place].beside or answers[place].before:
        return 1
    return min(place // PAGE, SEARCH) + MENU


def in_mind(match: Match, seat: Seat, choose: Callable[[Match], Action]) -> tuple[Action, ...]:
    """What somebody wants to do from here on, as far as they can know: up to luck, secrets and others."""
    wanted = list[Action]()
    while len(wanted) < AHEAD and match.rules.owes(match.state, seat):
        if wanted and match.guide.routine(match.view(seat)) is not None:
            break
        wanted.append(choose(match))
        step = foreseen(match, seat, wanted[-1])
        if step is None or reveals(step):
            break
        match = change(match, state=step.state)
    return tuple(wanted)


def presses(match: Match, seat: Seat, wanted: Sequence[Action]) -> Iterator[Pressed]:
    """How somebody who knows the panel comes to the same position: much of the same and several in one go.

    All but the last of the actions can be foreseen.
    """
    left = _gathered(match, seat, tuple(wanted))
    while left:
        press, left = _next(match, seat, left)
        *first, last = press.line
        before = _played(match, seat, first)
        after = None if before is None else _played(before, seat, (last,))
        if before is not None and after is not None and left and ending_after(before, seat, last) == left[0]:
            press = replace(press, along=left[:1])
            after, left = _played(after, seat, press.along), left[1:]
        yield press
        if after is None:
            return
        match = after


def _played(match: Match, seat: Seat, line: Sequence[Action]) -> Match | None:
    """The match after actions of a seat; None where one of them is not allowed, or cannot be foreseen."""
    for action in line:
        if not match.rules.owes(match.state, seat) or match.rules.refusal(match.state, seat, action):
            return None
        step = foreseen(match, seat, action)
        if step is None:
            return None
        match = match.supposed(seat, action, step)
    return match


def _gathered(match: Match, seat: Seat, wanted: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions with as much of each done at once as comes to the same."""
    place = 0
    while place < len(wanted):
        for length in (1, 2):
            part, rest = wanted[place : place + length], wanted[place + length :]
            more = _more_of(part, rest)
            if more is None:
                continue
            found = (*wanted[:place], *more)
            if _same(match, seat, wanted, found):
                wanted = found
                break
        place += 1
    return wanted


def _more_of(part: tuple[Action, ...], rest: tuple[Action, ...]) -> tuple[Action, ...] | None:
    """The actions with all that repeats their first ones done at once with these; None where nothing does."""
    first, length = part[0], len(part)
    if not first.most:
        return None
    count, left, place = getattr(first, first.most), list[Action](), 0
    while place < len(rest):
        again = rest[place : place + length]
        if again[1:] == part[1:] and _but_most(again[0]) == _but_most(first):
            count += getattr(again[0], first.most)
            place += length
        else:
            left.append(rest[place])
            place += 1
    more = change(paid_as_usual(first), **{first.most: count})
    return (more, *part[1:], *left) if len(left) < len(rest) else None


def _but_most(action: Action) -> Action:
    return Deed(action).piece


def _same(match: Match, seat: Seat, wanted: Sequence[Action], found: Sequence[Action]) -> bool:
    """Whether two lines lead to the same position, but for their last action if it cannot be foreseen."""
    meant, comes = _played(match, seat, wanted), _played(match, seat, found)
    if meant is None and wanted[-1] == found[-1]:
        meant, comes = _played(match, seat, wanted[:-1]), _played(match, seat, found[:-1])
    return meant is not None and comes is not None and meant.state == comes.state


def _as_meant(
    match: Match, seat: Seat, wanted: Sequence[Action], line: Sequence[Action], left: Sequence[Action]
) -> bool:
    """Whether a line, and what is left after it, comes to what was wanted: it leads to the same position, or
    does in another order what comes first anyway."""
    if _same(match, seat, wanted, (*line, *left)):
        return True
    first = Counter(paid_as_usual(each) for each in wanted[: len(line)])
    return first == Counter(line) and _played(match, seat, (*line, *left[:-1])) is not None


def _next(match: Match, seat: Seat, wanted: tuple[Action, ...]) -> tuple[Pressed, tuple[Action, ...]]:
    """The next press with which most taps are saved, and what is left to be done after it."""
    first = _as_offered(match, seat, wanted[0])
    best = Pressed(taps_for(match, seat, first), (first,))
    saved, rest = 0, wanted[1:]
    question = question_of(match, seat, ())
    if not isinstance(question, Question):
        return best, rest
    answers = question.answers
    if any(_without(wanted, line) is not None for line in match.guide.further(match.view(seat))):
        answers += beyond_of(match, seat, (), question)
    for place, answer in enumerate(answers):
        line = (*answer.actions, *answer.then)
        left = _without(wanted, line) if answer.then else None
        if left is None or not _as_meant(match, seat, wanted, line, left):
            continue
        taps = _answering(question.answers, place)
        if place >= len(question.answers):
            taps += is_warned_of(before_last(match, seat, line) or match, seat, line[-1])
        more = _one_by_one(match, seat, wanted, line) - taps
        if more > saved:
            saved, rest = more, left
            best = Pressed(taps, line, path=(place,))
    menus = menus_of(match, seat, question)
    for number, menu in enumerate(menus):
        for chosen, left in _covered(menu, wanted):
            found = fitted(match, seat, chosen)
            if found.misfits or not _as_meant(match, seat, wanted, found.line, left):
                continue
            taps, but = _together(match, seat, menus, chosen, found.line)
            more = _one_by_one(match, seat, wanted, found.line) - taps
            if more > saved:
                saved, rest = more, left
                best = Pressed(taps, found.line, (), number, tuple(chosen), taps == 1, but)
            break
    return best, rest


def _as_offered(match: Match, seat: Seat, wanted: Action) -> Action:
    """The action as the panel offers it: there it may say less, such as no payment where it is the usual one,
    or nothing of what all have in common."""
    legal = match.legal(seat)
    if wanted in legal:
        return wanted
    alike = [each for each in legal if each.word == wanted.word]
    usual = (each for each in alike if paid_as_usual(each) == wanted)
    same = (each for each in alike if _same(match, seat, (wanted,), (each,)))
    return next(usual, None) or next(same, wanted)


def _together(
    match: Match,
    seat: Seat,
    menus: Sequence[Sequence[Deed]],
    chosen: Sequence[Deed],
    line: Sequence[Action],
) -> tuple[int, tuple[int, ...]]:
    """The fewest taps that choose these of a menu, and which places are left out then, if it is so."""
    every = whole_of(match, seat, menus)
    but = tuple(place for place in every if menus[0][place] not in chosen)
    if len(every) - len(but) == len(chosen):
        if not but:
            return 1, ()
        if len(every) > FEW and len(but) < len(chosen):
            return MENU + len(but), but
    return MENU + len(chosen) + bool(warned_of(match, seat, line)), ()


def _without(wanted: Sequence[Action], line: Sequence[Action]) -> tuple[Action, ...] | None:
    """What is left to be done after a line; None where that does more than is wanted."""
    left = list(wanted)
    for action in line:
        usual = (place for place, each in enumerate(left) if paid_as_usual(each) == paid_as_usual(action))
        place = next(usual, None)
        if place is None:
            return None
        del left[place]
    return tuple(left)


def _covered(
    menu: Sequence[Deed], wanted: tuple[Action, ...]
) -> Iterator[tuple[list[Deed], tuple[Action, ...]]]:
    """What of a menu is wanted, and what is left to be done then: of all that is wanted, then at first."""
    leading = next((place for place, each in enumerate(wanted) if each.word != wanted[0].word), len(wanted))
    for reach in dict.fromkeys((len(wanted), leading)):
        left, chosen = [paid_as_usual(each) for each in wanted[:reach]], list[Deed]()
        kept = list(wanted[:reach])
        for deed in menu:
            action = deed.actions[0]
            if left.count(action) >= deed.times and all(deed.piece != each.piece for each in chosen):
                chosen.append(deed)
                for _ in range(deed.times):
                    place = left.index(action)
                    del left[place], kept[place]
        if len(chosen) > 1 or any(deed.times > 1 for deed in chosen):
            yield chosen, (*kept, *wanted[reach:])


def _one_by_one(match: Match, seat: Seat, wanted: Sequence[Action], line: Sequence[Action]) -> int:
    """The taps that the actions of a line take among those wanted, one after another."""
    left, taps = [paid_as_usual(each) for each in line], 0
    for action in wanted:
        if not left:
            break
        after = _played(match, seat, (action,))
        if paid_as_usual(action) in left:
            left.remove(paid_as_usual(action))
            legal = next((x for x in match.legal(seat) if paid_as_usual(x) == paid_as_usual(action)), action)
            taps += taps_for(match, seat, legal)
        if after is None:
            break
        match = after
    return taps
