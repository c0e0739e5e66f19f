"""Imported once by the process that bots are forked from: what takes long the first time is done already."""

from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.play.match import Match
from render.boards import draw_board
from render.scene import Scene
from render.titles import TITLES

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eve", "Fay")


for title in TITLES.values():
    seats = title.rules.seats[0]
    for language in LANGUAGES:
        match, _ = Match.start(title, title.rules.options(), seats, bytes(32))
        teller = Teller(language, title, NAMES[:seats])
        view = match.view(None)
        draw_board(title, Scene(view, (), NAMES[:seats], teller.word, teller.title()))
