"""The players' panels in the order of play: what each has, its columns, and what the last turn brought it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from PIL import Image, ImageDraw

from engine.core.contract import Word
from engine.deus.events import Built, BuiltWild, Offered
from engine.deus.frames import Over
from engine.deus.law.rules import COLOURS_OF_PLAYERS
from engine.deus.law.scoring import open_points, temple_points, total
from engine.deus.state import DeusState, cards_of
from engine.deus.words import COLOURS, GODS, HIDDEN, RESOURCES, TEMPLE, VP
from render.deus.cards import COLOURS as CARD_COLOURS
from render.deus.cards import dark, facedown, folder, pale, top_card
from render.deus.land.geometry import WIDTH
from render.deus.land.sea import Beside
from render.deus.signs.gods import god
from render.deus.signs.icons import icon
from render.deus.signs.pieces import OWNERS, emblem, ink_on, piece, symbol
from render.deus.tally import grown, tally
from render.kit.laurel import laurel
from render.kit.marks import gain
from render.kit.palette import BLOOD, INK, LAND, PAPER, RIDGE, WHITE, Rgb, index, mix
from render.kit.panel import GAP, Box, ground
from render.kit.portfolio import kept
from render.kit.sprite import BOLD, TEXT, Pen, Placed, Sprite, drawn, fitting, text
from render.scene import Cast, Scene

FAINT = mix(INK, PAPER, 5 / 12)
STRIP, INSIDE = 24, 8
"""Pixels of a panel's left edge with the owner's colour, and free at its other edges."""
APART = 4
"""Pixels between columns."""
UNDER = 2
"""Cards below the top one whose edges are seen, at most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How panels are laid out for a number of players; sizes in pixels."""

    across: int
    """Panels beside each other; 1: name and score stand left of the rest."""
    height: int
    emblem: int
    name: int
    head: int
    """The line of the name."""
    icon: int
    number: int
    means: int
    """The line of what the player has."""
    peek: int
    """The edge of a card below the top one."""
    tab: int
    """The line with the number of cards and of pieces."""
    sign: int
    """Signs on cards."""

    @property
    def wide(self) -> bool:
        """Whether name and score stand left of the rest."""
        return self.across == 1


PLANS = {
    2: Plan(1, 256, 100, 58, 104, 58, 52, 66, 6, 54, 48),
    3: Plan(2, 276, 60, 46, 62, 42, 42, 54, 4, 42, 36),
    4: Plan(2, 258, 54, 42, 54, 42, 42, 46, 3, 42, 36),
}
"""By the number of players: with fewer all is larger."""
MARGIN = 12
"""Pixels around all panels."""
LEFT = 430
"""Pixels across name and score where they stand left of the rest."""


@dataclass(slots=True)
class Laid:
    """What a panel shows: sprites at their places, and those of them that mark what happened."""

    shown: list[Placed] = field(default_factory=list)
    marks: list[Placed] = field(default_factory=list)


def plan_for(state: DeusState) -> Plan:
    """The layout for this number of players."""
    return PLANS[len(state.players)]


def _width(plan: Plan) -> int:
    return (WIDTH - 2 * MARGIN - GAP * (plan.across - 1)) // plan.across


def beside_map(state: DeusState) -> Beside:
    """What panels need: the height of full rows below the map, and the size of one that stands alone."""
    plan = plan_for(state)
    rows, lone = divmod(len(state.players), plan.across)
    below = rows * (plan.height + GAP) - GAP + 2 * MARGIN
    return Beside(below, (_width(plan), plan.height) if lone else None)


def order(state: DeusState) -> tuple[int, ...]:
    """The seats in the order of play."""
    seats = len(state.players)
    return tuple((state.setting.first + turn) % seats for turn in range(seats))


def panel_boxes(state: DeusState, low: int, lone: Box | None) -> dict[int, Box]:
    """The place of each seat's panel in the order of play; `low`: the map's end; `lone`: the first one's."""
    plan, seats = plan_for(state), order(state)
    found = {} if lone is None else {seats[0]: lone}
    for place, seat in enumerate(seats[len(found) :]):
        row, column = divmod(place, plan.across)
        x, y = MARGIN + column * (_width(plan) + GAP), low + MARGIN + row * (plan.height + GAP)
        found[seat] = Box(x, y, _width(plan), plan.height)
    return found


