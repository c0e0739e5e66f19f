"""Makes one animated picture after another in a process of its own, so that answers never wait for them.

Arguments: how far it steps back behind the bot; none: it gets what nobody else wants.

Standard input: of each film eight bytes that tell a length, and so many of a JSON object with the module that
holds the title, the game file's text, names, language, the first and last turn, the viewer, the largest size.
Standard output: a line `done total` after each board, then `film`, `still` or `none` with a number of bytes,
and the bytes.
"""

import json
import sys

from bot.waiting.processes.bounds import end_with_parent, step_back
from bot.waiting.processes.released import give_back, keep_drawn


def main() -> None:
    """Make what is ordered until nothing is; the protocol is the module's."""
    end_with_parent()
    step_back(*map(int, sys.argv[1:]))
    keep_drawn()
    # Only now: to load all that takes as long as some boards.
    from bot.pictures.filming import make

    orders = sys.stdin.buffer
    while len(length := orders.read(8)) == 8:
        make(json.loads(orders.read(int.from_bytes(length))), sys.stdout.buffer)
        give_back()


if __name__ == "__main__":
    main()
