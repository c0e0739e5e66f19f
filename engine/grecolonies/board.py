"""The two boards: metropolises in seating order, colonies with their signs, and the objectives."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core.own import KEPT, is_own
from engine.core.tables import BadData, Row, data_text, rows_of
from engine.core.values.frozen import Frozen
from engine.grecolonies.words import COLONY, GROUPS, METROPOLIS, City, Objective, Province, Sign

COLUMNS = ("province", "kind", "longitude", "latitude", *GROUPS)
OBJECTIVE_COLUMNS = ("objective", "group", "sign", "boards")
BOARD_COLUMNS = ("board", "open", "advised")
BOARDS = ("classic", "express")


class Board(Frozen):
    """Provinces by number, metropolises first, in seating order."""

    name: str
    provinces: tuple[Province, ...]
    index: Mapping[str, int]
    cities: tuple[City, ...]
    """The metropolises clockwise: the city of province n, for the first provinces."""
    signs: tuple[tuple[Sign, ...], ...]
    """Per province its harvest, craft and sanctuary; none in a metropolis."""
    place: tuple[tuple[float, float], ...]
    """Longitude and latitude, degrees."""
    objectives: tuple[Objective, ...]
    sites: Mapping[Objective, tuple[int, int]]
    """Objective to the two provinces that carry its sign."""
    open: int
    """Objectives that lie open at a time."""
    advised: int
    """The number of players the board is best for."""

    def group_of(self, objective: Objective) -> int:
        """Which of the three kinds an objective is, by the sign that both of its provinces carry."""
        one, other = (self.signs[site] for site in self.sites[objective])
        return next(place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a == b)

    def sign_of(self, objective: Objective) -> Sign:
        """The sign an objective asks for."""
        return self.signs[self.sites[objective][0]][self.group_of(objective)]

    def is_metropolis(self, province: int) -> bool:
        """Whether the province is one of the five metropolises."""
        return province < len(self.cities)


def read_board(
    name: str, table: str, objectives: str, boards: str, files: tuple[str, str, str] | None = None
) -> Board:
    """A board from the texts of its provinces, the objectives and the list of boards.

    Raises:
        BadData: a cell that cannot be read, an unknown province, a sign that is not on two provinces.
    """
    file, objectives_file, boards_file = files or (f"{name}.csv", "objectives.csv", "boards.csv")
    rows = list(rows_of(file, table, COLUMNS))
    index: dict[str, int] = {}
    for row in rows:
        if row.text("province") in index:
            raise row.bad("province", "twice", row.text("province"))
        index[row.text("province")] = len(index)
    signs = tuple(_signs(row) for row in rows)
    cities = tuple(City(row.text("province")) for row in rows if row.text("kind") == METROPOLIS)
    for row in rows[: len(cities)]:
        if row.text("kind") != METROPOLIS:
            raise row.bad("kind", "metropolises-first", row.text("kind"))
    lying = tuple((row.number("longitude"), row.number("latitude")) for row in rows)
    settings = _settings(boards_file, boards)
    if name not in settings:
        raise BadData(boards_file, 0, "board", "unknown-word", name)
    sites = _sites(name, file, objectives_file, objectives, signs, settings)
    return Board(
        name,
        tuple(Province(each) for each in index),
        index,
        cities,
        signs,
        lying,
        tuple(sites),
        sites,
        *settings[name],
    )


def _signs(row: Row) -> tuple[Sign, ...]:
    kind = row.text("kind")
    if kind not in (METROPOLIS, COLONY):
        raise row.bad("kind", "none-of", kind, f"{METROPOLIS}, {COLONY}")
    if kind == METROPOLIS:
        for group in GROUPS:
            if row.cells[group].strip():
                raise row.bad(group, "signs-in-metropolis", row.cells[group])
        return ()
    return tuple(Sign(row.text(group)) for group in GROUPS)


def _sites(
    name: str,
    board_file: str,
    file: str,
    text: str,
    signs: tuple[tuple[Sign, ...], ...],
    known: Mapping[str, tuple[int, int]],
) -> dict[Objective, tuple[int, int]]:
    found: dict[Objective, tuple[int, int]] = {}
    for row in rows_of(file, text, OBJECTIVE_COLUMNS):
        if row.text("group") not in GROUPS:
            raise row.bad("group", "unknown-word", row.text("group"))
        for word in row.words("boards"):
            if word not in known:
                raise row.bad("boards", "unknown-word", word)
        if name not in row.words("boards"):
            continue
        place, sign = GROUPS.index(row.text("group")), row.text("sign")
        where = [number for number, each in enumerate(signs) if each and each[place] == sign]
        if len(where) != 2:
            raise BadData(board_file, 0, sign, "not-on-two-provinces", str(len(where)))
        found[Objective(row.text("objective"))] = (where[0], where[1])
    return found


def _settings(file: str, text: str) -> dict[str, tuple[int, int]]:
    return {
        row.text("board"): (int(row.number("open")), int(row.number("advised")))
        for row in rows_of(file, text, BOARD_COLUMNS)
    }


@lru_cache(maxsize=KEPT)
def board(name: str) -> Board:
    """One of our boards, `classic` or `express`, or the board whose table this text holds.

    A board of somebody's own is played with the objectives of ours that it fits.

    Raises:
        BadData: it is damaged.
    """
    if is_own(name):
        found = [read_board(each, name, *settings()) for each in BOARDS if fits(each, name)]
        if not found:
            raise BadData("", 0, "", "signs-without-objective")
        return found[0]
    paths = [f"grecolonies/{each}.csv" for each in (name, "objectives", "boards")]
    table, objectives, boards = (data_text(path) for path in paths)
    files = (f"data/{paths[0]}", f"data/{paths[1]}", f"data/{paths[2]}")
    return read_board(name, table, objectives, boards, files)


def settings() -> tuple[str, str]:
    """The texts of our objectives and of the list of our boards."""
    return data_text("grecolonies/objectives.csv"), data_text("grecolonies/boards.csv")


def fits(name: str, table: str) -> bool:
    """Whether a board can be played with the objectives of one of ours."""
    try:
        return not check_board(read_board(name, table, *settings()), "", "")
    except BadData:
        return False


def check_board(found: Board, file: str, objectives_file: str) -> tuple[BadData, ...]:
    """What keeps a board from being one to play on: the facts of "Le plateau" and of our map.

    Five metropolises; every sign of a colony belongs to an objective; no two colonies share two signs; more
    tiles than lie open at a time.
    """
    wrong: list[BadData] = []
    if len(found.cities) != 5:
        wrong.append(BadData(file, 0, "", "metropolises", str(len(found.cities))))
    wanted = {(place, objective) for objective, places in found.sites.items() for place in places}
    for number, signs in enumerate(found.signs):
        missing = len(signs) - sum(place == number for place, _ in wanted)
        if missing:
            wrong.append(BadData(file, 0, found.provinces[number], "signs-without-objective", str(missing)))
        for other in range(number + 1, len(found.signs)):
            shared = sum(a == b for a, b in zip(signs, found.signs[other], strict=False))
            if shared > 1:
                wrong.append(
                    BadData(file, 0, found.provinces[number], "two-signs-shared", found.provinces[other])
                )
    if len(found.objectives) <= found.open:
        wrong.append(BadData(objectives_file, 0, "", "too-few-objectives", str(len(found.objectives))))
    return tuple(wrong)
