"""What nobody but its owner may know: hands, victory points, the piles, the card face down, secret choices.

Source: the English rules' "VP totals are hidden", "face cachée", "prend secrètement". At the end all is
open but the piles.
"""

from engine.core.contract import Chance, Viewer
from engine.core.values.change import change, with_entry
from engine.deus.frames import Digging, Frame, Mustering, Offering, Over
from engine.deus.state import DeusState, Player
from engine.deus.words import HIDDEN


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


def anew(state: DeusState, chance: Chance) -> DeusState:
    """The state with the draw pile shuffled: what game comes of another move, nobody knows beforehand."""
    order = chance.shuffled(len(state.deck), "deck")
    return change(state, deck=tuple(state.deck[place] for place in order))


def _hidden(player: Player) -> Player:
    columns = player.columns
    if player.wild is not None:
        column, place = player.wild
        columns = with_entry(columns, column, with_entry(columns[column], place, HIDDEN))
    return change(player, vp=HIDDEN, hand=(HIDDEN,) * len(player.hand), columns=columns)


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
