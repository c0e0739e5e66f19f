"""The part of the map where answers lie, each hex or stack with its letter, and from where one moves."""

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.core.choosing.menu import Question
from engine.core.contract import View, Word
from engine.dies_irae.board import NOWHERE, board
from engine.dies_irae.frames import Called, Routing
from engine.dies_irae.pieces import stack_at
from engine.dies_irae.state import NOBODY, DiesIraeState
from engine.dies_irae.words import LEGION, SHIP
from render.dies_irae import tokens
from render.dies_irae.geometry import ACROSS, HEIGHT, LARGER, PITCH, WIDTH, Window, grid, in_sight
from render.dies_irae.labels import Obstacles, cities_of, labels
from render.dies_irae.layout import Token
from render.dies_irae.map import ground, lay_holdings, standing
from render.dies_irae.marks import hexagon, sides
from render.dies_irae.powers import colour_of, emblem
from render.dies_irae.questions.spots import (
    CARGO,
    CREST,
    FORCE,
    FORTRESS,
    HEX,
    MONUMENT,
    POST,
    UNITS,
    Piece,
    Spot,
    marches,
    seen,
)
from render.dies_irae.regions import meet
from render.kit.badges import across, around, badge, badge_with, plated, tied, together
from render.kit.labels import Box, Point, Wish, place
from render.kit.marks import Move, arrow, arrows, reaching, way
from render.kit.palette import INK, WHITE, index
from render.kit.pointers import pointers
from render.kit.portfolio import kept
from render.kit.sprite import Placed, Sprite
from render.kit.zoom import corner
from render.questions import WIDEST, Posed
from render.scene import Scene

SCALES = (LARGER, 1.6, 1.25, 1.0, 0.8, 0.625)
"""How much larger than the whole map a part may be drawn; at the last one all of it is as wide as may be."""
LEAST = 800
"""Pixels across at least, so that what lies around is seen."""
TALL, WIDE = 1.4, 1.3
"""How many times its width a picture may be high, and its height wide."""
ROOM = ACROSS, PITCH
"""How far around the middles of hexes the map is shown, in pixels of the whole map."""
SHARE, CROWD, SMALLER = 0.052, 12, 0.046
"""Pixels across a badge as a share of the picture's width, as hexes are small where many are seen; from so
many letters on they are smaller."""
FEW = 6
"""To so many hexes arrows lead from where one moves."""
MANY, SLIM = 7, 0.6
"""From so many arrows on they are as broad as this share of the usual one."""
UPON = -32, 32, -26, 26
"""How far below its hex's middle a letter may stand, in pixels of the whole map."""
BESIDE = 22
"""How far from the middle of a token the line to its letter begins, in pixels of the whole map."""
ICON = 0.9
"""The size of what an answer takes as a share of its badge."""


@dataclass(frozen=True, slots=True)
class Lettered:
    """A letter and where its answer lies."""

    letter: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Laid:
    """All that is drawn on the ground of the part of the map that answers lie on."""

    window: Window
    tokens: tuple[Placed, ...]
    below: tuple[Placed, ...]
    """Around where one moves from, and the arrows from there."""
    names: tuple[Placed, ...]
    group: tuple[Placed, ...]
    """The units that are on their way, where they are a part of those that stand there."""
    badges: tuple[Placed, ...]
    ties: tuple[Point | None, ...]
    """For each badge what it is tied to, as it stands outside its hex or beside its arrow."""
    asked: frozenset[int]
    """The hexes of all answers that have a letter."""


def draw_places(scene: Scene, posed: Posed) -> Image.Image:
    """The part of the map with all the letters that are asked for."""
    state: DiesIraeState = scene.view.state
    laid = lay_places(scene, posed)
    image = ground(laid.window.scale).crop(laid.window.box)
    lay_holdings(image, state, laid.window)
    _outline(image, laid.asked, laid.window)
    for each in laid.below:
        each.draw(image)
    for each in (*laid.tokens, *laid.names):
        each.draw(image)
    for spot, each in zip(laid.ties, laid.badges, strict=True):
        if spot is not None:
            tied(image, spot, each)
    for each in (*laid.group, *laid.badges):
        each.draw(image)
    return image


