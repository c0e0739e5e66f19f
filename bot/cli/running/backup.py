"""`keryx backup`: a copy of the database, made while the bot runs, and looked at before it counts as one."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.running.copies import CANNOT, TROUBLE, Copied, beside, copy_of_file, copy_of_tables, sentence_of
from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, tell, text
from bot.errors.trouble import StoreTrouble
from bot.store.database import file_of
from bot.store.keeping.files import digest_of

NAME = "keryx-{stamp}.sqlite3"
NAMES = "keryx-????????-??????.sqlite3"
"""Of the copies that are made into a folder."""

DIGEST = ".sha256"
"""The end of the file that tells a copy's digest, as `sha256sum --check` reads it."""


def backup(
    target: Annotated[Path | None, typer.Argument(help=text("help-backup-target"))] = None,
    keep: Annotated[int | None, typer.Option("--keep", min=1, help=text("help-backup-keep"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
) -> None:
    """Copy the database and replay every game in the copy; exit code 1 where some do not go as they went."""
    url = read_settings().database_url
    try:
        source = file_of(url)
    except StoreTrouble as error:
        fail(text(f"table-{error.key}", **error.facts), CANNOT)
    if source is not None and not source.is_file():
        fail(text("backup-nothing", path=str(source)), CANNOT)
    to = _place(target or (source.parent if source is not None else Path()))
    path = str(source or "DATABASE_URL")
    try:
        with beside(to.parent) as folder:
            made = folder / to.name
            copied = copy_of_file(source, made) if source is not None else copy_of_tables(url, made)
            path, digest, size = str(to), digest_of(made), made.stat().st_size
            if copied.damaged:
                to = to.with_name(f"{to.name}.damaged")
            made.replace(to)
            to.with_name(f"{to.name}{DIGEST}").write_text(f"{digest}  {to.name}\n", encoding="utf-8")
            dropped = _drop(to.parent, keep) if keep is not None and not copied.damaged else []
    except TROUBLE as error:
        fail(sentence_of(error, path), CANNOT)
    _tell(to, copied, digest, size, dropped, as_json=as_json)
    if copied.damaged:
        raise typer.Exit(1)


def _place(target: Path) -> Path:
    """Where a copy is to lie: a new file, in a folder that is there. What has no ending is a folder."""
    if target.is_dir():
        target /= NAME.format(stamp=datetime.now(UTC).strftime("%Y%m%d-%H%M%S"))
    folder = target.parent if target.suffix else target
    if not folder.is_dir() and not target.exists():
        fail(text("folder-missing", folder=str(folder)), CANNOT)
    if target.exists():
        fail(text("backup-exists", path=str(target)), CANNOT)
    return target


def _drop(folder: Path, keep: int) -> list[str]:
    """Remove all but the newest copies of a folder; the names of those that are gone."""
    old = sorted(folder.glob(NAMES))[:-keep]
    for each in old:
        each.unlink()
        each.with_name(f"{each.name}{DIGEST}").unlink(missing_ok=True)
    return [each.name for each in old]


def _tell(to: Path, copied: Copied, digest: str, size: int, dropped: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        damaged = [each.game for each in copied.damaged]
        others = [each.game for each in copied.games if not each.sound and each not in copied.damaged]
        told = {"file": str(to), "sha256": digest, "bytes": size, "games": len(copied.games)}
        typer.echo(json.dumps({**told, "damaged": damaged, "waiting": others, "removed": list(dropped)}))
        return
    key = "backup-damaged" if copied.damaged else "backup-made"
    tell(key, path=str(to), games=len(copied.games), kilobytes=-(-size // 1000), damaged=len(copied.damaged))
    for each in copied.damaged:
        tell("copy-game", game=each.game, title=each.title, entry=each.entry or 0, entries=each.entries)
    waiting = len([each for each in copied.games if not each.sound]) - len(copied.damaged)
    if waiting:
        tell("copy-waiting", games=waiting)
    tell("backup-digest", digest=digest)
    if dropped:
        tell("backup-removed", count=len(dropped))
