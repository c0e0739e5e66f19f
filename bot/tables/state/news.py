"""What others did to somebody, and how their fights ended: told before the rest of what happened."""

from collections.abc import Collection, Iterator, Sequence, Set
from dataclasses import dataclass

from bot.speech.names import joined
from bot.speech.story import befallen, latest
from bot.speech.teller import Teller
from bot.tables.state.table import Done, Table
from bot.tables.state.telling import known
from engine.core.contract import Event, Fact, Seat, Word, seat_word
from engine.core.fields import facts_of
from engine.core.play.match import Match

LONGEST_NEWS = 300
"""Characters of what happened to somebody: of more the latest."""
LONGEST_FIGHT = 900
"""Characters of how a fight ended, for those in it: of more the latest."""


def own_words(seats: Collection[Seat], roles: Sequence[Sequence[Word]]) -> set[Word]:
    """By what these seats are named: as seats, and by what they play."""
    return {word for seat in seats for word in (seat_word(seat), *roles[seat])}


@dataclass(frozen=True, slots=True)
class Touched:
    """Something that happened to somebody."""

    done: Done
    event: Event
    own: Set[Fact]
    """By what they are named; where a fight ended, by what those they helped in it are named, too."""

    @property
    def won(self) -> bool | None:
        """Whether they, or those they helped, won the fight that ended with it; None: nobody did."""
        winner = self.event.won_by
        return facts_of(self.event)[winner] in self.own if winner else None


def touching(
    done: Sequence[Done], seats: Collection[Seat], roles: Sequence[Sequence[Word]]
) -> Iterator[Touched]:
    """What happened to these seats, or to what they play; the ends of fights in which they helped, too."""
    own = own_words(seats, roles)
    helped = set[Fact]()
    for each in done:
        for event in each.events:
            if event.helps:
                who, whom = (words_in(event, [field]) for field in event.helps)
                helped |= whom if who & own else set()
            side = own | helped if event.fight else own
            if side & words_in(event, event.touches):
                yield Touched(each, event, side)
            if event.fight:
                helped = set()


def words_in(event: Event, fields: Sequence[str]) -> set[Fact]:
    """What these fields of an event name."""
    facts = facts_of(event)
    named = [facts[field] for field in fields]
    return {each for fact in named for each in (fact if type(fact) is tuple else (fact,))}


def news(
    done: Sequence[Done],
    seats: Collection[Seat],
    roles: Sequence[Sequence[Word]],
    *,
    alone: bool,
    apart: Collection[int] = (),
) -> list[Event]:
    """What others did to these seats. `alone`: told to them alone, with what only they may know, and with how
    fights ended that they ended themselves. `apart`: the numbers of entries that other messages tell."""
    return [
        each.event
        for each in touching(done, seats, roles)
        if each.event.known_to(*(seats if alone else ()))
        if each.done.entry.seat not in seats or (alone and each.event.fight)
        if each.done.entry.number not in apart
    ]


def unseen(match: Match, seats: Collection[Seat]) -> int:
    """How many entries of the standing line lie before what is new to these seats: up to the last thing they
    did in their latest turn that is over. A turn is theirs who acted first in it."""
    first = {turn: place for place, turn in reversed([*enumerate(match.turns)])}
    own = {turn for turn, place in first.items() if match.line[place].seat in seats and turn != match.turn}
    latest = max(own, default=None)
    acts = (
        place
        for place, (entry, turn) in enumerate(zip(match.line, match.turns, strict=True), 1)
        if turn == latest and entry.seat in seats
    )
    return max(acts, default=0)


def news_told(teller: Teller, events: Sequence[Event]) -> str:
    """What happened to somebody, in few words: of much the latest."""
    told = befallen(teller, events)
    while len(told) > LONGEST_NEWS and len(events) > 1:
        events = events[1:]
        told = f"… {befallen(teller, events)}"
    return told


def news_of_all(teller: Teller, table: Table, done: Sequence[Done]) -> list[str]:
    """What others did to each person at the table, as everybody may know it, a line for each; those to whom
    the same happened share one."""
    roles = table.begun.roles
    met: dict[str, list[str]] = {}
    for chair in table.chairs:
        if chair.person is not None:
            told = news_told(teller, news(done, (chair.seat,), roles, alone=False))
            met.setdefault(told, []).append(teller.seat(chair.seat, roles))
    return [teller.say("news-of", who=tuple(who), what=told) for told, who in met.items() if told]


def news_line(
    teller: Teller,
    table: Table,
    seats: Collection[Seat],
    done: Sequence[Done],
    *,
    alone: bool,
    apart: Collection[int] = (),
) -> str:
    """`Since your turn: The Greeks took Paphos and Cyrene.` Empty where nothing happened to the reader."""
    told = news_told(teller, news(done, seats, table.begun.roles, alone=alone, apart=apart))
    return teller.say("news-since", what=told) if told else ""


def fights_of(table: Table, seats: Collection[Seat], done: Sequence[Done]) -> list[Touched]:
    """The ends of fights that these seats were in, or helped in."""
    return [
        each
        for each in touching(done, seats, table.begun.roles)
        if each.event.fight and each.event.known_to(*seats)
    ]


def fights_told(teller: Teller, table: Table, seats: Collection[Seat], done: Sequence[Done]) -> str:
    """How fights ended that these seats were in, for themselves; empty where none did."""
    told = news_told(teller, [each.event for each in fights_of(table, seats, done)])
    return teller.say("news-fight", what=told) if told else ""


def fights_ended(
    table: Table, seats: Collection[Seat], done: Sequence[Done], before: Sequence[Done] = ()
) -> list[Done]:
    """Those of these entries with which a fight ended that these seats were in. `before`: what happened in it
    earlier, such as help."""
    fights = fights_of(table, seats, (*before, *done))
    return [each for each in done if any(fight.done is each for fight in fights)]


def fights_whole(
    teller: Teller, table: Table, seats: Sequence[Seat], done: Sequence[Done], ended: Sequence[Done]
) -> str:
    """Won or lost, how each fight ended that these seats were in, with all that came of it and the dice that
    were shown last; a paragraph each.

    `done`: what happened until then, in order; `ended`: those entries of it with which their fights ended.
    """
    told, shown = list[str](), ""
    fights = fights_of(table, seats, done)
    for each in done:
        for event in known([each], seats):
            shown = teller.told(event, "shown") or shown
        if each in ended:
            what, _ = latest(teller, known([each], seats), LONGEST_FIGHT)
            dice = f"-# {shown}" if shown else ""
            won = {fight.won for fight in fights if fight.done is each}
            told.append(joined(teller.say(_outcome(won), what=what), dice))
        if any(event.fight for event in each.events):
            shown = ""
    return "\n\n".join(told)


def _outcome(won: Collection[bool | None]) -> str:
    """The text that says how fights ended: won, lost, or only that they are over."""
    (only,) = won if len(won) == 1 else (None,)
    return {True: "news-fight-won", False: "news-fight-lost", None: "news-fight"}[only]
