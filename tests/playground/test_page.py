"""The page in a real browser, at the size of a desk and of a phone."""

import json
import re

import pytest
from browser import DESK, PHONE, message, needs_browser

from bot.playground.server import PAGE
from bot.playground.world.shown import tell_channel
from bot.playground.world.world import Channel


@needs_browser
async def test_a_command_is_chosen_completed_and_sent(open_page, bot, ana):
    page = await open_page("Ana")
    await page.locator("#write").click()
    await page.keyboard.type("/ga")
    await page.locator(".suggestion", has_text="/game new").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.type("sy")
    await page.locator(".suggestion", has_text="Syracusae").wait_for()
    await page.keyboard.press("Enter")
    await page.locator(".more-options").click()
    await page.locator(".suggestion", has_text="seats").click()
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await page.locator(".entry-failed", has_text="out of range").wait_for()
    await page.locator(".chip[data-option=seats] input").fill("4")
    await page.keyboard.press("Enter")
    await message(page, "syracusae for 4 in r").wait_for()
    assert "Ana used /game new" in await message(page, "syracusae for 4").locator(".above").inner_text()
    assert (await ana.messages("agora"))[-1].text == "syracusae for 4 in r"


@needs_browser
async def test_a_command_in_one_line_takes_its_options(open_page, bot, ana, bruno):
    page = await open_page("Ana")
    await page.locator("#write").fill("/game new city:syracusae seats:4")
    await page.keyboard.press("Enter")
    await message(page, "syracusae for 4 in r").wait_for()
    await page.locator("#write").click()
    await page.keyboard.type("/game new seats:3 colour:red city:Athenae")
    await page.keyboard.press("Enter")
    await message(page, "for 3 in r").wait_for()
    assert (await ana.messages("agora"))[-1].text.casefold() == "athenae for 3 in r"
    await page.locator("#write").fill(f"/ping who:@bruno other: {ana.name}\n")
    await page.keyboard.press("Enter")
    await message(page, "@Bruno, and not @Ana").wait_for()
    french = await open_page("Bruno")
    await french.locator("#write").fill("/salue qui:tous: vraiment https://a.org")
    await french.keyboard.press("Enter")
    await message(french, "Hello tous: vraiment https://a.org in fr").wait_for()


@needs_browser
async def test_a_line_with_options_that_do_not_fit_is_refused(open_page, bot, ana):
    page = await open_page("Ana")
    for line, said in (
        ("/game new town:athenae", "The command has no option town, only city, seats, colour."),
        ("/game new city:athenae towns:3", "The command has no option towns, only city, seats, colour."),
        ("/greet whom:Bruno", "The command has no option whom, only who."),
        ("/count seats:3", "/count takes no options."),
        ("/game new city:athenae seats:many", "seats must be a whole number."),
        ("/game new city:athenae colour:black", "Choose colour from the list."),
        ("/upload game:moves.txt", "Choose a file."),
    ):
        await page.reload()
        await page.locator("#write").fill(line)
        await page.keyboard.press("Enter")
        await page.locator(".entry-failed", has_text=said).wait_for()
        assert await ana.messages("agora") == []


@needs_browser
async def test_buttons_menus_private_answers_and_reloading(open_page, bot, ana):
    await ana.command("agora", "count")
    await ana.command("agora", "menus")
    page, other = await open_page("Ana"), await open_page("Bruno")
    for number in range(3):
        await page.get_by_role("button", name=f"Again {number}").click()
    await message(page, "Pressed 3 times").wait_for()
    await message(other, "Pressed 3 times").wait_for()
    assert await page.get_by_role("button", name="Off").is_disabled()
    await page.locator(".select", has_text="Colours").click()
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="Green").click()
    await page.get_by_role("button", name="Done").click()
    await message(page, "Chosen: red, green").locator(".only-you").wait_for()
    await page.reload()
    await message(page, "Chosen: red, green").wait_for()
    assert not await message(other, "Chosen").count()
    await page.get_by_role("button", name="Dismiss message").click()
    await message(page, "Chosen").wait_for(state="detached")


@needs_browser
async def test_on_a_phone_in_french(open_page, bot, bruno):
    page = await open_page("Bruno", PHONE)
    await page.locator("#write").fill("/sal")
    await page.locator(".suggestion", has_text="/salue").tap()
    await page.locator(".chip", has_text="qui").locator("input").fill("Chloé")
    await page.locator(".send").tap()
    hello = message(page, "Hello Chloé in fr")
    await hello.locator(".only-you", has_text="Toi seul·e vois ceci").wait_for()
    assert "Bruno a utilisé /salue" in await hello.locator(".above").inner_text()
    await page.locator("#write").fill("/ask")
    await page.locator(".suggestion").tap()
    await page.locator(".send").tap()
    form = page.locator(".modal")
    await form.locator("input[name=name]").fill("Keryx")
    await form.get_by_text("blue").tap()
    await form.locator(".select").tap()
    await page.get_by_role("option", name="Knossos").tap()
    await form.get_by_role("button", name="Envoyer").tap()
    await message(page, "['Keryx', 'blue', False] ['Knossos']").wait_for()
    await page.locator("#header .only-narrow").tap()
    await page.locator(".channel", has_text="stoa").tap()
    await page.get_by_text("Bienvenue dans #stoa").wait_for()
    assert await page.evaluate("document.scrollingElement.scrollWidth <= window.innerWidth")
    await page.locator("#header .only-narrow").tap()
    await page.locator(".channel", has=page.locator(".avatar")).tap()
    await page.get_by_text("Messages privés avec").wait_for()
    assert "null" not in await page.locator("#header").inner_text()


