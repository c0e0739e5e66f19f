"""Moves ahead for cases over real sockets: made in menus, changed, dropped, kept over a restart, played."""

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for
from driver import Answer, Message, Person
from tables import begin, called


async def press(person: Person, answer: Answer, label: str) -> Answer:
    found = await person.click(answer, label)
    assert not found.late
    return found


async def planned(person: Person, post: Message, moves: str) -> Answer:
    """A plan with the others guessed, and then these moves."""
    plan = await person.press(post, id_for(post, "plan"))
    if has(plan.message, "plan-drop"):
        plan = await press(person, plan, "Drop it")
    await press(person, plan, "Guess the others")
    return await person.command(CHANNEL, "plan", moves=moves)


async def kept_case(person: Person, plan: Answer, event: str, word: str) -> Answer:
    """The moves of a plan kept for a case, chosen among all that may happen."""
    asked = await press(person, plan, "If…")
    assert "When should these moves be played?" in asked.text
    case = await person.choose(asked, event, "Anything that may happen")
    case = await person.choose(await press(person, case, "Something else"), event, "Anything that may happen")
    case = await person.choose(case, word, "The field")
    assert "counts if somebody else does it" in case.text
    return await press(person, case, "Keep this case")


async def test_cases_are_made_in_menus_and_the_one_that_comes_up_is_played(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    plan = await planned(other, post, "take coin / go know-how / end")
    given = await press(other, plan, "When my turn comes")
    plan = await planned(other, post, "take coin / go gold / end")
    asked = await press(other, plan, "If…")
    # What the others do in the plan can be chosen as it is.
    guessed = asked.message.select("What others do in your plan").options[0]
    case = await other.choose(asked, guessed.value, "What others do in your plan")
    assert guessed.label in case.text
    assert "In your plan this happens" in case.text
    plan = await press(other, case, "Plan")
    given = await kept_case(other, plan, "go to", "Marble")
    assert "If: The … go to Marble" in given.text
    assert "Otherwise" in given.text
    assert "Know-how" in given.text

    # Changed in the plan, looked at in French, kept over a restart.
    await bot.kill()
    await bot.start()
    one = await other.choose(given, "go to Marble")
    plan = await press(other, one, "Change in the plan")
    assert "choose the same case again" in plan.text
    await other.speak("fr")
    listed = await other.command(CHANNEL, "orders")
    assert "Si\u00a0: Les … avancent sur la case Marbre" in listed.text
    assert "Sinon" in listed.text
    await other.speak("en-US")

    for _ in range(2):  # both of their nations
        await mine.command(CHANNEL, "play", move="take coin / go marble / end")
    newest = await other.wait_for(
        lambda message: has(message, "turn") and other.name in message.mentions and message.id != post.id
    )
    assert "Gold" in newest.text


async def test_a_case_that_is_dropped_or_late_or_one_too_many_is_told(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    plan = await planned(other, post, "take coin / go gold / end")
    for field in ("Marble", "Iron", "Temple", "Know-how"):
        given = await kept_case(other, plan, "go to", field)
        plan = await other.command(CHANNEL, "plan")
    late = await press(other, plan, "If…")
    refused = await kept_case(other, plan, "go to", "Gold")
    assert "At most 4 branches" in refused.text
    orders = await press(other, await other.command(CHANNEL, "orders"), "Moves ahead")
    beside = await other.choose(orders, "go to Iron")
    one = await other.choose(given, "go to Iron")
    first = await press(other, one, "Ask for it first")
    assert first.text.index("Iron") < first.text.index("Marble")
    one = await other.choose(first, "go to Iron")
    dropped = await press(other, one, "Drop this case")
    assert "This case is dropped." in dropped.text
    assert "go to Iron" not in dropped.text
    again = await press(other, beside, "Drop this case")
    assert "not there any more" in again.text

    # Nobody went where a case is for: nothing is played, and the panel says so.
    for _ in range(2):
        await mine.command(CHANNEL, "play", move="take coin / go gold / end")
    newest = await other.wait_for(
        lambda message: has(message, "turn") and other.name in message.mentions and message.id != post.id
    )
    panel = await other.press(newest, id_for(newest, "turn"))
    assert "None of your cases has come up" in panel.text
    stale = await other.choose(late, "go to", "Anything that may happen")
    assert "has changed since you saw it" in stale.text
