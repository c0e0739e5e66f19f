"""The registry: the games Keryx knows and the computer players of each. The only global state."""

from collections.abc import Callable, Mapping

from engine.antike.rules import RULES as ANTIKE
from engine.antike.sensible import Sensible
from engine.core.contract import AnyRulebook, Player
from engine.dies_irae.rules import RULES as DIES_IRAE
from engine.dies_irae.sensible import Sensible as Archimedes
from engine.players.randomly import Randomly

GAMES: dict[str, AnyRulebook] = {rules.slug: rules for rules in (ANTIKE, DIES_IRAE)}
"""Every game by its slug."""

COMPUTERS: Mapping[str, Mapping[str, Callable[[int], Player]]] = {
    "antike": {"sensible": Sensible, "random": Randomly},
    "dies_irae": {"sensible": Archimedes, "random": Randomly},
}
"""Each game's computer players by name, made from a seed."""
