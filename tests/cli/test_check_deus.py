"""`keryx check` on tables of Deus of one's own: what is wrong, and what would do."""

import pytest

from bot.cli.check import TABLES
from data import ROOT


@pytest.fixture
def own(tmp_path):
    """A copy of one of Deus' tables with a change."""

    def spoilt(name, old, new):
        text = (ROOT / "deus" / f"{name}.csv").read_text(encoding="utf-8")
        assert old in text
        path = tmp_path / f"{name}.csv"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    return spoilt


WRONG = [
    ("cards", "buy count:3 price:1", "bribe count:3", "no effect “bribe”; there are: gain"),
    ("cards", "buy count:3 price:1", "buy count:3 cost:1", "once only; it can take: count, price."),
    ("cards", "buy count:3 price:1", "buy count:3 count:3", "does not take “count:3”, or"),
    ("cards", "buy count:3 price:1", "buy count:3", "the effect “buy” lacks: price."),
    ("cards", "buy count:3 price:1", "buy count:-3 price:1", "count:-3 does not do: 0–99."),
    ("cards", "sell good:wood", "sell good:iron", "“good:iron” is none of: wood, clay, stone, wheat."),
    ("cards", "galley,blue", "galley,black", "“black” is none of: blue, green, yellow, brown, red, purple."),
    ("cards", "galley,blue,4", "galley,blue,0", "line 5, copies: 0 does not do: 1–99."),
    ("cards", "galley,blue,4,1,0,0,1,0,", "galley,blue,4,1,0,0,1,", "cells in this line: 8; needed: 9"),
    ("cards", "merchantman-wood,", "galley,", "“galley” stands here for the second time; once is right."),
    ("cards", "score vp:4 per:occupied-field", "gain vp:4", "a temple and can only “score”, not “gain”."),
    ("tiles", "1,a,mountain", "1,a,lagoon", "“lagoon” is none of: sea, forest, swamp, "),
    ("tiles", "1,a,mountain", "1,a,sea", "a side of tile 1 needs two seas, a village"),
    ("layouts", "standard,2,2,2,1", "standard,2,2,1,1", "a tile with its middle at 1 1 does not fit"),
    ("layouts", "standard,2,4,1,4", "standard,2,4,10,12", "the tiles of standard 2 do not hang together."),
    ("layouts", "standard,2,4,1,4\n", "", "standard 2 has 3 tiles; two, three and four players need"),
    ("setup", "2,4,4,10", "5,4,4,10", "line 4, players: 5 does not do: 2–4."),
    ("setup", "2,4,4,10", "2,9,4,10", "line 4, tiles: 9 does not do: 1–7."),
    ("setup", "3,6,6,15", "2,6,6,15", "“2” stands here for the second time; once is right."),
    ("setup", "2,4,4,10", "2,4,4,1", "line 4, tokens: 1 does not do: 2–99."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "sentence"), WRONG)
def test_what_is_wrong_with_a_table_is_told_with_what_would_do(keryx, own, name, old, new, sentence):
    found = keryx("check", own(name, old, new))
    assert found.exit_code == 1
    assert sentence in found.stdout
    assert "thing is wrong" in found.stdout
    french = keryx("check", own(name, old, new), language="fr")
    assert french.exit_code == 1
    assert french.stdout.splitlines()[1:] != found.stdout.splitlines()[1:]


def test_a_table_is_of_one_kind_only():
    """In whichever order the games are listed."""
    for path in ROOT.rglob("*.csv"):
        assert len([form for form in TABLES if form.fits(path.read_text(encoding="utf-8"))]) <= 1, path
    assert [form.title for form in TABLES if form.fits("card\ntrireme\n")] == ["deus"]


def test_a_flag_names_a_card_of_ours_once(keryx, tmp_path):
    path = tmp_path / "card_balance.csv"
    for lines, sentence in (
        ("trireme", "line 2, card: there is nothing called “trireme”."),
        ("galley\ngalley", "line 3, card: “galley” stands here for the second time; once is right."),
    ):
        path.write_text(f"card\n{lines}\n", encoding="utf-8")
        assert sentence in keryx("check", path).stdout
    path.write_text("card\ngalley\n", encoding="utf-8")
    assert keryx("check", path).exit_code == 0