def lay_places(scene: Scene, posed: Posed) -> Laid:
    """What is drawn where: tokens, letters on arrows, then beside tokens, then names in what is left."""
    state: DiesIraeState = scene.view.state
    lettered, origins, walks = _lettered(posed), _origins(state, posed.question), _walks(posed)
    hexes = frozenset((*(each.spot.number for each in lettered), *(to for _, to in walks)))
    shown = {spot.number for spots in seen(posed.question).values() for spot in spots}
    window = window_of(hexes.union(origins) or shown)
    size, power = (window.width, window.height), _asked(scene.view)
    stood = tuple(standing(state, window))
    tokens = tuple(_placed(token, window) for token in stood)
    boxes = [each.box for each in tokens]
    moves = _marches(state, walks, window)
    upon = pointers(list(zip(walks.values(), moves, strict=True)), size, boxes, SHARE)
    boxes += [each.badge.box for each in upon]
    ways = [box for each in moves for box in way(each)]
    share = SHARE if len(posed.letters) < CROWD else SMALLER
    wide, told = across(window.width, share), _with_icons(posed.question)
    signs = [
        badge_with(each.letter, wide, _icon(each.spot.piece, power, round(wide * ICON)))
        if each.spot in told
        else badge(each.letter, wide)
        for each in lettered
    ]
    points = tuple(_point(each.spot, stood, power, window) for each in lettered)
    full = {token.hex for token in stood}
    wishes = [
        _wish(each.spot.number, sign, point, window, free=each.spot.number not in full)
        for each, sign, point in zip(lettered, signs, points, strict=True)
    ]
    badges = place(wishes, [*boxes, *ways], size)
    dear = [token.box for stack, token in zip(stood, tokens, strict=True) if stack.power != NOBODY]
    dear += [each.badge.box for each in upon]
    names = _names(scene, hexes.union(origins), [*boxes, *ways, *(each.box for each in badges)], dear, window)
    badges = _made_way(badges, wishes, names, boxes, size)
    letters = [each.box for each in badges]
    taken = [*boxes, *(each.box for each in names), *letters]
    group = place(_group(state, round(wide * ICON), window, full), taken, size, letters)
    ties = [
        None if _in_hex(each.spot.number, badge, window) else _towards(point, badge, window)
        for each, badge, point in zip(lettered, badges, points, strict=True)
    ]
    drawn = (arrow(each.start, each.end, each.colour, each.bend, each.slim) for each in moves)
    below = (*_from(state, origins, hexes, window), *(each for each in drawn if each))
    badges, ties = (*(each.badge for each in upon), *badges), [*(each.spot for each in upon), *ties]
    return Laid(window, tokens, below, names, group, badges, tuple(ties), hexes)


def _made_way(
    badges: Sequence[Placed],
    wishes: Sequence[Wish],
    names: Sequence[Placed],
    taken: Sequence[Box],
    size: tuple[int, int],
) -> tuple[Placed, ...]:
    """The letters, those elsewhere on which a name lies, as it found no room beside them."""
    told = [each.box for each in names]
    under = [number for number, each in enumerate(badges) if any(meet(each.box, box, 0) for box in told)]
    others = [each.box for number, each in enumerate(badges) if number not in under]
    moved = place([wishes[number] for number in under], [*taken, *told, *others], size, [*told, *others])
    found = dict(enumerate(badges)) | dict(zip(under, moved, strict=True))
    return tuple(found.values())


def _group(state: DiesIraeState, size: int, window: Window, full: Collection[int]) -> list[Wish]:
    """What tells which units are on their way, where others of their kind stay behind."""
    frame = state.frame
    if not isinstance(frame, Routing):
        return []
    stack = stack_at(state.realms[state.active], frame.hex)
    piece = Piece(CARGO if frame.landing else frame.unit, frame.count, frame.carrying)
    standing = {CARGO: stack.aboard, LEGION: stack.legions, SHIP: stack.ships}.get(piece.form, 0)
    if frame.count >= standing and frame.carrying >= (stack.aboard if piece.form == SHIP else 0):
        return []
    sign = plated(_icon(piece, state.active, size))
    return [_wish(frame.hex, sign, window.middle(frame.hex), window, free=frame.hex not in full)]


