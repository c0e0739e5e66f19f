"""The charts: goods, development, prices, units, stability, supply, control, powers and their pieces."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.core.tables import BadData, Row, data_text, rows_of
from engine.dies_irae.board import FOLDER, board
from engine.dies_irae.words import LEGION, POWERS, ROWS, SHIP, Good, Hex, Power, Unit

GOLDEN = 13
"""The golden age: the space after the twelve of a row."""
REVOLUTION, HIGHEST = -9, 9
"""The ends of the stability track: 9 is its golden age."""
FORTRESSES, POSTS, MONUMENTS = 5, 30, 3
"""Pieces of each power (3)."""
FORTRESS_STRENGTH, FORTRESS_HITS, MONUMENT_HITS, UNIT_HITS = 5, 6, 8, 3
"""What a fortress defends with, and what it takes to destroy pieces (9.2, 12)."""
MOUNTAIN, LEADER_STRENGTH, LEADER_MOVE = 2, 2, 6

PHASES = ("phase_0", "phase_1", "phase_2", "phase_3", "phase_4")


@dataclass(frozen=True, slots=True)
class GoodForm:
    """A good: `kind` is supply, luxury or other; `incomes[n]` is what n posts of it bring (6)."""

    good: Good
    kind: str
    incomes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Needs:
    """A condition to enter a space (9.6): all of it must hold."""

    phases: tuple[tuple[int, int], ...] = ()
    """Row and the phase reached there."""
    goods: tuple[tuple[int, ...], ...] = ()
    """Of each group an uncontested post of one of these goods."""
    luxuries: int = 0
    kinds: int = 0

    def __bool__(self) -> bool:
        return bool(self.phases or self.goods or self.luxuries)


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the development chart. `phase` 5 is the golden age; `income` comes with a phase."""

    phase: int
    price: int
    needs: Needs
    income: int
    combat: int


@dataclass(frozen=True, slots=True)
class PowerForm:
    """A power's set-up and pieces. Capitals are hexes."""

    power: Power
    capitals: tuple[int, ...]
    legions: int
    ships: int
    posts: int
    talents: int
    stability: int
    development: tuple[int, int, int, int]
    """The first spaces in the rows military, fleet, economy, culture: 0 is the place beside the row."""
    legion_pieces: int
    ship_pieces: int
    armies: int
    fleets: int


def _rows(name: str, columns: tuple[str, ...]) -> list[Row]:
    return list(rows_of(f"data/{FOLDER}/{name}.csv", data_text(f"{FOLDER}/{name}.csv"), columns))


