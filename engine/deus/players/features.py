"""The features by which positions of Deus are judged: what each seat has, as far as a view tells.

Of others the victory points and the cards in hand are hidden: those features are 0 for them, and `own` says
for whom they were counted, so that its weight stands for what others have of these in the mean. Where points
of others are guessed, they count as far as they lie above that mean.
"""

from typing import Any, cast

from engine.core.contract import View
from engine.core.judging import WHOLE, Counts, Judging
from engine.deus.frames import Over
from engine.deus.law.counting import sizes
from engine.deus.law.rules import RULES
from engine.deus.law.scoring import majority_points, temple_points
from engine.deus.players.worth import READY, card_power, hand_worth, powers_of, temple_growth, villages_near
from engine.deus.state import DeusState, cards_of
from engine.deus.words import HIDDEN, TEMPLE

FEATURES = (
    "own", "victory-points", "hand-worth", "temples-in-hand", "hand", "temple-points", "temple-growth",
    "majority-points", "gold", "resources", "resources-beyond", "ready-worth", "regions", "buildings",
    "cities", "columns", "column-cards", "powers", "powers-resting", "temples", "temple-reach", "villages",
    "turns-left", "turn",
)  # fmt: skip
"""Worths, powers, villages and growth are in tenths of a victory point."""

MOST_GOLD = 20
ROUNDS = 26
"""How many rounds a game is expected to have."""


def usual_points(turns: int) -> float:
    """The victory points players have in the mean in this round, among sensible players."""
    return 5 + 0.2 * turns + 0.027 * turns * turns


def gone(view: View[Any]) -> int:
    """How much of a game of Deus is gone: by rounds, and by temples built or villages attacked."""
    state = cast(DeusState, view.state)
    if state.trigger:
        return 950 if state.round == state.trigger else WHOLE
    nearest = RULES.standing(state).progress
    return min(900, round(450 * min(1.0, state.round / ROUNDS) + 450 * nearest))


def counts(view: View[Any]) -> tuple[Counts, ...]:
    """Each seat's features, empty for those who gave up."""
    state = cast(DeusState, view.state)
    return tuple(
        () if player.withdrawn else _counts(state, seat, own=seat == view.viewer)
        for seat, player in enumerate(state.players)
    )


def _counts(state: DeusState, seat: int, *, own: bool) -> Counts:
    player = state.players[seat]
    powers = powers_of(state, seat)
    towns = sizes(state, seat)
    standard = player.columns[:TEMPLE]
    working = resting = 0.0
    for column, cards in enumerate(standard):
        found = sum(
            card_power(state, seat, card, powers)
            for height, card in enumerate(cards)
            if card != HIDDEN and (column, height) != player.wild
        )
        if player.ready[column]:
            working += found
        else:
            resting += found
    temples, scored = len(player.columns[TEMPLE]), temple_points(state, seat)
    designs = cards_of(state).designs
    points = player.vp
    if not own:
        points = 0 if points == HIDDEN else points - round(usual_points(state.round))
    return (
        int(own),
        points,
        round(10 * sum(hand_worth(state, seat, card, powers) for card in player.hand)) if own else 0,
        sum(card != HIDDEN and designs[card].colour == TEMPLE for card in player.hand) if own else 0,
        len(player.hand),
        scored,
        round(10 * temple_growth(state, seat, scored, powers)),
        majority_points(state, seat),
        min(player.gold, MOST_GOLD),
        sum(min(count, 2) for count in player.goods),
        sum(max(0, count - 2) for count in player.goods),
        round(10 * sum(READY[count] for count in player.ready)),
        len(towns),
        sum(towns),
        sum(size > 1 for size in towns),
        sum(bool(column) for column in standard),
        sum(map(len, standard)),
        round(10 * working),
        round(10 * resting),
        temples,
        sum(min(len(column), temples) for column in standard) - 5 * temples,
        round(10 * villages_near(state, seat)),
        _turns_left(state, seat),
        int(seat == state.active and not isinstance(state.frame, Over)),
    )


def _turns_left(state: DeusState, seat: int) -> int:
    """Turns the seat still has once the end is triggered, the present one among them; before that 0."""
    if not state.trigger or isinstance(state.frame, Over):
        return 0
    seats, first = state.setting.seats, state.setting.first
    waits = (seat - first) % seats >= (state.active - first) % seats
    return int(waits) + int(state.round == state.trigger)


JUDGING = Judging("deus/judging.csv", FEATURES, counts, gone, lambda view: RULES.standing(view.state))
"""How positions of Deus are judged."""
