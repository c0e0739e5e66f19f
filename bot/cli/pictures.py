"""`keryx pictures`: the pictures of the README; or a proof of all pictures, to be judged at a glance."""

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
from bot.cli.readme.gallery import draw
from bot.cli.readme.wanted import TABLE, BadTable, wanted
from bot.cli.replay import write
from bot.cli.terminal import fail, tell, text
from bot.pictures.easel import Easel
from engine.core.title import Title
from render.titles import TITLES


def pictures(
    given: Annotated[list[str] | None, typer.Argument(help=text("help-pictures-given"))] = None,
    proof: Annotated[Path | None, typer.Option(help=text("help-pictures-proof"))] = None,
) -> None:
    """Draw the pictures of some folders anew, or the proof of some games or of all.

    A bar goes to standard error; the last line says where they are.
    """
    if proof is None:
        if not given:
            fail(text("pictures-nothing"), 2)
        for folder in given:
            _folder(Path(folder))
        return
    for name in given or ():
        if name not in TITLES:
            fail(text("unknown-title", given=name[:40], known=tuple(TITLES)), 2)
    chosen = [TITLES[slug] for slug in TITLES if not given or slug in given]
    try:
        count = asyncio.run(_proof(proof, chosen))
    except OSError as error:
        fail(text("proof-unwritable", file=str(error.filename or proof), why=error.strerror or str(error)))
    tell("proof-written", folder=str(proof), count=count)


def _folder(folder: Path) -> None:
    """Draw what a folder's table wants, beside it."""
    try:
        found = wanted(folder)
    except OSError:
        fail(text("pictures-no-table", file=str(folder / TABLE)))
    except BadTable as error:
        fail(text("pictures-bad-table", file=str(folder / TABLE), name=error.name))
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        for each in bar.track(found, description=text("drawing")):
            write(folder / each.file, draw(folder, each).data)
    tell("pictures-written", folder=str(folder), count=len(found))


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
        await easel.close()
    (folder / "index.txt").write_text("\n".join(index), encoding="utf-8")
    return count
