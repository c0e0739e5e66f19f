"""The settings as commands read them: what is wrong with one is told in a sentence."""

import contextlib
import os
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, get_args

from annotated_types import Ge, Le
from dotenv import dotenv_values
from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from bot.cli.terminal import fail, text
from bot.settings import Settings

LONGEST = 40
"""Letters of a value that are shown."""

ALIKE = 0.7
"""How much a name must be like one of ours, from 0 to 1, to be taken for a slip."""


def read_settings() -> Settings:
    """The settings; or the command ends with a sentence on what is wrong with them."""
    found, wrong = settings_here()
    if found is None:
        fail("\n".join(wrong), 2)
    return found


def settings_here() -> tuple[Settings | None, tuple[str, ...]]:
    """The settings, else None and a sentence for each that does not do."""
    try:
        return Settings(), ()
    except ValidationError as error:
        return None, tuple(_told(each) for each in error.errors(include_url=False))
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        return None, (text("settings-unreadable", why=why or type(error).__name__),)


def what_does() -> Settings:
    """Those settings that do, where some do not: each is read for itself."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        given = {name.upper(): value for name, value in (*dotenv_values(".env").items(), *os.environ.items())}
        found = dict[str, object]()
        for field, known in Settings.model_fields.items():
            if value := given.get(name_of(field)):
                with contextlib.suppress(ValidationError):
                    found[field] = _read(known.annotation, value)
        return Settings.model_construct().model_copy(update=found)
    return Settings.model_construct()


def _read(kind: Any, given: str) -> object:  # noqa: ANN401 - as the library declares it
    return TypeAdapter(kind).validate_python(given)


def name_of(field: str) -> str:
    """How a setting is called in the environment."""
    known = Settings.model_fields.get(field)
    if known is not None and isinstance(known.validation_alias, str):
        return known.validation_alias
    prefix, name = str(Settings.model_config.get("env_prefix", "")), field.upper()
    return name if known is None else f"{prefix}{name}"


def known_names() -> tuple[str, ...]:
    """How all settings are called in the environment."""
    return tuple(map(name_of, Settings.model_fields))


def nearest(name: str) -> str:
    """The setting whose name is most like this one; empty: none is like it."""
    return next(iter(get_close_matches(name.upper(), known_names(), 1, ALIKE)), "")


def _told(error: ErrorDetails) -> str:
    field = ".".join(map(str, error["loc"]))
    name = name_of(field)
    if error["type"] == "extra_forbidden":  # what it is set to may be a secret under a misspelt name
        return text("setting-unknown", name=name, near=nearest(name))
    why = text("bad-shards") if error["type"] == "shards" else " ".join(_wanted(field)) or error["msg"]
    return text("bad-setting", name=name, given=str(error.get("input"))[:LONGEST], why=why)


def _wanted(field: str) -> Iterator[str]:
    """What a setting takes, as far as its declaration tells."""
    known = Settings.model_fields.get(field)
    if known is None:
        return
    bounds = {type(each): each for each in known.metadata}
    least, most = bounds.get(Ge), bounds.get(Le)
    if isinstance(least, Ge) and isinstance(most, Le) and known.annotation in (int, float):
        kind = "whole" if known.annotation is int else "any"
        yield text("setting-from-to", kind=kind, least=f"{least.ge:g}", most=f"{most.le:g}")
    words = [each for each in get_args(known.annotation) if isinstance(each, str)]
    if words:
        yield text("setting-one-of", words=tuple(words))
