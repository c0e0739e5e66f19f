"""The answers to the panel's question: a few as buttons, more in a menu, very many in pages and a search."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.herald.sheet import GREY, PRIMARY, KeptButton, KeptSelect, Sheet, turning
from bot.speech.costs import payment
from bot.speech.names import cut, fold, plain
from bot.speech.teller import LABEL, Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import Answer, Path, Question, ask
from engine.core.contract import Action, Seat, State, Step, Word
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts

BUTTONS = 10
"""Up to so many answers are buttons; more are a menu."""
PAGE = 25
"""Answers on a page of a menu."""


class NoLuck:
    """Chance for trying out: whatever asks it cannot be foretold."""

    def roll(self, sides: int, purpose: str) -> int:
        """Never.

        Raises:
            LookupError: always.
        """
        del sides
        raise LookupError(purpose)

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """Never.

        Raises:
            LookupError: always.
        """
        del count
        raise LookupError(purpose)


@dataclass(frozen=True, slots=True)
class At:
    """Where somebody is in a question: after which answers, on which page of a long menu, or what they look
    for in it."""

    path: Path = ()
    page: int = 0
    typed: str = ""


START = At()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a seat's panel, after the answers of `path`."""

    table: Table
    match: Match
    seat: Seat
    teller: Teller
    question: Question
    path: Path
    names: str = ""
    """Before the names of the handlers, where others than the panel's answer."""
    mark: str = ""
    """What the person saw, where the number of log entries does not tell it."""

    def name(self, what: str) -> str:
        """The handler of a button or menu."""
        return f"{self.names}{what}"

    def seen(self, path: Path) -> tuple[int, str, str]:
        """What its id carries: the game, what the person saw, the answers so far."""
        return self.table.id, self.mark or str(self.table.number), path_text(path)

    def label(self, answer: Answer, limit: int = LABEL) -> str:
        """What an answer says, and what it costs."""
        return self.teller.answer(self.question, answer, limit, self._price)

    def _price(self, action: Action) -> Amounts | None:
        told = self.match.guide.price(self.match.view(self.seat), action)
        return payment(action) if told is None else told


def path_text(path: Path) -> str:
    """A path as part of an id: `0.3.2`, or `-` for none."""
    return ".".join(str(step) for step in path) or "-"


def path_of(text: str) -> Path:
    """The path back.

    Raises:
        ValueError: it is none.
    """
    return () if text == "-" else tuple(int(step) for step in text.split("."))


def question_of(legal: Sequence[Action], path: Path) -> Question | Action:
    """The next question, or the action it all came to. A lone action is asked for too, not taken unseen.

    Raises:
        IndexError: the path leads nowhere.
    """
    if len(legal) != 1:
        return ask(legal, path)
    if path == (0,):
        return legal[0]
    if path:
        raise IndexError(path)
    return Question("", "verb", "verb", (Answer(Word("verb", legal[0].word), (legal[0],)),))


def path_to(legal: Sequence[Action], action: Action, path: Path = ()) -> Path:
    """The answers that lead to a legal action.

    Raises:
        StopIteration: it is not legal.
    """
    question = question_of(legal, path)
    if not isinstance(question, Question):
        return path
    place = next(place for place, answer in enumerate(question.answers) if action in answer.actions)
    return path_to(legal, action, (*path, place))


def foreseen(match: Match, seat: Seat, action: Action) -> Step[State] | None:
    """What an action will lead to; None if that is left to chance."""
    try:
        return match.rules.resolve(match.state, seat, action, NoLuck())
    except LookupError:
        return None


def is_final(match: Match, seat: Seat, action: Action) -> bool:
    """Whether to warn that an action can never be taken back: chance decides it, or it shows what was hidden.

    Where chance decides as a matter of course (`Action.lucky`) there is nothing to warn of.
    """
    step = foreseen(match, seat, action)
    return not action.lucky if step is None else _reveals(step)


