"""The rulebook of Grécolonies: which module answers for which verb and frame."""

from collections.abc import Mapping
from functools import lru_cache
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
    Viewer,
    Word,
)
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm
from engine.grecolonies.actions import (
    VERBS,
    Ally,
    Announce,
    Answer,
    Arrival,
    Attack,
    Consultation,
    Done,
    Lift,
    Lose,
    Move,
    Pass,
    Recruit,
    Return,
    Shake,
    Spare,
    Take,
)
from engine.grecolonies.board import board
from engine.grecolonies.law import (
    aftermath,
    allies,
    announcing,
    assault,
    cohabitation,
    hiding,
    invariants,
    losses,
    moving,
    opening,
    oracle,
    recruiting,
    refuge,
    rounds,
    withdrawal,
)
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.own_boards import BOARD
from engine.grecolonies.state import (
    Acting,
    Assault,
    Crowded,
    Foretelling,
    GrecoloniesState,
    Losing,
    Moving,
    Offered,
    Over,
    Rallying,
    Recruiting,
    Recruitment,
    Refused,
    Returning,
    Shaking,
    combatants,
)
from engine.grecolonies.telling import advice
from engine.grecolonies.words import FACES, GROUPS, WEAPONS

KINDS: dict[type, str] = {
    Acting: "action",
    Moving: "group",
    Recruiting: "recruits",
    Refused: "defender",
    Shaking: "shake",
}
"""The frames in which the active player decides and the kind of decision each is."""

PARAGRAPHS = (
    Paragraph(Move, Acting, moving.legal_moves, moving.refuse_move, moving.move),
    Paragraph(Arrival, Moving, moving.legal_arrivals, moving.refuse_arrival, moving.arrive),
    Paragraph(Take, Moving, moving.legal_takes, moving.refuse_take, moving.take),
    Paragraph(Recruit, Recruitment, recruiting.legal_recruits, recruiting.refuse_recruit, recruiting.recruit),
    Paragraph(Pass, Acting, recruiting.legal_passing, recruiting.refuse_pass, recruiting.rest),
    Paragraph(Answer, Offered, always(cohabitation.ACCEPT, cohabitation.REFUSE), lawful, cohabitation.answer),
    Paragraph(Attack, Refused, moving.legal_defenders, moving.refuse_defender, moving.choose_defender),
    Paragraph(Done, Rallying, allies.legal_done, allies.refuse_done, allies.be_done),
    Paragraph(Ally, Rallying, allies.legal_allies, allies.refuse_ally, allies.ally),
    Paragraph(Spare, Crowded, refuge.legal_sparing, refuge.refuse_sparing, refuge.spare),
    Paragraph(Consultation, Foretelling, oracle.legal_predictions, oracle.refuse_prediction, oracle.foretell),
    Paragraph(Shake, Shaking, always(Shake()), lawful, assault.shake),
    Paragraph(
        Announce, Assault, announcing.legal_announcements, announcing.refuse_announcement, announcing.announce
    ),
    Paragraph(Lift, Assault, announcing.legal_lifts, announcing.refuse_lift, announcing.lift),
    Paragraph(Lose, Losing, losses.legal_losses, losses.refuse_losses, losses.take_losses),
    Paragraph(Return, Returning, aftermath.legal_returns, aftermath.refuse_return, aftermath.come_back),
)
"""The law of Grécolonies. What is likeliest is listed first: a gathered group arrives, others stay out."""


@lru_cache(maxsize=64)
def _owed_in_turn(seat: Seat, kind: str) -> tuple[Decision, ...]:
    return (Decision(seat, kind),)


