"""`keryx pictures FOLDER`: the README's pictures are those that its game files give today."""

import hashlib
import io
import re
import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from bot.cli.readme.gallery import draw
from bot.cli.readme.wanted import TABLE, BadTable, Wanted, wanted

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
AGAIN = "draw them anew: uv run keryx pictures docs/pictures"


def frames(data: bytes) -> list[tuple[tuple[int, int], str]]:
    """Each frame's size and pixels: how a file is packed may differ from machine to machine."""
    with Image.open(io.BytesIO(data)) as image:
        return [
            (each.size, hashlib.sha256(each.convert("RGB").tobytes()).hexdigest())
            for each in ImageSequence.Iterator(image)
        ]


@pytest.mark.parametrize("each", wanted(FOLDER), ids=lambda each: each.name)
def test_no_picture_of_the_readme_is_stale(each: Wanted):
    there = frames((FOLDER / each.file).read_bytes())
    now = frames(draw(FOLDER, each).data)
    assert len(now) == len(there), AGAIN
    assert now == there, AGAIN


def test_the_readme_shows_each_picture_and_no_other():
    shown = re.findall(r"docs/pictures/([\w.-]+\.(?:png|gif))", (ROOT / "README.md").read_text("utf-8"))
    assert sorted(set(shown)) == sorted(each.file for each in wanted(FOLDER))
    there = [each.name for each in FOLDER.iterdir() if each.suffix in (".png", ".gif")]
    assert sorted(there) == sorted(each.file for each in wanted(FOLDER))


def test_a_folder_is_drawn_as_its_table_says(keryx, tmp_path: Path):
    shutil.copytree(FOLDER / "games", tmp_path / "games")
    (tmp_path / TABLE).write_text(
        '[one]\nkind = "panel"\ngame = "games/antike.json"\nlanguage = "fr"\n'
        '[two]\nkind = "board"\ngame = "games/deus.json"\nturn = 2\n',
        encoding="utf-8",
    )
    found = keryx("pictures", tmp_path)
    assert found.exit_code == 0, found.output
    assert "(2)" in found.output
    assert {each.name for each in tmp_path.glob("*.png")} == {"one.png", "two.png"}


@pytest.mark.parametrize(
    "table",
    [
        "[one", '[one]\nkind = "portrait"\ngame = "x"', '[one]\nkind = "board"', '[one]\ngame = "x"',
        '[one]\nkind = "board"\ngame = 3', '[one]\nkind = "board"\ngame = "x"\nturn = "last"',
        '[one]\nkind = "board"\ngame = "x"\nsize = 3', "one = 1",
    ],
)  # fmt: skip
def test_what_no_picture_is_made_from_is_named(keryx, tmp_path: Path, table: str):
    (tmp_path / TABLE).write_text(table, encoding="utf-8")
    with pytest.raises(BadTable):
        wanted(tmp_path)
    found = keryx("pictures", tmp_path)
    assert found.exit_code == 1
    assert TABLE in found.output


def test_a_folder_without_a_table_or_none_at_all_is_told(keryx, tmp_path: Path):
    missing = keryx("pictures", tmp_path)
    assert (missing.exit_code, TABLE in missing.output) == (1, True)
    nothing = keryx("pictures", language="fr")
    assert (nothing.exit_code, "Quelles images" in nothing.output) == (2, True)
