"""Searching the rules: in both languages, whatever accents and endings, in one game or all."""

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person
from forging import WILD, Forger
from tables import begin

from bot.herald.ids import SLUG
from bot.private.reading.help_pages import entries_of, topics
from bot.private.reading.rules_search import MOST, found, handle_of
from bot.speech.texts import say

OURS = ("antike", "deus", "grecolonies", "dies_irae")


@pytest.mark.parametrize(
    ("titles", "given", "language", "page", "quoted"),
    [
        (["antike"], "temples", "en", "temples", "**temple**"),
        (["antike"], "TEMPLE citizen", "en", "temples", "**citizen**"),
        (["antike"], "pieces", "fr", "coin", "**pièce"),
        (["antike"], "temple", "fr", "turn", "**Temple**, Armement"),
        (["deus"], "villages barbares", "fr", "overview", "**villages**"),
        (["grecolonies"], "Refuge", "en", "lose", "**Refuge**"),
        (["dies_irae"], "ravitaillement", "fr", "supply", "**"),
        (["dies_irae"], "navires", "en", "contested", "**navires**"),
        (OURS, "hourglass zzzz dodge", "en", "announce", "**dodge**"),
    ],
)
def test_pages_are_found_by_what_they_say(
    titles: tuple[str, ...], given: str, language: str, page: str, quoted: str
):
    pages = found(titles, given, language)
    assert len(pages) <= MOST
    fitting = [each for each in pages if each.topic == page]
    assert fitting, pages
    assert quoted.lower() in fitting[0].quoted.lower()
    for each in pages:
        assert each.heading in [topic.title for topic in topics(each.title, language)]
        assert "`" not in each.quoted
        assert not each.quoted.startswith("- ")


@pytest.mark.parametrize("given", ["", "   ", "zzzzzz", '"', "temple OR", "NEAR(a b)", "*", *WILD])
def test_nonsense_finds_nothing_and_does_no_harm(given: str):
    assert all(each.title in OURS for each in found(OURS, given, "en"))
    if not any(letter.isalnum() for letter in given) or given == "zzzzzz":
        assert found(OURS, given, "en") == ()


def test_each_entry_that_may_be_found_has_a_name_of_its_own():
    for language in ("en", "fr"):
        handles = [
            handle_of(slug, topic.slug, entry)
            for slug in OURS
            for topic in topics(slug, language)
            for entry in ("", *entries_of(slug, language, topic.slug))
        ]
        assert len(set(handles)) == len(handles) > 200
        assert all(map(SLUG.fits, handles))


@pytest.mark.parametrize("slug", OURS)
def test_every_page_is_found_by_its_own_heading(slug: str):
    for language in ("en", "fr"):
        for topic in topics(slug, language):
            assert topic.slug in [each.topic for each in found([slug], topic.title, language)], topic


async def test_the_rules_are_searched_at_a_table_and_outside_of_any(
    bot: BotInside, ana: Person, bruno: Person
):
    outside = await ana.command(CHANNEL, "game rules", search="village")
    assert "· Deus" in outside.text
    (menu,) = outside.message.selects
    found_at = next(each.value for each in menu.options if each.value.startswith("deus-villages-"))
    entry = await ana.choose(outside, found_at)
    assert entry.text.startswith("# Villages")
    page = await ana.click(entry, "Whole page")
    assert entry.text.partition("\n")[2] in page.text
    assert len(entry.text) < len(page.text)
    form = await ana.click(page, "Search the rules")
    again = await ana.submit(form, {"A word or several, such as: coin": "Jupiter"})
    assert "Offerings" in again.text
    none = await ana.command(CHANNEL, "game rules", search="xyzzy")
    assert "say nothing on “xyzzy”" in none.text
    await begin(ana, bruno)
    here = await ana.command(CHANNEL, "game rules", search="temple")
    assert "·" not in here.text.partition("\n")[2].partition(":")[0]  # one game alone: it is not named
    forger = Forger(bot, ana, {CHANNEL: none.message})
    # Menus that were sent when whole pages were found go on working.
    assert (await forger.send(CHANNEL, "km:rules-open", ["deus-villages"])).text == page.text
    answer = await forger.send(CHANNEL, "km:rules-open", ["antike-zzz"])
    assert answer.text == say("en", "rules-none")
