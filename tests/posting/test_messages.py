"""Sending, changing and deleting: what Discord's refusals come to."""

from collections.abc import Sequence
from datetime import UTC, datetime
from types import SimpleNamespace

import discord
import pytest
from discord.ui import DynamicItem, TextDisplay
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.calling.letters import LINES, lines
from bot.herald.herald import Code, is_final
from bot.herald.messages import Letter, change, remove, send
from bot.herald.sheet import MOST_TEXT, Attachment, KeptButton, Sheet
from bot.posting.delivery import Delivery
from bot.speech.texts import LANGUAGES, say


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), {"code": code, "message": "no"})


class Channel:
    """Refuses with an error, or writes down what it is asked."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.asked: list[dict] = []

    async def send(self, **about: object) -> SimpleNamespace:
        self.asked.append(about)
        return SimpleNamespace(id=7)

    def get_partial_message(self, _message: int) -> SimpleNamespace:
        async def do(**about: object) -> None:
            if self.error is not None:
                raise self.error
            self.asked.append(about)

        return SimpleNamespace(edit=do, delete=do)


@pytest.mark.parametrize("code", [Code.UNKNOWN_MESSAGE, Code.TOO_MANY_EDITS, Code.ARCHIVED])
async def test_a_message_that_is_gone_is_neither_changed_nor_a_fault(code: int):
    channel = Channel(refusal(code))
    assert not await change(channel, 1, Letter(Sheet()))
    await remove(channel, 1)


async def test_other_refusals_are_raised():
    channel = Channel(refusal(50013, 403))
    with pytest.raises(discord.HTTPException):
        await change(channel, 1, Letter(Sheet()))
    with pytest.raises(discord.HTTPException):
        await remove(channel, 1)


async def test_a_letter_rings_whom_it_mentions_once_and_can_be_sent_again():
    sheet = Sheet().attach(Attachment("a.txt", b"alpha"))
    channel, letter = Channel(), Letter(sheet, (1, None, 2, 1))
    for nonce in (5, 6):
        await send(channel, letter, nonce)
    assert [about["nonce"] for about in channel.asked] == ["5", "6"]
    assert [[each.id for each in about["allowed_mentions"].users] for about in channel.asked] == [[1, 2]] * 2
    assert [about["files"][0].fp.read() for about in channel.asked] == [b"alpha"] * 2
    assert await change(channel, 1, letter)
    assert channel.asked[-1]["attachments"][0].fp.read() == b"alpha"


@pytest.mark.parametrize(
    ("error", "final"),
    [(refusal(0, 404), True), (refusal(0, 403), True), (refusal(0, 429), False), (refusal(0, 502), False),
     (OSError(), False)],
)  # fmt: skip
def test_only_what_was_refused_for_good_is_not_tried_again(error: Exception, final: bool):
    assert is_final(error) == final


LONG = "\n".join(f"{number}. what was seen since then" for number in range(400))


def texts(sheet: Sheet, files: Sequence[discord.File]) -> str:
    """All that a message says, by itself and in its file."""
    shown = [each.content for each in sheet.walk_children() if isinstance(each, TextDisplay)]
    return "\n".join([*shown, *(each.fp.read().decode() for each in files)])


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("shown", [None, 3])
async def test_what_finds_no_room_in_a_vote_or_lobby_comes_in_a_file(tongue: str, shown: int | None):
    channel = Channel()

    class Here(Delivery):
        herald = None

        async def reach(self, table):
            return channel, self.office

    table = SimpleNamespace(language=tongue)
    for lacks, files in ([], 1), (["attach_files"], 0):
        await Here(lacks, SimpleNamespace(id=5, attempts=0)).show(table, Letter(Sheet().text(LONG)), shown)
        sent = channel.asked.pop()
        attached = sent.get("files", sent.get("attachments"))
        assert len(attached) == files
        assert shown or not sent["view"].files
        assert sent["view"].content_length() <= MOST_TEXT
        whole = texts(sent["view"], attached)
        assert (say(tongue, "sheet-rest") in whole) is bool(files)
        assert (say(tongue, "sheet-rest-cut") in whole) is not bool(files)
        assert not files or all(line in whole for line in LONG.split("\n"))


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("count", [1, LINES, LINES + 5])
def test_a_call_for_many_games_lists_as_many_as_it_has_room_for(tongue: str, count: int):
    since = datetime(2026, 1, 1, tzinfo=UTC)
    link = "https://discord.com/channels/123456789012345678901/123456789012345678901/123456789012345678901"
    each = SimpleNamespace(
        title="T" * 30, link=link, until=since, timer=SimpleNamespace(wait=SimpleNamespace(since=since))
    )
    told = lines(tongue, [each] * count)
    assert len("\n".join(told)) < MOST_TEXT - 300
    listed = [line for line in told if link in line]
    left = count - len(listed)
    assert len(listed) >= min(count, LINES // 2)
    assert told[len(listed) :] == ([say(tongue, "turns-more", count=left)] if left else [])


async def test_the_library_holds_no_sheet_to_listen_to_it(monkeypatch: pytest.MonkeyPatch):
    """What it sends as private it would hold for a quarter of an hour, as garbage for longer: nothing in a
    sheet needs that, as all of its buttons are found by their ids."""
    held = list[object]()
    http = SimpleNamespace(proxy=None, proxy_auth=None)
    state = SimpleNamespace(http=http, allowed_mentions=None, store_view=lambda *about: held.append(about))
    asked = SimpleNamespace(id=1, token="", _session=None, _state=state, _integration_owners={})

    async def taken(*_: object, **__: object) -> dict[str, object]:
        return {"interaction": {"id": "1", "type": 3}}

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", taken)
    for view in (discord.ui.LayoutView(), Sheet().row(KeptButton.make("turn", 1, 2, label="One"))):
        before = len(held)
        await discord.InteractionResponse(asked).send_message(view=view, ephemeral=True)
        assert len(held) - before == (not isinstance(view, Sheet))
    assert all(isinstance(each, DynamicItem) for each in view.walk_children() if each.is_dispatchable())
