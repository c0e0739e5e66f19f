"""The map: hexes made from the text art, their terrain and ways, sites with goods, provinces and islands."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.core.tables import BadData, Row, data_text, rows_of
from engine.core.values.frozen import Frozen
from engine.dies_irae.words import Good, Hex, Region

FOLDER = "dies_irae"
SEA, LAND, COAST, ISLAND = range(4)
"""Terrain. A coast is a province hex that touches sea or an island, or carries a barrier."""
TERRAINS = ("sea", "land", "coast", "island")

FILES = ("map.txt", "regions.csv", "sites.csv", "mountains.csv", "barriers.csv")
REGION_COLUMNS = ("letter", "region", "kind")
SITE_COLUMNS = ("site", "good", "city", "row", "col", "lon", "lat")
MOUNTAIN_COLUMNS = ("row", "col")
BARRIER_COLUMNS = ("row", "col", "row_to", "col_to", "water")

NOWHERE = -1
"""In place of a hex's, site's or region's number."""


class Site(Frozen):
    """A hex with a good. `city`: fortresses and monuments can be built."""

    hex: int
    good: Good
    city: bool
    place: tuple[float, float]
    """Longitude and latitude in degrees."""


class Area(Frozen):
    """A province or an island with its sites by number."""

    region: Region
    island: bool
    sites: tuple[int, ...]


class Board(Frozen):
    """Hexes by number, row by row. All tuples over hexes have one entry per hex."""

    hexes: tuple[Hex, ...]
    index: Mapping[str, int]
    at: tuple[tuple[int, int], ...]
    """Row and column."""
    terrain: tuple[int, ...]
    mountain: tuple[bool, ...]
    region: tuple[int, ...]
    """Number of the province or island, NOWHERE at sea."""
    site: tuple[int, ...]
    """Number of the site, NOWHERE without a good."""
    around: tuple[tuple[int, ...], ...]
    marches: tuple[tuple[tuple[int, int], ...], ...]
    """Where a legion can step, with the points it costs (9.1, 9.1.2)."""
    courses: tuple[tuple[int, ...], ...]
    """Where a ship can step."""
    voyages: tuple[tuple[tuple[int, int], ...], ...]
    """The same with the points it costs: a mountain takes two from every unit (9.1.2)."""
    barriers: tuple[tuple[int, int], ...]
    sites: tuple[Site, ...]
    site_hexes: tuple[int, ...]
    """Per site its hex."""
    regions: tuple[Area, ...]

    def harbour(self, place: int) -> bool:
        """Whether ships and legions can both be there."""
        return self.terrain[place] >= COAST


