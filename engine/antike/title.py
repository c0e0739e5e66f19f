"""Antike: its law, its guide, its computer players, its tables."""

from functools import partial

from engine.antike.law.rules import RULES
from engine.antike.own_boards import FORMS
from engine.antike.players.features import JUDGING
from engine.antike.players.gentle import gentle
from engine.antike.players.sensible import Sensible
from engine.antike.players.thinking import THINKING
from engine.antike.telling.guide import GUIDE
from engine.core.title import Title
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
