"""The boards: the facts of the rules, and what is told of a bad one."""

import pytest

from data import ROOT
from engine.antike.board import BOARDS, board, check_board, read_board
from engine.core.tables import BadData

EAST, STARTS = ((ROOT / "antike" / name).read_text() for name in ("east.csv", "east_starts.csv"))


@pytest.mark.parametrize("name", BOARDS)
def test_our_boards_keep_the_facts_of_the_rules(name):
    found = board(name)
    assert check_board(found, "board", "starts") == ()
    assert len(found.provinces) == 50
    assert sorted(found.resource.count(kind) for kind in range(3)) == [16, 17, 17]


def test_the_west_has_as_many_borders_of_each_kind_as_its_makers_counted():
    found = board("west")
    land = {frozenset((a, b)) for a, around in enumerate(found.land) for b in around}
    sea = {frozenset((a, b)) for a, around in enumerate(found.sea) for b in around}
    assert (len(land - sea), len(sea - land), len(land & sea)) == (45, 36, 32)
    assert sum(1 for number in range(50) if not found.land[number]) == 5
    assert sum(1 for number in range(50) if not found.sea[number]) == 6


def test_the_east_has_127_borders():
    found = board("east")
    pairs = {frozenset((a, b)) for a in range(50) for b in (*found.land[a], *found.sea[a])}
    assert len(pairs) == 127


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        (("mecca moscha saba,", "mecca moscha atlantis,"), "no-province", "land_neighbours"),
        (("adane,iron", "adane,tin"), "none-of", "resource"),
        (("909,681", "909,south"), "not-a-number", "y"),
        (("adulis,marble", "adane,marble"), "twice", "province"),
        (("province,resource", "province,good"), "columns-missing", ""),
        (("adane,iron,909,681,mecca moscha saba,", "adane,iron,909,681,"), "other-width", ""),
        (("mecca moscha saba,adulis", "mecca saba,adulis"), "one-sided", "land_neighbours"),
    ],
)
def test_a_bad_table_is_refused_with_line_and_field(change, key, field):
    assert change[0] in EAST
    with pytest.raises(BadData) as error:
        read_board("mine", EAST.replace(*change, 1), STARTS, "mine.csv")
    assert (error.value.file, error.value.key, error.value.field) == ("mine.csv", key, field)


def test_a_board_that_breaks_the_facts_is_told_so():
    lines = [line for line in EAST.splitlines() if not line.startswith("zadrakarta")]
    text = "\n".join(line.replace(" zadrakarta", "").replace("zadrakarta ", "") for line in lines)
    starts = STARTS.replace("artaxata susa zadrakarta", "artaxata susa rhagai").replace(
        "persepolis harmotia zadrakarta", "persepolis harmotia artaxata"
    )
    found = {wrong.key for wrong in check_board(read_board("mine", text, starts), "mine.csv", "starts.csv")}
    assert "not-fifty" in found
