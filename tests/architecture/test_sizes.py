"""What people can hold in their heads: files, functions and rooms stay small."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for name in ("bot", "engine", "render", "data") for path in (ROOT / name).rglob("*.py"))

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 60
PARAMETERS = 7
FILES_OF_A_ROOM = 12


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def declares_options(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the parameters are what people type: a slash command, or a command with options for typer."""
    first, *_ = (*function.args.args, None)
    annotations = (each.annotation for each in function.args.args)
    typed = all(
        isinstance(each, ast.Subscript) and ast.unparse(each.value) == "Annotated" for each in annotations
    )
    return typed or (first is not None and first.arg == "press")


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return len([each for each in given if each.arg not in ("self", "cls")])


@pytest.fixture(scope="module")
def all_functions() -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    return [
        (f"{path.relative_to(ROOT)}: {function.name}", function)
        for path in FILES
        for function in functions(path)
    ]


def test_no_file_is_too_long():
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert {name: length for name, length in lengths.items() if length > LINES_OF_A_FILE} == {}


def test_no_function_is_too_long(all_functions):
    lengths = {name: (each.end_lineno or 0) - each.lineno + 1 for name, each in all_functions}
    assert {name: length for name, length in lengths.items() if length > LINES_OF_A_FUNCTION} == {}


def test_no_function_asks_for_too_much(all_functions):
    """Commands aside: their parameters are the options that people see."""
    counts = {name: parameters(each) for name, each in all_functions if not declares_options(each)}
    assert {name: count for name, count in counts.items() if count > PARAMETERS} == {}


def test_rooms_of_the_bot_are_small():
    rooms = [path for path in (ROOT / "bot").rglob("*") if path.is_dir() and path.name != "versions"]
    counts = {str(room.relative_to(ROOT)): len([*room.glob("[!_]*.py")]) for room in rooms}
    assert {name: count for name, count in counts.items() if count > FILES_OF_A_ROOM} == {}


def test_rooms_say_what_is_inside():
    rooms = {path.parent for path in FILES if "versions" not in path.parts and "author" not in path.parts}
    silent = [
        str(room.relative_to(ROOT))
        for room in rooms
        if not (ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8"))) or "").strip()
    ]
    assert silent == []
