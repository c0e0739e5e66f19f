"""A game from its rows: its log replayed, from the newest snapshot on where there is one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from sys import intern
from typing import TypeVar

import structlog

from bot.errors.tables import NoGame
from bot.errors.trouble import GameDamaged
from bot.speech.names import kept_name
from bot.store.connection import Connection
from bot.store.games import games, logs, positions
from bot.store.games.games import Chair, GameFacts, Somebody, StoredGame
from bot.store.games.logs import Snapshot, StoredEntry
from bot.store.games.positions import Position
from bot.store.people import guests, seats
from bot.store.people.seats import Lent
from bot.tables.state.table import LOBBY, RUNNING, Held, Table
from engine.core.choosing.choices import options_from
from engine.core.contract import Options, Seat, State
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance, commitment
from engine.core.play.log import HOST, PERSON, Deed, Entry, standing_line
from engine.core.play.match import Match, Played, fold
from engine.core.play.record import MISFITS, bygone, read_deed, write_deed
from engine.core.title import Title
from engine.core.values.codec import digest, form_digest, from_plain, to_plain

log = structlog.get_logger(__name__)

MARK = 16
"""Letters of a digest that are kept with each entry."""

DEEDS = 4096
"""Deeds that are kept as they were read, of all games together."""

Named = TypeVar("Named", Chair, Somebody)


def legible(named: Named) -> Named:
    """A seat or a person with a name as it is kept: old rows have longer and wilder ones."""
    return replace(named, name=kept_name(named.name))


def lines_of(played: Sequence[Played], person: int | None) -> list[StoredEntry]:
    """What was played, as it is stored; `person` did what was done by a person's will."""
    return [_line(each.entry, person, each.match.state) for each in played]


def _line(entry: Entry, person: int | None, led_to: State) -> StoredEntry:
    who, deed, mark = person if entry.by in (PERSON, HOST) else None, write_deed(entry.deed), mark_of(led_to)
    return StoredEntry(entry.number, entry.seat, deed, entry.by, who, entry.drawn, mark)


def mark_of(state: State) -> str:
    """The beginning of a state's digest: enough to see whether another one is the same."""
    return digest(state)[:MARK]


def position_of(match: Match) -> Position:
    """Where a match stands, as it is stored."""
    state = match.state
    return Position(match.number, match.rules.version, form_digest(type(state)), text_of(state))


def seam_of(match: Match) -> Position | None:
    """Where a match went on under other rules, as it is stored; None: it began under them."""
    if match.seam is None:
        return None
    state = match.seam.state
    return Position(match.seam.number, match.rules.version, form_digest(type(state)), text_of(state))


def text_of(state: State) -> str:
    """A state as it is stored: equal for equal states."""
    return json.dumps(to_plain(state), sort_keys=True, separators=(",", ":"))


def entries_of(rules: AnyRulebook, lines: Sequence[StoredEntry]) -> tuple[Entry, ...]:
    """The log's entries from their stored lines.

    Raises:
        BadNotation: a line is no deed of this game.
    """
    return tuple(
        Entry(line.number, Seat(line.seat), _deed(rules, line.deed), intern(line.by), line.drawn)
        for line in lines
    )


@lru_cache(maxsize=DEEDS)
def _deed(rules: AnyRulebook, text: str) -> Deed:
    """A deed from its text: what was done often is read, and kept in memory, once.

    Raises:
        BadNotation: it is none.
    """
    return read_deed(rules, text)


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
    position: Position | None
    """Where it stands; None: that was not kept when it was last played on."""
    seam: Position | None

    @property
    def whole(self) -> bool:
        """Whether no entry is missing from the log, and each is one of a seat of this game."""
        numbers = [line.number for line in self.lines if line.seat < self.game.seats]
        return numbers == [*range(1, self.game.number + 1)]


async def rows_of(connection: Connection, game: int) -> Rows:
    """A game's rows.

    Raises:
        NoGame: there is none by this number.
        GameDamaged: its log cannot be read.
    """
    stored = await games.find_game(connection, game)
    if stored is None:
        raise NoGame
    try:
        lines = await logs.entries(connection, game) if begun(stored) else ()
    except ValueError as error:
        damaged = GameDamaged({"game": game})
        log.error("game cannot be read", game=game, code=damaged.facts["code"])
        raise damaged from error
    position = await positions.position(connection, game)
    return Rows(
        game=stored,
        chairs=await games.chairs(connection, game),
        lines=lines,
        snapshot=await logs.newest_snapshot(connection, game, stored.version),
        cohosts=await guests.cohosts(connection, game),
        lent=await seats.lent_seats(connection, game),
        position=position if position is not None and position.number == stored.number else None,
        seam=await positions.seam(connection, game),
    )


def begun(game: StoredGame) -> bool:
    """Whether a game has a log."""
    return game.status != LOBBY and game.started is not None


def table_of(titles: Mapping[str, Title], rows: Rows) -> Table:
    """The game's table. Replays what its snapshot does not tell: in a long game that takes its time.

    Under the rules it is played by, where these are kept and lead where it stands; else it is held.

    Raises:
        GameDamaged: its log does not replay under the rules, and where it stands is not known.
    """
    game = rows.game
    newest = titles.get(game.title)
    if newest is None:
        raise GameDamaged({"game": game.id})
    try:
        title, options, match, held = _taken_up(newest, rows)
    except Exception as error:  # whatever its rules fail with, this game alone is closed
        damaged = GameDamaged({"game": game.id})
        _say(newest, game.id, error, code=damaged.facts["code"])
        raise damaged from error
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
        held=held if game.status == RUNNING else None,
    )


