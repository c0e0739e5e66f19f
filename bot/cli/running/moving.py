"""A club moved into another database in one transaction, which ends well only when both are proven equal."""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.cli.running.copies import DAMAGED, NotOurs, TablesApart
from bot.cli.running.replay_all import all_on
from bot.club.replaying import Finding
from bot.store.alone import held, was_held
from bot.store.database import Store, file_of, name_of, store_at, upgrade_alone
from bot.store.keeping.at_rest import at_work, keep_out
from bot.store.keeping.files import examine, first_filled, in_use
from bot.store.keeping.tables import KEPT, copy_tables
from bot.store.keeping.tallies import Tally, first_with_rows, tallies
from bot.store.revisions import revision_of, revisions


class AtWork(Exception):
    """A bot, or something else, works on a database: its name."""


class NotEmpty(Exception):
    """There is something in the database to move to: its name, and a table where it is known."""

    def __init__(self, name: str, table: str = "") -> None:
        super().__init__(name, table)
        self.name = name
        self.table = table


class Unequal(Exception):
    """What arrived is not what left: the name of a table, or `games`."""


class Damaged(Exception):
    """Games that do not go as they went."""

    def __init__(self, games: Sequence[Finding]) -> None:
        super().__init__(tuple(games))
        self.games = tuple(games)


@dataclass(frozen=True, slots=True)
class Moved:
    """What was moved, as it was counted on both sides."""

    left: tuple[Tally, ...]
    arrived: tuple[Tally, ...]
    games: tuple[Finding, ...]
    """What replaying each game found, the same on both sides."""

    @property
    def damaged(self) -> tuple[Finding, ...]:
        """Games that do not go as they went, on either side alike."""
        return damaged_of(self.games)


def damaged_of(games: Sequence[Finding]) -> tuple[Finding, ...]:
    """Those of some games whose logs do not lead where they stand."""
    return tuple(each for each in games if each.found in DAMAGED)


@contextlib.contextmanager
def file_at_rest(url: str) -> Iterator[Path | None]:
    """The SQLite file of an address, on which no bot works meanwhile; None: it names no file.

    Raises:
        AtWork, StoreHeld: a bot works on it.
        StoreDamaged: nothing can be written beside it.
    """
    path = file_of(url)
    if path is None or not (path.exists() or was_held(path)):
        yield path
        return
    if path.exists() and in_use(path):  # by something that holds no lock of ours, too
        raise AtWork(str(path))
    with held(url):
        yield path


def see_empty(path: Path) -> None:
    """See that nothing is in an SQLite file, which is only read.

    Raises:
        NotEmpty: something is.
    """
    try:
        state = examine(path, briefly=True)
        if state.blank:
            return
        if not state.kept or state.revision != revisions()[-1]:
            raise NotEmpty(str(path))
        if (table := first_filled(path, [each.name for each in KEPT])) is not None:
            raise NotEmpty(str(path), table)
    except sqlite3.Error as error:
        raise NotEmpty(str(path)) from error


async def move_club(source: str, target: str, *, anyway: bool) -> Moved:
    """Copy everything from one database into an empty one, and prove it, in one transaction there.

    Of SQLite files both are to be at rest; on PostgreSQL nobody can write while this goes on.

    Raises:
        AtWork: a bot works on one of them.
        NotEmpty: there is something in `target`.
        NotOurs, TablesApart: `source` is no database of ours, or has older or newer tables.
        Damaged: games do not go as they went, and are not to be moved `anyway`.
        Unequal: something arrived otherwise.
        NotTaken: `target` cannot hold something.
        StoreTrouble: one of them cannot be read or written.
    """
    left, arrived = store_at(source), store_at(target)
    try:
        await _see_tables(left, source)
        async with left.reading() as read:
            await keep_out(read)
            if await at_work(read):
                raise AtWork(name_of(source))
            if await arrived.read(at_work):
                raise AtWork(name_of(target))
            games = await all_on(read)
            if damaged_of(games) and not anyway:
                raise Damaged(damaged_of(games))
            async with arrived.writing() as written:
                await written.run_sync(upgrade_alone)
                if await at_work(written):
                    raise AtWork(name_of(target))
                if (table := await first_with_rows(written)) is not None:
                    raise NotEmpty(name_of(target), table)
                await copy_tables(read, written)
                moved = Moved(await tallies(read), await tallies(written), tuple(games))
                _compare(moved, await all_on(written))
        return moved
    finally:
        await arrived.close()
        await left.close()


async def _see_tables(store: Store, url: str) -> None:
    async with store.reading() as connection:
        revision = await connection.run_sync(revision_of)
    if revision is None:
        raise NotOurs(name_of(url))
    if revision != revisions()[-1]:
        raise TablesApart


def _compare(moved: Moved, games: Sequence[Finding]) -> None:
    """See that both sides are equal, before anything counts.

    Raises:
        Unequal: they are not.
    """
    for left, arrived in zip(moved.left, moved.arrived, strict=True):
        if left != arrived:
            raise Unequal(left.table)
    if moved.games != tuple(games):
        raise Unequal("games")
