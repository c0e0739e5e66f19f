"""Pages of the rules have a picture of what they speak of, and a lesson in which one can try it."""

from pathlib import Path

import pytest
from bot_inside import CHANNEL, BotInside
from driver import Person

import data
from bot.cli.lacking.help_pages import lacking_illustrations
from bot.private.reading import help_pictures
from bot.private.reading.help_pages import topics
from bot.private.reading.help_pictures import illustrated, illustrations
from bot.speech.texts import say
from engine.core.lessons.lesson import lessons_of
from render.titles import TITLES

OURS = ("antike", "deus", "dies_irae", "grecolonies")


@pytest.mark.parametrize("slug", OURS)
def test_every_page_has_a_position_to_show_and_every_lesson_a_page_that_leads_to_it(slug: str):
    shown = illustrations(TITLES[slug])
    assert list(shown) == [topic.slug for topic in topics(slug, "en")]
    for page, each in shown.items():
        match, board = illustrated(each)
        steps = len(board.events) > 0
        assert steps == (each.steps > 0), page
        assert match.number >= each.steps
    tried = {each.lesson.slug for each in shown.values() if each.learn}
    assert len(tried) >= 6
    assert tried <= {each.slug for each in lessons_of(TITLES[slug])}


async def test_a_page_shows_its_picture_and_leads_to_its_lesson(bot: BotInside, ana: Person, bruno: Person):
    page = await ana.command(CHANNEL, "game rules", title="antike", topic="arming")
    (picture,) = page.message.attachments
    assert "Roma" in picture.description
    assert (await ana.read(picture)).startswith(b"\x89PNG")
    lesson = await ana.settled(await ana.click(page, "Try it"))
    assert say("en", "antike-lesson-arming", "task") in lesson.text
    options = await ana.command(CHANNEL, "game rules", title="antike", topic="options")
    assert options.message.attachments
    assert "Try it" not in options.message.labels
    await bruno.command(CHANNEL, "me", pictures="no")
    words = await bruno.command(CHANNEL, "game rules", title="antike", topic="arming")
    assert not words.message.attachments
    assert words.text == page.text


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ("rondel,rondel,0,,yes\n", "help-picture"),
        ("overview,nothing,0,,yes\n", "help-picture-unread"),
        ("overview,rondel,many,,yes\n", "help-picture-unread"),
        ("overview,rondel,99,,yes\n", "help-picture-unread"),
        ("overview,rondel,-1,,yes\n", "help-picture-unread"),
        ("overview,rondel,0,atlantis,yes\n", "help-picture-place"),
        ("nowhere,rondel,0,,yes\n", "help-picture"),
    ],
)
def test_a_table_that_cannot_be_followed_is_told(
    rows: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    title = TITLES["antike"]
    (tmp_path / "antike_pictures.csv").write_text("page,lesson,steps,focus,learn\n" + rows, encoding="utf-8")
    kept = data.folders
    monkeypatch.setattr(
        help_pictures, "folders", lambda *path: [tmp_path] if path == ("help",) else kept(*path)
    )
    illustrations.cache_clear()
    try:
        told = [each for each in lacking_illustrations(title) if each.key == key]
    finally:
        illustrations.cache_clear()
    assert told
    assert say("en", f"cli-lack-{key}", **told[0].facts) != say("fr", f"cli-lack-{key}", **told[0].facts)
