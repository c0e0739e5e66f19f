"""Ids of the right form that lead nowhere or elsewhere, handed to all handlers of a real bot."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest
import pytest_asyncio
from bot_inside import BotInside
from driver import Person
from forging import EXTREME, TYPED, Forger, identity, is_word, usual
from moved_clock import MovedClock
from nonsense import BLOWS, Nonsense, handed_on, noise
from scenes import lines, words
from structlog.testing import capture_logs
from tables import begin, called, gather
from trying import Trying

from bot.herald.ids import EVENT, FORM, IDS, LEARNT, MARK, NUMBER, PATH, SEEN, SLUG, SOUGHT, TEXT, Part
from bot.playground.server import Playground
from bot.speech.texts import say

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOME, PORCH = "agora", "porch"
ENDS = (
    "calloff",
    "ballot",
    "abandon",
    "concede",
    "privacy-forget-now",
    "leave",
    "admin-close",
    "start",
    "analysis",
)
"""What would leave nothing to press, or takes long."""


@dataclass
class Scene:
    bot: BotInside
    forgers: tuple[Forger, Forger]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        playground = Playground()
        playground.interactions.deadline = 60.0  # what is tried is not how quick a busy machine is
        await playground.start()
        stack.push_async_callback(playground.close)
        bot = await stack.enter_async_context(
            BotInside(playground, tmp_path_factory.mktemp("hostile"), MovedClock())
        )
        people = [
            await stack.enter_async_context(Person(playground, name, tongue))
            for name, tongue in (("Ana", "en-US"), ("Bruno", "fr"))
        ]
        ana, bruno = called(await begin(*people, title="deus"), *people)
        await ana.make_channel(PORCH)
        await gather(ana, bruno, channel=PORCH)
        forgers = []
        for each in (ana, bruno):
            private = {place: (await each.command(place, "turns")).message for place in (HOME, PORCH)}
            forgers.append(Forger(bot, each, private))
        yield Scene(bot, (forgers[0], forgers[1]))


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as a fault of ours."""
    with capture_logs() as logs:
        yield
    assert [each for each in logs if each["log_level"] in ("error", "critical")] == []
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


SMALL = ("0", "1", "2", "3", "7", "24", "25", "99", "2147483647")


def any_part(luck, part: Part, numbers: dict[str, int], typed: Nonsense) -> str:
    """A part of an id or what is chosen, of the right form."""
    if is_word(part):
        return luck.choice(part.form.replace("\\", "").split("|"))
    chosen = {
        NUMBER.form: luck.choice(SMALL),
        PATH.form: luck.choice(
            (f"{FORM}-", f"{FORM}{luck.randrange(9)}", f"{FORM}0.{luck.randrange(30)}", "e0.1")
        ),
        MARK.form: luck.choice((f"{numbers['entries']}.0.0", f"{luck.choice(SMALL[:6])}.1.0")),
        SEEN.form: luck.choice(SMALL[:6]),
        EVENT.form: luck.choice(("went.0", "zzz.1", "card-built.1.2", "offered.9999")),
        LEARNT.form: luck.choice(("antike.0", "deus.0.1", "zzz.1", "antike.99999")),
        SLUG.form: luck.choice(("antike", "deus", "zzz", "-", "first", "board")),
        SOUGHT.form: handed_on(noise(luck, 20)).replace(":", "")[:20],
        TEXT.form: luck.choice(
            (*TYPED, typed.text(luck), luck.choice(BLOWS), "seats=3", "board=west", "0", "1")
        ),
    }.get(part.form, "-")
    if luck.random() < 0.3:
        chosen = usual(part, {**numbers, "entries": numbers["entries"]})
    elif luck.random() < 0.1:
        chosen = EXTREME.get(part.form, chosen)
    return chosen if part.fits(chosen) else usual(part, numbers)


async def test_presses_that_lead_nowhere(trying: Trying, scene: Scene) -> None:
    kinds = [what for what in IDS if what not in ENDS]
    typed = Nonsense(lines("deus"), words("deus"), longest=1000)
    trouble = [say(tongue, "table-trouble") for tongue in ("en", "fr")]

    def made(luck) -> tuple:
        table = luck.choice((1, 2))
        numbers = dict.fromkeys(("vote", "offer", "seeking", "listed-seeking", "call"), 1)
        numbers |= {"table": table, "table-here": table, "entries": luck.randrange(3)}
        what = luck.choice(kinds)
        pattern = IDS[what]
        parts = [any_part(luck, part, numbers, typed) for part in pattern.parts]
        for place, part in enumerate(pattern.parts):
            if part.names:
                parts[place] = str(numbers[part.names])
        custom_id = identity(what, parts)[:100]
        values = [] if pattern.chosen is None else [any_part(luck, pattern.chosen, numbers, typed)]
        return luck.randrange(2), (HOME, PORCH)[table - 1], custom_id, values

    async def read(given: tuple) -> None:
        who, channel, custom_id, values = given
        answer = await scene.forgers[who].send(channel, custom_id, values)
        assert not answer.late, given
        if answer.body["modal"] is None and answer.body["message"] is not None:
            assert not any(each in answer.message.text for each in trouble), given

    await trying.beside("presses", 120, made, read)
