"""Why somebody cannot do something here: told to hosts and administrators, without what is theirs to keep."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import discord
import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from tables import begin, called

from bot.private.looking.check_view import bot_lines, letter_lines, person_lines, rest_lines
from bot.speech.texts import LANGUAGES
from bot.store.people.holidays import Holiday

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_what_the_bot_lacks_is_named_one_by_one(tongue: str):
    def lines(has: discord.Permissions, channel: object = None) -> list[str]:
        return [*bot_lines(tongue, SimpleNamespace(channel=channel, app_permissions=has))]

    whole = lines(discord.Permissions.all())
    assert len(whole) == 1
    assert whole[0].startswith("✓")
    some = lines(discord.Permissions(view_channel=True, send_messages=True, embed_links=True))
    assert [line[0] for line in some] == ["✗", "✗"]
    thread = object.__new__(discord.Thread)
    has = discord.Permissions.all()
    has.update(manage_threads=False, send_messages=False)
    assert [line[0] for line in lines(has, thread)] == ["✗"]


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_rests_and_letters_are_told_while_they_last(tongue: str):
    away = Holiday(
        person=1, name="Ana", begins=NOON, ends=NOON + timedelta(days=2), substitute=2,
        substitute_name="Bruno", id=1, agreed=True,
    )  # fmt: skip
    assert [line[0] for line in rest_lines(tongue, away, NOON + timedelta(hours=1), NOON)] == ["✗", "✗", "✓"]
    assert not [*rest_lines(tongue, away, None, NOON + timedelta(days=3))]
    assert not [*rest_lines(tongue, None, None, NOON)]
    assert len([*letter_lines(tongue, {1: NOON}, 1, NOON + timedelta(hours=1))]) == 1
    assert not [*letter_lines(tongue, {1: NOON}, 1, NOON + timedelta(days=2))]
    assert not [*letter_lines(tongue, {1: NOON}, 2, NOON)]
    (told,) = person_lines(tongue, SimpleNamespace(bot=False))
    assert told.startswith("✗")


async def test_a_host_sees_who_sits_and_of_whom_something_is_expected(
    bot: BotInside, ana: Person, bruno: Person
):
    first, other = called(await begin(ana, bruno), ana, bruno)
    await first.command(CHANNEL, "me", zone="Europe/Paris", hours="8-22")
    await first.command(CHANNEL, "note", text="nobody may know")
    told = await ana.command(CHANNEL, "check", person=first.id)
    assert told.message.private
    lines = told.text.split("\n")
    assert [line[0] for line in lines[1:]] == ["✓"] * 6
    assert "Something is expected of them" in lines[-1]
    for secret in ("Paris", "22", "nobody may know"):
        assert secret not in told.text
    waiting = (await ana.command(CHANNEL, "check", person=other.id)).text
    assert "✗ Nothing is expected of them now:\n-# Waiting for" in waiting
    await ana.deny(CHANNEL, "ATTACH_FILES")
    assert "✗ I lack “Attach Files”" in (await ana.command(CHANNEL, "check", person=first.id)).text
    async with Person(bot.playground, "Zoé", "fr") as zoe:
        assert "✗ They have no seat here" in (await ana.command(CHANNEL, "check", person=zoe.id)).text
        refused = await zoe.command(CHANNEL, "check", person=ana.id)
        assert "✗" not in refused.text
        assert "Ana" in refused.text
