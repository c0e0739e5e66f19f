"""The picture of Dies Irae: every hex and site is on it, tokens keep to their hexes, every zoom works."""

import random
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from coloraide import Color
from packed import small_enough
from PIL import Image, ImageChops, ImageDraw
from titled import titled

from bot.speech.teller import Teller
from engine.core.play.chance import SeededChance
from engine.dies_irae.board import LAND as LAND_HEX
from engine.dies_irae.board import NOWHERE, SEA, board
from engine.dies_irae.charts import FORTRESSES, MONUMENTS, POSTS, good_numbers, goods, powers
from engine.dies_irae.events import Fought, Moved, UnitRaised
from engine.dies_irae.law.reckoning import counted
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.players.sensible import Sensible
from engine.dies_irae.state import NOBODY, Cube, DiesIraeState, Holding, Pact, Stack
from engine.dies_irae.words import DEEDS, POWERS, ROWS, Hex
from engine.dies_irae.words import LEGION as LEGION_UNIT
from engine.dies_irae.words import SHIP as SHIP_UNIT
from render.boards import cast_of, draw_board
from render.dies_irae import tracks
from render.dies_irae.geometry import HEIGHT, LARGER, WIDTH, Window, beyond, grid, members
from render.dies_irae.goods import good_sign
from render.dies_irae.layout import CARGO, LEGION, SHIP, SITE, stand
from render.dies_irae.map import ground, holders, standing, window_at
from render.dies_irae.map_check import check_ground
from render.dies_irae.powers import COLOURS, colour_of, emblem
from render.dies_irae.signs import deed_sign, track_sign
from render.dies_irae.tokens import ships as drawn_ships
from render.kit.palette import BLOOD, INK, LAND, WHITE, deepened, index
from render.kit.palette import SEA as WATER
from render.kit.panel import Box
from render.kit.sprite import Sprite
from render.scene import Picture, Scene
from render.titles import TITLES

ARTIST = TITLES["dies_irae"].artist
LARGEST = 300_000
WHOLE = Window()


def scene(state: DiesIraeState, events=(), focus=None, language="en") -> Scene:
    teller = Teller(language, titled(RULES), ("Ana", "Bruno", "Chloé"))
    view = RULES.view(state, None)
    return Scene(view, tuple(events), ("Ana", "Bruno", "Chloé"), teller.word, teller.title(), focus)


@cache
def body(shown: Scene) -> Image.Image:
    return ARTIST.draw(shown, cast_of(TITLES["dies_irae"].guide, shown.view))


def board_of(shown: Scene) -> Picture:
    return draw_board(TITLES["dies_irae"], shown)


def played(seed: int, steps: int, **options: object) -> DiesIraeState:
    """A position of a game of random players."""
    luck = random.Random(seed)
    state = RULES.setup(DiesIraeOptions(powers="dealt", **options), 3, SeededChance(b"art", str(seed))).state
    for _ in range(steps):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        seat = luck.choice(decisions).seat
        state = RULES.apply(state, seat, luck.choice(RULES.legal(state, seat)), SeededChance(b"a", "")).state
    return state


def crowded(seed: int) -> DiesIraeState:
    """A position no game reaches: everybody everywhere, to see what a hex can hold."""
    luck, facts = random.Random(seed), board()
    state = played(1, 60, leaders=True)
    realms = []
    for realm in state.realms:
        places = sorted(luck.sample(range(len(facts.hexes)), 170))
        stacks = []
        for place in places:
            wet, dry = facts.terrain[place] == SEA, not facts.harbour(place) and facts.terrain[place] != SEA
            legions = 0 if wet else luck.choice((0, 1, 3, 13))
            ships = 0 if dry else luck.choice((0, 1, 2, 11))
            if legions or ships:
                stacks.append(Stack(place, legions, ships, luck.randint(0, ships)))
        leader = luck.choice((stacks[0].hex, luck.randrange(len(facts.hexes))))
        realms.append(replace(realm, stacks=tuple(stacks), leader=leader))
    sites = []
    for _ in facts.sites:
        owner = luck.choice((NOBODY, 0, 1, 2))
        fortress = owner != NOBODY and luck.random() < 0.4
        posts = 0 if owner == NOBODY or fortress else luck.choice((1, 2))
        sites.append(Holding(owner, posts, fortress, luck.choice((NOBODY, NOBODY, 0, 1, 2))))
    contested = tuple(sorted(luck.sample([site.hex for site in facts.sites], 30)))
    cubes = tuple(Cube(power, luck.randrange(len(DEEDS))) for power in range(3) for _ in range(5))
    pacts = (Pact(0, 1, 1), Pact(1, 2, 2), Pact(0, 2, 3))
    return counted(
        replace(
            state, realms=tuple(realms), sites=tuple(sites), contested=contested, cubes=cubes, pacts=pacts
        )
    )


