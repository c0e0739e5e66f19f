"""The fight as a scene that reads from left to right: who attacks, what is said, who defends, who wins.

The attacker stands left. The side that must answer is lifted out like a panel.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.contract import Event, Word
from engine.grecolonies.events import (
    Announced,
    AssaultBegun,
    Attacked,
    FightWon,
    GloryWon,
    Lifted,
)
from engine.grecolonies.state import (
    ATTACKER,
    GUARD_FIGHTS,
    Assault,
    Fight,
    GrecoloniesState,
    cities_in,
)
from engine.grecolonies.words import HIDDEN, WEAPONS, face
from render.grecolonies.emblems import PALE, citizens, colour_of, die, emblem, glory, guard, tripod, weapon
from render.grecolonies.tokens import fight_of
from render.kit.marks import gain, swords
from render.kit.palette import BLOOD, INK, LAND, RIDGE, TERRACOTTA, Rgb, index
from render.kit.panel import GAP, Box, frame, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, VALUE, fitting, text
from render.scene import Cast, Scene

HEADING, DICE, FORETOLD = 108, 84, 50
"""Heights of a side's heading, of its dice, and of the predictions below."""
SIDE, DIE, TOKEN = 606, 76, 62
START, END = 34, 18
"""How far from its outer and its inner edge a side's things keep."""
CUP, BETWEEN = 1.8, 0.4
"""The room of a cup with how many dice it hides, and between the dice of then and of now, in dice."""
NOW = 132
"""How far below the verdict's top the running assault is told."""
ROMAN = ("", "I", "II", "III", "IV", "V")
SAID_BEFORE = 3
"""Announcements that are shown beside the one that counts, the latest."""
MIDDLE_GROUND = LAND[1]


@dataclass(frozen=True, slots=True)
class Revealed:
    """Dice that were lifted last: what lay under the attacker's cup and the defender's, and who won."""

    lifted: Lifted
    cities: tuple[str, str]
    """The attacker and the defender."""
    faces: tuple[Sequence[str], Sequence[str]]
    winner: str
    over: bool
    """Whether that was the end of the fight."""
    glory: bool
    """Whether the winner took a marker of glory."""


def revealed(state: GrecoloniesState, events: Sequence[Event]) -> Revealed | None:
    """What was lifted last, if anything was: in the fight that goes on, or else in the last one."""
    found = [(place, event) for place, event in enumerate(events) if isinstance(event, Lifted)]
    if not found:
        return None
    place, lifted = found[-1]
    over = any(isinstance(event, FightWon) for event in events[place:])
    if over and fight_of(state) is not None:
        return None
    cities, faces = (str(lifted.city), str(lifted.rival)), (lifted.faces, lifted.rival_faces)
    return Revealed(
        lifted,
        cities if lifted.attacker else (cities[1], cities[0]),
        faces if lifted.attacker else (faces[1], faces[0]),
        cities[0] if lifted.held else cities[1],
        over,
        any(isinstance(event, GloryWon) for event in events[place:]),
    )


def place_of(state: GrecoloniesState, events: Sequence[Event]) -> str | None:
    """The province of the fight that goes on, or of the one that was fought last."""
    fight = fight_of(state)
    if fight is not None:
        return state.board.provinces[fight.province]
    fought = (FightWon, AssaultBegun, Attacked)
    return next((event.province for event in reversed(events) if isinstance(event, fought)), None)


def height_of(state: GrecoloniesState, events: Sequence[Event]) -> int:
    """Pixels that the fight needs, with what was lifted last; 0 where there is neither."""
    fight, lifted = fight_of(state), revealed(state, events) is not None
    if fight is None:
        return HEADING + DICE + GAP if lifted else 0
    fights = isinstance(state.frame, Assault)
    foretold = bool(fight.predictions) or (fights and lifted)
    return HEADING + DICE * (fights or lifted) + FORETOLD * foretold + GAP


@dataclass(frozen=True, slots=True)
class Side:
    """A side's place, whether it attacks or defends, and its city."""

    box: Box
    number: int
    city: str

    @property
    def way(self) -> int:
        """In which direction its things follow each other: from the edge of the picture inwards."""
        return 1 if self.number == ATTACKER else -1

    @property
    def start(self) -> int:
        """Where they begin."""
        return self.box.x + (START if self.number == ATTACKER else self.box.width - END)

    @property
    def anchor(self) -> str:
        """How a text hangs that goes in its direction."""
        return "lm" if self.number == ATTACKER else "rm"


def draw_fight(canvas: Image.Image, x: int, y: int, width: int, scene: Scene, cast: Cast) -> None:
    """Draws both sides with the dice lifted last and those of now, and between them what was said."""
    state: GrecoloniesState = scene.view.state
    shown, fight = revealed(state, scene.events), fight_of(state)
    height = height_of(state, scene.events) - GAP
    between = Box(x + SIDE + GAP, y, width - 2 * (SIDE + GAP), height)
    cities = cities_in(state, fight) if fight is not None else shown.cities if shown is not None else ()
    for number, city in enumerate(cities):
        box = Box((x, x + width - SIDE)[number], y, SIDE, height)
        _draw_side(canvas, Side(box, number, city), scene, cast, shown)
    frame(canvas, between, MIDDLE_GROUND, TERRACOTTA, 4)
    if shown is not None:
        _verdict(canvas, between, shown, scene)
    if fight is not None:
        _now(canvas, between, fight, scene, below=shown is not None)


