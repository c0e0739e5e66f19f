"""`keryx check`: sound files, and a sentence with file, line and field for each that is not."""

from dataclasses import replace

import pytest

from render.titles import TITLES


def spoil(path, *pairs):
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


def test_all_our_tables_and_maps_are_sound(keryx):
    found = keryx("check")
    assert found.exit_code == 0
    told = found.stdout.splitlines()
    assert "data/antike/east.csv: sound." in told
    assert "data/antike/west_map.json: sound." in told
    assert "data/antike/lessons/01-rondel.toml: sound." in told
    assert len(told) >= 6


def test_a_board_of_ones_own_is_sound_with_longitudes_and_capitals_too(keryx, own_board):
    assert keryx("check", own_board).exit_code == 0
    spoil(own_board, ("x,y", "lon,lat"), ("adane,iron", "Adane,iron"))
    assert keryx("check", own_board).stdout.endswith("mine.csv: sound.\n")
    assert keryx("check", own_board.with_name("mine_starts.csv")).exit_code == 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("adane,iron", "adane,tin"), "line 4, resource: “tin” is none of: marble, iron, gold."),
        (("adane,iron,909", "adane,iron,nan"), "line 4, x: “nan” is not a number that does here."),
        (
            ("mecca moscha saba,adulis", "mecca saba,adulis"),
            "land_neighbours: adane is listed as a neighbour here, but does not list this province.",
        ),
        (
            ("adane,iron", "adane,gold"),
            "arabs must begin with one city of marble, one of iron and one of gold.",
        ),
    ],
)
def test_what_is_wrong_with_a_board_is_told_by_line_and_field(keryx, own_board, change, sentence):
    spoil(own_board, change)
    found = keryx("check", own_board)
    assert sentence in found.stdout
    assert "1 thing is wrong" in found.stdout or "things are wrong" in found.stdout
    assert found.exit_code == 1


def test_borders_that_cross_are_told(keryx, own_board):
    lines = own_board.read_text(encoding="utf-8").splitlines()
    joined = {"persepolis": "gordion", "gordion": "persepolis"}
    spoilt = [_with_land(line, joined.get(line.split(",")[0], "")) for line in lines]
    own_board.write_text("\n".join(spoilt), encoding="utf-8")
    found = keryx("check", own_board)
    assert found.exit_code == 1
    assert "cannot be drawn without crossing" in found.stdout


def _with_land(line, word):
    cells = line.split(",")
    if word:
        cells[4] = f"{cells[4]} {word}".strip()
    return ",".join(cells)


def test_starts_without_their_board_are_told(keryx, own_board):
    own_board.unlink()
    found = keryx("check", own_board.with_name("mine_starts.csv"))
    assert "must lie beside them" in found.stdout
    assert found.exit_code == 1


def test_a_game_file_is_replayed(keryx, game_file):
    found = keryx("check", game_file)
    assert found.exit_code == 0
    assert "a sound game file of antike, 12 entries" in found.stdout


def test_a_damaged_game_file_is_told_in_ones_language(keryx, game_file):
    game_file.write_text(game_file.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    for language in ("en", "fr"):
        found = keryx("check", game_file, language=language)
        assert found.exit_code == 1
        assert "Traceback" not in found.output
        assert len(found.stderr) > 20


@pytest.mark.parametrize("content", ["", "one,two\n1,2\n", "🏺" * 2000])
def test_something_else_is_told_what_would_do(keryx, tmp_path, content):
    path = tmp_path / "thing.csv"
    path.write_text(content, encoding="utf-8")
    found = keryx("check", path)
    assert found.exit_code == 1
    assert "province,resource,x,y,land_neighbours,sea_neighbours" in found.stderr


@pytest.mark.parametrize("command", ["check", "verify"])
def test_files_that_cannot_be_read_are_told(keryx, tmp_path, command):
    assert "no file" in keryx(command, tmp_path / "none.json").stderr
    assert "cannot be read" in keryx(command, tmp_path).stderr
    bytes_only = tmp_path / "bytes.json"
    bytes_only.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in keryx(command, bytes_only).stderr


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\0" * 1_000_000, "cannot be read as text"),
        (b"a" * 1_000_000, "names none of"),
        (b'"' + b"a," * 500_000, "names none of"),
        (b"\n" * 1_000_000, "names none of"),
    ],
)
def test_a_megabyte_of_nothing_is_told_plainly(keryx, tmp_path, content: bytes, told: str):
    path = tmp_path / "big.csv"
    path.write_bytes(content)
    found = keryx("check", path)
    assert found.exit_code == 1
    assert found.exception is None or isinstance(found.exception, SystemExit)
    assert "big.csv" in found.stderr
    if told != "names none of":
        assert told in found.stderr


@pytest.mark.parametrize("cell", ["x" * 200_000, '"' + "x" * 200_000])
def test_a_line_that_cannot_be_read_is_named(keryx, own_board, cell: str):
    spoil(own_board, ("adane,iron", f"{cell},iron"))
    found = keryx("check", own_board)
    assert found.exit_code == 1
    assert "cannot be read as cells" in found.stdout
    assert "line 4" in found.stdout.lower()


def test_a_game_that_lacks_nothing_is_complete(keryx, as_sent):
    found = keryx("check", "ur")
    assert (found.exit_code, found.stdout) == (0, "ur: complete.\n")


def test_all_that_a_game_lacks_is_told_in_ones_language(keryx, as_sent, monkeypatch):
    monkeypatch.setitem(TITLES, "ur", replace(TITLES["ur"], computers={}))
    found = keryx("check", "ur", language="fr")
    assert found.exit_code == 1
    lines = found.stdout.splitlines()
    assert lines[0] == "ur\u00a0: il manque 3 choses"
    assert [line.partition("\u00a0: ")[0] for line in lines[1:]] == [
        "render.ur.title", "engine/ur/title.py", "engine/ur/title.py",
    ]  # fmt: skip


def test_neither_a_file_nor_a_game(keryx):
    found = keryx("check", "senet")
    assert found.exit_code == 1
    assert "senet" in found.stderr
    assert "ur" in found.stderr
