"""Names and descriptions of slash commands, their options and choices, in each language."""

from collections.abc import Sequence

from bot.speech.texts import has, say


def command_name(language: str, path: Sequence[str]) -> str:
    """The name of the last word of a command's path: `("game", "new")` is `nouvelle` in French."""
    return say(language, "-".join(("command", *path)))


def command_description(language: str, path: Sequence[str]) -> str:
    """What a command does, in at most 100 characters."""
    return say(language, "-".join(("command", *path)), "description")


def parameter_key(path: Sequence[str], name: str) -> str:
    """The key of an option: a command's own text where there is one, else the one all commands share."""
    own = "-".join(("parameter", *path, name))
    return own if has("en", own) else f"parameter-{name}"


def parameter_name(language: str, path: Sequence[str], name: str) -> str:
    """The name of a command's option."""
    return say(language, parameter_key(path, name))


def parameter_description(language: str, path: Sequence[str], name: str) -> str:
    """What a command's option is for, in at most 100 characters."""
    return say(language, parameter_key(path, name), "description")


def choice_name(language: str, parameter: str, value: str) -> str:
    """The name of a fixed choice of an option."""
    return say(language, f"choice-{parameter}-{value}")
