"""A channel that is slow or never answers holds up nobody elsewhere, and loses and doubles nothing itself."""

import aiohttp
import pytest
from bot_inside import CHANNEL, BotInside, pings
from driver import Person
from moody import Fault, Moody
from tables import begin, called
from until import until

from bot.herald import herald

FOR_EVER = 1000.0


async def held_up(playground: Moody) -> bool:
    """Whether the bot has met the fault."""
    return not playground.faults_left


@pytest.fixture
async def stoa(bot: BotInside, ana: Person) -> str:
    return await ana.make_channel("stoa")


async def turn(person: Person, channel: str, field: str = "iron") -> None:
    answer = await person.command(channel, "play", move=f"take coin / go {field} / end")
    assert not answer.late


async def test_posts_come_while_another_channel_must_wait(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person, stoa: str
) -> None:
    slow, _ = called(await begin(ana, bruno, channel="stoa"), ana, bruno)
    quick, _ = called(await begin(ana, bruno), ana, bruno)
    playground.faults.append(Fault(f"POST /channels/{stoa}/messages$", "429", wait=FOR_EVER))
    await turn(slow, "stoa")
    await until(lambda: held_up(playground))
    await turn(quick, CHANNEL)
    await ana.wait_for(lambda message: "Turn 1" in message.text)
    assert not [message for message in await ana.messages("stoa") if "Turn 1" in message.text]


@pytest.mark.parametrize("kind", ["hang", "mute"])
async def test_what_is_never_answered_is_tried_again_once_and_in_order(
    bot: BotInside,
    playground: Moody,
    ana: Person,
    bruno: Person,
    stoa: str,
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, _ = called(await begin(ana, bruno, channel="stoa"), ana, bruno)
    monkeypatch.setattr(herald, "LONGEST", aiohttp.ClientTimeout(total=2))
    herald.bound(bot.herald)
    playground.faults.append(Fault(f"POST /channels/{stoa}/messages$", kind))
    await turn(slow, "stoa")
    await until(lambda: held_up(playground))
    await turn(slow, "stoa", "gold")
    bot.clock.move(minutes=1)
    await ana.wait_for(lambda message: "Turn 2" in message.text, "stoa")
    told = "".join(each.text for each in await ana.messages("stoa") if each.attachments and not each.private)
    assert [told.count(what) for what in ("went to Iron", "went to Gold")] == [1, 1]
    assert told.index("went to Iron") < told.index("went to Gold")


async def test_who_looks_for_players_does_not_wait_for_another_channel(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person, stoa: str
) -> None:
    playground.faults.append(Fault(f"POST /channels/{stoa}/messages$", "hang"))
    for channel, person in (("stoa", ana), (CHANNEL, bruno)):
        answer = await person.command(channel, "lfg new", title="antike", seats=2)
        assert not answer.late
    await until(lambda: held_up(playground))
    await ana.wait_for(lambda message: "Bruno" in message.text)


async def test_calls_go_on_while_another_channel_must_wait(
    bot: BotInside, playground: Moody, ana: Person, bruno: Person, stoa: str
) -> None:
    async with Person(playground, "Chloé", "fr") as chloe, Person(playground, "Dario", "en-US") as dario:
        await begin(chloe, dario, channel="stoa")
    quick, _ = called(await begin(ana, bruno), ana, bruno)
    await bot.settle()
    playground.faults.append(Fault(f"POST /channels/{stoa}/messages$", "429", wait=FOR_EVER))
    seen: set[str] = set()  # the second reminder takes the first one away
    for number in (1, 2):
        bot.clock.move(hours=20 * number)

        async def come(number: int = number) -> bool:
            seen.update(message.id for message in pings(await ana.messages(CHANNEL), quick))
            return len(seen) > number

        await until(come)
    assert await held_up(playground)
