"""The rulebook of Grécolonies: which module answers for which verb and frame."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from engine.core.contract import Action, Decision, Options, Seat, Turn, Word, owed
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm
from engine.grecolonies import actions as verb
from engine.grecolonies import state as frame
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
from engine.grecolonies.state import GrecoloniesState, combatants
from engine.grecolonies.words import FACES, GROUPS, WEAPONS

KINDS: Mapping[type, str] = {
    frame.Acting: "action",
    frame.Moving: "group",
    frame.Recruiting: "recruits",
    frame.Refused: "defender",
    frame.Shaking: "shake",
}
"""The frames in which the active player decides and the kind of decision each is."""

ASKED: Mapping[type, Callable[[GrecoloniesState, Any], tuple[Decision, ...]]] = {
    frame.Offered: cohabitation.decisions,
    frame.Rallying: allies.decisions,
    frame.Crowded: refuge.decisions,
    frame.Foretelling: oracle.decisions,
    frame.Assault: announcing.decisions,
    frame.Losing: losses.decisions,
    frame.Returning: aftermath.decisions,
}
"""Who is asked what in the other frames."""

PARAGRAPHS = (
    Paragraph(verb.Move, frame.Acting, moving.legal_moves, moving.refuse_move, moving.move),
    Paragraph(verb.Arrival, frame.Moving, moving.legal_arrivals, moving.refuse_arrival, moving.arrive),
    Paragraph(verb.Take, frame.Moving, moving.legal_takes, moving.refuse_take, moving.take),
    Paragraph(
        verb.Recruit,
        frame.Recruitment,
        recruiting.legal_recruits,
        recruiting.refuse_recruit,
        recruiting.recruit,
    ),
    Paragraph(verb.Pass, frame.Acting, recruiting.legal_passing, recruiting.refuse_pass, recruiting.rest),
    Paragraph(
        verb.Answer,
        frame.Offered,
        always(cohabitation.ACCEPT, cohabitation.REFUSE),
        lawful,
        cohabitation.answer,
    ),
    Paragraph(
        verb.Attack, frame.Refused, moving.legal_defenders, moving.refuse_defender, moving.choose_defender
    ),
    Paragraph(verb.Done, frame.Rallying, allies.legal_done, allies.refuse_done, allies.be_done),
    Paragraph(verb.Ally, frame.Rallying, allies.legal_allies, allies.refuse_ally, allies.ally),
    Paragraph(verb.Spare, frame.Crowded, refuge.legal_sparing, refuge.refuse_sparing, refuge.spare),
    Paragraph(
        verb.Consultation,
        frame.Foretelling,
        oracle.legal_predictions,
        oracle.refuse_prediction,
        oracle.foretell,
    ),
    Paragraph(verb.Shake, frame.Shaking, always(verb.Shake()), lawful, assault.shake),
    Paragraph(
        verb.Announce,
        frame.Assault,
        announcing.legal_announcements,
        announcing.refuse_announcement,
        announcing.announce,
    ),
    Paragraph(verb.Lift, frame.Assault, announcing.legal_lifts, announcing.refuse_lift, announcing.lift),
    Paragraph(verb.Lose, frame.Losing, losses.legal_losses, losses.refuse_losses, losses.take_losses),
    Paragraph(
        verb.Return, frame.Returning, aftermath.legal_returns, aftermath.refuse_return, aftermath.come_back
    ),
)
"""The law of Grécolonies. What is likeliest is listed first: a gathered group arrives, others stay out."""


class Grecolonies(WrittenLaw[GrecoloniesState, Action, GrecoloniesOptions]):
    """Grécolonies for three to five players on both boards."""

    slug = "grecolonies"
    version = 2
    seats = range(3, 6)
    verbs: ClassVar[tuple[type[Action], ...]] = verb.VERBS
    options: ClassVar[type[Options]] = GrecoloniesOptions
    endings = ("glory", "objectives", "alone")
    own: ClassVar[Mapping[str, TableForm]] = {"board": BOARD}
    hidden = True
    state = GrecoloniesState
    paragraphs = PARAGRAPHS
    silent = (frame.Over,)
    due: ClassVar[Mapping[type, str]] = {
        **KINDS, frame.Offered: "cohabit", frame.Rallying: "ally", frame.Crowded: "spare",
        frame.Foretelling: "predict", frame.Assault: "announce", frame.Losing: "lose",
        frame.Returning: "return", frame.Over: "over",
    }  # fmt: skip
    course = "Déroulement d'un tour de jeu"

    setup = staticmethod(opening.setup)
    standing = staticmethod(rounds.standing)
    concede = staticmethod(withdrawal.concede)
    stop = staticmethod(withdrawal.stop)
    conceal = staticmethod(hiding.conceal)
    anew = staticmethod(hiding.anew)
    invariants = staticmethod(invariants.invariants)

    def decisions(self, state: GrecoloniesState) -> tuple[Decision, ...]:
        """What is owed: one decision in the active player's action, several where others are asked."""
        now = state.frame
        kind = KINDS.get(type(now))
        if kind is not None:
            return (owed(Seat(state.active), kind),)
        asked = ASKED.get(type(now))
        return asked(state, now) if asked is not None else ()

    def owes(self, state: GrecoloniesState, seat: Seat) -> bool:
        """Whether a seat owes it: in its action the active player, else whoever `decisions` names."""
        now = state.frame
        if type(now) in KINDS:
            return seat == state.active
        match now:
            case frame.Assault():
                return seat == combatants(now.fight)[now.speaker]
            case frame.Rallying() | frame.Foretelling() | frame.Offered():
                return seat in now.owed
            case frame.Losing():
                return seat == combatants(now.fight)[now.side]
            case frame.Crowded():
                return seat in [combatants(now.fight)[side] for side in now.owed]
            case frame.Returning():
                return seat in [number for number, _ in now.owed]
        return super().owes(state, seat)

    def turn(self, state: GrecoloniesState) -> Turn:
        """The turn, which every player's counts as."""
        seat = None if isinstance(state.frame, frame.Over) else Seat(state.active)
        return Turn(state.turn, state.round, seat, Word("city", state.polis.city))

    def follows(self, state: GrecoloniesState) -> Seat | None:
        """The next player who has not given up."""
        return None if isinstance(state.frame, frame.Over) else Seat(rounds.next_player(state))

    def vocabulary(self, state: GrecoloniesState) -> Mapping[str, tuple[str, ...]]:
        """The words of this board; cities are those that play."""
        return _vocabulary(state.options.board, tuple([polis.city for polis in state.poleis]))

    def exchange(self, state: GrecoloniesState) -> Word | None:
        """The province of the exchange: from a proposal to cohabit or an attack until everybody is home."""
        match state.frame:
            case frame.Offered(province) | frame.Refused(province) | frame.Returning(province):
                return _exchange(state.options.board, province)
            case frame.InFight(fight):
                return _exchange(state.options.board, fight.province)
        return None


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
