"""The map of a board of people's own: an island for each province, where its place says.

Our boards have real coasts, painted beforehand (`data/grecolonies/author`); here the table is all there is.
"""

from PIL import Image, ImageDraw

from engine.grecolonies.board import board
from render.grecolonies.geometry import HEIGHT, WIDTH, Drawn, Place
from render.kit.grown import fitted, grown, shrunk, spread, stretched, wider
from render.kit.layers import OwnMap
from render.kit.palette import LAND, PAPER, RIDGE, SEA, TERRACOTTA, mix, quantised
from render.kit.portfolio import kept

FRAME = (184, 160, WIDTH - 184, HEIGHT - 160)
REACH, APART, FLAT = 162, 326, 0.86


@kept
def own_map(name: str) -> OwnMap[Drawn]:
    """The map of the board whose table this text holds."""
    facts = board(name)
    middles = spread(fitted(facts.place, FRAME, upward=True), APART, FRAME, FLAT)
    found = grown((WIDTH, HEIGHT), [(x, y, number) for number, (x, y) in enumerate(middles)], REACH, FLAT)
    image = Image.new("RGB", (WIDTH, HEIGHT), SEA[0])
    islands = {number: wider(edges, 48, found.size) for number, edges in found.boxes.items()}
    for width, shade in ((44, SEA[1]), (26, SEA[2]), (14, SEA[3]), (6, SEA[4])):
        for number, box in islands.items():
            image.paste(shade, box[:2], stretched(found.mask(number, box), width))
    for number, box in islands.items():
        mine = found.mask(number, box)
        image.paste(TERRACOTTA if facts.is_metropolis(number) else RIDGE, box[:2], mine)
        for width, shade in ((4, LAND[3]), (7, LAND[2]), (12, LAND[1]), (20, LAND[0])):
            image.paste(shade, box[:2], shrunk(mine, width))
    pen = ImageDraw.Draw(image)
    for edge, colour in ((0, RIDGE), (3, TERRACOTTA), (9, mix(TERRACOTTA, PAPER, 0.65))):
        pen.rectangle((edge, edge, WIDTH - 1 - edge, HEIGHT - 1 - edge), outline=colour, width=3)
    places = tuple(Place((round(x), round(y)), ()) for x, y in middles)
    return OwnMap(
        Drawn(WIDTH, HEIGHT, places, ()),
        {"ground": quantised(image), "cells": found.cells, "band": found.band()},
    )