def art_lines(text: str) -> list[tuple[int, str]]:
    """The rows of the text art with the numbers of their lines, without comments."""
    return [
        (number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]


def _art(file: str, text: str) -> dict[tuple[int, int], str]:
    """The letters of the text art by row and column.

    Raises:
        BadData: rows of different lengths.
    """
    lines = art_lines(text)
    if not lines:
        raise BadData(file, 1, "", "no-rows")
    for number, line in lines:
        if len(line) != len(lines[0][1]):
            raise BadData(file, number, "", "row-width", str(len(line)), str(len(lines[0][1])))
    return {
        (row, col): letter
        for row, (_, line) in enumerate(lines)
        for col, letter in enumerate(line)
        if letter != "."
    }


def neighbours(row: int, col: int) -> Iterator[tuple[int, int]]:
    """The six places around one: odd rows lie half a hex to the right."""
    shift = row % 2
    yield from ((row - 1, col - 1 + shift), (row - 1, col + shift), (row, col - 1))
    yield from ((row, col + 1), (row + 1, col - 1 + shift), (row + 1, col + shift))


def hex_name(row: int, col: int) -> str:
    """The id of a hex without a site: the row's letter and the column from 1, as in `h15`."""
    return f"{chr(ord('a') + row)}{col + 1}"


def _place(row: Row, fields: tuple[str, str], index: Mapping[tuple[int, int], int]) -> int:
    at = (row.whole(fields[0]), row.whole(fields[1]))
    if at not in index:
        raise row.bad(fields[0], "no-hex", f"{at[0]} {at[1]}")
    return index[at]


def read_board(texts: Mapping[str, str], folder: str = "") -> Board:
    """The board from the texts of its five files (`FILES`).

    Raises:
        BadData: a cell that cannot be read, a letter, hex or name that does not exist or stands twice.
    """

    def rows(name: str, columns: tuple[str, ...]) -> list[Row]:
        return list(rows_of(f"{folder}{name}", texts[name], columns))

    art = _art(f"{folder}map.txt", texts["map.txt"])
    at = tuple(art)
    number = {place: count for count, place in enumerate(at)}
    around = tuple(tuple(number[n] for n in neighbours(*place) if n in number) for place in at)
    areas = rows("regions.csv", REGION_COLUMNS)
    letters = _letters(areas, art)
    _check_letters(f"{folder}map.txt", texts["map.txt"], art, letters)
    islands = [row.text("kind") == "island" for row in areas]
    region = tuple(NOWHERE if art[place] == "~" else letters[art[place]] for place in at)
    barriers = tuple(
        (_place(row, ("row", "col"), number), _place(row, ("row_to", "col_to"), number))
        for row in rows("barriers.csv", BARRIER_COLUMNS)
    )
    shores = {place for edge in barriers for place in edge}
    terrain = tuple(_terrain(place, region, islands, around, shores) for place in range(len(at)))
    peaks = {_place(row, ("row", "col"), number) for row in rows("mountains.csv", MOUNTAIN_COLUMNS)}
    mountain = tuple(place in peaks for place in range(len(at)))
    sites, names = _sites(rows("sites.csv", SITE_COLUMNS), number, terrain)
    site_at = {each.hex: count for count, each in enumerate(sites)}
    closed = {*barriers, *((two, one) for one, two in barriers)}
    courses = tuple(
        tuple(there for there in around[here] if terrain[there] != LAND and terrain[here] != LAND)
        for here in range(len(at))
    )
    walks = tuple(
        tuple(
            (there, 2 if mountain[there] else 1)
            for there in around[here]
            if _walks(here, there, terrain, region) and (here, there) not in closed
        )
        for here in range(len(at))
    )
    return Board(
        tuple(Hex(name) for name in names),
        {name: count for count, name in enumerate(names)},
        at,
        terrain,
        mountain,
        region,
        tuple(site_at.get(place, NOWHERE) for place in range(len(at))),
        around,
        walks,
        courses,
        tuple(tuple((there, 2 if mountain[there] else 1) for there in ways) for ways in courses),
        barriers,
        tuple(sites),
        tuple(site.hex for site in sites),
        _areas(areas, islands, sites, region),
    )


def _letters(areas: Sequence[Row], art: Mapping[tuple[int, int], str]) -> dict[str, int]:
    """The number of each province and island by its letter on the map.

    Raises:
        BadData: a letter that stands twice or is not on the map, or a kind there is none of.
    """
    letters: dict[str, int] = {}
    for count, row in enumerate(areas):
        if row.text("letter") in letters:
            raise row.bad("letter", "twice", row.text("letter"))
        if row.text("letter") not in art.values():
            raise row.bad("letter", "unknown-word", row.text("letter"))
        if row.text("kind") not in ("province", "island"):
            raise row.bad("kind", "unknown-word", row.text("kind"))
        letters[row.text("letter")] = count
    return letters


def _check_letters(
    file: str, text: str, art: Mapping[tuple[int, int], str], letters: Mapping[str, int]
) -> None:
    """Refuse a map with a letter that no province and no island has.

    Raises:
        BadData: with its line.
    """
    for place, letter in art.items():
        if letter != "~" and letter not in letters:
            raise BadData(file, art_lines(text)[place[0]][0], str(place[1]), "unknown-word", letter)


def _sites(
    rows: Sequence[Row], number: Mapping[tuple[int, int], int], terrain: Sequence[int]
) -> tuple[list[Site], list[str]]:
    """The sites, and the name of every hex: a site's own, or that of its place.

    Raises:
        BadData: a site that stands twice or at sea, or what is no answer to whether it is a city.
    """
    names = [hex_name(*place) for place in number]
    sites: list[Site] = []
    for row in rows:
        here = _place(row, ("row", "col"), number)
        if row.text("site") in names:
            raise row.bad("site", "twice", row.text("site"))
        if any(site.hex == here for site in sites):
            raise row.bad("row", "twice", f"{row.text('row')} {row.text('col')}")
        if terrain[here] == SEA:
            raise row.bad("row", "at-sea", row.text("site"))
        if row.text("city") not in ("yes", "no"):
            raise row.bad("city", "unknown-word", row.text("city"))
        names[here] = row.text("site")
        spot = (row.number("lon"), row.number("lat"))
        sites.append(Site(here, Good(row.text("good")), row.text("city") == "yes", spot))
    return sites, names


def _areas(
    rows: Sequence[Row], islands: Sequence[bool], sites: Sequence[Site], region: Sequence[int]
) -> tuple[Area, ...]:
    """The provinces and islands with their sites."""
    return tuple(
        Area(
            Region(row.text("region")),
            islands[count],
            tuple(each for each, site in enumerate(sites) if region[site.hex] == count),
        )
        for count, row in enumerate(rows)
    )


def _terrain(
    place: int,
    region: tuple[int, ...],
    islands: list[bool],
    around: tuple[tuple[int, ...], ...],
    shores: set[int],
) -> int:
    if region[place] == NOWHERE:
        return SEA
    if islands[region[place]]:
        return ISLAND
    water = any(region[there] == NOWHERE or islands[region[there]] for there in around[place])
    return COAST if water or place in shores else LAND


def _walks(here: int, there: int, terrain: tuple[int, ...], region: tuple[int, ...]) -> bool:
    """Legions walk on land; between an island and another region only ships go."""
    if SEA in (terrain[here], terrain[there]):
        return False
    if ISLAND in (terrain[here], terrain[there]):
        return region[here] == region[there]
    return True


@cache
def board() -> Board:
    """Our map.

    Raises:
        BadData: one of its files is damaged.
    """
    return read_board({name: data_text(f"{FOLDER}/{name}") for name in FILES}, f"data/{FOLDER}/")


COUNTS = {"hexes": 390, "sea": 161, "land": 122, "coast": 87, "island": 20, "mountains": 23, "barriers": 12,
          "sites": 100, "cities": 70, "provinces": 20, "islands": 13}  # fmt: skip
"""What a board must have: provinces and islands from the rules (3.1), the rest from our map."""


def counts(found: Board) -> dict[str, int]:
    """The numbers of a board, to compare with `COUNTS`."""
    return {
        "hexes": len(found.hexes),
        **{name: found.terrain.count(kind) for kind, name in enumerate(TERRAINS)},
        "mountains": sum(found.mountain),
        "barriers": len(found.barriers),
        "sites": len(found.sites),
        "cities": sum(site.city for site in found.sites),
        "provinces": sum(not area.island for area in found.regions),
        "islands": sum(area.island for area in found.regions),
    }


COUNTED = {"mountains": "mountains.csv", "barriers": "barriers.csv", "sites": "sites.csv",
           "cities": "sites.csv", "provinces": "regions.csv", "islands": "regions.csv"}  # fmt: skip
"""The files that hold what is counted; hexes stand on the map."""
MOST_OF_A_GOOD = 9
"""Boxes for a good on the goods chart (16)."""


def check_board(found: Board, folder: str = f"data/{FOLDER}/") -> tuple[BadData, ...]:
    """What keeps a board from being one to play on.

    The numbers of `COUNTS`; at most nine hexes of a good; every region in one piece with a site; every sea
    hex within reach of every other by ship. Lines are not known here.
    """
    wrong = [
        BadData(
            f"{folder}{COUNTED.get(name, 'map.txt')}", 0, name, "other-count", str(count), str(COUNTS[name])
        )
        for name, count in counts(found).items()
        if count != COUNTS[name]
    ]
    goods = [site.good for site in found.sites]
    wrong += [
        BadData(f"{folder}sites.csv", 0, good, "too-many", str(goods.count(good)), str(MOST_OF_A_GOOD))
        for good in dict.fromkeys(goods)
        if goods.count(good) > MOST_OF_A_GOOD
    ]
    for number, area in enumerate(found.regions):
        inside = {place for place, region in enumerate(found.region) if region == number}
        if not area.sites:
            wrong.append(BadData(f"{folder}regions.csv", 0, area.region, "no-site"))
        if len(_joined(min(inside), inside, found.around)) != len(inside):
            wrong.append(BadData(f"{folder}map.txt", 0, area.region, "in-pieces"))
    water = {place for place, kind in enumerate(found.terrain) if kind != LAND}
    if len(_joined(min(water), water, found.courses)) != len(water):
        wrong.append(BadData(f"{folder}map.txt", 0, "~", "in-pieces"))
    return tuple(wrong)


def _joined(start: int, inside: set[int], ways: tuple[tuple[int, ...], ...]) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        for there in ways[todo.pop()]:
            if there in inside and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


@cache
def distances(start: int) -> tuple[int, ...]:
    """Hexes from a place by land and coast, barriers closed, no islands; -1 where there is no way (4.2)."""
    found = board()
    far = [-1] * len(found.hexes)
    far[start] = 0
    todo = [start]
    for here in todo:
        for there, _ in found.marches[here]:
            if far[there] < 0:
                far[there] = far[here] + 1
                todo.append(there)
    return tuple(far)


@cache
def crow(one: int) -> tuple[int, ...]:
    """Hexes between a place and each as the crow flies."""
    row, col = board().at[one]
    q = col - (row - row % 2) // 2
    far = []
    for row2, col2 in board().at:
        q2 = col2 - (row2 - row2 % 2) // 2
        far.append((abs(q - q2) + abs(row - row2) + abs(q + row - q2 - row2)) // 2)
    return tuple(far)
