"""Nim whose rules have changed: version 2 of a toy that games were begun with."""

from collections.abc import Sequence
from dataclasses import replace

from nim import RULES as FIRST
from nim import Nim, NimGuide, NimState, Object

from engine.core.contract import Action, Chance, Refusal, Seat, Step
from engine.core.title import Title


class NimTwo(Nim):
    """Two at most are taken at once, and who objects may do so again."""

    version = 2

    def legal(self, state: NimState, seat: Seat) -> Sequence[Action]:
        return [each for each in super().legal(state, seat) if getattr(each, "count", 1) <= 2]

    def forbidden(self, state: NimState, seat: Seat, action: Action) -> Refusal | None:
        if getattr(action, "count", 1) > 2:
            return Refusal("three-at-most", {"left": 2}, "Taking")
        return super().forbidden(state, seat, action)

    def resolve(self, state: NimState, seat: Seat, action: Action, chance: Chance) -> Step[NimState]:
        step = super().resolve(state, seat, action, chance)
        if not isinstance(action, Object):
            return step
        return Step(replace(step.state, objections=state.objections), step.events)


SECOND = NimTwo()
ONE = Title(rules=FIRST, guide=NimGuide(FIRST))
TWO = Title(rules=SECOND, guide=NimGuide(SECOND))
"""The first rules are not kept."""
BOTH = Title(rules=SECOND, guide=NimGuide(SECOND), older=(ONE,))
