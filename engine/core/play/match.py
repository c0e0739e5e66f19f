"""A match: title, options, seats, seed and the log of what everybody did. The state is its fold.

Written once for every game: playing, taking back, rewinding, conceding. The log only grows; what was taken
back stays in it. The *standing line* is what the log amounts to after everything taken back.
"""

from collections.abc import Sequence
from typing import Any

from engine.core.choosing.notation import write
from engine.core.contract import Action, Event, Options, Seat, State, Step
from engine.core.errors import NothingToGiveUp, UndoBarrier
from engine.core.play.chance import LoadedChance, SeededChance, commitment
from engine.core.play.log import (
    DEFAULT,
    HOST,
    PERSON,
    Agree,
    Bygone,
    Concede,
    Entry,
    Fork,
    Undo,
    standing_line,
)
from engine.core.play.reached import Reached, Seam
from engine.core.play.seats import check_seats
from engine.core.title import Title
from engine.core.values.change import change, with_last
from engine.core.values.frozen import Frozen


class Played(Frozen):
    """What playing an entry brought: the match after it, the step and the entry itself."""

    match: "Match"
    step: Step[Any]
    entry: Entry


class Match(Reached):
    """A game in progress or ended. Frozen: every deed gives a new one."""

    @classmethod
    def start(cls, title: Title, options: Options, seats: int, seed: bytes) -> tuple["Match", Step[Any]]:
        """Set up a new game.

        Raises:
            BadOptions: the rulebook has no game for this number of seats.
        """
        check_seats(title.rules, seats)
        chance = SeededChance(seed, "setup")
        step = title.rules.setup(options, seats, chance)
        promised, drawn, state = commitment(seed), tuple(chance.drawn), step.state
        return cls(title, options, seats, seed, promised, drawn, (), (), state), step

    def seen_by(self, seat: Seat) -> "Match":
        """The match as far as the seat knows it: its own view for a state, no seed, nothing from before."""
        return change(self, state=self.view(seat).state, seed=None, states=(), seam=None)

    def play(
        self, seat: Seat, action: Action, by: str = PERSON, drawn: Sequence[int] | None = None
    ) -> Played:
        """Play an action. With `drawn`, chance is what was recorded, not drawn from the seed.

        Raises:
            NotYours: the seat owes no decision.
            IllegalAction: a rule forbids it.
            LookupError: recorded chance does not fit.
        """
        chance = self._chance(self._moment(seat, action), drawn)
        step = self.rules.apply(self.state, seat, action, chance)
        if isinstance(chance, LoadedChance) and chance.left:
            raise LookupError("more chance was recorded than the action asks for")
        entry = Entry(self.number + 1, seat, action, by, tuple(chance.drawn))
        return Played(self._after(entry, step), step, entry)

    def _chance(self, moment: str, drawn: Sequence[int] | None) -> LoadedChance | SeededChance:
        """What was recorded, or draws from the seed at a moment.

        Raises:
            LookupError: the seed is not known.
        """
        if drawn is not None:
            return LoadedChance(drawn)
        if self.seed is None:
            raise LookupError("the seed is not known")
        return SeededChance(self.seed, moment)

    def supposed(self, seat: Seat, action: Action, step: Step[Any]) -> "Match":
        """The match as if an action had led to this step: to be asked on, not to be played on."""
        return self._after(Entry(self.number + 1, seat, action), step)

    def _moment(self, seat: Seat, action: Action) -> str:
        """What tells the draws of a deed from all others: its place, its seat, its text.

        And how often others agreed to take back what was seen: what people know already never comes again.
        """
        moment = f"{len(self.line)}|{seat}|{write(action)}"
        anew = self.redrawn
        return f"anew {anew}|{moment}" if anew else moment

    def concede(self, seat: Seat, by: str = PERSON) -> Played:
        """A seat gives up; the game goes on without it.

        Raises:
            NothingToGiveUp: it has given up before, or the game is over.
        """
        if self.standing.ended is not None:
            raise NothingToGiveUp(seat)
        entry = Entry(self.number + 1, seat, Concede(), by)
        step = self.rules.concede(self.state, seat)
        if step.state == self.state:
            raise NothingToGiveUp(seat)
        return Played(self._after(entry, step), step, entry)

    def agree(self, seat: Seat, deed: Agree) -> Played:
        """The table has agreed to what a seat proposed about the end of the game.

        Raises:
            NothingToGiveUp: it is over.
        """
        if self.standing.ended is not None:
            raise NothingToGiveUp(seat)
        step = self.rules.stop(self.state) if deed.ends else Step(self.state)
        entry = Entry(self.number + 1, seat, deed, HOST)
        return Played(self._after(entry, step), step, entry)

    def fork(self, seat: Seat, drawn: Sequence[int] | None = None) -> Played:
        """From here on it is another game, which a seat wants: what nobody has seen lies in a new order.

        With `drawn`, that order is what was recorded, not drawn from the seed.

        Raises:
            LookupError: recorded chance does not fit, or the seed is not known.
        """
        chance = self._chance(f"fork|{len(self.line)}", drawn)
        step = Step(self.rules.anew(self.state, chance))
        if isinstance(chance, LoadedChance) and chance.left:
            raise LookupError("more chance was recorded than the fork asks for")
        entry = Entry(self.number + 1, seat, Fork(), drawn=tuple(chance.drawn))
        return Played(self._after(entry, step), step, entry)

    def begun_again(self, keep: int, seat: Seat, seed: bytes) -> Played:
        """Another game that begins with the first `keep` entries of this one's line, with a seed of its own.

        A seat wants it. What this table had agreed about a last round is not part of it.

        Raises:
            IndexError: the line has not so many entries.
            UndoBarrier: it lies before the seam.
        """
        if not 0 <= keep <= len(self.line):
            raise IndexError(keep)
        self.check_reach(keep)
        stands = in_forks(self.line[:keep])
        line = tuple(change(each, number=number) for number, each in enumerate(stands, 1))
        start = change(self.restart(), seed=seed, commitment=commitment(seed))
        if self.seam is not None:
            start = start.sewn(line[: len(in_forks(self.line[: self.earliest]))], self.seam.state)
        begun = fold(start, line[start.number :])[0]
        return begun.fork(seat)

    def _after(self, entry: Entry, step: Step[Any]) -> "Match":
        final = (
            bool(entry.drawn) or isinstance(entry.deed, Fork) or any(event.reveals for event in step.events)
        )
        settled = len(self.line) + 1 if final else len(self.line) - self.free
        log = with_last(self.log, entry)
        return change(
            self,
            log=log,
            line=log if self.line is self.log else with_last(self.line, entry),
            state=step.state,
            states=with_last(self.states, self.state),
            turns=with_last(self.turns, self.turn),
            settled=with_last(self.settled, settled),
        )

    def undo_point(self, seat: Seat) -> int:
        """How many entries stay when the seat takes back its last own step, alone.

        Entries that only followed a default of the game are taken back with it.

        Raises:
            UndoBarrier: nothing of its own to take back, or something was revealed or somebody acted since,
                or it was said to others in an exchange.
        """
        after = self.state
        for back in range(1, self.free + 1):
            if back > len(self.states):
                return self.whole().undo_point(seat)
            entry, before = self.line[-back], self.states[-back]
            if entry.by != DEFAULT:
                if entry.seat != seat or isinstance(entry.deed, Concede | Agree):
                    raise UndoBarrier("other-acted")
                if self.rules.exchange(before) is not None or self.rules.exchange(after) is not None:
                    raise UndoBarrier("said")
                return len(self.line) - back
            after = before
        raise UndoBarrier(self.barrier)

    def undo(self, seat: Seat) -> Played:
        """Take back the seat's last own step.

        Raises:
            UndoBarrier: it cannot be taken back alone.
        """
        return self.rewind(seat, self.undo_point(seat))

    def rewind(self, seat: Seat, keep: int, by: str = PERSON) -> Played:
        """Take the standing line back to its first `keep` entries: undo, or an agreed rollback.

        Raises:
            IndexError: the line has not so many entries.
        """
        return self.take_back(seat, Undo(keep, self.shown_since(keep)), by)

    def take_back(self, seat: Seat, undo: Undo, by: str = PERSON) -> Played:
        """The same as it was recorded.

        Raises:
            IndexError: the line has not so many entries.
            UndoBarrier: it lies before the seam, or before what makes it a game of its own.
        """
        keep = undo.keep
        if not 0 <= keep <= len(self.line):
            raise IndexError(keep)
        self.check_back(keep)
        match = change(self.at(keep), log=(*self.log, Entry(self.number + 1, seat, undo, by)))
        return Played(match, Step(match.state), match.log[-1])

    def at(self, keep: int) -> "Match":
        """The match as it stood after the first `keep` entries of the standing line.

        Costs nothing where that is at hand; else the game is replayed from its set-up, or from the seam.

        Raises:
            IndexError: the line has not so many entries.
            UndoBarrier: it lies before the seam.
        """
        if not 0 <= keep <= len(self.line):
            raise IndexError(keep)
        self.check_reach(keep)
        back, line = len(self.line) - keep, self.line[:keep]
        if not self.at_hand(keep):
            return change(fold(self.restart(), line[self.earliest :])[0], log=line, line=line)
        return change(
            self,
            log=line,
            line=line,
            state=self.states[-back] if back else self.state,
            states=self.states[: len(self.states) - back],
            turns=self.turns[:keep],
            settled=self.settled[:keep],
        )

    def whole(self) -> "Match":
        """The same match with every moment that its rules know at hand: replayed from its set-up, or from its
        seam, if they are not."""
        if self.at_hand(self.earliest):
            return self
        line = self.line[self.earliest :]
        return change(fold(self.restart(), line)[0], log=self.log, line=self.line)

    def since(self, keep: int) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """What happened after the first `keep` entries of the standing line, entry by entry.

        These entries are replayed; where the moment they begin at is not at hand, those before them too. What
        lies before the seam is not told.

        Raises:
            IndexError: the line has not so many entries.
        """
        keep = keep if self.seam is None else max(keep, self.seam.keep)
        return fold(self.at(keep), self.line[keep:])[1] if keep != len(self.line) else ()

    def seen_since(self, keep: int) -> tuple[tuple[Entry, tuple[Event, ...]], ...]:
        """What luck drew, and what showed something hidden, after the first `keep` entries of the line.

        Raises:
            IndexError: the line has not so many entries.
        """
        if not 0 <= keep <= len(self.line):
            raise IndexError(keep)
        if not self.shown_since(keep):
            return ()
        return tuple(
            (entry, events)
            for entry, events in self.since(keep)
            if entry.drawn or any(event.reveals for event in events)
        )

    def states_since(self, keep: int) -> tuple[State, ...]:
        """The state after the first `keep` entries of the standing line, and after each one since; from the
        seam on at most.

        Raises:
            IndexError: the line has not so many entries.
        """
        keep = keep if self.seam is None else max(keep, self.seam.keep)
        match = self if self.at_hand(keep) else fold(self.at(keep), self.line[keep:])[0]
        return (*match.states, match.state)[keep - len(self.line) - 1 :]

    def restart(self) -> "Match":
        """The match before its first entry; where it has a seam, as it stood there."""
        if self.seam is not None:
            return self.sewn(self.log[: self.seam.number], self.seam.state)
        return Match.recorded(
            self.title, self.options, self.seats, self.seed, self.commitment, self.setup_drawn
        )

    def sewn(self, log: tuple[Entry, ...], state: State) -> "Match":
        """The match as it goes on from a position that these rules did not lead to, after such a log."""
        line = standing_line(log)
        keep, turn = len(line), self.rules.turn(state).number
        return change(
            self,
            log=log,
            line=line,
            state=state,
            states=(),
            turns=(turn,) * keep,
            settled=(keep,) * keep,
            seam=Seam(len(log), keep, state),
        )

    @classmethod
    def recorded(
        cls,
        title: Title,
        options: Options,
        seats: int,
        seed: bytes | None,
        promised: str,
        setup_drawn: tuple[int, ...],
    ) -> "Match":
        """A match before its first entry, set up with recorded chance.

        Raises:
            LookupError: the recorded chance does not fit the set-up.
        """
        chance = LoadedChance(setup_drawn)
        step = title.rules.setup(options, seats, chance)
        if chance.left:
            raise LookupError("more chance was recorded than the set-up asks for")
        state = step.state
        return cls(title, options, seats, seed, promised, setup_drawn, (), (), state)


