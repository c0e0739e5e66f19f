"""Dies Irae with its pictures."""

from functools import partial

from engine.dies_irae.title import TITLE as GAME
from render.boards import drawn
from render.dies_irae.artist import DiesIraeArtist
from render.dies_irae.geometry import LARGER
from render.dies_irae.map_check import check_ground

TITLE = drawn(
    __name__,
    GAME,
    DiesIraeArtist(),
    {
        "data/dies_irae/ground.png": partial(check_ground, 1),
        "data/dies_irae/ground_large.png": partial(check_ground, LARGER),
    },
)