def _say(title: Title, game: int, error: Exception, **more: object) -> None:
    """Log that a game does not replay: with its trace, in which deeds may stand, where nothing is hidden."""
    log.error("game does not replay", game=game, exc_info=None if title.rules.hidden else error, **more)


def _taken_up(newest: Title, rows: Rows) -> tuple[Title, Options, Match | None, Held | None]:
    """The match of a stored game, if it has begun, and what is to be settled before it goes on.

    Raises:
        MISFITS: neither does it replay nor is it known where it stands.
    """
    game, kept = rows.game, newest.at(rows.game.version)
    if not begun(game):
        return newest, options_from(newest.rules, json.loads(game.options)), None, None
    if kept is not None:
        try:
            options, match = _agreeing(kept, rows)
        except MISFITS as error:
            if rows.position is None or not rows.whole:
                raise
            _say(newest, game.id, error)
        else:
            return kept, options, match, None
    held = Held(game.version, newest.rules.version)
    log.error("a game does not go on under its rules", game=game.id, version=held.version, now=held.now)
    options, match = standing_still(newest, rows)
    return newest, options, match, held


def _agreeing(title: Title, rows: Rows) -> tuple[Options, Match]:
    """The match of a stored game by a title's rules, that lead to where it stands.

    Raises:
        MISFITS: they do not.
    """
    for each in (rows, replace(rows, snapshot=None)):
        options, match = replayed(title, each)
        if rows.position is None or text_of(match.state) == rows.position.state:
            return options, match
    raise LookupError("the rules lead elsewhere than the game stands")


def replayed(title: Title, rows: Rows) -> tuple[Options, Match]:
    """The match of a stored game replayed by a title's rules, from its snapshot on where there is one.

    Raises:
        MISFITS: it does not replay.
    """
    options, start = opening(title, rows)
    if not rows.whole:
        raise LookupError("entries are missing from the log")
    entries = (*start.log, *entries_of(title.rules, rows.lines[start.number :]))
    if rows.snapshot is not None and start.number <= rows.snapshot.number <= len(entries):
        try:
            return options, _from_snapshot(start, entries, rows.snapshot)
        except MISFITS:
            log.warning("snapshot thrown away", game=rows.game.id, number=rows.snapshot.number)
    return options, fold(start, entries[start.number :])[0]


def opening(title: Title, rows: Rows) -> tuple[Options, Match]:
    """The first moment of a stored game that its rules know: its set-up, or its seam."""
    game, seam = rows.game, rows.seam
    options = options_from(title.rules, json.loads(game.options))
    if seam is not None:
        state = _read(title, options, game, seam)
        return options, _sewn(title, options, rows, seam.number, state)
    seed = bytes.fromhex(game.seed)
    drawn = tuple(json.loads(game.setup))
    return options, Match.recorded(title, options, game.seats, seed, commitment(seed), drawn)


def standing_still(title: Title, rows: Rows) -> tuple[Options, Match]:
    """The match of a stored game as it would go on under a title's rules from the position as it stands.

    Where that was not kept, it is the one its log leads to under these rules.

    Raises:
        MISFITS: it is no position of these rules.
    """
    if rows.position is None:
        options, match = replayed(title, replace(rows, snapshot=None))
        state: State = match.state
    else:
        if not rows.whole:
            raise LookupError("entries are missing from the log")
        options = options_from(title.rules, json.loads(rows.game.options))
        state = _read(title, options, rows.game, rows.position)
    wrong = title.rules.check(state)
    if wrong:
        raise LookupError(wrong[0])
    return options, _sewn(title, options, rows, rows.game.number, state)


def _read(title: Title, options: Options, game: StoredGame, stored: Position) -> State:
    """A stored position as a state of a title's rules.

    Raises:
        MISFITS: it is none of theirs.
    """
    rules, plain = title.rules, json.loads(stored.state)
    cls = type(rules.setup(options, game.seats, SeededChance(b"", "form")).state)
    assert issubclass(cls, State)  # noqa: S101 - what a set-up leads to
    if stored.form != form_digest(cls):
        plain = rules.carried(stored.version, plain)
    if plain is None:
        raise LookupError("the position has another form")
    return from_plain(cls, plain)


def _sewn(title: Title, options: Options, rows: Rows, number: int, state: State) -> Match:
    """The match as it goes on from a position after so many entries of its log."""
    seed, drawn = bytes.fromhex(rows.game.seed), tuple(json.loads(rows.game.setup))
    start = Match(title, options, rows.game.seats, seed, commitment(seed), drawn, (), (), state)
    log = tuple(
        Entry(line.number, Seat(line.seat), bygone(line.deed), line.by, line.drawn)
        for line in rows.lines[:number]
    )
    return start.sewn(log, state)


async def load(connection: Connection, titles: Mapping[str, Title], game: int) -> Table:
    """The game's table, replayed on the spot.

    Raises:
        NoGame, GameDamaged.
    """
    return table_of(titles, await rows_of(connection, game))


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
