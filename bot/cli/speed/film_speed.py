"""How fast a whole game becomes an animated picture, beside drawing its boards one by one, and with how much
memory."""

import subprocess
import sys
import time
from collections.abc import Callable

from bot.cli.speed.memory import peak_of_children
from bot.cli.speed.store_speed import TITLE
from bot.cli.speed.tap_counts import PLAYER
from bot.pictures.captions import captions_of, scene_of
from bot.pictures.film import order_of
from bot.speech.teller import Teller
from bot.waiting.processes.apart import framed
from engine.core.play.match import Match
from render.boards import draw_board
from render.replay import moments, replay
from render.titles import TITLES

SEATS, TURNS = 4, 116
BOUNDS = {"seconds": 4.0, "film_to_boards": 1.0, "peak_mb": 250.0}
"""What each figure may be at most."""


def game(turns: int = TURNS) -> Match:
    """A game of so many turns between computer players."""
    title = TITLES[TITLE]
    match, _ = Match.start(title, title.rules.options(), SEATS, bytes(32))
    players = [title.computers[PLAYER](seat) for seat in range(SEATS)]
    while (decisions := match.rules.decisions(match.state)) and match.rules.turn(match.state).number <= turns:
        seat = decisions[0].seat
        action = players[seat].choose(match.rules, match.view(seat), seat, match.legal(seat))
        match = match.play(seat, action).match
    return match


def _seconds(what: Callable[[], object]) -> float:
    """Seconds of the processor that it takes."""
    began = time.process_time()
    what()
    return time.process_time() - began


def measure(turns: int = TURNS) -> dict[str, object]:
    """The film of a game; all its boards as pictures; the memory of the process that makes films."""
    match = game(turns)
    names = tuple(f"Player {seat + 1}" for seat in range(match.seats))
    teller = Teller("en", match.title, names)
    ends = moments(match)

    def boards() -> None:
        for each in ends:
            draw_board(match.title, scene_of(teller, match.rules.view(each.state, None), each.events))

    _seconds(lambda: replay(match, captions_of(teller), last=3))  # fonts, names and layers are there then
    film = _seconds(lambda: replay(match, captions_of(teller)))
    alone = _seconds(boards)
    order = order_of(match, names, "en", largest=8_000_000)
    command = [sys.executable, "-m", "bot.pictures.film_worker"]
    subprocess.run(command, input=framed(order), capture_output=True, check=True)  # noqa: S603 - our own program
    return {
        "at_most": BOUNDS,
        "turns": len(ends),
        "seconds": round(film, 2),
        "boards_alone_seconds": round(alone, 2),
        "film_to_boards": round(film / alone, 2),
        "peak_mb": peak_of_children(),
    }