class Grecolonies(WrittenLaw[GrecoloniesState, Action, GrecoloniesOptions]):
    """Grécolonies for three to five players on both boards."""

    slug = "grecolonies"
    version = 2
    seats = range(3, 6)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = GrecoloniesOptions
    endings = ("glory", "objectives", "alone")
    state = GrecoloniesState
    paragraphs = PARAGRAPHS
    silent = (Over,)
    own: ClassVar[Mapping[str, TableForm]] = {"board": BOARD}
    hidden = True

    def setup(self, options: GrecoloniesOptions, seats: int, chance: Chance) -> Step[GrecoloniesState]:
        """Metropolises and objectives are dealt."""
        return opening.setup(options, seats, chance)

    def decisions(self, state: GrecoloniesState) -> tuple[Decision, ...]:
        """One in the active player's action; several where others are asked."""
        frame = state.frame
        kind = KINDS.get(type(frame))
        if kind is not None:
            return _owed_in_turn(Seat(state.active), kind)
        match frame:
            case Assault():
                return announcing.decisions(state, frame)
            case Rallying():
                return allies.decisions(state, frame)
            case Foretelling():
                return oracle.decisions(state, frame)
            case Returning():
                return aftermath.decisions(state, frame)
            case Losing():
                return losses.decisions(state, frame)
            case Offered():
                return cohabitation.decisions(state, frame)
            case Crowded():
                return refuge.decisions(state, frame)
        return ()

    def owes(self, state: GrecoloniesState, seat: Seat) -> bool:
        """In its action the active player; else whoever `decisions` names, without the telling."""
        frame = state.frame
        if type(frame) in KINDS:
            return seat == state.active
        match frame:
            case Assault():
                return seat == combatants(frame.fight)[frame.speaker]
            case Rallying() | Foretelling() | Offered():
                return seat in frame.owed
            case Losing():
                return seat == combatants(frame.fight)[frame.side]
        return super().owes(state, seat)

    def misplaced(self, state: GrecoloniesState, action: Action) -> Refusal:
        """What is due now."""
        return advice.out_of_place(state, action)

    def standing(self, state: GrecoloniesState) -> Standing:
        """Scores are points of glory."""
        return rounds.standing(state)

    def turn(self, state: GrecoloniesState) -> Turn:
        """Every player's turn counts."""
        seat = None if isinstance(state.frame, Over) else Seat(state.active)
        return Turn(state.turn, state.round, seat, Word("city", state.polis.city))

    def concede(self, state: GrecoloniesState, seat: Seat) -> Step[GrecoloniesState]:
        """The seat's citizens leave the board, its turns are skipped."""
        return withdrawal.concede(state, seat)

    def vocabulary(self, state: GrecoloniesState) -> Mapping[str, tuple[str, ...]]:
        """The words of this board; cities are those that play."""
        return _vocabulary(state.options.board, tuple(polis.city for polis in state.poleis))

    def conceal(self, state: GrecoloniesState, viewer: Viewer) -> GrecoloniesState:
        """Without the stack's order and the dice under others' cups."""
        return hiding.conceal(state, viewer)

    def exchange(self, state: GrecoloniesState) -> Word | None:
        """From a proposal to cohabit or an attack until everybody has come home."""
        match state.frame:
            case Offered(province) | Refused(province) | Returning(province):
                return _exchange(state.options.board, province)
            case Rallying(fight) | Crowded(fight) | Foretelling(fight) | Shaking(fight):
                return _exchange(state.options.board, fight.province)
            case Assault(fight) | Losing(fight):
                return _exchange(state.options.board, fight.province)
            case _:
                return None

    def check(self, state: GrecoloniesState) -> tuple[str, ...]:
        """Pieces conserved, groups and dice within their limits."""
        return invariants.check(state)


@lru_cache(maxsize=8192)
def _exchange(name: str, province: int) -> Word:
    return Word("province", board(name).provinces[province])


@lru_cache(maxsize=256)
def _vocabulary(name: str, cities: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    found = board(name)
    return {
        "province": found.provinces,
        "city": cities,
        "objective": found.objectives,
        "weapon": WEAPONS,
        "face": FACES,
        "group": GROUPS,
        "sign": tuple(dict.fromkeys(sign for signs in found.signs for sign in signs)),
    }


RULES = Grecolonies()
"""The one rulebook of Grécolonies."""
