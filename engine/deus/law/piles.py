"""The draw pile, the discard pile and the hands.

Source: "Lorsque la pioche de cartes Bâtiment est vide", "vous n'avez plus le droit de piocher si vous avez
déjà 10 cartes".
"""

from engine.core.contract import Chance, Event, Seat
from engine.core.values.change import change
from engine.deus.events import Drew, Shuffled
from engine.deus.state import DeusState, players_with

HAND_LIMIT = 10
"""Nobody draws beyond that; more can be kept."""
FULL = 5
"""A hand after an offering, and a fresh one."""


def reshuffled(state: DeusState, needs: int, chance: Chance, events: list[Event]) -> DeusState:
    """The state with the discard pile shuffled under the draw pile if that holds fewer cards than needed."""
    if len(state.deck) >= needs or not state.discard:
        return state
    order = chance.shuffled(len(state.discard), "reshuffle")
    fresh = tuple(state.discard[place] for place in order)
    events.append(Shuffled(len(fresh)))
    return change(state, deck=(*fresh, *state.deck), discard=())


def drawable(state: DeusState, seat: int) -> int:
    """How many cards the seat could draw at most."""
    room = HAND_LIMIT - len(state.players[seat].hand)
    return max(0, min(room, len(state.deck) + len(state.discard)))


def drawn(state: DeusState, seat: Seat, wanted: int, chance: Chance, events: list[Event]) -> DeusState:
    """The state once the seat has drawn cards, as far as its hand and the piles allow."""
    count = min(wanted, drawable(state, seat))
    if count < 1:
        return state
    state = reshuffled(state, count, chance, events)
    player = state.players[seat]
    hand = tuple(sorted((*player.hand, *state.deck[-count:])))
    events.append(Drew(seat, count))
    return change(
        state, players=players_with(state, seat, change(player, hand=hand)), deck=state.deck[:-count]
    )
