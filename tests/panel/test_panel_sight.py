"""Pictures in the panel of the running bot: with the letters of its answers, and never in the panel's way."""

import asyncio
import threading

import driver
import pytest
from bot_inside import CHANNEL, BotInside
from buttons import id_for
from driver import Answer, Person
from seen import Message
from tables import begin, called
from until import until

import bot.herald.drawing as drawing
import bot.pictures.draw as draw
from bot.waiting.filed import Filed


def lettered(answer: Answer) -> dict[str, str]:
    """The labels of buttons and entries that have letters, by them."""
    message = answer.message
    entries = [option.label for menu in message.selects for option in menu.options]
    labels = [*(button.label for button in message.buttons), *entries]
    return {label[0]: label[4:] for label in labels if label[1:4] == " · "}


async def opened(person: Person, post: Message) -> Answer:
    """The panel at the question for a field of the rondel, however that is shown."""
    panel = await person.press(post, id_for(post, "turn"))
    known = any("Know-how" in each.label for each in panel.message.buttons)
    return panel if known else await person.click(panel, "coin")


async def test_letters_on_buttons_are_those_of_the_picture(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    panel = await opened(mine, post)
    assert not panel.late
    (file,) = panel.message.attachments
    shown = lettered(panel)
    assert list(shown) == list("ABCDEFGH")
    assert (await mine.read(file)).startswith(b"\x89PNG")
    for letter, label in shown.items():
        assert f"{letter} · {label.removeprefix('⏹ ')}" in file.description
    armed = await mine.click(panel, "Arming")
    assert lettered(armed)
    assert armed.message.attachments[0].url != file.url
    again = await mine.click(armed, "Take back")
    assert lettered(again) == shown
    waiting = await other.command(CHANNEL, "turn")
    assert not lettered(waiting)
    assert not waiting.message.attachments
    assert not [each for each in await other.messages(CHANNEL) if "On the picture" in str(each.body)]


async def test_a_picture_that_fails_leaves_the_panel_without(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch, quiet
) -> None:
    def fails(*_given, **_how) -> None:
        raise OSError("no paint")

    monkeypatch.setattr(draw, "draw_question", fails)
    post = await begin(ana, bruno)
    panel = await opened(called(post, ana, bruno)[0], post)
    assert not panel.message.attachments
    assert not lettered(panel)


async def test_a_slow_picture_is_promised_and_comes_or_is_left_out(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    go, paint = threading.Event(), draw.draw_question
    monkeypatch.setattr(draw, "draw_question", lambda *given, **how: go.wait() and paint(*given, **how))
    monkeypatch.setattr(drawing, "SOON", 0.01)
    post = await begin(ana, bruno)
    mine = called(post, ana, bruno)[0]
    pressed = asyncio.create_task(opened(mine, post))
    while bot.herald.services.drawing._under_way.total() < 1:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    go.set()
    panel = await mine.settled(await pressed)
    assert lettered(panel)
    assert panel.message.attachments
    go.clear()
    monkeypatch.setattr(drawing, "LATEST", 0.01)
    bot.herald.services.easel._questions._made = Filed(60)  # it has none any more
    panel = await mine.settled(await mine.command(CHANNEL, "turn"))
    assert not panel.message.attachments
    assert "Know-how" in str([each.label for each in panel.message.buttons])
    go.set()


async def test_what_is_opened_in_its_place_meanwhile_stays(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    go, paint = threading.Event(), draw.draw_question
    monkeypatch.setattr(drawing, "SOON", 0.01)
    monkeypatch.setattr(driver, "UPDATE_PATIENCE", 0.3)  # the late panel is not shown at all
    post = await begin(ana, bruno)
    mine = called(post, ana, bruno)[0]
    panel = (await mine.settled(await opened(mine, post))).message
    monkeypatch.setattr(draw, "draw_question", lambda *given, **how: go.wait() and paint(*given, **how))
    late = asyncio.create_task(mine.click(panel, "Arming"))
    while bot.herald.services.drawing._under_way.total() < 1:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    looking = await mine.press(panel, id_for(panel, "rules"))
    go.set()
    await late
    await until(lambda: _has_settled(mine, looking))
    looked = (await mine.settled(looking)).message
    while bot.herald.services.drawing._under_way.total():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    shown = await mine.fresh(looked)
    assert shown.id == panel.id
    assert shown.text.startswith("# The rondel")
    assert id_for(shown, "return")


async def _has_settled(who: Person, answer: Answer) -> bool:
    return bool((await who.settled(answer)).body["settled"])


async def typed_while_drawing(
    ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> tuple[Person, Answer, threading.Event]:
    """Whose turn it is, the panel they get for a typed move, and what lets its picture be drawn."""
    go, paint = threading.Event(), draw.draw_question
    mine = called(await begin(ana, bruno), ana, bruno)[0]
    monkeypatch.setattr(draw, "draw_question", lambda *given, **how: go.wait() and paint(*given, **how))
    return mine, await mine.command(CHANNEL, "play", move="take coin"), go


async def test_whoever_types_is_answered_before_the_picture_is_drawn(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    mine, panel, go = await typed_while_drawing(ana, bruno, monkeypatch)
    assert not panel.message.attachments
    assert not lettered(panel)
    assert any("Know-how" in each.label for each in panel.message.buttons)
    go.set()
    await until(lambda: _has_picture(mine, panel))
    shown = await mine.settled(panel)
    assert shown.message.id == panel.message.id
    assert lettered(shown)


async def _has_picture(who: Person, answer: Answer) -> bool:
    return bool((await who.settled(answer)).message.attachments)


async def test_what_was_pressed_meanwhile_stays_where_the_picture_comes_late(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    mine, panel, go = await typed_while_drawing(ana, bruno, monkeypatch)
    looking = await mine.press(panel.message, id_for(panel.message, "rules"))
    go.set()
    await until(lambda: _has_settled(mine, looking))
    while bot.herald.services.drawing._under_way.total():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    shown = await mine.fresh(panel.message)
    assert shown.text.startswith("# The rondel")
    assert id_for(shown, "return")


async def test_a_picture_that_comes_while_the_bot_ends_is_not_sent(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    mine, panel, go = await typed_while_drawing(ana, bruno, monkeypatch)
    monkeypatch.setattr(bot.herald, "is_closed", lambda: True)
    go.set()
    while bot.herald.services.drawing._under_way.total():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await bot.settle()
    assert not (await mine.settled(panel)).message.attachments


async def test_who_waits_for_enough_pictures_gets_the_panel_without(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine = called(post, ana, bruno)[0]
    with bot.herald.services.drawing.one(int(mine.id)):
        panel = await opened(mine, post)
        assert lettered(panel)
    services = bot.herald.services
    services.drawing._under_way[int(mine.id)] = services.drawing.most
    panel = await mine.command(CHANNEL, "turn")
    assert not panel.message.attachments
    assert not lettered(panel)


async def test_who_prefers_words_has_neither_pictures_nor_letters(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine = called(post, ana, bruno)[0]
    said = await mine.command(CHANNEL, "me", pictures="no")
    assert "words alone" in said.text
    panel = await opened(mine, post)
    assert not panel.message.attachments
    assert not lettered(panel)
    plan = await mine.settled(await mine.click(panel, "Plan"))
    assert not plan.message.attachments
    assert not lettered(plan)
    said = await mine.choose(said, "yes", "Pictures in panels, plans and “What is…?”")
    assert "“What is…?”: with pictures" in said.text
    assert lettered(await mine.command(CHANNEL, "turn"))
    assert "no such" not in said.text


async def test_plans_have_letters_and_their_board_and_inside_a_question_the_picture_alone(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine = called(post, ana, bruno)[0]
    plan = await mine.press(post, id_for(post, "plan"))
    if not any("Arming" in each.label for each in plan.message.buttons):
        plan = await mine.click(plan, "Take a coin")
    assert [each.filename for each in plan.message.attachments] == ["board.png", "question.png"]
    shown = lettered(plan)
    assert all(f"{letter} · " in plan.message.attachments[1].description for letter in shown)
    armed = await mine.click(plan, "Arming")
    assert lettered(armed)
    assert len(armed.message.attachments) == 2