def _draw_side(canvas: Image.Image, side: Side, scene: Scene, cast: Cast, shown: Revealed | None) -> None:
    """One side: who it is and how strong, its dice, and who foretells its victory."""
    state: GrecoloniesState = scene.view.state
    fight, box = fight_of(state), side.box
    active = fight is not None and Word("city", side.city) in cast.lifted
    paper = ground(canvas, box, active=active)
    strip(canvas, box, colour_of(side.city), active=active)
    lost = shown is not None and shown.over and side.city != shown.winner
    x = _heading(canvas, side, scene, paper, lost=lost)
    if fight is not None:
        _groups(canvas, side, x, state, scene.words(Word("scene", "refuge")), paper)
        _predictions(canvas, side, state, fight, paper)
    if shown is not None and shown.glory and not lost:
        glory(60).at(canvas, x + side.way * 30, box.y + HEADING // 2)
        gain("+1").at(canvas, x + side.way * 100, box.y + HEADING // 2)
    now = state.frame.dice[side.number] if isinstance(state.frame, Assault) else ()
    _dice(canvas, side, shown, now, paper)


def _heading(canvas: Image.Image, side: Side, scene: Scene, paper: Rgb, *, lost: bool) -> int:
    """Draws a side's emblem, its name and what it does; where that ends."""
    y, colour = side.box.y, RIDGE if lost else INK
    emblem(side.city, 84, dead=lost).at(canvas, side.start + side.way * 42, y + HEADING // 2)
    x = side.start + side.way * 100
    name = fitting(scene.words(Word("city", side.city)), DISPLAY, 42, 260, colour, paper)
    name.at(canvas, x, y + 38, side.anchor)
    deed = scene.words(Word("scene", ("attacks", "defends")[side.number]))
    does = fitting(deed, TEXT, 34, 260, colour, paper)
    does.at(canvas, x, y + 78, side.anchor)
    return x + side.way * (max(name.size[0], does.size[0]) + 20)


def _groups(
    canvas: Image.Image, side: Side, x: int, state: GrecoloniesState, refuge: str, paper: Rgb
) -> None:
    """Those who fight on a side, and how many of it have fled."""
    fight, box, way = fight_of(state), side.box, side.way
    if fight is None:
        return
    end = box.x + (box.width - 20 if side.number == ATTACKER else 40)
    sprites = [
        citizens(state.poleis[number].city, count, TOKEN)
        for number, count in enumerate(fight.groups[side.number])
        if count
    ]
    if side.number != ATTACKER and fight.guard == GUARD_FIGHTS:
        sprites.append(guard(TOKEN))
    fled = sum(fight.refuge[side.number])
    label = text(refuge, TEXT, 28, RIDGE, paper)
    room = abs(end - x) - (label.size[0] + 16 if fled else 0)
    step = min(TOKEN + 8, room / max(1, len(sprites)))
    for place, sprite in enumerate(sprites):
        sprite.at(canvas, x + way * (TOKEN / 2 + place * step), box.y + HEADING // 2)
    if fled:
        middle = end - way * label.size[0] / 2
        label.at(canvas, middle, box.y + 32)
        text(str(fled), BOLD, 40, RIDGE, paper).at(canvas, middle, box.y + 72)


def _dice(canvas: Image.Image, side: Side, shown: Revealed | None, now: Sequence[int], paper: Rgb) -> None:
    """The dice lifted last, the loser's grey; behind a line those of now: seen, or a cup and how many."""
    last = shown.faces[side.number] if shown is not None else ()
    hidden = HIDDEN in now
    wanted = len(last) + (CUP if hidden else len(now)) + (BETWEEN if last and now else 0)
    size = min(DIE, int((side.box.width - START - END) / max(1, wanted)) - 4)
    x: float = side.start + side.way * size / 2
    y, step = side.box.y + HEADING + DICE // 2 - 4, side.way * (size + 4)
    for each in last:
        lit = shown is not None and each.startswith(f"{shown.lifted.weapon}-")
        die(each, size, lit=lit, lost=shown is not None and side.city != shown.winner).at(canvas, x, y)
        x += step
    if last and now:
        line = x - step / 2 + step * BETWEEN / 2
        ImageDraw.Draw(canvas).line((line, y - DIE // 2, line, y + DIE // 2), fill=index(RIDGE), width=3)
        x += step * BETWEEN
    if hidden:
        die(None, size).at(canvas, x, y)
        text(str(len(now)), BOLD, 48, INK, paper).at(canvas, x + step / 2 + side.way * 6, y, side.anchor)
        return
    for place, number in enumerate(now):
        die(face(number), size).at(canvas, x + place * step, y)


def _verdict(canvas: Image.Image, box: Box, shown: Revealed, scene: Scene) -> None:
    """How many were said and by whom, how many were found, and who wins."""
    lifted = shown.lifted
    for place, (count, told) in enumerate(((lifted.count, "said"), (lifted.found, "found"))):
        x = box.x + box.width * (1 + 2 * place) // 4
        label = fitting(scene.words(Word("scene", told)), TEXT, 32, box.width // 2 - 16, INK, MIDDLE_GROUND)
        label.at(canvas, x, box.y + 24)
        number = text(str(count), BOLD, 50, INK, MIDDLE_GROUND)
        by = 0 if place else 46
        left = x - (by + number.size[0] + 50) // 2
        if by:
            emblem(lifted.rival, 40).at(canvas, left, box.y + 66, "lm")
        number.at(canvas, left + by, box.y + 66, "lm")
        weapon(lifted.weapon, 44).at(canvas, left + by + number.size[0] + 6, box.y + 66, "lm")
    x, room = box.x + box.width // 2, box.width - 24
    winner = scene.words(Word("city", shown.winner))
    what = scene.words(Word("scene", "wins-fight" if shown.over else "wins-assault"))
    if fight_of(scene.view.state) is None:
        fitting(winner, DISPLAY, 42, room, BLOOD, MIDDLE_GROUND).at(canvas, x, box.y + 118)
        fitting(what, TEXT, 34, room, BLOOD, MIDDLE_GROUND).at(canvas, x, box.y + 158)
    else:
        fitting(f"{winner} {what}", BOLD, 34, room, BLOOD, MIDDLE_GROUND).at(canvas, x, box.y + 110)


def _now(canvas: Image.Image, box: Box, fight: Fight, scene: Scene, *, below: bool) -> None:
    """Where they fight, the number of the assault and what is said; `below` what was said before."""
    state: GrecoloniesState = scene.view.state
    assault = state.frame if isinstance(state.frame, Assault) else None
    x, room = box.x + box.width // 2, box.width - 20
    number = ROMAN[min(fight.number, 5)]
    if below:
        top = box.y + NOW
        ImageDraw.Draw(canvas).line((box.x, top, box.x + box.width - 1, top), fill=index(TERRACOTTA), width=4)
        text(number, BOLD, 44, INK, MIDDLE_GROUND).at(canvas, box.x + 24, top + 36, "lm")
    else:
        top = box.y + 60
        province = scene.words(Word("province", state.board.provinces[fight.province]))
        label = fitting(f"{province} {number}".strip(), DISPLAY, 36, room, INK, MIDDLE_GROUND)
        label.at(canvas, x, box.y + 26)
    if assault is None:
        if not below:
            swords(0).at(canvas, x, box.y + 70)
        return
    if assault.count:
        count = text(str(assault.count), BOLD, 64, INK, MIDDLE_GROUND)
        count.at(canvas, x - 6, top + 36, "rm")
        weapon(WEAPONS[assault.weapon], 60).at(canvas, x + 8, top + 36, "lm")
        _earlier(canvas, x, top + 94, scene.events)
    else:
        die(None, 56).at(canvas, x, top + 36)


def _said(events: Sequence[Event]) -> Iterator[Announced]:
    """The announcements of the assault that is being fought."""
    begun = [place for place, event in enumerate(events) if isinstance(event, AssaultBegun)]
    for event in events[begun[-1] if begun else 0 :]:
        if isinstance(event, Announced):
            yield event


def _earlier(canvas: Image.Image, middle: int, y: int, events: Sequence[Event]) -> None:
    """The announcements before, small, in the speakers' colours."""
    said = list(_said(events))[-SAID_BEFORE - 1 : -1]
    pen = ImageDraw.Draw(canvas)
    for place, event in enumerate(said):
        x = middle + round((place - (len(said) - 1) / 2) * 112)
        box = (x - 52, y - 25, x + 52, y + 25)
        pen.rectangle(box, fill=index(PALE), outline=index(colour_of(event.city)), width=6)
        text(str(event.count), BOLD, VALUE, INK, PALE).at(canvas, x - 1, y, "rm")
        weapon(event.weapon, 34).at(canvas, x + 5, y, "lm")


def _predictions(canvas: Image.Image, side: Side, state: GrecoloniesState, fight: Fight, paper: Rgb) -> None:
    """Who foretells this side's victory, and after how many assaults."""
    mine = [each for each in fight.predictions if each[1] == side.number]
    start, way, y = side.start, side.way, side.box.y + side.box.height - FORETOLD // 2 - 4
    if mine:
        tripod(42).at(canvas, start + way * 21, y)
    for place, (number, _, assaults) in enumerate(mine):
        x = start + way * (88 + place * 120)
        emblem(state.poleis[number].city, 42).at(canvas, x, y)
        text(ROMAN[assaults], BOLD, VALUE, INK, paper).at(canvas, x + way * 28, y, side.anchor)
