"""The continent, the supply, the starting pieces; what is told of bad files."""

import inspect
import re
from pathlib import Path

import pytest
from deus_scene import Scene

from bot.speech.texts import has
from data import ROOT
from engine.core.choosing.notation import parse
from engine.core.contract import Seat
from engine.core.errors import IllegalAction
from engine.core.play.chance import SeededChance
from engine.core.tables import BadData
from engine.deus.cards import check_cards, read_cards
from engine.deus.events import Mustered
from engine.deus.frames import Acting, Laying, Mustering
from engine.deus.ground import faces, layouts, read_faces, read_layouts, supplies
from engine.deus.law.opening import layer
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.own_tables import FORMS
from engine.deus.state import DeusState, ground

CARDS, TILES, LAYOUTS = (
    (ROOT / "deus" / f"{name}.csv").read_text() for name in ("cards", "tiles", "layouts")
)


def villages_apart(state: DeusState) -> bool:
    found = ground(state)
    return not any(found.beside_villages[region] for region in found.villages)


def start(seats: int, seed: object = 0, **options: str) -> DeusState:
    return RULES.setup(DeusOptions(**options), seats, SeededChance(b"deus", str(seed))).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_five_gold_five_points_one_of_each_and_five_cards(seats):
    state = start(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert (player.gold, player.vp, player.goods) == (5, 5, (1, 1, 1, 1))
        assert (player.ready, player.spare) == ((2,) * 5, (3,) * 5)
        assert len(player.hand) == 5
    assert len(state.deck) == 96 - 5 * seats
    assert not RULES.check(state)


@pytest.mark.parametrize(("seats", "tiles", "tokens"), [(2, 4, 10), (3, 6, 15), (4, 7, 20)])
def test_tiles_temples_and_tokens_by_the_number_of_players(seats, tiles, tokens):
    state = start(seats)
    assert len(state.laid) == len(state.villages) == state.temples == tiles
    assert state.supply == (tokens - seats,) * 4
    assert len({face // 2 for _, _, face, _ in state.laid}) == tiles  # no tile twice


@pytest.mark.parametrize("layout", ["standard", "long", "open", "chance"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_villages_never_touch_and_hold_a_point_for_each_region_beside_them(layout, seats):
    for seed in range(12):
        state = start(seats, seed, layout=layout)
        found = ground(state)
        assert villages_apart(state)
        assert len(set(found.place)) == 7 * len(state.laid)
        reached = {0}
        while more := {there for region in reached for there in found.neighbours[region]} - reached:
            reached |= more
        assert len(reached) == len(found.terrain)  # all in one piece
        for region, vp in zip(found.villages, state.villages, strict=True):
            assert vp == len(found.neighbours[region])
            assert 2 <= vp <= 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_standard_layouts_give_villages_of_three_to_six_points(seats):
    totals = []
    for seed in range(30):
        villages = start(seats, seed).villages
        assert min(villages) >= 3
        assert max(villages) <= 6
        totals.append(sum(villages))
    assert abs(sum(totals) / 30 - {2: 17.4, 3: 27.3, 4: 33.1}[seats]) < 1.5


def test_every_tile_has_two_seas_a_village_and_one_of_each_land():
    assert len(faces()) == 14
    assert all(sorted(face) == [0, 0, 1, 2, 3, 4, 5] for face in faces())


def test_every_layout_has_as_many_tiles_as_the_players_need():
    for (_, players), spots in layouts().items():
        assert len(spots) == supplies()[players].tiles


# Tiles laid by the players


def test_tiles_are_laid_in_turn_from_the_first_player():
    state = start(3, 4, layout="free")
    first = state.setting.first
    seen = []
    while isinstance(state.frame, Laying):
        seat = layer(state)
        seen.append(seat)
        assert RULES.turn(state).number == 0
        state = RULES.apply(state, seat, RULES.decisions(state)[0].default, None).state
    assert seen == [(first + step) % 3 for step in range(5)]
    assert isinstance(state.frame, Acting)
    assert not RULES.check(state)


def test_the_host_may_lay_them_all():
    state = start(2, 4, layout="host")
    while isinstance(state.frame, Laying):
        assert [each.seat for each in RULES.decisions(state)] == [0]
        state = RULES.apply(state, Seat(0), RULES.legal(state, Seat(0))[-1], None).state
    assert villages_apart(state)


def refused(state: DeusState, line: str) -> str:
    with pytest.raises(IllegalAction) as error:
        RULES.apply(state, RULES.decisions(state)[0].seat, parse(RULES, line), None)
    return error.value.refusal.key


def test_impossible_continents_are_refused():
    state = start(2, 4, layout="host")
    assert refused(state, "lay b 1 1") == "no-such-tile"
    assert refused(state, "lay a 7 1") == "six-directions"
    assert refused(state, "lay a 1 0") == "six-directions"
    assert refused(state, "end") == "due-laying"
    state = RULES.apply(state, Seat(0), RULES.legal(state, Seat(0))[0], None).state
    assert refused(state, "lay a 1 1") == "place-taken"
    touching = 0
    for seed in range(20):
        state = start(2, seed, layout="host")
        legal = RULES.legal(state, Seat(0))
        for side in range(1, 7):
            for turn in range(1, 7):
                action = parse(RULES, f"lay a {side} {turn}")
                if action not in legal:
                    assert refused(state, f"lay a {side} {turn}") == "villages-touch"
                    touching += 1
    assert touching


# Starting pieces in secret


@pytest.mark.parametrize("pieces", ["10", "9", "8", "7", "6"])
def test_everybody_chooses_that_many_pieces_in_secret(pieces):
    state = start(2, pieces=pieces)
    assert len(RULES.decisions(state)) == 2
    for seat in (Seat(0), Seat(1)):
        while len(RULES.legal(state, seat)) and isinstance(state.frame, Mustering):
            step = RULES.apply(state, seat, RULES.legal(state, seat)[-1], None)
            state = step.state
            assert len(RULES.decisions(state)) or isinstance(state.frame, Acting)
    assert isinstance(state.frame, Acting)
    assert [sum(player.ready) for player in state.players] == [int(pieces)] * 2
    assert not RULES.check(state)
    assert [event.seat for event in step.events if isinstance(event, Mustered)] == [0, 1]


def test_pieces_are_chosen_type_by_type_five_at_most():
    state = start(2, pieces="6")
    assert refused(state, "muster army 2") == "muster-order"
    assert refused(state, "muster ship 6") == "muster-count"
    state = RULES.apply(state, Seat(0), parse(RULES, "muster ship 0"), None).state
    state = RULES.apply(state, Seat(0), parse(RULES, "muster production 0"), None).state
    state = RULES.apply(state, Seat(0), parse(RULES, "muster science 0"), None).state
    assert refused(state, "muster civil 0") == "muster-count"  # at least one, for five armies make six
    state = RULES.apply(state, Seat(0), parse(RULES, "muster civil 1"), None).state
    assert [each.seat for each in RULES.decisions(state)] == [1]


def test_the_usual_choice_is_two_of_each_of_ten():
    state = start(2, pieces="10")
    while isinstance(state.frame, Mustering):
        decision = RULES.decisions(state)[-1]
        state = RULES.apply(state, decision.seat, decision.default, None).state
    assert [player.ready for player in state.players] == [(2,) * 5] * 2


def test_a_seat_that_gives_up_keeps_nobody_from_beginning():
    state = start(3, pieces="8")
    for seat in (Seat(0), Seat(2)):
        while RULES.legal(state, seat):
            state = RULES.apply(state, seat, RULES.legal(state, seat)[0], None).state
    state = RULES.concede(state, Seat(1)).state
    assert isinstance(state.frame, Acting)
    assert state.active != 1
    laying = RULES.concede(start(3, layout="free"), Seat(0)).state
    while isinstance(laying.frame, Laying):
        decision = RULES.decisions(laying)[0]
        assert decision.seat != 0
        laying = RULES.apply(laying, decision.seat, decision.default, None).state
    assert isinstance(laying.frame, Acting)


@pytest.mark.parametrize("layout", ["free", "host"])
@pytest.mark.parametrize("moment", range(6))
def test_who_gives_up_while_tiles_are_laid_is_not_asked_for_its_pieces(layout, moment):
    state = start(3, layout=layout, pieces="8")
    for step in range(5):
        if step == moment:
            state = RULES.concede(state, Seat(1)).state
        decision = RULES.decisions(state)[0]
        state = RULES.apply(state, decision.seat, decision.default, None).state
    if moment == 5:
        state = RULES.concede(state, Seat(1)).state
    assert isinstance(state.frame, Mustering)
    assert [each.seat for each in RULES.decisions(state)] == [0, 2]
    for seat in (Seat(0), Seat(2)):
        while isinstance(state.frame, Mustering) and (legal := RULES.legal(state, seat)):
            step = RULES.apply(state, seat, legal[0], None)
            state = step.state
    assert isinstance(state.frame, Acting)
    assert [event.seat for event in step.events if isinstance(event, Mustered)] == [0, 2]
    assert not RULES.check(state)


def test_nobodys_turn_to_lay_is_skipped_when_another_gives_up():
    state = start(4, layout="free")
    first = state.setting.first
    order = [Seat((first + step) % 4) for step in range(4)]
    for _ in range(2):
        state = RULES.apply(state, layer(state), RULES.decisions(state)[0].default, None).state
    state = RULES.concede(state, order[0]).state
    assert layer(state) == order[2]
    state = RULES.concede(state, order[2]).state
    assert layer(state) == order[3]
    state = RULES.apply(state, layer(state), RULES.decisions(state)[0].default, None).state
    assert layer(state) == order[1]


# Bad files


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ("galley,blue", "galley,black", "none-of", "colour"),
        ("buy count:3 price:1", "bribe count:3", "unknown-effect", "effects"),
        ("buy count:3 price:1", "buy count:3 cost:1", "unknown-parameter", "effects"),
        ("buy count:3 price:1", "buy count:3", "parameter-missing", "effects"),
        ("buy count:3 price:1", "buy count:many price:1", "out-of-range", "effects"),
        ("buy count:3 price:1", "score vp:3", "only-temples-score", "effects"),
        ("sell good:wood gold:4", "sell good:wood", "effect-without-gain", "effects"),
        ("sell good:wood gold:4", "sell good:iron gold:4", "none-of", "effects"),
        ("activate colours:blue+green", "activate colours:blue+purple", "none-of", "effects"),
        ("score vp:4 per:occupied-field", "gain vp:4", "temples-score-only", "effects"),
        ("per:occupied-field", "per:occupied-desert", "none-of", "effects"),
        ("per:occupied-forest each:2", "per:occupied-forest each:0", "out-of-range", "effects"),
        ("merchantman-wood,blue", "galley,blue", "twice", "card"),
        ("galley,blue,4", "galley,blue,0", "out-of-range", "copies"),
        ("galley,blue,4,1", "galley,blue,4,half", "not-a-number", "wood"),
        ("card,colour", "name,colour", "columns-missing", ""),
        ("galley,blue,4,1,0", "galley,blue,4,1", "other-width", ""),
        ("buy count:3 price:1", "", "empty", "effects"),
    ],
)
def test_a_bad_card_file_is_refused_with_line_and_field(old, new, key, field):
    assert old in CARDS
    with pytest.raises(BadData) as error:
        read_cards(CARDS.replace(old, new, 1), "mine.csv")
    assert (error.value.file, error.value.key, error.value.field) == ("mine.csv", key, field)
    assert error.value.line >= 4


def test_a_card_set_that_cannot_be_played_with_is_told_so():
    few = read_cards("\n".join(CARDS.splitlines()[:8]), "few.csv")
    assert [wrong.key for wrong in check_cards(few, "few.csv")] == ["too-few-cards", *["colour-missing"] * 5]
    circle = read_cards(CARDS.replace("activate colours:blue+green", "activate colours:yellow"), "mine.csv")
    assert [(wrong.key, wrong.field) for wrong in check_cards(circle, "mine.csv")] == [
        ("activates-itself", "academy")
    ]
    assert check_cards(read_cards(CARDS, "cards.csv"), "cards.csv") == ()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("1,a,mountain", "1,a,lagoon", "none-of"),
        ("1,a,mountain", "1,a,sea", "tile-terrains"),
        ("1,b,forest", "2,b,forest", "tile-out-of-order"),
    ],
)
def test_bad_tiles_are_refused(old, new, key):
    with pytest.raises(BadData) as error:
        read_faces(TILES.replace(old, new, 1), "tiles.csv")
    assert error.value.key == key


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("standard,2,2,2,1", "standard,2,2,1,1", "tile-overlaps"),
        ("standard,2,2,2,1", "standard,2,2,0,0", "tile-overlaps"),
        ("standard,2,4,1,4", "standard,2,4,10,12", "tile-apart"),
        ("standard,2,4,1,4", "standard,2,4,8,4", "tile-apart"),
        ("standard,2,4,1,4", "standard,2,5,1,4", "tile-out-of-order"),
    ],
)
def test_impossible_layouts_are_refused(old, new, key):
    assert old in LAYOUTS
    with pytest.raises(BadData) as error:
        read_layouts(LAYOUTS.replace(old, new, 1), "layouts.csv")
    assert error.value.key == key


