"""What follows from an action, as far as a person may know: nothing of luck, and nothing that is hidden."""

from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from functools import lru_cache

from bot.tables.state.table import Table
from engine.core.contract import Action, Line, Note, Seat, State, Step, Word
from engine.core.fields import words_of
from engine.core.law import AnyRulebook
from engine.core.play.match import Match
from engine.core.values.change import change
from engine.core.values.same import KEPT, Same

UNFORESEEN = (LookupError, ValueError, TypeError, AssertionError)
"""What rules may raise where the outcome hangs on luck, or on something that is not in the view."""

LEAST = 2
"""Actions in a line at least."""
STEPS = 256
"""Of so many actions it is kept what they lead to: a panel asks it of each of its answers several times."""
ENDINGS = 128
"""Of so many actions it is kept what is told before them and played along with them, and of as many lines
what they lead to."""


class Drawn(LookupError):
    """Luck was asked for where nothing may be drawn."""


class NoLuck:
    """Chance for trying out: whatever asks it cannot be foretold."""

    def roll(self, sides: int, purpose: str) -> int:
        """Never.

        Raises:
            Drawn: always.
        """
        del sides
        raise Drawn(purpose)

    def shuffled(self, count: int, purpose: str) -> tuple[int, ...]:
        """Never.

        Raises:
            Drawn: always.
        """
        del count
        raise Drawn(purpose)


def foreseen(match: Match, seat: Seat, action: Action) -> Step[State] | None:
    """What an action will lead to; None if that is left to chance, or to what the state does not show."""
    found = _outcome(Same(match.state), match.rules, seat, action)
    return None if isinstance(found, str) else found


@lru_cache(maxsize=STEPS)
def _outcome(same: Same[State], rules: AnyRulebook, seat: Seat, action: Action) -> Step[State] | str:
    """What an action will lead to, or why that cannot be told: `chance` decides it, or it is `revealed`."""
    try:
        return rules.resolve(same.value, seat, action, NoLuck())
    except Drawn:
        return "chance"
    except UNFORESEEN:
        return "revealed"


def reveals(step: Step[State]) -> bool:
    """Whether a step shows somebody what was hidden before."""
    return any(event.reveals for event in step.events)


def why_final(match: Match, seat: Seat, action: Action) -> str:
    """Why an action can never be taken back: `chance` decides what follows, or what is hidden is `revealed`;
    empty where it can."""
    found = _outcome(Same(match.state), match.rules, seat, action)
    if isinstance(found, str):
        return found
    return "revealed" if reveals(found) else ""


def is_final(match: Match, seat: Seat, action: Action) -> bool:
    """Whether to warn that an action can never be taken back: chance decides it, or it shows what was hidden.

    Where that is a matter of course (`Action.lucky`) there is nothing to warn of.
    """
    return not action.lucky and bool(why_final(match, seat, action))


def is_warned_of(match: Match, seat: Seat, action: Action, computers: Collection[Seat] = ()) -> bool:
    """Whether an action is asked for once more: it leaves possibilities unused or can never be taken back.

    Whoever ends a turn means to be done with it: that others are shown something then is no surprise, and
    what it leaves unused was told beside it. So it is asked for only where something is left that nobody
    could come back for: luck or something hidden follows, or one of these computer players.
    """
    warned = bool(match.guide.warnings(match.view(seat), action))
    if not action.ends:
        return warned or is_final(match, seat, action)
    return warned and not _can_come_back(match, seat, action, computers)


def _can_come_back(match: Match, seat: Seat, action: Action, computers: Collection[Seat]) -> bool:
    """Whether an action can be taken back until others have acted who take their time."""
    step = foreseen(match, seat, action)
    return step is not None and not reveals(step) and owing_in(match, step.state).isdisjoint(computers)


def lines_of(match: Match, seat: Seat) -> Sequence[Line]:
    """What a seat may do in one go: lines that it is likely to take, of which nothing is to be warned of.

    An end that nobody could take back comes along with one action at most: a press by mistake among many
    would cost the turn.
    """
    return _lines(Same(match), seat)


