"""Why somebody cannot do something here: what the bot and a person may in a channel, what is owed by whom.

For hosts and administrators. Nothing is told that the person keeps to themselves: no hours, zone or notes.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime

import discord

from bot.calls.written.told import paused_until
from bot.errors.asking import NotAdmin
from bot.errors.tables import NoGame
from bot.herald.explaining import waits
from bot.herald.permissions import check_admin
from bot.herald.press import Press, known_as
from bot.herald.services import CLOSED_FOR
from bot.herald.sheet import Sheet
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.speech.texts import render, say
from bot.speech.times import stamp
from bot.store.people.holidays import Holiday, holiday_of
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Fact

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""What the bot needs in a channel; in a thread it must be able to send there, and to open it again."""
THREADS = {"send_messages": "send_messages_in_threads", "read_message_history": "manage_threads"}


async def check(press: Press, person: discord.User | discord.Member) -> None:
    """Tell a host or an administrator what stands in a person's way here, a line each.

    Raises:
        NotHosting: they host no table here; NotAdmin: there is none, and they do not manage the server.
    """
    try:
        table = await press.table()
    except NoGame:
        check_admin(press.interaction)
        table = None
    if table is not None and not table.hosted_by(press.person):
        try:
            check_admin(press.interaction)
        except NotAdmin:
            table.check_host(press.person)
    lines = [press.say("check-title", who=escape(known_as(person).name))]
    lines += bot_lines(press.tongue, press.interaction)
    lines += person_lines(press.tongue, person)
    if table is not None:
        store = press.services.store
        away = await store.read(holiday_of, person.id)
        closed = press.services.closed
        lines += table_lines(press.teller(table), table, person.id)
        lines += rest_lines(press.tongue, away, await paused_until(store, table.id, press.now), press.now)
        lines += letter_lines(press.tongue, closed, person.id, press.now)
    else:
        lines.append(_line(press.tongue, "table", good=False))
    await press.show(Sheet().text("\n".join(lines)))


def _line(tongue: str, what: str, /, *, good: bool, **facts: Fact) -> str:
    """One thing that was looked at, with what to do where it stands in the way."""
    told = render(tongue, f"check-{what}-{'yes' if good else 'no'}", facts)
    return f"{'✓' if good else '✗'} {told}"


def bot_lines(tongue: str, interaction: discord.Interaction[discord.Client]) -> Iterator[str]:
    """What the bot lacks in the channel, a line each; one line where it lacks nothing."""
    thread, has = isinstance(interaction.channel, discord.Thread), interaction.app_permissions
    needed = [THREADS.get(name, name) if thread else name for name in NEEDED]
    lacks = [name for name in needed if not getattr(has, name)]
    if not lacks:
        yield _line(tongue, "bot", good=True)
    for name in lacks:
        permission = say(tongue, f"permission-{name.replace('_', '-')}")
        yield _line(tongue, "bot", good=False, permission=permission)


def person_lines(tongue: str, person: discord.User | discord.Member) -> Iterator[str]:
    """Whether somebody is on the server, sees the channel and may use commands, as far as it is known."""
    if person.bot:
        yield _line(tongue, "bot-person", good=False)
        return
    if not isinstance(person, discord.Member):
        yield _line(tongue, "member", good=False)
        return
    may = person.resolved_permissions
    if may is not None:
        yield _line(tongue, "sees", good=may.view_channel)
        yield _line(tongue, "commands", good=may.use_application_commands)
    if person.is_timed_out():
        yield _line(tongue, "timeout", good=False)


def table_lines(teller: Teller, table: Table, person: int) -> Iterator[str]:
    """Whether the game runs, whether the person sits, and of whom something is expected."""
    tongue, title = teller.language, teller.title()
    yield _line(tongue, "running", good=table.status == RUNNING, title=title)
    if table.held is not None:
        yield _line(tongue, "held", good=False)
    seats, roles = table.seats_of(person), table.match.roles if table.match is not None else ()
    if seats:
        yield _line(tongue, "seat", good=True, seats=tuple(teller.seat(seat, roles) for seat in seats))
    elif lent := table.lent_by(person):
        yield _line(tongue, "lent", good=False, name=teller.names[lent[0]])
    else:
        yield _line(tongue, "seat", good=False)
    if seats and set(seats) <= table.given_up:
        yield _line(tongue, "conceded", good=False)
    elif seats and table.status == RUNNING and table.held is None:
        owed = table.owed_by(person)
        yield _line(tongue, "turn", good=bool(owed), what=teller.waiting(owed[0]) if owed else "")
        if not owed:
            yield from (f"-# {line}" for line in waits(teller, table))


def rest_lines(tongue: str, away: Holiday | None, until: datetime | None, now: datetime) -> Iterator[str]:
    """Whether the table pauses, and whether the person is away and who plays for them."""
    if until is not None:
        yield _line(tongue, "paused", good=False, until=stamp(until, "f"))
    if away is not None and away.begins <= now < away.ends:
        yield _line(tongue, "away", good=False, until=stamp(away.ends, "f"))
        if away.substitute is not None and away.agreed:
            yield _line(tongue, "substitute", good=True, name=escape(away.substitute_name))


def letter_lines(tongue: str, closed: Mapping[int, datetime], person: int, now: datetime) -> Iterator[str]:
    """Whether direct messages to the person have failed of late; nothing is tried out."""
    since = closed.get(person)
    if since is not None and now < since + CLOSED_FOR:
        yield _line(tongue, "letters", good=False)
