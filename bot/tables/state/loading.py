"""A game from its rows: its log replayed, from the newest snapshot on where there is one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog
from sqlalchemy import RowMapping

from bot.errors import GameDamaged, NoGame
from bot.speech.names import kept_name
from bot.store import games, people
from bot.store.connection import Connection
from bot.store.games import Line
from bot.tables.state.table import LOBBY, Chair, Lent, Somebody, Table
from engine.core.chance import commitment
from engine.core.choices import options_from
from engine.core.codec import form_digest, from_plain, to_plain
from engine.core.contract import Options, Seat, Word
from engine.core.law import AnyRulebook
from engine.core.log import Entry, standing_line
from engine.core.match import Match, fold
from engine.core.record import MISFITS, read_deed, write_deed
from engine.core.title import Title

log = structlog.get_logger(__name__)


def chair_of(row: RowMapping) -> Chair:
    """A seat from its row."""
    kind, _, word = (row["wish"] or "").partition(":")
    return Chair(
        Seat(row["seat"]),
        row["person"],
        kept_name(row["name"]),
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


def _opening(title: Title, options: Options, row: RowMapping) -> Match:
    seed = bytes.fromhex(row["seed"])
    drawn = tuple(json.loads(row["setup"]))
    return Match.recorded(title, options, row["seats"], seed, commitment(seed), drawn)


def _from_snapshot(start: Match, entries: tuple[Entry, ...], number: int, state: str) -> Match:
    """The match taken up where its snapshot was made.

    Raises:
        MISFITS: the snapshot is none of this game, or of states of another form.
    """
    covered, plain = entries[:number], json.loads(state)
    line, cls = standing_line(covered), type(start.state)
    if plain["form"] != form_digest(cls):
        raise LookupError("the snapshot's state has another form")
    keep, turns, settled = int(plain["keep"]), tuple(plain["turns"]), tuple(plain["settled"])
    then = replace(
        start,
        log=line[:keep],
        line=line[:keep],
        state=from_plain(cls, plain["state"]),
        turns=turns[:keep],
        settled=settled[:keep],
    )
    match, _ = fold(then, line[keep:])
    if (match.turns, match.settled) != (turns, settled) or len(turns) != len(line):
        raise LookupError("the snapshot knows another line")
    return fold(replace(match, log=covered, line=line), entries[number:])[0]


@dataclass(frozen=True, slots=True)
class Rows:
    """Everything the store says of a game, read at one moment."""

    game: RowMapping
    chairs: Sequence[RowMapping]
    lines: Sequence[Line]
    snapshot: tuple[int, str] | None
    cohosts: Sequence[tuple[int, str]]
    lent: Sequence[tuple[int, int, int, str]]
    """Seat, who plays it, whose it is and their name."""


async def rows_of(connection: Connection, titles: Mapping[str, Title], game: int) -> Rows:
    """A game's rows.

    Raises:
        NoGame: there is none by this number.
        GameDamaged: its log cannot be read.
    """
    row = await games.game_row(connection, game)
    if row is None:
        raise NoGame
    title = titles.get(row["title"])
    version = title.rules.version if title is not None else None
    snapshot = await games.newest_snapshot(connection, game, version) if version is not None else None
    try:
        lines = await games.lines(connection, game) if begun(row) else ()
    except ValueError as error:
        log.exception("game cannot be read", game=game)
        raise GameDamaged({"game": game}) from error
    return Rows(
        row,
        await games.chairs(connection, game),
        lines,
        snapshot,
        await people.cohosts(connection, game),
        await people.lent_seats(connection, game),
    )


def begun(row: RowMapping) -> bool:
    """Whether a game has a log."""
    return row["status"] != LOBBY and row["started"] is not None


def table_of(titles: Mapping[str, Title], rows: Rows) -> Table:
    """The game's table. Replays what its snapshot does not tell: in a long game that takes its time.

    Raises:
        GameDamaged: its log does not replay under the rules.
    """
    row = rows.game
    seats = tuple(chair_of(each) for each in rows.chairs)
    title = titles.get(row["title"])
    if title is None:
        raise GameDamaged({"game": row["id"]})
    try:
        options = options_from(title.rules, json.loads(row["options"]))
        match = _match(title, options, rows) if begun(row) else None
    except MISFITS as error:
        log.exception("game does not replay", game=row["id"])
        raise GameDamaged({"game": row["id"]}) from error
    return Table(
        row["id"],
        row["guild"],
        row["channel"],
        title,
        options,
        row["seats"],
        row["status"],
        row["host"],
        kept_name(row["host_name"]),
        row["language"],
        seats,
        commitment(bytes.fromhex(row["seed"])),
        row["created"],
        row["number"],
        row["revision"],
        row["told"],
        row["post"],
        match,
        tuple(Somebody(person, kept_name(name)) for person, name in rows.cohosts),
        tuple(
            Lent(Seat(seat), Somebody(holder, kept_name(name)))
            for seat, substitute, holder, name in rows.lent
            if seats[seat].person == substitute
        ),
    )


def _match(title: Title, options: Options, rows: Rows) -> Match:
    start = _opening(title, options, rows.game)
    entries = entries_of(title.rules, rows.lines)
    if len(entries) != rows.game["number"] or any(e.number != n for n, e in enumerate(entries, 1)):
        raise LookupError("entries are missing from the log")
    if rows.snapshot is not None and rows.snapshot[0] <= len(entries):
        try:
            return _from_snapshot(start, entries, *rows.snapshot)
        except MISFITS:
            log.warning("snapshot thrown away", game=rows.game["id"], number=rows.snapshot[0])
    return fold(start, entries)[0]


async def load(connection: Connection, titles: Mapping[str, Title], game: int) -> Table:
    """The game's table, replayed on the spot.

    Raises:
        NoGame, GameDamaged.
    """
    return table_of(titles, await rows_of(connection, titles, game))


async def keep_snapshot(connection: Connection, game: int, match: Match) -> None:
    """Store the state in which the turn before began, and what it cannot tell of the entries before it.

    From there on everything is at hand again: the turn being played, and the one that may have to be told.
    """
    keep = match.began
    if keep:
        keep = match.turns.index(match.turns[keep - 1])
    keep = max(keep, len(match.line) - len(match.states))
    then = match.at(keep).state
    plain = {
        "form": form_digest(type(then)),
        "keep": keep,
        "state": to_plain(then),
        "turns": match.turns,
        "settled": match.settled,
    }
    state = json.dumps(plain, separators=(",", ":"))
    await games.keep_snapshot(connection, game, match.number, match.rules.version, state)
