"""3.1, 3.2: the map and the charts, with the numbers the rules give."""

import pytest

from data import ROOT
from engine.core.tables import BadData
from engine.dies_irae import charts, values
from engine.dies_irae.board import (
    COUNTS,
    FILES,
    board,
    check_board,
    counts,
    crow,
    distances,
    read_board,
)
from engine.dies_irae.words import LEGION, SHIP


def texts() -> dict[str, str]:
    return {name: (ROOT / "dies_irae" / name).read_text(encoding="utf-8") for name in FILES}


def test_the_map_has_its_numbers():
    assert counts(board()) == COUNTS
    assert COUNTS["provinces"] == 20
    assert COUNTS["islands"] == 13
    assert check_board(board()) == ()


def test_every_place_the_rules_name_has_its_good_there():
    named = {
        "athens": "lead", "corinth": "bronze", "thebes": "bronze", "delphi": "wine", "larissa": "horse",
        "calydon": "copper", "pella": "horse", "memphis": "stone",
    }  # fmt: skip
    for name, good in named.items():
        site = board().sites[board().site[board().index[name]]]
        assert (site.good, site.city) == (good, True)


def test_legions_cross_no_barrier_and_no_water():
    found = board()
    for one, two in found.barriers:
        assert two in found.around[one]
        assert two not in [there for there, _ in found.marches[one]]
        assert one not in [there for there, _ in found.marches[two]]
    thebes, chalcis = found.index["thebes"], found.index["chalcis"]
    assert chalcis in found.around[thebes]
    assert chalcis not in [there for there, _ in found.marches[thebes]]
    assert found.index["histiaia"] in [there for there, _ in found.marches[chalcis]]


def test_europe_is_one_land_mass_and_asia_with_africa_the_other():
    found = board()
    europe, asia = distances(found.index["athens"]), distances(found.index["memphis"])
    for place, kind in enumerate(found.terrain):
        if kind in (1, 2):
            assert (europe[place] >= 0) != (asia[place] >= 0)
        else:
            assert europe[place] == asia[place] == -1


def test_distance_as_the_crow_flies_is_a_step_for_neighbours():
    found = board()
    for here in range(0, len(found.hexes), 7):
        assert all(crow(here)[there] == 1 for there in found.around[here])
    assert crow(found.index["athens"])[found.index["delphi"]] == 3


