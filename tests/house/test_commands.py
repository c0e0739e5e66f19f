"""The slash commands keep Discord's limits, in both languages, and the bot names no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands
from titled import GAMES

from bot import commands
from bot.commands.texts import CommandTexts

BOT = Path(__file__).parents[2] / "bot"


@pytest.fixture
async def described() -> list[dict]:
    """The commands as they are sent to Discord."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        tree = app_commands.CommandTree(client)
        commands.add_to(tree)
        texts = CommandTexts()
        return [await each.get_translated_payload(tree, texts) for each in tree.get_commands()]


def parts(payload: dict, way: str = "") -> Iterator[tuple[str, dict]]:
    """A command, its subcommands and options."""
    here = f"{way} {payload['name']}"
    yield here, payload
    for option in payload.get("options", ()):
        yield from parts(option, here)


def letters(payload: dict) -> int:
    """What Discord counts of a command: at most 8,000."""
    own = [payload["name"], payload.get("description", "")]
    own += [str(choice["name"]) + str(choice["value"]) for choice in payload.get("choices", ())]
    return sum(map(len, own)) + sum(letters(option) for option in payload.get("options", ()))


def test_names_and_descriptions_keep_the_limits_in_both_languages(described):
    assert len(described) >= 6
    for payload in described:
        assert letters(payload) <= 8000
        for way, part in parts(payload):
            for name in (part["name"], *part.get("name_localizations", {}).values()):
                assert re.fullmatch(r"[-_\w]{1,32}", name), way
                assert name == name.lower(), way
            for text in (part.get("description", "-"), *part.get("description_localizations", {}).values()):
                assert 1 <= len(text) <= 100, way
            assert len(part.get("options", ())) <= 25, way
            assert len(part.get("choices", ())) <= 25, way


def test_everything_is_said_in_french_too(described):
    missing = [
        way
        for payload in described
        for way, part in parts(payload)
        if "fr" not in part.get("description_localizations", {})
        or "fr" not in part.get("name_localizations", {})
    ]
    assert not missing


def test_no_two_names_are_alike_in_either_language(described):
    def names(items: list[dict], locale: str) -> list[str]:
        return [each.get("name_localizations", {}).get(locale, each["name"]) for each in items]

    for items in (described, *(each.get("options", []) for each in described)):
        for locale in ("en-US", "fr"):
            assert len(set(names(items, locale))) == len(items)


def test_the_bot_names_no_game():
    titles = re.compile("|".join(rf"\b{re.escape(slug)}\b" for slug in GAMES))
    named = [
        path.name
        for path in BOT.rglob("*.py")
        if "speed" not in path.parts and titles.search(path.read_text(encoding="utf-8").lower())
    ]
    assert not named
