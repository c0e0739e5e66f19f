"""Who has a say when a game is to go back, and to where it goes."""

from collections.abc import Sequence

from bot.errors.asking import NoSuchTurn
from bot.errors.votes import NothingToMend
from bot.store.games.games import Chair
from bot.tables.state.table import one_each
from engine.core.contract import Seat
from engine.core.play.log import DEFAULT, Agree, Concede, Entry, Fork
from engine.core.play.match import Match


def last_step(match: Match, seats: Sequence[Seat]) -> int:
    """How many entries of the standing line stay when the last own step of one of these seats goes.

    Answers of a game's default, concessions and what was agreed are no steps.

    Raises:
        NothingToMend: none of these seats has done anything.
        UndoBarrier: that was under rules the game has left behind, or in the game it was forked from.
    """
    for place in range(len(match.line) - 1, -1, -1):
        entry = match.line[place]
        if entry.seat in seats and entry.by != DEFAULT and not isinstance(entry.deed, Concede | Agree):
            match.check_back(place)
            return place
    raise NothingToMend


def turn_start(match: Match, turn: int) -> int:
    """How many entries of the standing line lie before a turn.

    Raises:
        NoSuchTurn: it has not begun.
        NothingToMend: nothing was done since it began.
        UndoBarrier: it was over before the game left its rules behind, or was forked from another.
    """
    if not 1 <= turn <= match.turn:
        raise NoSuchTurn({"latest": match.turn})
    place = next((place for place, each in enumerate(match.turns) if each >= turn), None)
    match.check_turn(turn)
    place = len(match.line) if place is None else max(place, match.earliest)
    if place < len(match.line) and isinstance(match.line[place].deed, Fork):
        place += 1
    if place == len(match.line):
        raise NothingToMend
    match.check_back(place)
    return place


def affected(match: Match, keep: int, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs of the people whom going back to the first `keep` entries touches.

    Everybody who would play there, if luck was drawn or something shown since: all have seen it. Else those
    who acted since or owe an answer now.
    """
    stretch = match.line[keep:]
    gone = gave_up(match.line[:keep])
    shown = match.shown_since(keep)
    touched = {entry.seat for entry in stretch} | {
        decision.seat for decision in match.rules.decisions(match.state)
    }
    return one_each((chair for chair in chairs if shown or chair.seat in touched), gone)


def everybody(match: Match, keep: int, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The chairs of all people who would play after going back to the first `keep` entries."""
    return one_each(chairs, gave_up(match.line[:keep]))


def gave_up(line: Sequence[Entry]) -> frozenset[Seat]:
    """The seats that conceded in a stretch."""
    return frozenset(entry.seat for entry in line if isinstance(entry.deed, Concede))