@lru_cache(maxsize=KEPT)
def _lines(same: Same[Match], seat: Seat) -> Sequence[Line]:
    begun = _in_one_go(same.value, seat, same.value.lines(seat))
    return tuple(line for line, before in begun if not is_warned_of(before, seat, line[-1]))


def further_of(match: Match, seat: Seat) -> Iterator[Line]:
    """More lines, which are less likely: whether to be warned of their last action is not looked into."""
    return (line for line, _ in _in_one_go(match, seat, match.guide.further(match.view(seat))))


def _in_one_go(match: Match, seat: Seat, lines: Iterable[Line]) -> Iterator[tuple[Line, Match]]:
    """Those of the lines that can be done in one go, with the match before the last action."""
    for line in lines:
        before = before_last(match, seat, line)
        if before is None or before.rules.refusal(before.state, seat, line[-1]) is not None:
            continue
        if line[-1].ends and len(line) > LEAST and not _can_come_back(before, seat, line[-1], ()):
            continue
        yield line, before


def before_last(match: Match, seat: Seat, line: Line) -> Match | None:
    """The match before the last action of a line; None where one of the others is forbidden or to be warned
    of, hangs on luck or on what is hidden, or makes somebody else decide."""
    return _led(Same(match), seat, line[:-1]) if line[1:] else match


@lru_cache(maxsize=ENDINGS)
def _led(same: Same[Match], seat: Seat, line: Line) -> Match | None:
    """The match after a whole line, as far as `before_last` goes on: many lines begin alike."""
    action = line[-1]
    match = before_last(same.value, seat, line)
    if match is None or match.rules.refusal(match.state, seat, action) is not None:
        return None
    step = foreseen(match, seat, action)
    if step is None or reveals(step) or match.guide.warnings(match.view(seat), action):
        return None
    return change(match, state=step.state) if match.rules.owes(step.state, seat) else None


def previewed(match: Match, seat: Seat, action: Action) -> Sequence[Note]:
    """What an action will pay, place and set off, from the seat's own view: many lines begin with it."""
    return _previewed(Same(match), seat, action)


@lru_cache(maxsize=ENDINGS)
def _previewed(same: Same[Match], seat: Seat, action: Action) -> Sequence[Note]:
    return same.value.guide.preview(same.value.view(seat), action)


def ending_after(match: Match, seat: Seat, action: Action, computers: Collection[Seat] = ()) -> Action | None:
    """The end of the turn, or of a step of it, that is played along with an action, as nothing else is left.

    None where something is left, or to be warned of, where that hangs on luck or on what is hidden, where the
    end will cost what it did not before the action, and where one of these computer players would go on at
    once: then nobody could take it back.
    """
    return _ending(Same(match), seat, action, tuple(computers))


@lru_cache(maxsize=ENDINGS)
def _ending(same: Same[Match], seat: Seat, action: Action, computers: tuple[Seat, ...]) -> Action | None:
    match = same.value
    step = foreseen(match, seat, action)
    if step is None or reveals(step) or not match.rules.owes(step.state, seat):
        return None
    after = change(match, state=step.state)
    ending = after.rules.only(after.state, seat)
    if ending is None or not ending.ends or after.guide.warnings(after.view(seat), ending):
        return None
    if not _tolled(after, seat) <= _tolled(match, seat):
        return None
    return ending if _can_come_back(after, seat, ending, computers) else None


def _tolled(match: Match, seat: Seat) -> Set[tuple[str, Word]]:
    """What the end of the turn will cost: of each kind of cost what it is about."""
    return _tolls(Same(match), seat)


@lru_cache(maxsize=KEPT)
def _tolls(same: Same[Match], seat: Seat) -> Set[tuple[str, Word]]:
    return {
        (note.key, word)
        for note in same.value.guide.tolls(same.value.view(seat))
        for word in (Word("toll", note.key), *words_of(tuple(note.facts.values())))
    }


def owing_in(match: Match, state: State) -> set[Seat]:
    """The seats that owe a decision."""
    return {each.seat for each in match.rules.decisions(state)}


def ending_at(table: Table, match: Match, seat: Seat, action: Action) -> Action | None:
    """What is played along with an action at a table."""
    return ending_after(match, seat, action, table.computers)
