"""Several of a kind chosen in one menu of the panel: played as one step, taken back as one, or not at all."""

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import ids
from driver import Person
from seen import Message
from tables import begin, called

ARMING = "take coin / go arming"


async def entries(person: Person) -> int:
    """How many entries the channel's game has."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode().count('"deed"')


def chosen(panel: Message) -> list[str]:
    """What stands chosen already in the menu of several."""
    return [option.value for option in panel.select("Several at once: Arm").options if option.default]


async def test_what_is_chosen_together_is_one_step(bot: BotProcess, ana: Person, bruno: Person) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    panel = (await mine.command(CHANNEL, "play", move=ARMING)).message
    old = (await mine.command(CHANNEL, "turn")).message
    began = await entries(mine)
    menu = panel.select("Several at once: Arm")
    first, *_, last = [option.value for option in menu.options]
    assert first.startswith("1 arm ")

    # More than there is iron for: nothing is done, it is said what does not fit, the rest stays chosen.
    everything = [option.value for option in menu.options]
    panel = (await mine.choose(panel, everything, menu.custom_id)).message
    assert await entries(mine) == began
    assert "Nothing was done yet" in panel.text
    assert "iron" in panel.text
    kept = chosen(panel)
    assert 0 < len(kept) < len(everything)
    (these,) = ids(panel, "these")

    # One press does what fits, one press takes it back.
    panel = (await mine.press(panel, these)).message
    done = await entries(mine)
    assert done >= began + len(kept)
    back = next(each for each in ids(panel, "undo") if each.count(":") == 4)
    panel = (await mine.press(panel, back)).message
    assert "aken back" in panel.text
    assert [option.value for option in panel.select("Several at once: Arm").options] == everything

    # What was shown before is out of date by now: nothing is done, and it stays chosen where it still fits.
    before = await entries(mine)
    panel = (await mine.press(old, menu.custom_id, first, last)).message
    assert await entries(mine) == before
    assert "out of date" in panel.text
    assert chosen(panel) == [first, last]
    panel = (await mine.press(panel, ids(panel, "these")[0])).message
    assert await entries(mine) >= before + 2


async def test_plans_take_several_steps_too(bot: BotProcess, ana: Person, bruno: Person) -> None:
    mine, _ = called(await begin(ana, bruno), ana, bruno)
    began = await entries(mine)
    plan = (await mine.command(CHANNEL, "plan", moves=ARMING)).message
    menu = plan.select("Several at once: Arm")
    everything = [option.value for option in menu.options]
    plan = (await mine.choose(plan, everything, menu.custom_id)).message
    assert "Nothing was done yet" in plan.text
    kept = chosen(plan)
    plan = (await mine.press(plan, ids(plan, "plan-these")[0])).message
    for text in kept:
        assert text.removeprefix("1 ") in plan.text
    assert await entries(mine) == began
