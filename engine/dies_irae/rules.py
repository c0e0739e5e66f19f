"""The rulebook of Dies Irae: which module answers for which verb, and what else the contract asks."""

from collections.abc import Mapping, Sequence
from functools import cache
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
)
from engine.core.law import Rulebook
from engine.dies_irae import (
    advice,
    armistice,
    attack,
    building,
    cycle,
    decisions,
    development,
    invariants,
    movement,
    opening,
    standing,
    steadying,
    supply,
    trade,
    turns,
    withdrawal,
)
from engine.dies_irae.actions import (
    VERBS,
    Accept,
    BuildMonument,
    Choose,
    CreatePost,
    Develop,
    Disband,
    Embark,
    End,
    Fight,
    Fortify,
    Land,
    Lead,
    Occupy,
    Offer,
    PayStability,
    PlayPower,
    Raise,
    Refuse,
    Seize,
    Settle,
    Station,
    TakePlace,
    To,
    Undermine,
)
from engine.dies_irae.board import board
from engine.dies_irae.charts import goods
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.reckoning import settled
from engine.dies_irae.state import (
    Asked,
    Attacking,
    Building,
    Cycle,
    Developing,
    DiesIraeState,
    Founding,
    Moving,
    Offering,
    Ordering,
    Over,
    Picking,
    Posting,
    Routing,
    Starving,
    Stationing,
    Steadying,
    Trading,
)
from engine.dies_irae.words import DEEDS, PHASES, POWERS, ROWS, TALENT, UNITS

Verb: TypeAlias = (
    PlayPower | Settle | Occupy | Station | TakePlace | Choose | Lead | Land | To | Embark | Fight | Seize
    | Raise | Fortify | BuildMonument | CreatePost | PayStability | Undermine | Develop | Offer | Accept
    | Refuse | Disband | End
)  # fmt: skip

END = End()


