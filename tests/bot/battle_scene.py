"""A battle in the making: five people at a table of Grécolonies, and the position as it truly is."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from at_table import CHANNEL, Home
from bot_process import BotProcess
from buttons import has, id_for
from driver import Answer, Message, Person
from made_store import ask
from scripted import Script
from tables import begin
from titled import titled

from bot.playground.server import Playground
from bot.speech.teller import Teller
from bot.speech.texts import language_of
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.grecolonies.law.rules import RULES
from engine.grecolonies.options import GrecoloniesOptions
from engine.grecolonies.state import Assault, Foretelling, Rallying, combatants
from engine.grecolonies.telling.guide import GUIDE

LANGUAGES = {"Ana": "en-US", "Bruno": "fr", "Chloé": "en-GB", "Dario": "fr", "Eleni": "en-US"}
CUP = ("under your cup", "sous ton gobelet", "saw under the cup", "voit sous", "under the cup of")


class Battle(Script):
    """The table, and the position as it truly is: read from the bot's own store."""

    def city(self, seat: int) -> str:
        return str(self.state.poleis[seat].city)

    def teller(self, seat: int) -> Teller:
        return Teller(language_of(LANGUAGES[self.people[seat].name]), titled(RULES))

    def cup(self, seat: int) -> str:
        """What a commander is told of its own dice."""
        (note,) = GUIDE.hand(self.home.match.view(Seat(seat)))
        return self.teller(seat).note("hand", note)

    def chances(self, seat: int) -> list[str]:
        notes = GUIDE.odds(self.home.match.view(Seat(seat)))
        return [self.teller(seat).note("odds", note) for note in notes]

    async def clicks(self, seat: int, *lines: str) -> Answer:
        """Play actions through the private panel."""
        person, player = self.people[seat], self.players[seat]
        answer = player.keep(await person.command(CHANNEL, "turn"))
        for line in lines:
            (action,) = self.read(line)
            if action != player.ended:  # else it came along with the action before
                answer = await player.choose(answer.message, self.home, action)
            self.home.play(Seat(seat), action)
        await self.kept()
        return answer

    async def says(self, seat: int, line: str) -> Answer:
        """Answer straight from the button below the exchange's message; typed where it has none there."""
        (action,) = self.read(line)
        label = Teller("en", titled(RULES)).short(action)
        if all(each.label != label for each in (await self.now()).buttons):
            return await self.types(seat, line)
        answer = await self.people[seat].press(*await self.button(action))
        assert not answer.late
        self.home.play(Seat(seat), action)
        await self.kept()
        return answer

    async def button(self, action: Action) -> tuple[Message, str]:
        """The exchange's message as it is now, and the id of its button for an answer."""
        message, label = await self.now(), Teller("en", titled(RULES)).short(action)
        (found,) = [each.custom_id or "" for each in message.buttons if each.label == label]
        return message, found

    async def now(self) -> Message:
        """The post or exchange that shows the game as it is now: its buttons carry the number of entries."""
        number = f":{self.home.match.number}"
        return await self.people[0].wait_for(
            lambda message: (
                not message.private and has(message, "board") and id_for(message, "board").endswith(number)
            ),
            CHANNEL,
        )

    async def seen(self, seat: int) -> str:
        """Everything a person sees in the channel, as it came to them."""
        messages = await self.people[seat].messages(CHANNEL)
        return json.dumps([message.body for message in messages], ensure_ascii=False)

    async def kept(self) -> None:
        """While dice lie under the cups nobody sees more than their own."""
        if not isinstance(self.state.frame, Assault):
            return
        commanders = combatants(self.state.frame.fight)
        cups = {seat: self.cup(seat) for seat in commanders}
        for seat in range(5):
            seen = await self.seen(seat)
            if seat not in commanders:
                assert not [told for told in CUP if told in seen.lower()]
            for other in commanders:
                assert seat == other or cups[other] not in seen or cups[other] == cups.get(seat)


@asynccontextmanager
async def battle_of_five(playground: Playground, tmp_path: Path) -> AsyncIterator[Battle]:
    """A game for five on the Classic board; whoever begins does."""
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path))
        people = [
            await stack.enter_async_context(Person(playground, name, locale))
            for name, locale in LANGUAGES.items()
        ]
        await begin(*people, title="grecolonies", language="en")
        ((seed,),) = ask(bot.database, "select seed from game")
        home = Home(Match.start(titled(RULES), GrecoloniesOptions(), 5, bytes.fromhex(seed))[0])
        yield Battle(bot, people, home)
        assert '"level": "error"' not in bot.log


async def to_the_dice(battle: Battle) -> tuple[int, ...]:
    """The first settles in Troada, the second attacks it there; one helps each, all three foretell.

    Returns:
        The seats in turn order: defender, attacker, the defender's ally, the attacker's, who stays out.
    """
    first = battle.home.owes()
    assert first is not None
    seats = tuple((first + step) % 5 for step in range(5))
    defender, attacker, friend, helper, watcher = seats
    await battle.types(defender, f"move troada / take {battle.city(defender)} 5 / enter")
    own, rival = battle.city(attacker), battle.city(defender)
    await battle.clicks(attacker, "move troada", f"take {own} 4", f"attack {rival}")
    # All others are asked at once, in one post, and may answer in any order.
    assert isinstance(battle.state.frame, Rallying)
    assert set(battle.state.frame.owed) == {friend, helper, watcher}
    await battle.called(friend, helper, watcher)
    await battle.clicks(helper, f"ally {own} {battle.city(helper)} 2", "ready")
    await battle.says(watcher, "stay-out")
    await battle.types(friend, f"ally {rival} {battle.city(friend)} 2 / ready")
    # Seven citizens, six dice: the commander sends one of its own to the Refuge.
    assert {each.kind for each in RULES.decisions(battle.state)} == {"spare"}
    await battle.clicks(defender, f"spare {rival} 1")
    assert isinstance(battle.state.frame, Foretelling)
    await battle.called(friend, helper, watcher)
    await battle.says(watcher, f"predict {own} 2")
    await battle.types(friend, f"predict {rival} 3")
    await battle.clicks(helper, f"predict {own} 3")
    assert isinstance(battle.state.frame, Assault)
    return seats
