"""The ids of Grécolonies' notation: provinces, cities (players), objectives, signs, weapons, faces."""

from typing import NewType

Province = NewType("Province", str)
City = NewType("City", str)
"""A player goes by the name of its metropolis, as in the rulebook's last example."""
Objective = NewType("Objective", str)
Sign = NewType("Sign", str)
Weapon = NewType("Weapon", str)
Face = NewType("Face", str)
Group = NewType("Group", str)

METROPOLIS, COLONY = "metropolis", "colony"

GROUPS = (Group("harvest"), Group("craft"), Group("sanctuary"))
"""The three kinds of signs; every colony has one of each."""

WEAPONS = (Weapon("helmet"), Weapon("shield"), Weapon("spear"))

FACES = tuple(Face(f"{weapon}-{count}") for weapon in WEAPONS for count in (1, 2))
"""The faces of a die: each weapon once as one, once as two. A die that shows `FACES[n - 1]` is kept as n."""

HIDDEN = 0
"""In place of a die's face: the viewer may not know it."""

MOST_ANNOUNCED = 24
"""Twelve dice that all show the same weapon twice."""

NO_OBJECTIVE = Objective("")
"""In place of an objective: an empty slot on the board."""

HIDDEN_OBJECTIVE = Objective("?")
"""In place of an objective: a tile the viewer may not know."""


def face(die: int) -> Face:
    """The face a die shows, from its number 1 to 6."""
    return FACES[die - 1]
