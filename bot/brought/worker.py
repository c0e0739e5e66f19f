"""Reads one file in a process of its own; see `bot.brought.desk`.

Arguments: seconds of a processor, and bytes of memory. Standard input: eight bytes that tell a length, and so
many bytes of order: what is to read, and what is to be read. Standard output: the same with the answer:
whether it was read, and what it says or is wrong with it.
"""

import contextlib
import os
import pickle
import sys
import threading
from typing import BinaryIO

from bot.errors.files import FileTooHeavy
from bot.errors.trouble import TableError
from bot.waiting.processes.bounds import bound
from engine.core.errors import EngineError

NICE = 10
"""How far it steps back behind the bot itself."""


def answer(order: bytes) -> bytes:
    """Whether what was ordered could be read, and what it says or what is wrong with it, pickled."""
    try:
        reading, contents = pickle.loads(order)  # noqa: S301 - written by the bot itself
        return pickle.dumps((True, reading(*contents)))
    except (EngineError, TableError) as error:
        return pickle.dumps((False, error))
    except MemoryError:
        return pickle.dumps((False, FileTooHeavy()))


def end_with(bot: BinaryIO) -> None:
    """End at once when the bot does: nobody is left to wait for the answer."""
    with contextlib.suppress(OSError, ValueError):
        bot.read()
    os._exit(1)


def main() -> None:
    """Read what is ordered; the protocol is the module's."""
    seconds, memory = map(int, sys.argv[1:])
    bound(NICE, memory, seconds)
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what reading may print is no answer
    order = orders.read(int.from_bytes(orders.read(8)))
    threading.Thread(target=end_with, args=(orders,), daemon=True).start()
    told = answer(order)
    answers.write(len(told).to_bytes(8) + told)
    answers.flush()
    os._exit(0)  # not waiting for what was read to be taken apart


if __name__ == "__main__":
    main()
