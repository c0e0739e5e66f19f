"""A match as a game file and back, its history for a viewer, and the proof that nobody cheated.

The file is JSON: a header (game, version, options, seats, commitment, seed once the game is over), the log in
notation with the outcomes of chance, and the digest of the final state.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from engine.core.choosing.choices import options_from, options_to
from engine.core.choosing.notation import Vocabulary, parse, write
from engine.core.contract import Event, Fact, Seat
from engine.core.errors import BadNotation, BadOptions, BadRecord, EngineError
from engine.core.law import AnyRulebook
from engine.core.play.chance import SeededChance, commitment
from engine.core.play.log import (
    DRAW,
    ON,
    OVER,
    PERSON,
    ROUND,
    WILLS,
    WINNER,
    Agree,
    Bygone,
    Concede,
    Deed,
    Entry,
    Fork,
    Undo,
)
from engine.core.play.match import Match, enter, fold
from engine.core.play.seats import check_seats
from engine.core.title import Title
from engine.core.values.change import change
from engine.core.values.codec import digest
from engine.core.values.frozen import Frozen

FORMAT = 1
"""Version of the file's form."""

ANEW = "anew"
"""In the text of an undo: luck had been drawn or something shown, so what follows is drawn anew."""

UNDO = re.compile(rf"undo ([0-9]{{1,5}})( {ANEW})?")

AGREED = re.compile(rf"agree (?:({DRAW}|{OVER}|{ON})|({ROUND}|{WINNER}) ([0-9]{{1,5}}))")

LONGEST = 20_000
"""Entries a file may have."""

MISFITS = (EngineError, LookupError, ValueError, TypeError, AssertionError)
"""What rules can raise when they meet a log that play never wrote."""


class Told(Frozen):
    """An entry of the log with what happened in it and whether it still stands."""

    entry: Entry
    events: tuple[Event, ...]
    stands: bool
    turn: int


def write_deed(deed: Deed) -> str:
    """The deed's text in a log: an action's notation, `undo 12`, `undo 12 anew`, `concede`, `fork`, or
    `agree draw`, `agree over`, `agree on`, `agree round 4`, `agree winner 2`; of one done under rules left
    behind the text that stands there."""
    if isinstance(deed, Undo):
        return f"undo {deed.keep} {ANEW}" if deed.anew else f"undo {deed.keep}"
    if isinstance(deed, Concede):
        return "concede"
    if isinstance(deed, Fork):
        return "fork"
    if isinstance(deed, Agree):
        about = {ROUND: f" {deed.about}", WINNER: f" {deed.about + 1}"}.get(deed.how, "")
        return f"agree {deed.how}{about}"
    if isinstance(deed, Bygone):
        return deed.text
    return write(deed)


def read_deed(rules: AnyRulebook, text: str, vocabulary: Vocabulary | None = None) -> Deed:
    """The deed back from its text; with the board's vocabulary only with words that exist there.

    Raises:
        BadNotation: it is none.
    """
    return _common(text) or parse(rules, text, vocabulary)


def bygone(text: str) -> Deed:
    """A deed done under rules that a game has left behind, from its text: what every game knows is read."""
    return _common(text) or Bygone(text)


def _common(text: str) -> Deed | None:
    """What is no action of a game."""
    if text == "concede":
        return Concede()
    if text == "fork":
        return Fork()
    back = UNDO.fullmatch(text)
    if back is not None:
        return Undo(int(back[1]), back[2] is not None)
    agreed = AGREED.fullmatch(text)
    if agreed is not None:
        how, number = agreed[1] or agreed[2], int(agreed[3] or 0)
        return Agree(how, number - 1 if how == WINNER else number)
    return None


def record(match: Match, names: Sequence[str] = (), open_seed: bool | None = None) -> dict[str, Any]:
    """The match as plain values for a JSON file. The seed is in it only when the game is over.

    `names` are the seats' holders as they wish to be named; `open_seed` overrides when the seed is told
    (a game that was called off).
    """
    ended = match.standing.ended is not None if open_seed is None else open_seed
    return {
        "keryx": FORMAT,
        "game": match.rules.slug,
        "version": match.rules.version,
        **({"seam": match.seam.number} if match.seam is not None else {}),
        "options": options_to(match.options),
        "seats": match.seats,
        "names": list(names),
        "commitment": match.commitment,
        "seed": match.seed.hex() if ended and match.seed is not None else None,
        "setup": list(match.setup_drawn),
        "log": [
            {
                "seat": entry.seat + 1,
                "deed": write_deed(entry.deed),
                "by": entry.by,
                "drawn": list(entry.drawn),
            }
            for entry in match.log
        ],
        "digest": digest(match.state),
    }


def record_text(match: Match, names: Sequence[str] = (), open_seed: bool | None = None) -> str:
    """The game file's text: indented, one log entry a line."""
    plain = record(match, names, open_seed)
    log = plain.pop("log")
    head = json.dumps(plain, ensure_ascii=False, indent=1)
    lines = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in log)
    return f'{head[:-2]},\n "log": [\n  {lines}\n ]\n}}\n' if log else f'{head[:-2]},\n "log": []\n}}\n'


def _bad(key: str, **facts: Fact) -> NoReturn:
    raise BadRecord(key, facts)


def _plain(text: str) -> dict[str, Any]:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        _bad("not-json")
    if not isinstance(plain, dict) or "keryx" not in plain:
        _bad("not-a-game-file")
    if plain["keryx"] != FORMAT:
        _bad("other-format", given=str(plain["keryx"])[:20], known=FORMAT)
    return plain


def _need(plain: dict[str, Any], name: str, kind: type) -> Any:  # noqa: ANN401 - JSON values
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        _bad("bad-field", field=name)
    return value


