"""Memory that the start needed and nothing needs any more, given back to the system."""

import ctypes


def give_back() -> bool:
    """Whether the C library gave free memory back: glibc can, others keep it or do so by themselves."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return False
    return bool(trim(0))
