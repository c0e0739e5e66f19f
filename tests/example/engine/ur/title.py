"""The Royal Game of Ur: its law, its guide, its computer players."""

from engine.core.title import Title
from engine.players.randomly import Randomly
from engine.ur.guide import GUIDE
from engine.ur.rules import RULES
from engine.ur.sensible import Sensible

TITLE = Title(home=__name__, rules=RULES, guide=GUIDE, computers={"sensible": Sensible, "random": Randomly})
"""The game as the rest of Keryx takes it."""
