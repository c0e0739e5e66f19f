"""A server's tables for its administrators, in pages."""

from collections.abc import Sequence

from discord.utils import format_dt

from bot.club.survey import Surveyed
from bot.herald.sheet import Sheet, turning
from bot.speech.names import escape, pages
from bot.speech.texts import render, say
from bot.tables.state.telling import teller_for, title_of
from engine.core.contract import Fact

PAGE = 3000
"""Characters of tables shown at once."""


def table_line(found: Surveyed, tongue: str) -> str:
    """One table: what, where, how far, since when nothing happens, what is wrong."""
    table = found.table
    facts: dict[str, Fact] = {
        "number": str(found.game.id),
        "title": title_of(found.game.title, tongue, what_if=found.game.source is not None),
        "host": escape(found.game.host_name) or say(tongue, "admin-nobody"),
        "channel": f"<#{found.game.channel}>",
        "last": format_dt(found.last, "R"),
    }
    if table is None:
        lines = [render(tongue, "admin-line-unread", facts)]
    elif table.match is None:
        facts |= {"taken": sum(chair.taken for chair in table.chairs), "seats": table.seats}
        lines = [render(tongue, "admin-line-lobby", facts)]
    else:
        facts["turn"] = table.rules.turn(table.match.state).number
        teller = teller_for(table, tongue)
        lines, names = [teller.render("admin-line-running", facts)], teller.names
        waiting = tuple(dict.fromkeys(names[each.seat] or say(tongue, "admin-nobody") for each in table.owed))
        if waiting:
            lines.append(say(tongue, "admin-waiting", waiting=waiting))
    lines += [f"⚠ {say(tongue, f'admin-trouble-{trouble}', code=found.fault)}" for trouble in found.troubles]
    return "\n".join(lines)


def survey_sheet(found: Sequence[Surveyed], tongue: str, *, stuck: bool, days: int, page: int = 0) -> Sheet:
    """All of them, or with `stuck` those that need somebody."""
    shown = [each for each in found if each.troubles or not stuck]
    heading = say(tongue, "admin-stuck" if stuck else "admin-tables", count=len(shown), days=days)
    if not shown:
        heading = say(tongue, "admin-stuck-none" if stuck else "admin-tables-none", days=days)
        return Sheet().text(heading)
    parts = pages([table_line(each, tongue) for each in shown], PAGE)
    page = max(0, min(page, len(parts) - 1))
    what = "stuck" if stuck else "tables"
    buttons = turning(tongue, page, len(parts), lambda step: ("admin-page", what, days, step))
    return Sheet().text(f"**{heading}**").text(parts[page]).row(*buttons)


def closed_sheet(slug: str, tongue: str, people: Sequence[int]) -> Sheet:
    """What the table's channel is told when an administrator has closed it."""
    lines = [f"**{say(tongue, 'admin-closed-title', title=title_of(slug, tongue))}**"]
    if people:
        lines.append(say(tongue, "admin-closed-people", people=tuple(f"<@{each}>" for each in people)))
    lines.append(say(tongue, "admin-closed-what"))
    return Sheet().text("\n".join(lines))


def fork_closed_sheet(slug: str, tongue: str) -> Sheet:
    """What is told where a fork was played that nobody plays on with."""
    title = say(tongue, "admin-closed-title", title=title_of(slug, tongue, what_if=True))
    return Sheet().text(f"**{title}**\n{say(tongue, 'fork-closed')}")
