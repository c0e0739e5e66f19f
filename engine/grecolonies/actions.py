"""The verbs of Grécolonies in the order of the rulebook."""

from typing import ClassVar

from engine.core.contract import Action
from engine.grecolonies.words import City, Province, Weapon


class Move(Action):
    """Name the province a group of citizens will move to."""

    target: Province


class Take(Action):
    """Take citizens from a province for the group that moves."""

    origin: Province
    count: int
    most: ClassVar[str] = "count"
    habit: ClassVar[bool] = True


class Arrival(Action):
    """What the group does where it has moved to."""


class Enter(Arrival):
    """The group enters, without a fight: nobody else is there, or one lives there already."""


class Propose(Arrival):
    """The group asks those who live in the colony to cohabit."""


class Attack(Arrival):
    """The group fights one of those who live in the province."""

    rival: City


class Recruit(Action):
    """Place recruits in a province occupied before: three from the reserve and all from the Oracle."""

    province: Province
    count: int
    most: ClassVar[str] = "count"


class Pass(Action):
    """Recruit nobody: the reserve and the Oracle are empty."""


class Answer(Action):
    """The answer to a proposal to cohabit."""


class Accept(Answer):
    """Outside one's turn: accept the cohabitation."""


class Refuse(Answer):
    """Outside one's turn: refuse the cohabitation; a fight follows."""


class Ally(Action):
    """Outside one's turn: send citizens from a province into the group of a combatant."""

    city: City
    origin: Province
    count: int
    first: ClassVar[str] = "city"


class Done(Action):
    """No citizens, or no more of them, go into somebody else's fight."""


class Ready(Done):
    """No more citizens follow those sent to help."""


class StayOut(Done):
    """Ally with nobody in this fight."""


class Spare(Action):
    """The commander sends citizens of a colour, beyond the six dice, to the Refuge."""

    city: City
    count: int


class Consultation(Action):
    """What is said to the Oracle, if anything."""


class Predict(Consultation):
    """Foretell on the Oracle who wins and after how many assaults, 1 to 5."""

    winner: City
    assaults: int


class Abstain(Consultation):
    """Foretell nothing."""


class Shake(Action):
    """Shake the cups for the next assault. Due only where somebody gave up in the middle of a fight."""


class Announce(Action):
    """An attack: so many of a weapon under both cups, more than announced before."""

    count: int
    weapon: Weapon


class Lift(Action):
    """An announcement upon which the cups are lifted."""


class Counter(Lift):
    """There are fewer than announced."""


class Dodge(Lift):
    """There are exactly as many as announced."""


class Lose(Action):
    """The commander's losses after an assault: whose citizen flees to the Refuge and whose is eliminated."""

    refuge: City
    out: City


class Return(Action):
    """Place citizens that come back from a fight in a province one occupies."""

    province: Province
    count: int


VERBS = (
    Move, Take, Enter, Propose, Attack, Recruit, Pass, Accept, Refuse, Ally, Ready, StayOut, Spare, Predict,
    Abstain, Shake, Announce, Counter, Dodge, Lose, Return,
)  # fmt: skip
