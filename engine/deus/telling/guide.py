"""What people are told of Deus, from what each of them may see."""

from collections.abc import Mapping

from engine.core.contract import Action, Seat, Thing, View, Word
from engine.core.guide import Guide
from engine.deus.cards import flags
from engine.deus.law.rules import COLOURS_OF_PLAYERS, RULES
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState, cards_of
from engine.deus.telling import advice, catalogue, choices, description, hand, held, preview, together, tolls
from engine.deus.words import COLOURS, GOLD, HIDDEN, RESOURCES, VP


class DeusGuide(Guide[DeusState, Action, DeusOptions]):
    """What is told of Deus."""

    sought = staticmethod(advice.sought)
    warnings = staticmethod(advice.warnings)
    stages = staticmethod(advice.stages)
    tolls = staticmethod(tolls.tolls)
    preview = staticmethod(preview.preview)
    price = staticmethod(choices.price)
    lines = staticmethod(together.lines)
    further = staticmethod(together.further)
    shortly = staticmethod(together.shortly)
    heading = staticmethod(together.heading)
    hand = staticmethod(hand.hand)
    supply = staticmethod(description.points)
    describe = staticmethod(description.describe)
    held = staticmethod(held.held)
    scored = staticmethod(description.scored)

    def roles(self, view: View[DeusState]) -> tuple[tuple[Word, ...], ...]:
        """Each seat's colour."""
        seats = range(view.state.setting.seats)
        return tuple((Word("player", COLOURS_OF_PLAYERS[seat]),) for seat in seats)

    def holdings(self, view: View[DeusState], seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Resources, gold, cards in hand, and the victory points where they may be known."""
        state = view.state
        player = state.players[seat]
        goods = ((Word("good", good), count) for good, count in zip(RESOURCES, player.goods, strict=True))
        points = () if player.vp == HIDDEN else ((Word("good", VP), player.vp),)
        return (*goods, (Word("good", GOLD), player.gold), (Word("thing", "hand"), len(player.hand)), *points)

    def things(self, options: DeusOptions) -> tuple[Thing, ...]:
        """The cards, resources, pieces, gods, regions, words of the rules."""
        return catalogue.things(options.cards)

    def traits(self, view: View[DeusState]) -> Mapping[str, tuple[Word, ...]]:
        """Cards that came to the hand, cards built (face down aside), colours left out."""
        state, seat = view.state, view.seat
        player, names = state.players[seat], cards_of(state).names
        built = [
            card
            for colour, column in enumerate(player.columns)
            for height, card in enumerate(column)
            if (colour, height) != player.wild
        ]
        return {
            "seen": tuple(Word("card", names[card]) for card in player.hand),
            "built": tuple(Word("card", names[card]) for card in built),
            "left-out": tuple(
                Word("colour", colour)
                for colour, column in zip(COLOURS, player.columns, strict=True)
                if not column
            ),
        }

    def flagged(self) -> tuple[Word, ...]:
        """The cards of `data/deus/card_balance.csv`."""
        return tuple(Word("card", card) for card in flags())


GUIDE = DeusGuide(RULES)
"""The one guide of Deus."""
