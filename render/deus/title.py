"""Deus with its pictures."""

from engine.deus.title import TITLE as GAME
from render.boards import drawn
from render.deus.artist import DeusArtist

TITLE = drawn(__name__, GAME, DeusArtist())
