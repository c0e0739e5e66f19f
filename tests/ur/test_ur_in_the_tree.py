"""Copied into the folders of the layers, with its line in the registry, the example is a game like ours."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from joined import EXAMPLE

ROOT = EXAMPLE.parents[1]
IMPORTED = "from render.grecolonies.title import TITLE as GRECOLONIES\n"
LISTED = (
    (IMPORTED, IMPORTED + "from render.ur.title import TITLE as UR\n"),
    ("DIES_IRAE)}", "DIES_IRAE, UR)}"),
)
"""What the page says to add to the listing."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the example in it, made of links to what both have."""
    found = tmp_path_factory.mktemp("tree")
    for ours in (ROOT / "bot", ROOT / "pyproject.toml"):
        (found / ours.name).symlink_to(ours)
    for layer in ("engine", "render", "data"):
        join(ROOT / layer, EXAMPLE / layer, found / layer)
    listing = found / "render" / "titles.py"
    text = listing.read_text(encoding="utf-8")
    listing.unlink()
    for old, new in LISTED:
        assert old in text
        text = text.replace(old, new)
    listing.write_text(text, encoding="utf-8")
    return found


def join(ours: Path, theirs: Path, into: Path) -> None:
    """A folder with what lies in either of two."""
    into.mkdir()
    names = {each.name for folder in (ours, theirs) if folder.is_dir() for each in folder.iterdir()}
    for name in names:
        if (ours / name).is_dir() and (theirs / name).is_dir():
            join(ours / name, theirs / name, into / name)
        else:
            (into / name).symlink_to(ours / name if (ours / name).exists() else theirs / name)


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=tree, capture_output=True, text=True, check=False
    )


def test_it_is_complete_and_played_by_its_name_alone(tree: Path):
    found = run(tree, "bot", "check", "ur")
    assert (found.returncode, found.stdout) == (0, "ur: complete.\n"), found.stderr
    played = run(
        tree, "bot", "sim", "ur", "--games", "4", "--player", "sensible", "--processes", "2", "--json"
    )
    assert played.returncode == 0, played.stderr
    report = json.loads(played.stdout)
    assert (report["finished"], report["endings"]) == (4, {"home": 4})


def test_its_types_hold(tree: Path):
    found = run(tree, "mypy", "--cache-dir", str(tree / "cache"), "-p", "engine.ur", "-p", "render.ur")
    assert found.returncode == 0, found.stdout