def _numbers(drawn: object) -> bool:
    return isinstance(drawn, list) and all(type(each) is int for each in drawn)


def _entry(match: Match, number: int, line: object) -> Entry:
    rules = match.rules
    if not isinstance(line, dict):
        _bad("bad-entry", entry=number)
    seat, deed, by, drawn = line.get("seat"), line.get("deed"), line.get("by", PERSON), line.get("drawn", [])
    if not (type(seat) is int and 1 <= seat <= match.seats and isinstance(deed, str) and by in WILLS):
        _bad("bad-entry", entry=number)
    if not _numbers(drawn):
        _bad("bad-entry", entry=number)
    try:
        words = rules.vocabulary(match.state)
        return Entry(number, Seat(seat - 1), read_deed(rules, deed, words), by, tuple(drawn))
    except BadNotation:
        _bad("bad-deed", entry=number, deed=deed[:80])


def read(text: str, titles: Mapping[str, Title]) -> Match:
    """The match of a game file, replayed entry by entry and compared with the digest it states.

    A file of an earlier version is read by its own rules where they are kept; else where its game would go
    the same way today, to the same end. One whose game left its rules behind on the way is not: no rules
    lead to the position in which it went on, and a forged one would look no different.

    Raises:
        BadRecord: the file is damaged, of another form or version, or breaks a rule; says where.
    """
    plain = _plain(text)
    title = titles.get(_need(plain, "game", str))
    if title is None:
        _bad("unknown-game", given=plain["game"][:40], known=tuple(titles))
    given, version = plain.get("version"), title.rules.version
    if "seam" in plain:
        _bad("seam", entry=_need(plain, "seam", int))
    kept = title.at(given) if type(given) is int else None
    if kept is not None:
        return _replayed(plain, kept)
    try:
        if type(given) is int and 1 <= given < version:
            return _replayed(plain, title)
    except BadRecord:
        pass  # what has changed since was played in it
    _bad("other-version", given=str(given)[:20], known=version)


def _replayed(plain: dict[str, Any], title: Title) -> Match:
    seats = _need(plain, "seats", int)
    drawn = _need(plain, "setup", list)
    log = _need(plain, "log", list)
    seed_text = plain.get("seed")
    if len(log) > LONGEST:
        _bad("too-long", limit=LONGEST)
    try:
        options = options_from(title.rules, _need(plain, "options", dict))
        check_seats(title.rules, seats)
        seed = bytes.fromhex(seed_text) if seed_text is not None else None
    except (BadOptions, TypeError, ValueError):
        _bad("bad-header")
    promised = _need(plain, "commitment", str)
    try:
        if not _numbers(drawn):
            raise LookupError(drawn)
        match = Match.recorded(title, options, seats, seed, promised, tuple(drawn))
    except (LookupError, TypeError):
        _bad("bad-setup")
    for number, line in enumerate(log, 1):
        entry = _entry(match, number, line)
        try:
            match = enter(match, entry).match
        except MISFITS:
            _bad("illegal-entry", entry=number, deed=write_deed(entry.deed)[:80])
    if digest(match.state) != plain.get("digest"):
        _bad("other-digest")
    return match


def verify(match: Match) -> None:
    """Proves from the revealed seed that every draw of the match was the one promised at its start.

    Of a fork that is proved from its beginning on: earlier draws came from the other game's seed.

    Raises:
        BadRecord: `seed-secret`, `other-commitment`, or `false-draw` with the entry's number (0: the set-up);
            `seam` where it left its rules behind on the way.
    """
    if match.seam is not None:
        _bad("seam", entry=match.seam.number)
    if match.seed is None:
        _bad("seed-secret")
    if commitment(match.seed) != match.commitment:
        _bad("other-commitment")
    chance, begun = SeededChance(match.seed, "setup"), match.forked
    match.rules.setup(match.options, match.seats, chance)
    if not begun and tuple(chance.drawn) != match.setup_drawn:
        _bad("false-draw", entry=0)
    again = match.restart()
    for entry in match.log:
        if entry.number < begun:
            again = enter(again, entry).match
            continue
        if isinstance(entry.deed, Undo | Concede | Agree | Bygone):
            # Where nobody had seen anything there is nothing to draw anew: that would be a second throw.
            if isinstance(entry.deed, Undo) and entry.deed.anew and not again.shown_since(entry.deed.keep):
                _bad("false-draw", entry=entry.number)
            again = enter(again, entry).match
            continue
        if isinstance(entry.deed, Fork):
            played = again.fork(entry.seat)
        else:
            played = again.play(entry.seat, entry.deed, entry.by)
        if played.entry.drawn != entry.drawn:
            _bad("false-draw", entry=entry.number)
        again = played.match


def history(match: Match) -> tuple[Told, ...]:
    """Every entry of the log with its events, whether it stands, and the turn it belongs to.

    Of those before a seam only that they were made: no events, and the turn in which it lies.
    """
    return tale(match).told


class Tale(Frozen):
    """A match and its history."""

    match: Match
    told: tuple[Told, ...]


def tale(match: Match, known: Tale | None = None) -> Tale:
    """A match's history; of what an earlier tale of the same match knows nothing is replayed.

    Raises:
        MISFITS: the log breaks a rule.
    """
    if known is None or known.match.log != match.log[: known.match.number]:
        start = match.restart()
        known = Tale(start, tuple(Told(each, (), True, start.turn) for each in start.log))
    at, told = known.match, [*known.told]
    for entry in match.log[at.number :]:
        turn = at.turn
        at, ((_, events),) = fold(at, (entry,))
        told.append(Told(entry, events, True, turn))
    standing = {entry.number for entry in match.line}
    return Tale(at, tuple(change(each, stands=each.entry.number in standing) for each in told))
