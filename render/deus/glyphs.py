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
from render.deus.icons import icon, land
from render.deus.pieces import symbol
from render.kit.palette import INK, Rgb, flat, index
from render.kit.sprite import BOLD, Sprite, text

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


def _sprite(glyph: Glyph, height: int, behind: Rgb) -> Sprite:
    if not glyph.startswith(":"):
        return text(glyph, BOLD, max(20 if height > 14 else 17, round(0.95 * height)), INK, behind)
    name = glyph[1:]
    kind, _, rest = name.partition("-")
    if kind == "land":
        return land(rest, height)
    if kind == "symbol":
        return symbol(COLOURS.index(Colour(rest)), height)
    return icon(name, height)


GAP = 0.14
"""Between two signs, as a share of their height."""


@lru_cache(maxsize=1024)
def row(found: tuple[Glyph, ...], height: int, width: int, behind: Rgb) -> Sprite:
    """Signs beside each other on a plain ground, at most `height` high and `width` wide in pixels."""
    while True:
        sprites = [_sprite(glyph, height, behind) for glyph in found]
        gap = max(1, round(GAP * height))
        whole = sum(sprite.size[0] for sprite in sprites) + gap * (len(sprites) - 1)
        if whole <= width or height <= 10:
            break
        height -= 2
    image = Image.new("P", (max(1, whole), max(1, *(sprite.size[1] for sprite in sprites))), index(behind))
    image.putpalette(flat())
    x = 0
    for sprite in sprites:
        sprite.at(image, x, image.height / 2, "lm")
        x += sprite.size[0] + gap
    return Sprite(image, Image.new("1", image.size, 1))


def in_signs(effects: Sequence[Effect]) -> tuple[tuple[Glyph, ...], ...]:
    """A card's effects, a row of signs each."""
    return tuple(glyphs(effect) for effect in effects)
