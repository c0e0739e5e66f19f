"""Circles among files that import each other."""

from collections.abc import Iterable, Mapping


def circle_in(imports: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """The first circle of files, each importing the next and the last the first; empty where there is none.

    `imports`: per file those that it imports; what is not a key itself is left out of account.
    """
    done: set[str] = set()

    def walk(way: tuple[str, ...]) -> tuple[str, ...]:
        for there in imports[way[-1]]:
            if there in way:
                return way[way.index(there) :]
            if there in imports and there not in done and (found := walk((*way, there))):
                return found
        done.add(way[-1])
        return ()

    return next((found for name in imports if name not in done and (found := walk((name,)))), ())
