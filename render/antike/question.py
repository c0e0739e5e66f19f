"""Pictures of questions: the part of the map where the answers lie, with what was chosen before."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from engine.antike.actions import (
    Arm,
    BuildTemple,
    Demand,
    Exchange,
    Found,
    Go,
    Learn,
    LetPass,
    SkipCoin,
    Take,
)
from engine.antike.board import board
from engine.antike.state import AntikeState, MovedIn
from engine.antike.words import GALLEY, LEGION, Advance, Field, Nation, Province, Unit
from engine.core.choosing.menu import Question
from engine.core.contract import Action
from engine.core.values.amounts import Amounts
from render.antike.emblems import colour_of, galleys, legions
from render.antike.geometry import Drawn, Point
from render.antike.letters import unit_badge
from render.antike.map import MAPS, exact_ground
from render.antike.marks import BENDS, NOTHING, UNIT_RING, UNITS, Marks, Spots
from render.antike.names import names_of
from render.antike.tokens import Tokens, tokens_of
from render.antike.window import Window
from render.kit.badges import across, badge_with, badges, tied, together
from render.kit.labels import Box, Raster
from render.kit.marks import Move, arrow, reaching, ring, way
from render.kit.pointers import pointers
from render.kit.sprite import Placed, Sprite
from render.kit.zoom import corner
from render.questions import NARROWEST, WIDEST, Posed
from render.scene import Scene

SCALES = (1.5, 1.25, 1.0, 0.8, 0.6)
"""How much larger than the whole map a part of it is drawn, the largest first; at the least all is seen."""
LOWEST, HIGHEST = 0.62, 1.15
"""How high such a picture may be, as shares of its width."""
LARGEST = 700_000
"""Its pixels at most: more would be too much for a phone on its way."""
MARGIN = 95
"""Pixels of the picture around the places of the answers."""
NAMED = 1.25
"""From this scale on all cities have their names; else those of the answers alone."""
COVERED = 0.06
"""How much of a name may lie on one other thing, of its box."""
EDGE = 30
"""Half of what a token takes."""
MANY, SLIM = 7, 0.6
"""From so many arrows on they are as broad as this share of the usual one."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something that can be done is seen: in a province or on the way from one to another, on a field
    of the rondel, among the advances, in the homes of a nation, among ways to pay, or in what one then has.
    """

    province: Province | None = None
    target: Province | None = None
    unit: Unit | None = None
    field: Field | None = None
    advance: Advance | None = None
    nation: Nation | None = None
    pay: Amounts | None = None
    purse: Take | SkipCoin | Exchange | None = None
    arm: Arm | None = None
    count: int = 0
    """How many units, where the answers differ in that alone; else 0."""

    @property
    def picture(self) -> str:
        """On which picture it is seen; empty: on none."""
        if self.pay is not None:
            return PAYING
        if self.purse or self.arm:
            return PURSE if self.purse else ARMING
        if self.province:
            return MAP
        return WHEEL if self.field else LEARNING if self.advance else HOMES if self.nation else ""


MAP, WHEEL, LEARNING, HOMES = "map", "wheel", "learning", "homes"
PAYING, PURSE, ARMING = "paying", "purse", "arming"
NOWHERE = Spot()
PAID = Go | BuildTemple | Learn | Found
"""What is paid for, with a choice of how."""


def spot_of(actions: Sequence[Action]) -> Spot:
    """Where all of these actions are seen, as far as they have it in common."""

    def common(name: str) -> Any:  # noqa: ANN401 - fields of actions are of many types
        values = {getattr(action, name, None) for action in actions}
        return values.pop() if len(values) == 1 else None

    if len({type(action) for action in actions}) != 1:
        return NOWHERE
    if isinstance(actions[0], Take | SkipCoin | Exchange):
        return Spot(purse=actions[0]) if len(actions) == 1 else NOWHERE
    province = common("origin") or common("province")
    return Spot(
        province, common("target"), common("unit"), common("field"), common("advance"), common("nation")
    )


def spots_of(question: Question) -> dict[int, Spot]:
    """The spots of those answers that can be seen on the first one's picture, by their places."""
    if question.kind in ("amounts", "number"):
        firsts = [(place, each.actions[0]) for place, each in enumerate(question.answers) if not each.beside]
        if arms := {place: Spot(arm=action) for place, action in firsts if isinstance(action, Arm)}:
            return arms
        if question.kind == "amounts":
            return {place: Spot(pay=action.pay) for place, action in firsts if isinstance(action, PAID)}
    found = {
        place: spot
        for place, answer in enumerate(question.answers)
        if not answer.beside and (spot := spot_of(answer.actions)).picture
    }
    picture = next((spot.picture for spot in found.values()), "")
    found = {place: spot for place, spot in found.items() if spot.picture == picture}
    values = {place: question.answers[place].value for place in found}
    counts = {place: value for place, value in values.items() if isinstance(value, int)}
    return {place: replace(spot, count=counts.get(place, 0)) for place, spot in found.items()}


