"""Names and marks on the map of Dies Irae: nothing hides a name, every mark is seen, nothing is too small."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pytest
from PIL import Image
from titled import titled

from bot.speech.teller import Teller
from engine.core.contract import Event
from engine.core.play.chance import SeededChance
from engine.dies_irae.board import board
from engine.dies_irae.charts import powers
from engine.dies_irae.events import Fought, Moved, RegionGained, UnitRaised
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.state import DiesIraeState
from engine.dies_irae.words import LEGION, POWERS, SHIP, Hex
from render.boards import cast_of
from render.dies_irae.artist import PEACE
from render.dies_irae.geometry import HEIGHT, WIDTH, Window
from render.dies_irae.map import Setting, draw_map, holders, setting
from render.dies_irae.marks import happened
from render.kit.labels import hidden
from render.kit.palette import colours
from render.kit.sprite import NAME, VALUE, Placed, font
from render.scene import Scene
from render.titles import TITLES

Position = tuple[DiesIraeState, tuple[Event, ...]]

MOST_HIDDEN = 0.15
APART = 14
OVER = ((float(PEACE.x), float(PEACE.y), float(PEACE.x + PEACE.width), float(HEIGHT)),)
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


def laid(position: Position, language: str = "en") -> Setting:
    return setting(*position, teller(language).word, WHOLE, OVER)


def test_two_hundred_positions_are_looked_at():
    assert len(positions()) >= 190


def meet(one: Placed, other: Placed) -> bool:
    (left, top, right, bottom), (a, b, c, d) = one.box, other.box
    return left < c and a < right and top < d and b < bottom


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_of_a_city_is_hidden_and_none_that_matters_is_missing(language):
    facts, counted = board(), 0
    for number, (state, events) in enumerate(positions()[:: 1 if language == "en" else 4]):
        found = laid((state, events), language)
        cities = found.labels.cities
        if number % 20:  # names are drawn last: only those that meet another can lose anything to it
            cities = tuple(
                one for one in cities if any(meet(one, each) for each in cities if each is not one)
            )
        picture = draw_map(state, found, WHOLE) if cities else Image.new("P", (1, 1))
        assert max((hidden(each, picture) for each in cities), default=0) <= MOST_HIDDEN
        capitals = (place for power in powers() for place in power.capitals)
        must = {*holders(state), *happened(events), *capitals}
        assert len(found.labels.cities) >= len(must)
        named = {facts.hexes[place] for place in must}
        counted += len(named)
    assert counted > 1000


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_regions_are_named_apart_from_each_other_and_hardly_hidden(language):
    shares = list[float]()
    for position in positions()[::4]:
        found = laid(position, language)
        assert len(found.labels.regions) == 25
        for one, other in combinations((each.box for each in found.labels.regions), 2):
            across = max(one[0], other[0]) - min(one[2], other[2])
            down = max(one[1], other[1]) - min(one[3], other[3])
            assert max(across, down) >= APART - 1
        picture = draw_map(position[0], found, WHOLE)
        shares += [hidden(each, picture) for each in found.labels.regions]
    assert sum(share > MOST_HIDDEN for share in shares) <= len(shares) / 100


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
    assert sum(hidden(name, body) <= MOST_HIDDEN for name in names) >= len(names) - 1


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
