"""The lobby is an invitation: the board as a cover, the game in a sentence, one button for whoever hosts."""

import pytest
from bot_inside import CHANNEL, BotInside
from buttons import has, id_for
from driver import Person
from packed import small_enough
from seen import Message
from tables import gather

from bot.herald.sheet import KeptButton, Sheet
from bot.pictures.cover import Invited, draw_cover
from bot.playground.terms import ComponentKind
from bot.speech.teller import Teller
from bot.speech.texts import LANGUAGES
from engine.core.choosing.choices import options_from
from engine.core.contract import Word
from render.boards import draw_board
from render.scene import Scene
from render.titles import TITLES

LARGEST = 300_000
"""Bytes of a cover."""
EVERYBODYS = ["join", "leave", "start", "options", "hosting", "learn", "guide"]
HOSTS = ["fill", "empty", "alone", "start", "options", "calls", "calloff"]


def pressable(message: Message) -> list[str]:
    return [(each.custom_id or "").split(":")[1] for each in message.buttons]


async def test_an_invitation_has_a_cover_and_its_hosts_buttons_open_for_the_host_alone(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    await gather(ana, bruno, title="deus", seats=3)
    await bot.settle()
    lobby = await ana.wait_for(lambda each: has(each, "join"))
    box = lobby.body["components"][0]
    assert box["type"] == ComponentKind.CONTAINER
    kinds = [each["type"] for each in box["components"]]
    text, gallery = ComponentKind.TEXT_DISPLAY, ComponentKind.MEDIA_GALLERY
    assert kinds == [text, gallery, text, text]
    (cover,) = lobby.attachments
    assert cover.filename == "cover.png"
    assert "Deus" in cover.description
    assert "Found cities on an unknown continent" in lobby.text
    assert "2 to 4 players" in lobby.text
    assert "Played with" not in lobby.text
    assert box["components"][3]["content"].startswith("-# Chance is sealed")
    assert pressable(lobby) == EVERYBODYS
    refused = await bruno.press(lobby, id_for(lobby, "hosting"))
    assert refused.message.private
    assert "Ana" in refused.text
    panel = (await ana.press(lobby, id_for(lobby, "hosting"))).message
    assert panel.private
    assert pressable(panel) == HOSTS
    after = (await ana.press(panel, id_for(panel, "alone"))).message
    assert after.id == panel.id
    assert "You hold every seat" in after.text
    assert pressable(after) == HOSTS
    settled = (await ana.press(after, id_for(after, "options"))).message
    assert settled.id == panel.id
    back = (await ana.press(settled, id_for(settled, "hosting"))).message
    assert (back.id, pressable(back)) == (panel.id, HOSTS)
    await ana.press(back, id_for(back, "start"))
    await ana.wait_for(lambda each: has(each, "turn"))
    await bot.settle()
    over = await ana.fresh(lobby)
    assert "The game begins" in over.text
    assert not over.attachments
    assert not over.buttons


async def test_a_lobby_of_before_the_update_goes_on_working(bot: BotInside, ana: Person) -> None:
    lobby = await gather(ana, title="antike", seats=2)
    names = ("join", "leave", "start", "options", "fill", "empty", "alone", "calloff", "own")
    channel = bot.herald.get_channel(int(lobby.channel_id))
    view = Sheet().row(*(KeptButton.make(name, 1, label=name) for name in names))
    sent = await channel.send(view=view)
    old = await ana.wait_for(lambda each: each.id == str(sent.id))
    assert "You hold every seat" in (await ana.press(old, "kb:alone:1")).text
    assert "Saved" in (await ana.press(old, "kb:empty:1")).text
    menu = await ana.press(old, "kb:fill:1")
    assert menu.message.private
    assert "Who takes the free seats?" in menu.text
    assert "called off" in (await ana.press(old, "kb:calloff:1")).text


async def test_where_no_files_may_be_sent_an_invitation_has_no_cover(bot: BotInside, ana: Person) -> None:
    await ana.deny(CHANNEL, "ATTACH_FILES")
    lobby = await gather(ana, title="antike", seats=2)
    assert not lobby.attachments
    assert pressable(lobby) == EVERYBODYS


@pytest.mark.parametrize("slug", TITLES)
def test_covers_are_small_and_every_title_invites(slug: str) -> None:
    title = TITLES[slug]
    for language, seats in zip(LANGUAGES, (min(title.rules.seats), max(title.rules.seats)), strict=True):
        names = ["Ana", *[""] * (seats - 1)]
        teller = Teller(language, title, names)
        picture = draw_cover(Invited(title, title.rules.options(), (None,) * seats), teller, names)
        assert (picture.name, picture.width) == ("cover.png", 1600)
        assert small_enough(picture.data, LARGEST)
        assert teller.title() in picture.told
        assert teller.invitation().endswith(".")
        assert " · " in teller.size()


def shown(monkeypatch: pytest.MonkeyPatch, slug: str, chosen: dict[str, str], *wishes: Word | None) -> Scene:
    """What is drawn as the cover of a game between Ana, Bruno, and a free seat."""
    drawn: list[Scene] = []

    def noting(title: object, scene: Scene, *, asked: bool) -> object:
        drawn.append(scene)
        return draw_board(title, scene, asked=asked)

    monkeypatch.setattr("bot.pictures.cover.draw_board", noting)
    title, names = TITLES[slug], ["Ana", "Bruno", ""]
    invited = Invited(title, options_from(title.rules, chosen), wishes or (None,) * 3)
    draw_cover(invited, Teller("en", title, names), names)
    return drawn[0]


def test_nobody_is_named_beside_what_chance_will_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = shown(monkeypatch, "antike", {})
    assert set(scene.names) == {"drawn by lot"}
    assert "example" in scene.news.text
    assert shown(monkeypatch, "deus", {}).names == ("Ana", "Bruno", "free")


def test_who_wishes_for_a_nation_stands_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    greeks = Word("power", "greece")
    scene = shown(monkeypatch, "dies_irae", {}, greeks, None, None)
    assert scene.names == ("Ana", "Bruno", "free")
    assert TITLES["dies_irae"].guide.roles(scene.view)[0] == (greeks,)
    assert scene.news.text == ""
