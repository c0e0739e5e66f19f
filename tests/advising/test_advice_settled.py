"""What a table settles about advice: as usual, by its host, until a turn; and what that means for ratings."""

from dataclasses import replace

import pytest
from house import ANA, BRUNO, House
from titled import OURS

from bot.errors.advising import AdviceOver, BadAdvice, NoAdviser
from bot.private.advising.asking import asking_seat
from bot.store.games.games import Chair
from bot.tables.results.advised import OFF, ON, allows, settled, was_advised
from bot.tables.results.results import rated
from bot.tables.state.table import Table
from bot.tables.votes.advising import read_setting
from engine.core.contract import Seat

PERSON, OTHER = Chair(Seat(0), ANA, "Ana"), Chair(Seat(1), BRUNO, "Bruno")
COMPUTER, FREE = Chair(Seat(1), computer="sensible"), Chair(Seat(1))


@pytest.fixture
async def table(house: House) -> Table:
    """A running game of two people, of which somebody could advise."""
    found = await house.tables.get(await house.game())
    thinkers = next(each.thinkers for each in OURS if each.slug == "deus")
    return replace(found, title=replace(found.title, thinkers=thinkers), chairs=(PERSON, OTHER))


@pytest.mark.parametrize(
    ("chairs", "usual"),
    [
        ((PERSON, COMPUTER), ON),
        ((PERSON, OTHER), OFF),
        ((PERSON, FREE), OFF),
        ((PERSON, replace(PERSON, seat=Seat(1))), OFF),
        ((replace(COMPUTER, seat=Seat(0)), COMPUTER), OFF),
    ],
)
def test_as_usual_one_person_among_computers_may_ask(
    table: Table, chairs: tuple[Chair, ...], usual: str
) -> None:
    seen = replace(table, chairs=chairs)
    assert settled(seen) == usual
    assert allows(seen) == (usual == ON)
    assert settled(replace(seen, advice=OFF)) == OFF


def test_a_game_with_advice_is_not_rated(table: Table) -> None:
    assert rated(table)
    for advised in (
        replace(table, advice=ON),
        replace(table, advice="3"),
        replace(table, advised=True),
        replace(table, advice=OFF, advised=True),
    ):
        assert was_advised(advised)
        assert not rated(advised)
    nobody = replace(table, title=replace(table.title, thinkers={}), advice=ON)
    assert rated(nobody)
    with pytest.raises(NoAdviser):
        asking_seat(nobody, ANA)


def test_advice_until_a_turn_ends_after_it(table: Table) -> None:
    turn = table.rules.turn(table.begun.state).number
    assert allows(replace(table, advice=str(turn)))
    over = replace(table, advice=str(turn - 1))
    assert not allows(over)
    with pytest.raises(AdviceOver):
        asking_seat(over, ANA)


@pytest.mark.parametrize(("given", "read"), [(" ON", ON), ("off", OFF), ("012", "12")])
def test_a_setting_is_read_as_it_is_typed(given: str, read: str) -> None:
    assert read_setting(given) == read


@pytest.mark.parametrize(
    "given", ["", "often", "0", "-3", "10000", "1.5", "\N{SUPERSCRIPT TWO}", "9" * 30, "1" * 5000]
)
def test_what_is_no_setting_is_refused(given: str) -> None:
    with pytest.raises(BadAdvice):
        read_setting(given)
