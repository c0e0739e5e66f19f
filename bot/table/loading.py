"""A game from its rows: its log replayed, from the newest snapshot on where there is one."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import structlog
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import GameDamaged, NoGame
from bot.store import games, people
from bot.store.games import Line
from bot.table.table import LOBBY, Chair, Lent, Somebody, Table
from engine.core.chance import commitment
from engine.core.choices import options_from
from engine.core.codec import from_plain, to_plain
from engine.core.contract import AnyRulebook, Options, Seat, Word
from engine.core.match import Entry, Match, fold, standing_line
from engine.core.record import MISFITS, read_deed, write_deed

log = structlog.get_logger(__name__)


def chair_of(row: RowMapping) -> Chair:
    """A seat from its row."""
    kind, _, word = (row["wish"] or "").partition(":")
    return Chair(
        Seat(row["seat"]),
        row["person"],
        row["name"],
        row["computer"],
        Word(kind, word) if row["wish"] else None,
        row["kept"],
    )


def chair_values(game: int, chair: Chair) -> dict[str, Any]:
    """A seat's row."""
    return {
        "game": game,
        "seat": chair.seat,
        "person": chair.person,
        "name": chair.name,
        "computer": chair.computer,
        "wish": f"{chair.wish.kind}:{chair.wish.id}" if chair.wish else None,
        "kept": chair.kept,
    }


def line_of(entry: Entry, person: int | None) -> Line:
    """A log entry as it is stored."""
    return Line(entry.number, entry.seat, write_deed(entry.deed), entry.by, person, entry.drawn)


def entries_of(rules: AnyRulebook, lines: Sequence[Line]) -> tuple[Entry, ...]:
    """The log's entries from their stored lines.

    Raises:
        BadNotation: a line is no deed of this game.
    """
    return tuple(
        Entry(line.number, Seat(line.seat), read_deed(rules, line.deed), line.by, line.drawn)
        for line in lines
    )


def _opening(rules: AnyRulebook, options: Options, row: RowMapping) -> Match:
    seed = bytes.fromhex(row["seed"])
    drawn = tuple(json.loads(row["setup"]))
    return Match.recorded(rules, options, row["seats"], seed, commitment(seed), drawn)


def _from_snapshot(start: Match, entries: tuple[Entry, ...], number: int, state: str) -> Match:
    """The match after its snapshot. One cannot undo further back than it in this copy."""
    covered = entries[:number]
    line, plain = standing_line(covered), json.loads(state)
    kept, turns = from_plain(type(start.state), plain["state"]), tuple(map(int, plain["turns"]))
    if len(turns) != len(line):
        raise LookupError("the snapshot knows the turns of another line")
    begins = not turns or turns[-1] != start.rules.turn(kept).number
    match = Match(
        start.rules, start.options, start.seats, start.seed, start.commitment, start.setup_drawn,
        covered, line, kept, (), "snapshot", turns, kept if begins else None,
    )  # fmt: skip
    return fold(match, entries[number:])[0]


async def load(
    connection: AsyncConnection, rulebooks: Mapping[str, AnyRulebook], game: int, *, whole: bool = False
) -> Table:
    """The game's table. With `whole`, the log is replayed from its first entry, so that undo sees all.

    Raises:
        NoGame: there is none by this number.
        GameDamaged: its log does not replay under the rules.
    """
    row = await games.game_row(connection, game)
    if row is None:
        raise NoGame
    seats = tuple(chair_of(each) for each in await games.chairs(connection, game))
    rules = rulebooks.get(row["title"])
    if rules is None:
        raise GameDamaged({"game": game})
    try:
        options = options_from(rules, json.loads(row["options"]))
        match = None
        if row["status"] != LOBBY and row["started"] is not None:
            match = await _match(connection, rules, options, row, whole)
    except MISFITS as error:
        log.exception("game does not replay", game=game)
        raise GameDamaged({"game": game}) from error
    return Table(
        row["id"],
        row["guild"],
        row["channel"],
        rules,
        options,
        row["seats"],
        row["status"],
        row["host"],
        row["host_name"],
        row["language"],
        seats,
        commitment(bytes.fromhex(row["seed"])),
        row["created"],
        row["number"],
        row["revision"],
        row["told"],
        row["post"],
        match,
        tuple(Somebody(*each) for each in await people.cohosts(connection, game)),
        tuple(
            Lent(Seat(seat), Somebody(holder, name))
            for seat, substitute, holder, name in await people.lent_seats(connection, game)
            if seats[seat].person == substitute
        ),
    )


async def _match(
    connection: AsyncConnection, rules: AnyRulebook, options: Options, row: RowMapping, whole: bool
) -> Match:
    start = _opening(rules, options, row)
    entries = entries_of(rules, await games.lines(connection, row["id"]))
    if len(entries) != row["number"] or any(e.number != n for n, e in enumerate(entries, 1)):
        raise LookupError("entries are missing from the log")
    if not whole:
        snapshot = await games.newest_snapshot(connection, row["id"], rules.version)
        if snapshot is not None and snapshot[0] <= len(entries):
            try:
                return _from_snapshot(start, entries, *snapshot)
            except MISFITS:
                log.warning("snapshot thrown away", game=row["id"], number=snapshot[0])
    return fold(start, entries)[0]


async def keep_snapshot(connection: AsyncConnection, game: int, match: Match) -> None:
    """Store the match's state, and what it cannot tell: in which turn each entry was played."""
    plain = {"state": to_plain(match.state), "turns": match.turns}
    state = json.dumps(plain, separators=(",", ":"))
    await games.keep_snapshot(connection, game, match.number, match.rules.version, state)
