"""What a card does in signs: `3 gold / forest` for three gold for each forest, and so on."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from engine.deus.effects import (
    ALWAYS,
    ANY,
    Activate,
    Besiege,
    Buy,
    Dig,
    Discard,
    Draw,
    Effect,
    Exchange,
    Gain,
    March,
    Produce,
    Recruit,
    Rob,
    Scaled,
    Score,
    Sell,
    Take,
)
from engine.deus.words import COLOURS, RESOURCES, Colour
from render.deus.signs.icons import icon, land
from render.deus.signs.pieces import symbol
from render.kit.palette import INK, PAPER, Rgb, flat, index
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, VALUE, Sprite, text

Glyph: TypeAlias = str
"""A number or mark such as `3`, `/` or `+`; or a sign: `:gold`."""

SIGNS = {
    "largest-city": (":city-5",),
    "villages-beside-army": (":village", ":piece-army"),
    "attacked-villages-beside-army": (":ruin", ":piece-army"),
    "villages-beside-region": (":village",),
    "longest-column": (":column",),
    "full-sets": (":sets",),
    "gold": (":gold",),
    "resources": (":any",),
    "temple-cards": (":symbol-purple",),
    "regions-entered": (":region",),
    "cards-discarded": (":card",),
    "cities-1": (":region",),
}
"""What each plain measure looks like."""


def measure(per: str) -> tuple[Glyph, ...]:
    """The signs of what is counted."""
    if per in SIGNS:
        return SIGNS[per]
    name, _, rest = per.rpartition("-")
    if name == "occupied":
        return (f":land-{rest}",)
    if name == "production":
        return (":piece-production", f":land-{rest}")
    if name == "cities":
        return (f":city-{rest}",)
    if name == "tiles":
        return (":tile", rest)
    return (f":piece-{rest}",)  # on-map


def _scaled(effect: Scaled) -> tuple[Glyph, ...]:
    found: tuple[Glyph, ...] = ()
    if effect.per != ALWAYS:
        found = ("/", *((str(effect.each),) if effect.each > 1 else ()), *measure(effect.per))
    return (*found, *((f"≤{effect.most}",) if effect.most else ()))


def _gains(effect: Gain | Sell | Rob) -> tuple[Glyph, ...]:
    return tuple(
        glyph
        for name in (*RESOURCES, "gold", "vp")
        if (count := getattr(effect, name, 0))
        for glyph in (str(count), f":{name}")
    )


def _sell(effect: Sell) -> tuple[Glyph, ...]:
    what = ":any" if effect.good == ANY else f":{effect.good}"
    many = ("×", str(effect.count)) if effect.count else ()
    return (what, *(("≠",) if effect.one_each else ()), *many, ":to", *_gains(effect))


def _produce(effect: Produce) -> tuple[Glyph, ...]:
    return (*((str(effect.buildings),) if effect.buildings else ("×",)), ":piece-production", ":to", ":any")


def _recruit(effect: Recruit) -> tuple[Glyph, ...]:
    return ("+", str(effect.pieces), ":any-piece", *(("≠",) if effect.one_each else ()), *_scaled(effect))


def _rob(effect: Rob) -> tuple[Glyph, ...]:
    return (*((":rival",) * (2 if effect.whom == "each" else 1)), ":to", *_gains(effect))


_TOLD: dict[type[Effect], Callable[..., tuple[Glyph, ...]]] = {
    Gain: lambda e: (*_gains(e), *_scaled(e)),
    Take: lambda e: (str(e.goods), ":any", *_scaled(e)),
    Buy: lambda e: (str(e.price), ":gold", ":to", ":any", "×", str(e.count)),
    Sell: _sell,
    Exchange: lambda e: (":any", ":swap", ":any", "×", str(e.count)),
    Produce: _produce,
    Draw: lambda e: ("+", str(e.cards), ":card", *_scaled(e)),
    Recruit: _recruit,
    Activate: lambda e: (":again", *(f":symbol-{colour}" for colour in e.colours)),
    Dig: lambda e: (":eye", str(e.look), ":card", ":to", str(e.keep), ":card"),
    Discard: lambda e: ("−", str(e.cards), ":card"),
    March: lambda e: (
        *((str(e.armies),) if e.armies > 1 else ()),
        ":piece-army",
        ":to",
        str(e.regions),
        ":region",
    ),
    Rob: _rob,
    Besiege: lambda e: (":village", ":to", str(e.vp), ":vp"),
    Score: lambda e: (":end", str(e.vp), ":vp", *_scaled(e)),
}


def glyphs(effect: Effect) -> tuple[Glyph, ...]:
    """An effect in signs."""
    return _TOLD[type(effect)](effect)


def sprite_of(glyph: Glyph, height: int, behind: Rgb = PAPER) -> Sprite:
    """A sign or a number so many pixels high."""
    if not glyph.startswith(":"):
        return text(glyph, BOLD, max(VALUE, round(0.95 * height)), INK, behind)
    name = glyph[1:]
    kind, _, rest = name.partition("-")
    if kind == "land":
        return land(rest, height)
    if kind == "symbol":
        return symbol(COLOURS.index(Colour(rest)), height)
    return icon(name, height)


GAP = 0.11
"""Between two signs, as a share of their height."""


def _room(found: Sequence[Glyph], height: int, behind: Rgb) -> int:
    """How wide signs beside each other are."""
    return sum(sprite_of(glyph, height, behind).size[0] for glyph in found) + _gap(height) * (len(found) - 1)


def _gap(height: int) -> int:
    return max(1, round(GAP * height))


@kept
def row(found: tuple[Glyph, ...], height: int, width: int, behind: Rgb) -> Sprite:
    """Signs beside each other on a plain ground, at most `height` high and `width` wide in pixels."""
    while height > VALUE and _room(found, height, behind) > width:
        height -= 2
    sprites = [sprite_of(glyph, height, behind) for glyph in found]
    size = max(1, _room(found, height, behind)), max(1, *(sprite.size[1] for sprite in sprites))
    image = Image.new("P", size, index(behind))
    image.putpalette(flat())
    x = 0
    for sprite in sprites:
        sprite.at(image, x, image.height / 2, "lm")
        x += sprite.size[0] + _gap(height)
    return Sprite(image)


BEFORE = ("/", ":to", "×", "+", "−", ":again", ":eye", ";")
"""Signs that begin what follows them: no line ends with one."""


def _joined(found: Sequence[Glyph]) -> list[tuple[Glyph, ...]]:
    """The signs in groups that stay together: a number and what it counts, an arrow and what comes of it."""
    groups: list[tuple[Glyph, ...]] = []
    last = ""
    for glyph in found:
        bound = last in BEFORE or (last.isdigit() and glyph.startswith(":") and glyph not in (":to", ":swap"))
        if groups and (bound or glyph[0] in "≤≠"):
            groups[-1] = (*groups[-1], glyph)
        else:
            groups.append((glyph,))
        last = glyph
    return groups


@lru_cache(maxsize=1024)
def lines(found: tuple[Glyph, ...], height: int, width: int) -> tuple[tuple[Glyph, ...], ...]:
    """The signs in lines at most `width` pixels wide; of a group that is wider the last signs come below."""
    broken: list[tuple[Glyph, ...]] = []
    groups = _joined(found)
    while groups:
        group = groups.pop(0)
        if len(group) > 1 and _room(group, height, PAPER) > width:
            groups[:0] = [group[:-1], group[-1:]]
            continue
        if broken and _room((*broken[-1], *group), height, PAPER) <= width:
            broken[-1] = (*broken[-1], *group)
        else:
            broken.append(group[1:] if group[0] == ";" else group)
    return tuple(broken)


Way = tuple[int, int, int]
"""How signs may be written: their height, how many lines at most, and how wide these; pixels."""


def fitting_lines(
    effects: Sequence[Effect], ways: Sequence[Way]
) -> tuple[Way, tuple[tuple[Glyph, ...], ...]]:
    """The first way in which a card's effects have room, and their lines: as many effects as can be."""
    parts = [tuple(glyph for glyph in part if glyph not in UNSAID) for part in in_signs(effects)]
    for count in range(len(parts), 0, -1):
        told = tuple(
            glyph for place, part in enumerate(parts[:count]) for glyph in ((";",) * bool(place) + part)
        )
        for way in ways:
            height, most, width = way
            broken = lines(told, height, width)
            if len(broken) <= most:
                return way, broken
    height, most, width = ways[-1]
    return ways[-1], lines(parts[0], height, width)[:most] if parts else ()


UNSAID = (":end", "≤12")
"""What all temples have in common: they count at the end, and 12 points at most."""


def in_signs(effects: Sequence[Effect]) -> tuple[tuple[Glyph, ...], ...]:
    """A card's effects, a row of signs each."""
    return tuple(glyphs(effect) for effect in effects)
