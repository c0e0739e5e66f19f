"""What is true of every state of Antike: pieces are conserved and stay within their numbers."""

from collections.abc import Iterator

from engine.antike.law.arming import PIECES
from engine.antike.law.conquest import CITIES
from engine.antike.law.opening import COINS
from engine.antike.law.personages import left
from engine.antike.law.purse import CHIPS
from engine.antike.law.temple import TEMPLES
from engine.antike.state import NOBODY, AntikeState, Manoeuvre, MovedIn


def invariants(state: AntikeState) -> Iterator[tuple[bool, str]]:
    """What holds of a state if it is sound, each with its text."""
    yield state.coins + sum(realm.coins for realm in state.realms) == COINS, "30 coins in all"
    yield state.coins >= 0, "coins in the bank"
    yield sum(state.temples) <= TEMPLES, "at most 20 temples"
    yield (
        all(owner != NOBODY for owner, temple in zip(state.owner, state.temples, strict=True) if temple),
        "temples stand in cities",
    )
    yield all(count >= 0 for count in left(state)), "piles of personages"
    for number, realm in enumerate(state.realms):
        name = realm.nation
        yield min(realm.goods) >= 0 and realm.coins >= 0, f"{name}: goods"
        yield min(realm.legions) >= 0 and sum(realm.legions) <= PIECES, f"{name}: legions"
        yield min(realm.galleys) >= 0 and sum(realm.galleys) <= PIECES, f"{name}: galleys"
        yield state.owner.count(number) <= CITIES, f"{name}: cities"
        higher = realm.advances >> 4
        yield realm.advances & higher == higher, f"{name}: basic advances before higher ones"
    if state.options.chips == "limited":
        for place in range(3):
            yield sum(realm.goods[place] for realm in state.realms) <= CHIPS, "chips in the bank"
    frame = state.frame.manoeuvre if isinstance(state.frame, MovedIn) else state.frame
    if isinstance(frame, Manoeuvre):
        realm = state.realm
        for kind, province, _, count in frame.tired:
            yield 0 < count <= (realm.galleys if kind else realm.legions)[province], "tired units exist"
