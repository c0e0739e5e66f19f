"""The ids of Antike's notation: provinces, nations, goods, rondel fields, units, advances, personages."""

from typing import NewType

Province = NewType("Province", str)
Nation = NewType("Nation", str)
Good = NewType("Good", str)
Field = NewType("Field", str)
Unit = NewType("Unit", str)
Advance = NewType("Advance", str)
Personage = NewType("Personage", str)

MARBLE, IRON, GOLD = Good("marble"), Good("iron"), Good("gold")
RESOURCES = (MARBLE, IRON, GOLD)
"""The three resources, in the order of `Realm.goods`."""
COIN = Good("coin")

FIELDS = tuple(
    Field(name)
    for name in ("iron", "temple", "gold", "manoeuvre-1", "arming", "marble", "know-how", "manoeuvre-2")
)
"""The rondel clockwise. Each development field lies four before the resource it uses."""

LEGION, GALLEY = Unit("legion"), Unit("galley")
UNITS = (LEGION, GALLEY)

ADVANCES = tuple(
    Advance(name)
    for name in (
        "wheel", "sailing", "market", "monarchy", "roads", "navigation", "currency", "democracy",
    )
)  # fmt: skip
"""The four basic advances, then the higher one of each in the same order: bit n of `Realm.advances`."""

PERSONAGES = tuple(Personage(name) for name in ("king", "scholar", "general", "citizen", "navigator"))
PILES = (9, 8, 7, 6, 5)
"""How many of each personage there are: 35 in all."""
