"""Grécolonies: its law, its guide, its computer players, its tables."""

from functools import partial

from engine.core.title import Title
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.own_boards import FORMS
from engine.grecolonies.players.features import JUDGING
from engine.grecolonies.players.gentle import gentle
from engine.grecolonies.players.sensible import Sensible
from engine.grecolonies.players.thinking import THINKING
from engine.grecolonies.telling.guide import GUIDE
from engine.players.archimedes import Archimedes
from engine.players.randomly import Randomly

TITLE = Title(
    home=__name__,
    rules=RULES,
    guide=GUIDE,
    computers={"sensible": Sensible, "gentle": gentle, "random": Randomly},
    thinkers={"archimedes": partial(Archimedes, THINKING)},
    judging=JUDGING,
    tables=FORMS,
)
"""The game as the rest of Keryx takes it."""
