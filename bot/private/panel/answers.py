"""The answers to the panel's question: a few as buttons, more in a menu, very many in pages and a search."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

import discord

from bot.herald.ids import path_text
from bot.herald.sheet import GREY, MENU, PRIMARY, Attachment, KeptButton, KeptSelect, Sheet, in_rows, turning
from bot.private.panel.foresight import before_last, ending_at, foreseen, previewed, reveals, why_final
from bot.speech.costs import payment
from bot.speech.names import cut, fold, plain
from bot.speech.teller import LABEL, Teller
from bot.tables.state.table import Table
from engine.core.choosing.menu import FEWER, OTHERS, Answer, Path, Question
from engine.core.contract import Action, Seat
from engine.core.fields import facts_of
from engine.core.play.match import Match
from engine.core.values.amounts import Amounts

BUTTONS = 20
"""Up to so many answers are buttons; more are a menu."""
PAGE = 25
"""Answers on a page of a menu."""
FORETOLD = 1400
"""Characters of a page that tells what the answers would bring, where nothing else is to be read."""
TAUGHT = 300
"""The same in a lesson, which is to be read first."""
LIKELY = 8
"""Characters of a label that say how likely it is."""
LONGEST_LINE = 300
"""Characters of a line that tells what an answer would bring."""


@dataclass(frozen=True, slots=True)
class At:
    """Where somebody is in a question: after which answers, on which page of a long menu, or what they look
    for in it; and whether they are new there."""

    path: Path = ()
    page: int = 0
    typed: str = ""
    kept: tuple[str, ...] = ()
    """What they chose of several and could not do, as the rest of it did not fit."""
    steps: int = 1
    """How many steps the last press did, which are taken back together."""
    guided: bool = False
    """Whether a sentence says what the question is for."""
    noted: str = ""
    """What they have noted for themselves about the table, as it stands on top."""


START = At()

SOUGHT = 16
"""Characters of what one looked for that a button keeps: what begins so is found again."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture of a question, and the letters of answers on it, by their places."""

    letters: Mapping[int, str]
    drawn: Attachment


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
    sight: Sight | None = None
    """Its picture."""
    buttons: int = BUTTONS
    """Up to so many answers are buttons, where a message shows more beside them."""
    taught: bool = False
    """Whether somebody learns here: each answer is a single step, and no more is told than they need."""
    wanted: int | None = None
    """The place of the answer that a lesson wants, which is foretold before the others."""

    @property
    def foretold(self) -> int:
        """Characters of a page that tells what the answers would bring."""
        return TAUGHT if self.taught else FORETOLD

    def name(self, what: str) -> str:
        """The handler of a button or menu."""
        return f"{self.names}{what}"

    def seen(self, path: Path) -> tuple[int, str, str]:
        """What its id carries: the game, what the person saw, the answers so far."""
        return self.table.id, self.mark or str(self.table.number), path_text(path)

    def instead(self, at: At) -> tuple[object, ...]:
        """What the id of what opens in place of the panel ends with, to come back to where one is."""
        _, *seen = self.seen(at.path)
        sought = fold(at.typed).replace(":", " ")[:SOUGHT]
        return (*seen, at.page, *([sought] if sought else []))

    def label(self, answer: Answer, limit: int = LABEL) -> str:
        """What an answer says, what it costs, how likely it holds, and whether it is as before."""
        said = self._said(answer, limit)
        if answer.before:
            return cut(self.teller.say("answer-before", label=said), limit)
        return cut(self.teller.say("answer-ends-later", label=said), limit) if self._later(answer) else said

    def _later(self, answer: Answer) -> bool:
        """Whether another answer is the same and the end of the turn at once: this one leaves that open."""
        return not answer.then and any(
            each.actions == answer.actions and len(each.then) == 1 and each.then[0].ends
            for each in self.question.answers
        )

    def _said(self, answer: Answer, limit: int) -> str:
        line = (*answer.actions, *answer.then)
        short = self.match.guide.shortly(self.match.view(self.seat), line) if answer.then else None
        if short is not None:
            return cut(plain(self.teller.note("together", short)), limit)
        likely = self.likely(answer)
        if likely is None:
            return self.teller.answer(self.question, answer, limit, self.price)
        label = self.teller.answer(self.question, answer, limit - LIKELY, self.price)
        return self.teller.say("answer-likely", label=label, percent=likely)

    def likely(self, answer: Answer) -> int | None:
        """How likely what an answer says holds, in percent, as far as the seat can know."""
        if len(answer.actions) != 1:
            return None
        return self.match.guide.chance(self.match.view(self.seat), answer.actions[0])

    def ending(self, answer: Answer) -> Action | None:
        """The end of the turn, or of a step of it, that is played along with an answer."""
        if len(answer.actions) != 1:
            return None
        line = (*answer.actions, *answer.then)
        before = before_last(self.match, self.seat, line)
        return None if before is None else ending_at(self.table, before, self.seat, line[-1])

    def price(self, action: Action) -> Amounts | None:
        """What an action costs, as far as it is to be told."""
        told = self.match.guide.price(self.match.view(self.seat), action)
        return payment(action) if told is None else told


