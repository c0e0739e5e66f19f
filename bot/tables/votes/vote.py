"""The rules of voting: what an answer, time or the asker's word makes of a vote. Nothing here is stored."""

from dataclasses import replace
from datetime import datetime

from bot.errors.votes import NotYourVote, VoteNotAsked, VoteOver
from bot.store.people.votes import AGREED, ALL, DECLINED, EXPIRED, WITHDRAWN, Vote


def answered(vote: Vote, person: int, yes: bool, now: datetime) -> Vote:
    """The vote with somebody's answer in place of an earlier one of theirs, decided if that decides it.

    Raises:
        VoteOver: it is decided, or its time is up.
        VoteNotAsked: it was not put to this person.
    """
    if vote.outcome is not None or now >= vote.ends:
        raise VoteOver
    if person not in {each.person for each in vote.ballots}:
        raise VoteNotAsked({"asked": tuple(each.name for each in vote.ballots)})
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