def draw_players(canvas: Image.Image, boxes: Mapping[int, Box], scene: Scene, cast: Cast) -> None:
    """Draws a panel per player; those who owe an answer are lifted out."""
    for seat, box in boxes.items():
        active = role(seat) in cast.lifted
        paper = ground(canvas, box, active=active)
        edge = (box.x + 7, box.y + 7, box.x + STRIP - 2, box.y + box.height - 8)
        ImageDraw.Draw(canvas).rectangle(edge, fill=index(OWNERS[seat]), outline=index(INK), width=2)
        laid = laid_out(scene, seat, box, paper, leads=role(seat) in cast.leaders)
        for each in (*laid.shown, *laid.marks):
            each.draw(canvas)


def marks_on_panels(scene: Scene, boxes: Mapping[int, Box]) -> tuple[Placed, ...]:
    """What marks in the panels what happened."""
    return tuple(
        mark for seat, box in boxes.items() for mark in laid_out(scene, seat, box, LAND[0], leads=False).marks
    )


def role(seat: int) -> Word:
    """The word of a seat's colour."""
    return Word("player", COLOURS_OF_PLAYERS[seat])


def laid_out(scene: Scene, seat: int, box: Box, paper: Rgb, *, leads: bool) -> Laid:
    """What a panel shows and where."""
    plan, laid = plan_for(scene.view.state), Laid()
    left, right = box.x + STRIP + 8, box.x + box.width - INSIDE - 6
    top, low = box.y + INSIDE, box.y + box.height - INSIDE
    panel = Part(laid, scene, seat, paper, plan)
    if plan.wide:
        panel.name(Box(left, top, LEFT - 16, plan.head))
        panel.score(Box(left, top + plan.head, LEFT - 16, low - top - plan.head), leads=leads)
        left += LEFT
    else:
        taken = panel.score(Box(left, top, right - left, plan.head), leads=leads)
        panel.name(Box(left, top, right - left - taken, plan.head))
        top += plan.head
    panel.means(Box(left, top, right - left, plan.means))
    top += plan.means
    panel.columns(Box(left, top, right - left, low - top))
    return laid


def points_told(state: DeusState, seat: int) -> str:
    """Points that all can count and those in hand: `6 + 17`, `6 +` where these are hidden; in the end all."""
    if isinstance(state.frame, Over):
        return str(total(state, seat))
    vp = state.players[seat].vp
    return f"{open_points(state, seat)} +" if vp == HIDDEN else f"{open_points(state, seat)} + {vp}"


def points(state: DeusState, seat: int, size: int, paper: Rgb) -> list[Sprite]:
    """A seat's points beside each other: their sign, the number, and the sign of what is hidden."""
    told = [icon(VP, size + 6), text(points_told(state, seat), BOLD, size, INK, paper)]
    hidden = state.players[seat].vp == HIDDEN and not isinstance(state.frame, Over)
    return [*told, icon("hidden", size + 6)] if hidden else told


def built(scene: Scene, seat: int) -> frozenset[int]:
    """The columns on which the seat has just laid a card."""
    return frozenset(
        COLOURS.index(event.colour)
        for event in scene.events
        if isinstance(event, Built | BuiltWild) and event.seat == seat
    )


@kept
def around(width: int, height: int) -> Sprite:
    """The mark around what is new in a panel: white, ink, white."""

    def draw(pen: Pen, s: float) -> None:
        for inset, line, fill in ((0.0, 12.0, WHITE), (3.5, 5.0, INK)):
            box = (inset * s, inset * s, (width - inset) * s - 1, (height - inset) * s - 1)
            pen.rounded_rectangle(box, radius=(10 - inset) * s, outline=fill, width=round(line * s))

    return drawn(width, height, draw)


