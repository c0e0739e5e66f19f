"""A server with a game in one of its channels, everything there that has buttons, and people who press."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from types import SimpleNamespace
from typing import Self, cast

import discord
from house import ANA, BRUNO, CHANNEL, EVE, NAMES, House

from bot.club.seekings import Seekings
from bot.herald.press import Interaction, Press
from bot.store.calls.calls import NewCall, add_call
from bot.store.club.seekings import Wanted
from bot.store.games.games import Somebody
from bot.store.people.seats import Offer
from bot.tables.seats.people import People
from bot.tables.votes.mending import Mending
from bot.tables.votes.votes import Votes

GUILD, ELSEWHERE, DIRECT = 1, 8, None
STRANGER = EVE


@dataclass(frozen=True)
class Where:
    """From where somebody presses."""

    guild: int | None
    channel: int
    private: bool = False


HOME = Where(GUILD, CHANNEL)
NEXT_DOOR = Where(GUILD, ELSEWHERE)
ALONE_NEXT_DOOR = Where(GUILD, ELSEWHERE, private=True)
LETTER = Where(None, 77)
OTHER_SERVER = Where(2, CHANNEL)
ALONE_ABROAD = Where(2, ELSEWHERE, private=True)


class Response:
    """The first answer to a press."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def is_done(self) -> bool:
        return bool(self.said)

    async def send_message(self, *, view: discord.ui.LayoutView, **more: object) -> SimpleNamespace:
        texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        self.said.append("\n".join(texts))
        return SimpleNamespace(message_id=len(self.said))

    async def send_modal(self, form: discord.ui.Modal) -> None:
        self.said.append(form.title)


class Square(House):
    """Ana and Bruno play; Ana has put a vote, offers a seat, has been called, and looks for players."""

    numbers: dict[str, int]

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        votes = Votes(self.tables)
        mending, people = Mending(self.tables, votes), People(self.tables, votes, {})
        seekings = Seekings(self.tables, self.lobby)
        game, ana = await self.game(), Somebody(ANA, NAMES[ANA])
        vote = await mending.ask_abandon(game, ana.id, ana.name)
        offer = await people.bring_in(game, ana, 0)
        assert isinstance(offer, Offer)
        seeking = await seekings.look(Wanted(
            guild=GUILD, channel=CHANNEL, title="nim", seats=2, pace="daily", language="en", host=ANA,
            host_name="Ana", created=self.time, ends=self.time + timedelta(hours=12),
        ))  # fmt: skip
        async with self.store.writing() as connection:
            call = await add_call(
                connection,
                NewCall(
                    "pointless",
                    BRUNO,
                    GUILD,
                    CHANNEL,
                    ((game, 1),),
                ),
                self.time,
            )
        self.numbers = {
            "table": game, "table-here": game, "vote": vote.id, "offer": offer.id, "call": call or 1,
            "seeking": seeking.id, "listed-seeking": seeking.id, "entries": 0,
        }  # fmt: skip
        self.herald = SimpleNamespace(services=SimpleNamespace(
            tables=self.tables, votes=votes, people=people, seekings=seekings, store=self.store,
            mending=mending, lobby=self.lobby, clock=SimpleNamespace(now=self.tables.now),
        ))  # fmt: skip
        return self

    def press(
        self, person: int, where: Where, parts: Sequence[str] = (), values: Sequence[str] = ()
    ) -> Press:
        """A press or a command; what it is answered lands in the `response.said` of its interaction."""
        message = SimpleNamespace(flags=SimpleNamespace(ephemeral=where.private))
        found = SimpleNamespace(
            client=self.herald,
            user=SimpleNamespace(id=person, name=NAMES[person], display_name=NAMES[person]),
            guild_id=where.guild,
            channel_id=where.channel,
            message=message,
            locale=discord.Locale.american_english,
            response=Response(),
        )
        return Press(cast(Interaction, found), parts, values)
