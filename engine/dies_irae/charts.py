"""The charts: goods, development, prices, units, stability, supply, control, powers and their pieces."""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache

from engine.core.tables import BadData, Row, data_text, rows_of
from engine.core.values.frozen import Frozen
from engine.dies_irae.board import COUNTS, FOLDER, board
from engine.dies_irae.words import POWERS, ROWS, Good, Hex, Power

GOLDEN = 13
"""The golden age: the space after the twelve of a row."""
REVOLUTION, HIGHEST = -9, 9
"""The ends of the stability track: 9 is its golden age."""
FORTRESSES, POSTS, MONUMENTS = 5, 30, 3
"""Pieces of each power (3)."""
FORTRESS_STRENGTH, FORTRESS_HITS, MONUMENT_HITS, UNIT_HITS = 5, 6, 8, 3
"""What a fortress defends with, and what it takes to destroy pieces (9.2, 12)."""
CAPITALS = 3
"""Possible capitals of each power (4.1)."""
LAURELS = 9
"""Dark laurels of the control track (2)."""
MOUNTAIN, LEADER_STRENGTH, LEADER_MOVE = 2, 2, 6


class GoodForm(Frozen):
    """A good: `kind` is supply, luxury or other; `incomes[n]` is what n posts of it bring (6)."""

    good: Good
    kind: str
    incomes: tuple[int, ...]


class Needs(Frozen):
    """A condition to enter a space (9.6): all of it must hold."""

    phases: tuple[tuple[int, int], ...] = ()
    """Row and the phase reached there."""
    goods: tuple[tuple[int, ...], ...] = ()
    """Of each group an uncontested post of one of these goods."""
    luxuries: int = 0
    kinds: int = 0

    def __bool__(self) -> bool:
        return bool(self.phases or self.goods or self.luxuries)


class Space(Frozen):
    """A space of the development chart. `phase` 5 is the golden age; `income` comes with a phase."""

    phase: int
    price: int
    needs: Needs
    income: int
    combat: int


class PowerForm(Frozen):
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


GOOD_COLUMNS = ("good", "kind", "base", "most")
KINDS = ("supply", "luxury", "other")
CHART_COLUMNS = ("row", "space", "phase", "price", "needs", "income", "combat")
STABILITY_COLUMNS = ("level", "combat")
SUPPLY_COLUMNS = ("posts", "legions")
CONTROL_COLUMNS = ("track", "space", "dark", "light")


def ours(name: str) -> tuple[str, str]:
    """The text of one of our tables, and its name for errors."""
    return data_text(f"{FOLDER}/{name}.csv"), f"data/{FOLDER}/{name}.csv"


