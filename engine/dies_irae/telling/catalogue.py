"""What people look up by name: phases of development, units, buildings, goods, provinces, powers, actions,
and words of the rules.

All numbers come from the tables, so that what is told is what is played.
"""

from functools import cache

from engine.core.contract import Fact, Note, Thing, Word
from engine.dies_irae import charts
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.law.development import needed, signed
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.telling.hexes import beside, island_of_one, named_alone, site_note, thing_of
from engine.dies_irae.values import PHASES as COLUMNS
from engine.dies_irae.values import moves_at, prices, strength_at
from engine.dies_irae.words import DEEDS, LEADER, LEGION, POWERS, ROWS, SHIP, UNITS, Unit, phase_word

PIECES = {"fortress": charts.FORTRESSES, "trade-post": charts.POSTS, "monument": charts.MONUMENTS}
"""What is built or created on sites, and how many of it each power has."""
LAST = len(COLUMNS) - 1
"""The last phase, IV."""


TERMS = (
    "stability", "revolution", "contested", "control", "laurels", "golden-age", "supply", "income", "luxury",
    "cycle",
)  # fmt: skip
"""Words of the rules that people look up."""


@cache
def things(options: DiesIraeOptions) -> tuple[Thing, ...]:
    """All there is to look up in a game with these options."""
    return (
        *(_phase(row, phase) for row in range(len(ROWS)) for phase in range(1, LAST + 2)),
        *(Thing(Word("row", row)) for row in ROWS),
        *(Thing(Word("term", each)) for each in TERMS),
        *(_unit(unit) for unit in UNITS if unit != LEADER or options.leaders),
        *(
            Thing(Word("piece", each), (_by_phase(each), Note("limit", {"limit": PIECES[each]})))
            for each in PIECES
        ),
        *(_good(number) for number in range(len(charts.goods()))),
        *(_region(number, options) for number in range(len(board().regions))),
        *map(thing_of, named_alone()),
        *(_power(form) for form in charts.powers()),
        *(Thing(Word("deed", deed), (_by_phase(deed),) if deed in prices() else ()) for deed in DEEDS),
    )


def _phase(row: int, phase: int) -> Thing:
    """A phase of a row: prices of its spaces, the condition of the first, what it brings."""
    first = 3 * phase - 2
    spaces = charts.chart()[row][first : min(first + 3, charts.GOLDEN + 1)]
    word = Word("phase", phase_word(row, phase))
    notes = [Note("spaces", {"row": Word("row", ROWS[row]), "prices": tuple(each.price for each in spaces)})]
    if phase <= LAST:
        notes.append(Note("needs", {"needs": needed(spaces[0].needs)}))
        notes += _brings(row, phase)
    return Thing(word, tuple(notes))


def _brings(row: int, phase: int) -> tuple[Note, ...]:
    if row < 2:
        unit = (LEGION, SHIP)[row]
        facts: dict[str, Fact] = {
            "unit": Word("unit", unit),
            "combat": strength_at(unit, phase),
            "move": moves_at(unit, phase),
            "price": _price(unit, phase),
            "upkeep": _price("ship-maintenance", phase) if unit == SHIP else 0,
        }
        then = Note("units-then", facts)
        return (then, Note("contests")) if unit == SHIP and phase == LAST else (then,)
    if row == 2:
        facts = {"income": charts.bank()[3 * phase - 2], **_prices(phase, "trade-post", "fortress")}
        return (Note("income-then", facts),)
    combat = tuple(signed(space.combat) for space in charts.chart()[row][3 * phase - 2 :][:3])
    facts = {"combat": combat, **_prices(phase, "stability", "armistice", "monument")}
    return (Note("culture-then", facts),)


def _prices(phase: int, *items: str) -> dict[str, Fact]:
    return {item: _price(item, phase) for item in items}


def _price(item: str, phase: int) -> int:
    return prices()[item][1][phase] or 0


