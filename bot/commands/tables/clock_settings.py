"""What few tables settle of their clock, on a sheet of its own: settled by the host, read by everybody."""

from datetime import datetime, timedelta

from bot.calls.written.told import clocks, details, extension_told, pace_of
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, KeptSelect, Sheet, listed
from bot.speech.texts import say
from bot.speech.times import span
from bot.store.calls.wishes import Pace
from bot.tables.state.table import Table

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
    menus: dict[str, list[tuple[str, str]]] = {
        "extension": [
            ("none", say(tongue, "calls-no-extension")),
            *((f"{hours}h", span(tongue, timedelta(hours=hours))) for hours in EXTENSIONS),
        ],
        "credit": [
            ("none", say(tongue, "calls-no-bank")),
            *(
                (f"{hours}h", say(tongue, "calls-credit", length=span(tongue, timedelta(hours=hours))))
                for hours in CREDITS
            ),
        ],
        "weekends": [(each, say(tongue, f"choice-weekends-{each}")) for each in WEEKENDS],
        "hour": [
            ("none", say(tongue, "calls-any-hour")),
            *((f"{hour}:00", f"{hour}:00") for hour in HOURS),
        ],
    }
    for what, entries in menus.items():
        placeholder = say(tongue, f"calls-choose-{what}")
        sheet.row(
            KeptSelect.make("callset", table.id, what, placeholder=placeholder, options=listed(entries))
        )
    return sheet.row(back)


async def show(press: Press) -> None:
    """Show the table's clock, from its calls."""
    table = await press.table()
    pace = await pace_of(press.services.store, table.id)
    await press.show(clock_sheet(table, pace, press.tongue, press.person, press.now), new=False)
