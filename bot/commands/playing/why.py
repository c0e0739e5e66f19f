"""`/why`: why something cannot be done, or which rule something that happened follows from."""

import asyncio

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.playing.play import LONGEST_CHOICE
from bot.commands.texts import MOST
from bot.herald.press import Press
from bot.private.planning.lines import SAYS, typed_steps
from bot.private.why.handlers import answer, show_questions
from bot.private.why.meant import candidates, said
from bot.private.why.standpoint import asked_seat
from bot.speech.names import fold, plain
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from engine.core.choosing.beginnings import continuations
from engine.core.choosing.notation import LONGEST, write
from engine.core.contract import Seat
from engine.core.errors import BadNotation
from engine.core.play.match import Match


async def why(press: Press, move: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
    """Answer why a typed action cannot be done; without one show what may be asked."""
    if move is None:
        await show_questions(press)
    else:
        await answer(press, typed_steps(move))


async def complete_wish(press: Press, typed: str) -> list[Choice[str]]:
    """Whatever can be typed, allowed or not: what is asked about most often first, then word by word."""
    table = await press.table()
    match, teller = table.begun, press.teller(table)
    return await asyncio.to_thread(wishes, match, teller, asked_seat(table, press.person), typed_steps(typed))


def wishes(match: Match, teller: Teller, seat: Seat | None, line: str) -> list[Choice[str]]:
    """Lines to choose that go on as a typed one."""
    vocabulary = match.rules.vocabulary(match.state)
    spelling = spelling_for(teller, vocabulary)
    view = None if seat is None else match.view(seat)
    found = dict[str, str]()
    if view is not None:
        known = candidates(match, seat)
        vain = [each for each in known if match.rules.refusal(view.state, view.seat, each) is not None]
        wanted = said(teller, vain, line) if line.strip() else vain
        found = {write(each, spelling): plain(teller.action(each)) for each in wanted[: MOST // 2]}
    try:
        for text in continuations(match.rules, line, vocabulary, match.seats, spelling):
            found.setdefault(text, "")
    except BadNotation:
        pass
    choices = (_choice(text, told) for text, told in found.items() if len(text) <= LONGEST_CHOICE)
    return [*choices][:MOST]


def _choice(text: str, told: str) -> Choice[str]:
    name = f"{text}{SAYS}{told}"
    fits = told and len(name) <= LONGEST_CHOICE and "/" not in told and fold(told) != fold(text)
    return Choice(name=name if fits else text, value=text)
