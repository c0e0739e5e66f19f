"""`keryx check` on the map and charts of Dies Irae: each damage with its line and what would be right."""

import shutil

import pytest

from data import ROOT
from engine.core.honours import FILE as HONOURS
from engine.core.sections import FILE as SECTIONS

OF_WORDS = (SECTIONS, HONOURS)
FITTED = "judging.csv"  # nobody brings weights of their own
FILES = sorted(
    path.name
    for path in (ROOT / "dies_irae").iterdir()
    if path.suffix in (".csv", ".txt") and path.name != FITTED
)


@pytest.fixture
def copy(tmp_path):
    """`copy("sites.csv", ("lead", "tin"))`: a copy of one of our files with texts replaced."""

    def make(name, *pairs):
        path = tmp_path / name
        shutil.copy(ROOT / "dies_irae" / name, path)
        text = path.read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new, 1)
        path.write_text(text, encoding="utf-8")
        return path

    return make


@pytest.mark.parametrize("name", [name for name in FILES if name not in OF_WORDS])
def test_each_of_our_files_is_sound(keryx, copy, name):
    found = keryx("check", copy(name))
    assert found.exit_code == 0, found.output
    assert found.stdout.endswith(f"{name}: sound.\n")


@pytest.mark.parametrize("name", OF_WORDS)
def test_the_tables_of_our_words_are_sound_where_they_lie(keryx, name):
    found = keryx("check", ROOT / "dies_irae" / name)
    assert (found.exit_code, found.stdout.split()[-1]) == (0, "sound.")


def test_all_our_files_are_among_those_checked_without_a_name(keryx):
    told = keryx("check").stdout.splitlines()
    assert {f"data/dies_irae/{name}: sound." for name in FILES} <= set(told)


DAMAGES = [
    ("map.txt", ("~~BBBBA~~~", "~~BBBBZ~~~"), "line 11, 6: there is nothing called “Z”."),
    ("map.txt", ("~~~DDAAa~f", "~~~DDAA~f"), "line 10: this row has 21 letters, the first one 22."),
    ("map.txt", ("~~~~~C~k~~", "~~~~CC~k~~"), "line 14, sea: counts 160; it must be 161."),
    (
        "map.txt",
        (".......GGGGGG~~~HH....", ".......GGGGGG~~~HHc..."),
        "line 4, hexes: counts 391; it must be 390.",
    ),
    ("regions.csv", ("m,platea,island", "m,platea,rock"), "line 35, kind: there is nothing called “rock”."),
    (
        "regions.csv",
        ("m,platea,island", "m,platea,province"),
        "line 35, provinces: counts 21; it must be 20.",
    ),
    (
        "regions.csv",
        ("m,platea,island", "T,platea,island"),
        "line 35, letter: “T” stands here for the second",
    ),
    ("sites.csv", ("athens,lead", "athens,tin"), "line 4, tin: there is nothing called “tin”."),
    ("sites.csv", ("athens,lead,yes,7,6", "athens,lead,yes,7,60"), "line 4, row: the map has no hex 7 60"),
    ("sites.csv", ("athens,lead,yes,7,6", "athens,lead,yes,7,8"), "line 4, row: athens lies at sea."),
    (
        "sites.csv",
        ("athens,lead,yes", "athens,lead,perhaps"),
        "line 4, city: there is nothing called “perhaps”.",
    ),
    ("sites.csv", ("athens,lead,yes", "athens,lead,no"), "line 4, cities: counts 69; it must be 70."),
    ("sites.csv", ("thebes,bronze,yes,6,6", "athens,bronze,yes,6,6"), "line 5, site: “athens” stands here"),
    ("sites.csv", ("athens,lead", "athens,grain"), "grain: stands here 10 times; 9 are the most."),
    ("mountains.csv", ("0,8\n", ""), "line 3, mountains: counts 22; it must be 23."),
    ("mountains.csv", ("0,8\n", "0,1\n"), "line 3, row: the map has no hex 0 1"),
    ("barriers.csv", ("6,3,7,2,gulf-of-corinth\n", ""), "line 3, barriers: counts 11; it must be 12."),
    ("barriers.csv", ("6,3,7,2,gulf", "6,x,7,2,gulf"), "line 3, col: “x” is not a number that does here."),
    ("goods.csv", ("stone,other", "stone,heavy"), "line 4, kind: there is nothing called “heavy”."),
    ("development.csv", ("military,2,1", "military,3,1"), "space: here it says 3; 2 comes next."),
    ("development.csv", ("culture:1", "culture:one"), "needs: there is nothing called “culture:one”."),
    (
        "prices.csv",
        ("monument,culture,-", "statue,culture,-"),
        "line 8, item: there is nothing called “statue”.",
    ),
    (
        "prices.csv",
        ("fortress,economy,30", "fortress,economy,1.5"),
        "phase_0: “1.5” is not a number that does",
    ),
    (
        "units.csv",
        ("legion,move,military", "legion,combat,military"),
        "line 5, unit: “legion combat” stands here",
    ),
    ("stability.csv", ("\n0,0", ""), "level: “0” has no line."),
    ("supply.csv", ("\n3,5", "\n4,5"), "line 6, posts: here it says 4; 3 comes next."),
    ("control.csv", ("provinces,4,1,1", "provinces,4,0,1"), "dark: counts 8; it must be 9."),
    ("control.csv", ("islands,13,0,0\n", ""), "islands: counts 13; it must be 14."),
    ("powers.csv", ("memphis sais tanis", "memphis sais rome"), "capitals: there is nothing called “rome”."),
    ("powers.csv", ("athens sparta pella", "athens sparta"), "capitals: counts 2; it must be 3."),
    ("powers.csv", ("greece,athens", "rome,athens"), "power: there is nothing called “rome”."),
    (
        "powers.csv",
        ("athens sparta pella,1,", "athens sparta pella,14,"),
        "legions: 14 does not do: 0 .. 13.",
    ),
]


@pytest.mark.parametrize(("name", "change", "sentence"), DAMAGES)
def test_a_damage_is_told_with_its_line_and_what_would_be_right(keryx, copy, name, change, sentence):
    found = keryx("check", copy(name, change))
    assert sentence in found.stdout
    assert found.exit_code == 1


def test_damages_are_told_in_french_too(keryx, copy):
    found = keryx("check", copy("sites.csv", ("athens,lead,yes", "athens,lead,no")), language="fr")
    assert "ligne 4, cities\xa0: il y en a 69\u202f; il en faut 70." in found.stdout


def test_a_line_that_names_a_good_too_often_is_the_last_one_with_it(keryx, copy):
    path = copy("sites.csv", ("athens,lead", "athens,grain"))
    lines = path.read_text(encoding="utf-8").splitlines()
    last = max(number for number, line in enumerate(lines, 1) if ",grain," in line)
    assert f"line {last}, grain:" in keryx("check", path).stdout
