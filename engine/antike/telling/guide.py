"""What people are told of Antike, from what each of them may see."""

from collections.abc import Iterable, Mapping

from engine.antike.actions import (
    Take,
)
from engine.antike.law import opening
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import (
    AntikeState,
    Choosing,
    Coin,
)
from engine.antike.telling import advice, description
from engine.antike.words import COIN, RESOURCES, UNITS
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


class AntikeGuide(Guide[AntikeState, Action, AntikeOptions]):
    """What is told of Antike."""

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
        numbers = [number for number, realm in enumerate(state.realms) if realm.seat == seat]
        if not numbers:
            return ()
        realm = state.realms[state.active if state.active in numbers else numbers[0]]
        goods = ((Word("good", good), count) for good, count in zip(RESOURCES, realm.goods, strict=True))
        return (
            *goods,
            (Word("good", COIN), realm.coins),
            (Word("score", "personages"), sum(realm.personages)),
        )

    def candidates(self, view: View[AntikeState]) -> Iterable[Action]:
        """The legal actions and those people look for in vain."""
        state, seat = view.state, view.seat
        return (*self.law.legal(state, seat), *advice.sought_in_vain(self.law, state, seat))

    def routine(self, view: View[AntikeState]) -> Action | None:
        """Taking the coin."""
        state, seat = view.state, view.seat
        if isinstance(state.frame, Coin) and state.coins and state.realms[state.active].seat == seat:
            return Take(COIN)
        return None

    def warnings(self, view: View[AntikeState], action: Action) -> tuple[Note, ...]:
        """What would be left unused."""
        return advice.warnings(self.law, view.state, view.seat, action)

    def stages(self, view: View[AntikeState]) -> tuple[Stage, ...]:
        """Coin, rondel, action, cities, end."""
        return advice.stages(view.state, view.seat)

    def orders(self, view: View[AntikeState]) -> tuple[OrderForm, ...]:
        """Fight or let pass when a rival's units move in."""
        state, seat = view.state, view.seat
        rivals = tuple(Word("nation", realm.nation) for realm in state.realms if realm.seat != seat)
        if not rivals:
            return ()
        units = tuple(Word("unit", unit) for unit in UNITS)
        return (OrderForm("entry", ("fight", "let-pass"), {"rival": rivals, "unit": units}),)

    def wishes(self, options: AntikeOptions, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """A nation, where nations are chosen."""
        if options.nations != "chosen":
            return {}
        return {"nation": tuple(Word("nation", share[0]) for share in opening.shares(options, seats))}

    def wished(self, view: View[AntikeState], wish: Word) -> Action | None:
        """The wished nation, if it is this seat's choice and still free."""
        state, seat = view.state, view.seat
        frame = state.frame
        if not isinstance(frame, Choosing) or opening.next_chooser(frame) != seat or wish.kind != "nation":
            return None
        choices = opening.legal_choices(state, frame, seat)
        return next((each for each in choices if each.nation == wish.id), None)

    def describe(self, view: View[AntikeState]) -> tuple[Note, ...]:
        """The board in words."""
        return description.describe(view.state)

    def supply(self, view: View[AntikeState]) -> tuple[Note, ...]:
        """With limited chips: the goods left in the bank."""
        return description.chips(view.state)


GUIDE = AntikeGuide(RULES)
"""The one guide of Antike."""
