"""A typed line that is mended too late: the game or the plan is not as it was when its form was opened."""

from bot_inside import CHANNEL, BotInside
from buttons import id_for
from driver import Person
from tables import begin, called

from bot.errors.trouble import Stale


async def test_a_line_mended_too_late_is_kept_to_be_mended(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    plan = await mine.command(CHANNEL, "plan", moves="take coin / go irn / end")
    form = (await mine.press(plan, id_for(plan.message, "plan-mend"))).modal
    await mine.command(CHANNEL, "play", move="take coin")
    late = await mine.submit(form, {"typed": "go iron / end"})
    assert "has changed since you saw it" in late.text
    assert "Left of your line: `go iron / end`" in late.text
    form = (await mine.press(late, id_for(late.message, "plan-mend"))).modal
    planned = await mine.submit(form, {"typed": "go iron / end"})
    assert "Left of your line" not in planned.text
    assert "2. End the turn" in planned.text


async def test_a_line_that_somebody_was_quicker_than_comes_back(
    bot: BotInside, ana: Person, bruno: Person, monkeypatch
) -> None:
    async def beaten(*_given, **_more) -> None:
        raise Stale

    mine, _ = called(await begin(ana, bruno), ana, bruno)
    monkeypatch.setattr(bot.herald.services.tables, "play", beaten)
    late = await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    assert "The game has moved on" in late.text
    assert "Your line: `take coin / go iron / end`" in late.text
