"""What few tables settle of their clock, on a sheet of its own: settled by the host, read by everybody."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.calls.written.told import clocks, details, extension_told, pace_of
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
from bot.speech.texts import say
from bot.speech.times import span
from bot.store.calls.wishes import Pace
from bot.tables.state.table import Table

Entries: TypeAlias = list[tuple[str, str]]
"""What can be chosen in a menu: the value, and its words."""

EXTENSIONS = (12, 24, 48, 72)

CREDITS = (6, 12, 24, 48)
HOURS = (8, 12, 18, 19, 20, 21, 22)

FREE, COUNT = "free", "count"
WEEKENDS = (COUNT, FREE)

RARE = ("extension", "credit", "weekends", "hour")
"""What is settled on this sheet."""


def clock_sheet(table: Table, pace: Pace, tongue: str, person: int, now: datetime, note: str = "") -> Sheet:
    """The table's clock in words; with menus for those who host."""
    told = [f"**{say(tongue, 'clocks-title')}**", *clocks(tongue, pace), extension_told(tongue, pace)]
    lines = dict.fromkeys([*told, *details(tongue, pace, now)])
    sheet = Sheet().text(note).text("\n".join(lines))
    back = KeptButton.make("calls", table.id, label=say(tongue, "button-back"))
    if not table.hosted_by(person):
        return sheet.row(back)
    menus = {
        "extension": lengths(tongue, EXTENSIONS, none="extension"),
        "credit": lengths(tongue, CREDITS, none="bank", told="calls-credit"),
        "weekends": [(each, say(tongue, f"choice-weekends-{each}")) for each in WEEKENDS],
        "hour": [("none", say(tongue, "calls-any-hour")), *((f"{hour}:00", f"{hour}:00") for hour in HOURS)],
    }
    return with_menus(sheet, table, tongue, menus).row(back)


def lengths(tongue: str, hours: Iterable[int], none: str | None = None, told: str | None = None) -> Entries:
    """Entries of a menu: none of it, where `none` says what is not to be, then so many hours each, put into
    the sentence `told`."""
    spans = [(f"{each}h", span(tongue, timedelta(hours=each))) for each in hours]
    if told is not None:
        spans = [(value, say(tongue, told, length=length)) for value, length in spans]
    return [*([] if none is None else [("none", say(tongue, f"calls-no-{none}"))]), *spans]


def with_menus(sheet: Sheet, table: Table, tongue: str, menus: Mapping[str, Entries]) -> Sheet:
    """The sheet with a menu for each thing that a host may settle."""
    for what, entries in menus.items():
        placeholder, options = say(tongue, f"calls-choose-{what}"), listed(entries)
        sheet.row(KeptSelect.make("callset", table.id, what, placeholder=placeholder, options=options))
    return sheet


async def show(press: Press) -> None:
    """Show the table's clock, from its calls."""
    table = await press.table()
    pace = await pace_of(press.services.store, table.id)
    await press.show(clock_sheet(table, pace, press.tongue, press.person, press.now), new=False)
