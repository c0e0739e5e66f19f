"""Debian's Chromium for tests of the page, at the size of a desk and of a phone."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 375, "height": 700}
needs_browser = pytest.mark.skipif(not CHROMIUM.exists(), reason="the page's tests need chromium")


def message(page: Page, text: str) -> Locator:
    """The newest message that holds a text."""
    return page.locator(".message", has_text=text).last
