"""What people look up by name: cards with colour, cost, how many there are and what each does; resources,
pieces, gods, kinds of regions, the regions, and words of the rules.

What it does is told effect by effect, for cards of people's own, which no text of ours knows.
"""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.contract import Fact, Note, Thing, Word, named
from engine.core.fields import facts_of
from engine.core.values.amounts import Amounts
from engine.deus.cards import Design, card_set
from engine.deus.effects import ALWAYS, ANY, Effect, March, Scaled, Score, Sell
from engine.deus.words import COLOURS, GODS, GOLD, PIECES, REGIONS, RESOURCES, TEMPLE_PIECE, TERRAINS, VP

LOOKING_BACK = ("regions-entered", "cards-discarded")
"""Measures of what the same card just did: what counts them goes on without a word between."""


TERMS = (
    "column", "offering", "building", "town", "supply", "personal-supply", "continent", "end",
)  # fmt: skip
"""Words of the rules that people look up."""


@lru_cache(maxsize=64)
def things(cards: str) -> tuple[Thing, ...]:
    """All there is to look up where a set of cards is played with."""
    named_alone = {
        "good": (*RESOURCES, GOLD, VP),
        "piece": (*PIECES, TEMPLE_PIECE),
        "god": GODS,
        "terrain": TERRAINS,
        "term": TERMS,
        "region": REGIONS,
    }
    return (
        *(
            Thing(Word("card", design.name), (_design(design),), told(design.effects))
            for design in card_set(cards).designs
        ),
        *(Thing(Word(kind, each)) for kind, ids in named_alone.items() for each in ids),
    )


def _design(design: Design) -> Note:
    facts: dict[str, Fact] = {
        **named(colour=COLOURS[design.colour], god=GODS[design.colour]),
        "cost": design.whole_cost,
        "copies": design.copies,
    }
    return Note("card", facts)


def told(effects: Sequence[Effect]) -> tuple[Note, ...]:
    """A note for each effect of a card, in their order. Text: `deus-does-<effect>`."""
    return tuple(Note(effect.word, _facts(effect, effects[:place])) for place, effect in enumerate(effects))


def _facts(effect: Effect, before: Sequence[Effect]) -> dict[str, Fact]:
    """The effect's own parameters, what they come to, and how it follows those before."""
    goes_on = isinstance(effect, Scaled) and effect.per in LOOKING_BACK
    moved = [other.armies for other in before if isinstance(other, March)]
    follows: dict[str, Fact] = {
        "then": "yes" if before and not goes_on else "no",
        "marched": moved[-1] if moved else 0,
        "temple": "yes" if isinstance(effect, Score) else "no",
    }
    facts = facts_of(effect) | follows | _gains(effect)
    if isinstance(effect, Scaled):
        facts |= _measure(effect)
    if isinstance(effect, Sell):
        facts |= _sale(effect)
    return facts


def _brought(effect: Effect) -> Amounts:
    return Amounts.from_pairs((name, getattr(effect, name, 0)) for name in (*RESOURCES, GOLD, VP))


def _gains(effect: Effect) -> dict[str, Fact]:
    """All it brings; where that is one resource, which and how much of it."""
    gains = _brought(effect)
    ((name, much), *more) = gains.items or (("", 0),)
    alone = name in RESOURCES and not more
    return {"gains": gains, "gain": Word("good", name) if alone else "", "much": much if alone else 0}


def _measure(effect: Scaled) -> dict[str, Fact]:
    """What it counts, by the kind of measure and its parameter, and the most it brings of each kind."""
    kind, _, rest = effect.per.rpartition("-")
    facts: dict[str, Fact] = {"measure": str(effect.per), "terrain": "", "piece": "", "number": 0}
    if effect.per == ALWAYS:
        facts["measure"] = ""
    elif kind in ("occupied", "production"):
        facts |= {"measure": kind, "terrain": Word("terrain", rest)}
    elif kind in ("cities", "tiles"):
        facts |= {"measure": kind, "number": int(rest)}
    elif kind == "on-map":
        facts |= {"measure": kind, "piece": Word("piece", rest)}
    gains = _brought(effect).items
    once = effect.per == ALWAYS and all(count <= effect.most for _, count in gains)
    most = 0 if gains and once else effect.most
    limit = Amounts.from_pairs(((gains[0][0], most),) if len(gains) == 1 else ())
    return {**facts, "most": most, "limit": limit, "kinds": len(gains)}


def _sale(effect: Sell) -> dict[str, Fact]:
    """What is sold: `one` resource, `all` of them, `some`, each of `another` kind, one of `every` kind."""
    one_kind, count = effect.good != ANY, effect.count
    good: Fact = Word("good", effect.good) if one_kind else ""
    if effect.one_each and one_kind:
        count = 1
    several = effect.one_each and not one_kind and count != 1
    how = "every" if several and not 0 < count < len(RESOURCES) else "another" if several else "some"
    return {"good": good, "count": count, "how": how if count or several else "all"}
