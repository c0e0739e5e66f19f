"""Going from question to question, in the panel and in plans: what is asked after which answers, and what is
done when one is given by buttons, a menu, its pages or a search."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from bot.herald.ids import path_of
from bot.herald.press import Press
from bot.private.panel.answers import BUTTONS, At
from bot.private.panel.beyond import beyond_of
from bot.private.panel.foresight import lines_of
from bot.private.panel.repeats import Begun, before_all, repeated
from engine.core.choosing.menu import OTHERS, Answer, Path, Question, ask
from engine.core.contract import Action, Line, Seat, Word
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.same import KEPT, Same

Seen = TypeVar("Seen")
"""What a person looks at: the table of a panel, or a plan."""


def left(press: Press, path: Path) -> At:
    """Where somebody was when they opened something in place of the questions."""
    page, *typed = press.parts[3:]
    return At(path, int(page), " ".join(typed))


@dataclass(frozen=True, slots=True)
class Walk(Generic[Seen]):
    """What is pressed on the way through the questions of something seen."""

    names: str
    """Before the names of the handlers."""
    seen: Callable[[Press], Awaitable[Seen | None]]
    """What was pressed, if it is as the person saw it; else it is shown as it is, and None comes back."""
    show: Callable[[Press, Seen, At], Awaitable[None]]
    chosen: Callable[[Press, Seen, Path], Awaitable[None]]
    """An answer was given: what follows."""

    def handlers(self) -> Mapping[str, Callable[[Press], Awaitable[None]]]:
        """What is done when answers, or what stands below them, are pressed; by the names in their ids."""
        found = {
            "choose": self.choose,
            "pick": self.choose,
            "page": self._at(lambda press, path: At(path, int(press.parts[3]))),
            "find": self.find,
            "found": self._at(lambda press, path: At(path, typed=press.typed)),
            "back": self._at(lambda _press, path: At(path[:-1])),
            "return": self._at(left),
        }
        return {f"{self.names}{name}": handler for name, handler in found.items()}

    async def choose(self, press: Press) -> None:
        """Take an answer: a button's, or of a menu."""
        seen = await self.seen(press)
        if seen is not None:
            await self.chosen(press, seen, (*path_of(press.parts[2]), *map(int, press.values[:1])))

    async def find(self, press: Press) -> None:
        """Ask for a part of what one looks for in a long menu."""
        if await self.seen(press) is not None:
            await press.ask("menu-search-title", "menu-search-label", f"{self.names}found", *press.parts[:3])

    def _at(self, where: Callable[[Press, Path], At]) -> Callable[[Press], Awaitable[None]]:
        """Show another place of the questions."""

        async def pressed(press: Press) -> None:
            seen = await self.seen(press)
            if seen is not None:
                await self.show(press, seen, where(press, path_of(press.parts[2])))

        return pressed


def question_of(match: Match, seat: Seat, path: Path, *, single: bool = False) -> Question | Line:
    """What a seat is asked next, or what it all came to: an action, or several to be done in one go.

    A lone action is asked for, not taken unseen. What was answered last time stands first, then what can be
    done in one go; where not all has room beside it, the rest stands behind one answer. The places after
    those of the answers are of what stands in menus below them (`beyond`). `single`: nothing but one step at
    a time is offered.

    Raises:
        IndexError: the path leads nowhere.
    """
    try:
        return _led_to(match, seat, path, single=single)
    except IndexError:
        question = _led_to(match, seat, path[:-1], single=single)
        if single or not path or not isinstance(question, Question) or path[-1] < len(question.answers):
            raise
    answer = beyond_of(match, seat, path[:-1], question)[path[-1] - len(question.answers)]
    return (*answer.actions, *answer.then)


def _led_to(match: Match, seat: Seat, path: Path, *, single: bool) -> Question | Line:
    """The same by the answers alone."""
    question, ways = _first(Same(match), seat, single)
    if not path:
        return question
    place, *after = path
    if not 0 <= place < len(ways):
        raise IndexError(path)
    answer = question.answers[place]
    if len(answer.actions) == 1:
        if after:
            raise IndexError(path)
        return (*answer.actions, *answer.then)
    found = ask(match.legal(seat), (*ways[place], *after), match.likely(seat))
    return found if isinstance(found, Question) else (found,)


@lru_cache(maxsize=KEPT)
def _first(same: Same[Match], seat: Seat, single: bool) -> tuple[Question, tuple[Path, ...]]:
    """A seat's first question, and for each of its answers the path that leads on from it."""
    match = same.value
    whole = ask(match.legal(seat), (), match.likely(seat))
    if not isinstance(whole, Question):
        whole = Question("", "verb", "verb", (Answer(Word("verb", whole.word), (whole,)),))
    begun = _steps(whole) if single else _begun(match, seat, whole)
    return change(whole, answers=tuple(answer for answer, _ in begun)), tuple(way for _, way in begun)


def _begun(match: Match, seat: Seat, whole: Question) -> Begun:
    """The answers to a seat's first question: what was done last, what can be done in one go, the rest."""
    lines = lines_of(match, seat)
    shown = [Answer(Word("verb", line[0].word), line[:1], line[1:]) for line in lines]
    plain = _steps(whole)
    if lines and len(lines) + len(plain) > BUTTONS:
        plain = _behind(plain, {line[0].word for line in lines})
    first: Begun = [(answer, ()) for answer in shown[: BUTTONS - len(plain)]] if lines else []
    return before_all([*first, *plain], repeated(match, seat), BUTTONS)


def _steps(whole: Question) -> Begun:
    """The answers to a seat's first question that are one step each."""
    return [(answer, (place,)) for place, answer in enumerate(whole.answers)]


def _behind(plain: Begun, words: Collection[str]) -> Begun:
    """What begins as something done in one go behind one answer, which stands for all."""
    beside = [each for each in plain if len(each[0].actions) == 1 and each[0].actions[0].word not in words]
    others = tuple(action for each in plain if each not in beside for action in each[0].actions)
    return [(Answer(OTHERS, others), ()), *beside]


def path_to(match: Match, seat: Seat, action: Action, path: Path = (), *, single: bool = False) -> Path:
    """The answers that lead to a legal action; `single`: as in `question_of`.

    Raises:
        StopIteration: it is not legal.
    """
    question = question_of(match, seat, path, single=single)
    if not isinstance(question, Question):
        return path
    answers = enumerate(question.answers)
    place = next(place for place, answer in answers if action in answer.actions and not answer.then)
    if question.answers[place].value == OTHERS and not single:
        below = enumerate(beyond_of(match, seat, path, question), len(question.answers))
        whole = (place for place, answer in below if action in answer.actions and not answer.then)
        place = next(whole, place)
    return path_to(match, seat, action, (*path, place), single=single)