def test_words_that_do_not_exist_are_refused_by_the_law_too():
    state = Scene().hand(0, "galley").state
    assert refused(state, "build trireme") == "malformed"
    assert refused(state, "place z9") == "malformed"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_help_says_to_type_can_be_read(language):
    text = (ROOT / "help" / language / "deus" / "10-notation.md").read_text()
    lines = [line for line in re.findall(r"`([a-z][^`/]*)`", text) if not line.endswith(":")]
    assert len(lines) > 20
    for line in lines:
        assert parse(RULES, line, RULES.vocabulary(Scene().state))


def test_our_tables_are_sound_and_foreign_ones_are_told_what_is_wrong():
    folder = ROOT / "deus"
    checked = 0
    for path in sorted(folder.glob("*.csv")):
        for form in FORMS:
            if form.fits(path.read_text()):
                assert not form.check(path.name, path.read_text(), lambda end: None)
                checked += 1
    assert checked == 6
    cards, tiles, shapes, *_ = FORMS
    short = "\n".join(line for line in LAYOUTS.splitlines() if not line.startswith("open,4,7"))
    assert [wrong.key for wrong in shapes.check("x.csv", short, lambda end: None)] == ["layout-tiles"]
    assert [wrong.key for wrong in tiles.check("x.csv", TILES[:-60], lambda end: None)]
    bad = CARDS.replace("buy count:3", "bribe count:3")
    assert [wrong.key for wrong in cards.check("x.csv", bad, lambda end: None)] == ["unknown-effect"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_can_be_wrong_with_a_table_has_a_sentence(language):
    folder = Path(inspect.getfile(DeusOptions)).parent
    keys = set()
    for name in ("cards", "ground", "effects", "own_tables"):
        source = (folder / f"{name}.py").read_text()
        keys |= set(re.findall(r'BadEffect\(\s*"([a-z-]+)"', source))
        keys |= set(re.findall(r'(?:\.bad|BadData)\([^"]*"[^"]*", "([a-z-]+)"', source))
        keys |= set(re.findall(r'BadData\(file, 0, [^,]+, "([a-z-]+)"', source))
    assert len(keys) > 15
    assert {key for key in keys if not has(language, f"data-{key}")} == set()
