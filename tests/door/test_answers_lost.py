"""Answers that Discord loses: no faults of ours, and whoever can be told is told."""

import pytest
from bot_inside import BotInside
from driver import Person
from moody import Fault, Moody
from structlog.testing import capture_logs

from bot.speech.texts import render

CHANNEL = "agora"


@pytest.mark.parametrize("came", [True, False])
async def test_a_lost_answer_is_no_fault(bot: BotInside, playground: Moody, ana: Person, came: bool) -> None:
    usual = (await ana.command(CHANNEL, "me")).text
    playground.faults.append(Fault("POST /interactions/", "cut" if came else "drop"))
    with capture_logs() as log:
        answer = await ana.command(CHANNEL, "me")
        while not [each for each in log if each["event"] == "an answer was lost on its way"]:
            await ana.messages(CHANNEL)
    assert answer.text == (usual if came else render("en", "answer-lost", {}))
    assert not [each for each in log if each["log_level"] == "error"]
    assert await bot.rows("select * from fault") == []
