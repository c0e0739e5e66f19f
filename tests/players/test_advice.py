"""Advice as facts: turns that differ, what speaks for them and what answers them, from what is seen alone."""

import random

import pytest
from deus_twins import twins
from test_thinkers import midgame
from titled import OURS

from bot.private.advising.told import told_apart, turn_title, why_told, worth_telling
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, has
from engine.core.budget import Budget
from engine.core.contract import Event, Seat
from engine.core.judging import Judging
from engine.core.play.chance import SeededChance
from engine.core.title import Title
from engine.dies_irae.actions import Choose, Develop, End
from engine.dies_irae.players.thinking import idle as does_nothing
from engine.dies_irae.words import Deed, Row
from engine.players.advice import MOST, SILENT, Advice, Moved, Reason, advised, alike, differing
from engine.players.archimedes import Archimedes

ADVISERS = {title.slug: title for title in OURS if "archimedes" in title.thinkers}
JUDGED = {title.slug: title.judging for title in OURS if title.judging is not None}


def advice(title: Title, state: object, seat: Seat) -> tuple[Advice, ...]:
    adviser = title.thinkers["archimedes"](1, Budget(60))
    assert isinstance(adviser, Archimedes)
    return advised(adviser, title.rules, title.rules.view(state, seat), seat, 1)


@pytest.mark.parametrize("slug", ADVISERS)
def test_up_to_three_turns_that_differ_the_best_first(slug: str) -> None:
    title = ADVISERS[slug]
    state, seat = midgame(title)
    found = advice(title, state, seat)
    assert 1 < len(found) <= MOST
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
    for place, each in enumerate(found):
        assert title.rules.refusal(state, seat, each.line[0]) is None
        assert not any(alike(each.line, other.line) for other in found[:place])
        told = [moved for reason in each.reasons for moved in reason.moved]
        assert all(moved.before != moved.after and moved.worth > 0 for moved in told)
        assert each.reply is None or (each.reply.seat != seat and each.reply.cost > 0 and each.reply.line)
    if slug == "deus":
        assert any(each.reasons for each in found)
        assert any(each.reply is not None for each in found)


def test_where_nothing_is_hidden_what_is_right_after_the_turn_counts_as_much() -> None:
    title = ADVISERS["antike"]
    state, seat = midgame(title)
    view = title.rules.view(state, seat)
    adviser = title.thinkers["archimedes"](1, Budget(60))
    assert isinstance(adviser, Archimedes)
    best = adviser.turns(title.rules, view, seat)[0]
    (now,) = adviser.at_once(title.rules, view, seat, [best.line])
    assert now != best.chance
    assert advice(title, state, seat)[0].chance == pytest.approx((best.chance + now) / 2)


def test_advice_knows_no_more_than_the_view() -> None:
    title = ADVISERS["deus"]
    state, seat = midgame(title)
    other = twins(state, seat, random.Random(1))
    assert other != state
    assert advice(title, other, seat) == advice(title, state, seat)


@pytest.mark.parametrize("slug", JUDGED)
def test_every_feature_has_its_text_in_both_languages(slug: str) -> None:
    judging = JUDGED[slug]
    assert isinstance(judging, Judging)
    for language in LANGUAGES:
        missing = [
            each
            for each in judging.features
            if each not in SILENT
            and not any(has(language, f"{slug}-reason-{each}", way) for way in (None, "less"))
        ]
        assert missing == []


