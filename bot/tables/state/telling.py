"""Telling about a table: its teller, what happened, what a seat holds and how likely things are."""

from collections.abc import Sequence

from bot.speech.names import escape, legible
from bot.speech.story import latest
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.state.table import Done, Table
from engine.core.choosing.choices import options_to
from engine.core.contract import Event, Seat, Word
from render.titles import TITLES

LONGEST_STORY = 1800
"""Characters for what happened."""


def teller_for(table: Table, tongue: str) -> Teller:
    """Tells about a table in a language, with names made harmless."""
    kinds = [chair.computer for chair in table.chairs]
    names = []
    for chair in table.chairs:
        if chair.computer is None:
            nameless = chair.person is not None and not legible(chair.name)
            names.append(say(tongue, "seat", number=chair.seat + 1) if nameless else escape(chair.name))
            continue
        name = Teller(tongue, table.title).computer(chair.computer)
        if kinds.count(chair.computer) > 1:  # several of a kind are told apart
            number = 1 + kinds[: chair.seat].count(chair.computer)
            name = say(tongue, "computer-numbered", computer=name, number=number)
        names.append(name)
    return Teller(tongue, table.title, names, table.options, what_if=table.is_fork)


def chance_told(teller: Teller, table: Table) -> str:
    """The sealed seed and what is drawn from it; that there is no chance where nothing ever is.

    What chance decides is the text `<game>-chance`, empty for options with which it decides nothing.
    """
    what, commitment = _decided_by_chance(teller, table), f"`{table.commitment}`"
    if what is None:
        return teller.say("lobby-commitment", commitment=commitment)
    return (
        teller.say("lobby-chance", commitment=commitment, what=what)
        if what
        else teller.say("lobby-no-chance")
    )


def seed_told(teller: Teller, table: Table) -> str:
    """The seed of a game that is over, and what it proves; empty where nothing was drawn from it."""
    seed = table.begun.seed.hex() if table.begun.seed is not None else ""
    return "" if _decided_by_chance(teller, table) == "" else teller.say("post-seed", seed=f"`{seed}`")


def _decided_by_chance(teller: Teller, table: Table) -> str | None:
    """What chance decides with a table's options, empty where nothing; None where the game does not say."""
    key = teller.key("chance")
    told = teller.render(key, options_to(table.options)) if teller.knows(key) else None
    return None if told and table.is_fork else told  # not all of that: it began as another game stood


def title_of(slug: str, tongue: str, *, what_if: bool = False) -> str:
    """The name of a title, of a fork with a mark; its id where there is none such any more."""
    return Teller(tongue, TITLES[slug], what_if=what_if).title() if slug in TITLES else slug


def story_of(
    teller: Teller,
    done: Sequence[Done],
    limit: int = LONGEST_STORY,
    roles: Sequence[Sequence[Word]] = (),
    seats: Sequence[Seat] = (),
) -> str:
    """What happened, in order, as far as everybody or one of the reader's `seats` may know; the end of it if
    there is too much. With `roles` their holders are named."""
    told, whole = latest(teller, known(done, seats), limit, roles)
    return told if whole else f"-# {teller.say('post-earlier')}\n{told}"


def known(done: Sequence[Done], seats: Sequence[Seat] = ()) -> list[Event]:
    """The events everybody may know of, and those that these seats may."""
    return [event for each in done for event in each.events if event.known_to(*seats)]


def held_by(table: Table, teller: Teller, seat: Seat) -> list[str]:
    """What a seat holds in secret, a line each: read from its own view alone."""
    if table.match is None:
        return []
    return teller.notes("hand", table.guide.hand(table.match.view(seat)))


def likely_for(table: Table, teller: Teller, seat: Seat) -> list[str]:
    """How likely what a seat may answer is, a line each, as far as its own view tells."""
    if table.match is None:
        return []
    return teller.notes("odds", table.guide.odds(table.match.view(seat)))
