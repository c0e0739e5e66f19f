"""A1 with a card face down: any card of the hand, once in the game, as one of another colour.

Source: "Cette variante est faite pour les joueurs qui veulent diminuer un peu l'influence du hasard".
"""

from collections.abc import Sequence

from engine.core.contract import Chance, Refusal, Seat, Step, Word
from engine.core.values.amounts import Amounts
from engine.core.values.change import change
from engine.deus.actions import BuildWild
from engine.deus.events import BuiltWild
from engine.deus.frames import Acting, Placing
from engine.deus.law.building import open_pieces, paid, played, refuse_piece
from engine.deus.law.science import refuse_in_hand
from engine.deus.state import DeusState, DeusStep, Player, cards_of, players_with
from engine.deus.words import COLOURS, TEMPLE

RULE = "Variante: Carte joker"


def wild_price(player: Player, column: int) -> int:
    """Gold for a card face down: 1 as the first of its column, 2 as the second, and so on."""
    return len(player.columns[column]) + 1


def legal_wild(state: DeusState, _frame: Acting, seat: Seat) -> Sequence[BuildWild]:
    """Each card of the hand as one of each colour whose piece can be placed and whose price can be paid."""
    player = state.players[seat]
    if state.setting.options.wild != "yes" or player.wild is not None or not player.hand:
        return ()
    payable = {column for column in range(TEMPLE) if player.gold >= wild_price(player, column)}
    able = open_pieces(state, seat, player, payable)
    names = cards_of(state).names
    return [
        BuildWild(names[card], COLOURS[column])
        for card in dict.fromkeys(player.hand)
        for column in range(TEMPLE)
        if column in able
    ]


def refuse_wild(state: DeusState, frame: Acting, seat: Seat, action: BuildWild) -> Refusal | None:
    """Without the variant, a second time, as a temple, without gold, piece or room."""
    player = state.players[seat]
    number = cards_of(state).number[action.card]
    colour = Word("colour", action.colour)
    if state.setting.options.wild != "yes":
        return Refusal("no-wild", {}, RULE)
    if player.wild is not None:
        return Refusal("wild-used", {}, RULE)
    if number not in player.hand:
        return refuse_in_hand(state, frame, seat, action)
    column = COLOURS.index(action.colour)
    if column == TEMPLE:
        return Refusal("wild-no-temple", {"colour": colour}, RULE)
    price = wild_price(player, column)
    if player.gold < price:
        return Refusal("wild-too-dear", {"colour": colour, "needs": price, "has": player.gold}, RULE)
    return refuse_piece(state, seat, player, column)


def build_wild(state: DeusState, _frame: Acting, seat: Seat, action: BuildWild, _chance: Chance) -> DeusStep:
    """The card lies face down in the column chosen; gold is paid; the piece comes next."""
    player = state.players[seat]
    column = COLOURS.index(action.colour)
    pay = Amounts.of(gold=wild_price(player, column))
    place = len(player.columns[column])
    player = paid(played(player, cards_of(state).number[action.card], column), pay)
    player = change(player, wild=(column, place))
    state = change(state, players=players_with(state, seat, player), frame=Placing(column))
    return Step(state, (BuiltWild(seat, action.colour, pay),))
