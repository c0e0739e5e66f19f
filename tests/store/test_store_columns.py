"""Columns that queries name are there, in functions that no test calls too: the type checker sees none."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from sqlalchemy import Table

from bot.store.rows import calls, club, games, people

STORE = Path(games.__file__).parents[1]
FILES = sorted(path for path in STORE.rglob("*.py") if "migrations" not in path.parts)
TABLES: dict[str, Table] = {
    name: value
    for module in (calls, club, games, people)
    for name, value in vars(module).items()
    if isinstance(value, Table)
}
NAMING = ("filter_by", "values")


def table_named(node: ast.expr, known: Mapping[str, str]) -> str | None:
    """The table a query is about: what its `select`, `update`, `insert` or `delete` mentions first."""
    while True:
        if isinstance(node, ast.Call):
            first = node.args[0] if node.args else node.func
            verb = isinstance(node.func, ast.Name) and node.func.id in (
                "select",
                "update",
                "insert",
                "delete",
            )
            node = first if verb else node.func
        elif isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Name):
            return node.id if node.id in TABLES else known.get(node.id)
        else:
            return None


def named(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Tables with the columns that are named of them: `GAME.c.id`, `filter_by(id=1)`, `values(id=1)`."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            table = table_named(node.value, known)
            if table is not None:
                known.setdefault(node.targets[0].id, table)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Attribute)
            and node.value.attr == "c"
        ):
            of = node.value.value
            if isinstance(of, ast.Name) and of.id in TABLES:
                yield of.id, node.attr
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "same":
            about = table_named(node.args[0], known)
            columns = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
            yield from ((about, column) for column in columns if about is not None)
        table = None
        if isinstance(node.func, ast.Attribute) and node.func.attr in NAMING:
            table = table_named(node.func.value, known)
        elif isinstance(node.func, ast.Name) and node.func.id == "replace_rows":
            table = table_named(node.args[1], known)
        for given in node.keywords if table is not None else ():
            if given.arg is not None:
                yield table, given.arg


def missing(code: str) -> list[str]:
    """The columns that code names and no table has."""
    functions = [
        each for each in ast.walk(ast.parse(code)) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    every = {each for function in functions for each in named(function)}
    return sorted(f"{table}.{column}" for table, column in every if column not in TABLES[table].c)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(STORE)))
def test_queries_name_columns_that_are_there(path: Path):
    assert missing(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("select(GAME.c.channels)", ["GAME.channels"]),
        ("query = select(GAME).filter_by(id=1)\n    query.filter_by(servers=2)", ["GAME.servers"]),
        ("update(CALL).where(CALL.c.id == 1).values(asked=True)", ["CALL.asked"]),
        ('delete(NOTE).where(*same(NOTE, "game", "owner"))', ["NOTE.owner"]),
        ("replace_rows(connection, PLAN, [], person=1, who=2)", ["PLAN.who"]),
        ("select(GAME.c.id).filter_by(channel=1).order_by(GAME.c.id.desc())", []),
    ],
)
def test_a_column_that_is_not_there_is_found(line: str, wrong: list[str]):
    assert missing(f"def query():\n    {line}") == wrong


def test_most_queries_are_seen():
    """Names that the reading above cannot trace to their table would go by unseen."""
    seen = [each for path in FILES for each in named(ast.parse(path.read_text("utf-8")))]
    assert len(seen) > 300
    assert {table for table, _ in seen} == TABLES.keys()
