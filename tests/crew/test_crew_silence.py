"""A way to the database that falls silent: nobody waits for ever, and nobody's locks stay."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest
from postgres_server import Server
from relay import Relay

from bot.errors.trouble import StoreBusy, StoreTrouble, StoreUnsure
from bot.store.database import Store, open_store
from bot.store.drivers import silence
from bot.store.drivers.silence import mind_silence
from bot.store.itself import keep_setting, setting

SOON = 0.3


@pytest.fixture
async def way(server: Server) -> AsyncIterator[Relay]:
    assert server.address.port is not None
    async with Relay(server.address.port) as found:
        yield found


@pytest.fixture
async def store(
    postgres: str, server: Server, way: Relay, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Store]:
    """A bot's, whose patience is short."""
    monkeypatch.setattr(silence, "PATIENCE", SOON)
    monkeypatch.setattr(silence, "IDLE", SOON)
    found = await open_store(postgres.replace(f":{server.address.port}/", f":{way.port}/"))
    await mind_silence(found)
    yield found
    await found.close()


async def test_a_silent_connection_is_given_up(store: Store, way: Relay) -> None:
    await store.write(keep_setting, "name", "before")
    way.hush()
    for _ in range(2):  # an old connection, and a new one that does not come about
        with pytest.raises(StoreBusy):
            await store.read(setting, "name")
    with pytest.raises(StoreBusy):
        await store.write(keep_setting, "name", "lost")
    way.mend()
    assert await store.read(setting, "name") == "before"


async def keep(store: Store, value: str, before_the_end: Callable[[], Awaitable[None]]) -> None:
    """Write, do something else, and then end the transaction."""
    async with store.writing() as connection:
        await keep_setting(connection, "name", value)
        await before_the_end()


async def test_what_is_lost_in_the_end_is_not_called_unwritten(store: Store, way: Relay) -> None:
    async def hush() -> None:
        way.hush()

    with pytest.raises(StoreUnsure):
        await keep(store, "perhaps", hush)
    with pytest.raises(StoreBusy) as told:
        await keep(store, "not", hush)
    assert not isinstance(told.value, StoreUnsure)


async def test_who_says_nothing_holds_up_nobody(
    store: Store, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(silence, "PATIENCE", 60.0)
    other = await open_store(postgres)
    await store.write(keep_setting, "name", "before")
    with pytest.raises(StoreTrouble):
        await keep(store, "slept over", partial(other.write, keep_setting, "name", "after"))
    assert await other.read(setting, "name") == "after"
    await other.close()
