"""No two files import each other in a loop, imports for the type checker counted: arrows run down only."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "data", "engine", "render")


def modules(packages: tuple[str, ...] = PACKAGES) -> dict[str, Path]:
    """Every module of ours by its dotted name."""
    files = (file for package in packages for file in (ROOT / package).rglob("*.py"))
    return {name_of(file): file for file in files if "versions" not in file.parts}


def name_of(file: Path) -> str:
    """The dotted name of a file: a package's is that of its folder."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(text: str, known: set[str]) -> set[str]:
    """The modules among `known` that a file's text imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                found.add(whole if whole in known else node.module)
    return found & known


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """The modules that are left when those that import nothing that is left are taken away, again and again."""
    left = {name: targets - {name} for name, targets in arrows.items()}
    while True:
        ground = {name for name, targets in left.items() if not targets}
        if not ground:
            break
        left = {name: targets - ground for name, targets in left.items() if name not in ground}
    # What only stands above a circle is no part of it.
    while True:
        named = set().union(*left.values()) if left else set()
        above = left.keys() - named
        if not above:
            return [sorted(left)] if left else []
        left = {name: targets for name, targets in left.items() if name not in above}


def arrows() -> dict[str, set[str]]:
    """Which of our modules imports which."""
    files = modules()
    return {name: imported(file.read_text(encoding="utf-8"), set(files)) for name, file in files.items()}


def test_no_files_import_each_other_in_a_loop():
    assert circles(arrows()) == []


def test_the_search_sees_what_it_should():
    known = {"bot.a", "bot.b", "bot"}
    assert imported("from bot import a", known) == {"bot.a"}
    assert imported("if TYPE_CHECKING:\n    from bot.b import B", known) == {"bot.b"}
    assert imported("def f():\n    import bot.a", known) == {"bot.a"}


@pytest.mark.parametrize(
    ("drawn", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set[str]()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}, [["b", "c"]]),
    ],
)
def test_a_circle_is_found_and_nothing_beside_it(drawn: dict[str, set[str]], found: list[list[str]]):
    assert circles(drawn) == found
