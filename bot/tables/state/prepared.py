"""What is settled about a game besides its log: orders, moves given ahead, where boards are posted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games import plans
from bot.store.games.plans import Ahead, Order
from bot.store.posts import posts
from bot.store.posts.posts import Gallery


@dataclass(frozen=True, slots=True)
class Settled:
    """What is settled about one game."""

    orders: tuple[Order, ...]
    ahead: tuple[Ahead, ...]
    """Moves given ahead."""
    galleries: tuple[Gallery, ...]


async def _settled(connection: Connection, game: int) -> Settled:
    return Settled(
        orders=tuple(await plans.standing_orders(connection, game)),
        ahead=tuple(await plans.ahead_of(connection, game)),
        galleries=tuple(await posts.galleries(connection, game)),
    )


class Prepared:
    """What is settled about games: read once of each, then kept in mind. To be asked only under the game's
    lock."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Settled] = {}

    async def of(self, game: int) -> Settled:
        """All that is settled about a game."""
        found = self._known.get(game)
        if found is None:
            found = self._known[game] = await self._store.read(_settled, game)
        return found

    def keep_ahead(self, game: int, ahead: Sequence[Ahead]) -> None:
        """Keep in mind which moves were just written as given ahead."""
        if game in self._known:
            self._known[game] = replace(self._known[game], ahead=tuple(ahead))

    def keep_galleries(self, game: int, galleries: Sequence[Gallery]) -> None:
        """Keep in mind which galleries were just written."""
        if game in self._known:
            self._known[game] = replace(self._known[game], galleries=tuple(galleries))

    def forget(self, game: int) -> None:
        """Read all of a game anew next time."""
        self._known.pop(game, None)
