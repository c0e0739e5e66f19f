"""What people are told of Antike, from what each of them may see."""

from collections.abc import Mapping

from engine.antike.actions import Take
from engine.antike.law import opening
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import AntikeState, Choosing, Coin
from engine.antike.telling import advice, catalogue, description, held, likely, preview, tolls
from engine.antike.words import COIN, RESOURCES, UNITS
from engine.core.contract import Action, OrderForm, Seat, Thing, View, Word
from engine.core.guide import Guide


class AntikeGuide(Guide[AntikeState, Action, AntikeOptions]):
    """What is told of Antike."""

    sought = staticmethod(advice.sought)
    warnings = staticmethod(advice.warnings)
    stages = staticmethod(advice.stages)
    likely = staticmethod(likely.likely)
    preview = staticmethod(preview.preview)
    tolls = staticmethod(tolls.tolls)
    describe = staticmethod(description.describe)
    supply = staticmethod(description.supply)
    held = staticmethod(held.held)
    scored = staticmethod(description.scored)

    def roles(self, view: View[AntikeState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's nations."""
        state = view.state
        if isinstance(state.frame, Choosing):
            return tuple(tuple(Word("nation", nation) for nation in taken) for taken in state.frame.taken)
        return tuple(
            tuple(Word("nation", realm.nation) for realm in state.realms if realm.seat == seat)
            for seat in range(state.seats)
        )

    def holdings(self, view: View[AntikeState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Goods, coins and personages of the seat's nation, the active one if it holds two."""
        state = view.state
        realms = [realm for realm in state.realms if realm.seat == seat]
        if not realms:
            return ()
        realm = state.realm if state.realm in realms else realms[0]
        held = zip((*RESOURCES, COIN), (*realm.goods, realm.coins), strict=True)
        goods = ((Word("good", good), count) for good, count in held)
        return (*goods, (Word("score", "personages"), sum(realm.personages)))

    def routine(self, view: View[AntikeState]) -> Action | None:
        """The taking of the coin."""
        state = view.state
        if isinstance(state.frame, Coin) and state.coins and state.realm.seat == view.seat:
            return Take(COIN)
        return None

    def orders(self, view: View[AntikeState]) -> tuple[OrderForm, ...]:
        """Orders to fight or let pass when a rival's units move in."""
        rivals = tuple(Word("nation", each.nation) for each in view.state.realms if each.seat != view.seat)
        if not rivals:
            return ()
        units = tuple(Word("unit", unit) for unit in UNITS)
        return (OrderForm("entry", ("fight", "let-pass"), {"rival": rivals, "unit": units}),)

    def things(self, options: AntikeOptions) -> tuple[Thing, ...]:
        """Provinces, nations, advances, personages, pieces, fields of the rondel, words of the rules."""
        return catalogue.things(options)

    def wishes(self, options: AntikeOptions, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """A nation, where nations are chosen."""
        if options.nations != "chosen":
            return {}
        return {"nation": tuple(Word("nation", share[0]) for share in opening.shares(options, seats))}

    def wished(self, view: View[AntikeState], wish: Word) -> Action | None:
        """The wished nation, if it is this seat's choice and still free."""
        state, frame = view.state, view.state.frame
        if (
            not isinstance(frame, Choosing)
            or opening.next_chooser(frame) != view.seat
            or wish.kind != "nation"
        ):
            return None
        choices = opening.legal_choices(state, frame, view.seat)
        return next((each for each in choices if each.nation == wish.id), None)


GUIDE = AntikeGuide(RULES)
"""The one guide of Antike."""
