"""Planning, a vote and what changed since one's turn, on a phone in French."""

from at_table import CHANNEL
from bot_process import BotProcess
from browser import PHONE, message, needs_browser
from buttons import has, id_for
from driver import Person


@needs_browser
async def test_a_plan_a_vote_and_a_recap_on_a_phone_in_french(
    open_page, bot: BotProcess, ana: Person
) -> None:
    page = await open_page("Chloé", PHONE)
    await ana.command(CHANNEL, "game new", title="antike", seats=2, language="fr")
    lobby = await ana.wait_for(lambda post: has(post, "start"))
    await page.get_by_role("button", name="Prendre place").tap()
    await message(page, "Tout le monde est là").wait_for()
    await ana.press(lobby, id_for(lobby, "start"))
    post = await ana.wait_for(lambda post: has(post, "turn"))
    if post.mentions == ["Ana"]:
        await ana.command(CHANNEL, "play", move="take coin / go iron / end")
        await message(page, "reçoivent 1 fer").wait_for()
        await page.get_by_role("button", name="Ce qui a changé").last.tap()
        await message(page, "Depuis").wait_for()

    await page.get_by_role("button", name="Essayer").last.tap()
    await (
        message(page, "Essaie des coups")
        .get_by_role("button", name="A · Prendre une pièce", exact=True)
        .tap()
    )
    await message(page, "rien de tout cela ne compte encore").wait_for()

    await ana.command(CHANNEL, "game replace", seat=2, computer="sensible")
    asked = message(page, "On consulte la table")
    await asked.get_by_role("button", name="Pas d’accord").tap()
    await message(page, "tout reste comme avant").wait_for()
    width = await page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"]
