"""Short codes of faults: told to people, noted upon the error, found again in the log and in the store."""

import hashlib
import re
import secrets

LETTERS = "34679FHKMPRWXY"
"""None is easily mistaken for another one, read or heard, in English or French; they make no words."""

LENGTH = 5

NOTE = re.compile(rf"^fault ([{LETTERS}]{{{LENGTH}}})$", re.MULTILINE)
"""How a code stands below a trace."""


def new_code() -> str:
    """A code as it is told: upper case."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def code_for(what: str) -> str:
    """The code of a fault that is met again and again: the same for the same thing, whoever meets it."""
    digest = hashlib.sha256(what.encode()).digest()
    return "".join(LETTERS[each % len(LETTERS)] for each in digest[:LENGTH])


def note_of(code: str) -> str:
    """The line that stands below the trace of a fault."""
    return f"fault {code}"


def code_in(trace: str) -> str:
    """The code that stands below a trace; empty where none does."""
    found = NOTE.findall(trace)
    return found[-1] if found else ""


def code_of(error: BaseException) -> str:
    """The code of a fault, which is noted upon the error from now on: wherever its trace is written it stands
    below."""
    told = getattr(error, "facts", {}).get("code")
    found = told or code_in("\n".join(getattr(error, "__notes__", ())))
    code = str(found or new_code())
    if note_of(code) not in getattr(error, "__notes__", ()):
        error.add_note(note_of(code))
    return code