def full(seed: int) -> DiesIraeState:
    """As full as pieces allow: all legions and ships on the map, one by one, and all posts and buildings."""
    luck, facts = random.Random(seed), board()
    state = crowded(seed)
    order = luck.sample(range(len(facts.sites)), len(facts.sites))
    sites = list(state.sites)
    for place, number in enumerate(order):
        power, fortress = place % 3, place // 3 < FORTRESSES
        monument = power if FORTRESSES <= place // 3 < FORTRESSES + MONUMENTS else NOBODY
        posts = int(not fortress and place // 3 < FORTRESSES + POSTS)
        sites[number] = Holding(power if posts or fortress else NOBODY, posts, fortress, monument)
    realms = []
    for realm, form in zip(state.realms, powers(), strict=True):
        dry = [place for place, kind in enumerate(facts.terrain) if kind != SEA]
        wet = [place for place in range(len(facts.hexes)) if facts.terrain[place] != LAND_HEX]
        units = [(place, 1, 0) for place in luck.sample(dry, form.legion_pieces)]
        units += [(place, 0, 1) for place in luck.sample(wet, form.ship_pieces)]
        stacks: dict[int, Stack] = {}
        for place, legions, ships in units:
            before = stacks.get(place, Stack(place, 0, 0, 0))
            stacks[place] = Stack(place, before.legions + legions, before.ships + ships, 0)
        realms.append(replace(realm, stacks=tuple(sorted(stacks.values())), development=(12, 11, 10, 9)))
    return counted(replace(state, realms=tuple(realms), sites=tuple(sites), contested=state.contested[:15]))


def hex_shape(place: int, scale: int, corner: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    image = Image.new("L", size)
    points = [(x - corner[0], y - corner[1]) for x, y in grid(scale).corners(place)]
    ImageDraw.Draw(image).polygon(points, fill=255)
    return image


def pasted(token, corner: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    """A token's own pixels where it stands."""
    image = Image.new("L", size)
    width, height = token.sprite.size
    at = (round(token.x - width / 2) - corner[0], round(token.y - height / 2) - corner[1])
    image.paste(255, at, token.sprite.mask)
    return image


@pytest.mark.parametrize("scale", [1, LARGER])
@pytest.mark.parametrize("seed", range(3))
def test_tokens_keep_to_their_hexes_and_off_each_other(scale, seed):
    window = WHOLE if scale == 1 else window_at((1000, 900), (1600, 1200))
    by_hex: dict[int, list] = {}
    state = crowded(seed)
    for token in standing(state, window):
        by_hex.setdefault(token.hex, []).append(token)
    assert max(map(len, by_hex.values())) >= 6
    for place, tokens in by_hex.items():
        x, y = grid(scale).middles[place]
        reach = 60 * scale
        corner, size = (x - reach, y - reach), (2 * reach, 2 * reach)
        inside = hex_shape(place, scale, corner, size)
        shapes = [pasted(token, corner, size) for token in tokens]
        for token, shape in zip(tokens, shapes, strict=True):
            outside = ImageChops.subtract(shape, inside).histogram()[255]
            assert outside <= 2 * scale, (board().hexes[place], token.kind, len(tokens), outside)
        for (one, a), (other, b) in combinations(zip(tokens, shapes, strict=True), 2):
            both = ImageChops.darker(a, b).histogram()[255]
            assert both <= 2 * scale, (board().hexes[place], one.kind, other.kind, len(tokens), both)


@pytest.mark.parametrize("seed", range(3))
def test_all_that_stands_on_the_map_is_drawn(seed):
    state = crowded(seed)
    drawn = [(token.hex, token.kind) for token in standing(state, WHOLE)]
    assert {place for place, kind in drawn if kind == SITE} == {site.hex for site in board().sites}
    wanted = [(stack.hex, LEGION) for realm in state.realms for stack in realm.stacks if stack.legions]
    wanted += [(stack.hex, SHIP) for realm in state.realms for stack in realm.stacks if stack.ships]
    assert sorted(each for each in drawn if each[1] in (LEGION, SHIP)) == sorted(wanted)
    monuments = {
        site.hex for site, each in zip(board().sites, state.sites, strict=True) if each.monument >= 0
    }
    assert {place for place, kind in drawn if kind == "monument"} == monuments
    assert {place for place, kind in drawn if kind == "clash"} == set(state.contested)


@pytest.mark.parametrize(("ships", "aboard"), [(9, 6), (11, 10)])
def test_many_legions_aboard_a_fleet_are_counted(ships, aboard, monkeypatch):
    written: list[int] = []
    monkeypatch.setattr("render.dies_irae.tokens.numbered", lambda pen, s, count, *_: written.append(count))
    state, place = played(1, 60), board().index["h8"]
    greece = replace(state.realms[0], stacks=(Stack(place, 0, ships, aboard),), leader=NOWHERE)
    state = replace(state, realms=(greece, *(replace(each, stacks=()) for each in state.realms[1:])))
    drawn_ships.cache_clear()
    stand.cache_clear()
    here = [token for token in standing(state, WHOLE) if token.hex == place]
    drawn_ships.cache_clear()
    stand.cache_clear()
    assert [token.kind for token in here] == [SHIP, CARGO]
    assert written == [ships, aboard]


def test_a_unit_alone_or_beside_its_post_is_at_least_forty_pixels_high():
    tokens = list(standing(played(3, 400), WHOLE))
    tried = set()
    for token in tokens:
        beside = [each.kind for each in tokens if each.hex == token.hex and each is not token]
        if token.kind in (LEGION, SHIP) and beside in ([], [SITE]):
            assert token.sprite.size[1] >= 40
            tried.add((token.kind, len(beside)))
    assert tried == {(LEGION, 0), (LEGION, 1), (SHIP, 0), (SHIP, 1)}


def test_every_hex_lies_on_the_map_and_none_on_another():
    for scale in (1, LARGER):
        found = grid(scale)
        for place in range(len(board().hexes)):
            for x, y in found.corners(place):
                assert 0 <= x <= WIDTH * scale
                assert 0 <= y <= HEIGHT * scale
        assert len(set(found.middles)) == len(board().hexes)
    for here, around in enumerate(beyond()):
        assert sorted(there for there in around if there != NOWHERE) == sorted(board().around[here])
        corners = grid(1).corners(here)
        for side, there in enumerate(around):
            if there != NOWHERE:
                shared = {corners[side], corners[(side + 1) % 6]}
                assert shared <= set(grid(1).corners(there))


@pytest.mark.parametrize("scale", [1, LARGER])
def test_a_hex_painted_as_what_it_is_not_is_found(scale, monkeypatch):
    assert check_ground(scale) == ()
    spoilt, place = ground(scale).crop((0, 0, *ground(scale).size)), board().index["athens"]
    x, y = grid(scale).middles[place]
    spoilt.paste(index(WATER[0]), (x - 30, y - 30, x + 30, y + 30))
    monkeypatch.setattr("render.dies_irae.map_check.ground", lambda _: spoilt)
    (wrong,) = check_ground(scale)
    assert (wrong.field, wrong.key, wrong.given) == ("athens", "other-ground", "coast")
    monkeypatch.setattr("render.dies_irae.map_check.ground", lambda _: spoilt.crop((0, 0, 800, 600)))
    assert [each.key for each in check_ground(scale)] == ["other-size"]


def test_who_holds_a_region_is_painted_on_its_hexes():
    state = played(1, 60)
    site = board().site[board().index["rhodes"]]
    sites = list(state.sites)
    sites[site] = Holding(1, 1, False, NOBODY)
    held = counted(replace(state, sites=tuple(sites)))
    assert any(board().regions[number].region == "rhodes" for number in held.realms[1].regions)
    pictures = [body(scene(each)) for each in (state, held)]
    x, y = grid(1).middles[board().index["rhodes"]]
    box = (x - 34, y - 20, x + 34, y + 20)
    before, after = (picture.crop(box).tobytes().count(index(colour_of(1))) for picture in pictures)
    assert after > before + 300
    deep = {deepened(COLOURS[1])[index(each)] for each in LAND}
    assert sum(each in deep for each in pictures[1].crop(box).tobytes()) > 100


@pytest.mark.parametrize("sight", ["none", "protan", "deutan", "tritan"])
def test_at_400_pixels_each_hex_still_tells_who_holds_it(sight):
    """The colour of a hex is nearer to those of its holder's other hexes than to any other kind."""
    state = replace(full(4), contested=())
    picture = body(scene(state)).convert("RGB")
    small = picture.resize((400, picture.height // 4), Image.Resampling.LANCZOS)
    held = holders(state)
    whole = {place for realm in state.realms for number in realm.regions for place in members()[number]}
    busy = {
        stack.hex
        for power, realm in enumerate(state.realms)
        for stack in realm.stacks
        if held.get(stack.hex) != power
    }
    kinds: dict[str, list[Color]] = {}
    for place, terrain in enumerate(board().terrain):
        if place not in busy and (place in held or place not in whole):
            x, y = grid(1).middles[place]
            box = tuple(round(edge / 4) for edge in (x - 32, y - 24, x + 32, y + 24))
            mean = small.crop(box).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
            colour = Color("srgb", [part / 255 for part in mean])
            seen = colour if sight == "none" else colour.filter(sight)
            kind = f"power {held[place]}" if place in held else "sea" if terrain == SEA else "land"
            kinds.setdefault(kind, []).append(seen.convert("lab"))
    assert len(kinds) == 5
    middles = {
        kind: Color("lab", [sum(each[part] for each in found) / len(found) for part in range(3)])
        for kind, found in kinds.items()
    }
    right = total = 0
    for kind, found in kinds.items():
        for each in found:
            distance = {other: each.delta_e(middle, method="2000") for other, middle in middles.items()}
            right += min(distance, key=distance.__getitem__) == kind
            total += 1
    assert right / total >= 0.95
    for one, other in combinations(middles.values(), 2):
        assert one.delta_e(other, method="2000") >= 9


def test_a_contested_hex_is_striped_in_both_colours_with_a_red_rim():
    state = played(1, 60)
    place = board().index["ancyra"]
    site = board().site[place]
    sites = list(state.sites)
    sites[site] = Holding(1, 1, False, NOBODY)
    realms = [replace(realm, stacks=()) for realm in state.realms]
    realms[0] = replace(realms[0], stacks=(Stack(place, 2, 0, 0),))
    fought = counted(replace(state, sites=tuple(sites), realms=tuple(realms), contested=(place,)))
    x, y = grid(1).middles[place]
    pixels = body(scene(fought)).crop((x - 35, y - 40, x + 36, y + 41)).tobytes()
    for colour in (colour_of(0), colour_of(1), BLOOD):
        assert pixels.count(index(colour)) > 150


@pytest.mark.parametrize("seed", range(3))
def test_even_the_fullest_board_is_small_enough(seed):
    assert small_enough(board_of(scene(full(seed))).data, LARGEST)
    assert small_enough(board_of(scene(full(seed), focus="athens")).data, LARGEST)


def test_a_game_of_sensible_players_is_drawn_all_along():
    state = RULES.setup(DiesIraeOptions(powers="dealt"), 3, SeededChance(b"sense", "0")).state
    players = [Sensible(seat + 1) for seat in range(3)]
    events, drawn = [], 0
    while (decisions := RULES.decisions(state)) and state.round < 11:
        seat, before = decisions[0].seat, state.number
        action = players[seat].choose(RULES, RULES.view(state, seat), seat, RULES.legal(state, seat))
        step = RULES.apply(state, seat, action, SeededChance(b"s", ""))
        state = step.state
        events += step.events
        if state.number != before:
            if state.number % 25 == 1:
                assert small_enough(board_of(scene(state, events)).data, LARGEST)
                drawn += 1
            events = []
    assert drawn >= 5


def test_zoom_shows_the_place_it_is_asked_for():
    state = played(3, 300)
    facts = board()
    places = ARTIST.places(RULES.view(state, None))
    assert len(places) == len(set(places))
    assert set(POWERS) < set(places)
    assert {area.region for area in facts.regions} < set(places)
    assert {facts.hexes[site.hex] for site in facts.sites} < set(places)
    for place in ("athens", "crete", "persia", "memphis", "h9"):
        picture = board_of(scene(state, focus=place))
        assert picture.width == 1600
        assert small_enough(picture.data, LARGEST)
    assert board_of(scene(state, focus="athens")).data != board_of(scene(state, focus="memphis")).data


@pytest.mark.parametrize("over", [False, True])
def test_powers_chosen_and_games_won_have_their_picture(over):
    if over:
        state = RULES.setup(DiesIraeOptions(powers="dealt"), 3, SeededChance(b"w", "")).state
        for seat in (0, 1):
            state = RULES.concede(state, seat).state
        assert not RULES.decisions(state)
    else:
        state = RULES.setup(DiesIraeOptions(), 3, SeededChance(b"w", "")).state
        assert not state.realms
    assert board_of(scene(state)).width == 1600


def test_moves_are_arrows_between_the_tokens_in_the_movers_colour():
    state = played(3, 300)
    for origin, target in (("h9", "h10"), ("k12", "m16")):
        move = Moved(POWERS[1], Hex(origin), Hex(target), SHIP_UNIT, 2, 0)
        plain, marked = (body(scene(state, events)) for events in ((), (move,)))
        (x, y), (to_x, to_y) = (grid(1).middles[board().index[name]] for name in (origin, target))
        box = (min(x, to_x), min(y, to_y) - 20, max(x, to_x), max(y, to_y) + 20)
        before, after = (each.crop(box).tobytes().count(index(colour_of(1))) for each in (plain, marked))
        assert after > before + 100


def test_what_is_new_is_ringed_and_fights_are_crossed_swords():
    state, place = played(3, 300), Hex("siwa")
    x, y = grid(1).middles[board().index[place]]
    box = (x - 40, y - 62, x + 64, y + 41)
    plain = body(scene(state)).crop(box).tobytes()
    ringed = body(scene(state, [UnitRaised(POWERS[2], place, LEGION_UNIT, 10)])).crop(box)
    assert ringed.tobytes().count(index(WHITE)) > plain.count(index(WHITE)) + 200
    fight = Fought(POWERS[0], POWERS[2], place, LEGION_UNIT, 7, 5, 1, 2, 0, 0)
    fought = body(scene(state, [fight])).crop(box)
    assert fought.tobytes().count(index(INK)) > plain.count(index(INK)) + 150


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_in_the_panels_covers_anything_else(language, monkeypatch):
    """Also with long names and high numbers."""
    state = full(1)
    realms = tuple(replace(realm, talents=1234, goods=(4,) * len(goods())) for realm in state.realms)
    state = replace(
        state, realms=realms, cubes=tuple(Cube(power, deed) for power in range(3) for deed in range(5))
    )
    pasted_at: list[tuple[int, int, int, int]] = []
    paste = Sprite.at

    def noted(self, image, x, y, anchor="mm"):
        width, height = self.size
        left = round(x - {"l": 0, "m": width / 2, "r": width}[anchor[0]])
        top = round(y - {"t": 0, "m": height / 2, "b": height}[anchor[1]])
        pasted_at.append((left, top, left + width, top + height))
        paste(self, image, x, y, anchor)

    monkeypatch.setattr(Sprite, "at", noted)
    monkeypatch.setattr("render.dies_irae.artist.draw_map", lambda *_: Image.new("P", (WIDTH, HEIGHT)))
    shown = replace(scene(state, language=language), names=("W" * 24, "Theodoros", "é"))
    picture = body(shown)
    assert len(pasted_at) > 150
    for left, top, right, bottom in pasted_at:
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height
    for one, other in combinations(pasted_at, 2):
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert across <= 1 or down <= 1, (one, other)


def test_the_chart_tells_which_conditions_each_power_fulfils(monkeypatch):
    """9.6: before each phase not yet entered a hook or a bar, in the power's lane."""
    noted: list[bool] = []
    sign = tracks.gate_sign
    monkeypatch.setattr(tracks, "gate_sign", lambda met, size: noted.append(met) or sign(met, size))
    state = full(2)
    iron, silver = good_numbers()["iron"], good_numbers()["silver"]
    held = tuple(int(good == iron) for good in range(len(goods())))
    realms = tuple(
        replace(realm, development=(13, 13, 4, 13), goods=held, fallen=power > 0)
        for power, realm in enumerate(state.realms)
    )
    canvas = Image.new("P", (700, 400))
    tracks.draw_chart(canvas, Box(0, 0, 600, 332), replace(state, realms=realms), ())
    assert noted == [True, False]  # manufacture asks for iron, the bank for silver
    both = tuple(int(good in (iron, silver)) for good in range(len(goods())))
    realms = tuple(replace(realm, goods=both) for realm in realms)
    noted.clear()
    tracks.draw_chart(canvas, Box(0, 0, 600, 332), replace(state, realms=realms), ())
    assert noted == [True, True]


def test_no_two_signs_look_alike():
    signs = [good_sign(form.good, 40) for form in goods()]
    signs += [deed_sign(deed, 40) for deed in DEEDS]
    signs += [track_sign(name, 40) for name in (*ROWS, "stability", "points", "provinces", "islands")][:-4]
    signs += [emblem(power, 40) for power in range(3)]
    looks = [sign.image.tobytes() + sign.mask.tobytes() for sign in signs]
    assert len(set(looks)) == len(looks)
