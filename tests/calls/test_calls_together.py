"""Calls over real sockets, with a clock that is moved: who is called, when, where, and what one presses."""

import asyncio
from pathlib import Path

import pytest
from bot_inside import CHANNEL, BotInside, pings
from driver import Person
from moody import Fault
from moved_clock import MovedClock
from seen import Message
from tables import begin, called

from bot.calling import letters
from bot.playground.server import Playground
from bot.tables.state.table import Done
from engine.antike.events import Conquered
from engine.core.contract import Seat
from engine.core.play.log import Concede, Entry


async def public(person: Person, channel: str = CHANNEL) -> list[Message]:
    """What everybody sees in a channel."""
    return [each for each in await person.messages(channel) if not each.private]


async def posts(person: Person, channel: str = CHANNEL) -> int:
    return len(await public(person, channel))


async def direct_calls(person: Person) -> list[Message]:
    return [each for each in await person.direct_messages() if not each.private]


async def test_one_is_called_again_at_growing_intervals_and_the_table_is_told(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await bot.move(hours=11)
    before = await posts(ana)
    await bot.move(hours=2)
    (call,) = (await public(ana))[before:]
    assert call.mentions == [mine.name]
    assert "First called <t:" in call.text
    for hours in (18, 27, 41, 61):
        await bot.move(hours=hours)
        (newer,) = (await public(ana))[before:]
        assert newer.id != call.id
        call = newer
    await bot.move(hours=92)
    notice = (await public(ana))[-1]
    assert notice.mentions == [other.name]
    assert "call no more" in notice.text
    for _ in range(20):
        await bot.move(days=3)
    assert await posts(ana) == before + 2
    kinds = [kind for kind, *_ in await bot.calls()]
    assert kinds == ["call"] * 5 + ["pointless"]

    again = await other.click(notice, "Call again")
    assert "is called again" in again.text or "de nouveau" in again.text
    await bot.move(hours=13)
    assert (await public(ana))[-1].mentions == [mine.name]


async def test_the_interval_begins_anew_with_each_turn(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await bot.move(hours=11)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    newest = await ana.wait_for(lambda message: "Turn 1" in message.text and bool(message.mentions))
    before = await posts(ana)
    await bot.move(hours=11)
    assert await posts(ana) == before
    await bot.move(hours=2)
    (call,) = (await public(ana))[before:]
    assert call.mentions == newest.mentions
    assert [kind for kind, *_ in await bot.calls()] == ["call"]


async def test_snoozing_and_silencing(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await mine.speak("en-US")
    await other.speak("en-US")
    await bot.move(hours=12)
    call = (await public(ana))[-1]
    assert "somebody else" in (await other.click(call, "In 1 h")).text
    assert "I call you again" in (await mine.click(call, "In 1 h")).text
    await bot.move(minutes=59)
    assert (await public(ana))[-1].id == call.id
    await bot.move(minutes=2)
    call, before = (await public(ana))[-1], call
    assert call.id != before.id

    asked = await mine.click(call, "This evening")
    assert "Where do you live" in asked.text
    done = await mine.choose(asked, "America/New_York")
    assert "I call you again" in done.text
    # It is 22:01 in UTC, 17:01 in New York.
    await bot.move(hours=1, minutes=58)
    assert (await public(ana))[-1].id == call.id
    await bot.move(minutes=2)
    call, before = (await public(ana))[-1], call
    assert call.id != before.id

    form = await mine.click(call, "Another time")
    assert "I do not understand" in (await mine.submit(form, {"typed": "whenever"})).text
    form = await mine.click(call, "Another time")
    assert "has passed" in (await mine.submit(form, {"typed": "yesterday"})).text
    form = await mine.click(call, "Another time")
    assert "I call you again" in (await mine.submit(form, {"typed": "tomorrow 8am"})).text
    await bot.move(hours=12)
    assert (await public(ana))[-1].id == call.id
    await bot.move(hours=2)
    call, before = (await public(ana))[-1], call
    assert call.id != before.id

    assert "No more calls for this turn" in (await mine.click(call, "Stop reminding me")).text
    for _ in range(10):
        await bot.move(days=2)
    assert (await public(ana))[-1].id == call.id

    async def untidied() -> None:
        """The message is pressed in the moment before it is deleted."""

    monkeypatch.setattr(bot.herald.caller.settled, "look", untidied)
    await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    assert "That turn is over" in (await mine.click(call, "In 1 h")).text


async def test_a_turn_begun_and_not_ended_gets_a_nudge_with_what_others_did(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    table = await bot.herald.services.tables.get(1)
    (own,) = table.seats_of(int(mine.id))
    loser, winner = (str(table.begun.roles[seat][0].id) for seat in (own, 1 - own))

    async def lost(*_asked: object) -> tuple[Done, ...]:
        entry = Entry(1, Seat(1 - own), Concede())
        return (Done(entry, (Conquered(winner, loser, "paphos", 1, 1, 0, 0, 0, False),)),)

    monkeypatch.setattr(letters, "_since_turn", lost)
    await bot.move(minutes=3)
    await mine.command(CHANNEL, "play", move="take coin")
    await bot.move(minutes=8)
    await mine.command(CHANNEL, "play", move="go iron")
    before = await posts(ana)
    await bot.move(minutes=9)
    assert await posts(ana) == before
    await bot.move(minutes=1)
    (nudge,) = (await public(ana))[before:]
    assert nudge.mentions == [mine.name]
    assert "not ended it" in nudge.text
    assert "**Since your turn:** The " in nudge.text
    assert "took Paphos." in nudge.text
    await bot.move(hours=11)
    assert await posts(ana) == before + 1
    assert [kind for kind, *_ in await bot.calls()] == ["nudge"]


async def test_several_games_make_one_digest_and_turns_lists_them(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    for channel in ("agora", "stoa", "tavern"):
        await begin(ana, bruno, channel=channel)
        await bot.move(minutes=20)
    both = {ana.name: ana, bruno.name: bruno}
    first = {}
    for channel in ("agora", "stoa", "tavern"):
        (name,) = (await public(ana, channel))[-1].mentions
        first.setdefault(name, []).append(channel)
    before = {channel: await posts(ana, channel) for channel in ("agora", "stoa", "tavern")}
    await bot.move(hours=12)
    added = {channel: (await public(ana, channel))[count:] for channel, count in before.items()}
    for name, channels in first.items():
        theirs = [each for found in added.values() for each in pings(found, both[name])]
        assert len(theirs) == 1
        if len(channels) > 1:
            assert theirs[0].text.count("https://discord.com/channels/") == len(channels)
        answer = await both[name].command("stoa", "turns")
        assert answer.text.count("https://discord.com/channels/") == len(channels)
    assert len([kind for kind, *_ in await bot.calls()]) == len(first)


async def test_a_direct_message_and_closed_ones(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await mine.command(CHANNEL, "me", calls="direct")
    before = await posts(ana)
    await bot.move(hours=12)
    assert await posts(ana) == before
    (call,) = await direct_calls(mine)
    assert f"https://discord.com/channels/{playground.guild_id}/" in call.text
    panel = await mine.click(call, call.buttons[0].label)
    assert panel.message.buttons or panel.message.selects
    await mine.close_direct_messages()
    await bot.move(hours=20)
    assert (await public(ana))[-1].mentions == [mine.name]
    assert await direct_calls(mine) == []  # the newer one takes its place


async def test_the_bot_is_down_for_three_days(
    playground: Playground, tmp_path: Path, database: None, clock: MovedClock, ana: Person, bruno: Person
) -> None:
    bot = BotInside(playground, tmp_path, clock)
    async with bot:
        post = await begin(ana, bruno)
        mine, _ = called(post, ana, bruno)
        await ana.command(CHANNEL, "game settings", first="8h", growth="100", most=20)
        await bot.move(hours=1)
        before = await posts(ana)
        await bot.stop()
        clock.move(days=3)
        await bot.start()
        await bot.settle()
        (call,) = (await public(ana))[before:]
        assert call.mentions == [mine.name]
        await bot.move(hours=7)
        assert (await public(ana))[-1].id == call.id
        await bot.move(hours=2)
        (newer,) = (await public(ana))[before:]
        assert newer.id != call.id


async def test_somebody_who_left_the_server(
    playground: Playground, bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    await bot.move(hours=12)
    playground.world.users.pop(mine.id)
    before = await posts(other)
    await bot.move(hours=20)
    (notice,) = (await public(other))[before:]
    assert notice.mentions == [other.name]
    assert "no longer on this server" in notice.text
    assert f"The host, {other.name}," in notice.text
    for _ in range(5):
        await bot.move(days=4)
    assert await posts(other) == before + 1


async def test_a_lost_answer_and_a_crash_make_no_second_call(
    playground: Playground, tmp_path: Path, database: None, clock: MovedClock, ana: Person, bruno: Person
) -> None:
    bot = BotInside(playground, tmp_path, clock)
    async with bot:
        await begin(ana, bruno)
        before = await posts(ana)
        # The message arrives, its confirmation is never written: as after SIGKILL.
        sender = bot.herald.caller.sender
        sender._confirm = nothing  # type: ignore[method-assign]
        clock.move(hours=12)
        await ana.wait_for(lambda message: "First called" in message.text)
        assert await posts(ana) == before + 1
        sender._sent.clear()
        await bot.stop()
        clock.move(minutes=30)
        await bot.start()
        await bot.settle()
        assert await posts(ana) == before + 1
        assert [(kind, sent) for kind, _, _, sent, _ in await bot.calls()] == [("call", 1)]


async def test_a_crash_between_making_and_sending_loses_no_call(
    playground: Playground, tmp_path: Path, database: None, clock: MovedClock, ana: Person, bruno: Person
) -> None:
    bot = BotInside(playground, tmp_path, clock)
    async with bot:
        await begin(ana, bruno)
        before = await posts(ana)
        sender = bot.herald.caller.sender
        sending = asyncio.Event()

        async def dies(*call: object) -> None:
            sending.set()
            await asyncio.Event().wait()

        sender._send = dies  # type: ignore[method-assign]
        clock.move(hours=12)
        await sending.wait()
        await bot.stop()
        assert await posts(ana) == before
        clock.move(minutes=5)
        await bot.start()
        await bot.settle()
        assert await posts(ana) == before + 1
        assert [(kind, sent) for kind, _, _, sent, _ in await bot.calls()] == [("call", 1)]


async def test_a_channel_that_refuses_is_replaced_by_a_direct_message(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, _ = called(post, ana, bruno)
    await ana.deny(CHANNEL, "SEND_MESSAGES")
    before = await posts(ana)
    await bot.move(hours=12)
    assert await posts(ana) == before
    assert len(await direct_calls(mine)) == 1


async def test_a_channel_that_was_deleted_is_replaced_by_a_direct_message(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    await ana.make_channel("stoa")
    post = await begin(ana, bruno, channel="stoa")
    mine, other = called(post, ana, bruno)
    await ana.delete_channel("stoa")
    await bot.move(hours=12)
    assert len(await direct_calls(mine)) == 1
    assert not await direct_calls(other)
    for _ in range(10):
        await bot.move(days=4)
    # The usual five, of which the newest stands, and the table, which is gone, is told nothing more.
    assert [(kind, sent) for kind, _, _, sent, _ in await bot.calls()] == [("call", 1)] * 5 + [
        ("pointless", 0)
    ]
    assert len(await direct_calls(mine)) == 1
    assert not await direct_calls(other)


async def test_a_broken_answer_is_tried_again_and_makes_one_call(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    await begin(ana, bruno)
    before = await posts(ana)
    # The message is there each time, but nobody hears of it: discord.py itself asks five times.
    bot.playground.faults.append(Fault(r"POST /channels/\d+/messages", "cut", 5))
    bot.clock.move(hours=12)
    await ana.wait_for(lambda message: "First called" in message.text)
    for _ in range(300):
        if await bot.rows("select id from call where done"):
            break
        bot.clock.move(seconds=20)
        await asyncio.sleep(0.1)
    assert await posts(ana) == before + 1
    assert [(kind, sent) for kind, _, _, sent, _ in await bot.calls()] == [("call", 1)]


async def nothing(connection: object) -> None:
    """A confirmation that is not written."""
