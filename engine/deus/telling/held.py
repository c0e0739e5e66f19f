"""Who has a card, as far as it can be seen: in a column, in one's own hand, on the discard pile."""

from collections.abc import Iterator

from engine.core.contract import Note, Seat, View, Word, seat_word
from engine.deus.state import DeusState, cards_of


def held(view: View[DeusState], word: Word) -> tuple[Note, ...]:
    """Who has built the card, whether it is in the looker's hand, whether it lies on the discard pile."""
    found = cards_of(view.state)
    if word.kind != "card" or word.id not in found.number:
        return ()
    return tuple(_held(view, found.number[word.id])) or (Note("nobody"),)


def _held(view: View[DeusState], card: int) -> Iterator[Note]:
    state = view.state
    builders = tuple(
        seat_word(Seat(seat))
        for seat, player in enumerate(state.players)
        if any(
            card == each and (colour, place) != player.wild
            for colour, column in enumerate(player.columns)
            for place, each in enumerate(column)
        )
    )
    if builders:
        yield Note("built", {"builders": builders})
    if view.viewer is not None and card in state.players[view.seat].hand:
        yield Note("in-hand")
    if state.discard[-1:] == (card,):
        yield Note("discarded")
