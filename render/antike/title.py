"""Antike with its pictures."""

from functools import partial

from engine.antike.board import BOARDS
from engine.antike.title import TITLE as GAME
from render.antike.artist import AntikeArtist
from render.antike.map_check import check_map
from render.boards import drawn

TITLE = drawn(
    __name__,
    GAME,
    AntikeArtist(),
    {f"data/antike/{name}_map.json": partial(check_map, name) for name in BOARDS},
)
