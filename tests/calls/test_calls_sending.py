"""Each request of a call has its own turn, so that no second gets more than Discord takes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from characters import ANA, LOU
from office import DIRECT, Desk, Office
from two_months import Simulated

from bot.calling.sender import Sender
from bot.store.calls import timers
from bot.store.calls.calls import CallKind, NewCall, add_call
from bot.tables.seats.lobby import NewTable


class Book:
    """Turns and requests, in order: a pacer, and what an office is asked."""

    def __init__(self, office: Office) -> None:
        self.lines: list[str] = []
        self.office = office

    async def turn(self, order: int) -> None:
        self.lines.append("turn")

    def follow(self, monkeypatch: pytest.MonkeyPatch) -> None:
        create, send, member = self.office.create_dm, Desk.send, self.office._member

        async def created(person):
            self.lines.append("create")
            return await create(person)

        async def sent(desk, **message):
            self.lines.append("send")
            return await send(desk, **message)

        async def asked(guild, person):
            self.lines.append("member")
            return await member(guild, person)

        monkeypatch.setattr(self.office, "create_dm", created)
        monkeypatch.setattr(Desk, "send", sent)
        self.office.http.get_member = asked


@pytest.fixture
async def simulated(path: Path) -> AsyncIterator[Simulated]:
    found = Simulated(path)
    await found.open()
    table = await found.lobby.open(
        NewTable(
            guild=1,
            channel=11,
            host=ANA,
            host_name="Ana",
            title="antike",
            seats=2,
            language="en",
        )
    )
    await found.lobby.join(table.id, LOU, "Lou")
    await found.lobby.start(table.id, ANA)
    yield found
    await found.close()


async def call(simulated: Simulated, channel: int | None, sent: int = 1) -> int:
    """A call for whoever is next; the person."""
    async with simulated.store.writing() as connection:
        (timer,) = await timers.of_game(connection, 1)
        await timers.change(connection, timer, {"sent": sent})
        made = NewCall(CallKind.CALL, timer.person, 1, channel, ((1, timer.mark),))
        await add_call(connection, made, simulated.clock.now())
    return timer.person


@pytest.mark.parametrize(
    ("channel", "reminders", "expected"),
    [
        (11, 1, ["turn", "send"]),
        (11, 2, ["turn", "member", "turn", "send"]),
        (None, 1, ["turn", "create", "turn", "send"]),
        (None, 3, ["turn", "member", "turn", "create", "turn", "send"]),
    ],
)
async def test_a_turn_goes_before_each_request(
    simulated: Simulated, monkeypatch: pytest.MonkeyPatch, channel: int | None, reminders: int,
    expected: list[str],
) -> None:  # fmt: skip
    person = await call(simulated, channel, reminders)
    book = Book(simulated.office)
    book.follow(monkeypatch)
    simulated.herald.create_dm = simulated.office.create_dm
    sender = Sender(simulated.herald, book)
    while await sender.send_due():
        await sender.finish()
    assert book.lines == expected
    (sent,) = simulated.office.sent
    assert sent.channel == (DIRECT + person if channel is None else channel)
