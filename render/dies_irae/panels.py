"""Below the map the powers with all they have."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.core.contract import Event, Word
from engine.dies_irae.charts import GOLDEN, HIGHEST, REVOLUTION, chart, laurels, stability_combat
from engine.dies_irae.events import (
    Developed,
    FortressBuilt,
    IncomeReceived,
    MonumentBuilt,
    OfPower,
    PostCreated,
    RegionGained,
    SetBack,
    StabilityMoved,
    UnitRaised,
)
from engine.dies_irae.frames import Picking
from engine.dies_irae.law.tally import (
    fortresses_of,
    income,
    monuments_of,
    points,
    posts_of,
    supplied,
    territory,
)
from engine.dies_irae.law.turns import BOXES, DEEDS_A_TURN
from engine.dies_irae.pieces import count_legions, count_ships
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import ARMISTICE, POWERS, ROWS
from render.dies_irae import tokens
from render.dies_irae.powers import colour_of, emblem
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.laurel import laurel
from render.kit.marks import gain, ring
from render.kit.palette import BLOOD, INK, PAPER, RIDGE, TERRACOTTA, Rgb, mix
from render.kit.panel import GAP, Box, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene, Told

FAINT = mix(INK, PAPER, 8 / 12)
TOP, LINE, SIGN = 96, 46, 38
"""Heights of a panel's head and of each of its lines, size of the signs in them."""
POWER_PANEL = TOP + 5 * LINE + 10
"""Height of a power's panel."""
LEDGER = (136, 110, 146, 92)
COUNTS = (110, 92, 92, 190)
TRACKS = (161, 161, 161)
"""Widths of what stands side by side in a panel's lines."""


def power_name(power: int, words: Told) -> str:
    """A power's name."""
    return words(Word("power", POWERS[power]))