def test_why_is_one_sentence_that_names_what_moved_and_the_answer() -> None:
    title = ADVISERS["deus"]
    moved = (
        Moved(Seat(0), "victory-points", 4, 7, 0.5),
        Moved(Seat(0), "gold", 4, 3, 0.4),  # less gold speaks for nothing one would understand
        Moved(Seat(1), "gold", 3, 4, 0.4),  # nor does more of it for another
        Moved(Seat(1), "regions", 3, 2, 0.3),
    )
    given = Advice(Seat(0), (), 0.5, False, (Reason(moved),), None)
    assert why_told(Teller("en", title, ("Ana", "Bruno")), given) == (
        "More victory points (7 rather than 4) and fewer regions (2 rather than 3) for Bruno."
    )
    assert why_told(Teller("fr", title, ("Ana", "Bruno")), given) == (
        "Plus de PV (7 au lieu de 4) et moins de régions (2 au lieu de 3) pour Bruno."
    )
    assert why_told(Teller("en", title), Advice(Seat(0), (), 0.5, False, (), None)).startswith(
        "Comes out best"
    )
    wins = Advice(Seat(0), (), 0.5, True, (Reason(moved),), None)
    assert why_told(Teller("en", title), wins) == why_told(Teller("en", title), wins, only=True)
    assert why_told(Teller("en", title), wins) == "Wins the game."
    assert why_told(Teller("en", title), given, only=True) == "Is all there is to do."


def test_more_of_what_is_bad_to_have_is_no_reason_but_for_others_to_have_it() -> None:
    teller, seat = Teller("en", ADVISERS["dies_irae"], ("Ana", "Bruno", "Chloe")), Seat(0)
    exposed = Moved(seat, "exposed", 1, 3, 0.5), Moved(Seat(1), "exposed", 1, 3, 0.4)
    given = Advice(seat, (), 0.5, False, (Reason(exposed),), None)
    assert why_told(teller, given) == "More places open to attack (3 rather than 1) for Bruno."
    exposed = Moved(seat, "exposed", 3, 1, 0.5), Moved(Seat(1), "exposed", 3, 1, 0.4)
    given = Advice(seat, (), 0.5, False, (Reason(exposed),), None)
    assert why_told(teller, given) == "Fewer places open to attack (1 rather than 3)."


def test_where_nothing_speaks_for_a_turn_at_once_it_tells_what_does_a_turn_later() -> None:
    at_once = Reason((Moved(Seat(0), "exposed", 1, 2, 0.5),))  # which one would not want
    then = Reason((Moved(Seat(0), "islands", 3, 5, 0.5),), later=True)
    given = Advice(Seat(0), (), 0.5, False, (at_once, then), None)
    title = ADVISERS["dies_irae"]
    assert why_told(Teller("en", title), given) == "A turn later: more islands (5 rather than 3)."
    assert why_told(Teller("fr", title), given) == "Un tour plus tard : plus d’îles (5 au lieu de 3)."


def test_an_action_in_which_nothing_is_done_says_so() -> None:
    """It is no slip: what one power has chosen is closed to the next one (8)."""
    idle = Advice(Seat(0), (Choose(Deed("attack")), End()), 0.5, False, (), None, idle=True)
    title = ADVISERS["dies_irae"]
    assert why_told(Teller("en", title), idle) == (
        "Does nothing, but closes “Attack” to the next power in this cycle."
    )
    assert "ferme «\u00a0Attaquer\u00a0» à la puissance suivante" in why_told(Teller("fr", title), idle)
    assert idle.idle == does_nothing(idle.line)
    passing = Advice(Seat(0), (Choose(Deed("pass")),), 0.5, False, (), None, idle=True)
    assert passing.idle == does_nothing(passing.line)
    assert "closes" not in why_told(Teller("en", title), passing)
    assert not does_nothing((Develop(Row("fleet")),))
    assert not does_nothing((Choose(Deed("develop")), Develop(Row("fleet")), End()))


