"""What tests of several folders are given: a playground and its people, tables, a store, a browser."""

import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import joined  # noqa: F401 - the example is a title like ours in every test
import pytest
from bot_inside import BotInside
from browser import ARGUMENTS, CHROMIUM, DESK, PHONE
from driver import Person
from house import House
from made_store import compile_once, open_made, trust_power
from moody import Moody
from moved_clock import MovedClock
from packed import SENT, pack_lightly
from playwright.async_api import Browser, Page, async_playwright
from structlog.testing import capture_logs

from bot.playground.server import Playground
from bot.store.database import Store
from render.kit import encode

trust_power()
compile_once()
pack_lightly()

OpenPage = Callable[..., Awaitable[Page]]


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end, and is not looked through again and again for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture
async def playground() -> AsyncIterator[Moody]:
    found = Moody()
    await found.start()
    yield found
    await found.close()


@pytest.fixture
async def ana(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Ana", "en-US") as found:
        yield found


@pytest.fixture
async def bruno(playground: Playground) -> AsyncIterator[Person]:
    async with Person(playground, "Bruno", "en-GB") as found:
        yield found


@pytest.fixture
def clock() -> MovedClock:
    return MovedClock()


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path, clock: MovedClock) -> AsyncIterator[BotInside]:
    """The bot within the test's own process, at the time of `clock`."""
    async with BotInside(playground, tmp_path, clock) as found:
        yield found


@pytest.fixture
def as_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are packed as people get them."""
    monkeypatch.setattr(encode, "LEVEL", SENT)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "keryx.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    found = await open_made(path)
    yield found
    await found.close()


@pytest.fixture
def quiet() -> Iterator[None]:
    """Log lines are kept back: with the traces of provoked faults they are long, and slow to print."""
    with capture_logs():
        yield


@pytest.fixture
async def house(path: Path, quiet: None) -> AsyncIterator[House]:
    """Tables of the toys on a file of their own, at a time that stands still unless told."""
    async with House(path) as found:
        yield found


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as found:
        started = await found.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield started
        await started.close()


@pytest.fixture
async def open_page(browser: Browser, playground: Playground) -> AsyncIterator[OpenPage]:
    """`await open_page("Ana", PHONE)`: the page as somebody sees it. It must not complain."""
    complaints: list[str] = []

    async def opened(name: str, size: dict[str, int] = DESK, channel: str = "") -> Page:
        context = await browser.new_context(viewport=size, has_touch=size is PHONE, timezone_id="UTC")
        page = await context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        await page.goto(f"{playground.url}/#/{name}/{channel}")
        await page.locator("#write").wait_for()
        return page

    yield opened
    # A refusal is an answer with 409, which the browser's console calls an error.
    assert [each for each in complaints if "409" not in each] == []
