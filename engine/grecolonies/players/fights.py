"""How a fight may end, as somebody sees it who thinks: each end with its chance.

Luck decides assaults, and what is said over the cups. How often one wins an assault comes from many of them,
one side thinking and the other answering sensibly.
"""

from functools import lru_cache
from typing import cast

from engine.core.contract import Event
from engine.core.play.chance import PLAN
from engine.grecolonies.law.groups import dice
from engine.grecolonies.law.losses import lose
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.state import (
    ATTACKER,
    DEFENDER,
    Acting,
    Assault,
    Fight,
    GrecoloniesState,
    InFight,
    Over,
    Shaking,
)
from engine.grecolonies.telling.odds import assault_won

ATTACKS, DEFENDS = 0.2, 0.3
"""How much better who thinks does in an assault than even luck: whoever answers has heard more."""
LONGEST = 60


def assault_chance(fight: Fight, thinks: int) -> float:
    """How likely the attacker wins the next assault, with the player that thinks on either side or none."""
    skill = ATTACKS if thinks == fight.attacker else -DEFENDS if thinks == fight.defender else 0.0
    return assault_won(dice(fight, ATTACKER), dice(fight, DEFENDER), skill)


@lru_cache(maxsize=4096)
def ends(
    state: GrecoloniesState, thinks: int, first: float | None = None
) -> tuple[tuple[float, GrecoloniesState], ...]:
    """The positions after a fight; none where none is on.

    `first`: how likely the attacker wins the assault that is on; None: as in any, whatever was said in it.
    """
    if not isinstance(state.frame, Assault | Shaking):
        return ()
    now: dict[GrecoloniesState, float] = {state: 1.0}
    found: dict[GrecoloniesState, float] = {}
    while now:
        then: dict[GrecoloniesState, float] = {}
        for each, chance in now.items():
            fight = cast(InFight, each.frame).fight
            attacker = assault_chance(fight, thinks) if first is None else first
            for side, part in ((DEFENDER, attacker), (ATTACKER, 1 - attacker)):
                after = _settled(_lost(each, fight, side))
                into = then if isinstance(after.frame, Assault | Shaking) else found
                into[after] = into.get(after, 0.0) + chance * part
        now, first = then, None
    return tuple((chance, each) for each, chance in found.items())


def _lost(state: GrecoloniesState, fight: Fight, side: int) -> GrecoloniesState:
    events: list[Event] = []
    return lose(state, fight, side, PLAN, events)


def _settled(state: GrecoloniesState) -> GrecoloniesState:
    """The state once all have answered as they would by default: losses, and the way home."""
    for _ in range(LONGEST):
        if isinstance(state.frame, Acting | Over | Assault | Shaking):
            break
        asked = RULES.decisions(state)[0]
        default = asked.default or RULES.legal(state, asked.seat)[0]
        state = RULES.resolve(state, asked.seat, default, PLAN).state
    return state
