"""What can be wrong with what people wish about calls. None of these changes anything."""

from bot.errors.trouble import TableError


class BadLength(TableError):
    """No length of time, or not between `shortest` (minutes) and `longest` (days): `given` was typed."""


class BadMoment(TableError):
    """No time or date: `given` was typed."""


class PastMoment(TableError):
    """It has passed."""


class FarMoment(TableError):
    """It is more than a year away."""


class BadHours(TableError):
    """No hours from when till when."""


class NoZone(TableError):
    """There is no such time zone: `near` are some that look like it."""


class BadSetting(TableError):
    """`given` is none of the `known` choices."""


class BadHour(TableError):
    """No hour of the day: `given` was typed."""


class HourWithoutZone(TableError):
    """Whoever names an hour of the day has not said where they live."""


class NoStore(TableError):
    """A bank clock needs a clock, which says how much it holds."""


class NobodyIsWaitedFor(TableError):
    """The table does not wait for this seat, or for anybody; it waits for the holders `names`."""


class SeveralAreWaitedFor(TableError):
    """The table waits for several, `names`: one must be chosen."""


class TooPatient(TableError):
    """A table waits `most` days at the longest."""


class TooLongAPause(TableError):
    """A table pauses `most` days at the longest."""


class PausedAlready(TableError):
    """The table pauses."""


class NoPause(TableError):
    """The table does not pause, or not any more."""


class PausedLately(TableError):
    """The table's last pause ended less than `days` days ago."""


class StandsInAlready(TableError):
    """The named substitute sits at one of the person's tables: `name` in `where`."""


class SubstituteAway(TableError):
    """The named substitute, `name`, is away themselves then."""


class SubstituteKnows(TableError):
    """The named substitute, `name`, has seen secrets of another seat of a game, `title`."""


class HasPromised(TableError):
    """Who wants to go away has promised to play for `name` then."""


class NoSubstitute(TableError):
    """Nobody can stand in for themselves, nor can a bot."""


class NoHoliday(TableError):
    """The person has no holiday to end, or nothing is asked of this substitute any more."""


class HolidayEndsEarly(TableError):
    """A holiday would end before it begins."""


class OthersCall(TableError):
    """The call is for somebody else."""


class ExtendedAlready(TableError):
    """The person has had the one extension of this game, or there is none."""


class CallOver(TableError):
    """What the call was about has been done since."""


class EveningOver(TableError):
    """This evening is over."""
