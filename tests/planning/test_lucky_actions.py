"""Actions that draw chance or cards as a matter of course: nobody is warned before them, as before others."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import ClassVar

import pytest
from nim import Nim, NimOptions, NimState, Take
from titled import titled

from bot.private.panel.answers import Asked, consequence
from bot.private.panel.foresight import is_final
from bot.private.panel.sheet import confirm_sheet
from bot.private.panel.walk import question_of
from bot.speech.teller import Teller
from engine.core.choosing.menu import Answer, Question
from engine.core.contract import Action, Chance, Event, Seat, Step
from engine.core.play.match import Match

ANA = Seat(0)


class Throw(Take):
    """Take as many as one throws: every turn begins so."""

    lucky: ClassVar[bool] = True


class Shown(Event):
    """Something hidden is shown."""

    reveals: ClassVar[bool] = True


class Gambling(Nim):
    """Nim in which a die says how many are taken."""

    verbs: ClassVar[tuple[type[Action], ...]] = (*Nim.verbs, Throw)

    def legal(self, state: NimState, seat: Seat) -> Sequence[Action]:
        takes = [each for each in super().legal(state, seat) if isinstance(each, Take)]
        return [*takes, *(Throw(each.heap, each.count) for each in takes)]

    def resolve(self, state: NimState, seat: Seat, action: Action, chance: Chance) -> Step[NimState]:
        chance.roll(6, "how many")
        return super().resolve(state, seat, action, chance)


class Peeping(Gambling):
    """The same, but what is taken is only shown, without a die."""

    def resolve(self, state: NimState, seat: Seat, action: Action, chance: Chance) -> Step[NimState]:
        return replace(Nim.resolve(self, state, seat, action, chance), events=(Shown(),))


def begun(rules: Nim) -> Match:
    return Match.start(titled(rules), NimOptions(), 2, bytes(32))[0]


@pytest.mark.parametrize(
    ("rules", "action", "warned"),
    [
        (Gambling(), Take("left", 1), "luck decides"),
        (Gambling(), Throw("left", 1), ""),
        (Peeping(), Take("left", 1), "shows what was hidden"),
        (Peeping(), Throw("left", 1), ""),
    ],
)
def test_what_is_drawn_as_a_matter_of_course_is_not_warned_of_else_why(rules, action, warned):
    match, table = begun(rules), SimpleNamespace(id=1, number=0)
    teller = Teller("en", match.title, ("Ana", "Bruno"))
    assert is_final(match, ANA, action) is bool(warned)
    asked = Asked(table, match, ANA, teller, question(match), ())
    told = consequence(asked, Answer("", (action,))) or ""
    for said in (told, str(shown(confirm_sheet(table, teller, match, ANA, action, (0,), "")))):
        assert ("taken back" in said) is bool(warned)
        assert warned in said


def question(match: Match) -> Question:
    found = question_of(match, ANA, ())
    assert isinstance(found, Question)
    return found


def shown(sheet) -> list[object]:
    """Everything a sheet holds."""
    return [getattr(each, "content", each) for each in sheet.walk_children()]
