"""Menus below the answers to a question: of what else can be answered, and of several of a kind to be chosen
in one go, with the buttons that do all of it."""

from collections.abc import Iterable, Sequence

import discord

from bot.herald.sheet import GREEN, MENU, KeptButton, KeptSelect, Sheet
from bot.private.panel.answers import Asked, At, consequence, marked
from bot.private.panel.beyond import beyond_of, in_menus, most_menus, with_beyond
from bot.private.panel.several import FEW, menus_of, told, whole_of
from bot.private.panel.walk import question_of
from bot.speech.names import cut, plain
from bot.speech.teller import Teller
from engine.core.choosing.menu import Path, Question
from engine.core.choosing.several import Deed
from engine.core.contract import Action, Seat, Word
from engine.core.fields import fact
from engine.core.play.match import Match
from engine.core.values.forms import forms

TITLE = 150
"""Characters of a menu's title at most."""


def beyond_menus(asked: Asked, several: int) -> list[KeptSelect]:
    """Menus of what can be answered beside the answers, the likeliest first, each with what stands there and
    what it would bring; `several`: how many menus of several stand there, too."""
    below = beyond_of(asked.match, asked.seat, asked.path, asked.question)
    guide, view, teller = asked.match.guide, asked.match.view(asked.seat), asked.teller
    headings = [guide.heading(view, answer.actions[0]) for answer in below]
    first, found = len(asked.question.answers), list[KeptSelect]()
    for number, places in enumerate(in_menus(headings, most_menus(several))):
        options = [
            discord.SelectOption(
                label=marked(asked, first + place, below[place], 100),
                value=str(first + place),
                description=consequence(asked, below[place]),
            )
            for place in places
        ]
        under = dict.fromkeys(headings[place] for place in places)
        title = teller.say("menu-beyond", what=tuple(teller.word(each, 2) for each in under))
        where = (*asked.seen(asked.path), number)
        found.append(
            KeptSelect.make(asked.name("pick"), *where, placeholder=cut(plain(title), TITLE), options=options)
        )
    return found


def show_several(sheet: Sheet, asked: Asked, at: At, menus: Sequence[tuple[Deed, ...]], below: int) -> None:
    """Put menus of several into a sheet, with what was chosen before and still fits chosen in them; `below`:
    how many parts must have room below them."""
    for number, deeds in enumerate(menus):
        if sheet.room < below + MENU * (1 + bool(at.kept)):
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
    if at.kept or sheet.room < below + 2 * MENU:
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
    letters = asked.sight.letters if asked.sight is not None else {}
    answers = with_beyond(asked.match, asked.seat, asked.path, asked.question).answers
    return next((each for place, each in letters.items() if deed.action in answers[place].actions), "")


def _placeholder(teller: Teller, menus: Sequence[Sequence[Deed]], number: int) -> str:
    """What a menu is for, and from where to where it goes if it is one of several for a verb."""
    deeds = menus[number]
    verb = deeds[0].action.word
    what = plain(teller.word(Word("verb", verb), form="label"))
    if sum(menu[0].action.word == verb for menu in menus) == 1:
        return teller.say("several-menu", what=what)
    first, last = (plain(_first_word(teller, deed.action)) for deed in (deeds[0], deeds[-1]))
    key = "several-menu-part" if first != last else "several-menu-of-one"
    return teller.say(key, what=what, first=first, last=last)


def _first_word(teller: Teller, action: Action) -> str:
    form = forms(type(action))[0]
    return teller.fact(fact(form, getattr(action, form.name)))
