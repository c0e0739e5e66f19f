"""What is set: whether each setting does, and names that are none of ours, with the nearest right one."""

import os
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from bot.cli.running.doctor.found import Found, good, look
from bot.cli.running.settings import known_names, nearest

OURS = "KERYX_"

TESTS = "KERYX_TEST_"
"""How the names begin of what tests are told."""

SLIP = 0.85
"""How much a name that begins otherwise must be like one of ours, from 0 to 1, to count as meant for us."""


def settings_lines(faults: Sequence[str]) -> Iterator[Found]:
    """What is wrong with the settings, told in `faults`, and what of the environment is no setting."""
    yield from (Found("wrong", "settings", "bad", sentence=fault) for fault in faults)
    strange = [each for each in sorted(os.environ) if _is_strange(each)]
    for name in strange:
        yield look("settings", "misspelt", name=name, near=nearest(name))
    if not faults and not strange:
        yield good("settings")


def _is_strange(name: str) -> bool:
    """Whether a name in the environment is meant for us, and none that we know."""
    plain, known = name.upper(), known_names()
    if plain in known or plain.startswith(TESTS):
        return False
    return plain.startswith(OURS) or bool(get_close_matches(plain, known, 1, SLIP))
