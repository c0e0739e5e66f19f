"""What the source of a game names: keys of refusals, decisions, notes."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

from engine.core.events import package_of
from engine.core.title import Title


@cache
def modules(title: Title) -> tuple[ast.Module, ...]:
    """The modules of a game's law and guide, those in the rooms of its folder among them."""
    home = import_module(package_of(title))
    files = [Path(home.__file__ or "")]
    files = [
        path for folder in getattr(home, "__path__", ()) for path in sorted(Path(folder).rglob("*.py"))
    ] or files
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in files)


@cache
def named(title: Title, cls: str, place: int) -> tuple[str, ...]:
    """The strings that stand as the argument at a place of the calls of a class, each once."""
    calls = (node for module in modules(title) for node in ast.walk(module) if isinstance(node, ast.Call))
    given = (
        call.args[place]
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == cls and len(call.args) > place
    )
    found = {each.value for each in given if isinstance(each, ast.Constant)}
    return tuple(sorted(each for each in found if isinstance(each, str)))
