"""The two boards: fifty provinces with a city each, their borders, and the starting cities."""

from collections.abc import Mapping
from functools import lru_cache

from engine.antike.words import RESOURCES, Nation, Province
from engine.core.own import KEPT, is_own
from engine.core.tables import BadData, Row, data_text, first_line, rows_of
from engine.core.values.frozen import Frozen

COLUMNS = ("province", "resource", "x", "y", "land_neighbours", "sea_neighbours")
LON_LAT = {"lon": "x", "lat": "y"}
START_COLUMNS = ("nations", "turn_order", "nation", "cities")
BOARDS = ("east", "west")


class Start(Frozen):
    """A nation's place in the turn order and its three starting cities (marble, iron, gold in some order)."""

    nation: Nation
    cities: tuple[int, ...]


class Board(Frozen):
    """Provinces by number. Neighbours are numbers too, in the order of the table."""

    name: str
    provinces: tuple[Province, ...]
    index: Mapping[str, int]
    resource: tuple[int, ...]
    """Per province the number of its resource in `RESOURCES`."""
    place: tuple[tuple[float, float], ...]
    """East: pixels of the published board; West: longitude and latitude."""
    degrees: bool
    """Whether places are in degrees: then north is up."""
    land: tuple[tuple[int, ...], ...]
    sea: tuple[tuple[int, ...], ...]
    starts: Mapping[int, tuple[Start, ...]]
    """Number of nations to the nations in turn order."""


def read_board(name: str, table: str, starts: str, file: str = "", starts_file: str = "") -> Board:
    """A board from the text of its two tables.

    Raises:
        BadData: a cell that cannot be read, an unknown province, a border only one side knows.
    """
    file, starts_file = file or f"{name}.csv", starts_file or f"{name}_starts.csv"
    rows = list(rows_of(file, table, COLUMNS, LON_LAT))
    index: dict[str, int] = {}
    for row in rows:
        if row.text("province") in index:
            raise row.bad("province", "twice", row.text("province"))
        index[row.text("province")] = len(index)
    for row in rows:
        if row.text("resource") not in RESOURCES:
            raise row.bad("resource", "none-of", row.text("resource"), ", ".join(RESOURCES))
    return Board(
        name,
        tuple(Province(each) for each in index),
        index,
        tuple(RESOURCES.index(row.text("resource")) for row in rows),
        tuple((row.number("x"), row.number("y")) for row in rows),
        "lat" in first_line(table),
        _neighbours(rows, index, "land_neighbours"),
        _neighbours(rows, index, "sea_neighbours"),
        _starts(starts_file, starts, index),
    )


def _neighbours(rows: list[Row], index: Mapping[str, int], field: str) -> tuple[tuple[int, ...], ...]:
    listed = []
    for row in rows:
        for word in row.words(field):
            if word not in index:
                raise row.bad(field, "no-province", word)
        listed.append(tuple(index[word] for word in row.words(field)))
    for here, row in enumerate(rows):
        if here in listed[here]:
            raise row.bad(field, "own-neighbour")
        for there in listed[here]:
            if here not in listed[there]:
                raise row.bad(field, "one-sided", rows[there].text("province"))
    return tuple(listed)


def _starts(file: str, text: str, index: Mapping[str, int]) -> dict[int, tuple[Start, ...]]:
    found: dict[int, list[Start]] = {}
    for row in rows_of(file, text, START_COLUMNS):
        nations = found.setdefault(row.whole("nations"), [])
        if row.whole("turn_order") != len(nations) + 1:
            raise row.bad("turn_order", "out-of-order", row.text("turn_order"))
        for word in row.words("cities"):
            if word not in index:
                raise row.bad("cities", "no-province", word)
        nations.append(Start(Nation(row.text("nation")), tuple(index[word] for word in row.words("cities"))))
    return {count: tuple(starts) for count, starts in found.items()}


def split(text: str) -> tuple[str, str | None]:
    """A board's table and that of its starts, where one text holds both; each with the lines it has there."""
    found: dict[tuple[str, ...], list[str]] = {COLUMNS: [], START_COLUMNS: []}
    now: tuple[str, ...] = COLUMNS
    for line in text.splitlines():
        header = tuple(LON_LAT.get(cell.strip(), cell.strip()) for cell in line.rstrip(", ").split(","))
        now = header if header in found else now
        for columns, lines in found.items():
            lines.append(line if columns == now else "")
    starts = "\n".join(found[START_COLUMNS])
    return "\n".join(found[COLUMNS]), starts if starts.strip() else None


@lru_cache(maxsize=KEPT)
def board(name: str) -> Board:
    """One of our boards, `east` or `west`, or the board whose tables this text holds.

    Raises:
        BadData: it is damaged.
    """
    if is_own(name):
        table, starts = split(name)
        return read_board("own", table, starts or "")
    return read_board(
        name,
        data_text(f"antike/{name}.csv"),
        data_text(f"antike/{name}_starts.csv"),
        f"data/antike/{name}.csv",
        f"data/antike/{name}_starts.csv",
    )


def check_board(found: Board, file: str, starts_file: str) -> tuple[BadData, ...]:
    """What keeps a board from being one to play on: the facts of the rules, "Matériel" and "Mise en place".

    50 provinces with three to six neighbours, all joined; 16 or 17 cities of each resource; for 3, 4, 5 and 6
    nations starts with one city of each resource, none twice.
    """
    wrong: list[BadData] = []
    if len(found.provinces) != 50:
        wrong.append(BadData(file, 0, "", "not-fifty", str(len(found.provinces))))
    for number, word in enumerate(found.provinces):
        around = {*found.land[number], *found.sea[number]}
        if not 3 <= len(around) <= 6:
            wrong.append(BadData(file, 0, word, "neighbours", str(len(around))))
    for resource, name in enumerate(RESOURCES):
        if found.resource.count(resource) not in (16, 17):
            wrong.append(BadData(file, 0, name, "resources", str(found.resource.count(resource))))
    if found.provinces and len(_reached(found)) != len(found.provinces):
        wrong.append(BadData(file, 0, "", "not-joined", str(len(_reached(found)))))
    for nations in (3, 4, 5, 6):
        starts = found.starts.get(nations, ())
        if len(starts) != nations:
            wrong.append(BadData(starts_file, 0, str(nations), "starts-missing", str(len(starts))))
        taken = [city for start in starts for city in start.cities]
        if len(set(taken)) != len(taken):
            wrong.append(BadData(starts_file, 0, str(nations), "starts-overlap"))
        wrong.extend(
            BadData(starts_file, 0, start.nation, "starts-resources")
            for start in starts
            if sorted(found.resource[city] for city in start.cities) != [0, 1, 2]
        )
    return tuple(wrong)


def _reached(found: Board) -> set[int]:
    seen, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for there in (*found.land[here], *found.sea[here]):
            if there not in seen:
                seen.add(there)
                todo.append(there)
    return seen
