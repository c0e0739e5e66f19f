"""Names and marks on the map of Dies Irae: nothing hides a name, every mark is seen, nothing is too small."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Event, Word
from engine.core.play.chance import SeededChance
from engine.dies_irae.board import LAND, SEA, board
from engine.dies_irae.charts import powers
from engine.dies_irae.events import Fought, Moved, RegionGained, UnitRaised
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.state import NOBODY, DiesIraeState, Holding, Stack
from engine.dies_irae.words import LEGION, POWERS, SHIP, Hex
from render.boards import cast_of
from render.dies_irae.artist import CORNER, ZOOM, middle_of
from render.dies_irae.geometry import ACROSS, HEIGHT, PITCH, WIDTH, Window, grid, members
from render.dies_irae.labels import names_of
from render.dies_irae.lettering import coordinates
from render.dies_irae.map import Setting, draw_map, holders, lay, setting, window_at
from render.dies_irae.marks import happened
from render.dies_irae.regions import APART, TOUCH, forms
from render.kit.labels import Box, hidden
from render.kit.palette import colours
from render.kit.sprite import NAME, VALUE, Placed, font
from render.scene import Scene
from render.titles import TITLES

Position = tuple[DiesIraeState, tuple[Event, ...]]

MOST_HIDDEN = 0.15
OVER = ((float(CORNER.x), float(CORNER.y), float(CORNER.x + CORNER.width), float(HEIGHT)),)
WHOLE = Window()


def game(seed: int, *, sensible: bool) -> list[Position]:
    """Positions after each action of a game, with what led to each."""
    luck, found = random.Random(seed), list[Position]()
    step = RULES.setup(DiesIraeOptions(powers="dealt"), 3, SeededChance(b"names", str(seed)))
    players, state, events = [Sensible(seat + seed) for seat in range(3)], step.state, list(step.events)
    for _ in range(4000):
        decisions = RULES.decisions(state)
        if not decisions or len(found) == 220:
            break
        seat, before = decisions[0].seat, state.number
        legal = RULES.legal(state, seat)
        action = (
            players[seat].choose(RULES, RULES.view(state, seat), seat, legal)
            if sensible
            else luck.choice(legal)
        )
        done = RULES.apply(state, seat, action, SeededChance(b"n", ""))
        state = done.state
        events += done.events
        if state.number != before:
            found.append((state, tuple(events)))
            events = []
    return found


@cache
def positions() -> tuple[Position, ...]:
    """Two hundred, early and late, of sensible and of random players."""
    games = [game(1, sensible=True), game(2, sensible=True), game(3, sensible=False), game(4, sensible=False)]
    return tuple(each for played in games for each in played[:: max(1, len(played) // 50)][:50])


@cache
def teller(language: str) -> Teller:
    return Teller(language, titled(RULES), ("Ana", "Bruno", "Chloé"))


@cache
def laid(position: Position, language: str = "en") -> Setting:
    return setting(*position, teller(language).word, WHOLE, OVER)


def test_two_hundred_positions_are_looked_at():
    assert len(positions()) >= 190


def full(seed: int, *, units: bool) -> DiesIraeState:
    """A board no game reaches: all goods are held, a unit stands in every hex, or units of all powers do."""
    luck, facts = random.Random(seed), board()
    state = positions()[-1][0]
    stacks = tuple(list[Stack]() for _ in POWERS)
    for place, kind in enumerate(facts.terrain):
        for power in range(3) if units else (luck.randrange(3),):
            legions = 0 if kind == SEA else luck.choice((1, 13)) if units else 1
            ships = luck.choice((1, 11)) if units and kind != LAND else int(kind == SEA)
            stacks[power].append(Stack(place, legions, ships, 0))
    sites = tuple(Holding(luck.randrange(3), int(each % 5 > 0), each % 5 == 0, NOBODY) for each in range(100))
    realms = zip(state.realms, stacks, strict=True)
    return replace(
        state, realms=tuple(replace(realm, stacks=tuple(each)) for realm, each in realms), sites=sites
    )


@cache
def overfull() -> tuple[Position, ...]:
    return tuple((full(seed, units=seed % 2 == 1), ()) for seed in range(3))


def places() -> list[str]:
    return list(TITLES["dies_irae"].artist.places(RULES.view(positions()[0][0], None)))


def near(position: Position, number: int) -> Window:
    """A part of the map shown larger, another one for each number."""
    found = places()
    return window_at(middle_of(position[0], found[7 * number % len(found)]), ZOOM)


def worst(found: Setting, window: Window) -> float:
    """The largest share of a name's ink that is not seen."""
    picture = Image.new("P", (window.width, window.height))
    lay(picture, found, window)
    return max((hidden(name, picture) for name in found.labels.all), default=0)


@pytest.mark.parametrize(("language", "step"), [("en", 1), ("fr", 4)])
def test_no_name_is_hidden_and_none_that_matters_is_missing(language: str, step: int):
    capitals = {place for power in powers() for place in power.capitals}
    counted = 0
    for state, events in positions()[::step]:
        found = laid((state, events), language)
        assert worst(found, WHOLE) <= MOST_HIDDEN
        must = {*holders(state), *happened(events), *capitals}
        assert len(found.labels.cities) >= len(must)
        counted += len(must)
    assert counted > 1000


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_is_hidden_where_a_part_is_shown_larger(language: str):
    words, most = teller(language).word, 0
    for number, position in enumerate((*positions()[:: 2 if language == "en" else 10], *overfull())):
        window = near(position, number)
        found = setting(*position, words, window)
        assert worst(found, window) <= MOST_HIDDEN
        most = max(most, len(found.labels.regions))
    assert most >= 10


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_is_hidden_even_where_every_hex_is_full(language: str):
    for position in overfull():
        found = laid(position, language)
        assert worst(found, WHOLE) <= MOST_HIDDEN
        assert len(found.labels.regions) + len(found.labels.raised) == 25
        assert len(found.labels.raised) < 16


