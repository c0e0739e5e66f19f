"""What is settled about a game besides its log: orders, moves given ahead, where boards are posted."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from bot.store.connection import Connection
from bot.store.database import Store
from bot.store.games import plans
from bot.store.posts import posts

T = TypeVar("T")


class Remembered(Generic[T]):
    """Read once per game, then kept in mind. To be asked only under the game's lock."""

    def __init__(self, store: Store, read: Callable[[Connection, int], Awaitable[Sequence[T]]]) -> None:
        self._store = store
        self._read = read
        self._known: dict[int, tuple[T, ...]] = {}

    async def of(self, game: int) -> tuple[T, ...]:
        """All there is of a game."""
        if game not in self._known:
            self._known[game] = tuple(await self._store.read(self._read, game))
        return self._known[game]

    def keep(self, game: int, found: Sequence[T]) -> None:
        """Keep in mind what was just written."""
        self._known[game] = tuple(found)

    def forget(self, game: int) -> None:
        """Read it anew next time."""
        self._known.pop(game, None)


class Prepared:
    """What is settled about games: standing orders, moves given ahead, galleries."""

    def __init__(self, store: Store) -> None:
        self.orders = Remembered(store, plans.standing_orders)
        self.ahead = Remembered(store, plans.ahead_of)
        self.galleries = Remembered(store, posts.galleries)

    def forget(self, game: int) -> None:
        """Read all of a game anew next time."""
        for each in (self.orders, self.ahead, self.galleries):
            each.forget(game)