def in_forks(line: Sequence[Entry]) -> tuple[Entry, ...]:
    """What a fork keeps of a standing line: all but what the table had agreed about its end."""
    return tuple(entry for entry in line if not isinstance(entry.deed, Agree))


def enter(match: Match, entry: Entry) -> Played:
    """Plays a recorded entry again, with its recorded chance.

    Raises:
        EngineError, LookupError, IndexError: it does not fit the match.
    """
    if isinstance(entry.deed, Undo):
        return match.take_back(entry.seat, entry.deed, entry.by)
    if isinstance(entry.deed, Concede):
        return match.concede(entry.seat, entry.by)
    if isinstance(entry.deed, Agree):
        return match.agree(entry.seat, entry.deed)
    if isinstance(entry.deed, Fork):
        return match.fork(entry.seat, entry.drawn)
    if isinstance(entry.deed, Bygone):
        raise UndoBarrier("seam")
    return match.play(entry.seat, entry.deed, entry.by, entry.drawn)


def fold(match: Match, entries: Sequence[Entry]) -> tuple[Match, tuple[tuple[Entry, tuple[Event, ...]], ...]]:
    """Plays recorded entries one after another; the events of each come back with it."""
    told = []
    for entry in entries:
        played = enter(match, entry)
        match = played.match
        told.append((entry, played.step.events))
    return match, tuple(told)
