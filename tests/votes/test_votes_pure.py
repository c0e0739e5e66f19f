"""A vote by itself: who counts, what silence means, when it is over."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.errors.votes import NotYourVote, VoteNotAsked, VoteOver
from bot.store.people.votes import ALL, MOST, Ballot, Motion, Vote
from bot.tables.votes.vote import answered, decided, withdrawn

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
ANA, BRUNO, CHLOE, DARIO, EVE = 11, 12, 13, 14, 15
NAMES = {ANA: "Ana", BRUNO: "Bruno", CHLOE: "Chloé", DARIO: "Dario", EVE: "Eve"}


def vote(*people: int, needs: str = ALL, owner: int | None = None) -> Vote:
    """Ana asks these people."""
    ballots = tuple(Ballot(person, NAMES[person], True if person == ANA else None) for person in people)
    return Vote(1, 7, Motion("undo"), ANA, "Ana", needs, owner, 0, NOON, NOON + DAY, ballots)


def after(given: Vote, **answers: bool) -> Vote:
    for name, yes in answers.items():
        person = next(person for person, known in NAMES.items() if known.lower() == name)
        given = answered(given, person, yes, NOON)
    return given


def test_all_must_agree_and_one_no_ends_it():
    asked = vote(ANA, BRUNO, DARIO)
    assert decided(asked, NOON).outcome is None
    assert after(asked, bruno=True).outcome is None
    assert after(asked, bruno=True, dario=True).outcome == "agreed"
    assert after(asked, bruno=False).outcome == "declined"


def test_more_than_half_must_agree():
    four = vote(ANA, BRUNO, CHLOE, DARIO, needs=MOST)
    assert after(four, bruno=True).outcome is None
    assert after(four, bruno=True, dario=True).outcome == "agreed"
    assert after(four, bruno=False, dario=False).outcome == "declined"
    three = vote(BRUNO, CHLOE, DARIO, needs=MOST)
    assert after(three, bruno=True, dario=False).outcome is None
    assert after(three, bruno=True, dario=True).outcome == "agreed"


def test_silence_is_no():
    asked = after(vote(ANA, BRUNO, DARIO), bruno=True)
    assert decided(asked, NOON + DAY - timedelta(seconds=1)).outcome is None
    assert decided(asked, NOON + DAY).outcome == "expired"
    most = vote(ANA, BRUNO, CHLOE, DARIO, needs=MOST)
    assert decided(after(most, bruno=True), NOON + DAY).outcome == "expired"


def test_nobody_to_ask_agrees_at_once():
    assert decided(vote(), NOON).outcome == "agreed"
    assert decided(vote(ANA), NOON).outcome == "agreed"
    assert decided(vote(needs=MOST), NOON).outcome == "agreed"


def test_minds_change_until_it_is_over():
    asked = vote(ANA, BRUNO, CHLOE, DARIO, EVE, needs=MOST)
    asked = after(asked, bruno=True)
    asked = after(asked, bruno=False)
    assert [each.yes for each in asked.ballots] == [True, False, None, None, None]
    assert asked.waiting == (CHLOE, DARIO, EVE)
    done = after(asked, chloé=False, dario=False)
    assert done.outcome == "declined"
    with pytest.raises(VoteOver):
        answered(done, EVE, True, NOON)


def test_whoever_was_not_asked_has_no_say_and_hears_who_was():
    with pytest.raises(VoteNotAsked) as caught:
        answered(vote(ANA, BRUNO), EVE, True, NOON)
    assert caught.value.facts == {"asked": ("Ana", "Bruno")}


def test_an_answer_after_the_time_does_not_count():
    with pytest.raises(VoteOver):
        answered(vote(ANA, BRUNO), BRUNO, True, NOON + DAY)


def test_only_who_asked_may_withdraw():
    asked = vote(ANA, BRUNO)
    with pytest.raises(NotYourVote) as caught:
        withdrawn(asked, BRUNO)
    assert caught.value.facts == {"asker": "Ana"}
    gone = withdrawn(asked, ANA)
    assert gone.outcome == "withdrawn"
    with pytest.raises(VoteOver):
        withdrawn(gone, ANA)


def test_the_owner_of_a_seat_decides_alone_and_has_the_whole_clock():
    asked = vote(ANA, DARIO, BRUNO, needs=MOST, owner=BRUNO)
    agreed = after(asked, dario=True)
    assert agreed.outcome is None, "the absent one may still speak"
    assert decided(agreed, NOON + DAY).outcome == "agreed"
    assert after(agreed, bruno=False).outcome == "declined"
    assert after(asked, bruno=True).outcome == "agreed"
    assert after(asked, dario=False).outcome == "declined"
    assert decided(asked, NOON + DAY).outcome == "expired"


def test_of_two_players_one_alone_cannot_send_the_other_away_at_once():
    asked = vote(ANA, BRUNO, needs=MOST, owner=BRUNO)
    assert decided(asked, NOON).outcome is None
    assert decided(asked, NOON + DAY).outcome == "agreed"
    assert after(asked, bruno=False).outcome == "declined"


@pytest.mark.parametrize("needs", [ALL, MOST])
def test_what_is_decided_stays_decided(needs: str):
    for outcome in ("agreed", "declined", "expired", "withdrawn", "overtaken"):
        done = replace(vote(ANA, BRUNO, needs=needs), outcome=outcome)
        assert decided(done, NOON + 5 * DAY) is done


def test_a_motion_gives_its_numbers():
    motion = Motion("replace", {"seat": 2, "name": "Eve", "to": None})
    assert motion.number("seat") == 2
    for name in ("name", "to", "keep"):
        with pytest.raises(KeyError):
            motion.number(name)
