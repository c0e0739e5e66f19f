"""The rulebook of Dies Irae: which module answers for which verb and frame, and what else is asked of it."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from engine.core.contract import Action, Chance, Decision, Options, Seat, Step, Turn, Word
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.dies_irae import actions as verb
from engine.dies_irae import frames as frame
from engine.dies_irae.board import board
from engine.dies_irae.charts import goods
from engine.dies_irae.law import (
    armistice,
    attack,
    boarding,
    building,
    cycle,
    decisions,
    development,
    invariants,
    movement,
    opening,
    steadying,
    supply,
    tally,
    trade,
    turns,
    withdrawal,
)
from engine.dies_irae.law.reckoning import settled, untouched
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep
from engine.dies_irae.words import DEEDS, PHASES, POWERS, ROWS, TALENT, UNITS

PARAGRAPHS = (
    Paragraph(verb.PlayPower, frame.Picking, opening.legal_picks, opening.refuse_pick, withdrawal.pick_power),
    Paragraph(
        verb.Settle, frame.Founding, opening.legal_capitals, opening.refuse_capital, opening.found_capital
    ),
    Paragraph(verb.Occupy, frame.Posting, opening.legal_posts, opening.refuse_post, opening.occupy),
    Paragraph(
        verb.Station, frame.Stationing, opening.legal_stations, opening.refuse_station, opening.station
    ),
    Paragraph(verb.TakePlace, frame.Ordering, turns.legal_places, turns.refuse_place, turns.take_place),
    Paragraph(verb.Choose, frame.Cycle, cycle.legal_choices, cycle.refuse_choice, cycle.choose),
    Paragraph(verb.Lead, frame.Moving, movement.legal_leads, movement.refuse_lead, movement.take_up),
    Paragraph(
        verb.Transfer, frame.Moving, boarding.legal_transfers, boarding.refuse_transfer, boarding.transfer
    ),
    Paragraph(verb.To, frame.Routing, movement.legal_targets, movement.refuse_target, movement.move),
    Paragraph(verb.Seize, frame.Attacking, attack.legal_seizures, attack.refuse_seizure, attack.seize),
    Paragraph(verb.Fight, frame.Attacking, attack.legal_fights, attack.refuse_fight, attack.fight),
    Paragraph(verb.Raise, frame.Building, building.legal_units, building.refuse_unit, building.raise_unit),
    Paragraph(
        verb.Fortify, frame.Building, building.legal_fortresses, building.refuse_fortress, building.fortify
    ),
    Paragraph(
        verb.BuildMonument,
        frame.Building,
        building.legal_monuments,
        building.refuse_monument,
        building.build_monument,
    ),
    Paragraph(verb.CreatePost, frame.Trading, trade.legal_posts, trade.refuse_post, trade.create_post),
    Paragraph(
        verb.PayStability, frame.Steadying, steadying.legal_payments, steadying.refuse_payment, steadying.pay
    ),
    Paragraph(
        verb.Undermine,
        frame.Steadying,
        steadying.legal_undermining,
        steadying.refuse_undermining,
        steadying.undermine,
    ),
    Paragraph(
        verb.Develop, frame.Developing, development.legal_rows, development.refuse_row, development.develop
    ),
    Paragraph(verb.Offer, frame.Offering, armistice.legal_offers, armistice.refuse_offer, armistice.offer),
    Paragraph(verb.Accept, frame.Asked, always(verb.Accept()), lawful, armistice.accept),
    Paragraph(verb.Refuse, frame.Asked, always(verb.Refuse()), lawful, armistice.refuse),
    Paragraph(
        verb.Disband, frame.Starving, supply.legal_disbandings, supply.refuse_disbanding, supply.disband
    ),
    Paragraph(verb.End, frame.Acting, always(verb.End()), lawful, turns.end_action),
)
"""The law of Dies Irae. Posts that may be seized are listed before combats, the end of an action last."""


class DiesIrae(WrittenLaw[DiesIraeState, Action, DiesIraeOptions]):
    """Dies Irae for three: Greece, Persia, Egypt."""

    slug = "dies_irae"
    version = 3
    seats = range(3, 4)
    verbs: ClassVar[tuple[type[Action], ...]] = verb.VERBS
    options: ClassVar[type[Options]] = DiesIraeOptions
    endings = ("points", "turns", "revolution", "alone")
    state = DiesIraeState
    paragraphs = PARAGRAPHS
    silent = (frame.Over,)
    due = decisions.DUE
    set_up = (frame.Picking, frame.Founding, frame.Posting, frame.Stationing)
    course = "5"
    course_of_set_up = "4"

    setup = staticmethod(opening.setup)
    standing = staticmethod(tally.standing)
    concede = staticmethod(withdrawal.concede)
    stop = staticmethod(withdrawal.stop)
    invariants = staticmethod(invariants.invariants)

    def decisions(self, state: DiesIraeState) -> tuple[Decision, ...]:
        """What is owed: mostly by the active power, by several when legions starve."""
        return decisions.decisions(state)

    def owes(self, state: DiesIraeState, seat: Seat) -> bool:
        """The one seat that `owing` names, or each whose legions starve."""
        now = state.frame
        if isinstance(now, frame.Starving):
            return any(state.realms[power].seat == seat for power, _ in now.owed)
        return decisions.owing(state) == seat

    def resolve(self, state: DiesIraeState, seat: Seat, action: Action, chance: Chance) -> DiesIraeStep:
        """What the paragraph makes of the action, and what follows from it at once."""
        step = super().resolve(state, seat, action, chance)
        if not state.round or untouched(state, step.state) or isinstance(step.state.frame, frame.Over):
            return step
        events = list(step.events)
        after = turns.resumed(settled(state, step.state, events), events)
        return Step(after, tuple(events))

    def turn(self, state: DiesIraeState) -> Turn:
        """Every chosen action counts; 0 before the first."""
        if state.active == NOBODY:
            return Turn(state.number, state.round, None)
        seat = state.realms[state.active].seat
        return Turn(state.number, state.round, seat, Word("power", POWERS[state.active]))

    def follows(self, state: DiesIraeState) -> Seat | None:
        """The holder of the next power that has an action left in this cycle."""
        if state.active == NOBODY or not state.order:
            return None
        power = turns.next_power_of(state)
        return None if power is None else state.realms[power].seat

    def vocabulary(self, state: DiesIraeState) -> Mapping[str, tuple[str, ...]]:
        """The words of the board."""
        del state
        return _vocabulary()


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
