"""A short game of Deus for two, written down: what a rulebook promises happens in its 32 turns.

Each god is invoked, Jupiter's card for another; villages are attacked in the middle of turns, once for
the one whose turn it is not; a temple is built; the last village brings the last round.
"""

import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from at_table import CHANNEL, AtTable, Home
from bot_process import BotProcess
from buttons import has, id_for
from driver import Answer, Message, Person
from nursery import seeded
from tables import begin
from titled import COMPUTERS, titled

from bot.playground.server import Playground
from bot.speech.teller import Teller
from bot.speech.texts import language_of
from engine.core.choosing.notation import parse_line
from engine.core.contract import Action, Event, Seat, Word
from engine.core.play.match import Match
from engine.deus.frames import Digging, Over
from engine.deus.law.rules import RULES
from engine.deus.options import DeusOptions
from engine.deus.state import DeusState, cards_of

SEED = hashlib.sha256(b"deus 62").digest()
LINES = tuple(
    line
    for line in Path(__file__).with_name("deus_game.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
)
LANGUAGES = {"Ana": "en-US", "Bruno": "fr"}


@dataclass
class Two:
    """The table, the position as it truly is, and which cards each person has rightly met."""

    bot: BotProcess
    people: list[Person]
    home: Home
    began: int = 0
    """How long the game was when the present turn began."""
    events: list[tuple[int, Event]] = field(default_factory=list)
    met: list[set[int]] = field(default_factory=lambda: [set(), set()])
    players: list[AtTable] = field(default_factory=list)

    def __post_init__(self) -> None:
        mind = COMPUTERS["deus"]["random"]
        self.players = [AtTable(person, Seat(seat), mind(seat)) for seat, person in enumerate(self.people)]
        self._meet()

    @property
    def state(self) -> DeusState:
        return self.home.match.state

    def teller(self, seat: int) -> Teller:
        return Teller(language_of(LANGUAGES[self.people[seat].name]), titled(RULES))

    def label(self, seat: int, card: int) -> str:
        """What the person of a seat calls a card."""
        return self.teller(seat).word(Word("card", cards_of(self.state).names[card]))

    def _meet(self) -> None:
        """The cards of one's own hand, on the table, on top of the discard pile, and those one looks at."""
        state = self.state
        known = {card for player in state.players for column in player.columns for card in column}
        for player, met in zip(state.players, self.met, strict=True):
            met.update(known, state.discard[-1:], player.hand)
        if isinstance(state.frame, Digging):
            self.met[state.active] |= set(state.frame.cards)

    def _follow(self, seat: Seat, action: Action) -> None:
        turn = self.home.turn()
        self.events += [(turn, event) for event in self.home.match.play(seat, action).step.events]
        self.home.play(seat, action)
        if self.home.turn() != turn:
            self.began = self.home.match.number
        self._meet()

    async def types(self, line: str) -> Answer:
        """Whoever is to act plays a typed line."""
        seat = self.home.owes()
        assert seat is not None
        answer = self.players[seat].keep(await self.people[seat].command(CHANNEL, "play", move=line))
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            self._follow(seat, action)
        return answer

    async def clicks(self, line: str) -> Answer:
        """Whoever is to act plays a line through the panel's buttons and menus."""
        seat = self.home.owes()
        assert seat is not None
        person, player = self.people[seat], self.players[seat]
        post = await person.wait_for(self._calls_now, CHANNEL)
        answer = player.keep(await person.press(post, id_for(post, "turn")))
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            if action != player.ended:  # else it came along with the action before
                answer = await player.choose(answer.message, self.home, action)
            self._follow(seat, action)
        return answer

    def _calls_now(self, message: Message) -> bool:
        """Whether it is the post of the present turn: its button knows how long the game was then."""
        return has(message, "turn") and int(id_for(message, "turn").rpartition(":")[2]) >= self.began

    async def plays(self, line: str, *, click: bool) -> Answer:
        return await (self.clicks(line) if click else self.types(line))

    async def kept(self) -> None:
        """Nothing that reached a person names a card they have not rightly met."""
        if isinstance(self.state.frame, Over):
            return
        every = range(len(cards_of(self.state).designs))
        for seat, person in enumerate(self.people):
            messages = await person.messages(CHANNEL)
            seen = json.dumps([message.body for message in messages], ensure_ascii=False)
            told = {self.label(seat, card) for card in set(every) - self.met[seat]}
            assert not [name for name in told if name in seen], self.home.turn()

    async def hands(self) -> None:
        """`/hand` names one's own cards, privately, and shows them in a picture."""
        for seat, person in enumerate(self.people):
            answer = await person.command(CHANNEL, "hand")
            assert answer.message.private
            assert answer.message.attachments
            own = {self.label(seat, card) for card in self.state.players[seat].hand}
            assert all(name in answer.text for name in own), answer.text


@asynccontextmanager
async def game_of_two(playground: Playground, tmp_path: Path) -> AsyncIterator[Two]:
    """Ana and Bruno at a table of Deus, one reading English, the other French."""
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotProcess(playground, tmp_path, partial(seeded, SEED)))
        people = [
            await stack.enter_async_context(Person(playground, name, locale))
            for name, locale in LANGUAGES.items()
        ]
        await begin(*people, title="deus", language="en")
        yield Two(bot, people, Home(Match.start(titled(RULES), DeusOptions(), 2, SEED)[0]))
        assert '"level": "error"' not in bot.log