def _names(
    scene: Scene, places: Iterable[int], taken: Sequence[Box], dear: Sequence[Box], window: Window
) -> tuple[Placed, ...]:
    """The names of the cities that are asked about, and of others where they find room and all is large."""
    must = frozenset(place for place in places if board().site[place] != NOWHERE)
    named = must if window.scale < 1 else in_sight(window)
    found = labels(
        (cities_of(scene.words, named), ()), must, Obstacles(tuple(taken), (), tuple(dear)), window
    )
    return found.cities


def _wish(hex_: int, sign: Sprite, spot: Point, window: Window, *, free: bool) -> Wish:
    """Where a letter may stand: in its hex's middle where nothing is, above or below it, else around it."""
    (_, middle), size = window.middle(hex_), (window.width, window.height)
    wide, tall = sign.size[0] / 2, sign.size[1] / 2
    x, downs = min(max(spot[0], wide), size[0] - wide), (0, *UPON) if free else UPON
    upon = [(x, min(max(middle + down * window.scale, tall), size[1] - tall)) for down in downs]
    points = (*upon, *around(spot, sign, size))
    if free:
        return Wish(sign, points)
    off = tuple(each for each in points if math.dist(each, spot) > sign.size[1] / 2)
    return Wish(sign, off or points)


def _towards(point: Point, badge: Placed, window: Window) -> Point:
    """Where the line to a letter begins, beside the token that it means."""
    share = min(1.0, BESIDE * window.scale / math.dist(point, (badge.x, badge.y)))
    return point[0] + (badge.x - point[0]) * share, point[1] + (badge.y - point[1]) * share


def _in_hex(hex_: int, badge: Placed, window: Window) -> bool:
    """Whether a letter stands so much in its hex that nobody takes it for another's."""
    x, y = window.middle(hex_)
    return abs(badge.x - x) <= ACROSS * window.scale / 4 and abs(badge.y - y) <= PITCH * window.scale / 2


def window_of(places: Iterable[int]) -> Window:
    """The part of the map with these hexes and what lies around them, as large as it can be drawn."""
    middles = [grid(1).middles[place] for place in places]
    left, right = min(x for x, _ in middles) - ROOM[0], max(x for x, _ in middles) + ROOM[0]
    top, bottom = min(y for _, y in middles) - ROOM[1], max(y for _, y in middles) + ROOM[1]
    broad, high = min(right - left, WIDTH), min(bottom - top, HEIGHT)
    wanted = max(broad, high / TALL)
    scale = next((each for each in SCALES if wanted * each <= WIDEST), SCALES[-1])
    width = min(max(round(wanted * scale), LEAST), WIDEST, round(WIDTH * scale))
    height = min(max(round(high * scale), math.ceil(width / WIDE)), int(width * TALL), round(HEIGHT * scale))
    whole = round(WIDTH * scale), round(HEIGHT * scale)
    middle = (left + right) / 2 * scale, (top + bottom) / 2 * scale
    return Window(scale, *corner(middle, (width, height), whole), width, height)


def _lettered(posed: Posed) -> list[Lettered]:
    """Every letter with each place where its answer is seen; once in a hex, whatever may be done there. Those
    of units that go somewhere stand on their ways."""
    spots, found, gone = seen(posed.question), list[Lettered](), _gone(posed.question)
    for number, letter in posed.letters:
        if number in gone:
            continue
        there = Counter(spot.number for spot in spots[number])
        alone = [spot for spot in spots[number] if there[spot.number] == 1]
        found += [Lettered(letter, spot) for spot in alone]
        found += [Lettered(letter, Spot(HEX, hex_)) for hex_, many in there.items() if many > 1]
    return found


def _asked(view: View[DiesIraeState]) -> int:
    """The power that decides; NOBODY before there are powers."""
    frame = view.state.frame
    return frame.power if isinstance(frame, Called) else view.state.active


def _origins(state: DiesIraeState, question: Question) -> set[int]:
    """The hexes that were chosen before, and the one whose units are on their way."""
    chosen = {
        board().index[fact.id] for _, fact in question.chosen if isinstance(fact, Word) and fact.kind == "hex"
    }
    chosen.update(board().index[lead.hex] for lead, _ in marches(question).values())
    return chosen | {state.frame.hex} if isinstance(state.frame, Routing) else chosen


