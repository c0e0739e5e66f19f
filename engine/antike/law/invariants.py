"""What is true of every state of Antike: pieces are conserved and stay within their numbers."""

from engine.antike.law.arming import PIECES
from engine.antike.law.conquest import CITIES
from engine.antike.law.opening import COINS
from engine.antike.law.personages import left
from engine.antike.law.purse import CHIPS
from engine.antike.law.temple import TEMPLES
from engine.antike.state import NOBODY, AntikeState, Manoeuvre, MovedIn


def check(state: AntikeState) -> tuple[str, ...]:
    """The invariants this state breaks, in words for developers."""
    wrong: list[str] = []

    def demand(holds: bool, text: str) -> None:
        if not holds:
            wrong.append(text)

    demand(state.coins + sum(realm.coins for realm in state.realms) == COINS, "30 coins in all")
    demand(state.coins >= 0, "coins in the bank")
    demand(sum(state.temples) <= TEMPLES, "at most 20 temples")
    demand(
        all(owner != NOBODY for owner, temple in zip(state.owner, state.temples, strict=True) if temple),
        "temples stand in cities",
    )
    demand(all(count >= 0 for count in left(state)), "piles of personages")
    for number, realm in enumerate(state.realms):
        name = realm.nation
        demand(min(realm.goods) >= 0 and realm.coins >= 0, f"{name}: goods")
        demand(min(realm.legions) >= 0 and sum(realm.legions) <= PIECES, f"{name}: legions")
        demand(min(realm.galleys) >= 0 and sum(realm.galleys) <= PIECES, f"{name}: galleys")
        demand(state.owner.count(number) <= CITIES, f"{name}: cities")
        higher = realm.advances >> 4
        demand(realm.advances & higher == higher, f"{name}: basic advances before higher ones")
    if state.options.chips == "limited":
        for place in range(3):
            demand(sum(realm.goods[place] for realm in state.realms) <= CHIPS, "chips in the bank")
    frame = state.frame.manoeuvre if isinstance(state.frame, MovedIn) else state.frame
    if isinstance(frame, Manoeuvre):
        realm = state.realm
        for kind, province, _, count in frame.tired:
            demand(0 < count <= (realm.galleys if kind else realm.legions)[province], "tired units exist")
    return tuple(wrong)