def consequence(asked: Asked, answer: Answer) -> str | None:
    """What stands where an answer leads, and what one that settles everything would bring, as far as can be
    known."""
    if told := foretold(asked, answer):
        *first, last = told
        stopped = (each if each[-1:] in ".!?…" else f"{each}." for each in first)
        return cut(plain(" ".join([*stopped, last])), 100)
    if len(answer.actions) != 1:
        return None
    if around := _around(asked, answer):
        return cut(plain(" ".join(around)), 100)
    if answer.then:
        return None
    step = foreseen(asked.match, asked.seat, answer.actions[0])
    if answer.actions[0].lucky and (step is None or reveals(step)):
        return None
    if step is None or reveals(step):
        why = why_final(asked.match, asked.seat, answer.actions[0])
        return cut(plain(asked.teller.say("panel-final", why=why)), 100)
    told = [
        sentence
        for event in step.events
        if event.known_to(asked.seat)
        and (sentence := asked.teller.told(event, "did") or asked.teller.event(event)) is not None
    ]
    return cut(plain(", ".join(told)), 100) if told else None


def _around(asked: Asked, answer: Answer) -> list[str]:
    """What lies around the place that the last action of an answer leads to."""
    line = (*answer.actions, *answer.then)
    before = before_last(asked.match, asked.seat, line)
    return (
        []
        if before is None
        else asked.teller.notes("preview", before.guide.nearby(before.view(asked.seat), line[-1]))
    )


def foretold(asked: Asked, answer: Answer) -> list[str]:
    """What the rulebook foretells of an answer, a line each: all that its actions have in common, and of what
    leaves but the payment open that of the usual way to pay; then of what is done last in one go with it,
    alone where the first step foretells it together with all else that might follow."""
    guide, view = asked.match.guide, asked.match.view(asked.seat)
    first, *others = answer.actions
    alike = list(previewed(asked.match, asked.seat, first))
    for action in () if _settled(answer.actions) else others:
        if not alike:
            break
        notes = guide.preview(view, action)
        alike = [note for note in alike if note in notes]
    line = (*answer.actions, *answer.then)
    same = [action for action in line[:-1] if action.word == line[-1].word]  # what the last brings is not all
    if answer.then and not same and (before := before_last(asked.match, asked.seat, line)):
        last = previewed(before, asked.seat, answer.then[-1])
        alike = [*last] if any(note in alike for note in last) else [*alike, *last]
    return [cut(asked.teller.note("preview", note), LONGEST_LINE) for note in alike]


def previews(teller: Teller, match: Match, seat: Seat, action: Action) -> list[str]:
    """What an action will pay, place and set off, a line each; from the seat's own view."""
    return [cut(teller.note("preview", note), LONGEST_LINE) for note in previewed(match, seat, action)]


def _settled(actions: Sequence[Action]) -> bool:
    """Whether nothing is left to ask but how to pay."""
    first, *others = ({**facts_of(action), "": action.word} for action in actions)
    return all(
        fact == first.get(name) or isinstance(fact, Amounts)
        for other in others
        for name, fact in other.items()
    )


def called(asked: Asked, typed: str) -> list[tuple[int, Answer]]:
    """The answers that hold what was typed in their label or in what is told of them, with their places."""
    sought = fold(typed)
    return [
        (place, answer)
        for place, answer in enumerate(asked.question.answers)
        if sought in fold(asked.label(answer, 100)) or sought in fold(_all_told(asked, answer))
    ]


def _all_told(asked: Asked, answer: Answer) -> str:
    """What is told of an answer, not cut to what a menu shows of it."""
    return plain(" ".join(foretold(asked, answer))) or consequence(asked, answer) or ""


@dataclass(frozen=True, slots=True)
class Laid:
    """How the answers to a question lie before somebody, with their places."""

    buttons: Sequence[tuple[int, Answer]]
    """Beside each other; with a menu below it."""
    listed: Sequence[tuple[int, Answer]] = ()
    """What the menu shows: a page of it, or what was looked for."""
    page: int = 0
    pages: int = 1
    found: bool = False
    """Whether the menu shows what was looked for."""


