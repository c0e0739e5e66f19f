"""How an animated picture is made of what is ordered; see `bot.pictures.film_worker`."""

import contextlib
from importlib import import_module
from typing import BinaryIO

from bot.pictures.captions import captions_of
from bot.speech.teller import Teller
from engine.core.contract import Seat
from engine.core.play.record import read
from render.replay import moments, position, replay


def make(order: dict[str, object], out: BinaryIO) -> None:
    """Draw what was ordered, and tell `out` of it as the worker's protocol has it."""
    home = import_module(str(order["home"]))  # of this game alone: all of them take longer to load
    match = read(str(order["record"]), {home.TITLE.slug: home.TITLE})
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
