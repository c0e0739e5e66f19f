"""Colours that colour-blind people can tell apart."""

from itertools import combinations

import pytest
from coloraide import Color
from PIL import Image

from data import ROOT
from engine.antike.board import BOARDS, board
from render.antike.emblems import COLOURS, RESOURCE
from render.deus.signs.pieces import OWNERS
from render.grecolonies.emblems import COLOURS as CITIES
from render.grecolonies.emblems import CRAFTS, HARVESTS, SIGNS
from render.kit import palette
from render.kit.layers import painted

SIGHTS = ("none", "protan", "deutan", "tritan")
PLAYERS_APART, GOODS_APART = 10.0, 14.0
"""Smallest difference (CIEDE2000) between two colours of a kind; every one is doubled by a shape, too."""


def seen(rgb: palette.Rgb, sight: str) -> Color:
    colour = Color("srgb", [part / 255 for part in rgb])
    return colour if sight == "none" else colour.filter(sight)


def closest(colours: dict[str, palette.Rgb], sight: str) -> tuple[float, str, str]:
    return min(
        (seen(one, sight).delta_e(seen(other, sight), method="2000"), a, b)
        for (a, one), (b, other) in combinations(colours.items(), 2)
    )


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_colours_are_apart(sight):
    difference, *pair = closest(dict(zip("abcdef", palette.PLAYERS, strict=True)), sight)
    assert difference >= PLAYERS_APART, pair


@pytest.mark.parametrize("sight", SIGHTS)
def test_goods_are_apart(sight):
    goods = {kind: colour for kind, colour in RESOURCE.items() if kind != "coin"}
    difference, *pair = closest(goods, sight)
    assert difference >= GOODS_APART, pair


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", [HARVESTS, CRAFTS])
def test_signs_of_one_shape_are_apart(sight, kind):
    difference, *pair = closest({name: SIGNS[name] for name in kind}, sight)
    assert difference >= 12.0, pair


@pytest.mark.parametrize("sight", SIGHTS)
def test_lands_cards_and_owners_of_deus_are_apart(sight):
    lands = {kind: ground for kind, (ground, _) in palette.TERRAIN.items()}
    owners = dict(zip("abcd", OWNERS, strict=True))
    for colours, least in ((lands, 8.0), (palette.CARDS, 7.0), (owners, PLAYERS_APART)):
        difference, *pair = closest(colours, sight)
        assert difference >= least, pair


@pytest.mark.parametrize("sight", SIGHTS)
def test_claimed_land_is_apart_from_the_sea_from_free_land_and_from_land_of_others(sight):
    claimed = {name: palette.claimed_shade(number, palette.LAND[0]) for number, name in enumerate("abcdef")}
    difference, *pair = closest({**claimed, "free": palette.LAND[0]}, sight)
    assert difference >= 7.0, pair
    least = 6.0 if sight == "tritan" else 9.0  # sky and sea: their coast tells the rest
    waters = [seen(shade, sight) for shade in (*palette.SEA, palette.BEYOND_SEA)]
    for number in range(len(palette.PLAYERS)):
        for shade in palette.LAND:
            land = seen(palette.claimed_shade(number, shade), sight)
            assert min(land.delta_e(water, method="2000") for water in waters) >= least, (number, shade)


def test_no_two_nations_of_a_board_and_no_two_cities_share_a_colour():
    for name in BOARDS:
        nations = {start.nation for starts in board(name).starts.values() for start in starts}
        assert len({COLOURS[nation] for nation in nations}) == len(nations)
    assert len(set(CITIES.values())) == len(CITIES)


@pytest.mark.parametrize("file", sorted(ROOT.glob("*/*ground*.png")), ids=lambda file: file.stem)
def test_painted_grounds_keep_their_colours_wherever_the_palette_has_them(file):
    with Image.open(file) as ground:
        kept = painted(file.parent.name, file.stem)
        assert kept.getpalette() == palette.flat()
        assert kept.convert("RGB").tobytes() == ground.convert("RGB").tobytes()


def test_the_palette_has_room_for_all():
    assert len(palette.colours()) <= 256
    assert len(palette.flat()) == 768