def draw_powers(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per power in the order of play, those asked lifted out."""
    width = (area.width - GAP * (len(POWERS) - 1)) // len(POWERS)
    state: DiesIraeState = scene.view.state
    order = [*state.order, *(power for power in range(len(POWERS)) if power not in state.order)]
    for place, power in enumerate(order):
        box = Box(area.x + place * (width + GAP), area.y, width, area.height)
        _power(canvas, box, scene, cast, power)


def _power(canvas: Image.Image, box: Box, scene: Scene, cast: Cast, power: int) -> None:
    state: DiesIraeState = scene.view.state
    role = Word("power", POWERS[power])
    active = role in cast.lifted
    paper = ground(canvas, box, active=active)
    strip(canvas, box, colour_of(power), active=active)
    emblem(power, 80).at(canvas, box.x + 76, box.y + 52)
    realm = state.realms[power] if state.realms else None
    seat = _seat(state, power)
    score = "" if realm is None or realm.fallen else f"{points(state, power)}/{state.options.victory}"
    right = box.x + box.width - 20
    if score:
        sprite = text(score, BOLD, 62, INK, paper)
        sprite.at(canvas, right, box.y + 52, "rm")
        right -= sprite.size[0] + 8
        if role in cast.leaders:
            laurel(58).at(canvas, right, box.y + 50, "rm")
            right -= 62
    left = box.x + 130
    shade = RIDGE if realm is not None and realm.fallen else INK
    fitting(power_name(power, scene.words), DISPLAY, 36, right - left, shade, paper).at(
        canvas, left, box.y + 33, "lm"
    )
    if 0 <= seat < len(scene.names):
        name = fitting(scene.names[seat], TEXT, 32, right - left, TERRACOTTA, paper)
        name.at(canvas, left, box.y + 72, "lm")
    if realm is not None and not realm.fallen:
        _lines(canvas, box, scene, power, paper)


def _seat(state: DiesIraeState, power: int) -> int:
    """Who plays a power; -1 while nobody does."""
    if isinstance(state.frame, Picking):
        return state.frame.seats[power]
    return state.realms[power].seat


@dataclass(frozen=True, slots=True)
class Item:
    """Something a power has: a sign, how much, and what it is measured by; `new`: it has just changed."""

    sign: Sprite
    count: str
    beside: str = ""
    new: bool = False
    warned: bool = False
    """Whether what it is measured by is not enough."""


def _lines(canvas: Image.Image, box: Box, scene: Scene, power: int, paper: Rgb) -> None:
    """Means, what stands on the map, and of each track the value and the next threshold."""
    state: DiesIraeState = scene.view.state
    realm, own = state.realms[power], [each for each in scene.events if _is_of(each, power)]
    received = sum(event.talents for event in own if isinstance(event, IncomeReceived))
    legions, fed = count_legions(realm), supplied(realm)
    units = [event.unit for event in own if isinstance(event, UnitRaised)]
    ledger = (
        Item(track_sign("economy", SIGN), str(realm.talents), new=bool(received)),
        Item(gain(f"+{received}") if received else text(f"+{income(realm)}", BOLD, VALUE, RIDGE, paper), ""),
        Item(tokens.legion_sign(power, SIGN), str(legions), f"/{fed}", "legion" in units, legions > fed),
        Item(tokens.ship_sign(power, SIGN), str(count_ships(realm)), "", "ship" in units),
    )
    level = realm.stability
    counts = (
        Item(tokens.counter(power, SIGN), str(posts_of(state, power)), new=_has(own, PostCreated)),
        Item(tokens.castle(power, SIGN), str(fortresses_of(state, power)), new=_has(own, FortressBuilt)),
        Item(tokens.monument(power, SIGN), str(monuments_of(state, power)), new=_has(own, MonumentBuilt)),
        Item(track_sign("stability", SIGN), _signed(level), _next(_calmer(level)),
             _has(own, StabilityMoved), level < 0),
    )  # fmt: skip
    moved = {event.row for event in own if isinstance(event, Developed | SetBack)}
    rows = [
        Item(track_sign(row, SIGN), str(space), _next(_phase(number, space)), row in moved)
        for number, (row, space) in enumerate(zip(ROWS, realm.development, strict=True))
    ]
    won = _has(own, RegionGained)
    lands = [
        Item(track_sign(name, SIGN), str(count), _next(_laurel(marks, count)), won)
        for name, count, marks in zip(
            ("provinces", "islands"),
            territory(state, power),
            laurels(state.options.light_laurels),
            strict=True,
        )
    ]
    listed = ((ledger, LEDGER), (counts, COUNTS), (rows[:3], TRACKS), ([rows[3], *lands], TRACKS))
    for line, (items, widths) in enumerate(listed):
        x, y = box.x + 32, box.y + TOP + line * LINE + LINE // 2
        for item, width in zip(items, widths, strict=True):
            _item(canvas, item, x, y, paper)
            x += width
    _turns(canvas, box, state, power, paper)


def _turns(canvas: Image.Image, box: Box, state: DiesIraeState, power: int, paper: Rgb) -> None:
    """How many actions of the cycle a power has taken, and its armistices with their box."""
    x, y = box.x + 32, box.y + TOP + 4 * LINE + LINE // 2
    spent = sum(cube.power == power for cube in state.cubes)
    _item(canvas, Item(tokens.cube(power, SIGN), str(spent), f"/{DEEDS_A_TURN}"), x, y, paper)
    for pact in state.pacts:
        if power in (pact.asker, pact.partner):
            x += TRACKS[0]
            other = pact.asker + pact.partner - power
            deed_sign(ARMISTICE, SIGN).at(canvas, x - 14, y, "lm")
            _item(canvas, Item(emblem(other, SIGN), str(pact.box), f"/{BOXES}"), x + SIGN - 10, y, paper)


def _item(canvas: Image.Image, item: Item, x: int, y: int, paper: Rgb) -> None:
    item.sign.at(canvas, x, y, "lm")
    if item.new:
        ring(SIGN + 14).at(canvas, x + item.sign.size[0] / 2, y)
    x += item.sign.size[0] + 8
    if item.count:
        count = text(item.count, BOLD, VALUE + 4, INK if item.count != "0" else RIDGE, paper)
        count.at(canvas, x, y, "lm")
        x += count.size[0] + 1
    if item.beside:
        text(item.beside, BOLD, VALUE, BLOOD if item.warned else RIDGE, paper).at(canvas, x, y + 1, "lm")


def _is_of(event: Event, power: int) -> bool:
    return isinstance(event, OfPower) and event.power == POWERS[power]


def _has(events: Iterable[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _signed(level: int) -> str:
    return f"−{-level}" if level < 0 else str(level)


def _next(threshold: int | None) -> str:
    return "" if threshold is None else f"/{_signed(threshold)}"


def _phase(row: int, space: int) -> int | None:
    """The first space of a row's next phase; None in its golden age."""
    phases = [each.phase for each in chart()[row]]
    return next((place for place in range(space + 1, GOLDEN + 1) if phases[place] > phases[space]), None)


def _calmer(level: int) -> int | None:
    """The next level of stability that brings more in combats, or its golden age; the golden age has none."""
    if level in (REVOLUTION, HIGHEST):
        return None
    here = stability_combat(level)
    return next((each for each in range(level + 1, HIGHEST) if stability_combat(each) > here), HIGHEST)


def _laurel(marks: Sequence[int], count: int) -> int | None:
    """How many provinces or islands bring the next laurel; None where none does."""
    return next((each for each in range(count + 1, len(marks)) if marks[each] > marks[count]), None)
