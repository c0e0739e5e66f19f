"""The set-up and the boards: the facts of "Mise en place"."""

import pytest
from polis_scene import BLEU, JAUNE, NOIR, ROUGE, VERT

from data import ROOT
from engine.core.play.chance import LoadedChance, SeededChance
from engine.core.tables import BadData
from engine.grecolonies.board import BOARDS, board, check_board, read_board
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.own_boards import FORMS

FOLDER = ROOT / "grecolonies"
CLASSIC, OBJECTIVES, SETTINGS = (
    (FOLDER / name).read_text() for name in ("classic.csv", "objectives.csv", "boards.csv")
)


@pytest.mark.parametrize("name", BOARDS)
def test_our_boards_keep_the_facts_of_the_rules(name):
    assert check_board(board(name), name, "objectives") == ()


def test_classic_has_twelve_objectives_and_express_nine():
    classic, express = board("classic"), board("express")
    assert (len(classic.objectives), classic.open, classic.advised) == (12, 3, 5)
    assert (len(express.objectives), express.open, express.advised) == (9, 2, 3)
    assert set(classic.objectives) - set(express.objectives) == {"athena", "apollo", "hera"}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_twelve_citizens_at_home_and_eighteen_in_reserve(name, seats):
    state = RULES.setup(GrecoloniesOptions(board=name), seats, SeededChance(b"o", name)).state
    assert len(state.poleis) == seats
    for polis in state.poleis:
        assert polis.citizens[polis.home] == sum(polis.citizens) == 12
        assert (polis.reserve, polis.oracle, polis.glory, polis.tiles) == (18, 0, 0, ())
    assert state.glory == 2 * seats
    assert len(state.open) == board(name).open
    assert len(state.open) + len(state.stack) == len(board(name).objectives)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_sit_as_their_metropolises_lie(seats):
    circle = ["chalcis", "phocaea", "miletos", "thera", "sparta"]
    first, beginners = set(), set()
    for seed in range(40):
        state = RULES.setup(GrecoloniesOptions(), seats, SeededChance(b"seats", str(seed))).state
        cities = [polis.city for polis in state.poleis]
        begin = circle.index(cities[0])
        around = [city for city in (*circle[begin:], *circle[:begin]) if city in cities]
        assert cities == around
        first.add(cities[0])
        beginners.add(state.active)
        assert state.first == state.active
    assert len(first) == 5
    assert beginners == set(range(seats))  # who opened the table does not begin for that


def test_with_five_chalcis_sits_between_phocaea_and_sparta():
    """Exemple: Phocaea to the left of Chalcis, Sparta to its right. The turn passes to the left."""
    state = RULES.setup(GrecoloniesOptions(), 5, SeededChance(b"s", "5")).state
    cities = [polis.city for polis in state.poleis]
    place = cities.index("chalcis")
    assert (cities[(place + 1) % 5], cities[place - 1]) == ("phocaea", "sparta")


def test_without_thera_and_bleu_first_the_order_is_bleu_noir_vert_jaune():
    """Both examples of four players. Chance: the first four metropolises play, Phocaea begins."""
    order = list(range(12))
    chance = LoadedChance([0, 1, 2, 4, 3, 2, 1, *order])
    state = RULES.setup(GrecoloniesOptions(), 4, chance).state
    cities = [polis.city for polis in state.poleis]
    assert cities == [BLEU, NOIR, VERT, JAUNE]
    place = cities.index("miletos")
    assert (cities[place + 1], cities[place - 1]) == ("sparta", "phocaea")
    thera = board("classic").index[ROUGE]
    assert thera not in state.in_play


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        (("chalcis,metropolis", "zchalcis,colony"), "empty", "harvest"),
        (("wine,cloth,hera", "beer,cloth,hera"), "not-on-two-provinces", "wine"),
        (("bosporos,colony", "bosporos,village"), "none-of", "kind"),
        (("28.00,41.30", "28.00,north"), "not-a-number", "latitude"),
        (("sikelia,colony", "karia,colony"), "twice", "province"),
        (
            ("sparta,metropolis,22.43,37.07,,", "sparta,metropolis,22.43,37.07,oil,"),
            "signs-in-metropolis",
            "harvest",
        ),
        (("province,kind", "place,kind"), "columns-missing", ""),
    ],
)
def test_a_bad_table_is_refused_with_line_and_field(change, key, field):
    assert change[0] in CLASSIC
    with pytest.raises(BadData) as error:
        read_board("classic", CLASSIC.replace(*change, 1), OBJECTIVES, SETTINGS)
    assert (error.value.key, error.value.field) == (key, field)


def test_a_board_that_breaks_the_facts_is_told_so():
    shared = CLASSIC.replace("wood,cloth,poseidon", "oil,perfume,poseidon").replace(
        "oil,perfume,hera", "wood,cloth,hera"
    )
    found = {
        wrong.key
        for wrong in check_board(read_board("classic", shared, OBJECTIVES, SETTINGS), "mine", "tiles")
    }
    assert found == {"two-signs-shared"}
    fewer = "\n".join(line for line in OBJECTIVES.splitlines() if not line.startswith("hermes"))
    found = {
        wrong.key for wrong in check_board(read_board("classic", CLASSIC, fewer, SETTINGS), "mine", "tiles")
    }
    assert found == {"signs-without-objective"}


def test_a_board_of_ones_own_is_checked_against_the_objectives():
    form = next(form for form in FORMS if form.fits(CLASSIC))
    assert form.check("mine.csv", CLASSIC.replace("bosporos", "Bosporos"), lambda end: None) == ()
    broken = CLASSIC.replace("wood,cloth,poseidon", "oil,cloth,poseidon")
    (wrong,) = form.check("mine.csv", broken, lambda end: None)
    assert (wrong.file, wrong.key, wrong.field) == ("mine.csv", "not-on-two-provinces", "oil")


def test_our_own_tables_pass_the_check_for_ones_own():
    for text in (CLASSIC, OBJECTIVES, SETTINGS):
        form = next(form for form in FORMS if form.fits(text))
        assert form.check("ours.csv", text, lambda end: None) == ()
    objectives = next(form for form in FORMS if form.fits(OBJECTIVES))
    (wrong,) = objectives.check(
        "mine.csv", OBJECTIVES.replace("hermes,craft", "hermes,trade"), lambda end: None
    )
    assert (wrong.file, wrong.key, wrong.given) == ("mine.csv", "unknown-word", "trade")
