"""The panels of the nations, the one to play lifted out, and the strip of what is left for all."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.antike.law.arming import PIECES
from engine.antike.law.personages import goal, left
from engine.antike.law.purse import left_in_bank
from engine.antike.state import AntikeState, Realm
from engine.antike.words import ADVANCES, PERSONAGES, RESOURCES
from engine.core.contract import Word
from render.antike.emblems import colour_of, emblem, galleys, legions, resource, temple
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, TERRACOTTA, index, mix
from render.kit.panel import Box, boxes, ground, strip
from render.kit.sprite import BOLD, DISPLAY, TEXT, Sprite, fitting, text
from render.scene import Cast, Scene, Told

LETTERS = ("W", "S", "M", "O", "R", "N", "C", "D")
FAINT = mix(INK, PAPER, 8 / 12)


def draw_nations(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per nation in turn order, those that owe an answer lifted out."""
    state: AntikeState = scene.view.state
    for number, (box, realm) in enumerate(zip(boxes(area, len(state.realms)), state.realms, strict=False)):
        active = Word("nation", realm.nation) in cast.lifted
        _panel(canvas, box, state, number, scene.names[realm.seat], scene.words, active=active)


def _panel(
    canvas: Image.Image, box: Box, state: AntikeState, number: int, name: str, words: Told, *, active: bool
) -> None:
    realm = state.realms[number]
    paper = ground(canvas, box, active=active)
    strip(canvas, box, colour_of(realm.nation), active=active)
    big = 84
    middle = box.y + box.height // 2
    emblem(realm.nation, big).at(canvas, box.x + 78, box.y + 52)
    left_edge = box.x + 130
    room = box.width - 130 - 150
    title = words(Word("nation", realm.nation))
    title = title[:1].upper() + title[1:]
    line = box.y + 25
    fitting(title, DISPLAY, 34, room, RIDGE if realm.withdrawn else INK, paper).at(
        canvas, left_edge, line, "lm"
    )
    fitting(name, TEXT, 28, room, TERRACOTTA, paper).at(canvas, left_edge, line + 30, "lm")
    score = f"{sum(realm.personages)}/{goal(state.options, len(state.realms))}"
    text(score, BOLD, 62, BLOOD if active else INK, paper).at(
        canvas, box.x + box.width - 20, box.y + 40, "rm"
    )
    _goods(canvas, left_edge, middle + (6 if box.height < 160 else 16), realm, paper)
    _means(canvas, box, state, realm, number, paper)
    _advances(canvas, box, realm, paper)


def _goods(canvas: Image.Image, x: int, y: int, realm: Realm, paper: tuple[int, int, int]) -> None:
    y += 10
    for kind, count in (*zip(RESOURCES, realm.goods, strict=True), ("coin", realm.coins)):
        resource(kind, 32).at(canvas, x + 14, y)
        text(str(count), BOLD, 34, INK, paper).at(canvas, x + 32, y, "lm")
        x += 70


def _means(
    canvas: Image.Image, box: Box, state: AntikeState, realm: Realm, number: int, paper: tuple[int, int, int]
) -> None:
    """Cities, temples and units, on the panel's last line."""
    y = box.y + box.height - 24
    x = box.x + 60
    cities = state.owner.count(number)
    temples = sum(built and owner == number for owner, built in zip(state.owner, state.temples, strict=True))
    emblem(realm.nation, 28).at(canvas, x, y)
    text(str(cities), BOLD, 30, INK, paper).at(canvas, x + 20, y, "lm")
    temple(30).at(canvas, x + 84, y)
    text(str(temples), BOLD, 30, INK, paper).at(canvas, x + 106, y, "lm")
    soldiers, ships = sum(realm.legions), sum(realm.galleys)
    small(legions(realm.nation, soldiers), 0.6).paste_at(canvas, x + 160, y)
    text(f"+{PIECES - soldiers}", TEXT, 24, FAINT, paper).at(canvas, x + 178, y, "lm")
    small(galleys(realm.nation, ships), 0.56).paste_at(canvas, x + 244, y)
    text(f"+{PIECES - ships}", TEXT, 24, FAINT, paper).at(canvas, x + 268, y, "lm")


@dataclass(frozen=True, slots=True)
class Small:
    """A sprite made smaller."""

    image: Image.Image
    mask: Image.Image

    def paste_at(self, canvas: Image.Image, x: int, y: int) -> None:
        """Pastes it with its middle at x, y."""
        canvas.paste(self.image, (x - self.image.size[0] // 2, y - self.image.size[1] // 2), self.mask)


def small(sprite: Sprite, share: float) -> Small:
    """A sprite at a share of its size."""
    image, mask = sprite.image, sprite.mask
    size = (round(image.size[0] * share), round(image.size[1] * share))
    return Small(image.resize(size, Image.Resampling.NEAREST), mask.resize(size, Image.Resampling.NEAREST))


def _advances(canvas: Image.Image, box: Box, realm: Realm, paper: tuple[int, int, int]) -> None:
    """Four basic advances above their higher ones, filled where known."""
    pen = ImageDraw.Draw(canvas)
    for bit in range(len(ADVANCES)):
        x = box.x + box.width - 144 + (bit % 4) * 33
        y = box.y + box.height - (68 if bit < 4 else 36)
        known = bool(realm.advances >> bit & 1)
        fill = colour_of(realm.nation) if known else paper
        pen.rectangle(
            (x, y, x + 29, y + 27),
            fill=index(fill),
            outline=index(INK if known else RIDGE),
            width=3 if known else 1,
        )
        text(LETTERS[bit], BOLD, 22, INK if known else FAINT, fill).at(canvas, x + 15, y + 14)


def draw_piles(canvas: Image.Image, area: Box, state: AntikeState, words: Told) -> None:
    """Draws the personages left and what the bank holds."""
    pen = ImageDraw.Draw(canvas)
    pen.rectangle((area.x, area.y, area.x + area.width - 1, area.y + area.height - 1), fill=index(LAND[1]))
    middle = area.y + area.height // 2
    piles = left(state)
    bank = _bank(state)
    room = sum(wide for _, _, wide in bank)
    step = (area.width - room - 30) // 5
    for place, (personage, count) in enumerate(zip(PERSONAGES, piles, strict=True)):
        x = area.x + 16 + place * step
        name = words(Word("personage", personage))
        label = fitting(name[:1].upper() + name[1:], TEXT, 30, step - 64, INK, LAND[1])
        label.at(canvas, x, middle, "lm")
        number = text(str(count), BOLD, 38, INK if count else BLOOD, LAND[1])
        number.at(canvas, x + label.size[0] + 12, middle, "lm")
    x = area.x + area.width - room
    for sign, count, wide in bank:
        sign.at(canvas, x + 17, middle)
        text(str(count), BOLD, 36, INK if count else BLOOD, LAND[1]).at(canvas, x + 42, middle, "lm")
        x += wide


def _bank(state: AntikeState) -> list[tuple[Sprite, int, int]]:
    """What the bank holds: sign, count and the width for both; goods only where they can run out."""
    coins, temples = (resource("coin", 34), state.coins), (temple(36), 20 - sum(state.temples))
    if state.options.chips == "unlimited":
        return [(*coins, 133), (*temples, 167)]
    goods = [(resource(good, 34), left_in_bank(state, good)) for good in RESOURCES]
    return [(*each, 98) for each in (*goods, coins, temples)]
