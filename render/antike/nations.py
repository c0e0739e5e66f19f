"""The panels of the nations in the order of play, those to answer lifted out."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.antike.events import Exchanged, Learned, PersonageWon, Produced, Taken
from engine.antike.law.personages import goal
from engine.antike.state import AntikeState, Realm
from engine.antike.words import ADVANCES, RESOURCES
from engine.core.contract import Event, Word
from render.antike.advances import advance
from render.antike.emblems import colour_of, emblem, galleys, legions, resource, temple
from render.kit.laurel import laurel
from render.kit.marks import ring
from render.kit.palette import INK, PLAYERS, RIDGE, TERRACOTTA, Rgb, mix
from render.kit.panel import Box, ground, strip
from render.kit.sprite import BOLD, DISPLAY, NAME, TEXT, VALUE, Sprite, fitting, text
from render.scene import Cast, Scene

COMPACT, LARGEST, WIDE = 190, 1.35, 1.5
"""The height of a panel where six nations play; things grow with it up to so much, and are so much larger
where a panel has its table beside its heading."""
GREW = mix(PLAYERS[2], INK, 0.25)
"""What grew stands in this colour."""
GOODS, MEANS, KNOWLEDGE = range(3)
"""The rows of a panel's table: goods, cities and units, advances."""
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
    def wide(self) -> bool:
        """Whether its table stands beside its heading, not below it."""
        return self.box.width > 3 * self.box.height

    @property
    def scale(self) -> float:
        """How much larger than at their smallest things are drawn."""
        return WIDE if self.wide else min(LARGEST, self.box.height / COMPACT)

    @property
    def table(self) -> Box:
        """Where its rows of numbers and advances stand."""
        box = self.box
        if self.wide:
            left = round(box.width * 0.45)
            return Box(box.x + left, box.y + 8, box.width - left - 20, box.height - 16)
        top = round(box.height * 0.375)
        return Box(box.x + 32, box.y + top, box.width - 44, round(box.height * 0.6))

    @property
    def emblem(self) -> int:
        """Pixels across its emblem."""
        return self.sized(64) if self.wide else min(76, self.sized(64))

    @property
    def heading(self) -> int:
        """Where its names begin."""
        return self.box.x + 28 + self.emblem + 8

    def row(self, number: int) -> int:
        """How far down the middle of a row of its table is."""
        return self.table.y + round(self.table.height * (number + 0.5) / 3)

    def sized(self, pixels: float) -> int:
        """A length of the smallest panel in this one."""
        return round(pixels * self.scale)


def draw_nations(canvas: Image.Image, places: Sequence[Box], scene: Scene, cast: Cast) -> None:
    """Draws a panel per nation in the order of play, those that owe an answer lifted out."""
    state: AntikeState = scene.view.state
    needed = goal(state.options, len(state.realms))
    most = max((sum(realm.personages) for realm in state.realms), default=0)
    for number, (box, realm) in enumerate(zip(places, state.realms, strict=True)):
        word = Word("nation", realm.nation)
        grew, learned = gained(scene.events, realm.nation), frozenset(_learned(scene.events, realm.nation))
        panel = Panel(box, realm, word in cast.lifted, grew, learned)
        paper = ground(canvas, box, active=panel.active)
        strip(canvas, box, colour_of(realm.nation), active=panel.active)
        won = f"{sum(realm.personages)}/{needed}"
        leads = word in cast.leaders and sum(realm.personages) == most
        rights = _score(canvas, panel, won, paper, leads=leads)
        title = scene.words(word)
        told = (title[:1].upper() + title[1:], scene.names[realm.seat])
        _heading(canvas, panel, told, rights, paper)
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


def _score(canvas: Image.Image, panel: Panel, told: str, paper: Rgb, *, leads: bool) -> tuple[int, int]:
    """Draws the personages won of those needed, what is new of them, and the laurel of who leads.

    Returns how far the heading's first line may reach to the right, and its second.
    """
    box, grew = panel.box, panel.grew.get(SCORE, 0)
    number = text(told, BOLD, min(62, panel.sized(54)), INK, paper)
    new = [text(f"+{grew}", BOLD, VALUE, GREW, paper)] if grew else []
    wreath = [laurel(min(56, panel.sized(42)))] if leads else []
    if panel.wide:
        x = panel.heading
        for each in (number, *new, *wreath):
            each.at(canvas, x, box.y + panel.sized(102), "lm")
            x += each.size[0] + 14
        return panel.table.x - 16, panel.table.x - 16
    right = box.x + box.width - 12
    number.at(canvas, right, box.y + panel.sized(38), "rm")
    right -= number.size[0] + 6
    for sprites, y in ((wreath, 28), (new, 62)):
        for each in sprites:
            each.at(canvas, right, box.y + panel.sized(y), "rm")
    return right - sum(each.size[0] for each in wreath), right - sum(each.size[0] for each in new)


def _advances(canvas: Image.Image, panel: Panel) -> None:
    """Draws the four basic advances, then their higher ones, lit where known and ringed where new."""
    size, table, y = panel.sized(34), panel.table, panel.row(KNOWLEDGE)
    gap = (table.width - len(ADVANCES) * size) / (len(ADVANCES) - 1)
    for bit, name in enumerate(ADVANCES):
        x = table.x + size / 2 + bit * (size + gap)
        if name in panel.learned:
            ring(size + 18).at(canvas, x, y)
        advance(name, size, bool(panel.realm.advances >> bit & 1)).at(canvas, x, y)


def _heading(
    canvas: Image.Image, panel: Panel, told: tuple[str, str], rights: tuple[int, int], paper: Rgb
) -> None:
    """Draws the emblem, the nation's name and its player's, as far as each may reach to the right."""
    box, realm, left = panel.box, panel.realm, panel.heading
    emblem(realm.nation, panel.emblem).at(canvas, box.x + 28, box.y + 8, "lt")
    inks = (DISPLAY, RIDGE if realm.withdrawn else INK), (TEXT, TERRACOTTA)
    for (face, ink), line, right, y in zip(inks, told, rights, (24, 58), strict=True):
        size = max(NAME, panel.sized(30))
        fitting(line, face, size, right - left - 2, ink, paper).at(canvas, left, box.y + panel.sized(y), "lm")


def _row(
    canvas: Image.Image, panel: Panel, number: int, paper: Rgb, told: Sequence[tuple[Sprite, int, int]]
) -> None:
    """Draws signs, each with its number and what it has grown by, over the width of the table."""
    size, table, y = max(VALUE, panel.sized(VALUE)), panel.table, panel.row(number)
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
    slot, x = table.width / len(told), 0.0
    for place, part in enumerate(parts):
        x = max(x, place * slot)
        x = min(x, table.width - sum(wide[place:]) - 8 * (len(wide) - place - 1))
        for each in part:
            each.at(canvas, table.x + x, y, "lm")
            x += each.size[0] + 6
        x += 2


def _goods(canvas: Image.Image, panel: Panel, paper: Rgb) -> None:
    size, realm = panel.sized(32), panel.realm
    held = (*zip(RESOURCES, realm.goods, strict=True), ("coin", realm.coins))
    told = [(resource(kind, size), count, panel.grew.get(kind, 0)) for kind, count in held]
    _row(canvas, panel, GOODS, paper, told)


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
    _row(canvas, panel, MEANS, paper, told)
