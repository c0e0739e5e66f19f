"""Every text the bot's code asks for exists, with the facts it needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from speech_files import FORMS

from bot.errors.trouble import TableError
from bot.speech.texts import LANGUAGES, has
from bot.speech.translation.book import book

BOT = Path(__file__).parents[2] / "bot"
SAYING = {"say", "render", "text", "tell"}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for path in sorted(BOT.rglob("*.py")):
        if "speech" in path.parts or path.name == "texts.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in SAYING:
                    yield path, node


def asked(path: Path, call: ast.Call) -> tuple[str, int] | None:
    """The literal key of a call, and its place among the arguments."""
    for place, argument in enumerate(call.args[:2]):
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            key = argument.value
            if " " in key or key != key.lower():
                continue
            return (f"cli-{key}" if "cli" in path.parts and not has("en", key) else key), place
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_the_code_names_exist_and_get_their_facts(language: str) -> None:
    wrong: list[str] = []
    for path, call in calls():
        found = asked(path, call)
        if found is None:
            continue
        key, place = found
        where = f"{path.relative_to(BOT)}:{call.lineno}: {key}"
        if not has(language, key):
            if not key.startswith("description"):
                wrong.append(f"{where} is missing")
            continue
        given = {word.arg for word in call.keywords}
        if None in given or len(call.args) > place + 1:
            continue  # spread, or in a mapping: not to be seen here
        needed = book(language).variables(key)
        lacking = {
            each
            for each in needed
            if each not in given and not any(each == f"{name}-{form}" for name in given for form in FORMS)
        }
        if lacking:
            wrong.append(f"{where} lacks {', '.join(sorted(lacking))}")
    assert wrong == []


def every(cls: type[TableError]) -> Iterator[type[TableError]]:
    yield cls
    for each in cls.__subclasses__():
        yield from every(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_at_a_table_has_a_sentence(language: str) -> None:
    assert [each.key for each in every(TableError) if not has(language, f"table-{each.key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_engine_has_a_sentence(language: str) -> None:
    engine = BOT.parent / "engine" / "core"
    found: set[str] = set()
    groups = {"choosing/notation.py": ("notation", {"_fail"}), "play/record.py": ("record", {"_bad"})}
    for name, (prefix, functions) in groups.items():
        for node in ast.walk(ast.parse((engine / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in functions:
                found |= {
                    f"{prefix}-{each.value}"
                    for each in ast.walk(node.args[0])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    found |= {f"undo-{key}" for key in ("nothing", "other-acted", "chance", "revealed", "ended")}
    found |= {f"options-{key}" for key in ("unknown-option", "unknown-choice", "seats")}
    assert {key for key in found if not has(language, key)} == set()
