"""What is built brings and will cost, told before it is (8, 9.3, 10, 12)."""

from engine.core.contract import Action, Note
from engine.dies_irae.actions import BuildMonument, Fortify, Raise
from engine.dies_irae.charts import HIGHEST
from engine.dies_irae.law.tally import supplied
from engine.dies_irae.pieces import count_legions
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.values import price
from engine.dies_irae.words import LEGION


def built(state: DiesIraeState, action: Action) -> tuple[Note, ...]:
    """What the active power has of a unit, a fortress or a monument, the same wherever it is built."""
    realm = state.realms[state.active]
    match action:
        case Raise() if action.unit == LEGION:
            return (Note("legion", {"count": count_legions(realm) + 1, "supplied": supplied(realm)}),)
        case Raise():
            return (Note("ship", {"talents": price(realm.development, "ship-maintenance") or 0}),)
        case Fortify():
            return (Note("fortress"),)
        case BuildMonument():
            return (Note("monument", {"steps": int(realm.stability < HIGHEST)}),)
    return ()