def is_warned_of(match: Match, seat: Seat, action: Action) -> bool:
    """Whether an action is asked for once more: it leaves possibilities unused or can never be taken back."""
    return bool(match.guide.warnings(match.view(seat), action)) or is_final(match, seat, action)


def _reveals(step: Step[State]) -> bool:
    return any(event.reveals for event in step.events)


def consequence(asked: Asked, answer: Answer) -> str | None:
    """What an answer that settles everything would bring, as far as it can be known."""
    if len(answer.actions) != 1:
        return None
    foretold = asked.match.guide.preview(asked.match.view(asked.seat), answer.actions[0])
    if len(foretold) == 1:
        return cut(plain(asked.teller.note("preview", foretold[0])), 100)
    step = foreseen(asked.match, asked.seat, answer.actions[0])
    if step is None and answer.actions[0].lucky:
        return None
    if step is None or _reveals(step):
        return cut(plain(asked.teller.say("panel-final")), 100)
    told = [
        sentence
        for event in step.events
        if event.known_to(asked.seat)
        and (sentence := asked.teller.told(event, "did") or asked.teller.event(event)) is not None
    ]
    return cut(plain(", ".join(told)), 100) if told else None


def called(asked: Asked, typed: str) -> list[tuple[int, Answer]]:
    """The answers whose label holds what was typed, with their places."""
    return [
        (place, answer)
        for place, answer in enumerate(asked.question.answers)
        if fold(typed) in fold(asked.label(answer, 100))
    ]


def show_answers(sheet: Sheet, asked: Asked, at: At) -> None:
    """Put the answers into a sheet: those that were searched for, else a page of all."""
    answers, page, typed = list(enumerate(asked.question.answers)), at.page, at.typed
    found = called(asked, typed) if typed else []
    if typed and not found:
        sheet.text(asked.teller.say("menu-search-none", typed=plain(typed)))
    if found:
        _menu(sheet, asked, found[:PAGE], "")
    elif len(answers) <= BUTTONS:
        sheet.row(*(_button(asked, place, answer) for place, answer in answers))
        return
    else:
        pages = -(-len(answers) // PAGE)
        page = min(page, pages - 1)
        told = asked.teller.say("menu-page", page=page + 1, pages=pages) if pages > 1 else ""
        _menu(sheet, asked, answers[page * PAGE : (page + 1) * PAGE], told)
    if len(answers) > PAGE:
        sheet.row(*_turning(asked, page, -(-len(answers) // PAGE), searched=bool(found)))


def _button(asked: Asked, place: int, answer: Answer) -> KeptButton:
    first = asked.question.field == "verb" and not place
    label = asked.label(answer)
    where = asked.seen((*asked.path, place))
    return KeptButton.make(asked.name("choose"), *where, label=label, style=PRIMARY if first else GREY)


def _menu(sheet: Sheet, asked: Asked, answers: Sequence[tuple[int, Answer]], page: str) -> None:
    options = [
        discord.SelectOption(
            label=asked.label(answer, 100),
            value=str(place),
            description=consequence(asked, answer),
        )
        for place, answer in answers
    ]
    placeholder = plain(asked.teller.question(asked.question))
    if page:
        placeholder = f"{placeholder} ({page})"
    where = asked.seen(asked.path)
    sheet.row(KeptSelect.make(asked.name("pick"), *where, placeholder=placeholder, options=options))


def _turning(asked: Asked, page: int, pages: int, *, searched: bool) -> list[KeptButton]:
    """The buttons below a long menu: earlier, more, search."""
    where, teller = asked.seen(asked.path), asked.teller
    shown = -1 if searched else page  # what was found stands before all pages
    buttons = turning(teller.language, shown, pages, lambda step: (asked.name("page"), *where, step))
    return [*buttons, KeptButton.make(asked.name("find"), *where, label=teller.say("button-search"))]