def apart(one: Box, other: Box) -> float:
    """How many pixels lie between two boxes."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


@cache
def land(number: int) -> tuple[Box, ...]:
    """The hexes of a region as boxes that cover the map."""
    half, tall = ACROSS / 2, PITCH / 2
    middles = (grid(1).middles[place] for place in members()[number])
    return tuple((x - half, y - tall, x + half, y + tall) for x, y in middles)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_regions_are_named_at_their_land_apart_from_each_other_and_from_the_edges(language: str):
    cities = {name for _, name in names_of(teller(language).word)[0]}
    told = [teller(language).word(Word("region", area.region)) for area in board().regions]
    numbers = {name: number for number, name in enumerate(told) if name not in cities}
    assert len(numbers) == 25
    for position in (*positions()[::4], *overfull()):
        found = laid(position, language)
        named = (*found.labels.regions, *found.labels.raised)
        assert len(named) == 25
        for one, other in combinations((each.box for each in named), 2):
            assert apart(one, other) >= APART - 1
        for each in named:
            assert all(apart(each.box, edge.box) > 0 for edge in coordinates())
            (number,) = (numbers[name] for name in numbers for form in forms(name, 1) if form == each.sprite)
            assert min(apart(each.box, hexes) for hexes in land(number)) <= TOUCH + 6


def luminance(place: int) -> float:
    """WCAG's relative luminance of a colour of the palette."""
    parts = [part / 255 for part in colours()[place]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: int, other: int) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(mark: Placed, ground: Image.Image) -> tuple[float, list[int]]:
    """The share of a mark's pixels that contrast with what they replace, and how many do in each quarter."""
    left, top, right, bottom = mark.box
    below = ground.crop((left, top, right, bottom)).tobytes()
    own, mask = mark.sprite.image.tobytes(), mark.sprite.mask.convert("L").tobytes()
    wide, inked, clear, ways = right - left, 0, 0, [0, 0, 0, 0]
    for place, solid in enumerate(mask):
        if solid:
            inked += 1
            if contrast(own[place], below[place]) >= 3:
                clear += 1
                x, y = place % wide / wide, place // wide / (bottom - top)
                ways[2 * (y >= 0.5) + (x >= 0.5)] += 1
    return clear / inked, ways


def events_of_all_kinds(luck: random.Random) -> Sequence[Event]:
    """What happens in hexes anywhere, whoever does it."""
    facts = board()
    places = [Hex(facts.hexes[place]) for place in luck.sample(range(len(facts.hexes)), 9)]
    power, rival = luck.sample(POWERS, 2)
    raised = [UnitRaised(power, places[0], luck.choice((LEGION, SHIP)), 9)] * luck.randint(1, 3)
    moves = [Moved(power, *places[at : at + 2], LEGION, 2, 0) for at in (1, 3, 5)]
    near = Hex(facts.hexes[facts.around[facts.index[places[7]]][0]])
    region = luck.choice(facts.regions).region
    return (
        *raised,
        *moves,
        Moved(power, places[7], near, LEGION, 1, 0),
        Fought(power, rival, places[8], LEGION, 7, 5, 1, 2, 0, 0),
        RegionGained(power, region),
    )


def test_every_mark_is_inside_the_map_and_contrasts_with_what_lies_under_it():
    luck, kinds = random.Random(5), 0
    for state, _ in luck.sample(positions(), 12):
        events = tuple(events_of_all_kinds(luck))
        ground = draw_map(state, laid((state, ())), WHOLE)
        marks = laid((state, events)).marks
        kinds += len(marks)
        for mark in marks:
            left, top, right, bottom = mark.box
            assert 0 <= left < right <= WIDTH
            assert 0 <= top < bottom <= HEIGHT
            share, ways = seen(mark, ground)
            assert share >= 0.25, mark.box
            assert sum(way > 0 for way in ways) >= 2
            if mark.sprite.size[0] > 60 and abs(mark.sprite.size[0] - mark.sprite.size[1]) < 40:
                assert sum(way > 0 for way in ways) >= 3
    assert kinds > 100


def test_marks_and_names_are_given_as_they_are_drawn():
    state, events = positions()[20]
    title = TITLES["dies_irae"]
    view = RULES.view(state, None)
    scene = Scene(view, events, ("Ana", "Bruno", "Chloé"), teller("en").word, "")
    body = title.artist.draw(scene, cast_of(title.guide, view))
    names, marks = title.artist.names(scene, cast_of(title.guide, view)), title.artist.marks(scene)
    assert len(names) > 60
    assert marks
    assert max(hidden(name, body) for name in names) <= MOST_HIDDEN


def test_nothing_is_written_smaller_than_a_phone_can_show(monkeypatch):
    asked = list[tuple[str, int]]()

    def noted(name: str, size: int):
        asked.append((name, size))
        return font.__wrapped__(name, size)

    for module in ("render.kit.sprite", "render.kit.marks"):
        monkeypatch.setattr(f"{module}.font", noted)
    state, events = positions()[-1]
    view = RULES.view(state, None)
    for focus in (None, "development", "athens"):
        scene = Scene(view, events, ("W" * 24, "Bruno", "Chloé"), teller("fr").word, "", focus)
        TITLES["dies_irae"].artist.draw(scene, cast_of(TITLES["dies_irae"].guide, view))
    assert all(size >= NAME for _, size in asked)
    assert VALUE >= NAME
