"""Below the map the powers with all they have and the action cycle; in its free corner order and peace."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

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
from engine.dies_irae.words import ARMISTICE, DEEDS, POWERS, ROWS
from render.dies_irae import tokens
from render.dies_irae.powers import colour_of, emblem
from render.dies_irae.signs import deed_sign, track_sign
from render.kit.laurel import laurel
from render.kit.marks import gain, ring
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, TERRACOTTA, Rgb, index, mix
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, NAME, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene, Told

FAINT = mix(INK, PAPER, 8 / 12)
ANSWERS = 5
"""Boxes of an action in the cycle."""
TOP, LINE, SIGN = 104, 53, 38
"""Heights of a panel's head and of each of its lines, size of the signs in them."""
POWER_PANEL = TOP + 4 * LINE + 10
"""Height of a power's panel."""
DEED, BOX = 92, 38
"""Height of an action of the cycle, size of its boxes."""
CYCLE = 2 * DEED + 12
"""Height of the action cycle."""
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
    emblem(power, 84).at(canvas, box.x + 76, box.y + 55)
    realm = state.realms[power] if state.realms else None
    seat = _seat(state, power)
    score = "" if realm is None or realm.fallen else f"{points(state, power)}/{state.options.victory}"
    right = box.x + box.width - 20
    if score:
        sprite = text(score, BOLD, 62, BLOOD if active else INK, paper)
        sprite.at(canvas, right, box.y + 55, "rm")
        right -= sprite.size[0] + 8
        if role in cast.leaders:
            laurel(58).at(canvas, right, box.y + 53, "rm")
            right -= 62
    left = box.x + 130
    shade = RIDGE if realm is not None and realm.fallen else INK
    fitting(power_name(power, scene.words), DISPLAY, 36, right - left, shade, paper).at(
        canvas, left, box.y + 36, "lm"
    )
    if 0 <= seat < len(scene.names):
        name = fitting(scene.names[seat], TEXT, 32, right - left, TERRACOTTA, paper)
        name.at(canvas, left, box.y + 76, "lm")
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


def draw_cycle(canvas: Image.Image, box: Box, state: DiesIraeState, words: Told) -> None:
    """Draws the actions of the cycle with everyone's cubes."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    columns = len(DEEDS) // 2
    width = (box.width - 12) // columns
    for number, deed in enumerate(DEEDS):
        place = Box(box.x + 8 + number % columns * width, box.y + 6 + number // columns * DEED, width, DEED)
        cubes = [cube.power for cube in state.cubes if cube.deed == number]
        _deed(canvas, place, deed, words(Word("deed", deed)), cubes)


def _deed(canvas: Image.Image, box: Box, deed: str, name: str, cubes: Sequence[int]) -> None:
    pen = ImageDraw.Draw(canvas)
    deed_sign(deed, 62).at(canvas, box.x + 38, box.y + DEED / 2)
    left, room, top = box.x + 80, box.width - 90, box.y + 44
    fitting(name, TEXT, NAME, room, INK, LAND[0]).at(canvas, left, box.y + 23, "lm")
    step = min(BOX + 4, (room - BOX) // max(1, max(ANSWERS, len(cubes)) - 1))
    for place in range(ANSWERS):
        x = left + place * (BOX + 4)
        pen.rectangle((x, top, x + BOX - 1, top + BOX - 1), fill=index(PAPER), outline=index(RIDGE))
    for place, power in enumerate(cubes):
        emblem(power, BOX - 2).at(canvas, left + place * step + BOX / 2 - 0.5, top + BOX / 2)


def draw_peace(canvas: Image.Image, box: Box, state: DiesIraeState) -> None:
    """Draws the order of play with how many actions each has taken, and the armistices."""
    frame(canvas, box, LAND[0], RIDGE, 2)
    pen, step, y = ImageDraw.Draw(canvas), (box.width - 16) // len(POWERS), box.y + 38
    for place, power in enumerate(state.order):
        x = box.x + 40 + place * step
        if power == state.active:
            pen.ellipse((x - 33, y - 33, x + 33, y + 33), fill=index(BLOOD))
        emblem(power, 56).at(canvas, x, y)
        spent = sum(cube.power == power for cube in state.cubes)
        text(f"{spent}/{DEEDS_A_TURN}", BOLD, 42, INK, LAND[0]).at(canvas, x + 42, y, "lm")
    y = box.y + box.height - 34
    if not state.pacts:
        deed_sign(ARMISTICE, 42).at(canvas, box.x + 40, y)
        text("—", BOLD, VALUE, FAINT, LAND[0]).at(canvas, box.x + 82, y)
    for place, pact in enumerate(state.pacts[:3]):
        x = box.x + 30 + place * step
        emblem(pact.asker, 42).at(canvas, x, y)
        deed_sign(ARMISTICE, 26).at(canvas, x + 34, y)
        emblem(pact.partner, 42).at(canvas, x + 68, y)
        text(f"{pact.box}/{BOXES}", BOLD, VALUE, INK, LAND[0]).at(canvas, x + 92, y, "lm")
