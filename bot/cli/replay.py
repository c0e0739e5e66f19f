"""`keryx replay`: a game file as an animated picture, or one position of it as a still one."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot.cli.game_files import read_named
from bot.cli.terminal import fail, language, tell, text
from bot.pictures.captions import captions_of
from bot.speech.teller import Teller
from engine.core.play.match import Match
from render import replay as pictures
from render.scene import Picture

ENDINGS = (".gif", ".png")


def replay(
    file: Annotated[Path, typer.Argument(help=text("help-file"))],
    out: Annotated[Path, typer.Option(help=text("help-replay-out"))],
    turn: Annotated[int | None, typer.Option(help=text("help-replay-turn"))] = None,
    since: Annotated[int | None, typer.Option("--from", help=text("help-replay-from"))] = None,
) -> None:
    """Draw the game, with a bar on standard error; the last line names the picture."""
    ending = check_target(out)
    match, names = read_named(file)
    played = pictures.moments(match)
    first, last = played[0].turn, played[-1].turn
    for given in (turn, since):
        if given is not None and not first <= given <= last:
            fail(text("no-such-turn", given=given, first=first, last=last))
    if since is not None and since > (last if turn is None else turn):
        fail(text("turns-reversed", first=since, last=last if turn is None else turn))
    teller = Teller(language(), match.title, names, match.options)
    captions = captions_of(teller)
    if ending == ".png":
        picture = pictures.position(match, captions, turn=turn)
    else:
        picture = _filmed(match, captions, since, turn)
    write(out, picture.data)
    tell("picture-written", file=str(out), width=picture.width, height=picture.height,
         kilobytes=max(1, round(len(picture.data) / 1000)))  # fmt: skip


def check_target(out: Path) -> str:
    """The picture's ending, or a sentence if nothing can be written there; before any work is done."""
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        fail(text("picture-ending", file=str(out)), 2)
    if not out.parent.is_dir():
        fail(text("folder-missing", folder=str(out.parent)))
    if out.is_dir():
        fail(text("is-a-folder", file=str(out)))
    return ending


def _filmed(match: Match, captions: pictures.Captions, first: int | None, last: int | None) -> Picture:
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(text("drawing"), total=None)
        tick: Callable[[int, int], None] = lambda done, total: bar.update(task, completed=done, total=total)  # noqa: E731
        return pictures.replay(match, captions, first=first, last=last, progress=tick)


def write(out: Path, data: bytes) -> None:
    """Write the picture whole or not at all; what stood there before stays if that fails."""
    part = out.with_name(f"{out.name}.part")
    try:
        part.write_bytes(data)
        part.replace(out)
    except OSError as error:
        part.unlink(missing_ok=True)
        fail(text("file-unwritable", file=str(out), why=error.strerror or str(error)))
