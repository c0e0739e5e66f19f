"""The tiles and the shapes they are laid in, and how much the supply holds, read from tables."""

from collections.abc import Mapping, Sequence
from functools import cache

from engine.core.tables import BadData, Row, data_text, rows_of
from engine.core.values.frozen import Frozen
from engine.deus.words import TERRAINS, VILLAGE

TILE_COLUMNS = ("tile", "side", "centre", "ring0", "ring1", "ring2", "ring3", "ring4", "ring5")
LAYOUT_COLUMNS = ("layout", "players", "tile", "q", "r")
SETUP_COLUMNS = ("players", "tiles", "temples", "tokens")

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions between regions in axial coordinates, clockwise from the right."""
TILE_STEPS = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
"""The six directions from the middle of a tile to the middle of the next, clockwise from the right."""

Spot = tuple[int, int]
"""A place in axial coordinates."""


class Supply(Frozen):
    """What there is for a number of players."""

    tiles: int
    temples: int
    tokens: int


def read_faces(text: str, file: str) -> tuple[tuple[int, ...], ...]:
    """The sides of the tiles by number, two for each tile: terrains of the middle and of the ring.

    Raises:
        BadData: an unknown terrain, or a side without its two seas, its village and one of each land.
    """
    faces: list[tuple[int, ...]] = []
    for row in rows_of(file, text, TILE_COLUMNS):
        if row.text("tile") != str(len(faces) // 2 + 1) or row.text("side") != "ab"[len(faces) % 2]:
            raise row.bad("tile", "tile-out-of-order", row.text("tile"))
        for field in TILE_COLUMNS[2:]:
            if row.text(field) not in TERRAINS:
                raise row.bad(field, "none-of", row.text(field), ", ".join(TERRAINS))
        face = tuple(TERRAINS.index(row.text(field)) for field in TILE_COLUMNS[2:])
        if sorted(face) != [0, 0, 1, 2, 3, 4, VILLAGE]:
            raise row.bad("side", "tile-terrains", row.text("tile"))
        faces.append(face)
    if len(faces) % 2:
        raise BadData(file, 0, "side", "tile-one-sided", str(len(faces)))
    return tuple(faces)


def on_lattice(spot: Spot) -> bool:
    """Whether the middle of a tile can lie there when another lies at the origin."""
    q, r = spot
    return (3 * q + r) % 7 == 0 and (2 * r - q) % 7 == 0


def beside(spot: Spot, others: Sequence[Spot]) -> bool:
    """Whether a tile's place touches one of the others."""
    return any((spot[0] - q, spot[1] - r) in TILE_STEPS for q, r in others)


def read_layouts(text: str, file: str) -> Mapping[tuple[str, int], tuple[Spot, ...]]:
    """Name and players to the middles of the tiles.

    Raises:
        BadData: a tile that overlaps or lies apart, or numbers out of order.
    """
    found: dict[tuple[str, int], tuple[Spot, ...]] = {}
    for row in rows_of(file, text, LAYOUT_COLUMNS):
        key = row.text("layout"), row.whole("players")
        before = found.get(key, ())
        spot = row.whole("q"), row.whole("r")
        if row.whole("tile") != len(before) + 1:
            raise row.bad("tile", "tile-out-of-order", row.text("tile"))
        first = before[0] if before else spot
        if spot in before or not on_lattice((spot[0] - first[0], spot[1] - first[1])):
            raise row.bad("q", "tile-overlaps", f"{spot[0]} {spot[1]}")
        found[key] = (*before, spot)
    _check_joined(found, file)
    return found


def _check_joined(found: Mapping[tuple[str, int], tuple[Spot, ...]], file: str) -> None:
    for (name, players), spots in found.items():
        seen = [spots[0]]
        while more := [spot for spot in spots if spot not in seen and beside(spot, seen)]:
            seen += more
        if len(seen) != len(spots):
            raise BadData(file, 0, "layout", "tile-apart", f"{name} {players}")


def read_supplies(text: str, file: str) -> Mapping[int, Supply]:
    """Number of players to what there is.

    Raises:
        BadData: a cell that is no number, or one nobody can play with; a number of players that stands twice.
    """
    found: dict[int, Supply] = {}
    for row in rows_of(file, text, SETUP_COLUMNS):
        players = _between(row, "players", 2, 4)
        if players in found:
            raise row.bad("players", "twice", str(players))
        found[players] = Supply(
            _between(row, "tiles", 1, len(faces()) // 2),
            _between(row, "temples", 1, 99),
            _between(row, "tokens", players, 99),
        )
    return found


def _between(row: Row, field: str, least: int, most: int) -> int:
    number = row.whole(field)
    if not least <= number <= most:
        raise row.bad(field, "out-of-range", str(number), f"{least}–{most}")
    return number


@cache
def faces() -> tuple[tuple[int, ...], ...]:
    """The fourteen sides of our seven tiles."""
    return read_faces(data_text("deus/tiles.csv"), "data/deus/tiles.csv")


@cache
def layouts() -> Mapping[tuple[str, int], tuple[Spot, ...]]:
    """Our layouts."""
    return read_layouts(data_text("deus/layouts.csv"), "data/deus/layouts.csv")


@cache
def supplies() -> Mapping[int, Supply]:
    """What there is for 2, 3 and 4 players."""
    return read_supplies(data_text("deus/setup.csv"), "data/deus/setup.csv")
