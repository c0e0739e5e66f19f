"""Why something is refused, what of its kind is possible, the way there, and what a beginning may become."""

import random

import pytest
from titled import GAMES, titled

from bot.private.why.meant import meant
from bot.private.why.supposed import on_turn
from bot.private.why.way import Way, way_to
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from engine.antike.actions import BuildTemple, End, Go, Take
from engine.antike.law.rules import RULES
from engine.core.choosing.beginnings import continuations, whole
from engine.core.choosing.notation import begin
from engine.core.contract import Action, Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match
from engine.core.reasons import alike, reason_of
from engine.core.values.change import change

TITLE = titled(RULES)


@pytest.fixture
def begun() -> Match:
    """A game of two whose first seat is to take a coin."""
    return Match.start(TITLE, RULES.options(), 2, b"why" * 11)[0]


def asked(match: Match) -> Seat:
    return match.rules.decisions(match.state)[0].seat


def test_what_is_possible_instead_is_of_the_same_verb_and_told_once_however_it_is_paid(begun: Match):
    seat = asked(begun)
    later = begun.play(seat, Take("coin")).match
    state = later.state
    for action in (Go("temple"), End()):
        later = later.play(seat, action).match
    while asked(later) != seat:
        other = asked(later)
        later = later.play(other, later.legal(other)[0]).match
    later = later.play(seat, Take("coin")).match
    legal = later.legal(seat)
    fields = [each.field for each in alike(legal, Go("gold-and-silver"))]  # type: ignore[arg-type]
    assert len(fields) == len(set(fields)) > 2
    assert state != later.state
    reason = reason_of(RULES, later.view(seat), BuildTemple("mecca"))
    assert reason is not None
    assert reason.possible == ()
    assert [word.id for word in reason.named] == ["mecca", "build-temple"]


def test_the_way_to_what_is_not_its_turn_yet(begun: Match):
    seat = asked(begun)
    go = Go("temple")
    refusal = RULES.refusal(begun.state, seat, go)
    assert refusal is not None
    assert way_to(begun, seat, go, refusal) == Way((Take("coin"),))
    mine = meant(begun, Teller("en", TITLE), seat, "build-temple")
    assert isinstance(mine, BuildTemple)
    found = way_to(begun, seat, mine, refusal)
    assert found is not None
    assert (found.steps, found.refusal and found.refusal.key) == ((Take("coin"), go), "too-dear")


def test_a_beginning_goes_on_word_by_word_in_ones_language(begun: Match):
    vocabulary = RULES.vocabulary(begun.state)
    assert list(continuations(RULES, "", vocabulary, 2)) == [verb.word for verb in RULES.verbs]
    assert list(continuations(RULES, "go te", vocabulary, 2)) == ["go temple"]
    assert list(continuations(RULES, "go temple ", vocabulary, 2)) == []
    assert "move mecca saba" in list(continuations(RULES, "move mecca s", vocabulary, 2))
    french = spelling_for(Teller("fr", TITLE), vocabulary)
    assert "construire-temple" in list(continuations(RULES, "temple", vocabulary, 2, french))
    with pytest.raises(BadNotation):
        list(continuations(RULES, "abracadabra x", vocabulary, 2))


def vain(match: Match, seat: Seat, luck: random.Random) -> list[Action]:
    """Some of what people look for in vain, and of what could be typed."""
    words, view = match.rules.vocabulary(match.state), match.view(seat)
    every = ([*whole(begin(match.rules, verb.word), words, match.seats)] for verb in match.rules.verbs)
    tried = [*match.guide.sought(view), *(luck.choice(each) for each in every if each)]
    return [each for each in tried if match.rules.refusal(view.state, seat, each) is not None]


@pytest.mark.parametrize("slug", GAMES)
def test_the_way_that_is_told_can_be_gone(slug: str):
    title, luck = titled(GAMES[slug]), random.Random(slug)
    match = Match.start(title, title.rules.options(), max(title.rules.seats), b"why" * 11)[0]
    ways = 0
    for step in range(90):
        seat = asked(match)
        if step % 5 == 0:
            seen = change(match, state=match.view(seat).state)
            for action in luck.sample(every := vain(match, seat, luck), min(6, len(every))):
                reason = reason_of(title.rules, match.view(seat), action)
                assert reason is not None
                way = way_to(seen, seat, action, reason.refusal)
                if way is None:
                    continue
                ways += 1
                then = seen
                for each in way.steps:
                    then = then.play(seat, each).match
                assert title.rules.refusal(then.state, seat, action) == way.refusal
        match = match.play(seat, luck.choice(match.legal(seat))).match
    assert ways or slug == "ur"  # where luck comes before every move


@pytest.mark.parametrize(("slug", "always"), [("antike", True), ("dies_irae", True), ("grecolonies", False)])
def test_out_of_turn_the_next_turn_is_supposed_from_what_one_knows_alone(slug: str, always: bool):
    title, luck = titled(GAMES[slug]), random.Random(3)
    match, _ = Match.start(title, title.rules.options(), 3, b"nobody knows what is drawn here!")
    found = 0
    for number in range(60):
        decisions = match.rules.decisions(match.state)
        for seat in {Seat(each) for each in range(3)} - {each.seat for each in decisions}:
            there = on_turn(match, (seat,), decisions) if number % 6 == 0 else None
            assert there is not None or number % 6 or not always
            if there is None:
                continue
            found += 1
            supposed, asked_then = there
            assert asked_then == seat
            assert supposed.seed is None
            assert supposed.legal(seat)
            # Whoever sees the same supposes the same.
            known = on_turn(match.seen_by(seat), (seat,), decisions)
            assert known is not None
            assert known[0].state == supposed.state
        decision = luck.choice(decisions)
        match = match.play(decision.seat, luck.choice(match.legal(decision.seat))).match
    assert found > 5
