"""The one palette of all boards: at most 256 colours, so that pictures are composed and saved in it.

Land and sea have a few shades each, and the same shades tinted for each player's colour: owning a province
means painting it from the tinted shades. Players' colours start from Okabe and Ito's, which colour-blind
people tell apart; every colour is doubled by an emblem.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

Rgb = tuple[int, int, int]


def rgb(text: str) -> Rgb:
    """The three numbers of a colour such as `#e69f00`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The first colour with a `share` of the other in it."""
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


INK, PAPER, WHITE = rgb("#2b2118"), rgb("#f4e9cf"), rgb("#ffffff")
LAND = tuple(rgb(each) for each in ("#f2e4c1", "#ecdcb4", "#e2cd9f", "#d3b985"))
"""Parchment, from the open land to the shadow along the coast."""
SEA = tuple(rgb(each) for each in ("#7fb2bd", "#8dbdc6", "#9dc8cf", "#b2d5d8", "#cbe3e2"))
"""From deep water to the foam along the coast."""
BEYOND_LAND, BEYOND_SEA = rgb("#d9cfb8"), rgb("#9fb4b6")
"""What lies outside the game."""
TERRACOTTA, DEEP, RIDGE = rgb("#b1491f"), rgb("#134a86"), rgb("#6b6156")
"""Land borders, sea borders, closed borders."""
MARBLE, IRON, GOLD, COIN = rgb("#ffffff"), rgb("#6d86a6"), rgb("#f2c230"), rgb("#c98a2b")
LIGHT = rgb("#fff3a0")
"""The ring around what is new."""
BLOOD = rgb("#a3121f")

PLAYERS = tuple(rgb(each) for each in ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00"))
"""Orange, sky, green, yellow, blue, vermilion."""
TERRAIN = {
    "sea": (rgb("#9ed3e0"), rgb("#5f9fb4")),
    "forest": (rgb("#8dbb72"), rgb("#447a42")),
    "swamp": (rgb("#a87f63"), rgb("#6d4a33")),
    "mountain": (rgb("#c9c5c6"), rgb("#7f7b7c")),
    "field": (rgb("#f2da74"), rgb("#c4982f")),
    "village": (rgb("#f6ebe2"), rgb("#bb8f78")),
}
"""Ground of a kind and the darker shade of what grows or stands there."""
OCEAN = rgb("#5f93a3")
"""The sea that nobody sails."""
CARDS = {
    "blue": rgb("#1a58a8"), "green": rgb("#4f9d55"), "yellow": rgb("#edc02e"), "brown": rgb("#6a4020"),
    "red": rgb("#d23c32"), "purple": rgb("#aa74cc"),
}  # fmt: skip
"""Colours of cards; each has its own sign, too."""
TEAL, CLAY, STONE = rgb("#12808c"), rgb("#c4653a"), rgb("#a3a4a8")

TINT = 0.34
"""How much of the owner's colour lies over its provinces."""

CLAIMED = (0.9, 0.95, 0.9, 0.55, 0.9, 0.8)
"""How much of each player's colour lies over land alone, where the sea stays sea: sky, green and blue in
full, as they would be taken for water or for each other otherwise; yellow pale, as it would be taken for
orange otherwise."""
SHADED = (0.0, 0.0, 0.0, 0.15, 0.0, 0.0)
"""How much ink lies over that: whoever sees no blue takes yellow for free land where it is as light."""

DEEPER = 0.6
"""How much of it lies over land that is wholly its own, where a board tells the two apart."""


def claimed_shade(player: int, shade: Rgb) -> Rgb:
    """A shade of the land a player owns, on a board where the sea stays sea."""
    return mix(mix(shade, PLAYERS[player], CLAIMED[player]), INK, SHADED[player])


def _of_cards() -> list[Rgb]:
    """Colours of cards with their edges and grounds."""
    tones = [*CARDS.values(), TEAL]
    return [*tones, *(mix(each, INK, 0.45) for each in tones), *(mix(each, WHITE, 0.8) for each in tones)]


