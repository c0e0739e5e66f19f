"""How Archimedes thinks Deus through: what is worth trying, and what may lie hidden."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.budget import Budget
from engine.core.contract import Action, Chance, Seat, State, View
from engine.core.values.change import change
from engine.deus import actions
from engine.deus.frames import Acting, Digging, Placing
from engine.deus.players.features import JUDGING, ROUNDS, usual_points
from engine.deus.players.sensible import Sensible, plain, promise
from engine.deus.state import DeusState, Player, cards_of
from engine.deus.words import HIDDEN
from engine.players.archimedes import Archimedes
from engine.players.thinking import Thinking

PLACES = 6
"""Placements that are tried for each card."""
CHOICES = 8
"""Answers that are tried for any other question."""
SPREAD = 0.28
"""By what part the victory points of others lie above or below the mean, at the most twice that."""


def worth_trying(state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """One of each kind of action, the likeliest places, and the first of everything else."""
    frame = cast(DeusState, state).frame
    if isinstance(frame, Acting):
        return plain(legal)
    if isinstance(frame, Placing):
        return sorted(legal, key=lambda each: -promise(cast(DeusState, state), seat, each))[:PLACES]
    return legal if len(legal) <= CHOICES else (*legal[: CHOICES - 1], legal[-1])


def surmised(view: View[Any]) -> DeusState:
    """The view with the points of others as they are in the mean: what others win in the head then counts."""
    state = cast(DeusState, view.state)
    usual = round(usual_points(state.round))
    players = tuple(change(each, vp=usual) if each.vp == HIDDEN else each for each in state.players)
    return change(state, players=players)


def sampled(view: View[Any], chance: Chance) -> DeusState:
    """A state with hands, piles and the points of others as they could be, in the viewer's own turn."""
    state = cast(DeusState, view.state)
    fresh = _unseen(state)
    order = chance.shuffled(len(fresh), "unseen")
    cards = [fresh[place] for place in order]

    def filled(known: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(cards.pop() if card == HIDDEN and cards else card for card in known)

    players = []
    for player in state.players:
        hand = tuple(sorted(filled(player.hand)))
        columns = tuple(filled(column) for column in player.columns)
        vp = _points(state, chance) if player.vp == HIDDEN else player.vp
        players.append(change(player, hand=hand, columns=columns, vp=vp))
    discard, deck = filled(state.discard), filled(state.deck)
    return change(state, players=tuple(players), discard=discard, deck=deck)


def _points(state: DeusState, chance: Chance) -> int:
    """Victory points another may have by now: about as many as others had in this round."""
    mean = usual_points(state.round)
    off = (chance.roll(7, "points") + chance.roll(7, "points") - 8) / 6
    return max(0, round(mean * (1 + 2 * SPREAD * off)))


def _unseen(state: DeusState) -> list[int]:
    """Every card that the viewer sees nowhere."""
    left = [*cards_of(state).deck()]
    seen = [*state.discard, *(card for player in state.players for card in _shown(player))]
    if isinstance(state.frame, Digging):
        seen += state.frame.cards
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def _shown(player: Player) -> list[int]:
    return [*player.hand, *(card for column in player.columns for card in column)]


def unforeseen(action: Action) -> bool:
    """Looking at cards: which they are decides what can be kept."""
    return isinstance(action, actions.Look)


THINKING = Thinking(
    judging=JUDGING,
    sensible=Sensible(),
    rounds=2 * ROUNDS,
    worth_trying=worth_trying,
    sampled=sampled,
    unforeseen=unforeseen,
    surmised=surmised,
    points_guessed=True,
)
"""How Deus is thought through."""


def archimedes(seed: int, budget: Budget) -> Archimedes:
    """The strong player of Deus."""
    return Archimedes(THINKING, seed, budget)
