"""Bringing tables up to date in a process of its own, which takes Alembic's memory along when it ends.

Standard input: the address of the database. Standard output: trouble people are told of, pickled. Standard
error: whatever else went wrong.
"""

import asyncio
import pickle
import signal
import sys
from asyncio.subprocess import PIPE

from bot.errors.trouble import StoreTrouble
from bot.store.database import Store, store_at, upgrade_here


async def upgrade_apart(store: Store) -> None:
    """Bring the tables up to the newest version, all or nothing, however long it takes.

    Raises:
        StoreFull, StoreBusy, StoreDamaged: the database will not take it.
        RuntimeError: it failed otherwise, in the words of the process.
    """
    if store.path in ("", ":memory:"):  # nobody else can reach it
        await upgrade_here(store)
        return
    words = (sys.executable, "-m", "bot.store.apart")
    process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    address = store.engine.url.render_as_string(hide_password=False)
    trouble, said = await process.communicate(address.encode())
    if trouble:
        raise pickle.loads(trouble)  # noqa: S301 - of our own making
    if process.returncode:
        raise RuntimeError(f"the tables could not be brought up to date:\n{said.decode(errors='replace')}")


async def _upgrade(address: str) -> None:
    store = store_at(address)
    try:
        await upgrade_here(store)
    finally:
        await store.close()


def main() -> None:
    """Bring the tables of the database that standard input names up to date."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # what is begun is finished; it is all or nothing anyway
        signal.signal(sign, signal.SIG_IGN)
    try:
        asyncio.run(_upgrade(sys.stdin.read()))
    except StoreTrouble as trouble:
        sys.stdout.buffer.write(pickle.dumps(trouble))


if __name__ == "__main__":
    main()