def test_a_good_stands_on_at_most_nine_hexes_and_seventeen_goods_exist():
    goods = [site.good for site in board().sites]
    assert max(goods.count(good) for good in goods) <= 9
    assert {form.good for form in charts.goods()} == set(goods)
    assert len(charts.goods()) == 17


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "key"),
    [
        ("sites.csv", "athens,lead,yes,7,6", "athens,lead,yes,7,66", "row", "no-hex"),
        ("sites.csv", "thebes,bronze", "athens,bronze", "site", "twice"),
        ("map.txt", "~DDEAA", "~DDEA?", "6", "unknown-word"),
        ("map.txt", "~DDEAA", "~DDEA", "", "row-width"),
        ("barriers.csv", "6,3,7,2", "6,3,7,x", "row_to", ""),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(file, old, new, field, key):
    changed = texts()
    if file == "map.txt":
        changed[file] = changed[file].replace("~~DDAAa~", "~~DD?Aa~" if key == "unknown-word" else "~~DDAa~")
    else:
        assert old in changed[file]
        changed[file] = changed[file].replace(old, new)
    with pytest.raises(BadData) as error:
        read_board(changed, "mine/")
    assert error.value.file == f"mine/{file}"
    if key and file != "map.txt":
        assert (error.value.field, error.value.key) == (field, key)
    if file == "map.txt":
        assert error.value.key == key


def test_a_board_with_other_numbers_is_told_what_is_wrong():
    changed = texts()
    changed["mountains.csv"] = changed["mountains.csv"].replace("0,8\n", "")
    changed["sites.csv"] = changed["sites.csv"].replace("sparta,iron,yes", "sparta,iron,no")
    wrong = check_board(read_board(changed))
    assert {each.field for each in wrong} == {"mountains", "cities"}


@pytest.mark.parametrize(
    ("good", "known"),
    [
        ("stone", {4: 14}), ("fish", {2: 9}), ("grain", {1: 4, 3: 15, 4: 22}), ("salt", {1: 9}),
        ("copper", {1: 6}), ("wool", {1: 3, 2: 7, 3: 12}), ("lead", {1: 5}), ("bronze", {1: 6}),
        ("wine", {1: 4}), ("horse", {2: 11}),
    ],
)  # fmt: skip
def test_incomes_of_goods_are_those_of_the_rules(good, known):
    incomes = charts.goods()[charts.good_numbers()[good]].incomes
    assert {count: incomes[count] for count in known} == known
    assert len(incomes) == 10


def test_prices_of_the_chart_are_those_of_the_rules():
    chart = charts.chart()
    priced = [[space.price for space in row[1:]] for row in chart]
    assert priced[0][2:4] == [15, 21]
    assert priced[1][0] == 7
    assert priced[1][4:6] == [29, 37]
    assert (priced[2][2], priced[2][3], priced[2][8]) == (24, 35, 64)
    assert priced[3][1:4] == [6, 9, 13]
    assert all(sorted(row) == row and len(row) == 13 for row in priced)
    assert [space.phase for space in chart[0]] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


def test_prices_of_pieces_are_those_of_the_rules():
    def costs(item: str, row: int) -> list[int | None]:
        return [
            values.price(tuple(3 * phase if n == row else 0 for n in range(4)), item) for phase in range(5)
        ]

    assert costs("legion", 0)[2] == 12
    assert costs("legion", 0)[0] is None
    assert costs("ship", 1)[:2] == [None, 20]
    assert costs("fortress", 2)[:2] == [30, 30]
    assert costs("trade-post", 2)[:2] == [15, 15]
    assert costs("stability", 3) == [50, 50, 60, 70, 80]
    assert costs("armistice", 3) == [35, 35, 40, 45, 50]
    assert costs("ship-maintenance", 1) == [1, 1, 2, 3, 4]
    assert costs("monument", 3)[0] is None


def test_units_and_pieces_are_those_of_the_rules():
    def at(phase: int) -> tuple[int, ...]:
        return (3 * phase, 3 * phase, 0, 0)

    assert [values.strength(at(phase), LEGION) for phase in range(3)] == [1, 1, 2]
    moves = [values.moves(at(phase), LEGION) for phase in range(5)]
    assert moves[:4] == [3, 3, 3, 3]
    assert moves[4] > 3
    ships = [values.moves(at(phase), SHIP) for phase in range(5)]
    assert ships[:2] == [3, 3]
    assert 3 < ships[2] < ships[3] < ships[4]
    greece, persia, egypt = charts.powers()
    assert (greece.legion_pieces, persia.legion_pieces, egypt.legion_pieces) == (13, 20, 18)
    assert (greece.ship_pieces, persia.ship_pieces, egypt.ship_pieces) == (11, 7, 5)
    assert (greece.armies, greece.fleets) == (2, 3)
    assert (greece.legions, greece.ships, greece.posts, greece.talents) == (1, 3, 5, 90)
    assert greece.development == (0, 1, 0, 0)
    assert (charts.FORTRESSES, charts.POSTS, charts.MONUMENTS) == (5, 30, 3)


def test_tracks_are_those_of_the_rules():
    assert charts.fed()[5] == 7
    assert [charts.stability_combat(level) for level in (-8, -7, -4, 0, 1, 8)] == [-3, -3, -2, 0, 0, 3]
    for light in (False, True):
        provinces, islands = charts.laurels(light)
        assert provinces[20] + islands[13] == 9
        assert (len(provinces), len(islands)) == (21, 14)
    assert charts.laurels(True)[0][3] > charts.laurels(False)[0][3]
    assert [charts.bank()[space] for space in (0, 1, 4, 7, 10, 13)] == [0, 5, 15, 30, 50, 50]
