"""Sending, changing and deleting: what Discord's refusals come to."""

from types import SimpleNamespace

import discord
import pytest

from bot.herald.herald import Code, is_final
from bot.herald.messages import Letter, change, remove, send
from bot.herald.sheet import Attachment, Sheet


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
