"""The panels of the nations in the order of play, those to answer lifted out; and what is left for all."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.antike.events import Exchanged, Learned, PersonageWon, Produced, Taken
from engine.antike.law.personages import goal, left
from engine.antike.law.purse import left_in_bank
from engine.antike.state import AntikeState, Realm
from engine.antike.words import ADVANCES, PERSONAGES, RESOURCES
from engine.core.contract import Event, Word
from render.antike.advances import advance
from render.antike.emblems import colour_of, emblem, galleys, legions, resource, temple
from render.kit.laurel import laurel
from render.kit.marks import ring
from render.kit.palette import BLOOD, INK, LAND, PLAYERS, RIDGE, TERRACOTTA, Rgb, index, mix
from render.kit.panel import Box, boxes, ground, strip
from render.kit.sprite import BOLD, DISPLAY, NAME, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene, Told

COMPACT, LARGEST = 190, 1.35
"""The height of a panel where six nations play; things grow with it up to so much."""
GREW = mix(PLAYERS[2], INK, 0.25)
"""What grew stands in this colour."""
ROWS = (0.475, 0.675, 0.875)
"""How far down in a panel goods, cities and units, and advances stand."""
SCORE = "score"


@dataclass(frozen=True, slots=True)
class Panel:
    """One nation's panel."""

    box: Box
    realm: Realm
    active: bool
    grew: Mapping[str, int]
    """What it has gained: goods, coins and its score."""
    learned: frozenset[str]

    @property
    def scale(self) -> float:
        """How much larger than at their smallest things are drawn."""
        return min(LARGEST, self.box.height / COMPACT)

    def sized(self, pixels: float) -> int:
        """A length of the smallest panel in this one."""
        return round(pixels * self.scale)


def draw_nations(canvas: Image.Image, area: Box, scene: Scene, cast: Cast) -> None:
    """Draws a panel per nation in the order of play, those that owe an answer lifted out."""
    state: AntikeState = scene.view.state
    needed = goal(state.options, len(state.realms))
    most = max((sum(realm.personages) for realm in state.realms), default=0)
    for number, (box, realm) in enumerate(zip(boxes(area, len(state.realms)), state.realms, strict=False)):
        word = Word("nation", realm.nation)
        grew, learned = gained(scene.events, realm.nation), frozenset(_learned(scene.events, realm.nation))
        panel = Panel(box, realm, word in cast.lifted, grew, learned)
        paper = ground(canvas, box, active=panel.active)
        strip(canvas, box, colour_of(realm.nation), active=panel.active)
        won = f"{sum(realm.personages)}/{needed}"
        leads = word in cast.leaders and sum(realm.personages) == most
        right = _score(canvas, panel, won, paper, leads=leads)
        _heading(canvas, panel, scene.words(word), scene.names[realm.seat], right, paper)
        _goods(canvas, panel, paper)
        _means(canvas, panel, state, number, paper)
        _advances(canvas, panel)


def gained(events: Sequence[Event], nation: str) -> Mapping[str, int]:
    """What a nation has gained: by good, `coin`, and personages as its score."""
    found = Counter[str]()
    for event in events:
        match event:
            case Produced(nation=who, good=good, count=count) if who == nation:
                found[good] += count
            case Taken(nation=who, good=good) if who == nation:
                found[good] += 1
            case Exchanged(nation=who, get=good, count=count) if who == nation:
                found[good] += count
            case PersonageWon(nation=who) if who == nation:
                found[SCORE] += 1
    return found


def _learned(events: Sequence[Event], nation: str) -> Iterator[str]:
    return (event.advance for event in events if isinstance(event, Learned) and event.nation == nation)


def _score(canvas: Image.Image, panel: Panel, told: str, paper: Rgb, *, leads: bool) -> int:
    """Draws the personages won of those needed, the laurel of who leads; the left edge of what is drawn."""
    box, middle = panel.box, panel.box.y + panel.sized(38)
    number = text(told, BOLD, min(62, panel.sized(54)), BLOOD if panel.active else INK, paper)
    x = box.x + box.width - 18
    number.at(canvas, x, middle, "rm")
    x -= number.size[0] + 6
    grew = panel.grew.get(SCORE, 0)
    if grew:
        sprite = text(f"+{grew}", BOLD, VALUE, GREW, paper)
        sprite.at(canvas, x, middle, "rm")
        x -= sprite.size[0] + 4
    if leads:
        size = min(46, panel.sized(42))
        laurel(size).at(canvas, x, middle, "rm")
        x -= size
    return x


