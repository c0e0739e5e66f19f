"""Why a question cannot be put to the table or answered."""

from bot.errors.trouble import TableError


class ComputersRefuse(TableError):
    """Dice, cards or something hidden were seen since: computer players never agree to take that back."""


class VoteOpen(TableError):
    """The table is voting on something else: one question at a time."""


class VoteOver(TableError):
    """The vote is decided, or its time is up."""


class VoteNotAsked(TableError):
    """The vote was not put to this person: `asked` names those it was."""


class NotYourVote(TableError):
    """Only who asked may withdraw the question: `asker`."""


class NothingToMend(TableError):
    """There is nothing of this person's own to take back, or the game stands there already."""


class NobodyToAgree(TableError):
    """Nobody else plays who could agree to such an end."""


class EndAgreed(TableError):
    """The table has agreed on a last round already."""


class NoLastRound(TableError):
    """No last round is agreed on, or somebody has taken it back."""
