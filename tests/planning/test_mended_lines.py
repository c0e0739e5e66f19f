"""What is typed too late is kept: the game or the plan is not as it was when its form was opened."""

from bot_inside import CHANNEL, BotInside
from buttons import id_for
from driver import Person
from seen import Answer, Modal
from tables import begin, called

from bot.errors.trouble import Stale


async def named_twice(ana: Person, bruno: Person) -> tuple[Person, Answer, list[Modal | None]]:
    """Whose turn it is with a plan of two steps, and the form for its name opened twice."""
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    plan = await mine.command(CHANNEL, "plan", moves="take coin / go iron")
    forms = [(await mine.press(plan, id_for(plan.message, "plan-note"))).modal for _ in range(2)]
    return mine, plan, forms


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


async def test_a_name_typed_too_late_keeps_the_plan_as_it_was(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    mine, plan, forms = await named_twice(ana, bruno)
    panel = await mine.command(CHANNEL, "play", move="take coin")
    late = await mine.submit(forms[0], {"typed": "Iron"})
    assert "has changed since you saw it" in late.text
    assert "Kept as “Iron”" in late.text
    await mine.press(panel, id_for(panel.message, "undo"))
    menu = next(each.custom_id for each in late.message.selects if ":plan-load:" in each.custom_id)
    plan = await mine.choose(late.message, ["0"], menu)
    assert "2. Go to Iron" in plan.text
    await mine.press(plan, id_for(plan.message, "plan-drop"))
    none = await mine.submit(forms[1], {"typed": "Iron"})
    assert "Nothing was kept as “Iron”: the plan is empty now." in none.text


async def test_a_name_typed_too_late_takes_the_place_of_no_note(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    mine, _, forms = await named_twice(ana, bruno)
    await mine.submit(forms[0], {"typed": "Mine"})
    await mine.command(CHANNEL, "plan", moves="end")
    late = await mine.submit(forms[1], {"typed": "Mine"})
    assert "Kept as “Mine 2”" in late.text
