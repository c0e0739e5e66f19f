"""Hand and rules open in place of a plan, with the way back into it."""

from bot_inside import BotInside
from buttons import id_for
from driver import Person
from tables import begin, called


async def test_what_one_looks_at_leads_back_into_the_plan(bot: BotInside, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno, title="deus")
    mine, _ = called(post, ana, bruno)
    plan = (await mine.settled(await mine.press(post, id_for(post, "plan")))).message
    for what in ("hand", "rules"):
        looked = (await mine.settled(await mine.press(plan, id_for(plan, what)))).message
        assert looked.text != plan.text
        assert looked.id == plan.id
        answer = await mine.press(looked, id_for(looked, "plan-return"))
        back = (await mine.settled(answer)).message
        assert (back.id, back.text, back.labels) == (plan.id, plan.text, plan.labels)
