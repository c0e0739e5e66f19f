"""The rulebook of the Royal Game of Ur: which module answers for which verb and frame."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Options,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    Word,
    ranks,
)
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.values.change import change
from engine.ur import moving, opening, throwing
from engine.ur.actions import VERBS, BearOff, Enter, Move, Throw
from engine.ur.board import HOME, SQUARES, square_at
from engine.ur.events import Withdrew, Won
from engine.ur.options import UrOptions
from engine.ur.state import Moving, Over, Throwing, UrState, other, walked
from engine.ur.words import SIDES

PARAGRAPHS = (
    Paragraph(Throw, Throwing, always(Throw()), lawful, throwing.throw),
    Paragraph(BearOff, Moving, moving.legal_bearings, moving.refuse_bearing, moving.bear_off),
    Paragraph(Move, Moving, moving.legal_moves, moving.refuse_move, moving.move),
    Paragraph(Enter, Moving, moving.legal_entries, moving.refuse_entry, moving.enter),
)
"""The law. What is likeliest is listed first."""

VOCABULARY = {"square": SQUARES, "side": SIDES}


class Ur(WrittenLaw[UrState, Action, UrOptions]):
    """The Royal Game of Ur for two."""

    slug = "ur"
    version = 1
    seats = range(2, 3)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = UrOptions
    endings = ("home", "alone")
    state = UrState
    paragraphs = PARAGRAPHS
    silent = (Over,)

    def setup(self, options: UrOptions, seats: int, chance: Chance) -> Step[UrState]:
        """An empty board; chance says who begins."""
        del seats
        return opening.setup(options, chance)

    def decisions(self, state: UrState) -> tuple[Decision, ...]:
        """Throw, then move."""
        match state.frame:
            case Throwing():
                return (Decision(state.active, "throw"),)
            case Moving():
                return (Decision(state.active, "move", facts={"total": state.total}),)
            case Over():
                return ()

    def misplaced(self, state: UrState, action: Action) -> Refusal:
        """What is due instead."""
        del action
        return Refusal("throw-first" if isinstance(state.frame, Throwing) else "thrown-already", {}, "Turns")

    def standing(self, state: UrState) -> Standing:
        """Scores are pieces that have come home. Before the end whoever has walked further is ahead."""
        over = state.frame if isinstance(state.frame, Over) else None
        steps = [walked(state, seat) for seat in range(len(SIDES))]
        merits = [(over is not None and seat == over.winner, each) for seat, each in enumerate(steps)]
        progress = max(steps) / (HOME * state.pieces)
        return Standing(
            scores=state.home,
            ranks=ranks(merits),
            ended=over.reason if over else None,
            winners=(over.winner,) if over else (),
            progress=1.0 if over else min(0.99, progress),
            goal=state.pieces,
        )

    def turn(self, state: UrState) -> Turn:
        """Both seats' turns count; two of them are a round."""
        seat = None if isinstance(state.frame, Over) else state.active
        return Turn(state.turn, (state.turn + 1) // 2, seat, Word("side", SIDES[state.active]))

    def concede(self, state: UrState, seat: Seat) -> Step[UrState]:
        """The rival has won."""
        winner = other(seat)
        told = (Withdrew(SIDES[seat]), Won(SIDES[winner]))
        return Step(change(state, frame=Over("alone", winner)), told)

    def vocabulary(self, state: UrState) -> Mapping[str, tuple[str, ...]]:
        """The same words in every game."""
        del state
        return VOCABULARY

    def invariants(self, state: UrState) -> Iterable[tuple[bool, str]]:
        """No piece is lost or made, and none shares a square."""
        stood = [square_at(seat, step) for seat, steps in enumerate(state.on_board) for step in steps]
        yield len(set(stood)) == len(stood), "two pieces on one square"
        for seat in range(len(SIDES)):
            yield state.waiting(seat) >= 0, "more pieces than there are"


RULES = Ur()
"""The one rulebook of the Royal Game of Ur."""
