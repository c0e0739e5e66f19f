"""What has the right form and leads nowhere, pressed at a real table: tried with every pattern there is."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest
import pytest_asyncio
from bot_inside import BotInside
from driver import Person
from forging import Forger, far_ids, identity, words_of
from moved_clock import MovedClock
from structlog.testing import capture_logs
from tables import begin, called, gather

from bot.errors.asking import NotHere, OldPost, Unreadable
from bot.herald.explaining import table_error
from bot.herald.ids import FORM, IDS
from bot.playground.server import Playground
from bot.speech.texts import say

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOME, AWAY, PORCH = "agora", "stoa", "porch"
NUMBERS = {"vote": 1, "offer": 1, "seeking": 1, "listed-seeking": 1, "call": 1}


@dataclass
class Scene:
    """Ana and Bruno play in the agora and gather on the porch; Ana is asked, and hosts."""

    bot: BotInside
    ana: Forger


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory, database_server: None) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        playground = Playground()
        await playground.start()
        stack.push_async_callback(playground.close)
        folder = tmp_path_factory.mktemp("door")
        found = await stack.enter_async_context(BotInside(playground, folder, MovedClock()))
        people = [
            await stack.enter_async_context(Person(playground, name, "en-US")) for name in ("Ana", "Bruno")
        ]
        ana, bruno = called(await begin(*people), *people)
        await ana.make_channel(PORCH)
        await gather(ana, bruno, channel=PORCH)
        private = {each: (await ana.command(each, "turns")).message for each in (HOME, AWAY, PORCH)}
        yield Scene(found, Forger(found, ana, private))


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as a fault of ours."""
    with capture_logs() as logs:
        yield
    assert [each for each in logs if each["log_level"] in ("error", "critical")] == []
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("what", IDS)
async def test_ids_that_lead_nowhere_are_answered_plainly(scene: Scene, what: str):
    entries = (await scene.bot.herald.services.tables.get(1)).number
    running = {**NUMBERS, "table": 1, "table-here": 1, "entries": entries}
    gathering = {**NUMBERS, "table": 2, "table-here": 2, "entries": 0}
    for channel, numbers in ((HOME, running), (PORCH, gathering)):
        for parts, values in far_ids(what, numbers):
            answer = await scene.ana.send(channel, identity(what, parts), values)
            assert not answer.late, (parts, values)


@pytest.mark.parametrize(
    ("custom_id", "error"),
    [
        ("kb:join:x", Unreadable),
        ("km:pick:1:2", Unreadable),
        ("kb:Join:1", OldPost),
        ("kf:found:1", Unreadable),
        ("kf:", Unreadable),
        ("\n", Unreadable),
    ],
)
async def test_the_sentence_reaches_whoever_pressed(scene: Scene, custom_id: str, error: type):
    assert words_of(await scene.ana.send(HOME, custom_id)) == table_error("en", error())


async def test_a_place_of_a_lesson_that_no_answer_leads_to_is_where_it_begins(scene: Scene):
    # The first of all moves is not what the third lesson wants.
    for level in ("0", "3"):
        answer = await scene.ana.send(HOME, identity("learn-help", ["3", "antike.0", f"{FORM}-", level]))
        assert say("en", "learn-stale") in answer.text
        assert any(":learn-choose:3:antike:" in (each.custom_id or "") for each in answer.message.buttons)


async def test_forms_are_asked_where_they_come_from(scene: Scene):
    entries = (await scene.bot.herald.services.tables.get(1)).number
    form, private = f"kf:found:1:{entries}:{FORM}-", scene.ana.private[AWAY]
    public = await scene.ana.person.say(AWAY, "Nothing to press.")
    assert words_of(await scene.ana.send(AWAY, form, ["x"], public)) == table_error("en", NotHere())
    assert words_of(await scene.ana.send(AWAY, form, ["x"], private)) != table_error("en", NotHere())


@pytest.mark.parametrize(
    ("what", "parts", "values"),
    [
        ("choose", ["0"], []), ("choose", ["2.1"], []), ("pick", ["-"], ["0"]), ("pick", ["1"], ["0"]),
        ("page", ["-", "0"], []), ("sure", ["0"], []), ("choose", ["a0"], []), ("pick", ["b-"], ["1"]),
    ],
)  # fmt: skip
async def test_answers_whose_places_meant_others_do_nothing_and_say_so(
    scene: Scene, what: str, parts: list[str], values: list[str]
):
    tables = scene.bot.herald.services.tables
    before = await tables.get(1)
    answer = await scene.ana.send(HOME, identity(what, ["1", str(before.number), *parts]), values)
    assert "out of date" in answer.text
    assert any(
        (each.custom_id or "").startswith(f"kb:choose:1:{before.number}:{FORM}")
        for each in answer.message.buttons
    )
    assert (await tables.get(1)).revision == before.revision
