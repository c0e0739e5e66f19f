"""What people are told of Grécolonies, from what each of them may see."""

from collections.abc import Iterable

from engine.core.contract import (
    Action,
    Note,
    OrderForm,
    Seat,
    Stage,
    View,
    Word,
)
from engine.core.guide import Guide
from engine.grecolonies.law import announcing, rounds
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import (
    GrecoloniesState,
    Polis,
    occupied,
)
from engine.grecolonies.telling import advice, cups, description


def held_by(polis: Polis) -> tuple[tuple[Word, int], ...]:
    """What a player has: provinces, citizens, markers, objectives, points."""
    held = {
        "provinces": 0 if polis.withdrawn else len(occupied(polis)),
        "citizens": sum(polis.citizens),
        "reserve": polis.reserve,
        "oracle": polis.oracle,
        "markers": polis.glory,
        "objectives": len(polis.tiles),
    }
    counted = tuple((Word("holding", name), count) for name, count in held.items())
    score = (Word("score", "points"), rounds.points(polis))
    return (*counted, score)


class GrecoloniesGuide(Guide[GrecoloniesState, Action, GrecoloniesOptions]):
    """What is told of Grécolonies."""

    def roles(self, view: View[GrecoloniesState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's metropolis."""
        return tuple((Word("city", polis.city),) for polis in view.state.poleis)

    def holdings(self, view: View[GrecoloniesState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Provinces, citizens, markers, objectives, points."""
        return held_by(view.state.poleis[seat])

    def candidates(self, view: View[GrecoloniesState]) -> Iterable[Action]:
        """The legal actions and those people look for in vain."""
        state, seat = view.state, view.seat
        return (*self.law.legal(state, seat), *advice.sought_in_vain(self.law, state, seat))

    def routine(self, view: View[GrecoloniesState]) -> Action | None:
        """Nothing: every decision is one."""
        del view
        return None

    def warnings(self, view: View[GrecoloniesState], action: Action) -> tuple[Note, ...]:
        """An attack against more dice, an announcement beyond what the dice can show."""
        return advice.warnings(view.state, view.seat, action)

    def stages(self, view: View[GrecoloniesState]) -> tuple[Stage, ...]:
        """Action, group, meeting, fight, return; or action and recruits."""
        return advice.stages(view.state, view.seat)

    def orders(self, view: View[GrecoloniesState]) -> tuple[OrderForm, ...]:
        """Cohabitation with each player, allies, the Oracle, announcements, returns."""
        state, seat = view.state, view.seat
        rivals = tuple(
            Word("city", polis.city)
            for number, polis in enumerate(state.poleis)
            if number != seat and not polis.withdrawn
        )
        counters = tuple(f"counter-above-{most}" for most in announcing.THRESHOLDS)
        return (
            OrderForm("cohabit", ("accept", "refuse"), {"rival": rivals}),
            OrderForm("ally", ("stay-out",), {}),
            OrderForm("predict", ("abstain",), {}),
            OrderForm("announce", counters, {"rival": rivals}),
            OrderForm("return", ("home",), {}),
        )

    def hand(self, view: View[GrecoloniesState]) -> tuple[Note, ...]:
        """The dice under the seat's cup."""
        return cups.hand(view.state, view.seat)

    def odds(self, view: View[GrecoloniesState]) -> tuple[Note, ...]:
        """How likely announcements are, given the dice under the seat's cup."""
        return cups.odds(view.state, view.seat)

    def describe(self, view: View[GrecoloniesState]) -> tuple[Note, ...]:
        """The board in words."""
        return description.describe(view.state)


GUIDE = GrecoloniesGuide(RULES)
"""The one guide of Grécolonies."""
