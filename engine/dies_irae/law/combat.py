"""9.1.2, 9.2: the arithmetic of a combat: strengths, and what so much strength destroys."""

from engine.core.values.frozen import Frozen
from engine.dies_irae import charts
from engine.dies_irae.board import board
from engine.dies_irae.pieces import stack_at
from engine.dies_irae.state import EMPTY, DiesIraeState, Holding
from engine.dies_irae.values import strength
from engine.dies_irae.words import LEGION, Unit

CULTURE_ROW = 3


class Losses(Frozen):
    """What a side loses: units, and perhaps fortress and monument."""

    units: int
    fortress: bool = False
    monument: bool = False


def modifier(state: DiesIraeState, power: int) -> int:
    """What culture and stability add to a power's strength, once per combat; nothing after revolution."""
    realm = state.realms[power]
    if realm.fallen:
        return 0
    return charts.chart()[CULTURE_ROW][realm.development[CULTURE_ROW]].combat + charts.stability_combat(
        realm.stability
    )


def holding_at(state: DiesIraeState, place: int) -> Holding:
    """What stands in a hex; nothing where there is no good."""
    site = board().site[place]
    return EMPTY if site < 0 else state.sites[site]


def fortified(state: DiesIraeState, place: int, power: int) -> bool:
    """Whether a power's fortress stands in a hex."""
    holding = holding_at(state, place)
    return holding.owner == power and holding.fortress


def fighters(state: DiesIraeState, place: int, power: int, unit: Unit) -> int:
    """A power's legions ashore, or its ships, in a hex. Legions aboard do not fight (9.1.1)."""
    stack = stack_at(state.realms[power], place)
    return stack.legions if unit == LEGION else stack.ships


def side_strength(
    state: DiesIraeState, place: int, power: int, unit: Unit, defending: bool, led: bool = True
) -> int:
    """A side's combat value: units, fortress and mountain in defence, the leader, culture and stability.

    `led`: whether leaders fight in this combat. Never below 0, and 0 for a side without anything that fights.
    """
    realm = state.realms[power]
    count = fighters(state, place, power, unit)
    total = count * strength(realm.development, unit)
    by_land = unit == LEGION
    fortress = defending and by_land and fortified(state, place, power)
    if not count and not fortress:
        return 0
    if fortress:
        total += charts.FORTRESS_STRENGTH
    if defending and board().mountain[place]:
        total += charts.MOUNTAIN
    if led and count and realm.leader == place:
        total += charts.LEADER_STRENGTH
    return max(0, total + modifier(state, power))


def losses(total: int, units: int, fortress: bool, monument: bool) -> Losses:
    """What a strength destroys: a unit for each 3; what is left over after all units, a fortress for 6, and
    with no fortress standing a monument for 8.
    """
    gone = min(units, total // charts.UNIT_HITS)
    left = total - gone * charts.UNIT_HITS
    if gone < units:
        return Losses(gone)
    burnt = fortress and left >= charts.FORTRESS_HITS
    if burnt:
        left -= charts.FORTRESS_HITS
    return Losses(gone, burnt, monument and burnt == fortress and left >= charts.MONUMENT_HITS)
