"""The shape of the engine's files: none needs itself by a detour, and none is too long to be read at once."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "engine").rglob("*.py"))
LONGEST_FILE, LONGEST_FUNCTION = 400, 60


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def needs(path: Path, known: set[str]) -> set[str]:
    """Every file of the engine that a file imports anywhere, for the type checker too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found & known


def test_no_two_files_need_each_other():
    known = {module_of(path) for path in FILES}
    graph = {module_of(path): needs(path, known) for path in FILES}
    assert any(graph.values())
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" needs ".join(error.args[1]))


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_files_and_functions_can_be_read_at_once(path: Path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, node.name
