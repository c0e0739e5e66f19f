"""Posts that read at a glance: a container in the colour of whoever acted, the latest told, the rest a press
away for as long as the message stands."""

from bot_inside import CHANNEL, BotInside
from buttons import has, id_for
from driver import Person
from seen import Message
from tables import begin, called, gather

from bot.playground.terms import ComponentKind
from engine.core.choosing.notation import write
from engine.core.contract import Seat
from render.dies_irae.powers import colour_of, number_of

STORY = 620
"""Characters that a post says of what happened, with a word on what is left out."""


def number(colour: tuple[int, int, int]) -> int:
    red, green, blue = colour
    return red << 16 | green << 8 | blue


def container(message: Message) -> list[int]:
    """The kinds of what stands in a message's first component, which is a container."""
    first = message.body["components"][0]
    assert first["type"] == ComponentKind.CONTAINER
    return [each["type"] for each in first["components"]]


async def newest(person: Person, beside: str) -> Message:
    """The newest post that is not this one."""
    return await person.wait_for(lambda each: has(each, "turn") and each.id != beside and not each.private)


async def set_up(ana: Person) -> tuple[Message, Message]:
    """The first two posts of Dies Irae against computers: its beginning, and all that they set up."""
    lobby = await gather(ana, title="dies_irae", seats=3, computers="sensible")
    await ana.press(lobby, id_for(lobby, "start"))
    begun = await ana.wait_for(lambda each: has(each, "turn") and not each.private)
    await ana.command(CHANNEL, "play", move="play-power greece")
    return begun, await newest(ana, begun.id)


async def test_a_long_set_up_is_told_by_its_latest_and_all_of_it_is_one_press_away(
    bot: BotInside, ana: Person
) -> None:
    begun, post = await set_up(ana)
    text, gallery, row = ComponentKind.TEXT_DISPLAY, ComponentKind.MEDIA_GALLERY, ComponentKind.ROW
    assert container(begun) == [text, gallery, text]
    assert container(post) == [text, gallery, text, row]
    assert post.accent in [number(colour_of(number_of(power))) for power in ("persia", "egypt")]
    assert begun.accent is None
    inside = post.body["components"][0]["components"]
    assert 200 < len(inside[2]["content"]) < STORY
    answer = (await ana.press(post, id_for(post, "everything"))).message
    told = answer.text
    assert answer.private
    assert len(told) > STORY
    assert "Persia" in answer.text
    assert "Egypt" in answer.text
    # Each of its sentences leads to the rule it follows from, beside it, the earlier ones on further pages.
    (menu,) = answer.selects
    assert len(menu.options) == 25
    rule = await ana.settled(await ana.press(answer, menu.custom_id, menu.options[3].value))
    assert rule.message.id != answer.id
    assert rule.text.startswith("> ")
    assert "# " in rule.text
    earlier = await ana.settled(await ana.press(answer, id_for(answer, "why-post")))
    assert earlier.message.id == answer.id
    (before,) = earlier.message.selects
    assert before.options[0].value not in [each.value for each in menu.options]
    rule = await ana.settled(await ana.press(earlier, before.custom_id, before.options[0].value))
    assert rule.message.id == answer.id
    whole = await ana.settled(await ana.press(rule, id_for(rule.message, "everything")))
    assert whole.text == told


async def test_a_post_that_is_no_more_the_newest_keeps_its_container_and_the_way_to_everything(
    bot: BotInside, ana: Person
) -> None:
    _, post = await set_up(ana)
    await bot.settle()
    tables = bot.herald.services.tables
    while (table := await tables.get(1)).post == int(post.id):
        await ana.command(CHANNEL, "play", move=write(table.begun.legal(Seat(0))[0]))
        await bot.settle()
    older = await ana.fresh(post)
    assert older.accent == post.accent
    assert [each.custom_id for each in older.buttons] == [id_for(post, "everything")]
    kinds = [each["type"] for each in older.body["components"][0]["components"]]
    assert kinds == [each["type"] for each in post.body["components"][0]["components"]]
    assert [each.filename for each in older.attachments] == [each.filename for each in post.attachments]
    answer = (await ana.press(older, id_for(post, "everything"))).message
    assert "Persia" in answer.text


async def test_what_happened_in_a_small_part_of_the_board_is_seen_close_first(
    as_sent: None, bot: BotInside, ana: Person, bruno: Person
) -> None:
    begun = await begin(ana, bruno, title="antike")
    assert [each.filename for each in begun.attachments] == ["board.png"]
    player, _ = called(begun, ana, bruno)
    await player.command(CHANNEL, "play", move="take coin / go arming")
    table = await bot.herald.services.tables.get(1)
    legal = [write(action) for action in table.begun.legal(table.owed[0].seat)]
    arm = next(iter(each for each in legal if each.startswith("arm ")), "")
    await player.command(CHANNEL, "play", move=f"{arm} / end")
    post = await newest(ana, begun.id)
    gallery = post.body["components"][0]["components"][1]
    assert gallery["type"] == ComponentKind.MEDIA_GALLERY
    assert [each["description"].split()[0] for each in gallery["items"]] == ["A", "Antike,"]
    assert [each.filename for each in post.attachments] == ["close.png", "board.png"]
    close, board = post.attachments
    assert close.size < board.size <= 300_000
