"""How much slower this machine is than the one on which a crowd's bounds were set.

Where everything takes so many times as long, people who act so many times as rarely are served alike, and all
times divided by it are those of that machine.
"""

import subprocess
import sys
from importlib.util import find_spec

from bot.cli.speed.engine_speed import YARDSTICK

THERE = 39_000.0
"""Actions a second of its random play of four on that machine, in its version 3.2.1."""

PLAY = """
import random, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
seats = Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE
actions, began = 0, time.process_time()
for game in range(20):
    play = Game([RandomPlayer(each) for each in seats], seed=game)
    while play.winning_color() is None and play.state.num_turns < 1000:
        play.play_tick()
        actions += 1
print(actions / (time.process_time() - began))
"""
"""A fresh process that tells its pace, with nothing of ours in it."""


def may_tell() -> bool:
    """Whether catanatron is installed, by which it is told."""
    return find_spec(YARDSTICK) is not None


def slower() -> float:
    """How many times as long something takes on one processor here.

    Raises:
        subprocess.CalledProcessError: catanatron is not installed.
    """
    told = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True).stdout  # noqa: S603
    return THERE / float(told)
