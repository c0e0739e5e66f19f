"""What Discord says of the bot: its token, its application, its servers, its commands, and the time."""

import re
from collections.abc import Iterator
from typing import cast

import discord
from discord import app_commands

from bot import commands
from bot.cli.running.doctor.asked import ADDRESS, Answer, Api
from bot.cli.running.doctor.found import Found, good, look, wrong
from bot.cli.running.doctor.times import clock_found
from bot.cli.terminal import language
from bot.herald.herald import INTENTS, Herald
from bot.private.looking.check_view import NEEDED, THREADS
from bot.settings import Settings
from bot.speech.texts import say
from bot.waiting.clock import Clock

ALL_NEEDED = tuple(dict.fromkeys((*NEEDED, THREADS["send_messages"])))
"""What the bot needs in a server."""

FORKS = "create_public_threads"
"""What only `/fork` needs."""

MUTE = {"view_channel", "send_messages"}
"""Without which nothing is posted at all."""

SHOWN = 10
"""Servers of which is told what they lack, each for itself."""

TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")
"""How Discord's tokens look."""

OF_PERSON = "mfa."
"""How many tokens of people begin."""

PRIVILEGED = {
    "presences": 1 << 12 | 1 << 13,
    "members": 1 << 14 | 1 << 15,
    "message_content": 1 << 18 | 1 << 19,
}
"""Intents that are switched on in the developer portal, and the application's flags of which one says so."""


def discord_lines(settings: Settings, clock: Clock) -> Iterator[Found]:
    """Everything that Discord is asked; little where there is no token or no network."""
    token = settings.token.get_secret_value().strip() if settings.token is not None else ""
    api = Api((settings.api_base or ADDRESS).rstrip("/"))
    unlike = _unlike(token, stands_in=settings.api_base is not None)
    if unlike is not None:
        yield unlike
        yield from _reached(api.ask("/gateway", ""), api, clock, known=False)
        return
    me = api.ask("/users/@me", token)
    yield from _reached(me, api, clock, known=True)
    if me.status == 401:
        yield wrong("token", "refused")
    if me.status != 200:
        return
    if me.field("bot") is not True:
        yield wrong("token", "person")
        return
    yield good("token", name=me.field("username"), id=me.field("id"))
    application = api.ask("/oauth2/applications/@me", token)
    if application.status != 200:
        yield look("application", "unknown", status=application.status)
        return
    yield intents_found(int(str(application.field("flags") or 0)), INTENTS)
    number = str(application.field("id"))
    yield commands_found(api.ask(f"/applications/{number}/commands", token))
    yield from server_lines(api.ask("/users/@me/guilds?limit=200", token))


def _unlike(token: str, *, stands_in: bool) -> Found | None:
    """What a token is at sight that cannot be the bot's; None: it may be."""
    if not token:
        return wrong("token", "missing")
    if token[0] in "\"'“”‘’«»" or token[-1] in "\"'“”‘’«»":
        return wrong("token", "quotes")
    if token.lower().startswith(("bot ", "bearer ")):
        return wrong("token", "prefix")
    if token.startswith(OF_PERSON):
        return wrong("token", "person")
    if not token.isascii() or not token.isprintable() or " " in token:
        return wrong("token", "letters")
    return None if stands_in or TOKEN.fullmatch(token) else wrong("token", "odd")


def _reached(answer: Answer, api: Api, clock: Clock, *, known: bool) -> Iterator[Found]:
    """Whether Discord answers, and what time it is there; what it says of whoever is not `known` counts for
    nothing."""
    if answer.status == 0:
        yield wrong("network", "none", host=api.host, why=answer.why[:200])
        return
    if answer.status in (429, 500, 502, 503, 504):
        yield look("network", "busy", status=answer.status)
    elif known and answer.status not in (200, 401):
        yield look("network", "odd", status=answer.status)
    else:
        yield good("network", host=api.host)
    if answer.date is not None:
        yield clock_found("discord", answer.date, clock.now())


def intents_found(flags: int, wanted: discord.Intents) -> Found:
    """Whether the application has the intents that the bot asks for, and no privileged one besides."""
    granted = {name for name, either in PRIVILEGED.items() if flags & either}
    asked = {name for name in PRIVILEGED if getattr(wanted, name)}
    if missing := sorted(asked - granted):
        return wrong("intents", "missing", names=tuple(missing))
    if more := sorted(granted - asked):
        return look("intents", "more", names=tuple(more))
    return good("intents")


def commands_found(answer: Answer) -> Found:
    """Whether the commands that Discord knows are ours."""
    if answer.status != 200 or not isinstance(answer.body, list):
        return look("commands", "unknown", status=answer.status)
    tree = app_commands.CommandTree(discord.Client(intents=INTENTS))
    commands.add_to(cast("app_commands.CommandTree[Herald]", tree))
    ours = {each.name for each in tree.get_commands()}
    theirs = {str(each.get("name")) for each in answer.body if isinstance(each, dict)}
    if ours == theirs:
        return good("commands", count=len(ours))
    return look("commands", "other", missing=tuple(sorted(ours - theirs)), more=tuple(sorted(theirs - ours)))


def server_lines(answer: Answer) -> Iterator[Found]:
    """What the bot's roles lack in each of its servers; channels may forbid more, which `/check` tells."""
    if answer.status != 200 or not isinstance(answer.body, list):
        yield look("servers", "unknown", status=answer.status)
        return
    if not answer.body:
        yield look("servers", "none")
        return
    lacking = dict[str, list[str]]()
    for each in answer.body:
        has = discord.Permissions(int(each.get("permissions") or 0))
        lacks = [name for name in (*ALL_NEEDED, FORKS) if not has.administrator and not getattr(has, name)]
        if lacks:
            lacking[f"{each.get('name')} ({each.get('id')})"] = lacks
    # A server in which nothing may be posted is on its own; where there is no other, the bot is of no use.
    mute = len(lacking) == len(answer.body) and all(MUTE & {*lacks} for lacks in lacking.values())
    for server, lacks in list(lacking.items())[:SHOWN]:
        named = tuple(say(language(), f"permission-{name.replace('_', '-')}") for name in lacks)
        what = "no-forks" if lacks == [FORKS] else "silent" if MUTE & {*lacks} else "lack"
        yield (wrong if mute else look)("servers", what, server=server, permissions=named)
    if len(lacking) > SHOWN:
        yield look("servers", "more", count=len(lacking) - SHOWN)
    if not lacking:
        yield good("servers", count=len(answer.body))