@cache
def goods() -> tuple[GoodForm, ...]:
    """All goods by number."""
    found = []
    for row in _rows("goods", ("good", "kind", "base", "most")):
        base, most = int(row.number("base")), int(row.number("most"))
        incomes = tuple(n * base + n * (n - 1) // 2 for n in range(most + 1))
        found.append(GoodForm(Good(row.text("good")), row.text("kind"), incomes))
    return tuple(found)


@cache
def good_numbers() -> Mapping[str, int]:
    """Each good's number."""
    return {form.good: number for number, form in enumerate(goods())}


@cache
def site_goods() -> tuple[int, ...]:
    """Per site of the board the number of its good."""
    return tuple(good_numbers()[site.good] for site in board().sites)


@cache
def luxuries() -> tuple[int, ...]:
    """The numbers of salt, glass and gold: bit n of `Realm.luxuries` is the n-th of them."""
    return tuple(number for number, form in enumerate(goods()) if form.kind == "luxury")


@cache
def supplies() -> tuple[int, ...]:
    """The numbers of the yellow goods, which feed legions (10)."""
    return tuple(number for number, form in enumerate(goods()) if form.kind == "supply")


def _needs(row: Row) -> Needs:
    phases: list[tuple[int, int]] = []
    wanted: list[tuple[int, ...]] = []
    counts = {"luxury": 0, "kinds": 0}
    for word in row.words("needs"):
        name, _, value = word.partition(":")
        try:
            if name == "good":
                wanted.append(tuple(good_numbers()[each] for each in value.split("|")))
            elif name in counts:
                counts[name] = int(value)
            else:
                phases.append(([str(each) for each in ROWS].index(name), int(value)))
        except (KeyError, ValueError):
            raise row.bad("needs", "unknown-word", word) from None
    return Needs(tuple(phases), tuple(wanted), counts["luxury"], counts["kinds"])


@cache
def chart() -> tuple[tuple[Space, ...], ...]:
    """The spaces of each row of the development chart; space 0 is the place beside the first.

    Raises:
        BadData: a row has not 13 spaces in order.
    """
    spaces: dict[str, list[Space]] = {name: [Space(0, 0, Needs(), 0, 0)] for name in ROWS}
    columns = ("row", "space", "phase", "price", "needs", "income", "combat")
    for row in _rows("development", columns):
        listed = spaces.get(row.text("row"))
        if listed is None or int(row.number("space")) != len(listed):
            raise row.bad("space", "out-of-order", row.text("space"))
        numbers = {name: int(row.number(name)) for name in ("phase", "price", "income", "combat")}
        listed.append(
            Space(numbers["phase"], numbers["price"], _needs(row), numbers["income"], numbers["combat"])
        )
    for name, listed in spaces.items():
        if len(listed) != GOLDEN + 1:
            raise BadData(f"data/{FOLDER}/development.csv", 0, name, "other-count", str(len(listed)))
    return tuple(tuple(spaces[name]) for name in ROWS)


@cache
def bank() -> tuple[int, ...]:
    """Per space of the economy row the talents it adds to the income, all phases so far added up."""
    total, found = 0, []
    for space in chart()[2]:
        total += space.income
        found.append(total)
    return tuple(found)


def phase_at(row: int, space: int) -> int:
    """The phase a space belongs to, 0 before the first; the golden age counts as phase IV."""
    return min(chart()[row][space].phase, 4)


@cache
def prices() -> Mapping[str, tuple[int, tuple[int | None, ...]]]:
    """Per item the row that sets its price, and the price per phase 0 to 4; None: not to be had."""
    found: dict[str, tuple[int, tuple[int | None, ...]]] = {}
    for row in _rows("prices", ("item", "row", *PHASES)):
        each = tuple(None if row.text(name) == "-" else int(row.number(name)) for name in PHASES)
        found[row.text("item")] = ([str(name) for name in ROWS].index(row.text("row")), each)
    return found


def price(development: tuple[int, ...], item: str) -> int | None:
    """What an item costs a power with this development; None where it cannot be had yet."""
    row, by_phase = prices()[item]
    return by_phase[phase_at(row, development[row])]


@cache
def _unit_values() -> Mapping[tuple[str, str], tuple[int, ...]]:
    return {
        (row.text("unit"), row.text("stat")): tuple(int(row.number(name)) for name in PHASES)
        for row in _rows("units", ("unit", "stat", "row", *PHASES))
    }


UNIT_ROWS = {LEGION: 0, SHIP: 1}


def strength(development: tuple[int, ...], unit: Unit) -> int:
    """The combat value of one unit."""
    row = UNIT_ROWS[unit]
    return _unit_values()[unit, "combat"][phase_at(row, development[row])]


def moves(development: tuple[int, ...], unit: Unit) -> int:
    """The points of movement of a legion or a ship."""
    row = UNIT_ROWS[unit]
    return _unit_values()[unit, "move"][phase_at(row, development[row])]


@cache
def _stability_combat() -> Mapping[int, int]:
    return {
        int(row.number("level")): int(row.number("combat")) for row in _rows("stability", ("level", "combat"))
    }


def stability_combat(level: int) -> int:
    """What a level of stability adds to a combat."""
    return _stability_combat().get(level, 0)


@cache
def fed() -> tuple[int, ...]:
    """Legions supplied by a number of supply posts."""
    return tuple(int(row.number("legions")) for row in _rows("supply", ("posts", "legions")))


@cache
def laurels(light: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Victory points for a number of provinces, and for a number of islands."""
    points: dict[str, list[int]] = {"provinces": [], "islands": []}
    for row in _rows("control", ("track", "space", "dark", "light")):
        listed = points[row.text("track")]
        listed.append((listed[-1] if listed else 0) + int(row.number("light" if light else "dark")))
    return tuple(points["provinces"]), tuple(points["islands"])


POWER_COLUMNS = ("power", "capitals", "legions", "ships", "posts", "talents", "stability", *ROWS,
                 "legion_pieces", "ship_pieces", "armies", "fleets")  # fmt: skip


@cache
def powers() -> tuple[PowerForm, ...]:
    """Set-up and pieces of Greece, Persia and Egypt.

    Raises:
        BadData: a capital that is no city of the board.
    """
    columns = POWER_COLUMNS
    found: dict[str, PowerForm] = {}
    for row in _rows("powers", columns):
        capitals = []
        for word in row.words("capitals"):
            place = board().index.get(Hex(word), -1)
            if place < 0 or board().site[place] < 0 or not board().sites[board().site[place]].city:
                raise row.bad("capitals", "unknown-word", word)
            capitals.append(place)
        legions, ships, posts, talents, stability = (row.whole(name) for name in columns[2:7])
        military, fleet, economy, culture = (row.whole(name) for name in ROWS)
        legion_pieces, ship_pieces, armies, fleets = (row.whole(name) for name in columns[11:])
        found[row.text("power")] = PowerForm(
            Power(row.text("power")), tuple(capitals), legions, ships, posts, talents, stability,
            (military, fleet, economy, culture), legion_pieces, ship_pieces, armies, fleets,
        )  # fmt: skip
    return tuple(found[power] for power in POWERS)
