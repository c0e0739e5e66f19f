"""Why nobody is advised."""

from bot.errors.trouble import TableError


class NoAdviser(TableError):
    """Nobody can advise in this game yet."""


class AdviceOff(TableError):
    """The table has settled that there is no advice."""


class AdviceOver(TableError):
    """The table has settled that there was advice until turn `turn`."""


class AdviceForTurns(TableError):
    """The person is asked something, but outside their own turn: advice is about whole turns."""


class AdviceUnderWay(TableError):
    """The person has asked already, and is answered soon."""


class BadAdvice(TableError):
    """What was typed is no setting of advice: `given`."""


class AdviceAsItIs(TableError):
    """The table has settled it so already."""
