"""A game from its rows: its log replayed, from the newest snapshot on where there is one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeVar

import structlog

from bot.errors.tables import NoGame
from bot.errors.trouble import GameDamaged
from bot.speech.names import kept_name
from bot.store.connection import Connection
from bot.store.games import games, logs
from bot.store.games.games import Chair, GameFacts, Somebody, StoredGame
from bot.store.games.logs import Snapshot, StoredEntry
from bot.store.people import guests, seats
from bot.store.people.seats import Lent
from bot.tables.state.table import LOBBY, Table
from engine.core.choosing.choices import options_from
from engine.core.contract import Options, Seat
from engine.core.law import AnyRulebook
from engine.core.play.chance import commitment
from engine.core.play.log import Entry, standing_line
from engine.core.play.match import Match, fold
from engine.core.play.record import MISFITS, read_deed, write_deed
from engine.core.title import Title
from engine.core.values.codec import form_digest, from_plain, to_plain

log = structlog.get_logger(__name__)


Named = TypeVar("Named", Chair, Somebody)


def legible(named: Named) -> Named:
    """A seat or a person with a name as it is kept: old rows have longer and wilder ones."""
    return replace(named, name=kept_name(named.name))


def stored_of(entry: Entry, person: int | None) -> StoredEntry:
    """A log entry as it is stored."""
    return StoredEntry(entry.number, entry.seat, write_deed(entry.deed), entry.by, person, entry.drawn)


def entries_of(rules: AnyRulebook, lines: Sequence[StoredEntry]) -> tuple[Entry, ...]:
    """The log's entries from their stored lines.

    Raises:
        BadNotation: a line is no deed of this game.
    """
    return tuple(
        Entry(line.number, Seat(line.seat), read_deed(rules, line.deed), line.by, line.drawn)
        for line in lines
    )


def _opening(title: Title, options: Options, game: StoredGame) -> Match:
    seed = bytes.fromhex(game.seed)
    drawn = tuple(json.loads(game.setup))
    return Match.recorded(title, options, game.seats, seed, commitment(seed), drawn)


def _from_snapshot(start: Match, entries: tuple[Entry, ...], snapshot: Snapshot) -> Match:
    """The match taken up where its snapshot was made.

    Raises:
        MISFITS: the snapshot is none of this game, or of states of another form.
    """
    covered, plain = entries[: snapshot.number], json.loads(snapshot.state)
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
    return fold(replace(match, log=covered, line=line), entries[snapshot.number :])[0]


@dataclass(frozen=True, slots=True)
class Rows:
    """Everything the store says of a game, read at one moment."""

    game: StoredGame
    chairs: Sequence[Chair]
    lines: Sequence[StoredEntry]
    snapshot: Snapshot | None
    cohosts: Sequence[Somebody]
    lent: Sequence[Lent]


async def rows_of(connection: Connection, titles: Mapping[str, Title], game: int) -> Rows:
    """A game's rows.

    Raises:
        NoGame: there is none by this number.
        GameDamaged: its log cannot be read.
    """
    stored = await games.find_game(connection, game)
    if stored is None:
        raise NoGame
    title = titles.get(stored.title)
    version = title.rules.version if title is not None else None
    snapshot = await logs.newest_snapshot(connection, game, version) if version is not None else None
    try:
        lines = await logs.entries(connection, game) if begun(stored) else ()
    except ValueError as error:
        log.exception("game cannot be read", game=game)
        raise GameDamaged({"game": game}) from error
    return Rows(
        game=stored,
        chairs=await games.chairs(connection, game),
        lines=lines,
        snapshot=snapshot,
        cohosts=await guests.cohosts(connection, game),
        lent=await seats.lent_seats(connection, game),
    )


def begun(game: StoredGame) -> bool:
    """Whether a game has a log."""
    return game.status != LOBBY and game.started is not None


def table_of(titles: Mapping[str, Title], rows: Rows) -> Table:
    """The game's table. Replays what its snapshot does not tell: in a long game that takes its time.

    Raises:
        GameDamaged: its log does not replay under the rules.
    """
    game = rows.game
    title = titles.get(game.title)
    if title is None:
        raise GameDamaged({"game": game.id})
    try:
        options = options_from(title.rules, json.loads(game.options))
        match = _match(title, options, rows) if begun(game) else None
    except MISFITS as error:
        log.exception("game does not replay", game=game.id)
        raise GameDamaged({"game": game.id}) from error
    same = {each.name: getattr(game, each.name) for each in fields(GameFacts)}
    return Table(
        **{**same, "host_name": kept_name(game.host_name)},
        title=title,
        options=options,
        chairs=tuple(map(legible, rows.chairs)),
        commitment=commitment(bytes.fromhex(game.seed)),
        match=match,
        cohosts=tuple(map(legible, rows.cohosts)),
        lent=tuple(replace(each, holder=legible(each.holder)) for each in rows.lent),
    )


def _match(title: Title, options: Options, rows: Rows) -> Match:
    start = _opening(title, options, rows.game)
    entries = entries_of(title.rules, rows.lines)
    if len(entries) != rows.game.number or any(e.number != n for n, e in enumerate(entries, 1)):
        raise LookupError("entries are missing from the log")
    if rows.snapshot is not None and rows.snapshot.number <= len(entries):
        try:
            return _from_snapshot(start, entries, rows.snapshot)
        except MISFITS:
            log.warning("snapshot thrown away", game=rows.game.id, number=rows.snapshot.number)
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
    await logs.keep_snapshot(connection, game, match.rules.version, Snapshot(match.number, state))
