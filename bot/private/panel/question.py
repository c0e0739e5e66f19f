"""A question in a sheet: what is said of it, its picture, its answers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.herald.sheet import MENU, Sheet, in_rows, turning
from bot.private.panel.answers import BUTTONS, Asked, At, foretold, parts_of, show_answers
from bot.private.panel.menus import beyond_menus, show_several
from bot.private.panel.several import menus_of
from bot.private.reading.guiding import guiding
from bot.private.why.vain import in_vain
from bot.speech.names import bold, joined, pages
from engine.core.choosing.several import Deed


@dataclass(frozen=True, slots=True)
class Said:
    """What is said of a question, whatever its picture is."""

    asks: str
    """What it is for, if that is to be told."""
    coming: Sequence[str]
    """What its answers bring, in pages."""
    in_vain: str
    """What is not to be had, and why."""
    ending: str
    """What ending now would leave undone."""
    menus: Sequence[tuple[Deed, ...]]
    """Of what several can be chosen."""


def said_of(asked: Asked, at: At) -> Said:
    """What is said of a question at that place."""
    return Said(
        asks=joined(
            bold(asked.teller.question(asked.question)) if asked.question.field != "verb" else "",
            guiding(asked.teller, asked.match, asked.seat, asked.path, asked.question) if at.guided else "",
        ),
        coming=_foretold(asked),
        in_vain=in_vain(asked),
        ending="" if asked.taught else _left_by_ending(asked),
        menus=() if asked.taught else menus_of(asked.match, asked.seat, asked.question),
    )


def show_question(sheet: Sheet, asked: Asked, at: At, below: int, said: Said | None = None) -> bool:
    """Put a question into a sheet: what is said of it, its picture, the answers; whether anything is not to
    be had. `below`: how many parts must have room below them. `said`: what is said of it, where that is
    known.

    Where not all has room beside a button for each answer, the answers are a menu.
    """
    said = said or said_of(asked, at)
    menus = said.menus
    further = [] if asked.taught else beyond_menus(asked, len(menus))
    kept = MENU * (len(further) + len(menus) * (1 + bool(at.kept)))
    page = min(at.page, len(said.coming) - 1)
    where, name = asked.seen(asked.path), asked.name("page")
    more = "button-learn-others" if asked.taught else "button-more"
    turn = turning(asked.teller.language, page, len(said.coming), lambda step: (name, *where, step), more)
    around = 1 + (asked.sight is not None) + in_rows(len(turn)) + below
    if around + parts_of(asked, at) + kept > sheet.room:
        asked = replace(asked, buttons=0)
    sheet.text(joined(said.asks, _told_on(asked, said.coming, page), said.in_vain, said.ending))
    if asked.sight is not None:
        sheet.attach(asked.sight.drawn)
    show_answers(sheet, asked, at)
    for menu in further:
        if sheet.room >= MENU * len(menus) + in_rows(len(turn)) + MENU + below:
            sheet.row(menu)
    sheet.row(*turn)
    show_several(sheet, asked, at, menus, below)
    return bool(said.in_vain)


def _left_by_ending(asked: Asked) -> str:
    """What would be left undone by ending now, where ending is one of the answers: it is not asked again."""
    endings = [answer.actions[0] for answer in asked.question.answers if answer.ends]
    guide, view = asked.match.guide, asked.match.view(asked.seat)
    notes = [note for ending in endings for note in guide.warnings(view, ending)]
    told = " ".join(dict.fromkeys(asked.teller.notes("warning", notes)))
    return f"-# {asked.teller.say('panel-ending-now', warnings=told)}" if told else ""


def _foretold(asked: Asked) -> list[str]:
    """What the answers would bring, as far as the rulebook foretells it, in pages; a menu of many tells it
    with each answer. What a lesson wants is alone on the first page."""
    answers = asked.question.answers
    if len(answers) > BUTTONS:
        return []
    lines = [*dict.fromkeys(f"-# {line}" for line in _in_order([foretold(asked, each) for each in answers]))]
    likely = any(asked.likely(answer) is not None for answer in answers)
    further = [f"-# {asked.teller.say('panel-likely')}"] if likely else []
    if asked.wanted is None:
        return pages([*lines, *further], asked.foretold)
    own = {f"-# {line}" for line in foretold(asked, answers[asked.wanted])}
    first = [*(line for line in lines if line in own), *further]
    others = pages([line for line in lines if line not in own], asked.foretold)
    return ["\n".join(first), *others] if first or others else []


def _in_order(told: Sequence[Sequence[str]]) -> list[str]:
    """What is told of each answer, one below the other: the lines of one stay together, as the first says
    what the others are about. What others bring, too, and nothing of its own follows, stands last."""
    often = Counter(line for lines in told for line in dict.fromkeys(lines))
    own, shared = dict[str, list[str]](), list[str]()
    for lines in filter(None, told):
        end = max((place for place, line in enumerate(lines, 1) if often[line] == 1), default=0)
        own.setdefault(lines[0], []).extend(lines[:end])
        shared += lines[end:]
    return [*chain.from_iterable(own.values()), *shared]


def _told_on(asked: Asked, coming: Sequence[str], page: int) -> str:
    """A page of what the answers would bring, and how many lines follow it."""
    if not coming:
        return ""
    if asked.taught:
        return coming[page]
    left = sum(each.count("\n") + 1 for each in coming[page + 1 :])
    return joined(coming[page], f"-# {asked.teller.say('panel-foretold-more', count=left)}" if left else "")
