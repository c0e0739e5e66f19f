"""What is new in each version of the bot: two sentences in every language, in a file of their own."""

import re

from bot.speech.texts import LANGUAGES, keys, say

_KEY = re.compile(r"news-([0-9]+(?:-[0-9]+)*)")


def versions_told(language: str) -> tuple[str, ...]:
    """The versions that have news in a language, the newest last: `0-2`."""
    found = [match[1] for match in map(_KEY.fullmatch, keys(language)) if match is not None]
    return tuple(sorted(found, key=lambda version: [*map(int, version.split("-"))]))


def newest_version() -> str:
    """The newest version that has news; empty: none has."""
    return ("", *versions_told(LANGUAGES[0]))[-1]


def news_of(language: str, version: str) -> str:
    """What is new in a version."""
    return say(language, f"news-{version}")