def lined_up(groups: Sequence[Sequence[Sprite]], box: Box) -> Iterator[tuple[float, ...]]:
    """For each group of sprites beside each other, spread over the box: the left edges of its sprites."""
    slot, gap = box.width / len(groups), 6
    widths = [sum(each.size[0] for each in group) + gap * (len(group) - 1) for group in groups]
    starts: list[float] = []
    for place, _ in enumerate(groups):
        before = starts[-1] + widths[place - 1] + 2 * gap if starts else 0.0
        starts.append(max(box.x + slot * place, before))
    end = float(box.x + box.width)
    for place in range(len(groups) - 1, -1, -1):  # what would stand beyond the box moves back
        starts[place] = min(starts[place], end - widths[place])
        end = starts[place] - 2 * gap
    for start, group in zip(starts, groups, strict=True):
        yield tuple(accumulate((each.size[0] + gap for each in group[:-1]), initial=start))


class Part:
    """Lays out the parts of a seat's panel."""

    def __init__(self, laid: Laid, scene: Scene, seat: int, paper: Rgb, plan: Plan) -> None:
        self.laid, self.scene, self.seat, self.paper, self.plan = laid, scene, seat, paper, plan
        self.state: DeusState = scene.view.state
        self.player = self.state.players[seat]
        self.changes = tally(scene.events, seat)

    def _show(self, sprite: Sprite, x: float, y: float, anchor: str = "lm") -> None:
        self.laid.shown.append(Placed(sprite, x, y, anchor))

    def _mark(self, sprite: Sprite, x: float, y: float, anchor: str = "lm") -> None:
        self.laid.marks.append(Placed(sprite, x, y, anchor))

    def _grown(self, what: str) -> list[Sprite]:
        """The plate that says by how much something has grown."""
        count = self.changes[what]
        return [gain(f"+{count}")] if count > 0 else []

    def name(self, box: Box) -> None:
        """Emblem and name; behind them the gods that were offered to, and how many cards."""
        plan, y = self.plan, box.y + box.height / 2
        self._show(emblem(self.seat, plan.emblem), box.x, y)
        offers = [
            event for event in self.scene.events if isinstance(event, Offered) and event.seat == self.seat
        ]
        right = float(box.x + box.width - 6)
        for event in reversed(offers[-2:]):
            count = text(f"×{event.count}", BOLD, plan.number, INK, self.paper)
            self._show(count, right, y, "rm")
            sign = god(GODS.index(event.god), plan.icon + 16)
            self._mark(sign, right - count.size[0] - 4, y, "rm")
            right -= count.size[0] + sign.size[0] + 12
        x = box.x + plan.emblem + 12
        ink = RIDGE if self.player.withdrawn else INK
        active = self.paper == WHITE
        name = fitting(
            self.scene.names[self.seat],
            BOLD if active else TEXT,
            plan.name,
            int(right - x - 6),
            ink,
            self.paper,
        )
        self._show(name, x, y)

    def score(self, box: Box, *, leads: bool) -> int:
        """Points with the leader's laurel, and the number of cards in hand; how wide that is."""
        plan, y, gap = self.plan, box.y + box.height / 2, 8
        told = points(self.state, self.seat, plan.number, self.paper)
        plates = self._grown(VP)
        room = plan.emblem if plan.wide else plan.icon + 8
        wreath = [laurel(plan.icon + 8)] if leads else []
        width = sum(each.size[0] + gap for each in (*told, *plates)) + room + gap
        cards = [] if plan.wide else self._cards()
        x = float(box.x)
        if not plan.wide:
            width += sum(each.size[0] + gap for each in cards) + 14
            x = float(box.x + box.width - width)
            for each in cards:
                self._show(each, x, y)
                x += each.size[0] + gap
            x += 14
        for each in wreath:
            self._show(each, x + room / 2, y, "mm")
        x += room + gap
        for each in told:
            self._show(each, x, y)
            x += each.size[0] + gap
        for each in plates:
            self._mark(each, x, y)
        return width

    def _cards(self) -> list[Sprite]:
        count = text(str(len(self.player.hand)), BOLD, self.plan.number, INK, self.paper)
        return [icon("card", self.plan.icon), count]

    def means(self, box: Box) -> None:
        """Resources and gold, each with what it grew by."""
        groups: list[list[Sprite]] = []
        for what, count in (*zip(RESOURCES, self.player.goods, strict=True), ("gold", self.player.gold)):
            number = text(str(count), BOLD, self.plan.number, INK if count else FAINT, self.paper)
            groups.append([icon(what, self.plan.icon), number, *self._grown(what)])
        if self.plan.wide:
            groups.append(self._cards())
        y = box.y + box.height / 2
        for group, edges in zip(groups, lined_up(groups, box), strict=True):
            for place, (sprite, x) in enumerate(zip(group, edges, strict=True)):
                (self._show if place < 2 else self._mark)(sprite, x, y)  # the third is the plate

    def columns(self, box: Box) -> None:
        """The six columns: how many cards, the pieces that can be built, and what the top card does."""
        slot = box.width / len(COLOURS)
        fresh = built(self.scene, self.seat)
        for colour in range(len(COLOURS)):
            x = round(box.x + slot * colour)
            self._column(Box(x, box.y, round(slot) - APART, box.height), colour, new=colour in fresh)

    def _column(self, box: Box, colour: int, *, new: bool) -> None:
        plan, cards = self.plan, self.player.columns[colour]
        head = UNDER * plan.peek + plan.tab
        height = box.height - head
        y = box.y + UNDER * plan.peek + plan.tab / 2
        wide = plan.tab + 4
        for under in range(min(UNDER, len(cards) - 1), 0, -1):
            edge = folder(colour, wide - 8 * under, plan.peek + 4)
            self._show(edge, box.x + 4 * under, box.y + (UNDER - under) * plan.peek, "lt")
        self._show(counted(colour, len(cards), wide, plan.tab + 4), box.x, box.y + UNDER * plan.peek, "lt")
        self._show(self._top(colour, box.width, height), box.x, box.y + head, "lt")
        x = box.x + wide + 6
        if colour < TEMPLE:
            ready = self.player.ready[colour]
            token = piece(colour, self.seat, plan.icon)
            self._show(token, x, y)
            number = text(str(ready), BOLD, plan.number, INK if ready else BLOOD, self.paper)
            self._show(number, x + token.size[0] + 2, y)
            if colour in grown(self.changes):
                frame = around(token.size[0] + number.size[0] + 26, plan.tab + 8)
                self._mark(frame, x - 10, y)
        elif cards:
            worth = text(str(temple_points(self.state, self.seat)), BOLD, plan.number, INK, self.paper)
            sign = icon(VP, plan.icon - 12)
            self._show(sign, x, y)
            self._show(worth, x + sign.size[0] + 2, y)
        if new:
            self._mark(around(box.width + 16, height + 15), box.x - 8, box.y + head - 8, "lt")

    def _top(self, colour: int, width: int, height: int) -> Sprite:
        cards = self.player.columns[colour]
        if not cards:
            return bare(colour, width, height, self.paper)
        if cards[-1] == HIDDEN or self.player.wild == (colour, len(cards) - 1):
            return facedown(width, height)
        return top_card(
            cards_of(self.state).designs[cards[-1]].effects, colour, width, height, self.plan.sign
        )


@kept
def counted(colour: int, count: int, width: int, height: int) -> Sprite:
    """The tab of a column with the number of its cards."""
    fill = CARD_COLOURS[colour] if count else pale(colour)
    image = folder(colour, width, height).image.copy()
    pen = ImageDraw.Draw(image)
    pen.rectangle(
        (0, 0, width - 1, height - 1), fill=index(fill), outline=index(CARD_COLOURS[colour]), width=4
    )
    text(str(count), BOLD, height - 6, ink_on(fill), fill).at(image, width / 2, height / 2)
    return Sprite(image)


@kept
def bare(colour: int, width: int, height: int, paper: Rgb) -> Sprite:
    """A column without a card: an empty outline with its sign."""
    image = folder(colour, width, height).image.copy()
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, width - 1, height - 1), fill=index(paper), outline=index(dark(colour)), width=2)
    symbol(colour, min(56, height - 16)).at(image, width / 2, height / 2)
    return Sprite(image)
