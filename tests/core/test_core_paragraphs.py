"""A law written as a table: what it derives, and what it finds wrong with a table when a game is imported."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Options,
    Refusal,
    Seat,
    Standing,
    State,
    Step,
    Turn,
    Word,
)
from engine.core.errors import IllegalAction, NotYours
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.play.chance import LoadedChance
from engine.core.values.change import change

ANA, BEN = Seat(0), Seat(1)


@dataclass(frozen=True, slots=True)
class Playing:
    """A moment of the game."""


class Early(Playing):
    """Before the bell."""


class Late(Playing):
    """After it."""

    rung: int = 1


@dataclass(frozen=True, slots=True)
class Over:
    """The end."""


class BellState(State):
    frame: Early | Late | Over = Early()
    said: int = 0


class Say(Action):
    number: int


class Call(Action):
    """What is done with the bell."""


class Ring(Call):
    pass


class Stop(Call):
    pass


def legal_numbers(_state: BellState, _frame: Playing, _seat: Seat) -> list[Say]:
    return [Say(1), Say(2)]


def refuse_number(_state: BellState, _frame: Playing, _seat: Seat, action: Say) -> Refusal | None:
    return None if action.number in (1, 2) else Refusal("one-or-two")


def say(state: BellState, _frame: Playing, _seat: Seat, action: Say, _chance: Chance) -> Step[BellState]:
    return Step(change(state, said=state.said + action.number))


def ring(state: BellState, _frame: Playing, _seat: Seat, _action: Call, _chance: Chance) -> Step[BellState]:
    return Step(change(state, frame=Late()))


def stop(state: BellState, _frame: Late, _seat: Seat, _action: Stop, _chance: Chance) -> Step[BellState]:
    return Step(change(state, frame=Over()))


SAY = Paragraph(Say, Playing, legal_numbers, refuse_number, say)
RING = Paragraph(Ring, Early, always(Ring()), lawful, ring)
STOP = Paragraph(Stop, Late, always(Stop()), lawful, stop)


class Bare(WrittenLaw[BellState, Action, Options]):
    """All but a table."""

    slug = "bell"
    version = 1
    seats = range(1, 3)
    verbs: ClassVar[tuple[type[Action], ...]] = (Say, Ring, Stop)
    options = Options
    state = BellState
    paragraphs = (SAY, RING, STOP)
    silent = (Over,)
    due: ClassVar[Mapping[type, str]] = {Early: "bell", Late: "word", Over: "over"}
    course = "The course of the bell"

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[BellState]:
        return Step(BellState())

    def decisions(self, state: BellState) -> tuple[Decision, ...]:
        return () if isinstance(state.frame, Over) else (Decision(ANA, "bell"),)

    def standing(self, state: BellState) -> Standing:
        return Standing((state.said, 0), (1, 1))

    def turn(self, state: BellState) -> Turn:
        return Turn(1, 1, ANA)

    def concede(self, state: BellState, seat: Seat) -> Step[BellState]:
        return Step(change(state, frame=Over()))

    def roles(self, state: BellState) -> tuple[tuple[Word, ...], ...]:
        return ((), ())

    def holdings(self, state: BellState, seat: Seat) -> tuple[tuple[Word, int], ...]:
        return ()

    def vocabulary(self, state: BellState) -> Mapping[str, Sequence[str]]:
        return {}


LAW = Bare()
EARLY, LATE, OVER = BellState(), BellState(Late()), BellState(Over())
NO_LUCK = LoadedChance(())


def test_the_legal_list_is_that_of_the_frames_paragraphs_in_the_order_of_the_table():
    assert list(LAW.legal(EARLY, ANA)) == [Say(1), Say(2), Ring()]
    assert list(LAW.legal(LATE, ANA)) == [Say(1), Say(2), Stop()]


def test_who_owes_nothing_has_nothing_to_do():
    assert LAW.legal(EARLY, BEN) == ()
    assert LAW.legal(OVER, ANA) == ()
    with pytest.raises(NotYours):
        LAW.apply(EARLY, BEN, Ring(), NO_LUCK)


def test_a_verb_out_of_place_is_told_what_the_game_tells_it():
    stop = {"verb": Word("verb", "stop")}
    assert LAW.refusal(EARLY, ANA, Stop()) == Refusal("due-bell", stop, "The course of the bell")
    assert LAW.refusal(OVER, ANA, Say(1)) == Refusal("due-over", {}, "The course of the bell")


def test_what_is_due_is_said_of_every_frame():
    with pytest.raises(TypeError, match="nothing is said to be due in Late, Over"):

        class Mute(Bare):
            due = {Early: "bell"}  # noqa: RUF012


def test_a_verb_in_place_is_judged_by_its_paragraph():
    assert LAW.refusal(LATE, ANA, Say(3)) == Refusal("one-or-two")
    assert LAW.refusal(LATE, ANA, Say(2)) is None
    with pytest.raises(IllegalAction):
        LAW.apply(LATE, ANA, Say(3), NO_LUCK)


def test_an_action_is_resolved_by_its_paragraph():
    assert LAW.apply(LATE, ANA, Say(2), NO_LUCK).state == BellState(Late(), 2)
    assert LAW.apply(EARLY, ANA, Ring(), NO_LUCK).state == LATE
    assert LAW.apply(LATE, ANA, Stop(), NO_LUCK).state == OVER


def test_a_verb_that_others_are_derived_from_stands_for_them():
    class Both(Bare):
        paragraphs = (SAY, Paragraph(Call, Playing, always(Ring(), Stop()), lawful, ring))

    assert list(Both().legal(LATE, ANA)) == [Say(1), Say(2), Ring(), Stop()]
    assert Both().resolve(LATE, ANA, Stop(), NO_LUCK).state == LATE


@pytest.mark.parametrize(
    ("table", "quiet", "told"),
    [
        ((SAY, RING), (Over,), "no paragraph for Stop"),
        ((SAY, RING, STOP), (), "no paragraph for Over"),
        ((SAY, RING, STOP, SAY), (Over,), "two paragraphs for Say, Early"),
        (
            (SAY, RING, STOP, Paragraph(Call, Late, always(), lawful, ring)),
            (Over,),
            "two .* Stop",
        ),
        ((SAY, RING, STOP), (Over, Late), "a paragraph in Late"),
        ((SAY, RING, STOP, Paragraph(Say, int, always(), lawful, say)), (Over,), "Say, int is no verb"),
        (
            (SAY, RING, STOP, Paragraph(Action, str, always(), lawful, ring)),
            (Over,),
            "Action, str",
        ),
    ],
)
def test_a_table_that_is_not_whole_is_found_out_when_the_game_is_imported(table, quiet, told):
    with pytest.raises(TypeError, match=told):
        type("Torn", (Bare,), {"paragraphs": table, "silent": quiet})


def test_a_frame_that_nobody_wrote_a_paragraph_for_is_found_out():
    class OtherState(State):
        frame: Early | Late | Over | Word

    with pytest.raises(TypeError, match="no paragraph for Word"):
        type("Torn", (Bare,), {"state": OtherState})
