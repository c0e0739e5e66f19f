"""What tests of several folders are given: a playground and its people, tables, a store, a browser."""

import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import joined  # noqa: F401 - the example is a title like ours in every test
import pytest
from bot_inside import BotInside
from browser import ARGUMENTS, CHROMIUM, DESK, PHONE
from driver import Person
from house import House
from made_store import SERVERS, TAKEN, compile_once, give_back, open_made, trust_power
from moody import Moody
from moved_clock import MovedClock
from packed import SENT, pack_lightly
from playwright.async_api import Browser, Page, async_playwright
from postgres_server import VARIABLE, Server
from structlog.testing import capture_logs

from bot.playground.server import Playground
from bot.store.database import Store
from render.kit import encode

trust_power()
compile_once()
pack_lightly()

OpenPage = Callable[..., Awaitable[Page]]

SELDOM = (20_000, 10, 10)
"""After how many new objects garbage is looked for: what a test leaves behind is looked through seldom."""


POSTGRESQL = "postgresql"
"""Where tests can have their stores besides SQLite."""

TOUCHES = "database_server"
"""The fixture that all have which open a store."""

ONCE = {"server", "browser"}
"""Fixtures of what is on PostgreSQL in any case, and of what is about pages."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the tests that touch the store run on another database than SQLite, and only them; and trials by
    fault be larger than usual."""
    parser.addoption("--database", choices=("sqlite", POSTGRESQL), default="sqlite")
    for name, usual in (("seed", 1), ("games", 2), ("steps", 10)):
        parser.addoption(f"--trial-{name}", type=int, default=usual, help="of a trial by fault")


def pytest_configure(config: pytest.Config) -> None:
    """See that there is a server before anything is asked of it."""
    if config.getoption("--database") == POSTGRESQL and not os.environ.get(VARIABLE):
        raise pytest.UsageError(f"{VARIABLE} names no server to make databases on")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what touches the store, where that is asked for, but for what is to be run on SQLite alone."""
    if config.getoption("--database") != POSTGRESQL:
        return
    kept, left = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        (kept if _is_for_both(item) else left).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def _is_for_both(item: pytest.Item) -> bool:
    has = set(getattr(item, "fixturenames", ()))
    left_out = any(item.get_closest_marker(name) for name in ("sqlite", "once"))
    return TOUCHES in has and not has & ONCE and not left_out


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end, and is not looked through again and again for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The PostgreSQL server of the tests."""
    address = os.environ.get(VARIABLE)
    if not address:
        pytest.skip(f"{VARIABLE} names no PostgreSQL server to make databases on")
    found = Server(address)
    yield found
    found.close()


@pytest.fixture(scope="session")
def database_server(request: pytest.FixtureRequest) -> Iterator[None]:
    """Stores are opened where `--database` says."""
    if request.config.getoption("--database") == POSTGRESQL:
        SERVERS.append(request.getfixturevalue("server"))
    yield
    SERVERS.clear()
    TAKEN.clear()


@pytest.fixture
def database(database_server: None) -> Iterator[None]:
    """Whoever opens a store has this: the databases that a test took from the server are emptied after it."""
    before = set(TAKEN)
    yield
    give_back(before)


@pytest.fixture
def postgres(server: Server) -> Iterator[str]:
    """The address of a PostgreSQL database with its tables made, and nothing in them."""
    name = server.take()
    yield server.url(name)
    server.give_back(name)


@pytest.fixture
def bare_postgres(postgres: str, server: Server) -> Iterator[str]:
    """The address of a PostgreSQL database in which nothing is, not even tables."""
    name = server.take_bare()
    yield server.url(name)
    server.drop(name)


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
async def bot(playground: Playground, path: Path, clock: MovedClock) -> AsyncIterator[BotInside]:
    """The bot within the test's own process, at the time of `clock`."""
    async with BotInside(playground, path.parent, clock) as found:
        yield found


@pytest.fixture
def as_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are packed as people get them."""
    monkeypatch.setattr(encode, "LEVEL", SENT)


@pytest.fixture
def path(tmp_path: Path, database: None) -> Path:
    """Where a database may be made, or what stands for one on the server."""
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
