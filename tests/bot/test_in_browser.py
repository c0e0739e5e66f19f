"""The first turns of a game in the playground's page, with the real bot, at a desk and on a phone."""

import re
from io import BytesIO
from urllib.parse import urljoin

from bot_process import BotProcess
from browser import DESK, PHONE, message, needs_browser
from PIL import Image
from playwright.async_api import Locator


async def board_width(post: Locator) -> int:
    """The width of the board in a post, which stands behind a close-up where there is one.

    It is read from the file: a page loads a picture only near where one looks, and draws a post anew when it
    is edited.
    """
    board = await post.locator(".gallery img[src*='board.png']").get_attribute("src")
    assert board is not None
    answer = await post.page.request.get(urljoin(post.page.url, board))
    with Image.open(BytesIO(await answer.body())) as picture:
        return picture.width


def answer(asked: Locator, name: str) -> Locator:
    """The button of an answer, which begins with its letter; the picture's own name holds all of them."""
    return asked.get_by_role("button", name=re.compile(rf"^[A-Z] · {name}"))


@needs_browser
async def test_the_first_turns_at_a_desk(open_page, bot: BotProcess) -> None:
    page = await open_page("Ana", DESK)
    await page.locator("#write").click()
    await page.keyboard.type("/game new")
    await page.locator(".suggestion", has_text="/game new").click()
    await page.locator(".suggestion", has_text="Antike").click()
    await page.keyboard.press("Enter")
    await message(page, "players wanted").wait_for()
    await page.get_by_role("button", name="For the host").click()
    await page.get_by_role("button", name="Give computers the free seats").click()
    await message(page, "Who takes").locator(".select").click()
    await page.get_by_role("option", name="Computer (sensible)").click()
    await message(page, "Computer (sensible)").wait_for()
    await page.get_by_role("button", name="Begin").last.click()
    calls = page.locator(".message", has_text="it is your turn")
    for turn, (field, brings) in enumerate((("Iron", "1 iron"), ("Gold", "1 gold"))):
        await calls.nth(turn).wait_for()
        await page.get_by_role("button", name="Take my turn").last.click()
        await answer(message(page, "Where on the rondel?"), field).click()
        done = message(page, f"received {brings}")
        await done.get_by_role("button", name="End the turn").click()
    await calls.nth(2).wait_for()
    assert await board_width(calls.last) >= 1200
    await page.get_by_role("button", name="What changed").last.click()
    await message(page, "Since your last turn").wait_for()


@needs_browser
async def test_the_first_turns_on_a_phone_in_french(open_page, bot: BotProcess) -> None:
    page = await open_page("Chloé", PHONE)
    await page.locator("#write").fill("/partie n")
    await page.locator(".suggestion", has_text="/partie nouvelle").tap()
    await page.locator(".suggestion", has_text="Antike").tap()
    await page.locator(".send").tap()
    await message(page, "la table se remplit").wait_for()
    await page.get_by_role("button", name="Pour l’hôte").tap()
    await page.get_by_role("button", name="Jouer toutes les places").tap()
    await message(page, "Tu tiens toutes les places").get_by_role("button", name="Commencer").tap()
    calls = page.locator(".message", has_text="Ensuite")
    for turn, (field, brings) in enumerate((("Marbre", "marbre"), ("Fer", "fer"))):
        await calls.nth(turn).wait_for()
        await page.get_by_role("button", name="Jouer mon tour").last.tap()
        question = message(page, "Où vas-tu sur la roue")
        await question.filter(has_text="Et avec cela : Finir le tour").get_by_text(f"⏹ {field}").first.tap()
        await message(page, f"reçoivent 1 {brings}").wait_for()
    assert await board_width(calls.last) >= 1200
    width = await page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"]
