"""Deus: its law, its guide, its computer players, its tables."""

from functools import partial

from engine.core.title import Title
from engine.deus.law.rules import RULES
from engine.deus.own_tables import FORMS
from engine.deus.players.features import JUDGING
from engine.deus.players.gentle import gentle
from engine.deus.players.sensible import Sensible
from engine.deus.players.thinking import THINKING
from engine.deus.telling.guide import GUIDE
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