@needs_browser
async def test_pings_show_whose_turn_it_is_and_people_switch(open_page, bot, ana, bruno):
    page = await open_page("Chloé")
    await ana.command("agora", "ping", who=bruno.id, other=ana.id)
    await page.locator(".cast-person", has_text="Bruno").locator(".badge", has_text="1").wait_for()
    await page.keyboard.press("Alt+2")
    await page.locator(".me", has_text="Bruno").wait_for()
    await message(page, "not").wait_for()
    assert "pinged" in await message(page, "not").get_attribute("class")
    assert not await page.locator(".badge").count()
    assert await page.locator("html").get_attribute("lang") == "fr"


@needs_browser
async def test_what_does_not_respond_says_so(open_page, bot, playground, ana):
    await ana.command("stoa", "count")
    playground.interactions.deadline = 0.1
    page = await open_page("Ana", channel=await ana.channel("stoa"))
    await page.locator("#write").fill("/late")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.locator(".message.late", has_text="The application did not respond").wait_for()
    playground.delay = 0.3
    await page.get_by_role("button", name="Again 0").click()
    await page.locator(".components .failed", has_text="The application did not respond").wait_for()


@needs_browser
async def test_pictures_are_shown_with_their_text_and_enlarged(open_page, bot, ana):
    await ana.command("agora", "board")
    page = await open_page("Ana")
    picture = page.get_by_alt_text("a map")
    await picture.wait_for()
    await page.wait_for_function("document.querySelector('.gallery img').naturalWidth === 1")
    await picture.click()
    await page.locator("figcaption", has_text="a map").wait_for()
    await page.keyboard.press("Escape")
    await page.locator("figcaption").wait_for(state="detached")


@needs_browser
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_container_has_its_colour_and_two_pictures_stand_beside_each_other(open_page, bot, ana, size):
    await ana.command("agora", "post")
    page = await open_page("Ana", size)
    box = page.locator(".container.accent")
    assert await box.evaluate("box => getComputedStyle(box).borderLeftColor") == "rgb(201, 162, 75)"
    near, whole = [await box.get_by_alt_text(name).bounding_box() for name in ("near", "whole")]
    assert near["x"] + near["width"] <= whole["x"]
    assert near["y"] == whole["y"]
    for each in (near, whole):
        assert abs(each["width"] - each["height"]) < 1
        assert each["width"] > 0.3 * (await box.bounding_box())["width"]
    assert await page.locator(".above", has_text="Headline").inner_text() != ""


MARKED = """
async (text) => (await import("/page/messages/markdown.js")).markdown(text).innerHTML
"""


@needs_browser
async def test_markdown(open_page, playground):
    page = await open_page("Ana")
    bruno = playground.world.people()[1].id
    for text, shown in {
        "**a *b* c** __d__ ~~e~~": "<p><strong>a <em>b</em> c</strong> <u>d</u> <s>e</s></p>",
        "`**a**` \\*b\\*": "<p><code>**a**</code> *b*</p>",
        "# A\n## B\n-# c": "<h1>A</h1><h2>B</h2><small>c</small>",
        "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
        "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
        "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
        "```py\n**a**\n```": '<pre><code data-language="py">**a**</code></pre>',
        f"<@{bruno}>!": '<p><span class="mention">@Bruno</span>!</p>',
        "snake_case_name 2*3*4": "<p>snake_case_name 2<em>3</em>4</p>",
        "<script>alert(1)</script>": "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
        "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    }.items():
        assert await page.evaluate(MARKED, text) == shown, text
    shown = await page.evaluate(MARKED, "<t:0:D> https://a.org/b_c_d. [l](https://a.org)")
    assert "January 1, 1970" in shown
    assert 'href="https://a.org/b_c_d"' in shown
    assert ">l</a>" in shown


@needs_browser
async def test_a_channel_that_comes_after_its_mention_is_named_there(open_page, playground, ana):
    page = await open_page("Ana")
    world = playground.world
    place = Channel(world.snowflake(), "what-if")
    await ana.say("agora", f"Go to <#{place.id}>")
    await message(page, "Go to #?").wait_for()
    tell_channel(world, "CHANNEL_CREATE", world.put(place))
    await message(page, "Go to #what-if").wait_for()


def test_the_pages_texts_are_complete_in_both_languages():
    texts = json.loads((PAGE / "texts.json").read_text(encoding="utf-8"))
    assert set(texts) == {"en", "fr"}
    for key, english in texts["en"].items():
        assert set(re.findall(r"\{\w+\}", texts["fr"][key])) == set(re.findall(r"\{\w+\}", english)), key
    used = {
        key
        for path in PAGE.rglob("*.js")
        for call in re.findall(r"say\(([^{}]*?)[,)]", path.read_text(encoding="utf-8"))
        for key in re.findall(r'"([\w.-]+)"', call)
    }
    assert used <= set(texts["en"])
    code = "".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*.js"))
    assert not [key for key in texts["en"] if f'"{key}"' not in code and not key.startswith("cannot.")]


def test_every_refusal_has_its_words():
    texts = json.loads((PAGE / "texts.json").read_text(encoding="utf-8"))["en"]
    code = "".join(path.read_text(encoding="utf-8") for path in PAGE.parent.rglob("*.py"))
    never_met = {"no-such-field", "not-completed", "not-private", "no-such-permission", "no-such-interaction"}
    assert set(re.findall(r'NotPossible\(\s*"([\w-]+)"', code)) - never_met <= {
        key.removeprefix("cannot.") for key in texts if key.startswith("cannot.")
    }
