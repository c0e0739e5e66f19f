"""Hand, board, rules and whatever one looks at open in place of the panel, with one way back."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from bot_process import BotProcess
from buttons import has, id_for, ids
from driver import Person
from tables import begin, called

from bot.herald.ids import IDS, fit, path_text
from bot.herald.press import Press
from bot.private.panel.answers import Asked, At
from bot.private.panel.walk import left
from bot.speech.names import fold
from bot.tables.state.table import Table
from engine.core.choosing.menu import Question

CHANNEL = "agora"


def shown(message) -> tuple:
    """What a panel says, asks and shows."""
    drawn = [each.filename for each in message.attachments]
    return message.text, message.labels, [each.placeholder for each in message.selects], drawn


async def test_what_one_looks_at_leads_back_to_the_very_question(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno, title="deus")
    first, _ = called(post, ana, bruno)
    panel = (await first.press(post, id_for(post, "turn"))).message
    deeper = [each for each in panel.labels if each == "Pay otherwise…"]  # hardly any hand has none
    asked = (await first.click(panel, deeper[0])).message if deeper else panel
    assert has(asked, "back") == bool(deeper)
    before = shown(asked)

    for what in ("hand", "board", "rules"):
        looked = (await first.press(asked, id_for(asked, what))).message
        assert (looked.id, looked.private) == (asked.id, True), what
        assert looked.attachments
        assert shown(looked) != before
        assert len(ids(looked, "return")) == 1
        back = (await first.press(looked, id_for(looked, "return"))).message
        assert (back.id, shown(back)) == (asked.id, before)

    # The way back is kept on every page, and from the board to its words.
    board = (await first.press(asked, id_for(asked, "board"))).message
    words = (await first.press(board, id_for(board, "words"))).message
    assert (words.id, words.attachments) == (asked.id, [])
    assert shown((await first.press(words, id_for(words, "return"))).message) == before
    pages = (await first.press(asked, id_for(asked, "rules"))).message
    other = (await first.choose(pages, pages.selects[0].options[-1].value)).message
    assert other.id == asked.id
    assert shown((await first.press(other, id_for(other, "return"))).message) == before

    # The game moves on meanwhile: the panel as it is now, with a word about it.
    rules = (await first.press(asked, id_for(asked, "rules"))).message
    line = (await first.complete(CHANNEL, "play", "move", "offer"))[0].value
    await first.command(CHANNEL, "play", move=line)
    late = (await first.press(rules, id_for(rules, "return"))).message
    assert "the game has moved on" in late.text
    assert has(late, "undo")
    assert '"level": "error"' not in bot.log


async def test_from_posts_and_commands_it_opens_beside_them(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno, title="deus")
    seen = {post.id}
    for answer in (
        await ana.press(post, id_for(post, "board")),
        await ana.press(post, id_for(post, "rules")),
        await ana.command(CHANNEL, "hand"),
        await ana.command(CHANNEL, "board"),
    ):
        assert answer.message.private
        assert answer.message.id not in seen
        assert not has(answer.message, "return")
        seen.add(answer.message.id)


async def test_the_waiting_panel_comes_back_too(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno, title="deus")
    _, other = called(post, ana, bruno)
    waiting = (await other.command(CHANNEL, "turn")).message
    for what in ("board", "changed", "hand"):
        looked = (await other.press(waiting, id_for(waiting, what))).message
        assert looked.id == waiting.id
        assert shown((await other.press(looked, id_for(looked, "return"))).message) == shown(waiting)


async def test_what_is_this_is_asked_in_panel_and_help(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno, title="deus")
    first, _ = called(post, ana, bruno)
    panel = (await first.press(post, id_for(post, "turn"))).message
    form = (await first.press(panel, id_for(panel, "what"))).modal
    several = (await first.submit(form, {"typed": "temple of the t"})).message
    assert several.id == panel.id
    (menu,) = several.selects
    assert [each.label for each in menu.options] == ["Temple of the Tides", "Temple of the Towns"]
    told = (await first.choose(several, menu.options[1].value)).message
    assert told.id == panel.id
    assert "Temple of the Towns" in told.text
    assert "built it yet" in told.text or "in your hand" in told.text
    assert told.attachments
    unknown = await first.submit((await first.press(told, id_for(told, "what"))).modal, {"typed": "qqq:q"})
    assert "nothing called" in unknown.text
    back = (await first.press(unknown.message, id_for(unknown.message, "return"))).message
    assert (back.id, shown(back)) == (panel.id, shown(panel))

    guide = (await ana.command(CHANNEL, "help")).message
    asked = await ana.submit((await ana.press(guide, id_for(guide, "what"))).modal, {"typed": "Galley"})
    assert asked.message.id != guide.id
    assert "Galley" in asked.text
    assert not has(asked.message, "return")
    assert '"level": "error"' not in bot.log


@pytest.mark.parametrize(
    ("at", "mark", "carried"),
    [
        (At(), "", ["12", path_text(()), "0"]),
        (At((0, 3), 2), "", ["12", path_text((0, 3)), "2"]),
        (At((0, 3), 2, "Épidaure: the old one"), "", ["12", path_text((0, 3)), "2", "epidaure  the ol"]),
        (At((1,), 0, "sparta"), "12.3.4", ["12.3.4", path_text((1,)), "0", "sparta"]),
    ],
)
def test_answers_page_and_search_are_carried_along(at: At, mark: str, carried: list[str]) -> None:
    """What one looked for is kept as far as it finds the same."""
    table = cast(Table, SimpleNamespace(id=7, number=12))
    asked = Asked(table, *[cast(Any, None)] * 3, Question("", "verb", "verb", ()), at.path, mark=mark)
    instead = [str(each) for each in asked.instead(at)]
    assert instead == carried
    for what in ("board", "hand", "odds", "changed"):
        assert fit(IDS[what].parts, ["7", *instead])
    assert fit(IDS["rules"].parts, ["7", "-", *instead])
    assert fit(IDS["plan-return" if mark else "return"].parts, ["7", *instead])
    press = cast(Press, SimpleNamespace(parts=["7", *instead]))
    back = left(press, at.path)
    assert (back.path, back.page) == (at.path, at.page)
    assert fold(at.typed).replace(":", " ").startswith(back.typed)


def test_buttons_of_before_go_on_working() -> None:
    """They carry no place to come back to, and open beside what was pressed."""
    for what, parts in {"board": ["7", "12"], "changed": ["7", "12"], "hand": ["7"], "odds": ["7"]}.items():
        assert fit(IDS[what].parts, parts)
        found = SimpleNamespace(message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True), components=[]))
        assert Press(cast(Any, found), parts, what=what).way_back == []
    assert not fit(IDS["return"].parts, ["7", "12"])
