"""What a panel says of a question outside one's turn: how long there is, and whether an order answers."""

from bot.calls.when.schedule import deadline, is_short, order_answers
from bot.calls.written.told import pace_of
from bot.herald.press import Press
from bot.herald.replies import language
from bot.speech.times import stamp, stands
from bot.store.calls import timers, wishes
from bot.tables.change.standing import order_for
from bot.tables.state.table import RUNNING, Table
from bot.tables.state.telling import teller_for


async def question_told(interaction: Press, table: Table) -> str:
    """Until when the person may answer what they are asked outside their turn, and whether an order will."""
    herald, person = interaction.client, interaction.user.id
    owed = table.owed_by(person)
    if table.status != RUNNING or not owed or owed[0].in_turn:
        return ""
    async with herald.services.store.reading() as connection:
        waiting = await timers.of_game(connection, table.id)
        habits = (await wishes.habits(connection, [person]))[person]
    timer = next((each for each in waiting if each.person == person), None)
    if timer is None:
        return ""
    teller, question = teller_for(table, language(interaction)), owed[0]
    pace = await pace_of(herald.services.store, table.id)
    lines = []
    until = deadline(pace, habits, timer.wait)
    if until is not None and is_short(pace, timer.wait):
        lines.append(stands(teller, question, until))
    when = order_answers(pace, habits, timer.wait)
    answer = order_for(question, table.chairs, await herald.services.tables.orders(table.id, person))
    if question.hidden and when is not None and answer is not None:
        lines.append(teller.say("panel-ordered", when=stamp(when), what=teller.action(answer[0])))
    return "\n".join(f"-# {line}" for line in lines if line)
