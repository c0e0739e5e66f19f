"""What Discord refuses in commands and in answers to autocompletion."""

import re

from bot.playground.checks.refused import Refused, bad_form, check_length
from bot.playground.terms import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND, Json

NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_TOGETHER = 8000
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_commands(commands: list[Json]) -> None:
    """Refuse commands Discord would not register.

    Raises:
        Refused: 50035 with the field, 30032 beyond a hundred.
    """
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if sum(command.get("type", 1) == kind for command in commands) > most:
            raise Refused(400, 30032, f"Maximum number of application commands reached ({most}).")
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        key = command.get("type", 1), str(command.get("name"))
        if key in seen:
            raise bad_form(
                str(number),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                f"Application command names must be unique: {key[1]}",
            )
        seen.add(key)
        if _together(command) > MOST_TOGETHER:
            raise bad_form(
                str(number),
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MOST_TOGETHER})",
            )
        _check_part(str(number), command, depth=0)


def _localized(part: Json, field: str) -> list[str]:
    return [part.get(field) or "", *((part.get(f"{field}_localizations") or {}).values())]


def _together(part: Json) -> int:
    """Characters of names, descriptions and values, the longest of each text's languages."""
    own = sum(max(map(len, _localized(part, field))) for field in ("name", "description"))
    inside = sum(_together(option) for option in part.get("options") or [])
    values = sum(
        max(map(len, _localized(choice, "name"))) + len(str(choice.get("value")))
        for choice in part.get("choices") or []
    )
    return own + inside + values


def _check_texts(where: str, part: Json) -> None:
    for field in ("name", "description"):
        for locale in part.get(f"{field}_localizations") or {}:
            if locale not in LOCALES:
                raise bad_form(f"{where}.{field}_localizations", "ENUM_TYPE_COERCE", f"Unknown: {locale}")
    for name in _localized(part, "name"):
        check_length(f"{where}.name", name, 1, 32)
        if not NAME.match(name) or name != name.lower():
            raise bad_form(
                f"{where}.name", "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}"
            )


def _check_part(where: str, part: Json, depth: int) -> None:
    menu = depth == 0 and part.get("type", 1) in (2, 3)
    if not menu:
        _check_texts(where, part)
        for text in _localized(part, "description"):
            check_length(f"{where}.description", text, 1, 100)
    options = part.get("options") or []
    check_length(f"{where}.options", options, 0, 25)
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        raise bad_form(
            f"{where}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique"
        )
    _check_order(where, options)
    for number, option in enumerate(options):
        place = f"{where}.options.{number}"
        kind = option.get("type")
        if kind not in range(1, 12):
            raise bad_form(f"{place}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")
        if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            raise bad_form(
                place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid"
            )
        if kind > GROUP:
            _check_option(place, option)
        _check_part(place, option, depth + 1)


def _check_order(where: str, options: list[Json]) -> None:
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        raise bad_form(
            f"{where}.options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    optional = False
    for option in options:
        if option.get("required") and optional:
            raise bad_form(
                f"{where}.options",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")


def _check_option(where: str, option: Json) -> None:
    choices = option.get("choices") or []
    check_length(f"{where}.choices", choices, 0, 25)
    if choices and option.get("autocomplete"):
        raise bad_form(
            where, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Autocomplete excludes choices"
        )
    if option.get("autocomplete") and option["type"] not in (STRING, INTEGER, NUMBER):
        raise bad_form(where, "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Autocomplete needs text or a number")
    for number, choice in enumerate(choices):
        for name in _localized(choice, "name"):
            check_length(f"{where}.choices.{number}.name", name, 1, 100)
        if isinstance(choice.get("value"), str):
            check_length(f"{where}.choices.{number}.value", choice["value"], 1, 100)


def check_choices(choices: list[Json]) -> None:
    """Refuse answers to an autocompletion beyond Discord's limits.

    Raises:
        Refused: 50035 with the field.
    """
    check_length("data.choices", choices, 0, 25)
    for number, choice in enumerate(choices):
        check_length(f"data.choices.{number}.name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            check_length(f"data.choices.{number}.value", choice["value"], 1, 100)
