"""Makes an animated picture in a process of its own, so that answers to clicks never wait for it.

Arguments: how far it steps back behind the bot; none: it gets what nobody else wants.

Standard input: one JSON object with the module that holds the title, the game file's text, names, language,
the first and last turn, the viewer, the largest size. Standard output: a line `done total` after each board, then `film`, `still` or
`none` with a number of bytes, and the bytes.
"""

import contextlib
import json
import sys
from importlib import import_module
from typing import BinaryIO

from bot.pictures.captions import captions_of
from bot.speech.teller import Teller
from bot.waiting.processes.bounds import step_back
from engine.core.contract import Seat
from engine.core.play.record import read
from render.replay import moments, position, replay


def make(order: dict[str, object], out: BinaryIO) -> None:
    """Draw what was ordered; the protocol is the module's."""
    title = import_module(
        str(order["home"])
    ).TITLE  # that of this game alone: all of them take longer to load
    match = read(str(order["record"]), {title.slug: title})
    listed = order["names"]
    names = tuple(str(name) for name in listed) if isinstance(listed, list) else ()
    teller = Teller(str(order["language"]), match.title, names, match.options)
    captions = captions_of(teller)
    viewer, first, last = (_number(order, name) for name in ("viewer", "first", "last"))
    seat = None if viewer is None else Seat(viewer)

    def progress(done: int, total: int) -> None:
        out.write(f"{done} {total}\n".encode())
        out.flush()

    found = [
        each.turn
        for each in moments(match)
        if (first is None or each.turn >= first) and (last is None or each.turn <= last)
    ]
    kind, data = "none", b""
    if len(found) == 1:
        kind, data = "still", position(match, captions, turn=found[0], viewer=seat).data
    elif found:
        largest = _number(order, "largest") or 0
        with contextlib.suppress(ValueError):
            film = replay(
                match, captions, first=first, last=last, viewer=seat, progress=progress, largest=largest
            )
            kind, data = "film", film.data
    out.write(f"{kind} {len(data)}\n".encode())
    out.write(data)
    out.flush()


def _number(order: dict[str, object], name: str) -> int | None:
    value = order.get(name)
    return value if isinstance(value, int) else None


def main() -> None:
    """Make what is ordered; the protocol is the module's."""
    step_back(*map(int, sys.argv[1:]))
    make(json.load(sys.stdin), sys.stdout.buffer)


if __name__ == "__main__":
    main()
