"""Garbage is looked for seldom: asked of a process of its own, as it changes that."""

import subprocess
import sys

KEPT = """
import gc
from bot.waiting.processes.released import SELDOM, keep_little, look_seldom
keep_little()
made = {"made": []}
made["made"].append(made)
look_seldom()
known = gc.get_freeze_count()
assert known > 1_000, known
assert gc.get_threshold() == SELDOM
assert made not in gc.get_objects()
del made
assert gc.collect() == 0, "what was there is not looked through"
later = []
later.append(later)
del later
assert gc.collect() >= 1, "what came later is"
look_seldom()
assert gc.get_freeze_count() < known, "another start lets go of what the first one left"
print("well")
"""


def test_what_a_start_made_is_not_looked_through_until_the_next_one():
    words = [sys.executable, "-c", KEPT]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    assert told.stdout == "well\n", told.stderr
