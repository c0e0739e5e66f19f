"""The page's JavaScript files import each other one way only."""

import re

import pytest
from circles import circle_in

from bot.playground.server import PAGE

IMPORTED = re.compile(
    r"""\b(?:import|export)\b[^;"'`=(]*["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']"""
)
"""The file after `import ... from`, a bare `import`, `export ... from`, or in a call of `import`."""


def imported(script: str) -> set[str]:
    """The files that a script imports, by their way from its own folder; comments do not count."""
    code = re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", script, flags=re.DOTALL | re.MULTILINE)
    return {one or other for one, other in IMPORTED.findall(code)}


def test_the_pages_files_import_each_other_in_no_circle():
    scripts = {
        path: {(path.parent / each).resolve() for each in imported(path.read_text(encoding="utf-8"))}
        for path in PAGE.resolve().rglob("*.js")
    }
    room = PAGE.resolve() / "messages"
    assert room / "components.js" in scripts[room / "messages.js"]
    assert not {path for paths in scripts.values() for path in paths} - scripts.keys()
    assert circle_in(scripts) == ()


@pytest.mark.parametrize(
    ("script", "files"),
    [
        ('import { h,\n  icon } from "./dom.js";\nimport "./side.js";', {"./dom.js", "./side.js"}),
        (
            "export { h } from './dom.js';\nconst late = await import('../late.js');",
            {"./dom.js", "../late.js"},
        ),
        ('// import { h } from "./dom.js";\n/* import "./dom.js"; */\nconst path = "./dom.js";', set()),
    ],
)
def test_what_a_script_imports_is_found(script, files):
    assert imported(script) == files


@pytest.mark.parametrize(
    ("imports", "circle"),
    [
        ({"a": ["b", "c"], "b": ["c"], "c": []}, ()),
        ({"a": ["a"]}, ("a",)),
        ({"a": ["b"], "b": ["c"], "c": ["b"]}, ("b", "c")),
        ({"a": ["d"], "d": [], "b": ["d", "c"], "c": ["e"], "e": ["b"]}, ("b", "c", "e")),
        ({"a": ["elsewhere"]}, ()),
    ],
)
def test_a_circle_is_found_and_none_where_there_is_none(imports, circle):
    assert circle_in(imports) == circle
