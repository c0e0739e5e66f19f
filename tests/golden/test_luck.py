"""Luck told after the end: exact, by comparison with every outcome counted one by one; kind titles."""

from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import cast

import pytest
from golden import FOLDER
from titled import GAMES, titled

from bot.herald.herald import Herald
from bot.posting.messages.remembered import honour_told, luck_told, remembered, remembered_lines
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.contract import Event, Seat, Word
from engine.core.events import events_of
from engine.core.honours import MOST, awards_of, honours_of
from engine.core.play.luck import convolved, lucks_of
from engine.core.play.match import Match
from engine.core.play.record import read
from engine.grecolonies.events import DiceSeen
from engine.grecolonies.telling.guide import GUIDE
from engine.grecolonies.telling.luck import thrown, weapons
from engine.grecolonies.words import FACES, City, Face
from render.titles import TITLES

ROLES = ((Word("city", "sparta"),), (Word("city", "athenai"),))


def seen(city: str, *faces: Face) -> DiceSeen:
    return DiceSeen(City(city), faces, audience=frozenset((Seat(0),)))


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_the_chances_of_a_throw_are_those_of_all_its_outcomes_counted(dice: int):
    sums = [sum(map(weapons, faces)) for faces in product(FACES, repeat=dice)]
    throw = thrown(seen("sparta", *FACES[:dice]))
    assert throw is not None
    assert dict(throw.chances) == {each: sums.count(each) for each in sums}


def test_draws_of_different_kinds_are_summed_as_if_each_outcome_were_listed():
    parts = [((0, 2), (5, 1)), ((1, 1), (2, 3)), ((-1, 1), (0, 1), (4, 2))]
    every = [
        sum(values)
        for values in product(*([value for value, ways in part for _ in range(ways)] for part in parts))
    ]
    assert convolved(parts) == tuple((each, every.count(each)) for each in sorted(set(every)))
    assert convolved([]) == ((0, 1),)


def test_over_all_outcomes_nobody_is_luckier_than_expected():
    """Two throws, of one die and of two: what they give beyond expectation adds up to nothing."""
    beyond, below = Fraction(0), Fraction(0)
    outcomes = list(product(FACES, repeat=3))
    for first, *others in outcomes:
        (luck,) = lucks_of(GUIDE, ROLES, [seen("athenai", first), seen("athenai", *others)])
        assert (luck.seat, luck.number, luck.expected) == (1, 3, Fraction(9, 2))
        beyond += luck.got - luck.expected
        below += luck.less
    assert beyond == 0
    # Three dice show 3, 4, 5 or 6 weapons in 1, 3, 3 and 1 of 8 cases: less than these do 0, 1, 4 and 7.
    assert below / len(outcomes) == Fraction(1 * 0 + 3 * 1 + 3 * 4 + 1 * 7, 64)


def test_where_nothing_was_drawn_nothing_is_told():
    assert lucks_of(GUIDE, ROLES, [Event()]) == ()
    assert lucks_of(GUIDE, ROLES, [seen("sparta")]) == ()
    assert lucks_of(titled(GAMES["antike"]).guide, ROLES, [seen("sparta", FACES[0])]) == ()


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_golden_game_is_remembered_in_both_languages(slug: str):
    """The shortest of each title; the others are remembered where they are replayed."""
    path = min(FOLDER.glob(f"{slug}*.json"), key=lambda each: each.stat().st_size)
    match = read(path.read_text(encoding="utf-8"), {slug: titled(GAMES[slug])})
    lucks, honours = remembered(match)
    assert bool(lucks) is (slug == "grecolonies")
    assert len(honours) <= MOST
    assert len({each.seat for each in honours}) == len(honours)
    for language in ("en", "fr"):
        teller = Teller(language, titled(GAMES[slug]), ["Ana", "Bruno", "Chloé", "Dario", "Eve", "Farid"])
        told = [luck_told(teller, each) for each in lucks] + [honour_told(teller, each) for each in honours]
        assert all(any(name in each for name in teller.names) for each in told)
    for luck in lucks:
        assert 0 <= luck.less < 1
        assert luck.number <= luck.got <= 2 * luck.number
        assert luck.expected == Fraction(3 * luck.number, 2)


def test_a_title_goes_to_whoever_has_most_alone_and_nobody_gets_two():
    awards = awards_of("grecolonies")
    helping, settling = awards[0], awards[1]
    found = {each.word: each for each in events_of(titled(GAMES["grecolonies"]))}
    allied, entered = found[helping.event], found[settling.event]
    helped = allied(City("sparta"), City("athenai"), City("sparta"), "delos", "naxos", helping.least)
    settled = entered(City("sparta"), "delos", settling.least, ())
    other = entered(City("athenai"), "delos", settling.least, ())
    assert [(each.key, each.seat) for each in honours_of("grecolonies", ROLES, [helped, settled])] == [
        (helping.key, 0)
    ]
    told = honours_of("grecolonies", ROLES, [helped, other])
    assert [(each.key, each.seat, each.count) for each in told] == [
        (helping.key, 0, helping.least),
        (settling.key, 1, settling.least),
    ]
    assert honours_of("grecolonies", ROLES, [settled, other]) == ()
    fewer = allied(City("sparta"), City("athenai"), City("sparta"), "delos", "naxos", helping.least - 1)
    assert honours_of("grecolonies", ROLES, [fewer]) == ()
    assert honours_of("nim", ROLES, [helped]) == ()


async def test_the_last_post_tells_titles_first_then_luck_and_nothing_where_the_log_cannot_be_read():
    path = min(FOLDER.glob("grecolonies*.json"), key=lambda each: each.stat().st_size)
    whole = read(path.read_text(encoding="utf-8"), TITLES)
    lucks, honours = remembered(whole)

    async def found(game: int) -> Match:
        if game != 1:
            raise LookupError(game)
        return whole

    async def do(work, *given):
        return work(*given)

    services = SimpleNamespace(tables=SimpleNamespace(whole=found, replays=SimpleNamespace(do=do)))
    herald = cast("Herald", SimpleNamespace(services=services))
    teller = Teller("fr", titled(GAMES["grecolonies"]), ["Ana", "Bruno", "Chloé", "Dario", "Eve"])
    lines = await remembered_lines(herald, cast("Table", SimpleNamespace(id=1)), teller)
    assert lines[bool(honours) :] == [f"-# {luck_told(teller, each)}" for each in lucks]
    assert all(honour_told(teller, each) in lines[0] for each in honours)
    assert await remembered_lines(herald, cast("Table", SimpleNamespace(id=2)), teller) == []
