"""A game played by a script: typed lines and clicks of named seats, and the position they should lead to."""

import asyncio
from dataclasses import dataclass, field

from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import id_for
from driver import Answer, Message, Person
from titled import COMPUTERS

from engine.core.choosing.notation import parse_line
from engine.core.contract import Action, Seat


@dataclass
class Script:
    """The table: one person a seat, and the position as everybody at home knows it."""

    bot: BotProcess
    people: list[Person]
    home: Home
    players: list[AtTable] = field(default_factory=list)

    def __post_init__(self) -> None:
        mind = COMPUTERS[self.home.match.rules.slug]["random"]
        self.players = [AtTable(person, Seat(seat), mind(seat)) for seat, person in enumerate(self.people)]

    @property
    def state(self):
        return self.home.match.state

    def read(self, line: str) -> tuple[Action, ...]:
        """The actions of a typed line."""
        rules = self.home.match.rules
        return parse_line(rules, line, rules.vocabulary(self.state))

    async def types(self, seat: int, line: str) -> Answer:
        """Play a typed line."""
        actions = self.read(line)
        answer = self.players[seat].keep(await self.people[seat].command(CHANNEL, "play", move=line))
        for action in actions:
            self.home.play(Seat(seat), action)
        await self.kept()
        return answer

    async def clicks(self, seat: int, *lines: str) -> Answer:
        """Play actions through the panel, from the button below the newest post that calls."""
        person, player = self.people[seat], self.players[seat]
        post = await self.called(seat)
        answer = player.keep(await person.press(post, id_for(post, "turn")))
        for line in lines:
            (action,) = self.read(line)
            if action != player.ended:  # else it came along with the action before
                answer = await player.choose(answer.message, self.home, action)
            self.home.play(Seat(seat), action)
        await self.kept()
        return answer

    async def called(self, *seats: int) -> Message:
        """The last public message, once it mentions these people: everybody it calls at once."""
        names = {self.people[seat].name for seat in seats}
        for _ in range(200):
            message = (await self.public())[-1]
            if names <= set(message.mentions):
                return message
            await asyncio.sleep(0.1)
        raise AssertionError(f"{names} are not called: {message.text}")

    async def public(self) -> list[Message]:
        """Everything everybody sees, oldest first."""
        return [each for each in await self.people[0].messages(CHANNEL) if not each.private]

    async def kept(self) -> None:
        """What must hold after everything somebody did: nothing in a game without secrets."""
