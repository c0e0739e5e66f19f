"""A disk without room for a process: a small file system that is filled, or else a limit for its files."""

import os
import resource
from pathlib import Path

SMALL = 256 * 1024 * 1024
"""A file system up to this size is filled."""

NOTHING_LEFT = (0, resource.RLIM_INFINITY)
ROOM = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class FullDisk:
    """The disk of a process whose files lie in a folder."""

    def __init__(self, folder: Path) -> None:
        self._filler = folder / "filler"
        found = os.statvfs(folder)
        self._small = found.f_blocks * found.f_frsize <= SMALL

    def fill(self, process: int) -> None:
        """From now on no file can be written."""
        if not self._small:
            resource.prlimit(process, resource.RLIMIT_FSIZE, NOTHING_LEFT)
            return
        with self._filler.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 9, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    def clear(self, process: int) -> None:
        """There is room again."""
        if not self._small:
            resource.prlimit(process, resource.RLIMIT_FSIZE, ROOM)
        self._filler.unlink(missing_ok=True)
