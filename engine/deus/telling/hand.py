"""What a seat knows alone, told to it: its hand, its card face down, what it has drawn, offered or chosen."""

from collections.abc import Sequence

from engine.core.contract import Note, Seat, View, Word, named
from engine.deus.frames import Digging, Mustering, Offering, Over
from engine.deus.state import DeusState, cards_of
from engine.deus.words import COLOURS, HIDDEN, PIECES


def hand(view: View[DeusState]) -> tuple[Note, ...]:
    """What the seat knows alone: cards in hand by colour and face down, drawn and offered; pieces chosen.

    Nothing of it where the view hides it, and nothing at the end: then all is open.
    """
    state, seat = view.state, view.seat
    if isinstance(state.frame, Over):
        return ()
    player, found = state.players[seat], cards_of(state)
    notes = []
    for colour, name in enumerate(COLOURS):
        cards = [card for card in player.hand if card != HIDDEN and found.designs[card].colour == colour]
        if cards:
            notes.append(Note("cards", {"colour": Word("colour", name), "cards": _named(state, cards)}))
    if player.wild is not None:
        column, place = player.wild
        card = player.columns[column][place]
        if card != HIDDEN:
            facts = named(colour=COLOURS[column], card=found.names[card])
            notes.append(Note("wild", facts))
    return (*notes, *_of_frame(state, seat))


def _of_frame(state: DeusState, seat: Seat) -> list[Note]:
    """Secrets of the moment: cards drawn to choose from, cards offered below the first, pieces chosen."""
    frame = state.frame
    if isinstance(frame, Mustering):
        return [
            Note("mustered", {"piece": Word("piece", piece), "count": count})
            for piece, count in zip(PIECES, frame.chosen[seat], strict=False)
            if count != HIDDEN
        ]
    cards: Sequence[int] = ()
    if seat == state.active and isinstance(frame, Digging | Offering):
        cards = frame.cards if isinstance(frame, Digging) else frame.cards[1:]
    if not cards or HIDDEN in cards:
        return []
    return [Note("drawn" if isinstance(frame, Digging) else "offering", {"cards": _named(state, cards)})]


def _named(state: DeusState, cards: Sequence[int]) -> tuple[Word, ...]:
    return tuple(Word("card", cards_of(state).names[card]) for card in cards)