def entered(state: AntikeState) -> Spot | None:
    """Where units have moved in and others are asked whether they fight; None where nobody is."""
    frame = state.frame
    return (
        Spot(state.board.provinces[frame.province], unit=frame.unit) if isinstance(frame, MovedIn) else None
    )


def spots_in(state: AntikeState, question: Question) -> dict[int, Spot]:
    """The same as `spots_of`; where units moved in, those who are asked with how many are fought against."""
    entry, found = entered(state), dict[int, Spot]()
    if entry is None:
        return spots_of(question)
    for place, answer in enumerate(question.answers):
        first, *others = answer.actions
        if not others and isinstance(first, Demand | LetPass):
            count = first.count if isinstance(first, Demand) else 0
            found[place] = replace(entry, nation=first.nation, count=count)
    return found


@dataclass(frozen=True, slots=True)
class Sketch:
    """All that stands on the part of the map that a question is about, in the order in which it is drawn."""

    ground: Image.Image
    below: tuple[Placed, ...]
    tokens: tuple[Placed, ...]
    ties: tuple[tuple[Point, Placed], ...]
    names: tuple[Placed, ...]
    badges: tuple[Placed, ...]

    def draw(self) -> Image.Image:
        """The picture."""
        for each in (*self.below, *self.tokens):
            each.draw(self.ground)
        for spot, badge in self.ties:
            tied(self.ground, spot, badge)
        for each in (*self.names, *self.badges):
            each.draw(self.ground)
        return self.ground


def sketch_of(scene: Scene, posed: Posed) -> Sketch:
    """The map of a question whose answers lie in provinces."""
    state: AntikeState = scene.view.state
    facts, found = board(state.options.board), MAPS.drawn(state.options.board)
    spots = spots_in(state, posed.question)
    by_spot: dict[Spot, list[str]] = {}
    for place, letter in posed.letters:
        by_spot.setdefault(spots[place], []).append(letter)
    shown = [(together(letters), spot) for spot, letters in by_spot.items()]
    chosen = entered(state) or spot_of(
        [action for each in posed.question.answers if not each.beside for action in each.actions]
    )
    answers = {facts.index[each] for _, spot in shown for each in _provinces(spot)}
    seen = [point for _, spot in (*shown, ("", chosen)) for point in _points(state, found, spot)]
    window = window_of(found, seen)
    tokens = tokens_of(state, found, window)
    where = Places(state, Spots(facts, found, tokens, window))
    standing = [each.box for each in tokens.placed]
    ways = dict.fromkeys(replace(spot, count=0) for _, spot in shown if spot.target)
    slim = 1.0 if len(ways) < MANY else SLIM
    on_way = fanned({spot: replace(where.move(spot), slim=slim) for spot in ways}, tokens, window)
    moves = on_way.values()
    drawn = (arrow(move.start, move.end, move.colour, move.bend, move.slim) for move in moves)
    arrows = [each for each in drawn if each]
    lettered = [(letter, on_way[spot]) for letter, spot in shown if spot in on_way]
    upon = pointers(lettered, window.size, standing)
    here = [(letter, spot) for letter, spot in shown if spot not in on_way]
    signs = _signs(here, across(window.size[0]), state.realm.nation)
    points = list(zip(signs, (where.at(spot) for _, spot in here), strict=True))
    boxes = tuple(box for move in moves for box in way(move))
    dear = [*standing, *(each.badge.box for each in upon)]
    others = badges(points, window.size, [*dear, *boxes], dear)
    placed = (*(each.badge for each in upon), *others)
    rings = [Placed(ring(UNIT_RING), *where.at(chosen))] if chosen.province and not chosen.target else []
    named = None if window.scale >= NAMED else answers
    names = names_of(state, scene.words, found, window, tokens, Marks((), placed, boxes), named)
    names = free([within(each, window.size) for each in names], [*standing, *(each.box for each in placed)])
    ties = [(each.spot, each.badge) for each in upon]
    ties += [(beside(point, badge), badge) for (_, point), badge in zip(points, others, strict=True)]
    return Sketch(exact_ground(state, window), (*rings, *arrows), tokens.placed, tuple(ties), names, placed)


def fanned(ways: Mapping[Spot, Move], tokens: Tokens, window: Window) -> dict[Spot, Move]:
    """The same ways, each bowed so that its arrow crosses as few tokens and other arrows as may be: all from
    one place alike, as those never cross."""
    raster, fans, found = Raster(*window.size), dict[object, list[Spot]](), dict[Spot, Move]()
    for token in tokens.placed if ways else ():
        raster.take(token.box)
    for spot in ways:
        fans.setdefault((spot.province, spot.unit), []).append(spot)
    for fan in fans.values():
        bent = [[replace(ways[spot], bend=bend) for spot in fan] for bend in BENDS]
        crossed = [sum(raster.taken(box) for move in each for box in way(move)) for each in bent]
        best = min(range(len(BENDS)), key=lambda at: crossed[at] * abs(BENDS[at]))
        for move in bent[best]:
            for box in way(move):
                raster.take(box)
        found.update(zip(fan, bent[best], strict=True))
    return {spot: found[spot] for spot in ways}


