"""The registry: the games Keryx knows and the computer players of each. The only global state."""

from collections.abc import Callable, Mapping

from engine.antike.own_boards import FORMS as ANTIKE_TABLES
from engine.antike.rules import RULES as ANTIKE
from engine.antike.sensible import Sensible as SensibleAntike
from engine.core.law import AnyRulebook
from engine.core.player import Player
from engine.core.tables import TableForm
from engine.deus.own_tables import FORMS as DEUS_TABLES
from engine.deus.rules import RULES as DEUS
from engine.deus.sensible import Sensible as SensibleDeus
from engine.dies_irae.own_tables import FORMS as DIES_IRAE_TABLES
from engine.dies_irae.rules import RULES as DIES_IRAE
from engine.dies_irae.sensible import Sensible as SensibleDiesIrae
from engine.grecolonies.own_boards import FORMS as GRECOLONIES_TABLES
from engine.grecolonies.rules import RULES as GRECOLONIES
from engine.grecolonies.sensible import Sensible as SensibleGrecolonies
from engine.players.randomly import Randomly

GAMES: dict[str, AnyRulebook] = {rules.slug: rules for rules in (ANTIKE, GRECOLONIES, DEUS, DIES_IRAE)}
"""Every game by its slug."""

COMPUTERS: Mapping[str, Mapping[str, Callable[[int], Player]]] = {
    "antike": {"sensible": SensibleAntike, "random": Randomly},
    "grecolonies": {"sensible": SensibleGrecolonies, "random": Randomly},
    "deus": {"sensible": SensibleDeus, "random": Randomly},
    "dies_irae": {"sensible": SensibleDiesIrae, "random": Randomly},
}
"""Each game's computer players by name, made from a seed."""

TABLES: tuple[TableForm, ...] = (*ANTIKE_TABLES, *GRECOLONIES_TABLES, *DEUS_TABLES, *DIES_IRAE_TABLES)
"""The kinds of tables people may bring their own of, and ours are checked by."""
