"""Commands with their names, descriptions and choices in every language, taken from the translation files."""

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Group, locale_str

from bot.errors.trouble import TableError
from bot.herald.press import Interaction, Press
from bot.speech.names import cut, fold
from bot.speech.texts import LANGUAGES, has, say
from engine.core.errors import EngineError

MOST = 25
"""Choices that Discord takes."""

Value = TypeVar("Value", str, int)

Completer: TypeAlias = Callable[[Press, str], Awaitable[Sequence[Choice[Any]]]]
"""Finds what to offer for a parameter from what was typed."""

Completers: TypeAlias = Mapping[str, Completer]
"""By the parameters' names."""

LOCALES = {discord.Locale.french: "fr", discord.Locale.british_english: "en"}
"""Locales that get names of their own; the default is American English."""


def text(key: str, attribute: str | None = None) -> locale_str:
    """A text that is translated when commands are registered."""
    return locale_str(say(LANGUAGES[0], key, attribute), key=key, attribute=attribute)


class CommandTexts(app_commands.Translator):
    """Translates what `text` made."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the locale's language, None where the default will do."""
        del context
        language = LOCALES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        return say(language, key, string.extras.get("attribute"))


def parameter_key(path: Sequence[str], name: str) -> str:
    """The key of an option's texts: a command's own where there is one, else the one all commands share."""
    own = "-".join(("parameter", *path, name))
    return own if has(LANGUAGES[0], own) else f"parameter-{name}"


def pressed(callback: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """A function as discord.py calls it: with an interaction in place of the press."""

    @functools.wraps(callback)
    async def called(interaction: Interaction, *typed: object, **options: object) -> object:
        return await callback(Press(interaction), *typed, **options)

    return called


def offering(completer: Completer) -> Completer:
    """The completer, offering nothing where there is no game, or where what was typed before fits none."""

    @functools.wraps(completer)
    async def offered(press: Press, typed: str) -> Sequence[Choice[Any]]:
        try:
            return await completer(press, typed)
        except (TableError, EngineError):
            return ()

    return offered


def command(
    path: str, callback: Callable[..., Any], complete: Completers | None = None, *, anywhere: bool = False
) -> Command[Any, ..., Any]:
    """A command of a path like `game new`: its texts are found by the path and its parameters' names.

    `complete`: what is offered while a parameter is typed. With `anywhere` it can be used in direct messages
    too.
    """
    words = path.split()
    key = "-".join(("command", *words))
    names = list(inspect.signature(callback).parameters)[1:]
    callback = pressed(callback)
    described = {name: text(parameter_key(words, name), "description") for name in names}
    renamed = {name: text(parameter_key(words, name)) for name in names}
    if names:
        callback = app_commands.rename(**renamed)(app_commands.describe(**described)(callback))
    if not anywhere:
        callback = app_commands.guild_only()(callback)
    found: Command[Any, ..., Any] = Command(
        name=text(key), description=text(key, "description"), callback=callback
    )
    for name, completer in (complete or {}).items():
        found.autocomplete(name)(pressed(offering(completer)))
    return found


def group(
    name: str, commands: Sequence[Command[Any, ..., Any]], who: discord.Permissions | None = None
) -> Group:
    """A command with subcommands; with `who`, shown at first only to people with these permissions."""
    key = f"command-{name}"
    found = Group(
        name=text(key), description=text(key, "description"), guild_only=True, default_permissions=who
    )
    for each in commands:
        found.add_command(each)
    return found


def fitting(typed: str, named: Iterable[tuple[str, Value]]) -> list[Choice[Value]]:
    """The choices, names with values, of which either holds what was typed: as many as Discord takes."""
    wanted = fold(typed)
    found = [each for each in named if wanted in fold(each[0]) or wanted in str(each[1])]
    return [Choice(name=cut(name, 100), value=value) for name, value in found[:MOST]]


def choices(parameter: str, values: Sequence[str]) -> list[Choice[str]]:
    """Fixed choices of a parameter."""
    return [Choice(name=text(f"choice-{parameter}-{value}"), value=value) for value in values]
