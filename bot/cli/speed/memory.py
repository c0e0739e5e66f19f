"""How much memory the bot takes, beside what its libraries alone take: a process of each, at rest."""

import asyncio
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from bot.playground.server import Playground, environment

BOUND = 120.0
"""Megabytes the bot may take after its start, its first one too."""

REST = 4.0
"""Seconds after which what is done at the start has been done."""

BARE = """
import sys
import aiosqlite, babel.dates, discord, fluent.runtime, openskill.models, pydantic_settings, sqlmodel, typer
import PIL.Image, PIL.ImageDraw, PIL.ImageFont, sqlalchemy.ext.asyncio
print("loaded", flush=True)
sys.stdin.read()
"""
"""A process with the libraries of the bot and nothing of ours."""


def family(process: int) -> list[int]:
    """A process, and those it has started that live, with all of theirs."""
    found = [process]
    for each in found:
        for told in Path(f"/proc/{each}/task").glob("*/children"):
            with suppress(OSError):
                found += map(int, told.read_text(encoding="utf-8").split())
    return found


def resident(process: int) -> float | None:
    """The megabytes of memory a process holds, of what several share its part (its proportional set); None
    where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    kilobytes = next((line.split()[1] for line in lines if line.startswith("Pss:")), None)
    return None if kilobytes is None else round(int(kilobytes) / 1024, 1)


def resident_together(process: int) -> float | None:
    """The megabytes that a process holds with all it has started; None where the system does not tell."""
    known = [held for each in family(process) if (held := resident(each)) is not None]
    return round(sum(known), 1) if known else None


def peak_of_children() -> float | None:
    """The most megabytes that any process took which this one has started and seen end; None where the system
    does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    return round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024, 1)


async def after_start(folder: Path) -> float | None:
    """The memory of the bot at rest, connected to a playground whose state lies in a folder."""
    playground = Playground(folder / "discord", 0)
    await playground.start()
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "bot", env=environment(playground, folder), start_new_session=True
    )
    try:
        await playground.gateway.connected.wait()
        await asyncio.sleep(REST)
        return resident_together(bot.pid)
    finally:
        bot.terminate()
        await bot.wait()
        await playground.close()


def libraries() -> float | None:
    """The memory of a process that has loaded the bot's libraries alone."""
    words, pipe = [sys.executable, "-c", BARE], subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe) as bare:  # noqa: S603 - our own program
        assert bare.stdout is not None  # noqa: S101 - it was asked for
        bare.stdout.readline()
        found = resident(bare.pid)
        bare.communicate()
    return found


def measure() -> dict[str, object]:
    """The bot's megabytes after its first start, which makes the tables, and after the next."""
    with tempfile.TemporaryDirectory(prefix="keryx-bench-") as folder:
        first, second = (asyncio.run(after_start(Path(folder))) for _ in range(2))
    known = [each for each in (first, second) if each is not None]
    return {
        "compared_to": "a process with the bot's libraries alone",
        "at_most_mb": BOUND,
        "libraries_mb": libraries(),
        "first_start_mb": first,
        "next_start_mb": second,
        "within_bounds": bool(known) and max(known) < BOUND,
    }
