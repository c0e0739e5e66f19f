"""What the process tells of itself while it runs: who came, what was asked of Discord, how long things took.

Nobody listens unless `KERYX_METRICS_PORT` is set; then `bot.app.watching` counts.
"""

from enum import StrEnum


class Kind(StrEnum):
    """Kinds of interactions."""

    COMMAND = "command"
    COMPLETION = "completion"
    """What is offered while something is typed."""
    BUTTON = "button"
    MENU = "menu"
    FORM = "form"


class Watch:
    """Is told of what happens, and keeps nothing of it. Times are in seconds."""

    listens = False
    """Whether it is worth measuring anything for it."""

    def came(self, interaction: int, kind: Kind, name: str) -> None:
        """Somebody used a command, a button, a menu or a form of this name, and waits for an answer."""

    def answered(self, interaction: int) -> None:
        """Discord has taken the first answer to an interaction."""

    def failed(self, kind: Kind) -> None:
        """An interaction met a fault of ours."""

    def requested(self, method: str, route: str, status: str) -> None:
        """Discord has answered a request; in place of a status, `failed` where it did not."""

    def transacted(self, kind: str, seconds: float) -> None:
        """A transaction has ended, which reads or writes; the time it waited for its turn is included."""

    def looked(self, task: str, seconds: float, *, well: bool) -> None:
        """A task that works and rests has done its work, or has stumbled over it."""

    def drew(self, kind: str, seconds: float) -> None:
        """A picture or a film has been made."""

    def lagged(self, seconds: float) -> None:
        """The event loop came so much later than it should."""


UNWATCHED = Watch()
"""Nobody listens."""
