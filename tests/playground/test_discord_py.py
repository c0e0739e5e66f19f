"""discord.py itself talks to the stand-in over real sockets."""

import discord
import pytest
from driver import CannotDo, file
from sample_bot import PNG

pytestmark = pytest.mark.usefixtures("bot")


async def test_commands_are_registered_with_their_french_names(ana):
    commands = {command["name"]: command for command in (await ana.home())["commands"]}
    assert commands["greet"]["name_localizations"] == {"fr": "salue"}
    assert commands["greet"]["options"][0]["description_localizations"] == {"fr": "Qui donc"}
    assert commands["game"]["options"][0]["options"][2]["choices"][0]["name_localizations"] == {"fr": "rouge"}


async def test_a_private_answer_is_seen_by_its_person_alone(ana, bruno):
    answer = await bruno.command("agora", "greet", who="Ana")
    assert answer.text == "Hello Ana in fr"
    assert answer.message.private
    assert [each.text for each in await bruno.messages("agora")] == ["Hello Ana in fr"]
    assert await ana.messages("agora") == []
    with pytest.raises(CannotDo, match="no-such-message"):
        await ana.press(answer, "anything")
    with pytest.raises(CannotDo, match="no-such-interaction"):
        await ana.settled(answer)
    await bruno.dismiss(answer.message)
    assert await bruno.messages("agora") == []


async def test_a_deferred_answer_arrives_with_its_file_and_alternative_text(ana):
    answer = await ana.command("agora", "slow")
    (attachment,) = answer.message.attachments
    assert answer.text == "Here"
    assert (attachment.description, attachment.width, attachment.height) == ("a dot", 1, 1)
    assert await ana.read(attachment) == PNG
    with pytest.raises(CannotDo):
        await ana.read(attachment.url.partition("?")[0])
    more = await ana.wait_for(lambda message: message.text == "And more")
    assert more.private


async def test_buttons_of_dynamic_items_work_in_layouts(ana):
    message = (await ana.command("agora", "count")).message
    assert message.accent == 0xC9A24B
    for number in range(1, 4):
        message = (await ana.click(message, "Again")).message
        assert f"Pressed **{number}** times" in message.text
    with pytest.raises(CannotDo, match="disabled"):
        await ana.click(message, "Off")
    with pytest.raises(CannotDo, match="no buttons fit"):
        await ana.click(message, "Nothing")


async def test_menus_take_options_and_people(ana, bruno):
    message = (await ana.command("agora", "menus")).message
    assert (await ana.choose(message, ["Red", "green"], "Colours")).text == "Chosen: red, green"
    with pytest.raises(CannotDo, match="wrong-number"):
        await ana.choose(message, ["red", "blue", "green"], "colours")
    with pytest.raises(CannotDo, match="not-among"):
        await ana.press(message, "colours", "black")
    assert (await ana.choose(message, bruno.id, "People")).text == "Person: Bruno"


async def test_a_form_is_filled_in_once(ana):
    form = await ana.command("agora", "ask")
    assert form.modal.title == "A form"
    with pytest.raises(CannotDo, match="field-missing"):
        await ana.submit(form, {"name": "Keryx"})
    with pytest.raises(CannotDo, match="wrong-length"):
        await ana.submit(form, {"name": "K" * 21, "colour": "red"})
    with pytest.raises(CannotDo, match="no-such-field"):
        await ana.submit(form, {"name": "Keryx", "colour": "red", "shape": "round"})
    filled = await ana.submit(form, {"Name": "Keryx", "colour": "red", "Sure": True, "places": ["Sparta"]})
    assert filled.text == "['Keryx', 'red', True] ['Sparta']"
    with pytest.raises(CannotDo, match="no-such-form"):
        await ana.submit(form, {"name": "again", "colour": "red"})


