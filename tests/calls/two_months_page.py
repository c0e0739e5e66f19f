"""Writes `docs/two-months.md`: `python tests/calls/two_months_page.py > docs/two-months.md`."""

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

import structlog

HERE = Path(__file__).parent
sys.path[:0] = [*(str(HERE.parent / name) for name in ("calls", "table", "toys")), str(HERE.parents[1])]

from characters import CHARACTERS, Character  # noqa: E402
from two_months import BEGINS, run  # noqa: E402
from two_months_story import Happened, Story, Told  # noqa: E402

HEAD = """# Two months of a game, in calls

Six friends on four continents play Antike by post; two of them have a small game beside it. Below stands
every call the bot sent, and why: reminders, last calls, nudges, and what whole tables are told. The posts
that tell each turn and mention whoever is next are left out: {turns} turns were played in {days} days, most
of them without any call.

The bot's own logic ran on a clock moved by hand, with an office that takes its messages in Discord's place.
The page is made by

    python tests/calls/two_months_page.py > docs/two-months.md

and a test holds that it is up to date, that nobody was called while asleep or away, that whoever was called
was waited for, and that nobody got two calls within two hours.

The tables have settled: first call after a day, each further interval half as long again, five at most. The
great game has a bank clock: each turn adds a day to what one has left, up to four; then the seat is offered
to others. A turn of the small one may take four days, and once a day more; then a computer plays it. For an
answer outside one's turn there is a day; then the game's own answer stands.

| who | lives by | awake | how they play | called |
| --- | --- | --- | --- | --- |
{people}

“Called” counts the times their telephone rang for a call.
"""

STAMP = re.compile(r"<t:(\d+):(\w)>")
LINK = re.compile(r"https://discord\.com/channels/\S+")


def shown(text: str, who: Character, now: datetime) -> str:
    """A message as its reader sees it, in one line."""

    def time(found: re.Match[str]) -> str:
        when = datetime.fromtimestamp(int(found[1]), UTC)
        if found[2] != "R":
            return f"{who.local(when):%-d %B %H:%M}"
        hours = round(abs((when - now).total_seconds()) / 3600)
        much = f"{hours} hours" if hours < 48 else f"{round(hours / 24)} days"
        return f"in {much}" if when > now else f"{much} ago"

    text = LINK.sub("[link]", STAMP.sub(time, text))
    text = re.sub(r"<@(\d+)>", lambda found: f"@{CHARACTERS[int(found[1])].name}", text)
    return " ".join(text.split()).replace("|", "\\|")


def table(story: Story) -> Iterator[str]:
    """Every call and everything that happened, a table for each week."""
    for week, group in groupby(story.lines, lambda each: (each.at - BEGINS).days // 7):
        yield f"\n## Week {week + 1}\n"
        yield "| UTC | for them | message | why |\n| --- | --- | --- | --- |"
        for each in group:
            at = f"{each.at.astimezone(UTC):%a %-d %b %H:%M}"
            yield _happened(at, each) if isinstance(each, Happened) else _told(at, each)


def _happened(at: str, each: Happened) -> str:
    return f"| {at} | | *{each.text}* | |"


def _told(at: str, each: Told) -> str:
    reader = CHARACTERS[each.rings[0]] if each.rings else CHARACTERS[each.person]
    theirs = f"{reader.name} {reader.local(each.at):%H:%M}" if len(each.rings) == 1 else "the table"
    return f"| {at} | {theirs} | {shown(each.text, reader, each.at)} | {each.why} |"


def people(story: Story) -> Iterator[str]:
    """Who plays, and how often they were called."""
    for who in CHARACTERS.values():
        called = sum(who.id in each.rings for each in story.told)
        hours = f"{who.wakes:%-H:%M} to {who.sleeps:%-H:%M}"
        yield f"| {who.name} | {who.zone} | {hours} | {who.about} | {called} |"


def page(story: Story) -> str:
    """The whole page."""
    assert story.ended is not None
    days = (story.ended - BEGINS).days + 1
    head = HEAD.format(turns=story.turns, days=days, people="\n".join(people(story)))
    return head + "\n".join(table(story)) + "\n"


def played() -> Story:
    """Run it, on a database that is thrown away."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "keryx.sqlite3"))


if __name__ == "__main__":
    sys.stdout.write(page(played()))
