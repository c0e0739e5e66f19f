"""What Discord refuses in commands and in answers to autocompletion."""

import re

import discord

from bot.playground.checks.refused import Bounds, Refused, bad_form, check_bounds, check_length, check_unique
from bot.playground.terms import Json, OptionKind

NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_OF_A_KIND = {1: 100, 2: 15, 3: 15}
"""Slash commands, and commands in the menus of people and of messages."""
MOST_TOGETHER = 8000
LOCALES = frozenset(map(str, discord.Locale))
TEXTS: Bounds = {"name": (1, 32), "description": (1, 100)}
COMPLETABLE = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)


def check_commands(commands: list[Json]) -> None:
    """Refuse commands Discord would not register.

    Raises:
        Refused: 50035 with the field, 30032 beyond a hundred.
    """
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    for kind, most in MOST_OF_A_KIND.items():
        if sum(each == kind for each, _ in names) > most:
            raise Refused(400, 30032, f"Maximum number of application commands reached ({most}).")
    for number, (command, (kind, _)) in enumerate(zip(commands, names, strict=True)):
        where = str(number)
        check_unique(
            where,
            names[: number + 1],
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        )
        if _together(command) > MOST_TOGETHER:
            why = f"Command exceeds maximum size ({MOST_TOGETHER})"
            raise bad_form(where, "APPLICATION_COMMAND_TOO_LARGE", why)
        if kind not in (2, 3):  # those of menus have a name alone, in any letters
            _check_texts(where, command)
        _check_options(where, command.get("options") or [], depth=0)


def _localized(part: Json, field: str) -> list[str]:
    return [part.get(field) or "", *((part.get(f"{field}_localizations") or {}).values())]


def _together(part: Json) -> int:
    """Characters of names, descriptions and values, the longest of each text's languages."""
    own = sum(max(map(len, _localized(part, field))) for field in TEXTS)
    inside = sum(_together(option) for option in part.get("options") or [])
    values = sum(
        max(map(len, _localized(choice, "name"))) + len(str(choice.get("value")))
        for choice in part.get("choices") or []
    )
    return own + inside + values


def _check_texts(where: str, part: Json) -> None:
    for field, (least, most) in TEXTS.items():
        for locale in part.get(f"{field}_localizations") or {}:
            if locale not in LOCALES:
                raise bad_form(f"{where}.{field}_localizations", "ENUM_TYPE_COERCE", f"Unknown: {locale}")
        for text in _localized(part, field):
            check_length(f"{where}.{field}", text, least, most)
    for name in _localized(part, "name"):
        if not NAME.match(name) or name != name.lower():
            why = f"Command name is invalid: {name}"
            raise bad_form(f"{where}.name", "APPLICATION_COMMAND_INVALID_NAME", why)


def _check_options(where: str, options: list[Json], depth: int) -> None:
    where = f"{where}.options"
    check_length(where, options, 0, 25)
    check_unique(
        where,
        [option.get("name") for option in options],
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
        "Option names must be unique",
    )
    _check_order(where, options)
    for number, option in enumerate(options):
        place, kind = f"{where}.{number}", int(option.get("type") or 0)
        if not 1 <= kind <= 11:
            raise bad_form(f"{place}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")
        if (kind == OptionKind.GROUP and depth > 0) or (kind == OptionKind.SUBCOMMAND and depth > 1):
            why = "Sub-command option type is invalid"
            raise bad_form(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", why)
        if kind > OptionKind.GROUP:
            _check_choices_of(place, option)
        _check_texts(place, option)
        _check_options(place, option.get("options") or [], depth + 1)


def _check_order(where: str, options: list[Json]) -> None:
    if len({option.get("type") in (OptionKind.SUBCOMMAND, OptionKind.GROUP) for option in options}) > 1:
        raise bad_form(
            where,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        raise bad_form(
            where,
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
        )


def _check_choices_of(where: str, option: Json) -> None:
    choices, completed = option.get("choices") or [], option.get("autocomplete")
    check_choices(choices, where)
    if choices and completed:
        why = "Autocomplete excludes choices"
        raise bad_form(where, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", why)
    if completed and option["type"] not in COMPLETABLE:
        raise bad_form(where, "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Autocomplete needs text or a number")


def check_choices(choices: list[Json], where: str = "data") -> None:
    """Refuse the choices of an option, or of an answer to an autocompletion, beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    where = f"{where}.choices"
    check_length(where, choices, 0, 25)
    for number, choice in enumerate(choices):
        for name in _localized(choice, "name"):
            check_length(f"{where}.{number}.name", name, 1, 100)
        if isinstance(choice.get("value"), str):
            check_bounds(f"{where}.{number}", choice, {"value": (1, 100)})