@cache
def colours() -> tuple[Rgb, ...]:
    """All colours, each once: the palette in its order."""
    found: dict[Rgb, None] = dict.fromkeys((*LAND, *SEA))
    for player in PLAYERS:
        for shade in (*LAND, *SEA):
            found[mix(shade, player, TINT)] = None
    for step in range(13):
        found[mix(INK, PAPER, step / 12)] = None
    for player in PLAYERS:
        for share in (0.0, 0.25, 0.5, 0.75):
            found[mix(player, INK, share)] = None
        for share in (0.35, 0.7):
            found[mix(player, WHITE, share)] = None
    for colour in (TERRACOTTA, DEEP, RIDGE, IRON, GOLD, COIN, BLOOD):
        for share in (0.0, 0.4, 0.75):
            found[mix(colour, INK, share)] = None
        for share in (0.35, 0.65):
            found[mix(colour, PAPER, share)] = None
    for colour in (WHITE, MARBLE, LIGHT, BEYOND_LAND, BEYOND_SEA, mix(WHITE, PAPER, 0.5)):
        found[colour] = None
    found |= dict.fromkeys(mix(shade, player, DEEPER) for player in PLAYERS for shade in LAND)
    found |= dict.fromkeys(claimed_shade(number, shade) for number in range(len(PLAYERS)) for shade in LAND)
    for colour in (*_of_cards(), *(shade for pair in TERRAIN.values() for shade in pair), OCEAN, CLAY, STONE):
        found[colour] = None
    if len(found) > 256:
        raise ValueError(f"{len(found)} colours")
    return tuple(found)


@cache
def flat() -> list[int]:
    """The palette as Pillow wants it: 768 numbers."""
    numbers = [part for colour in colours() for part in colour]
    return numbers + [0] * (768 - len(numbers))


@cache
def palette_image() -> Image.Image:
    """An image that carries the palette, to quantise others to it."""
    image = Image.new("P", (1, 1))
    image.putpalette(flat())
    return image


@cache
def index(colour: Rgb) -> int:
    """The place of the nearest colour in the palette."""
    return min(
        range(len(colours())),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(colours()[place], colour, strict=True)),
    )


@cache
def tinted(player: int) -> list[int]:
    """For each place of the palette the place it becomes where a player owns the province."""
    table = list(range(256))
    for shade in (*LAND, *SEA):
        table[index(shade)] = index(mix(shade, PLAYERS[player], TINT))
    return table


@cache
def claimed(player: int) -> list[int]:
    """For each place of the palette the place it becomes on a player's land; the sea stays as it is."""
    table = list(range(256))
    for shade in LAND:
        table[index(shade)] = index(claimed_shade(player, shade))
    return table


@cache
def deepened(player: int) -> list[int]:
    """The same as `tinted`, with the land in a deeper shade."""
    table = list(tinted(player))
    for shade in LAND:
        table[index(shade)] = index(mix(shade, PLAYERS[player], DEEPER))
    return table


def quantised(image: Image.Image) -> Image.Image:
    """An RGB image in the palette's nearest colours, without dithering."""
    return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


def settled(image: Image.Image) -> Image.Image:
    """A picture that was saved with a palette of its own, each colour at its place in this one."""
    numbers = image.getpalette() or []
    own = [(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), 3)]
    known = {colour: place for place, colour in enumerate(colours())}
    places = [known[colour] if colour in known else index(colour) for colour in own]
    found = image.point(places + [0] * (256 - len(places)))
    found.putpalette(flat())
    return found


def fewest(counts: Sequence[int], many: int) -> list[int]:
    """For each place of the palette the nearest of the `many` most frequent ones.

    `counts`: how often each is. What is written in fewer shades looks the same and makes smaller files.
    """
    kept = tuple(sorted(sorted(range(len(colours())), key=lambda each: -counts[each])[:many]))
    return [_like(each, kept) if counts[each] else each for each in range(256)]


@cache
def nearest(kept: tuple[Rgb, ...]) -> list[int]:
    """For each place of the palette that of the colour most like its own, of those that are kept."""
    places = tuple(index(colour) for colour in kept)
    table = [_like(each, places) for each in range(len(colours()))]
    return table + [0] * (256 - len(table))


@lru_cache(maxsize=4096)
def _like(place: int, kept: tuple[int, ...]) -> int:
    """Of some places of the palette the one whose colour is most like another's."""
    red, green, blue = colours()[place]
    return min(
        kept,
        key=lambda each: (
            (colours()[each][0] - red) ** 2
            + (colours()[each][1] - green) ** 2
            + (colours()[each][2] - blue) ** 2
        ),
    )
