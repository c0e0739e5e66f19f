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

HEADING, DICE, FORETOLD = 120, 100, 62
"""Heights of a side's heading, of its dice, and of the predictions below."""
SIDE, DIE, TOKEN = 606, 88, 62
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
    """What was lifted last, if anything was."""
    found = [(place, event) for place, event in enumerate(events) if isinstance(event, Lifted)]
    if not found:
        return None
    place, lifted = found[-1]
    after = events[place:]
    attacker = _attacker(state, events[:place], after) or lifted.rival
    mine, theirs = (lifted.faces, lifted.rival_faces)
    turned = attacker != lifted.city
    cities = (str(attacker), str(lifted.city if turned else lifted.rival))
    return Revealed(
        lifted,
        cities,
        (theirs, mine) if turned else (mine, theirs),
        str(lifted.city if lifted.held else lifted.rival),
        any(isinstance(event, FightWon) for event in after),
        any(isinstance(event, GloryWon) for event in after),
    )


def _attacker(state: GrecoloniesState, before: Sequence[Event], after: Sequence[Event]) -> str | None:
    """Who attacks in the fight whose dice were lifted."""
    for event in after:
        if isinstance(event, FightWon):
            return event.city if event.attacker else event.rival
    fight = fight_of(state)
    if fight is not None:
        return state.poleis[fight.attacker].city
    begun = [event for event in before if isinstance(event, Attacked | AssaultBegun)]
    return begun[-1].city if begun else None


def place_of(state: GrecoloniesState, events: Sequence[Event]) -> str | None:
    """The province of the fight that goes on, or of the one that was fought last."""
    fight = fight_of(state)
    if fight is not None:
        return state.board.provinces[fight.province]
    fought = (FightWon, AssaultBegun, Attacked)
    return next((event.province for event in reversed(events) if isinstance(event, fought)), None)


def height_of(state: GrecoloniesState, events: Sequence[Event]) -> int:
    """Pixels that the fight needs, with what was lifted last; 0 where there is neither."""
    fight, height = fight_of(state), 0
    if revealed(state, events) is not None:
        height += HEADING + DICE + GAP
    if fight is not None:
        dice = DICE if isinstance(state.frame, Assault) else 0
        height += HEADING + dice + (FORETOLD if fight.predictions else 0) + GAP
    return height


def draw_fight(canvas: Image.Image, x: int, y: int, width: int, scene: Scene, cast: Cast) -> None:
    """Draws what was lifted last, and below it the fight as it goes on."""
    state: GrecoloniesState = scene.view.state
    shown, fight = revealed(state, scene.events), fight_of(state)
    if shown is not None:
        area = Box(x, y, width, HEADING + DICE)
        _draw_revealed(canvas, area, shown, scene)
        y += area.height + GAP
    if fight is not None:
        dice = DICE if isinstance(state.frame, Assault) else 0
        area = Box(x, y, width, HEADING + dice + (FORETOLD if fight.predictions else 0))
        _draw_going_on(canvas, area, fight, scene, cast)


def _sides(area: Box) -> tuple[Box, Box, Box]:
    """The attacker's part, the defender's, and what lies between them."""
    middle = area.width - 2 * (SIDE + GAP)
    return (
        Box(area.x, area.y, SIDE, area.height),
        Box(area.x + area.width - SIDE, area.y, SIDE, area.height),
        Box(area.x + SIDE + GAP, area.y, middle, area.height),
    )


def _edge(box: Box, side: int) -> tuple[int, int]:
    """Where a side's things begin, and in which direction they go on."""
    return (box.x + 34, 1) if side == ATTACKER else (box.x + box.width - 18, -1)


