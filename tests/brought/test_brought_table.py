"""Tables as strangers bring them: played with, or told what is wrong, where, and what would be right."""

from collections.abc import Iterator

import pytest
from own_tables import OWN, antike_board, deus_cards, grecolonies_board

from bot.brought.table import BroughtTable, read_table
from bot.posting.messages.own_view import faults_told
from bot.speech.texts import LANGUAGES
from engine.core.own import kept_form

BOARD, CARDS, ISLANDS = antike_board(), deus_cards(), grecolonies_board()
STARTS = "# Starting"


def brought(title: str, content: str | bytes, second: str = "") -> BroughtTable:
    data = content if isinstance(content, bytes) else content.encode()
    return read_table(title, OWN[title][0], data, second.encode())


def from_french_excel(text: str) -> bytes:
    """The table as a spreadsheet with decimal commas saves it: every line filled up, comments quoted."""
    width = max(line.count(",") for line in _plain(text))
    lines = []
    for line in text.splitlines():
        cells = [f'"{line}"'] if line.startswith("#") else line.replace(",", ";").replace(".", ",").split(";")
        lines.append(";".join(cells) + ";" * (width + 1 - len(cells)))
    return ("\ufeff" + "\r\n".join(lines)).encode()


def _plain(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("title", OWN)
@pytest.mark.parametrize(
    "saved",
    [
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.replace("\n", "\r").encode(),
        from_french_excel,
        lambda text: from_french_excel(text).replace(b";", b"\t"),
        lambda text: text.upper().encode(),
    ],
    ids=["bom", "crlf", "cr", "semicolons", "tabs", "capitals"],
)
def test_tables_are_read_however_a_program_saved_them(title, saved):
    _, text = OWN[title]
    found = brought(title, saved(text))
    assert not found.wrong, found.wrong
    assert kept_form(found.own) == found.own


def without_column(text: str, name: str) -> str:
    at = next(_plain(text)).split(",").index(name)
    rows = (line.split(",") for line in _plain(text))
    return "\n".join(",".join(cells[:at] + cells[at + 1 :]) for cells in rows)


@pytest.mark.parametrize(
    ("title", "content", "line", "given", "needed"),
    [
        ("antike", BOARD.replace("province,resource", "town,resource"), 3, "province", "land\\_neighbours"),
        ("deus", without_column(CARDS, "effects"), 1, "effects", "card,colour,copies"),
        (
            "grecolonies",
            ISLANDS.replace("sanctuary\n", "sanctuary,notes\n"),
            3,
            "notes",
            "harvest,craft,sanctuary",
        ),
        ("deus", "a,b\n1,2\n", 1, "a,b", "card,colour,copies"),
        ("deus", "", 1, "", "card,colour,copies"),
        ("antike", BOARD.replace("nea_polis,gold", "nea_polis,silver"), 10, "silver", "marble, iron, gold"),
        ("antike", BOARD.replace("nea_polis", "@everyone"), 10, "everyone", ""),
        ("antike", BOARD.replace(" nea_polis", " nea_polys", 1), 24, "polys", "province"),
        ("grecolonies", ISLANDS.replace("colony", "colonie", 1), 9, "colonie", "metropolis, colony"),
        ("grecolonies", ISLANDS.replace("sparta", "corinth"), 8, "corinth", "chalcis, phocaea"),
        ("deus", CARDS.replace("skiff,blue", "skiff,pink"), 5, "pink", "blue, green"),
        ("deus", CARDS.replace("buy count:2", "purchase count:2"), 5, "purchase", "gain, take, buy"),
        ("deus", CARDS.replace("buy count:2", "buy cuont:2"), 5, "cuont", "count, price"),
        ("deus", CARDS.replace("buy count:2", "buy count:" + "9" * 5000), 5, "count", "0–"),
        ("deus", CARDS.replace("merchantman-clay", "merchantman-wood"), 7, "merchantman", ""),
        ("deus", CARDS.replace("skiff,blue,4,1,", "skiff,blue,4,"), 5, "8", "9"),
        ("deus", CARDS.replace("skiff", "my skiff!"), 5, "my skiff", "32"),
        ("deus", CARDS.replace("skiff", "galley"), 5, "galley", ""),
        ("deus", CARDS.replace("buy count:2", "produce / " * 6 + "buy count:2"), 5, "7", "6"),
        ("deus", CARDS.replace("skiff", "bâteau"), 5, "xe2teau", ""),
        ("deus", "\n".join([*_plain(CARDS)][:9]), 0, "11", "40"),
        ("deus", CARDS + "x" * 30_000, 0, "34", "20000"),
        ("deus", CARDS + "a\n" * 400, 0, "467", "300"),
        ("grecolonies", ("# a\n# é\n" + ISLANDS).encode("cp1252"), 2, "", "UTF-8"),
        ("grecolonies", ISLANDS.encode("utf-16"), 1, "", "UTF-8"),
        ("grecolonies", b"PK\x03\x04\xff\x00", 1, "", "UTF-8"),
        ("antike", BOARD[: BOARD.index(STARTS)], 0, "0", "nations,turn\\_order"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_be_right(title, content, line, given, needed):
    found = brought(title, content)
    assert found.wrong
    for language, word in zip(LANGUAGES, ("line", "ligne"), strict=True):
        _, first, *_ = faults_told(language, "mine.csv", found.wrong).splitlines()
        if line:
            assert f"{word} {line}" in first, first
        assert given in first, first
        assert needed.replace("\\_", "_") in first.replace("\\_", "_"), first
        assert len(first) < 310
        assert "…" not in first
        assert len(faults_told(language, "mine.csv", found.wrong)) < 2000


@pytest.mark.parametrize("title", OWN)
def test_a_table_for_another_game_is_known_as_one(title):
    for other, (_, text) in OWN.items():
        found = brought(title, text)
        assert bool(found.wrong) == (other != title)
        assert found.meant == (other if other != title else "")


def test_lines_are_counted_in_the_file_they_stand_in():
    table, starts = BOARD.split(STARTS)
    wrong = brought("antike", table, STARTS + starts.replace("3,1,arabs", "3,2,arabs"))
    assert [(fault.key, fault.line) for fault in wrong.wrong] == [("out-of-order", 3)]


def spoiled(text: str, *cells: tuple[int, int, str]) -> str:
    """The table with other words in some cells: number of its row, of its column, the word."""
    lines = text.splitlines()
    rows = [place for place, line in enumerate(lines) if line and not line.startswith("#")]
    for row, column, word in cells:
        found = lines[rows[row]].split(",")
        found[column] = word
        lines[rows[row]] = ",".join(found)
    return "\n".join(lines)


@pytest.mark.parametrize("title", OWN)
def test_every_line_that_cannot_be_read_is_told_at_once(title: str):
    wrong = brought(title, spoiled(OWN[title][1], (2, 2, "?"), (4, 2, ""), (7, 2, "?"))).wrong
    assert [each.key for each in wrong] == ["not-a-number", "empty", "not-a-number"]
    lines = [each.line for each in wrong]
    assert lines == sorted(set(lines))


def test_what_only_a_line_left_out_would_explain_is_not_told():
    """The neighbours of a province that cannot be read are not told that there is no such province."""
    assert [each.key for each in brought("antike", spoiled(BOARD, (2, 2, "?"))).wrong] == ["not-a-number"]


def test_every_line_with_letters_that_cannot_be_played_with_is_told():
    _, text = OWN["deus"]
    wrong = brought("deus", spoiled(text, (2, 0, "épée"), (5, 0, "élan"))).wrong
    assert [each.key for each in wrong] == ["not-plain", "not-plain"]


@pytest.mark.parametrize("title", OWN)
def test_a_table_without_lines_is_told_to_be_too_short(title: str):
    assert brought(title, next(_plain(OWN[title][1]))).wrong
