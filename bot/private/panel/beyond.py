"""What stands in menus below the answers to a question: what else can be done, each two taps away.

Where only the likeliest is answered at once, the message has room for menus of the rest. Their places follow
those of the answers, so that an id says the same of both.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice

from bot.private.panel.foresight import further_of, lines_of
from bot.private.panel.several import menus_of
from engine.core.choosing.menu import Answer, Path, Question, beyond
from engine.core.contract import Line, Seat, Word
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.same import KEPT, Same

MENUS, WITH_SEVERAL = 3, 4
"""Up to so many menus stand below the answers, and with those in which one chooses several; what has no room
in them, `OTHERS` leads to."""
OPTIONS = 25
"""Answers in a menu."""


def beyond_of(match: Match, seat: Seat, path: Path, question: Question) -> tuple[Answer, ...]:
    """What can be answered beside the answers of a question, the likeliest first: what is done in one go,
    then what `OTHERS` leads to."""
    return _beyond(Same(match), seat, path, Same(question))


@lru_cache(maxsize=KEPT)
def _beyond(same: Same[Match], seat: Seat, path: Path, asked: Same[Question]) -> tuple[Answer, ...]:
    match, question = same.value, asked.value
    lines = () if path else _lines_beyond(match, seat, question)
    further = (Answer(Word("verb", line[0].word), line[:1], line[1:]) for line in lines)
    found = tuple(islice(chain(further, beyond(question)), MENUS * OPTIONS))
    return found and found[: OPTIONS * most_menus(len(menus_of(match, seat, question)))]


def with_beyond(match: Match, seat: Seat, path: Path, question: Question) -> Question:
    """The question with what stands in menus among its answers, after the others."""
    below = beyond_of(match, seat, path, question)
    return change(question, answers=(*question.answers, *below)) if below else question


def most_menus(several: int) -> int:
    """How many such menus have room beside so many menus of several."""
    return min(MENUS, WITH_SEVERAL - several)


def _lines_beyond(match: Match, seat: Seat, question: Question) -> Iterator[Line]:
    """What may be done in one go and is none of the answers."""
    if len(question.answers) == 1:
        return
    shown = {(*each.actions, *each.then) for each in question.answers if each.then}
    yield from (line for line in chain(lines_of(match, seat), further_of(match, seat)) if line not in shown)


def in_menus(headings: Sequence[Hashable], most: int = MENUS) -> list[list[int]]:
    """The places of answers as they lie in `most` menus, by what each stands under: those under one heading
    together, in one menu where that can be."""
    groups = dict[Hashable, list[int]]()
    for place, heading in enumerate(headings):
        groups.setdefault(heading, []).append(place)
    menus = _packed(list(groups.values()))
    if len(menus) <= most:
        return menus
    every = [place for group in groups.values() for place in group]
    return [every[start : start + OPTIONS] for start in range(0, len(every), OPTIONS)]


def _packed(groups: Sequence[list[int]]) -> list[list[int]]:
    """Groups one after another, each whole where a menu holds it."""
    menus: list[list[int]] = []
    for group in groups:
        if menus and len(menus[-1]) + len(group) <= OPTIONS:
            menus[-1] += group
        else:
            menus += [group[start : start + OPTIONS] for start in range(0, len(group), OPTIONS)]
    return menus
