"""What is settled about a game besides its log: moves given ahead, and where its boards are posted."""

from collections.abc import Sequence

from bot.store.database import Store
from bot.store.games import plans
from bot.store.games.plans import Ahead
from bot.store.posts import posts
from bot.store.posts.posts import Gallery


class Prepared:
    """Read once per game, then kept in mind. To be asked only under the game's lock."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ahead: dict[int, tuple[Ahead, ...]] = {}
        self._galleries: dict[int, tuple[Gallery, ...]] = {}

    async def ahead(self, game: int) -> tuple[Ahead, ...]:
        """All moves given ahead in a game."""
        if game not in self._ahead:
            async with self._store.reading() as connection:
                self._ahead[game] = tuple(await plans.ahead_of(connection, game))
        return self._ahead[game]

    def keep_ahead(self, game: int, given: Sequence[Ahead]) -> None:
        """Keep in mind what was just written."""
        self._ahead[game] = tuple(given)

    async def galleries(self, game: int) -> tuple[Gallery, ...]:
        """Where a game's boards go by themselves."""
        if game not in self._galleries:
            async with self._store.reading() as connection:
                self._galleries[game] = tuple(await posts.galleries(connection, game))
        return self._galleries[game]

    def keep_galleries(self, game: int, found: Sequence[Gallery]) -> None:
        """Keep in mind what was just written."""
        self._galleries[game] = tuple(found)

    def forget(self, game: int) -> None:
        """Read it anew next time."""
        self._ahead.pop(game, None)
        self._galleries.pop(game, None)