def laid(asked: Asked, at: At) -> Laid:
    """How the answers lie at that place of a question: few as buttons, more on pages of a menu."""
    answers = list(enumerate(asked.question.answers))
    found = called(asked, at.typed) if at.typed else []
    # Where several things are chosen, and in plans, a message has no room for so many buttons.
    most = 0 if at.kept else asked.buttons
    if len(answers) <= most and not found:
        return Laid(answers)
    below = [each for each in answers if each[1].beside or each[1].before]
    listed = [each for each in answers if each not in below]
    pages = max(1, -(-len(listed) // PAGE))
    page = min(at.page, pages - 1)
    shown = found[:PAGE] if found else listed[page * PAGE : (page + 1) * PAGE]
    return Laid(below, shown, page, pages, found=bool(found))


def lettered(asked: Asked, at: At, seen: Collection[int]) -> dict[int, str]:
    """Letters for those of the answers now shown that a picture shows, by their places: `seen` has all.

    None for ending, nor for what stands for less of something, for the rest, or for other ways to pay.
    """
    now = laid(asked, at)
    places = [
        place
        for place, answer in (*now.buttons, *now.listed)
        if place in seen and not answer.beside and answer.value not in (FEWER, OTHERS)
    ]
    return dict(zip(places, ascii_uppercase, strict=False))


def show_answers(sheet: Sheet, asked: Asked, at: At) -> None:
    """Put the answers into a sheet: those that were searched for, else a page of all. Ending is a button."""
    now = laid(asked, at)
    if at.typed and not now.found:
        sheet.text(asked.teller.say("menu-search-none", typed=plain(at.typed)))
    if not now.listed:
        _tell_endings(sheet, asked, now.buttons)
        sheet.row(*(_button(asked, place, answer) for place, answer in now.buttons))
        return
    long = now.pages > 1
    before = [each for each in now.buttons if each[1].before]
    sheet.row(*(_button(asked, place, answer) for place, answer in before))
    told = asked.teller.say("menu-page", page=now.page + 1, pages=now.pages) if long and not now.found else ""
    _tell_endings(sheet, asked, now.listed)
    _menu(sheet, asked, now.listed, told)
    turn = _turning(asked, now.page, now.pages, searched=now.found) if long else []
    below = (_button(asked, place, answer) for place, answer in now.buttons if not answer.before)
    sheet.row(*below, *turn)


def parts_of(asked: Asked, at: At) -> int:
    """How many parts of a message the answers take as they are shown at that place."""
    now = laid(asked, at)
    before = [each for each in now.buttons if each[1].before] if now.listed else []
    turn = (now.page > 0) + (now.page + 1 < now.pages) + 1 if now.pages > 1 else 0
    rows = len(before), len(now.buttons) - len(before) + turn
    told = any(asked.ending(answer) is not None for _, answer in (*now.buttons, *now.listed))
    return sum(map(in_rows, rows)) + MENU * bool(now.listed) + told + bool(at.typed)


def _tell_endings(sheet: Sheet, asked: Asked, shown: Sequence[tuple[int, Answer]]) -> None:
    """Say what is played along with those of the answers that leave nothing else to do."""
    found = dict.fromkeys(ending for _, answer in shown if (ending := asked.ending(answer)) is not None)
    if found:
        what = tuple(asked.teller.action(ending) for ending in found)
        sheet.text(f"-# {asked.teller.say('panel-ends-too', what=what)}")


def marked(asked: Asked, place: int, answer: Answer, limit: int = LABEL) -> str:
    """The label of an answer: first its letter on the picture, then whether it ends the turn, or a step of
    it, too."""
    label = asked.label(answer, limit)
    if asked.ending(answer) is not None:
        label = asked.teller.say("answer-ends", label=label)
    letter = asked.sight.letters.get(place) if asked.sight is not None else None
    if letter is not None:
        label = asked.teller.say("answer-letter", letter=letter, label=label)
    return cut(label, limit)


def _button(asked: Asked, place: int, answer: Answer) -> KeptButton:
    first = asked.question.field == "verb" and not place and not any(each.ends for each in answer.then)
    where = asked.seen((*asked.path, place))
    label = marked(asked, place, answer)
    return KeptButton.make(asked.name("choose"), *where, label=label, style=PRIMARY if first else GREY)


def _menu(sheet: Sheet, asked: Asked, answers: Sequence[tuple[int, Answer]], page: str) -> None:
    options = [
        discord.SelectOption(
            label=marked(asked, place, answer, 100),
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
