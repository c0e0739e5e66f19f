"""The Royal Game of Ur with its pictures."""

from engine.ur.title import TITLE as GAME
from render.boards import drawn
from render.ur.artist import UrArtist

TITLE = drawn(__name__, GAME, UrArtist())
