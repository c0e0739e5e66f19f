from collections.abc import AsyncIterator, Awaitable, Callable

import joined  # noqa: F401 - the example is a title like ours in every test
import pytest
from browser import ARGUMENTS, CHROMIUM, DESK, PHONE
from playwright.async_api import Browser, Page, async_playwright

from bot.playground.server import Playground

OpenPage = Callable[..., Awaitable[Page]]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    found = Playground()
    await found.start()
    yield found
    await found.close()


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
