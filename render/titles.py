"""The registry: every game Keryx knows. The only place that names them."""

from collections.abc import Mapping

from render.antike.title import TITLE as ANTIKE
from render.boards import DrawnTitle
from render.deus.title import TITLE as DEUS
from render.dies_irae.title import TITLE as DIES_IRAE
from render.grecolonies.title import TITLE as GRECOLONIES

TITLES: Mapping[str, DrawnTitle] = {title.slug: title for title in (ANTIKE, GRECOLONIES, DEUS, DIES_IRAE)}
"""Every game by its slug."""
