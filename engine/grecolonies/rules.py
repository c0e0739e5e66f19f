"""The rulebook of Grécolonies: which module answers for which verb and frame."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, TypeAlias, cast

from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Event,
    Options,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    Viewer,
    Word,
)
from engine.core.law import Rulebook
from engine.core.tables import TableForm
from engine.grecolonies import (
    advice,
    aftermath,
    allies,
    announcing,
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
from engine.grecolonies.actions import (
    VERBS,
    Abstain,
    Accept,
    Ally,
    Announce,
    Attack,
    Counter,
    Dodge,
    Enter,
    Lose,
    Move,
    Pass,
    Predict,
    Propose,
    Ready,
    Recruit,
    Refuse,
    Return,
    Shake,
    Spare,
    StayOut,
    Take,
)
from engine.grecolonies.assault import begin
from engine.grecolonies.board import board
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
    Refused,
    Returning,
    Shaking,
)
from engine.grecolonies.words import FACES, GROUPS, WEAPONS

Verb: TypeAlias = (
    Move
    | Take
    | Enter
    | Propose
    | Attack
    | Recruit
    | Pass
    | Accept
    | Refuse
    | Ally
    | Ready
    | StayOut
    | Spare
    | Predict
    | Abstain
    | Shake
    | Announce
    | Counter
    | Dodge
    | Lose
    | Return
)

SHAKE = Shake()


@lru_cache(maxsize=64)
def _owed_in_turn(seat: Seat, kind: str) -> tuple[Decision, ...]:
    return (Decision(seat, kind),)


class Grecolonies(Rulebook[GrecoloniesState, Action, GrecoloniesOptions]):
    """Grécolonies for three to five players on both boards."""

    slug = "grecolonies"
    version = 2
    seats = range(3, 6)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = GrecoloniesOptions
    own: ClassVar[Mapping[str, TableForm]] = {"board": BOARD}
    hidden = True

    def setup(self, options: GrecoloniesOptions, seats: int, chance: Chance) -> Step[GrecoloniesState]:
        """Metropolises and objectives are dealt."""
        return opening.setup(options, seats, chance)

    def decisions(self, state: GrecoloniesState) -> tuple[Decision, ...]:
        """One in the active player's action; several where others are asked."""
        match state.frame:
            case Assault() as frame:
                return announcing.decisions(state, frame)
            case Acting():
                return _owed_in_turn(Seat(state.active), "action")
            case Moving():
                return _owed_in_turn(Seat(state.active), "group")
            case Recruiting():
                return _owed_in_turn(Seat(state.active), "recruits")
            case Rallying() as frame:
                return allies.decisions(state, frame)
            case Foretelling() as frame:
                return oracle.decisions(state, frame)
            case Returning() as frame:
                return aftermath.decisions(state, frame)
            case Losing() as frame:
                return losses.decisions(state, frame)
            case Offered() as frame:
                return cohabitation.decisions(state, frame)
            case Crowded() as frame:
                return refuge.decisions(state, frame)
            case Refused():
                return _owed_in_turn(Seat(state.active), "defender")
            case Shaking():
                return _owed_in_turn(Seat(state.active), "shake")
            case Over():
                return ()

    def legal(self, state: GrecoloniesState, seat: Seat) -> Sequence[Action]:
        """What the seat may do in this frame."""
        match state.frame:
            case Assault() as frame:
                speaker = frame.fight.defender if frame.speaker else frame.fight.attacker
                return announcing.legal_announcements(frame) if seat == speaker else ()
            case Rallying() as frame:
                return allies.legal_help(state, frame, seat) if seat in frame.owed else ()
            case Foretelling() as frame:
                return oracle.legal_predictions(state, frame) if seat in frame.owed else ()
            case Returning() as frame:
                return aftermath.legal_returns(state, frame, seat)
            case Offered() as frame:
                return cohabitation.ANSWERS if seat in frame.owed else ()
            case Crowded() as frame:
                return refuge.legal_sparing(state, frame, seat)
            case Losing() as frame:
                loser = frame.fight.defender if frame.side else frame.fight.attacker
                return losses.legal_losses(state, frame) if seat == loser else ()
            case _:
                return self._legal_in_turn(state) if seat == state.active else ()

    def _legal_in_turn(self, state: GrecoloniesState) -> Sequence[Action]:
        polis = state.poleis[state.active]
        match state.frame:
            case Acting():
                recruits = recruiting.legal_recruits(state, polis, recruiting.recruits(polis))
                return (*moving.legal_moves(state, polis), *recruits)
            case Moving() as frame:
                return moving.legal_gathering(state, frame, polis)
            case Recruiting() as frame:
                return recruiting.legal_recruits(state, polis, frame.left)
            case Refused() as frame:
                return moving.legal_defenders(state, frame)
            case Shaking():
                return (SHAKE,)
            case _:
                return ()

    def forbidden(self, state: GrecoloniesState, seat: Seat, action: Action) -> Refusal | None:
        """What each module says about its verbs."""
        return self._refusal(state, seat, cast(Verb, action))

    def _refusal(  # noqa: C901
        self, state: GrecoloniesState, seat: Seat, action: Verb
    ) -> Refusal | None:
        match action, state.frame:
            case ((Announce() | Counter() | Dodge()), Assault() as frame):
                return announcing.refuse_announcement(frame, action)
            case Take(), Moving() as frame:
                return moving.refuse_take(state, frame, action)
            case ((Enter() | Propose() | Attack()), Moving() as frame):
                return moving.refuse_arrival(state, frame, action)
            case Move(), Acting():
                return moving.refuse_move(state, action)
            case Recruit(), Acting() | Recruiting():
                return recruiting.refuse_recruit(state, action)
            case Pass(), Acting():
                return recruiting.refuse_pass(state)
            case ((StayOut() | Ready() | Ally()), Rallying() as frame):
                return allies.refuse_help(state, frame, seat, action)
            case ((Predict() | Abstain()), Foretelling() as frame):
                return oracle.refuse_prediction(state, frame, action)
            case ((Accept() | Refuse()), Offered()):
                return None
            case Attack(), Refused() as frame:
                return moving.refuse_attack(state, frame.province, action)
            case Spare(), Crowded() as frame:
                return refuge.refuse_sparing(state, frame, seat, action)
            case Lose(), Losing() as frame:
                return losses.refuse_losses(state, frame, action)
            case Return(), Returning() as frame:
                return aftermath.refuse_return(state, frame, seat, action)
            case Shake(), Shaking():
                return None
        return advice.out_of_place(state, action)

    def resolve(  # noqa: C901
        self, state: GrecoloniesState, seat: Seat, action: Action, chance: Chance
    ) -> Step[GrecoloniesState]:
        """Hand the action to its module."""
        match cast(Verb, action), state.frame:
            case Announce() as announcement, Assault() as frame:
                return announcing.announce(state, frame, announcement)
            case (Counter() | Dodge()) as answer, Assault() as frame:
                return announcing.lift(state, frame, answer, chance)
            case Take() as take, Moving() as frame:
                return moving.take(state, frame, take)
            case (Enter() | Propose() | Attack()) as arrival, Moving() as frame:
                return moving.arrive(state, frame, arrival, chance)
            case Move() as move, Acting():
                return moving.move(state, move)
            case Recruit() as recruit, _:
                return recruiting.recruit(state, recruit)
            case Pass(), _:
                return recruiting.rest(state)
            case (StayOut() | Ready() | Ally()) as answer, Rallying() as frame:
                return allies.help_or_not(state, frame, seat, answer, chance)
            case (Predict() | Abstain()) as answer, Foretelling() as frame:
                return oracle.foretell(state, frame, seat, answer, chance)
            case Return() as back, Returning() as frame:
                return aftermath.come_back(state, frame, seat, back)
            case Lose() as lost, Losing() as frame:
                return losses.take_losses(state, frame, lost, chance)
            case (Accept() | Refuse()) as answer, Offered() as frame:
                return cohabitation.answer(state, frame, seat, answer, chance)
            case Attack() as attack, Refused() as frame:
                return moving.choose_defender(state, frame, attack, chance)
            case Spare() as spare, Crowded() as frame:
                return refuge.spare(state, frame, seat, spare, chance)
            case Shake(), Shaking(fight):
                events: list[Event] = []
                return Step(begin(state, fight, chance, events), tuple(events))
            case _:
                raise AssertionError(f"{action} in {state.frame}")

    def standing(self, state: GrecoloniesState) -> Standing:
        """Scores are points of glory."""
        return rounds.standing(state)

    def turn(self, state: GrecoloniesState) -> Turn:
        """Every player's turn counts."""
        seat = None if isinstance(state.frame, Over) else Seat(state.active)
        return Turn(state.turn, state.round, seat, Word("city", state.poleis[state.active].city))

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
