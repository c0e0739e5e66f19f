"""Positions reached by chance, and what else they could be as far as a seat knows: `otherwise`."""

import random

from deus_twins import twins

from engine.core.play.chance import SeededChance
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState

otherwise = twins


def reached(seats: int, seed: int, steps: int, **options: str) -> DeusState:
    luck = random.Random(seed)
    state = RULES.setup(DeusOptions(**options), seats, SeededChance(b"s", str(seed))).state
    for step in range(steps):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        action = luck.choice(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action, SeededChance(b"s", f"{seed} {step}")).state
    return state
