"""Cases of moves given ahead: each is for when something happens in what others do before one's turn.

What happened is known by the numbers of its entries, so that what is taken back has not happened.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.store.games.plans import STOPPED, WAITING, Ahead, Case, word_text
from engine.core.contract import Event, Seat
from engine.core.fields import headline_facts_of, words_of
from engine.core.play.match import Match, Played

BRANCHES = 4
"""Cases of moves given ahead, with what is played otherwise."""

OTHERWISE = "otherwise"
"""Why moves stop: none of their cases came up, and nothing is to be played otherwise."""


def fits(case: Case, event: Event) -> bool:
    """Whether an event is what a case is for: of its kind, with its words."""
    if event.word != case.event:
        return False
    facts = headline_facts_of(event)
    return all(word in map(word_text, words_of(facts.get(field, ""))) for field, word in case.facts)


def alike(case: Case, other: Case) -> bool:
    """Whether two cases are for the same thing."""
    return (case.event, case.facts) == (other.event, other.facts)


def undecided(given: Ahead) -> bool:
    """Whether it is still open which of the cases is played."""
    return bool(given.cases) and given.taken is None


def noted(given: Ahead, played: Sequence[Played]) -> Ahead:
    """The same with what others just did noted in the cases it is for, as far as the giver may know of it."""
    if not undecided(given):
        return given
    seat = Seat(given.seat)
    seen = [
        (step.entry.number, event)
        for step in played
        if step.entry.seat != seat
        for event in step.step.events
        if event.known_to(seat)
    ]
    if not seen:
        return given
    cases = tuple(
        case._replace(came=(*case.came, *(number for number, event in seen if fits(case, event))))
        for case in given.cases
    )
    return given if cases == given.cases else replace(given, cases=cases)


def judged(given: Ahead, match: Match) -> Ahead:
    """The same with the moves of the first case that came up, else those to be played otherwise; stopped
    where there are none. To be asked when the giver's turn has come."""
    if not undecided(given):
        return given
    stands = {entry.number for entry in match.line}
    for place, case in enumerate(given.cases):
        if not stands.isdisjoint(case.came):
            return replace(given, moves=case.moves, taken=place)
    if given.moves:
        return replace(given, taken=len(given.cases))
    return replace(given, status=STOPPED, why=OTHERWISE)


def anew(given: Ahead) -> tuple[Case, ...]:
    """The cases to be given once more where none of them was played: nothing has happened yet."""
    return tuple(case._replace(came=()) for case in given.cases) if undecided(given) else ()


def kept(given: Ahead | None) -> tuple[Case, ...]:
    """The cases that stay when other moves are given: those that still wait for the turn."""
    return given.cases if given is not None and undecided(given) and given.status == WAITING else ()