def test_only_the_first_turn_is_told_without_anything_that_speaks_for_it() -> None:
    teller, seat = Teller("en", ADVISERS["dies_irae"], ("Ana", "Bruno", "Chloe")), Seat(0)
    unwanted, wanted = (
        Reason((Moved(seat, "exposed", 1, 2, 0.5),)),
        Reason((Moved(seat, "posts", 1, 2, 0.5),)),
    )
    empty, told = (
        Advice(seat, (), 0.5, False, (unwanted,), None),
        Advice(seat, (), 0.4, False, (wanted,), None),
    )
    wins, said = Advice(seat, (), 1.0, True, (unwanted,), None), Advice(seat, (), 0.5, False, (), None)
    assert worth_telling(teller, (empty, empty, told)) == (empty, told)
    assert worth_telling(teller, (wins, wins)) == (wins, wins)
    # What may be said is told with how likely it holds; doing nothing in an action, with what that closes.
    assert worth_telling(teller, (said, said)) == (said, said)
    idle = Advice(seat, (Choose(Deed("attack")), End()), 0.5, False, (unwanted,), None, idle=True)
    assert worth_telling(teller, (told, idle)) == (told, idle)


def test_why_tells_how_likely_that_is_true_which_one_is_advised_to_say() -> None:
    given = Advice(Seat(0), (), 0.5, False, (), None)
    title = ADVISERS["grecolonies"]
    assert why_told(Teller("en", title), given, 15) == "By what you can see this holds 15 times in 100."
    assert why_told(Teller("fr", title), given, 15) == "D’après ce que tu vois, cela tient 15 fois sur 100."


def test_turns_in_which_the_same_happens_are_told_apart_by_what_only_the_one_does() -> None:
    teller = Teller("en", ADVISERS["dies_irae"])
    economy, fleet = Develop(Row("economy")), Develop(Row("fleet"))
    lines = [
        (Choose(Deed("develop")), economy, End()),
        (Choose(Deed("develop")), fleet, End()),
        (Choose(Deed("attack")), End()),
    ]
    assert told_apart(teller, ["Ana develops", "Ana develops", "Ana attacks"], lines) == [
        "Ana develops (advance in Economy)",
        "Ana develops (advance in Fleet)",
        "Ana attacks",
    ]
    # A turn that does only what another one does, too, keeps its title; the other one says what is more.
    lines = [(Choose(Deed("develop")), End()), (Choose(Deed("develop")), fleet, End())]
    assert told_apart(teller, ["Ana develops"] * 2, lines) == [
        "Ana develops",
        "Ana develops (advance in Fleet)",
    ]
    assert told_apart(teller, ["Ana develops"], lines[:1]) == ["Ana develops"]


def test_what_does_nothing_is_advised_only_as_the_best_of_all() -> None:
    title = ADVISERS["dies_irae"]
    state, seat = midgame(title)
    adviser = title.thinkers["archimedes"](1, Budget(60))
    assert isinstance(adviser, Archimedes)
    turns = adviser.turns(title.rules, title.rules.view(state, seat), seat)
    (nothing,) = (each for each in turns if each.line == (Choose(Deed("attack")), End()))
    busy = next(each for each in turns if not does_nothing(each.line))
    assert differing(adviser.thinking, [nothing, busy], seat) == [nothing, busy]
    assert differing(adviser.thinking, [busy, nothing], seat) == [busy]


def test_what_others_spend_a_turn_later_speaks_for_no_turn() -> None:
    title = ADVISERS["dies_irae"]
    state, seat = midgame(title, 4, sensible=True)  # Persia buys more after the one turn than after the other
    reasons = [reason for each in advice(title, state, seat) for reason in each.reasons if reason.later]
    assert {moved.seat for reason in reasons for moved in reason.moved} == {seat}


def test_a_turn_is_called_by_all_that_happens_in_it() -> None:
    title = ADVISERS["dies_irae"]
    state, seat = midgame(title, 4, sensible=True)
    line, events = (
        (Choose(Deed("develop")), Develop(Row("fleet")), Develop(Row("economy")), End()),
        list[Event](),
    )
    for action in line:
        step = title.rules.resolve(state, seat, action, SeededChance(b"turn", "title"))
        state, events = step.state, [*events, *step.events]
    told = turn_title(Teller("en", title), events, line)
    assert "Fleet" in told
    assert "Economy" in told
    assert turn_title(Teller("en", title), [], line) == "Develop"
