"""The same position with everything changed that a seat may not know.

A title that hides something has a line in `TWINS`; one without is held to hide nothing.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace

from deus_twins import twins as other_cards
from liars_dice import DiceState

from engine.core.contract import State, Viewer
from engine.grecolonies.state import Assault, GrecoloniesState

Twin = Callable[[State, Viewer, random.Random], State]


def other_dice(state: GrecoloniesState, viewer: Viewer, luck: random.Random) -> GrecoloniesState:
    """Other objectives in the stack, other dice under the cups of others."""
    stack = list(state.stack)
    luck.shuffle(stack)
    frame = state.frame
    if isinstance(frame, Assault):
        fighting = (frame.fight.attacker, frame.fight.defender)
        dice = tuple(
            thrown if number == viewer else tuple(luck.randint(1, 6) for _ in thrown)
            for number, thrown in zip(fighting, frame.dice, strict=True)
        )
        frame = replace(frame, dice=dice)
    return replace(state, stack=tuple(stack), frame=frame)


def other_cups(state: DiceState, viewer: Viewer, luck: random.Random) -> DiceState:
    """Other dice under the cups of others."""
    cups = tuple(
        cup if seat == viewer else tuple(luck.randint(1, state.sides) for _ in cup)
        for seat, cup in enumerate(state.cups)
    )
    return replace(state, cups=cups)


TWINS: Mapping[str, Twin] = {
    "deus": other_cards,
    "grecolonies": other_dice,
    "liars-dice": other_cups,
}