def _heading(
    canvas: Image.Image, box: Box, side: int, city: str, scene: Scene, *, active: bool, lost: bool = False
) -> tuple[int, Rgb]:
    """Draws a side's emblem, its name and what it does; where that ends, and the ground's colour."""
    paper = ground(canvas, box, active=active)
    strip(canvas, box, colour_of(city), active=active)
    start, way = _edge(box, side)
    emblem(city, 92, dead=lost).at(canvas, start + way * 46, box.y + HEADING // 2)
    x, anchor = start + way * 108, "lm" if way > 0 else "rm"
    colour = RIDGE if lost else INK
    name = fitting(scene.words(Word("city", city)), DISPLAY, 42, 260, colour, paper)
    name.at(canvas, x, box.y + 42, anchor)
    does = fitting(scene.words(Word("scene", ("attacks", "defends")[side])), TEXT, 34, 260, colour, paper)
    does.at(canvas, x, box.y + 84, anchor)
    return x + way * (max(name.size[0], does.size[0]) + 20), paper


def _draw_revealed(canvas: Image.Image, area: Box, shown: Revealed, scene: Scene) -> None:
    *sides, middle = _sides(area)
    lifted = shown.lifted
    for side, box in enumerate(sides):
        city, lost = shown.cities[side], shown.cities[side] != shown.winner
        x, _ = _heading(canvas, box, side, city, scene, active=False, lost=lost)
        start, way = _edge(box, side)
        if shown.glory and not lost:
            glory(60).at(canvas, x + way * 30, box.y + HEADING // 2)
            gain("+1").at(canvas, x + way * 100, box.y + HEADING // 2)
        for place, each in enumerate(shown.faces[side]):
            sprite = die(each, DIE, lit=each.startswith(f"{lifted.weapon}-"), lost=lost)
            sprite.at(canvas, start + way * (DIE // 2 + place * (DIE + 6)), box.y + HEADING + DIE // 2 - 2)
    frame(canvas, middle, MIDDLE_GROUND, TERRACOTTA, 4)
    x = middle.x + middle.width // 2
    for place, (count, told) in enumerate(((lifted.count, "said"), (lifted.found, "found"))):
        y = middle.y + 38 + place * 56
        number = text(str(count), BOLD, 56, INK, MIDDLE_GROUND)
        number.at(canvas, x - 84, y, "rm")
        weapon(lifted.weapon, 46).at(canvas, x - 72, y, "lm")
        label = fitting(scene.words(Word("scene", told)), TEXT, 36, 180, INK, MIDDLE_GROUND)
        label.at(canvas, x - 14, y, "lm")
    winner, room = scene.words(Word("city", shown.winner)), middle.width - 24
    fitting(winner, DISPLAY, 42, room, BLOOD, MIDDLE_GROUND).at(canvas, x, middle.y + 150)
    what = scene.words(Word("scene", "wins-fight" if shown.over else "wins-assault"))
    fitting(what, TEXT, 34, room, BLOOD, MIDDLE_GROUND).at(canvas, x, middle.y + 190)


def _draw_going_on(canvas: Image.Image, area: Box, fight: Fight, scene: Scene, cast: Cast) -> None:
    state: GrecoloniesState = scene.view.state
    *sides, middle = _sides(area)
    assault = state.frame if isinstance(state.frame, Assault) else None
    for side, box in enumerate(sides):
        city = cities_in(state, fight)[side]
        x, paper = _heading(canvas, box, side, city, scene, active=Word("city", city) in cast.lifted)
        _groups(canvas, box, side, x, scene, fight, paper)
        start, way = _edge(box, side)
        for place, number in enumerate(assault.dice[side] if assault else ()):
            sprite = die(None if number == HIDDEN else face(number), DIE)
            sprite.at(canvas, start + way * (DIE // 2 + place * (DIE + 6)), box.y + HEADING + DIE // 2 - 2)
        _predictions(canvas, box, side, state, fight, paper)
    frame(canvas, middle, MIDDLE_GROUND, TERRACOTTA, 4)
    x, room = middle.x + middle.width // 2, middle.width - 20
    province = scene.words(Word("province", state.board.provinces[fight.province]))
    number_of = f" {ROMAN[min(fight.number, 5)]}" if fight.number else ""
    fitting(f"{province}{number_of}", DISPLAY, 36, room, INK, MIDDLE_GROUND).at(canvas, x, middle.y + 30)
    if assault is None or not assault.count:
        swords(0).at(canvas, x, middle.y + 80 if assault is None else middle.y + 130)
        return
    count = text(str(assault.count), BOLD, 84, INK, MIDDLE_GROUND)
    count.at(canvas, x - 6, middle.y + 98, "rm")
    weapon(WEAPONS[assault.weapon], 80).at(canvas, x + 12, middle.y + 98, "lm")
    _earlier(canvas, x, middle.y + 180, scene.events)


def _groups(canvas: Image.Image, box: Box, side: int, x: int, scene: Scene, fight: Fight, paper: Rgb) -> None:
    """Those who fight on a side, and how many of it have fled."""
    state, way = scene.view.state, 1 if side == ATTACKER else -1
    end = box.x + (box.width - 20 if side == ATTACKER else 40)
    sprites = [
        citizens(state.poleis[number].city, count, TOKEN)
        for number, count in enumerate(fight.groups[side])
        if count
    ]
    if side != ATTACKER and fight.guard == GUARD_FIGHTS:
        sprites.append(guard(TOKEN))
    fled = sum(fight.refuge[side])
    label = text(scene.words(Word("scene", "refuge")), TEXT, 28, RIDGE, paper)
    room = abs(end - x) - (label.size[0] + 16 if fled else 0)
    step = min(TOKEN + 8, room / max(1, len(sprites)))
    for place, sprite in enumerate(sprites):
        sprite.at(canvas, x + way * (TOKEN / 2 + place * step), box.y + HEADING // 2)
    if fled:
        middle = end - way * label.size[0] / 2
        label.at(canvas, middle, box.y + 36)
        text(str(fled), BOLD, 40, RIDGE, paper).at(canvas, middle, box.y + 76)


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


def _predictions(
    canvas: Image.Image, box: Box, side: int, state: GrecoloniesState, fight: Fight, paper: Rgb
) -> None:
    """Who foretells this side's victory, and after how many assaults."""
    mine = [each for each in fight.predictions if each[1] == side]
    start, way = _edge(box, side)
    y = box.y + box.height - FORETOLD // 2
    if mine:
        tripod(44).at(canvas, start + way * 22, y)
    for place, (number, _, assaults) in enumerate(mine):
        x = start + way * (90 + place * 120)
        emblem(state.poleis[number].city, 46).at(canvas, x, y)
        told = text(ROMAN[assaults], BOLD, VALUE, INK, paper)
        told.at(canvas, x + way * 30, y, "lm" if way > 0 else "rm")
