"""No two files import each other in a loop, imports for the type checker counted: arrows run down only."""

import ast
from pathlib import Path

from circles import circle_in

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


def arrows() -> dict[str, set[str]]:
    """Which of our modules imports which."""
    files = modules()
    return {name: imported(file.read_text(encoding="utf-8"), set(files)) for name, file in files.items()}


def test_no_files_import_each_other_in_a_circle():
    assert circle_in(arrows()) == ()


def test_the_search_sees_imports_wherever_they_stand():
    known = {"bot.a", "bot.b", "bot"}
    assert imported("from bot import a", known) == {"bot.a"}
    assert imported("if TYPE_CHECKING:\n    from bot.b import B", known) == {"bot.b"}
    assert imported("def f():\n    import bot.a", known) == {"bot.a"}
    assert circle_in({"bot.a": {"bot.b"}, "bot.b": {"bot.c"}, "bot.c": {"bot.b"}}) == ("bot.b", "bot.c")
