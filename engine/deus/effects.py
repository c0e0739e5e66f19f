"""What cards can do: a small vocabulary, read from text such as `march armies:1 regions:2 / rob gold:2`.

Each effect is a frozen value whose fields are its parameters. Effects that grow with what one has are
`Scaled`: they count `per` a measure, one for each `each` of them, rounded down or up, `most` of each kind.
"""

import re
from typing import Literal

from engine.core.contract import Worded
from engine.core.values.forms import FieldForm, forms
from engine.deus.words import COLOURS, PIECES, RESOURCES, TERRAINS, VILLAGE, Colour, Good, Measure

MOST = 99
"""The largest number a card may name."""
ALWAYS = Measure("-")
"""No measure: the effect counts once."""
ANY = Good("-")
"""No resource named: any of them."""

PLAIN_MEASURES = (
    "largest-city", "villages-beside-army", "attacked-villages-beside-army", "villages-beside-region",
    "longest-column", "full-sets", "gold", "resources", "temple-cards", "regions-entered", "cards-discarded",
)  # fmt: skip
"""Measures without a parameter."""
MEASURES = (
    *PLAIN_MEASURES,
    *(f"occupied-{terrain}" for terrain in TERRAINS[:VILLAGE]),
    *(f"production-{terrain}" for terrain in TERRAINS[1:VILLAGE]),
    *(f"cities-{size}" for size in range(1, 6)),
    *(f"tiles-{regions}" for regions in range(1, 5)),
    *(f"on-map-{piece}" for piece in PIECES),
)
"""Everything a card may count."""


class Effect(Worded):
    """One thing a card does, which card files call by its word."""


class Scaled(Effect, kw_only=True):
    """An effect that counts something."""

    per: Measure = ALWAYS
    each: int = 1
    round: Literal["down", "up"] = "down"
    most: int = 0
    """The most it brings of each kind at one time; 0: no limit."""


class Gain(Scaled, kw_only=True):
    """Resources from the supply as far as it reaches, gold, victory points."""

    wood: int = 0
    clay: int = 0
    stone: int = 0
    wheat: int = 0
    gold: int = 0
    vp: int = 0


class Take(Scaled, kw_only=True):
    """Resources of free choice from the supply."""

    goods: int = 1


class Buy(Effect, kw_only=True):
    """Up to `count` resources of any types from the supply for `price` gold each."""

    count: int
    price: int


class Sell(Effect, kw_only=True):
    """Sell resources to the supply for gold or victory points each, or for both.

    `good` may be left out: any type; `count` 0: as many as one has; `one_each`: at most one of each type.
    """

    good: Good = ANY
    count: int = 0
    one_each: bool = False
    gold: int = 0
    vp: int = 0


class Exchange(Effect, kw_only=True):
    """Give up to `count` resources to the supply and take as many of any types."""

    count: int


class Produce(Effect, kw_only=True):
    """That many of one's production buildings make one resource of their region each; 0: all of them."""

    buildings: int = 0


class Draw(Scaled, kw_only=True):
    """Draw cards."""

    cards: int


class Recruit(Scaled, kw_only=True):
    """Standard pieces of free choice from one's personal supply; `one_each`: of different types."""

    pieces: int
    one_each: bool = False


class Activate(Effect, kw_only=True):
    """Carry out once one card of one's own in a column of these colours."""

    colours: tuple[Colour, ...]


class Dig(Effect, kw_only=True):
    """Look at cards of the draw pile, keep some, discard the others."""

    look: int
    keep: int = 1


class Discard(Effect, kw_only=True):
    """Discard up to that many cards of one's hand: later effects of the card count them."""

    cards: int


class March(Effect, kw_only=True):
    """Move up to `armies` armies up to `regions` regions each."""

    armies: int
    regions: int


class Rob(Effect, kw_only=True):
    """Take gold or victory points from one opponent, or from each, who is beside one's army.

    After a march of the same card the army that marched counts, else every army.
    """

    gold: int = 0
    vp: int = 0
    whom: Literal["one", "each"] = "one"


class Besiege(Effect, kw_only=True):
    """Take victory points from one village beside one's army."""

    vp: int


class Score(Scaled, kw_only=True):
    """At the end of the game: victory points, at most 12."""

    vp: int
    most: int = 12


EFFECTS: dict[str, type[Effect]] = {
    cls.word: cls
    for cls in (
        Gain, Take, Buy, Sell, Exchange, Produce, Draw, Recruit, Activate, Dig, Discard, March, Rob, Besiege,
        Score,
    )
}  # fmt: skip
"""The vocabulary of card files."""


class BadEffect(ValueError):
    """A text that is no effect: a key of the texts about data, what was given, what would do."""

    def __init__(self, key: str, given: str, needed: str = "") -> None:
        super().__init__(key, given)
        self.key = key
        self.given = given
        self.needed = needed


def read_effects(text: str) -> tuple[Effect, ...]:
    """Several effects joined by `/`.

    Raises:
        BadEffect: the first part that cannot be read.
    """
    return tuple(_read(part) for part in text.split("/"))


def _read(text: str) -> Effect:
    verb, *words = text.split() or [""]
    cls = EFFECTS.get(verb)
    if cls is None:
        raise BadEffect("unknown-effect", verb, ", ".join(EFFECTS))
    known = {form.label: form for form in forms(cls)}
    values: dict[str, object] = {}
    for word in words:
        name, _, value = word.partition(":")
        form = known.get(name)
        if form is None or form.name in values:
            raise BadEffect("unknown-parameter", word, ", ".join(known))
        values[form.name] = _value(form, value, word)
    missing = [form.label for form in known.values() if not form.optional and form.name not in values]
    if missing:
        raise BadEffect("parameter-missing", verb, ", ".join(missing))
    effect = cls(**values)
    if isinstance(effect, Gain | Sell | Rob | Score) and not any(
        getattr(effect, name, 0) for name in (*RESOURCES, "gold", "vp")
    ):
        raise BadEffect("effect-without-gain", text.strip())
    return effect


def _value(form: FieldForm, text: str, word: str) -> object:
    known = {"good": RESOURCES, "measure": MEASURES, "colour": COLOURS[:5]}.get(form.kind, form.choices)
    if form.kind == "number":
        least = 1 if form.name == "each" else 0
        if not re.fullmatch("[0-9]{1,4}", text) or not least <= int(text) <= MOST:
            raise BadEffect("out-of-range", word, f"{least}–{MOST}")
        return int(text)
    if form.many:
        words = tuple(text.split("+"))
        if not set(words) <= set(known):
            raise BadEffect("none-of", word, ", ".join(known))
        return words
    if text not in known:
        raise BadEffect("none-of", word, ", ".join(known))
    return text == "yes" if form.kind == "flag" else text
