"""A house whose tables vote."""

from typing import Self

from house import NAMES, House

from bot.store.people.votes import Vote
from bot.tables.seats.hosting import Hosting
from bot.tables.seats.people import People
from bot.tables.votes.going_on import GoingOn
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes


class Senate(House):
    """One process with votes, mending and people."""

    votes: Votes
    mending: Mending
    going_on: GoingOn
    people: People
    hosting: Hosting

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.votes = Votes(self.tables)
        self.mending = Mending(self.tables, self.votes)
        self.going_on = GoingOn(self.tables, self.votes)
        self.people = People(self.tables, self.votes, {"nim": ("random",), "liars-dice": ("random",)})
        self.hosting = Hosting(self.tables)
        self.tables.on_change = self.votes.look_at
        return self

    async def asks_undo(self, game: int, person: int) -> Vote:
        return await self.mending.ask_undo(game, person, NAMES[person])

    async def asks_rollback(self, game: int, person: int, turn: int) -> Vote:
        return await self.mending.ask_rollback(game, person, NAMES[person], turn)

    async def asks_abandon(self, game: int, person: int) -> Vote:
        return await self.mending.ask_abandon(game, person, NAMES[person])

    async def asks_to_go_on(self, game: int, person: int) -> Vote:
        return await self.going_on.ask(game, person, NAMES[person])

    async def asks_replace(self, game: int, person: int, seat: int, **whom: object) -> Vote:
        return await self.people.ask_replace(game, person, NAMES[person], seat, **whom)
