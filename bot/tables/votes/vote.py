"""A vote: a question, who is asked, their answers, a clock, and what came of it. Nothing here is stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeAlias

from bot.errors import NotAsked, NotYourVote, VoteOver

ALL, MOST = "all", "most"
"""How many of those asked must agree: every one, or more than half. Silence is no."""

AGREED, DECLINED, EXPIRED, WITHDRAWN, OVERTAKEN = "agreed", "declined", "expired", "withdrawn", "overtaken"
"""What can come of a vote. Overtaken: the game went on, and the question has lost its sense."""

About: TypeAlias = Mapping[str, int | str | None]
"""What a motion mentions, by name; plain, so that it can be stored."""


@dataclass(frozen=True, slots=True)
class Motion:
    """What is proposed. Text: `vote-<kind>`."""

    kind: str
    about: About = field(default_factory=dict)

    def number(self, name: str) -> int:
        """A number it mentions.

        Raises:
            KeyError: it mentions none of this name.
        """
        found = self.about[name]
        if not isinstance(found, int):
            raise KeyError(name)
        return found


@dataclass(frozen=True, slots=True)
class Ballot:
    """What one of those asked has answered; None: nothing yet."""

    person: int
    name: str
    yes: bool | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A motion put to people. Frozen: every answer gives a new one."""

    id: int
    game: int
    motion: Motion
    asker: int
    asker_name: str
    needs: str
    """`all` or `most` of those asked must agree."""
    owner: int | None
    """Whose own seat it is about: their word alone decides, and they have the whole clock to speak."""
    number: int
    """Entries the game's log had when it was put."""
    opened: datetime
    ends: datetime
    ballots: tuple[Ballot, ...]
    outcome: str | None = None
    message: int | None = None
    """The public message that shows it."""

    @property
    def voters(self) -> tuple[Ballot, ...]:
        """Those who are counted: not the owner."""
        return tuple(each for each in self.ballots if each.person != self.owner)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who has not answered."""
        return tuple(each.person for each in self.ballots if each.yes is None)


def answered(vote: Vote, person: int, yes: bool, now: datetime) -> Vote:
    """The vote with somebody's answer in place of an earlier one of theirs, decided if that decides it.

    Raises:
        VoteOver: it is decided, or its time is up.
        NotAsked: it was not put to this person.
    """
    if vote.outcome is not None or now >= vote.ends:
        raise VoteOver
    if person not in {each.person for each in vote.ballots}:
        raise NotAsked({"asked": tuple(each.name for each in vote.ballots)})
    ballots = tuple(replace(each, yes=yes) if each.person == person else each for each in vote.ballots)
    return decided(replace(vote, ballots=ballots), now)


def decided(vote: Vote, now: datetime) -> Vote:
    """The vote with its outcome, if it has one by now."""
    return vote if vote.outcome is not None else replace(vote, outcome=verdict(vote, now))


def withdrawn(vote: Vote, person: int) -> Vote:
    """The vote, taken back by whoever asked.

    Raises:
        VoteOver: it is decided.
        NotYourVote: somebody else asked.
    """
    if vote.outcome is not None:
        raise VoteOver
    if person != vote.asker:
        raise NotYourVote({"asker": vote.asker_name})
    return replace(vote, outcome=WITHDRAWN)


def verdict(vote: Vote, now: datetime) -> str | None:
    """What the answers until now amount to; None while it is open. Silence until the end is no."""
    owner = next((each.yes for each in vote.ballots if each.person == vote.owner), None)
    if owner is not None:
        return AGREED if owner else DECLINED
    answers = [each.yes for each in vote.voters]
    yes, no, asked = answers.count(True), answers.count(False), len(answers)
    carried = yes == asked if vote.needs == ALL else 2 * yes > asked or not asked
    lost = no > 0 if vote.needs == ALL else 2 * no >= asked > 0
    if lost:
        return DECLINED
    over = now >= vote.ends
    if carried and (over or vote.owner is None):
        return AGREED
    return EXPIRED if over else None
