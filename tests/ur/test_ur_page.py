"""The page that tells how to add a game shows what the files of the example hold, and names them all."""

import re
from importlib import import_module

import pytest
from joined import EXAMPLE

PAGE = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS, ids=[file for file, _ in EXCERPTS])
def test_an_excerpt_is_what_the_file_holds(file: str, excerpt: str):
    held = (EXAMPLE / file).read_text(encoding="utf-8")
    assert f"\n{excerpt}" in f"\n{held}"


def test_what_the_page_says_to_import_is_there():
    rows = re.findall(r"^\| `((?:engine|render)[\w.]+)` \| (.*) \|$", PAGE, re.MULTILINE)
    assert len(rows) > 10
    for module, names in rows:
        found = import_module(module)
        taken = re.findall(r"`(\w+)`", names)
        assert taken
        assert [name for name in taken if not hasattr(found, name)] == []


def test_every_block_says_which_file_it_is_from_and_every_part_of_the_game_is_shown():
    assert PAGE.count("\n```") == 2 * len(EXCERPTS) >= 40
    shown = {file.partition("/ur")[0] for file, _ in EXCERPTS}
    assert shown == {"engine", "render", "data", "data/text/en", "data/text/fr", "data/help/en"}
