"""Nobody is asked whether they are sure, or what they mean, and refused afterwards: rights come first."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from house import ANA, BRUNO, CHLOE, everything
from square import HOME, STRANGER, Square

from bot.calling.presses import snooze
from bot.calls.when.errors import CallOver
from bot.commands.tables.game import concede
from bot.commands.tables.people import abandon
from bot.errors.asking import NothingAhead
from bot.errors.seats import GivenUp, NotSeated, OnlyLent
from bot.errors.tables import CalledOff, NotRunning
from bot.errors.trouble import TableError
from bot.errors.votes import VoteOpen
from bot.herald.explaining import table_error
from bot.herald.press import Press
from bot.posting.messages import host_view, lobby_view
from bot.private.planning.ahead_view import ask_word
from bot.private.planning.handlers import WALK, ask_name
from bot.store.games.games import Somebody
from bot.store.people.seats import Lent
from engine.core.contract import Seat

Handler = Callable[[Press], Awaitable[None]]


@pytest.fixture
async def house(path: Path):
    async with Square(path) as found:
        yield found


async def refused(
    house: Square, person: int, wish: Handler, error: type, parts: Sequence[str] = (), *values: str
) -> None:
    before, press = everything(house.path), house.press(person, HOME, parts, values)
    with pytest.raises(error):
        await wish(press)
    assert press.interaction.response.said == []
    assert everything(house.path) == before


async def test_conceding_is_refused_before_it_is_asked(house: Square):
    await refused(house, STRANGER, concede, NotSeated)
    asked = house.press(ANA, HOME)
    await concede(asked)
    assert len(asked.interaction.response.said) == 1


async def test_who_has_given_up_is_not_asked_again(house: Square):
    game = house.numbers["table"]
    await house.tables.concede(game, ANA)
    table = await house.tables.get(game)
    error = NotRunning if table.status != "running" else GivenUp
    await refused(house, ANA, concede, error)


async def test_a_substitute_is_not_asked_whether_they_give_the_seat_up(house: Square):
    table = await house.tables.get(house.numbers["table"])
    house.tables.keep(replace(table, lent=(Lent(Seat(1), Somebody(CHLOE, "Chloé")),)))
    await refused(house, BRUNO, concede, OnlyLent)


async def test_abandoning_is_refused_before_it_is_asked(house: Square):
    await refused(house, STRANGER, abandon, NotSeated)
    await refused(house, ANA, abandon, VoteOpen)
    await house.herald.services.votes.withdraw(house.numbers["vote"], ANA)
    asked = house.press(ANA, HOME)
    await abandon(asked)
    assert len(asked.interaction.response.said) == 1


@pytest.mark.parametrize("handler", [WALK.find, ask_name, ask_word])
async def test_forms_are_not_opened_for_whoever_does_not_play(house: Square, handler: Handler):
    game = str(house.numbers["table"])
    error = NothingAhead if handler is ask_word else NotSeated
    await refused(house, STRANGER, handler, error, [game, "0.0.0", "-"])


async def test_nobody_is_asked_for_a_time_when_nothing_waits(house: Square):
    call = str(house.numbers["call"])
    for how in ("typed", "evening"):
        await refused(house, BRUNO, snooze, CallOver, [call, how])


LATE = [
    lobby_view.join, lobby_view.leave, lobby_view.start, host_view.fill, host_view.empty, host_view.alone,
    host_view.hosting, host_view.call_off, lobby_view.wish,
]  # fmt: skip


@pytest.mark.parametrize("handler", LATE)
async def test_late_clicks_on_a_table_that_was_called_off_hear_so(house: Square, handler: Handler):
    table = await house.open(channel=9)
    await house.lobby.call_off(table.id, ANA)
    for person in (ANA, BRUNO):
        await refused(house, person, handler, CalledOff, [str(table.id)])


@pytest.mark.parametrize("values", [["seats=3"], ["matches=many"]])
async def test_nothing_is_settled_at_a_table_that_was_called_off(house: Square, values: list[str]):
    table = await house.open(channel=9)
    await house.lobby.call_off(table.id, ANA)
    await refused(house, ANA, lobby_view.settle_option, CalledOff, [str(table.id), "-"], *values)


async def test_wishes_are_not_asked_of_whoever_has_no_seat(house: Square):
    table = await house.open(channel=9)
    await refused(house, STRANGER, lobby_view.wish, NotSeated, [str(table.id)])


@pytest.mark.parametrize(("tongue", "word"), [("en", "called off"), ("fr", "annulée")])
def test_the_sentence_says_that_it_was_called_off(tongue: str, word: str):
    error: TableError = CalledOff()
    assert word in table_error(tongue, error)