def _signs(lettered: Sequence[tuple[str, Spot]], wide: int, nation: str) -> Iterator[str | Sprite]:
    """The letters of spots, in the shape of the units they mean where those differ, with how many they are
    where that differs."""
    differ = len({spot.unit for _, spot in lettered}) > 1
    for letters, spot in lettered:
        if spot.count:
            units = legions if spot.unit == LEGION else galleys
            yield badge_with(letters, wide, units(nation, spot.count, wide))
        else:
            yield unit_badge(letters, spot.unit, wide) if differ and spot.unit else letters


def within(name: Placed, size: tuple[int, int]) -> Placed:
    """A name moved as far as it takes to be wholly in the picture."""
    left, top, right, bottom = name.box
    across = max(0, -left) - max(0, right - size[0])
    down = max(0, -top) - max(0, bottom - size[1])
    return replace(name, x=name.x + across, y=name.y + down)


def free(names: Sequence[Placed], taken: Sequence[Box]) -> tuple[Placed, ...]:
    """Those of the names that hide nothing, or hardly anything: the others are told by the answers."""
    kept, standing = list[Placed](), list(taken)
    for name in names:
        left, top, right, bottom = box = name.box
        least = (right - left) * (bottom - top) * COVERED
        if all(_overlap(box, each) <= least for each in standing):
            kept.append(name)
            standing.append(box)
    return tuple(kept)


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 < high else 0.0


def beside(point: Point, badge: Placed) -> Point:
    """Where the line to a badge begins: at the edge of what stands there, not upon it."""
    away = math.dist(point, (badge.x, badge.y))
    share = min(1.0, EDGE / away) if away else 0.0
    return point[0] + (badge.x - point[0]) * share, point[1] + (badge.y - point[1]) * share


def _provinces(spot: Spot) -> list[Province]:
    return [each for each in (spot.province, spot.target) if each is not None]


def _points(state: AntikeState, found: Drawn, spot: Spot) -> Iterator[Point]:
    """What must be in the picture of a spot: cities, and where units stand that it may be about."""
    for province in _provinces(spot):
        number = state.board.index[province]
        place = found.places[number]
        yield place.city
        own = {LEGION: state.realm.legions, GALLEY: state.realm.galleys}
        here = [spot.unit] if spot.unit else [unit for unit in own if own[unit][number]]
        yield from (place.legions if unit == LEGION else place.galleys for unit in here)


def window_of(found: Drawn, points: Collection[Point]) -> Window:
    """The part of the map that holds these points of it, as large as there is room for it."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)

    def needs(scale: float) -> tuple[float, float]:
        wide, high = (right - left) * scale + 2 * MARGIN, (bottom - top) * scale + 2 * MARGIN
        wide = max(wide, high / HIGHEST, NARROWEST)
        return wide, max(high, wide * LOWEST)

    fitting = (each for each in SCALES if needs(each)[0] <= WIDEST and math.prod(needs(each)) <= LARGEST)
    scale = next(fitting, SCALES[-1])
    wide, high = (round(each / scale) for each in needs(scale))
    size = min(wide, found.width), min(high, found.height)
    middle = (left + right) / 2, (top + bottom) / 2
    return Window(scale, *corner(middle, size, (found.width, found.height)), *size)


@dataclass(frozen=True, slots=True)
class Places:
    """Where spots lie on a part of the map, for the nation in turn."""

    state: AntikeState
    spots: Spots

    def unit(self, spot: Spot) -> Unit:
        """The kind of units it is about, or that stands there."""
        return spot.unit or (LEGION if self._token(spot.province, LEGION) else GALLEY)

    def _token(self, province: Province | None, unit: Unit) -> Point | None:
        return self.spots.token((province, unit, self.state.realm.nation)) if province else None

    def at(self, spot: Spot) -> Point:
        """The units it is about, of those who are asked or of the nation in turn, else the city."""
        assert spot.province is not None  # noqa: S101 - only such spots lie on the map
        if spot.unit is not None:
            return self.spots.unit((spot.province, spot.unit, spot.nation or self.state.realm.nation))
        return self._token(spot.province, self.unit(spot)) or self.spots.city(spot.province)

    def move(self, spot: Spot) -> Move:
        """The way of units from one province to another."""
        assert spot.target is not None  # noqa: S101 - only such spots are ways
        nation = self.state.realm.nation
        there = (spot.target, self.unit(spot), nation)
        end, last = (self.spots.unit(there), UNITS if self.spots.token(there) else NOTHING)
        return reaching(Move(self.at(spot), end, colour_of(nation)), UNITS, last)
