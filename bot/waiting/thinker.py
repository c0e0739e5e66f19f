"""Thinks one job after another in a process of its own; see `bot.waiting.study`.

Arguments: how far it steps back behind everything else, and bytes of memory. Standard input: of each job
eight bytes that tell a length, and so many bytes: a function and what is given to it, pickled. Standard
output: the same with the answer: whether it went well, and what came of it, or what is told of it, or how it
failed.
"""

import os
import pickle
import queue
import sys
import threading
import traceback
from contextlib import suppress
from itertools import count
from typing import BinaryIO

from bot.errors.trouble import TableError
from bot.waiting.processes.bounds import bound
from bot.waiting.processes.released import give_back, keep_drawn
from engine.core.errors import EngineError

OFTEN = 25
"""After so many jobs memory is given back that pictures have left free: some 30 MB."""

QUIET = 0.1
"""Seconds without a job after which it is given back, too."""


def answer(order: bytes) -> bytes:
    """Whether a job went well, and what came of it or went wrong with it, pickled."""
    try:
        work, given = pickle.loads(order)  # noqa: S301 - written by the bot itself
        return pickle.dumps((True, work(*given)))
    except (EngineError, TableError) as error:
        return pickle.dumps((False, error))
    except Exception:  # all that goes wrong is the job's own
        return pickle.dumps((False, traceback.format_exc()))


def listen(bot: BinaryIO, orders: "queue.SimpleQueue[bytes]") -> None:
    """Hand on what the bot orders; end at once when it does, whatever is being thought."""
    while len(length := bot.read(8)) == 8:
        orders.put(bot.read(int.from_bytes(length)))
    os._exit(1)


def main() -> None:
    """Do what is ordered; the protocol is the module's."""
    bound(*map(int, sys.argv[1:]))
    keep_drawn()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a job may print is no answer
    orders: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    for number in count(1):
        told = answer(_next(orders))
        answers.write(len(told).to_bytes(8) + told)
        answers.flush()
        if number % OFTEN == 0:
            give_back()


def _next(orders: "queue.SimpleQueue[bytes]") -> bytes:
    """What is ordered next; free memory is given back where that takes a while."""
    with suppress(queue.Empty):
        return orders.get(timeout=QUIET)
    give_back()
    return orders.get()


if __name__ == "__main__":
    main()
