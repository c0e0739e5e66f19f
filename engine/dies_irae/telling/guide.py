"""What people are told of Dies Irae, from what each of them may see."""

from collections.abc import Mapping

from engine.core.contract import Action, OrderForm, Seat, View, Word
from engine.core.guide import Guide
from engine.core.values.amounts import Amounts
from engine.dies_irae.actions import Choose, Disband
from engine.dies_irae.board import board
from engine.dies_irae.frames import Picking
from engine.dies_irae.law import opening, prices, supply
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.tally import income, points
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.state import DiesIraeState, power_of
from engine.dies_irae.telling import advice, catalogue, description, held, likely, preview, tolls
from engine.dies_irae.words import POWERS, TALENT


class DiesIraeGuide(Guide[DiesIraeState, Action, DiesIraeOptions]):
    """What is told of Dies Irae."""

    sought = staticmethod(advice.sought)
    warnings = staticmethod(advice.warnings)
    stages = staticmethod(advice.stages)
    tolls = staticmethod(tolls.tolls)
    nearby = staticmethod(preview.nearby)
    preview = staticmethod(preview.preview)
    lines = staticmethod(likely.lines)
    further = staticmethod(likely.further)
    heading = staticmethod(likely.heading)
    likely = staticmethod(likely.likely)
    things = staticmethod(catalogue.things)
    describe = staticmethod(description.describe)
    supply = staticmethod(description.compared)
    held = staticmethod(held.held)
    scored = staticmethod(description.scored)

    def roles(self, view: View[DiesIraeState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's power, as far as they are chosen."""
        frame, realms = view.state.frame, view.state.realms
        holders = frame.seats if isinstance(frame, Picking) else tuple(realm.seat for realm in realms)
        return tuple(
            tuple(Word("power", POWERS[power]) for power, holder in enumerate(holders) if holder == seat)
            for seat in range(len(POWERS))
        )

    def holdings(self, view: View[DiesIraeState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Talents, income, stability and points."""
        for power, realm in enumerate(view.state.realms):
            if realm.seat == seat:
                return (
                    (Word("good", TALENT), realm.talents),
                    (Word("score", "income"), income(realm)),
                    (Word("score", "stability"), realm.stability),
                    (Word("score", "points"), points(view.state, power)),
                )
        return ()

    def routine(self, view: View[DiesIraeState]) -> Action | None:
        """The end of an action in which nothing is left to do; the placing of what has one place."""
        state, seat = view.state, view.seat
        legal = self.law.legal(state, seat)
        return legal[0] if len(legal) == 1 and not isinstance(legal[0], Choose | Disband) else None

    def price(self, view: View[DiesIraeState], action: Action) -> Amounts | None:
        """Talents an action costs the seat's power."""
        state, seat = view.state, view.seat
        return prices.price_of(state.realms[power_of(state, seat)], action) if state.realms else None

    def orders(self, view: View[DiesIraeState]) -> tuple[OrderForm, ...]:
        """Orders to accept or refuse armistices, and which legions go when supply is short."""
        state, seat = view.state, view.seat
        rivals = tuple(
            Word("power", POWERS[power]) for power, realm in enumerate(state.realms) if realm.seat != seat
        )
        if not rivals:
            return ()
        return (
            OrderForm("offer", ("accept", "refuse"), {"rival": rivals}),
            OrderForm("supply", supply.ORDERS, {}),
        )

    def wishes(self, options: DiesIraeOptions, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """A power, where powers are chosen."""
        del seats
        if options.powers != "chosen":
            return {}
        return {"power": tuple(Word("power", power) for power in POWERS)}

    def wished(self, view: View[DiesIraeState], wish: Word) -> Action | None:
        """The wished power, if it is this seat's choice and still free."""
        state, seat = view.state, view.seat
        frame = state.frame
        if not isinstance(frame, Picking) or opening.next_picker(frame) != seat or wish.kind != "power":
            return None
        return next((each for each in opening.free_powers(frame) if each.power == wish.id), None)

    def traits(self, view: View[DiesIraeState]) -> Mapping[str, tuple[Word, ...]]:
        """The seat's power and its capital."""
        for power, realm in enumerate(view.state.realms):
            if realm.seat == view.seat and realm.capital >= 0:
                capital = Word("hex", board().hexes[realm.capital])
                return {"power": (Word("power", POWERS[power]),), "capital": (capital,)}
        return {}


GUIDE = DiesIraeGuide(RULES)
"""The one guide of Dies Irae."""
