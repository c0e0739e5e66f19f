"""What is done about memory: little of it is kept that pictures needed, and garbage is looked for seldom."""

import ctypes
import gc
import os

ARENA_MAX, MMAP_THRESHOLD, TRIM_THRESHOLD = -8, -3, -1
"""What glibc calls its settings."""

ARENAS = 1
"""The heap for all threads. Usually each gets one of its own, which shrinks from its end alone: what a
picture needed in one is not there for the next in another."""

LARGE = 128 << 10
"""Bytes from which on a piece is a mapping of its own, gone when it is freed. Usually that grows with what
was freed, up to 32 MiB: then pictures lie in heaps, and what is made between them keeps these large."""

DRAWN = 8 << 20
"""The same where pictures are drawn one after another and memory is given back now and then: what is freed
lies ready for the next. New mappings are a fifth of the time of a board; for what is larger still, a
fifteenth, and it would take 15 MB more."""

BLOCK = 64 << 10
"""Bytes of the pieces in which a picture lies while others are drawn: they fit where other pieces were, so
that half as much is asked of the system as where each picture lies in one."""

SELDOM = (1_000, 10, 400)
"""After how many new objects garbage is looked for among them, and how seldom among older ones, too: all wait
meanwhile, a millisecond or two for the new, four for those before them, a hundred for all."""


def look_seldom() -> None:
    """Look for garbage seldom, and never among what was made until now: texts, boards, rules and Discord's
    library, half of all objects. Looking through everything keeps everybody waiting."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def keep_little(large: int = LARGE) -> bool:
    """Whether the C library was told so: glibc takes it, others have no such settings. `large`: bytes."""
    try:
        settle = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return False
    settings = ((ARENA_MAX, ARENAS), (MMAP_THRESHOLD, large), (TRIM_THRESHOLD, large))
    taken = [settle(name, value) for name, value in settings]
    return all(taken)


def keep_drawn() -> bool:
    """Whether the C library was told to keep for the next picture what the last one left free. It holds for
    Pillow, too, where that is loaded later."""
    os.environ.setdefault("PILLOW_BLOCK_SIZE", str(BLOCK))
    return keep_little(DRAWN)


def give_back() -> bool:
    """Whether the C library gave free memory back: glibc can, others keep it or do so by themselves."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return False
    return bool(trim(0))
