"""One channel's game as everybody sees it: who sits where, how it is played, how it stands."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Self

from bot.errors.seats import NotHosting, NotSeated, OnlyLent
from bot.errors.tables import NotRunning
from bot.store.games.games import Chair, GameFacts, Somebody
from bot.store.people.seats import Lent
from bot.store.posts.outbox import Notice, NoticeKind
from engine.core.contract import Decision, Event, Options, Seat
from engine.core.guide import AnyGuide
from engine.core.law import AnyRulebook
from engine.core.play.log import Concede, Entry
from engine.core.play.match import Match
from engine.core.title import Title

LOBBY, RUNNING, ENDED, CALLED_OFF = "lobby", "running", "ended", "called-off"

NOTHING = -1
"""Told before the game's first post: not even its beginning."""


def one_each(chairs: Iterable[Chair], gone: Collection[Seat]) -> tuple[Chair, ...]:
    """The chairs of people who have not given up these seats, one for each person."""
    found: dict[int, Chair] = {}
    for chair in chairs:
        if chair.person is not None and chair.seat not in gone:
            found.setdefault(chair.person, chair)
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Held:
    """A running game that waits until its table agrees to go on: the rules it was played by are not kept, or
    lead elsewhere now though their version stayed."""

    version: int
    """Of the rules it was played by."""
    now: int
    """Of those it could go on under, from the position as it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(GameFacts):
    """A game in a channel. Frozen: what one reads stays as it was."""

    title: Title
    options: Options
    chairs: tuple[Chair, ...]
    commitment: str
    match: Match | None
    """None while people gather."""
    cohosts: tuple[Somebody, ...] = ()
    """Who may do what the host may, but choose hosts and call the table off; the longest-serving first."""
    lent: tuple[Lent, ...] = ()
    held: Held | None = None
    """Why nothing is played; None: it goes on."""

    @property
    def rules(self) -> AnyRulebook:
        """The law of its game."""
        return self.title.rules

    @property
    def guide(self) -> AnyGuide:
        """What is told of its game."""
        return self.title.guide

    @property
    def begun(self) -> Match:
        """The match of a game that has begun.

        Raises:
            NotRunning: people still gather.
        """
        if self.match is None:
            raise NotRunning
        return self.match

    @property
    def is_fork(self) -> bool:
        """Whether it began as another game stood at a turn, to see what would have come of something else."""
        return self.source is not None

    @property
    def owed(self) -> tuple[Decision, ...]:
        """Who owes what. Nobody does in a game that is over, in whatever way, or that is held."""
        if self.match is None or self.status in (ENDED, CALLED_OFF) or self.held is not None:
            return ()
        return self.rules.decisions(self.match.state)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats of computers."""
        return tuple(Seat(number) for number, chair in enumerate(self.chairs) if chair.computer is not None)

    def hosted_by(self, person: int) -> bool:
        """Whether the person is the host or a co-host."""
        return person == self.host or any(each.id == person for each in self.cohosts)

    @property
    def people(self) -> tuple[int, ...]:
        """Discord ids of those who play, each once."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    @property
    def names(self) -> tuple[str, ...]:
        """Name of each seat's holder."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def given_up(self) -> frozenset[Seat]:
        """The seats whose holders have given up."""
        line = self.match.line if self.match is not None else ()
        return frozenset(entry.seat for entry in line if isinstance(entry.deed, Concede))

    @property
    def players(self) -> tuple[Chair, ...]:
        """The chairs of the people who still play, one for each person."""
        return one_each(self.chairs, self.given_up)

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The seats a person holds."""
        return tuple(chair.seat for chair in self.chairs if chair.person == person)

    @property
    def own_chairs(self) -> tuple[Chair, ...]:
        """The chairs as if nobody were away: those that substitutes hold are their holders'."""
        holders = {each.seat: each.holder for each in self.lent}
        return tuple(
            replace(chair, person=holders[chair.seat].id, name=holders[chair.seat].name)
            if chair.seat in holders
            else chair
            for chair in self.chairs
        )

    def with_chair(self, new: Chair) -> Self:
        """The table with this chair in place of the one of its seat."""
        return replace(self, chairs=tuple(new if each.seat == new.seat else each for each in self.chairs))

    def lent_by(self, person: int) -> tuple[Seat, ...]:
        """The seats of a person that a substitute holds for them now."""
        return tuple(each.seat for each in self.lent if each.holder.id == person)

    def holder_of(self, seat: int) -> Somebody | None:
        """Whose a seat is: who sits there, or who is away and has a substitute there. None: no person's."""
        for each in self.lent:
            if each.seat == seat:
                return each.holder
        chair = self.chairs[seat]
        return None if chair.person is None else Somebody(chair.person, chair.name)

    def check_host(self, person: int) -> None:
        """Whether a person may do what hosts and co-hosts may.

        Raises:
            NotHosting: they may not.
        """
        if not self.hosted_by(person):
            raise NotHosting({"host": self.host_name})

    def held_by(self, person: int) -> tuple[Seat, ...]:
        """The seats of a person who has one or more.

        Raises:
            NotSeated: they do not play here.
        """
        seats = self.seats_of(person)
        if not seats:
            raise NotSeated
        return seats

    def check_own(self, person: int, seats: Collection[int]) -> None:
        """Whether these seats of a person are theirs, to give up or to give away.

        Raises:
            OnlyLent: they hold one for somebody who is away.
        """
        for each in self.lent:
            if each.seat in seats and each.holder.id != person:
                raise OnlyLent({"name": each.holder.name})

    def notice(self, kind: NoticeKind, number: int) -> Notice:
        """Something to be announced in its channel: `number` says which offer, vote or entry it is about."""
        return Notice(self.id, self.channel, kind, number)

    def owed_by(self, person: int) -> tuple[Decision, ...]:
        """The decisions a person owes, those of its own turn first."""
        seats = self.seats_of(person)
        mine = [decision for decision in self.owed if decision.seat in seats]
        return tuple(sorted(mine, key=lambda decision: not decision.in_turn))


@dataclass(frozen=True, slots=True)
class Done:
    """An entry just played with what happened in it."""

    entry: Entry
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What a wish brought: the table before and after, and everything done."""

    before: Table
    after: Table
    done: tuple[Done, ...]
    notice: str | None = None
    """The public post that was put into the outbox with it, if any."""