def _with_icons(question: Question) -> set[Spot]:
    """What is lettered together with what its answer takes, as its hex or stack alone does not tell it."""
    spots = [spot for each in seen(question).values() for spot in each]
    fresh = {spot.piece for spot in spots if not spot.standing}
    stacks = Counter((spot.number, UNITS[spot.piece.form]) for spot in spots if spot.standing)

    def needed(spot: Spot) -> bool:
        if spot.standing:
            return stacks[spot.number, UNITS[spot.piece.form]] > 1
        return bool(spot.piece.form) and (len(fresh) > 1 or spot.piece.form == CREST)

    return set(filter(needed, spots))


@kept
def _icon(piece: Piece, asked: int, size: int) -> Sprite:
    """What an answer takes or places."""
    power = asked if piece.power == NOBODY else piece.power
    form = (LEGION, SHIP)[piece.aboard] if piece.form == FORCE else piece.form
    if form == LEGION:
        return tokens.legions(power, piece.many, round(size * 0.9), size)
    if form == SHIP:
        return tokens.ships(power, piece.many, min(piece.aboard, tokens.PIPS), round(size * 1.15), size)
    if form == CARGO:
        return tokens.ships(power, piece.many, tokens.LADEN, round(size * 1.15), size)
    made = {POST: tokens.counter, FORTRESS: tokens.castle, MONUMENT: tokens.monument}.get(form, emblem)
    return made(power, size)


def _point(spot: Spot, stood: Sequence[Token], power: int, window: Window) -> Point:
    """What a letter means: the middle of its stack, or of its hex."""
    if spot.standing:
        kind = UNITS[spot.piece.form]
        for token in stood:
            if (token.hex, token.power, token.kind) == (spot.number, power, kind):
                return token.x - window.left, token.y - window.top
    return window.middle(spot.number)


def _from(
    state: DiesIraeState, origins: Iterable[int], targets: Iterable[int], window: Window
) -> Iterator[Placed]:
    """Where one moves from, and arrows from there where they lead to a few hexes alone."""
    for hex_ in origins:
        yield Placed(hexagon(window.scale), *window.middle(hex_))
    frame = state.frame
    if isinstance(frame, Routing):
        ends = [each for each in targets if each != frame.hex]
        half = ACROSS * window.scale / 2
        ways = [Move(window.middle(frame.hex), window.middle(each), colour_of(state.active)) for each in ends]
        if len(ways) <= FEW:
            yield from arrows(reaching(each, half * 0.7, half * 0.6) for each in ways)


def _gone(question: Question) -> dict[int, tuple[int, int]]:
    """From which hex to which units go, for each answer that takes them up and says where they go."""
    ways = {
        place: (board().index[lead.hex], board().index[to.hex])
        for place, (lead, to) in marches(question).items()
    }
    return {place: (start, end) for place, (start, end) in ways.items() if start != end}


def _walks(posed: Posed) -> dict[tuple[int, int], str]:
    """The ways of units from hex to hex, each with all letters of answers that take it."""
    gone, found = _gone(posed.question), dict[tuple[int, int], list[str]]()
    for number, letter in posed.letters:
        if number in gone:
            found.setdefault(gone[number], []).append(letter)
    return {walk: together(letters) for walk, letters in found.items()}


def _marches(state: DiesIraeState, walks: Collection[tuple[int, int]], window: Window) -> list[Move]:
    """The arrows of these ways."""
    half, colour = ACROSS * window.scale / 2, colour_of(state.active)
    slim = 1.0 if len(walks) < MANY else SLIM
    moves = (Move(window.middle(start), window.middle(end), colour, slim=slim) for start, end in walks)
    return [reaching(each, half * 0.7, half * 0.6) for each in moves]


def _outline(image: Image.Image, places: Iterable[int], window: Window) -> None:
    """Draws a line around each hex that has a letter."""
    pen = ImageDraw.Draw(image)
    for width, colour in ((5, WHITE), (2, INK)):
        for hex_ in places:
            for line in sides((hex_,), window):
                pen.line(line, fill=index(colour), width=width)


def _placed(token: Token, window: Window) -> Placed:
    return Placed(token.sprite, token.x - window.left, token.y - window.top)