def _by_phase(item: str) -> Note:
    """A price in all four phases of the row that sets it."""
    row, each = prices()[item]
    return Note("price", {"row": Word("row", ROWS[row]), "prices": tuple(price or 0 for price in each[1:])})


def _unit(unit: Unit) -> Thing:
    if unit == LEADER:
        return Thing(Word("unit", unit))
    each = range(1, LAST + 1)
    facts: dict[str, Fact] = {
        "row": Word("row", ROWS[(LEGION, SHIP).index(unit)]),
        "combat": tuple(strength_at(unit, phase) for phase in each),
        "move": tuple(moves_at(unit, phase) for phase in each),
    }
    notes = [_by_phase(unit), Note("strength", facts)]
    if unit == SHIP:
        notes.append(Note("upkeep", {"prices": tuple(_price("ship-maintenance", phase) for phase in each)}))
    counts = (form.legion_pieces if unit == LEGION else form.ship_pieces for form in charts.powers())
    stacks = (form.armies if unit == LEGION else form.fleets for form in charts.powers())
    notes.append(Note("pieces", {**_each(*counts), "unit": Word("unit", unit)}))
    notes.append(Note("stacks", {**_each(*stacks), "unit": Word("unit", unit)}))
    return Thing(Word("unit", unit), tuple(notes))


def _each(*counts: int) -> dict[str, Fact]:
    """A number for each power, by its id."""
    return {str(power): count for power, count in zip(POWERS, counts, strict=True)}


def _good(number: int) -> Thing:
    """A good: its kind, what so many posts of it bring, where it is found and what asks for it."""
    form, found = charts.goods()[number], board()
    places = [
        Word("hex", found.hexes[site.hex])
        for site, good in zip(found.sites, charts.site_goods(), strict=True)
        if good == number
    ]
    notes = [
        Note("good", {"kind": form.kind, "incomes": form.incomes[1:]}),
        Note("found", {"hexes": tuple(places)}),
    ]
    opens = tuple(
        Word("phase", phase_word(row, space.phase))
        for row, spaces in enumerate(charts.chart())
        for space in spaces
        if _asks_for(space.needs, number)
    )
    if opens:
        notes.append(Note("opens", {"phases": opens}))
    return Thing(Word("good", form.good), tuple(notes))


def _asks_for(needs: charts.Needs, good: int) -> bool:
    return any(good in group for group in needs.goods) or (
        needs.luxuries > 0 and charts.goods()[good].kind == "luxury"
    )


def _region(number: int, options: DiesIraeOptions) -> Thing:
    """A province or an island: its hexes with goods, and how many of its kind bring victory points."""
    found, area = board(), board().regions[number]
    track = charts.laurels(options.light_laurels)[area.island]
    counts = tuple(count for count in range(1, len(track)) if track[count] > track[count - 1])
    notes = [site_note(found.sites[each]) for each in area.sites]
    kind = "islands" if area.island else "provinces"
    notes.append(Note("laurels", {"kind": kind, "counts": counts}))
    alone = island_of_one(number)
    return Thing(Word("region", area.region), (*notes, *(() if alone == NOWHERE else beside(alone))))


def _power(form: charts.PowerForm) -> Thing:
    facts: dict[str, Fact] = {
        "capitals": tuple(Word("hex", board().hexes[place]) for place in form.capitals),
        "legions": form.legions,
        "ships": form.ships,
        "posts": form.posts,
        "talents": form.talents,
        "stability": form.stability,
    }
    begun = tuple(
        Word("phase", phase_word(row, charts.chart()[row][space].phase))
        for row, space in enumerate(form.development)
        if space
    )
    supply: dict[str, Fact] = {
        "legions": form.legion_pieces,
        "ships": form.ship_pieces,
        "armies": form.armies,
        "fleets": form.fleets,
    }
    notes = [Note("begins", facts), Note("supply", supply)]
    if begun:
        notes.insert(1, Note("chart", {"phases": begun}))
    return Thing(Word("power", form.power), tuple(notes))
