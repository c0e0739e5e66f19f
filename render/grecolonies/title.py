"""Grécolonies with its pictures."""

from engine.grecolonies.title import TITLE as GAME
from render.boards import drawn
from render.grecolonies.artist import GrecoloniesArtist

TITLE = drawn(__name__, GAME, GrecoloniesArtist())
