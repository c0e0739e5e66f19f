"""What nobody but its owner may know: hands, victory points, the piles, the card face down, secret choices.

Source: "VP totals are hidden", 1.3; "face cachée"; "prend secrètement". At the end all is open but the piles.
"""

from collections.abc import Sequence

from engine.core.contract import Note, Seat, Viewer, Word
from engine.core.values.change import change
from engine.deus.counts import with_entry
from engine.deus.state import DeusState, Digging, Frame, Mustering, Offering, Over, Player, cards_of
from engine.deus.words import COLOURS, HIDDEN, PIECES


def conceal(state: DeusState, viewer: Viewer) -> DeusState:
    """The state as the viewer may see it."""
    over = isinstance(state.frame, Over)
    players = tuple(
        player if over or seat == viewer else _hidden(player) for seat, player in enumerate(state.players)
    )
    discard = state.discard
    return change(
        state,
        players=players,
        deck=(HIDDEN,) * len(state.deck),
        discard=((HIDDEN,) * (len(discard) - 1) + discard[-1:]),
        frame=_frame(state, viewer),
    )


def _hidden(player: Player) -> Player:
    columns = player.columns
    if player.wild is not None:
        column, place = player.wild
        columns = with_entry(columns, column, with_entry(columns[column], place, HIDDEN))
    return Player(
        player.gold, HIDDEN, player.goods, player.ready, player.spare, (HIDDEN,) * len(player.hand), columns,
        player.wild, player.withdrawn,
    )  # fmt: skip


def _frame(state: DeusState, viewer: Viewer) -> Frame:
    frame = state.frame
    if isinstance(frame, Mustering):
        return Mustering(
            tuple(each if seat == viewer else (HIDDEN,) * len(each) for seat, each in enumerate(frame.chosen))
        )
    if viewer == state.active:
        return frame
    if isinstance(frame, Digging):
        return Digging(frame.card, (HIDDEN,) * len(frame.cards), frame.keep)
    if isinstance(frame, Offering):
        return Offering((frame.cards[0], *(HIDDEN for _ in frame.cards[1:])))
    return frame


def hand(state: DeusState, seat: Seat) -> tuple[Note, ...]:
    """What the seat knows alone: cards in hand by colour and face down, drawn and offered; pieces chosen.

    Nothing of it where the view hides it, and nothing at the end: then all is open.
    """
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
            facts = {"colour": Word("colour", COLOURS[column]), "card": Word("card", found.names[card])}
            notes.append(Note("wild", facts))
    return (*notes, *_of_frame(state, seat))


def _of_frame(state: DeusState, seat: Seat) -> list[Note]:
    """Secrets of the moment: cards drawn to choose from, cards offered below the first, pieces chosen."""
    frame = state.frame
    if isinstance(frame, Mustering):
        chosen = [(piece, count) for piece, count in zip(PIECES, frame.chosen[seat], strict=False)]
        return [
            Note("mustered", {"piece": Word("piece", piece), "count": count})
            for piece, count in chosen
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
