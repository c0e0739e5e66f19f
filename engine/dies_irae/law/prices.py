"""What actions cost, for those who choose among them: the table of prices (9.3 to 9.8)."""

from collections.abc import Mapping

from engine.core.contract import NO_FACTS, Action, Fact, Refusal
from engine.core.values.amounts import Amounts
from engine.dies_irae import actions
from engine.dies_irae.charts import GOLDEN, chart
from engine.dies_irae.state import DiesIraeState, Realm, with_realm
from engine.dies_irae.values import price
from engine.dies_irae.words import ROWS, TALENT

ITEMS: dict[type[Action], str] = {
    actions.Fortify: "fortress",
    actions.BuildMonument: "monument",
    actions.CreatePost: "trade-post",
    actions.PayStability: "stability",
    actions.Undermine: "undermining",
    actions.Offer: "armistice",
}
"""What each verb buys, by its name in the table of prices."""


def price_of(realm: Realm, action: Action) -> Amounts | None:
    """Talents an action costs a power; None if it costs nothing or is not to be had yet."""
    if isinstance(action, actions.Develop):
        row = ROWS.index(action.row)
        cost: int | None = chart()[row][min(realm.development[row] + 1, GOLDEN)].price
    else:
        item = action.unit if isinstance(action, actions.Raise) else ITEMS.get(type(action))
        cost = None if item is None else price(realm.development, item)
    return None if cost is None else Amounts.from_pairs([(TALENT, cost)])


def paid(state: DiesIraeState, item: str) -> tuple[DiesIraeState, int]:
    """The state in which the active power has paid for an item, and what it cost."""
    realm = state.realms[state.active]
    cost = price(realm.development, item) or 0
    return with_realm(state, state.active, talents=realm.talents - cost), cost


def too_dear(
    realm: Realm, cost: int | None, rule: str, facts: Mapping[str, Fact] = NO_FACTS
) -> Refusal | None:
    """Why a power cannot pay so many talents, or None; `facts` is what else the sentence mentions."""
    if cost is None or cost <= realm.talents:
        return None
    return Refusal("too-dear", {**facts, "needs": cost, "has": realm.talents}, rule)
