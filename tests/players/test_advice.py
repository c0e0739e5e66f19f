"""Advice as facts: turns that differ, what speaks for them and what answers them, from what is seen alone."""

import random

import pytest
from deus_twins import twins
from test_thinkers import midgame
from titled import OURS

from bot.private.advising.told import why_told
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES, has
from engine.core.budget import Budget
from engine.core.contract import Seat
from engine.core.judging import Judging
from engine.core.title import Title
from engine.players.advice import MOST, Advice, Moved, advised, alike
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
        assert all(moved.before != moved.after and moved.worth > 0 for moved in each.moved)
        assert each.reply is None or (each.reply.seat != seat and each.reply.cost > 0 and each.reply.line)
    if slug == "deus":
        assert any(each.moved for each in found)
        assert any(each.reply is not None for each in found)


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
        assert [each for each in judging.features if not has(language, f"{slug}-reason-{each}")] == []


def test_why_is_one_sentence_that_names_what_moved_and_the_answer() -> None:
    title = ADVISERS["deus"]
    moved = (
        Moved(Seat(0), "victory-points", 4, 7, 0.5),
        Moved(Seat(0), "gold", 4, 3, 0.4),  # less gold speaks for nothing one would understand
        Moved(Seat(1), "gold", 3, 4, 0.4),  # nor does more of it for another
        Moved(Seat(1), "regions", 3, 2, 0.3),
    )
    given = Advice(Seat(0), (), 0.5, False, moved, None)
    assert why_told(Teller("en", title, ("Ana", "Bruno")), given) == (
        "More victory points (7 rather than 4) and fewer regions (2 rather than 3) for Bruno."
    )
    assert why_told(Teller("fr", title, ("Ana", "Bruno")), given) == (
        "Plus de PV (7 au lieu de 4) et moins de régions (2 au lieu de 3) pour Bruno."
    )
    assert why_told(Teller("en", title), Advice(Seat(0), (), 0.5, False, (), None)).startswith(
        "Comes out best"
    )
    assert why_told(Teller("en", title), Advice(Seat(0), (), 0.5, True, moved, None)) == "Wins the game."


def test_why_tells_how_likely_that_is_true_which_one_is_advised_to_say() -> None:
    given = Advice(Seat(0), (), 0.5, False, (), None)
    title = ADVISERS["grecolonies"]
    assert why_told(Teller("en", title), given, 15) == "By what you can see this holds 15 times in 100."
    assert why_told(Teller("fr", title), given, 15) == "D’après ce que tu vois, cela tient 15 fois sur 100."
