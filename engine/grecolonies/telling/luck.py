"""Luck after the end: how many weapons somebody's dice showed.

Each weapon stands on a die once as one and once as two (rulebook, "Dés spéciaux"): half of what a die can
show is one weapon and half is two. The more there are under one's own cup, the more one can announce.
"""

from functools import cache

from engine.core.contract import Event, Throw, Word
from engine.core.play.luck import convolved
from engine.grecolonies.events import DiceSeen
from engine.grecolonies.words import FACES, Face


def weapons(face: Face) -> int:
    """How many weapons a face shows."""
    return int(face.rpartition("-")[2])


@cache
def _chances(dice: int) -> tuple[tuple[int, int], ...]:
    return convolved([tuple((weapons(face), 1) for face in FACES)] * dice)


def thrown(event: Event) -> Throw | None:
    """What a commander threw under its cup."""
    if not isinstance(event, DiceSeen) or not event.faces:
        return None
    dice = len(event.faces)
    return Throw(Word("city", event.city), dice, sum(map(weapons, event.faces)), _chances(dice))
