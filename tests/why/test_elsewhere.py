"""Why not, asked where nothing is played yet: in a plan, and in a lesson."""

from bot_inside import CHANNEL, BotInside
from buttons import has, id_for
from driver import Answer, Person
from tables import begin, called

NOT_NOW = "Not now:"


async def on(person: Person, seen: Answer, what: str, *values: str) -> Answer:
    """Press a button, or choose in the menu that is for something."""
    if not values:
        return await person.settled(await person.press(seen, id_for(seen.message, what)))
    menu = next(each for each in seen.message.selects if f":{what}:" in each.custom_id)
    value = next(each.value for each in menu.options if values[0] in each.label)
    return await person.settled(await person.press(seen, menu.custom_id, value))


async def test_a_plan_says_why_not_of_the_board_it_leads_to(
    bot: BotInside, ana: Person, bruno: Person
) -> None:
    first, _ = called(await begin(ana, bruno), ana, bruno)
    await first.speak("en-US")
    plan = await first.settled(await first.command(CHANNEL, "plan", moves="take coin / go temple"))
    asked = await on(first, plan, "why")
    # The game itself is still at the coin, where no temple is looked for.
    told = await on(first, asked, "why-of", "emple")
    assert NOT_NOW in told.text
    assert "What would make it possible:" in told.text
    assert (await on(first, told, "why")).text == asked.text
    back = await on(first, asked, "plan-return")
    assert (back.text, back.message.id) == (plan.text, plan.message.id)


async def test_a_lesson_says_why_not_and_leads_back_to_its_question(bot: BotInside, ana: Person) -> None:
    await ana.speak("en-US")
    course = await ana.settled(await ana.command(CHANNEL, "learn", title="dies_irae"))
    lesson = await on(ana, course, "learn-lesson", "3.")
    assert "Why not?" in lesson.message.labels
    asked = await on(ana, lesson, "learn-why")
    menu = next(each for each in asked.message.selects if ":learn-why-of:" in each.custom_id)
    told = await ana.settled(await ana.press(asked, menu.custom_id, menu.options[0].value))
    assert NOT_NOW in told.text
    assert has(told.message, "section")
    form = await ana.press(told, id_for((await on(ana, told, "learn-why")).message, "learn-why-ask"))
    typed = await ana.settled(await ana.submit(form, {"typed": "abracadabra"}))
    assert "Begin with a verb" in typed.text
    back = await on(ana, typed, "learn-return")
    assert (back.text, back.message.id) == (lesson.text, lesson.message.id)