def _advances(canvas: Image.Image, panel: Panel) -> None:
    """Draws the four basic advances, then their higher ones, lit where known and ringed where new."""
    size, box = panel.sized(34), panel.box
    gap = (box.width - 44 - len(ADVANCES) * size) / (len(ADVANCES) - 1)
    y = box.y + round(box.height * ROWS[2])
    for bit, name in enumerate(ADVANCES):
        x = box.x + 32 + size / 2 + bit * (size + gap)
        if name in panel.learned:
            ring(size + 18).at(canvas, x, y)
        advance(name, size, bool(panel.realm.advances >> bit & 1)).at(canvas, x, y)


def _heading(canvas: Image.Image, panel: Panel, title: str, name: str, right: int, paper: Rgb) -> None:
    """Draws the emblem, the nation's name and its player's."""
    box, realm = panel.box, panel.realm
    size = min(76, panel.sized(64))
    emblem(realm.nation, size).at(canvas, box.x + 28, box.y + 8, "lt")
    left = box.x + 28 + size + 8
    room, ink = right - left - 8, RIDGE if realm.withdrawn else INK
    title = title[:1].upper() + title[1:]
    largest = max(NAME, panel.sized(30))
    fitting(title, DISPLAY, largest, room, ink, paper).at(canvas, left, box.y + panel.sized(24), "lm")
    holder = fitting(name, TEXT, largest, room, TERRACOTTA, paper)
    holder.at(canvas, left, box.y + panel.sized(58), "lm")


def _row(
    canvas: Image.Image, panel: Panel, y: int, paper: Rgb, told: Sequence[tuple[Sprite, int, int]]
) -> None:
    """Draws signs, each with its number and what it has grown by, over the width of the panel."""
    size = max(VALUE, min(46, panel.sized(VALUE)))
    parts = [
        [
            sign,
            text(str(count), BOLD, size, INK if count else RIDGE, paper),
            *([text(f"+{grew}", BOLD, VALUE, GREW, paper)] if grew else ()),
        ]
        for sign, count, grew in told
    ]
    wide = [sum(each.size[0] for each in part) + 6 * (len(part) - 1) for part in parts]
    # Numbers stand below each other where they can, and move aside where something grew.
    slot, x = (panel.box.width - 44) / len(told), 0.0
    for place, part in enumerate(parts):
        x = max(x, place * slot)
        x = min(x, panel.box.width - 44 - sum(wide[place:]) - 8 * (len(wide) - place - 1))
        for each in part:
            each.at(canvas, panel.box.x + 32 + x, y, "lm")
            x += each.size[0] + 6
        x += 2


def _goods(canvas: Image.Image, panel: Panel, paper: Rgb) -> None:
    size, realm = panel.sized(32), panel.realm
    held = (*zip(RESOURCES, realm.goods, strict=True), ("coin", realm.coins))
    told = [(resource(kind, size), count, panel.grew.get(kind, 0)) for kind, count in held]
    _row(canvas, panel, panel.box.y + round(panel.box.height * ROWS[0]), paper, told)


def _means(canvas: Image.Image, panel: Panel, state: AntikeState, number: int, paper: Rgb) -> None:
    """Cities, temples, legions and galleys, on the panel's last line."""
    realm, nation = panel.realm, panel.realm.nation
    cities = state.owner.count(number)
    temples = sum(built and owner == number for owner, built in zip(state.owner, state.temples, strict=True))
    size = panel.sized(32)
    signs: list[tuple[Callable[[], Sprite], int]] = [
        (lambda: emblem(nation, size), cities),
        (lambda: temple(size), temples),
        (lambda: legions(nation, 0, size), sum(realm.legions)),
        (lambda: galleys(nation, 0, size), sum(realm.galleys)),
    ]
    told = [(sign(), count, 0) for sign, count in signs]
    _row(canvas, panel, panel.box.y + round(panel.box.height * ROWS[1]), paper, told)


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
        label = fitting(name[:1].upper() + name[1:], TEXT, 32, step - 64, INK, LAND[1])
        label.at(canvas, x, middle, "lm")
        number = text(str(count), BOLD, 42, INK if count else BLOOD, LAND[1])
        number.at(canvas, x + label.size[0] + 12, middle, "lm")
    x = area.x + area.width - room
    for sign, count, wide in bank:
        sign.at(canvas, x + 17, middle)
        text(str(count), BOLD, 40, INK if count else BLOOD, LAND[1]).at(canvas, x + 42, middle, "lm")
        x += wide


def _bank(state: AntikeState) -> list[tuple[Sprite, int, int]]:
    """What the bank holds: sign, count and the width for both; goods only where they can run out."""
    coins, temples = (resource("coin", 38), state.coins), (temple(40), 20 - sum(state.temples))
    if state.options.chips == "unlimited":
        return [(*coins, 133), (*temples, 133)]
    goods = [(resource(good, 38), left_in_bank(state, good)) for good in RESOURCES]
    return [(*each, 104) for each in (*goods, coins, temples)]