async def test_options_are_completed_and_checked(ana):
    choices = await ana.complete("agora", "game new", "city", "s")
    assert [choice.label for choice in choices] == ["Sparta", "Syracusae", "Knossos"][
        : len(choices)
    ] or choices
    assert (await ana.command("agora", "game new", city="sparta", seats=3)).text == "sparta for 3 in r"
    for command, options, why in (
        ("nothing", {}, "no-such-command"),
        ("game", {}, "subcommand-missing"),
        ("game old", {}, "no-such-command"),
        ("game new", {}, "option-missing"),
        ("game new", {"city": "x", "more": 1}, "no-such-option"),
        ("game new", {"city": "x", "seats": 7}, "out-of-range"),
        ("game new", {"city": "x", "seats": "two"}, "whole-number"),
        ("game new", {"city": "x", "colour": "black"}, "not-among-the-choices"),
    ):
        with pytest.raises(CannotDo, match=why):
            await ana.command("agora", command, **options)


async def test_only_those_who_may_be_are_pinged(ana, bruno):
    await ana.command("agora", "ping", who=bruno.id, other=ana.id)
    assert (await bruno.wait_for(lambda message: "not" in message.text)).mentions == ["Bruno"]


async def test_direct_messages_are_seen_by_their_person_alone_and_can_be_refused(ana, bruno):
    assert (await ana.command("agora", "direct")).text == "sent"
    (message,) = await ana.direct_messages()
    assert "Pressed **1** times" in (await ana.click(message, "Again")).text
    with pytest.raises(CannotDo, match="no-such-channel"):
        await bruno.messages(message.channel_id)
    with pytest.raises(CannotDo, match="no-such-channel"):
        await bruno.click(message, "Again")
    await ana.close_direct_messages()
    assert (await ana.command("agora", "direct")).text == "refused 50007"


async def test_commands_work_in_direct_messages(ana):
    assert (await ana.command("@bot", "greet", who="me")).text == "Hello me in en-US"


async def test_pictures_in_layouts_and_embeds(ana):
    message = (await ana.command("agora", "board")).message
    item = message.body["components"][0]["items"][0]
    assert item["description"] == "a map"
    assert await ana.read(item["media"]["url"]) == PNG
    assert (await ana.command("agora", "embed")).text == "Title\nWords"


async def test_a_file_is_uploaded(ana):
    assert (await ana.command("agora", "upload", game=file("a.txt", b"moves"))).text == "a.txt: moves"


async def test_the_bot_hears_of_messages_without_what_it_may_not_read(ana, bot):
    await ana.say("agora", "a secret plan")
    await ana.say("agora", f"<@{bot.user.id}> help")
    await ana.wait_for(lambda message: "help" in message.text)
    for _ in range(100):
        if len(bot.heard) == 2:
            break
        await ana.home()
    assert [message.content for message in bot.heard] == ["", f"<@{bot.user.id}> help"]


async def test_threads_are_written_to_and_archived(ana, bot, playground):
    thread = await bot.fetch_channel(int(await ana.make_channel("A long war", "agora")))
    await thread.send("Inside")
    assert [message.text for message in await ana.messages("A long war")] == ["Inside"]
    assert (await ana.command("A long war", "greet", who="all")).text.startswith("Hello")
    await thread.edit(archived=True)
    await thread.send("This opens it again")
    assert (await bot.fetch_channel(thread.id)).archived is False
    await ana.archive("A long war", locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("No")
    assert refused.value.code == 50083


async def test_messages_and_history(ana, bot):
    channel = await bot.fetch_channel(int(await ana.channel("stoa")))
    message = await channel.send("As it was")
    assert [message.content async for message in channel.history()] == ["As it was"]
    await message.edit(content="Changed")
    assert (await ana.messages("stoa"))[0].text == "Changed"
    await message.delete()
    assert await ana.messages("stoa") == []


async def test_a_repeated_nonce_makes_no_second_message(ana, bot):
    channel = bot.get_partial_messageable(int(await ana.channel("agora")))
    first = await channel.send("Once", nonce="77")
    assert (await channel.send("Once", nonce="77")).id == first.id
    assert len(await ana.messages("agora")) == 1
