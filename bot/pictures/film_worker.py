"""Makes an animated picture in a process of its own, so that answers to clicks never wait for it.

Arguments: how far it steps back behind the bot; none: it gets what nobody else wants.

Standard input: one JSON object with the module that holds the title, the game file's text, names, language,
the first and last turn, the viewer, the largest size. Standard output: a line `done total` after each board,
then `film`, `still` or `none` with a number of bytes, and the bytes.
"""

import json
import sys

from bot.waiting.processes.bounds import step_back


def main() -> None:
    """Make what is ordered; the protocol is the module's."""
    step_back(*map(int, sys.argv[1:]))
    # Only now: to load all that takes as long as some boards.
    from bot.pictures.filming import make

    make(json.load(sys.stdin), sys.stdout.buffer)


if __name__ == "__main__":
    main()
