"""What people are told of Grécolonies, from what each of them may see."""

from collections.abc import Sequence

from engine.core.contract import Action, Note, OrderForm, Seat, Thing, View, Word
from engine.core.guide import Guide
from engine.grecolonies.law import announcing, rounds
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import GrecoloniesState, Polis, occupied
from engine.grecolonies.telling import advice, catalogue, cups, description, held, luck, preview, tolls


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

    sought = staticmethod(advice.sought)
    warnings = staticmethod(advice.warnings)
    stages = staticmethod(advice.stages)
    likely_to_all = staticmethod(cups.likely_to_all)
    tolls = staticmethod(tolls.tolls)
    preview = staticmethod(preview.preview)
    chance = staticmethod(cups.chance)
    hand = staticmethod(cups.hand)
    odds = staticmethod(cups.odds)
    thrown = staticmethod(luck.thrown)
    describe = staticmethod(description.describe)
    held = staticmethod(held.held)

    def likely(self, view: View[GrecoloniesState]) -> Sequence[Action]:
        """Moves by what they are worth; help that throws dice; announcements that are sensible."""
        return preview.likely_moves(view) or preview.likely_help(view) or cups.likely(view)

    def things(self, options: GrecoloniesOptions) -> tuple[Thing, ...]:
        """Colonies, metropolises, objectives, signs, weapons, and words of the rules."""
        return catalogue.things(options.board)

    def roles(self, view: View[GrecoloniesState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's metropolis."""
        return tuple((Word("city", polis.city),) for polis in view.state.poleis)

    def holdings(self, view: View[GrecoloniesState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Provinces, citizens, markers, objectives, points."""
        return held_by(view.state.poleis[seat])

    def scored(self, view: View[GrecoloniesState], seat: Seat) -> tuple[Note, ...]:
        """Markers of glory, and objectives with what they are worth together."""
        polis = view.state.poleis[seat]
        worth = {"markers": polis.glory, "objectives": len(polis.tiles)}
        each = {"markers": 1, "objectives": rounds.TILE}
        return tuple(
            Note(key, {"count": count, "points": count * each[key]}) for key, count in worth.items() if count
        )

    def orders(self, view: View[GrecoloniesState]) -> tuple[OrderForm, ...]:
        """Orders about cohabitation with each player, allies, the Oracle, announcements, returns."""
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


GUIDE = GrecoloniesGuide(RULES)
"""The one guide of Grécolonies."""
