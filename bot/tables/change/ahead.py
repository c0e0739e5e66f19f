"""Moves given ahead: played when their giver's turn comes, up to the first that does not fit any more.

Where they have cases, what others did until then says which moves these are.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors.asking import TooManyCases
from bot.store.games.plans import PLAYING, STOPPED, WAITING, Ahead, Case, Order, word_text
from bot.tables.change.cases import BRANCHES, alike, judged, kept, noted, undecided
from bot.tables.change.standing import settle
from bot.tables.state.table import Table
from engine.core.choosing.notation import parse, write
from engine.core.contract import Action, Event, Seat, Word
from engine.core.errors import EngineError
from engine.core.fields import facts_of, words_of
from engine.core.play.log import ORDER, Undo
from engine.core.play.match import Match, Played

LONGEST = 200
"""Moves one may give ahead."""
WATCHED = 10
"""Words one may have watched for."""

ILLEGAL, LUCK = "illegal", "luck"
"""Why moves stop: a rule forbids the next one now; luck or a revealed secret came before it. Else a word."""


def words_in(event: Event) -> set[Word]:
    """Every word of the game that an event mentions."""
    return {word for fact in facts_of(event).values() for word in words_of(fact)}


def came_up(given: Ahead, seat: Seat, events: Sequence[Event]) -> str | None:
    """The first watched word that comes up in what the giver may know."""
    seen = {
        word_text(word) for event in events if event.known_to(Seat(given.seat)) for word in words_in(event)
    }
    return None if seat == given.seat else next((word for word in given.watch if word in seen), None)


def _watched(given: Sequence[Ahead], played: Sequence[Played]) -> list[Ahead]:
    """What is stopped by what others just did."""
    found = []
    for each in given:
        if each.status != STOPPED:
            hits = (came_up(each, step.entry.seat, step.step.events) for step in played)
            word = next((hit for hit in hits if hit is not None), None)
            each = each if word is None else replace(each, status=STOPPED, why=word)  # noqa: PLW2901
        found.append(noted(each, played))
    return found


def play_ahead(
    before: Table, played: Sequence[Played], given: Sequence[Ahead], orders: Sequence[Order]
) -> tuple[list[Played], tuple[Ahead, ...]]:
    """What follows from moves given ahead after what was just played, and what is left of them.

    They begin when the giver's turn comes; not after something was taken back, so that a step taken back by
    its player is not played again at once.
    """
    left = _watched([each for each in given if before.chairs[each.seat].person == each.person], played)
    found: list[Played] = []
    if isinstance(played[-1].entry.deed, Undo) or not left:
        return found, tuple(left)
    match = played[-1].match
    turn = _number(before.match)
    had = {decision.seat for decision in before.owed if decision.in_turn}
    for _ in range(LONGEST * len(left)):
        place = _due(left, match, had, turn)
        if place is None:
            break
        left[place] = judged(left[place], match)
        if left[place].status == STOPPED:
            continue
        left[place], steps = _one(left[place], before, match, orders)
        if steps:
            found += steps
            match = steps[-1].match
            left = _watched(left, steps)
    return found, tuple(each for each in left if _remain(each))


def _remain(given: Ahead) -> bool:
    """Whether any of these moves are left to be played."""
    return undecided(given) or given.done < len(given.moves)


def _number(match: Match | None) -> int:
    return match.rules.turn(match.state).number if match is not None else 0


def _due(given: Sequence[Ahead], match: Match, had: set[Seat], turn: int) -> int | None:
    """Whose moves are to be played now: their turn has just come, or they are in the middle of them."""
    owed = {decision.seat for decision in match.rules.decisions(match.state) if decision.in_turn}
    turned = _number(match) != turn
    for place, each in enumerate(given):
        if not _remain(each) or each.seat not in owed:
            continue
        came = turned or each.seat not in had
        if each.status == PLAYING or (each.status == WAITING and came):
            return place
    return None


def _one(given: Ahead, table: Table, match: Match, orders: Sequence[Order]) -> tuple[Ahead, list[Played]]:
    """Play the next of these moves, with the answers that need no asking."""
    seat, turn = Seat(given.seat), _number(match)
    try:
        action = parse(match.rules, given.moves[given.done])
        step = match.play(seat, action, ORDER)
    except EngineError:
        return replace(given, status=STOPPED, why=ILLEGAL), []
    after, answered = settle(step.match, table.chairs, orders)
    status = PLAYING if _number(after) == turn else WAITING
    given = replace(given, done=given.done + 1, status=status)
    if given.done < len(given.moves) and not step.match.free:
        given = replace(given, status=STOPPED, why=LUCK)
    return given, [step, *answered]


def with_moves(
    given: Sequence[Ahead],
    seat: Seat,
    person: int,
    moves: Sequence[Action],
    watch: Sequence[Word] | None = None,
) -> list[Ahead]:
    """All moves given ahead in a game, a person's new ones last, in place of those they gave before.

    Cases that still wait stay: the new moves are what is played if none of them comes up.

    Raises:
        TooManyCases: there would be more than four branches.
    """
    mine = _of(given, person)
    words = mine.watch if watch is None and mine is not None else tuple(map(word_text, watch or ()))
    new = Ahead(seat, person, _written(moves), 0, words[:WATCHED], cases=kept(mine))
    return _in_place(given, new)


def with_case(given: Sequence[Ahead], seat: Seat, person: int, case: Case) -> list[Ahead]:
    """All moves given ahead in a game, with moves for a case: after a person's other cases, or in place of
    what they gave for the same.

    Raises:
        TooManyCases: there would be more than four branches.
    """
    mine = _of(given, person)
    rest = mine.moves[mine.done :] if mine is not None and mine.status == WAITING else ()
    cases = [case if alike(case, each) else each for each in kept(mine)]
    if case not in cases:
        cases.append(case)
    watch = mine.watch if mine is not None else ()
    return _in_place(given, Ahead(seat, person, rest, watch=watch, cases=tuple(cases)))


def _of(given: Sequence[Ahead], person: int) -> Ahead | None:
    """What a person gave."""
    return next((each for each in given if each.person == person), None)


def _written(moves: Sequence[Action]) -> tuple[str, ...]:
    return tuple(write(move) for move in moves[:LONGEST])


def _in_place(given: Sequence[Ahead], new: Ahead) -> list[Ahead]:
    """All moves given ahead, a person's new ones last in place of their old ones."""
    if len(new.cases) + bool(new.moves) > BRANCHES:
        raise TooManyCases({"most": BRANCHES})
    return [*(each for each in given if each.person != new.person), new]