class DiesIrae(Rulebook[DiesIraeState, Action, DiesIraeOptions]):
    """Dies Irae for three: Greece, Persia, Egypt."""

    slug = "dies_irae"
    version = 3
    seats = range(3, 4)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = DiesIraeOptions

    def setup(self, options: DiesIraeOptions, seats: int, chance: Chance) -> Step[DiesIraeState]:
        """Powers dealt or about to be chosen."""
        return opening.setup(options, seats, chance)

    def decisions(self, state: DiesIraeState) -> tuple[Decision, ...]:
        """Mostly one, the active power's; several when legions starve."""
        return decisions.decisions(state)

    def legal(self, state: DiesIraeState, seat: Seat) -> Sequence[Action]:  # noqa: C901
        """What the seat may do in this frame."""
        frame = state.frame
        if isinstance(frame, Starving):
            return supply.legal_disbandings(state, frame, decisions.power_of(state, seat))
        if decisions.owing(state) != seat:
            return ()
        match frame:
            case Routing():
                return movement.legal_targets(state)
            case Cycle():
                return cycle.legal_choices(state)
            case Picking():
                return opening.legal_picks(frame)
            case Founding():
                return opening.legal_capitals(state, frame)
            case Posting():
                return opening.legal_posts(state, frame)
            case Stationing():
                return opening.legal_stations(state, frame)
            case Ordering():
                return turns.legal_places(state, frame)
            case Asked():
                return [Accept(), Refuse()]
        found: list[Action] = []
        match frame:
            case Moving():
                found += movement.legal_moves(state, frame)
            case Attacking():
                found += attack.legal_attacks(state, frame)
            case Building():
                found += building.legal_buildings(state, frame)
            case Trading():
                found += trade.legal_posts(state)
            case Steadying():
                found += steadying.legal_payments(state)
            case Developing():
                found += development.legal_rows(state, frame)
            case Offering():
                found += armistice.legal_offers(state)
        found.append(END)
        return found

    def forbidden(self, state: DiesIraeState, seat: Seat, action: Action) -> Refusal | None:
        """What each module says about its verbs."""
        return self._refusal(state, seat, cast(Verb, action))

    def _refusal(self, state: DiesIraeState, seat: Seat, action: Verb) -> Refusal | None:  # noqa: C901
        frame = state.frame
        match action, frame:
            case To(), Routing():
                return movement.refuse_target(state, frame, action)
            case Lead(), Moving():
                return movement.refuse_lead(state, frame, action)
            case Choose(), Cycle():
                return cycle.refuse_choice(state, action)
            case End(), _ if type(frame) in decisions.STEPS:
                return None
            case Land(), Moving():
                return movement.refuse_land(state, frame, action)
            case Embark(), Moving():
                return movement.refuse_embark(state, frame, action)
            case Fight(), Attacking():
                return attack.refuse_fight(state, frame, action)
            case Seize(), Attacking():
                return attack.refuse_seizure(state, frame, action)
            case Raise(), Building():
                return building.refuse_unit(state, frame, action)
            case Fortify(), Building():
                return building.refuse_fortress(state, action)
            case BuildMonument(), Building():
                return building.refuse_monument(state, frame, action)
            case CreatePost(), Trading():
                return trade.refuse_post(state, action)
            case ((PayStability() | Undermine()), Steadying()):
                return steadying.refuse_payment(state, action)
            case Develop(), Developing():
                return development.refuse_row(state, frame, action)
            case Offer(), Offering():
                return armistice.refuse_offer(state, action)
            case ((Accept() | Refuse()), Asked()):
                return None
            case Disband(), Starving():
                return supply.refuse_disbanding(state, frame, decisions.power_of(state, seat), action)
            case TakePlace(), Ordering():
                return turns.refuse_place(state, frame, action)
            case PlayPower(), Picking():
                return opening.refuse_pick(frame, action)
            case Settle(), Founding():
                return opening.refuse_capital(state, frame, action)
            case Occupy(), Posting():
                return opening.refuse_post(state, frame, action)
            case Station(), Stationing():
                return opening.refuse_station(state, frame, action)
        return advice.out_of_place(state, action)

    def resolve(
        self, state: DiesIraeState, seat: Seat, action: Action, chance: Chance
    ) -> Step[DiesIraeState]:
        """Hand the action to its module; then comes what follows from it at once."""
        del chance
        step = self._resolve(state, seat, cast(Verb, action))
        if not state.round or isinstance(step.state.frame, Over | Routing):
            return step
        events = list(step.events)
        after = turns.resumed(settled(state, step.state, events), events)
        return Step(after, tuple(events))

    def _resolve(self, state: DiesIraeState, seat: Seat, action: Verb) -> Step[DiesIraeState]:  # noqa: C901
        frame = state.frame
        match action, frame:
            case To(), Routing():
                return movement.move(state, frame, action)
            case ((Lead() | Land()), Moving()):
                return movement.take_up(state, frame, action)
            case Choose(), Cycle():
                return cycle.choose(state, action)
            case End(), _:
                events: list[Event] = []
                return Step(turns.next_actor(state, events), tuple(events))
            case Embark(), Moving():
                return movement.embark(state, frame, action)
            case Fight(), Attacking():
                return attack.fight(state, frame, action)
            case Seize(), Attacking():
                return attack.seize(state, frame, action)
            case Raise(), Building():
                return building.raise_unit(state, frame, action)
            case Fortify(), Building():
                return building.fortify(state, frame, action)
            case BuildMonument(), Building():
                return building.build_monument(state, frame, action)
            case CreatePost(), _:
                return trade.create_post(state, action)
            case ((PayStability() | Undermine()), _):
                return steadying.pay(state, action)
            case Develop(), Developing():
                return development.develop(state, frame, action)
            case Offer(), _:
                return armistice.offer(state, action)
            case ((Accept() | Refuse()), Asked()):
                return armistice.answer(state, frame, action)
            case Disband(), Starving():
                return supply.disband(state, frame, decisions.power_of(state, seat), action)
            case TakePlace(), Ordering():
                return turns.take_place(state, frame, action)
            case PlayPower(), Picking():
                return withdrawal.pick_power(state, frame, action)
            case Settle(), Founding():
                return opening.found_capital(state, frame, action)
            case Occupy(), Posting():
                return opening.occupy(state, frame, action)
            case Station(), Stationing():
                return opening.station(state, frame, action)
        raise AssertionError(f"{action} in {frame}")

    def standing(self, state: DiesIraeState) -> Standing:
        """Scores are victory points; a power lost to revolution is last."""
        return standing.standing(state)

    def turn(self, state: DiesIraeState) -> Turn:
        """Every chosen action counts; 0 before the first."""
        return standing.turn(state)

    def concede(self, state: DiesIraeState, seat: Seat) -> Step[DiesIraeState]:
        """The seat's power leaves: units go, posts and buildings stay."""
        return withdrawal.concede(state, seat)

    def vocabulary(self, state: DiesIraeState) -> Mapping[str, tuple[str, ...]]:
        """The words of the board."""
        del state
        return _vocabulary()

    def check(self, state: DiesIraeState) -> tuple[str, ...]:
        """Pieces conserved, charts in agreement with the board."""
        return invariants.check(state)


@cache
def _vocabulary() -> Mapping[str, tuple[str, ...]]:
    found = board()
    return {
        "power": POWERS,
        "hex": found.hexes,
        "region": tuple(area.region for area in found.regions),
        "good": (*(form.good for form in goods()), TALENT),
        "unit": UNITS,
        "deed": DEEDS,
        "row": ROWS,
        "phase": PHASES,
    }


RULES = DiesIrae()
"""The one rulebook of Dies Irae."""
