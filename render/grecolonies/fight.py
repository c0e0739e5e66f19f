"""The fight as a scene: both groups, cups or dice, what was announced, the Oracle's predictions."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.contract import Event, Word
from engine.grecolonies.events import Announced, AssaultBegun, Countered, Dodged, GloryWon
from engine.grecolonies.state import (
    ATTACKER,
    GUARD_FIGHTS,
    Assault,
    Fight,
    GrecoloniesState,
    combatants,
)
from engine.grecolonies.words import HIDDEN, WEAPONS, face
from render.grecolonies.emblems import citizens, colour_of, die, emblem, guard, weapon
from render.grecolonies.map import fight_of
from render.kit.marks import swords
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, TERRACOTTA, WHITE, index, mix
from render.kit.panel import Box, frame
from render.kit.sprite import BOLD, DISPLAY, TEXT, fitting, text
from render.scene import Told

HEIGHT = 250
DIE = 66
ROMAN = ("", "I", "II", "III", "IV", "V")
ANNOUNCED = 5
"""Announcements that are shown, the latest."""


def is_shown(state: GrecoloniesState, events: Sequence[Event]) -> bool:
    """True where there is a fight to show: one that goes on, or dice that were just revealed."""
    return fight_of(state) is not None or any(isinstance(event, Countered | Dodged) for event in events)


def place_of(state: GrecoloniesState, events: Sequence[Event]) -> str | None:
    """The province of the fight that goes on, or of the one that was fought last."""
    fight = fight_of(state)
    if fight is not None:
        return state.board.provinces[fight.province]
    return next((event.province for event in reversed(events) if isinstance(event, AssaultBegun)), None)


def draw_fight(
    canvas: Image.Image, area: Box, state: GrecoloniesState, events: Sequence[Event], words: Told
) -> None:
    """Draws the scene in its band; what was revealed last stays until the next dice are rolled."""
    frame(canvas, area, LAND[2], TERRACOTTA, 4)
    fight = fight_of(state)
    if fight is None:
        _revealed(canvas, area, events)
        return
    title = words(Word("province", state.board.provinces[fight.province]))
    middle = area.x + area.width // 2
    fitting(title, DISPLAY, 34, 420, INK, LAND[2]).at(canvas, middle, area.y + 30)
    if fight.number:
        text(ROMAN[min(fight.number, 5)], DISPLAY, 44, BLOOD, LAND[2]).at(canvas, middle, area.y + 76)
    for side, number in enumerate(combatants(fight)):
        _side(canvas, area, state, fight, side, state.poleis[number].city)
    assault = state.frame
    if isinstance(assault, Assault):
        _cups(canvas, area, assault)
        if assault.count:
            _announcement(canvas, middle, area.y + 138, assault.count, WEAPONS[assault.weapon], 72)
        _earlier(canvas, middle, area.y + 212, events)
    else:
        swords(0).at(canvas, middle, area.y + 140)
    _predictions(canvas, area, state, fight)


def _edge(area: Box, side: int) -> tuple[int, int]:
    """Where a side's things begin, and in which direction they go on."""
    return (area.x + 26, 1) if side == ATTACKER else (area.x + area.width - 26, -1)


def _side(
    canvas: Image.Image, area: Box, state: GrecoloniesState, fight: Fight, side: int, city: str
) -> None:
    start, way = _edge(area, side)
    emblem(city, 92).at(canvas, start + way * 46, area.y + 60)
    x = start + way * 140
    for number, count in enumerate(fight.groups[side]):
        if count:
            citizens(state.poleis[number].city, count).at(canvas, x, area.y + 62)
            x += way * 66
    if side != ATTACKER and fight.guard == GUARD_FIGHTS:
        guard(54).at(canvas, x, area.y + 56)
        x += way * 66
    fled = sum(fight.refuge[side])
    if fled:
        text(f"({fled})", BOLD, 34, RIDGE, LAND[2]).at(canvas, x, area.y + 60)


def _cups(canvas: Image.Image, area: Box, assault: Assault) -> None:
    for side, dice in enumerate(assault.dice):
        start, way = _edge(area, side)
        for place, number in enumerate(dice):
            shown = None if number == HIDDEN else face(number)
            die(shown, DIE).at(canvas, start + way * (DIE // 2 + place * (DIE + 8)), area.y + 168)


def _announcement(canvas: Image.Image, x: int, y: int, count: int, kind: str, size: int) -> None:
    number = text(str(count), BOLD, size, INK, LAND[2])
    number.at(canvas, x - 6, y, "rm")
    weapon(kind, round(size * 0.95)).at(canvas, x + 10, y, "lm")


def _earlier(canvas: Image.Image, middle: int, y: int, events: Sequence[Event]) -> None:
    """The announcements before, small, in the speakers' colours."""
    said = [event for event in events if isinstance(event, Announced)][-ANNOUNCED - 1 : -1]
    pen = ImageDraw.Draw(canvas)
    for place, event in enumerate(said):
        x = middle + round((place - (len(said) - 1) / 2) * 92)
        pen.rectangle((x - 42, y - 22, x + 42, y + 22), fill=index(mix(PAPER, WHITE, 0.5)),
                      outline=index(colour_of(event.city)), width=5)  # fmt: skip
        text(str(event.count), BOLD, 30, INK, mix(PAPER, WHITE, 0.5)).at(canvas, x - 2, y, "rm")
        weapon(event.weapon, 30).at(canvas, x + 4, y, "lm")


def _predictions(canvas: Image.Image, area: Box, state: GrecoloniesState, fight: Fight) -> None:
    """Who foretells whose victory, after how many assaults."""
    for place, (number, side, assaults) in enumerate(fight.predictions):
        start, way = _edge(area, side)
        x, y = start + way * (30 + place * 96), area.y + 226
        emblem(state.poleis[number].city, 34).at(canvas, x, y)
        text(ROMAN[assaults], TEXT, 28, INK, LAND[2]).at(canvas, x + 24, y, "lm")


def _revealed(canvas: Image.Image, area: Box, events: Sequence[Event]) -> None:
    """The dice that were lifted last, those that counted lit, and who won."""
    lifted = [event for event in events if isinstance(event, Countered | Dodged)][-1]
    middle = area.x + area.width // 2
    _announcement(canvas, middle, area.y + 110, lifted.count, lifted.weapon, 72)
    found = text(f"= {lifted.found}", BOLD, 44, INK if lifted.held else BLOOD, LAND[2])
    found.at(canvas, middle, area.y + 176)
    for side, (city, faces) in enumerate(((lifted.city, lifted.faces), (lifted.rival, lifted.rival_faces))):
        start, way = _edge(area, side)
        emblem(city, 92).at(canvas, start + way * 46, area.y + 70)
        for place, each in enumerate(faces):
            lit = each.startswith(f"{lifted.weapon}-")
            die(each, DIE, lit=lit).at(canvas, start + way * (DIE // 2 + place * (DIE + 8)), area.y + 168)
    for event in events:
        if isinstance(event, GloryWon):
            start, way = _edge(area, 0 if event.city == lifted.city else 1)
            text("+1", BOLD, 44, BLOOD, LAND[2]).at(canvas, start + way * 130, area.y + 70)
