"""`keryx doctor` on the machine: versions, files, the disk and what is set, well and ill."""

import os
import shutil
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from doctors import ROOM, SECRET, states

from bot.cli.running.doctor import files, machine, settings_side
from bot.settings import Settings
from data import ROOT
from render.titles import TITLES

pytestmark = pytest.mark.usefixtures("room")


def test_python_and_sqlite():
    assert states([machine.python_found((3, 11, 0)), machine.sqlite_found((3, 40, 1))]) == {
        ("python", "good"): "good",
        ("sqlite", "good"): "good",
    }
    assert states([machine.python_found((3, 10, 9)), machine.sqlite_found((3, 34, 0))]) == {
        ("python", "old"): "wrong",
        ("sqlite", "old"): "look",
    }


LIBRARIES = {
    ("pillow==0.0.1",): ("others", "look"),
    ("nobody-has-this==1.0", "pillow==0.0.1"): ("missing", "wrong"),
    ("nobody-has-this==1.0; extra == 'postgres'",): ("unknown", "look"),
    (): ("unknown", "look"),
}


@pytest.mark.parametrize(("required", "expected"), LIBRARIES.items())
def test_libraries_that_are_not_those_pinned(required: tuple[str, ...], expected: tuple[str, str]):
    found = machine.libraries_found(required, postgres=False)
    assert states([found]) == {("libraries", expected[0]): expected[1]}
    assert not required or required[0].partition("=")[0] in found.told or expected[0] == "unknown"


def test_the_driver_counts_where_the_database_is_postgresql():
    extra = ("nobody-has-this==1.0; extra == 'postgres'",)
    assert machine.libraries_found(extra, postgres=True).what == "missing"


@pytest.fixture
def fonts(tmp_path: Path) -> Path:
    return shutil.copytree(ROOT / "fonts", tmp_path / "fonts")


def test_fonts_and_their_licences(fonts: Path):
    listed = {line.partition("  ")[2] for line in (fonts / files.DIGESTS).read_text().splitlines()}
    assert listed == {each.name for each in fonts.iterdir()} - {"README.md", files.DIGESTS}
    assert states(files.font_lines(fonts)) == {("fonts", "good"): "good"}
    (fonts / "Cinzel-Bold.ttf").write_bytes(b"half a font")
    (fonts / "AlegreyaSans-Bold.ttf").unlink()
    (fonts / "OFL-Cinzel.txt").unlink()
    assert states(files.font_lines(fonts)) == {
        ("fonts", "missing"): "wrong",
        ("fonts", "changed"): "wrong",
        ("fonts", "licences"): "look",
    }
    (fonts / files.DIGESTS).unlink()
    assert states(files.font_lines(fonts)) == {("fonts", "missing"): "wrong"}


@pytest.mark.parametrize("name", ["a.csv", "a.ftl", "a.json", "a.md", "a.png", "a.toml", "a.txt"])
def test_files_that_are_not_whole(name: str, tmp_path: Path):
    (tmp_path / name).write_bytes(b"")
    assert states([files.data_found(tmp_path)]) == {("data", "spoilt"): "wrong"}
    assert name in files.data_found(tmp_path).told


def test_a_picture_that_was_cut_off(tmp_path: Path):
    whole = (ROOT / "antike" / "west_band.png").read_bytes()
    (tmp_path / "a.png").write_bytes(whole)
    assert files.data_found(tmp_path).state == "good"
    (tmp_path / "a.png").write_bytes(whole[: len(whole) // 2])
    assert files.data_found(tmp_path).state == "wrong"


def test_games_that_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("render.titles.TITLES", {"antike": TITLES["antike"]})
    assert files.titles_found().state == "good"

    def lost(*given: object) -> None:
        raise FileNotFoundError("ground.png")

    monkeypatch.setattr("render.boards.draw_board", lost)
    found = files.titles_found()
    assert (found.state, found.facts["title"]) == ("wrong", "antike")
    assert "ground.png" in found.told


def test_zones(monkeypatch: pytest.MonkeyPatch):
    assert files.zones_found().state == "good"
    monkeypatch.setattr(files, "ZONES", ("Europe/Nowhere",))
    assert states([files.zones_found()]) == {("zones", "missing"): "wrong"}


def settings_for(folder: Path, **others: object) -> Settings:
    return Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{folder / 'a.sqlite3'}", **others)


ROOMS = {ROOM: "good", 500_000_000: "little", 49_000_000: "full"}


@pytest.mark.parametrize(("free", "what"), ROOMS.items())
def test_room_on_the_disk(free: int, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    found = states(machine.disk_lines(settings_for(tmp_path)))
    assert found["disk", what] == {"good": "good", "little": "look", "full": "wrong"}[what]


def test_room_for_two_copies_of_a_large_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    large = tmp_path / "a.sqlite3"
    with large.open("wb") as file:
        file.truncate(2_000_000_000)  # of which the disk holds nothing
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=3_900_000_000))
    assert machine.room_found(tmp_path, large).what == "little"


def test_a_disk_on_which_no_more_files_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "statvfs", lambda folder: SimpleNamespace(f_files=1000, f_favail=3))
    assert states([machine.room_found(tmp_path, None)]) == {("disk", "files"): "wrong"}


def test_folders_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "access", lambda path, how: False)
    found = states(machine.disk_lines(settings_for(tmp_path / "new" / "folder")))
    assert found["disk", "closed"] == "wrong"

    def nowhere() -> str:
        raise FileNotFoundError

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    assert states(machine.disk_lines(settings_for(tmp_path)))["disk", "temporary"] == "wrong"


def test_a_log_that_cannot_be_written(tmp_path: Path):
    for log in (tmp_path / "nowhere" / "a.log", tmp_path):
        found = states(machine.disk_lines(settings_for(tmp_path, log_file=log)))
        assert found["disk", "log"] == "wrong"
    found = states(machine.disk_lines(settings_for(tmp_path, log_file=tmp_path / "a.log")))
    assert ("disk", "log") not in found


def test_names_that_are_misspelt_are_told_with_the_nearest_right_one(monkeypatch: pytest.MonkeyPatch):
    assert states(settings_side.settings_lines(())) == {("settings", "good"): "good"}
    for name, near in (("KERYX_TOKN", "KERYX_TOKEN"), ("KERIX_SHARDS", "KERYX_SHARDS")):
        with monkeypatch.context() as set_here:
            set_here.setenv(name, SECRET)
            (found,) = settings_side.settings_lines(())
        assert (found.state, found.facts["near"]) == ("look", near)
        assert SECRET not in found.told
    monkeypatch.setenv("KERYX_ZZZZ", "1")
    (found,) = settings_side.settings_lines(())
    assert found.facts["near"] == ""
