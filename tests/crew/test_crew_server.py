"""PostgreSQL takes nobody more, only lets read, or does not let in: it is told, and goes on afterwards."""

from collections.abc import Iterator
from functools import partial

import pytest
from postgres_server import Server
from sqlalchemy.engine.url import make_url

from bot.errors.trouble import StoreBarred, StoreBusy, StoreTrouble
from bot.store.database import open_store
from bot.store.itself import keep_setting, setting


@pytest.fixture
def guest(postgres: str, server: Server) -> Iterator[str]:
    """The address of a database for somebody who may use its tables, and is no superuser."""
    name = make_url(postgres).database
    assert name is not None
    do = partial(server.ask, name)
    do(f"create role {name}_guest login password 'guest'")
    for what in ("tables", "sequences"):
        do(f"grant all on all {what} in schema public to {name}_guest")
    yield make_url(postgres).set(username=f"{name}_guest", password="guest").render_as_string(False)
    do(f"alter role {name}_guest reset all")
    do(f"drop owned by {name}_guest")
    do(f"drop role {name}_guest")


@pytest.mark.parametrize(
    ("begins", "ends", "kind"),
    [
        ("connection limit 0", "connection limit -1", StoreBusy),
        ("set default_transaction_read_only = on", "reset all", StoreBusy),
        ("nologin", "login", StoreBarred),
    ],
)
async def test_who_is_not_let_in_or_only_to_read_is_told(
    guest: str, server: Server, begins: str, ends: str, kind: type[StoreTrouble]
) -> None:
    url = make_url(guest)
    assert url.database is not None
    store = await open_store(guest)
    await store.write(keep_setting, "name", "before")
    await store.engine.dispose()  # those who are in stay in
    server.ask(url.database, f"alter role {url.username} {begins}")
    with pytest.raises(kind) as told:
        await store.write(keep_setting, "name", "after")
    assert type(told.value) is kind
    assert told.value.facts == {"path": url.database}
    server.ask(url.database, f"alter role {url.username} {ends}")
    await store.engine.dispose()
    assert await store.read(setting, "name") == "before"
    await store.write(keep_setting, "name", "after")
    await store.close()


async def test_who_may_not_change_a_table_is_told(guest: str, server: Server) -> None:
    url = make_url(guest)
    assert url.database is not None
    server.ask(url.database, f"revoke insert on setting from {url.username}")
    store = await open_store(guest)
    with pytest.raises(StoreBarred):
        await store.write(keep_setting, "name", "one")
    await store.close()