def read_goods(text: str, file: str) -> tuple[GoodForm, ...]:
    """All goods by number.

    Raises:
        BadData: a cell that cannot be read, a kind that does not exist, a good that stands twice.
    """
    found: dict[str, GoodForm] = {}
    for row in rows_of(file, text, GOOD_COLUMNS):
        good, kind, base, most = row.text("good"), row.text("kind"), row.whole("base"), row.whole("most")
        if kind not in KINDS:
            raise row.bad("kind", "unknown-word", kind)
        if good in found:
            raise row.bad("good", "twice", good)
        incomes = tuple(n * base + n * (n - 1) // 2 for n in range(most + 1))
        found[good] = GoodForm(Good(good), kind, incomes)
    return tuple(found.values())


@cache
def goods() -> tuple[GoodForm, ...]:
    """All goods by number."""
    return read_goods(*ours("goods"))


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
                phases.append((ROWS.index(name), int(value)))
        except (KeyError, ValueError):
            raise row.bad("needs", "unknown-word", word) from None
    return Needs(tuple(phases), tuple(wanted), counts["luxury"], counts["kinds"])


def read_chart(text: str, file: str) -> tuple[tuple[Space, ...], ...]:
    """The spaces of each row of the development chart; space 0 is the place beside the first.

    Raises:
        BadData: a cell that cannot be read, spaces out of order, or not 13 of a row.
    """
    spaces: dict[str, list[Space]] = {name: [Space(0, 0, Needs(), 0, 0)] for name in ROWS}
    last = 0
    for row in rows_of(file, text, CHART_COLUMNS):
        listed = spaces.get(row.text("row"))
        if listed is None:
            raise row.bad("row", "unknown-word", row.text("row"))
        if row.whole("space") != len(listed):
            raise row.bad("space", "not-in-order", row.text("space"), str(len(listed)))
        phase = (len(listed) + 2) // 3
        if row.whole("phase") != phase:
            raise row.bad("phase", "not-in-order", row.text("phase"), str(phase))
        listed.append(Space(phase, row.whole("price"), _needs(row), row.whole("income"), row.whole("combat")))
        last = row.line
    for name, listed in spaces.items():
        if len(listed) != GOLDEN + 1:
            raise BadData(file, last, name, "other-count", str(len(listed) - 1), str(GOLDEN))
    return tuple(tuple(spaces[name]) for name in ROWS)


@cache
def chart() -> tuple[tuple[Space, ...], ...]:
    """The spaces of each row of our development chart."""
    return read_chart(*ours("development"))


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


def row_number(row: Row) -> int:
    """The row of the chart a line names.

    Raises:
        BadData: there is none of that name.
    """
    if row.text("row") not in ROWS:
        raise row.bad("row", "unknown-word", row.text("row"))
    return ROWS.index(row.text("row"))


def each_once(file: str, text: str, columns: Sequence[str], wanted: Collection[str]) -> Iterator[Row]:
    """The rows of a table in which each of these words stands once, in the first column.

    Raises:
        BadData: an unknown word, one that stands twice, or one that is missing, told of the last line.
    """
    field, found, last = columns[0], set[str](), 0
    for row in rows_of(file, text, columns):
        word = row.text(field)
        if word not in wanted:
            raise row.bad(field, "unknown-word", word)
        if word in found:
            raise row.bad(field, "twice", word)
        found.add(word)
        last = row.line
        yield row
    complete(file, last, field, wanted, found)


def complete(file: str, line: int, field: str, wanted: Iterable[object], found: Container[object]) -> None:
    """Sees that a table has told of everything.

    Raises:
        BadData: something is missing; told of the table's last line.
    """
    for each in wanted:
        if each not in found:
            raise BadData(file, line, field, "missing", str(each))


def read_stability(text: str, file: str) -> Mapping[int, int]:
    """Per level of stability, -8 to 9, what it adds to a combat.

    Raises:
        BadData: a cell that cannot be read, a level that is missing or stands twice.
    """
    found: dict[int, int] = {}
    last = 0
    for row in rows_of(file, text, STABILITY_COLUMNS):
        level = row.whole("level")
        if level in found:
            raise row.bad("level", "twice", str(level))
        found[level], last = row.whole("combat"), row.line
    complete(file, last, "level", range(REVOLUTION + 1, HIGHEST + 1), found)
    return found


@cache
def _stability_combat() -> Mapping[int, int]:
    return read_stability(*ours("stability"))


def stability_combat(level: int) -> int:
    """What a level of stability adds to a combat."""
    return _stability_combat().get(level, 0)


def read_supply(text: str, file: str) -> tuple[int, ...]:
    """Legions supplied by a number of supply posts.

    Raises:
        BadData: a cell that cannot be read, or numbers of posts out of order.
    """
    found: list[int] = []
    for row in rows_of(file, text, SUPPLY_COLUMNS):
        _in_order(row, "posts", len(found))
        found.append(row.whole("legions"))
    return tuple(found)


def _in_order(row: Row, field: str, number: int) -> None:
    if row.whole(field) != number:
        raise row.bad(field, "not-in-order", row.text(field), str(number))


@cache
def fed() -> tuple[int, ...]:
    """Legions supplied by a number of supply posts."""
    return read_supply(*ours("supply"))


TRACKS = ("provinces", "islands")


def read_control(text: str, file: str) -> Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Per laurel, `dark` and `light`, the victory points for a number of provinces, and of islands.

    Raises:
        BadData: a cell that cannot be read, a track that does not exist, spaces out of order, or another
            number of spaces than there are provinces and islands, or of dark laurels than nine (2).
    """
    points = {laurel: {track: [0] for track in TRACKS} for laurel in ("dark", "light")}
    counts = dict.fromkeys(TRACKS, 0)
    last = 0
    for row in rows_of(file, text, CONTROL_COLUMNS):
        track = row.text("track")
        if track not in counts:
            raise row.bad("track", "unknown-word", track)
        _in_order(row, "space", counts[track])
        for laurel, tracks in points.items():
            tracks[track].append(tracks[track][-1] + row.whole(laurel))
        counts[track], last = counts[track] + 1, row.line
    for track in TRACKS:
        if counts[track] != COUNTS[track] + 1:
            raise BadData(file, last, track, "other-count", str(counts[track]), str(COUNTS[track] + 1))
    dark = sum(points["dark"][track][-1] for track in TRACKS)
    if dark != LAURELS:
        raise BadData(file, last, "dark", "other-count", str(dark), str(LAURELS))
    return {
        laurel: (tuple(tracks["provinces"][1:]), tuple(tracks["islands"][1:]))
        for laurel, tracks in points.items()
    }


@cache
def _control() -> Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    return read_control(*ours("control"))


def laurels(light: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Victory points for a number of provinces, and for a number of islands."""
    return _control()["light" if light else "dark"]


POWER_COLUMNS = ("power", "capitals", "legions", "ships", "posts", "talents", "stability", *ROWS,
                 "legion_pieces", "ship_pieces", "armies", "fleets")  # fmt: skip


def read_powers(text: str, file: str) -> tuple[PowerForm, ...]:
    """Set-up and pieces of Greece, Persia and Egypt.

    Raises:
        BadData: a cell that cannot be read, a capital that is no city of our board, more units than pieces, a
            power that is missing or stands twice.
    """
    found = {row.text("power"): _power_form(row) for row in each_once(file, text, POWER_COLUMNS, POWERS)}
    return tuple(found[power] for power in POWERS)


def _power_form(row: Row) -> PowerForm:
    capitals = []
    for word in row.words("capitals"):
        place = board().index.get(Hex(word), -1)
        if place < 0 or board().site[place] < 0 or not board().sites[board().site[place]].city:
            raise row.bad("capitals", "unknown-word", word)
        capitals.append(place)
    if len(capitals) != CAPITALS:
        raise row.bad("capitals", "other-count", str(len(capitals)), str(CAPITALS))
    military, fleet, economy, culture = (_within(row, str(name), 0, GOLDEN) for name in ROWS)
    legion_pieces, ship_pieces, armies, fleets = (row.whole(name) for name in POWER_COLUMNS[11:])
    return PowerForm(
        Power(row.text("power")),
        tuple(capitals),
        _within(row, "legions", 0, legion_pieces),
        _within(row, "ships", 0, ship_pieces),
        _within(row, "posts", 0, POSTS),
        _within(row, "talents", 0, 1000),
        _within(row, "stability", REVOLUTION + 1, HIGHEST - 1),
        (military, fleet, economy, culture),
        legion_pieces,
        ship_pieces,
        armies,
        fleets,
    )


def _within(row: Row, field: str, least: int, most: int) -> int:
    number = row.whole(field)
    if not least <= number <= most:
        raise row.bad(field, "out-of-range", str(number), f"{least} .. {most}")
    return number


@cache
def powers() -> tuple[PowerForm, ...]:
    """Set-up and pieces of Greece, Persia and Egypt."""
    return read_powers(*ours("powers"))
