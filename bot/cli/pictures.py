"""`keryx pictures`: a proof of all pictures of the games, so that they can be judged at a glance."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot.cli.proof.index import lines, remark
from bot.cli.proof.plates import Press
from bot.cli.proof.sheets import Sheets
from bot.cli.terminal import fail, tell, text
from bot.pictures.draw import Easel
from engine.core.title import Title
from render.titles import TITLES


def pictures(
    proof: Annotated[Path, typer.Option(help=text("help-pictures-proof"))],
    titles: Annotated[list[str] | None, typer.Argument(help=text("help-pictures-titles"))] = None,
) -> None:
    """Draw the proof of some games or of all, with a bar on standard error; the last line says where."""
    for given in titles or ():
        if given not in TITLES:
            fail(text("unknown-title", given=given[:40], known=tuple(TITLES)), 2)
    chosen = [TITLES[slug] for slug in TITLES if not titles or slug in titles]
    try:
        count = asyncio.run(_proof(proof, chosen))
    except OSError as error:
        fail(text("proof-unwritable", file=str(error.filename or proof), why=error.strerror or str(error)))
    tell("proof-written", folder=str(proof), count=count)


async def _proof(folder: Path, titles: Sequence[Title]) -> int:
    """Write the proof of these titles; how many pictures it has.

    Raises:
        OSError: something cannot be written.
    """
    easel, index, count = Easel(), list[str](), 0
    console = Console(stderr=True)
    try:
        with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
            for title in titles:
                task = bar.add_task(text("proof-drawing", title=title.slug), total=None)
                sheets = Sheets(folder, title.slug)
                index += [f"{title.slug}/", ""]
                async for plate in Press(easel, title).plates():
                    sheets.add(plate.name, remark(plate), plate.picture)
                    index += [*lines(plate), ""]
                    count += 1
                    bar.advance(task)
                sheets.finish()
    finally:
        easel.close()
    (folder / "index.txt").write_text("\n".join(index), encoding="utf-8")
    return count
