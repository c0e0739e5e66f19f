"""What can be wrong with what people wish about calls. None of these changes anything."""

from bot.errors.trouble import TableError


class BadLength(TableError):
    """No length of time, or not between `shortest` (minutes) and `longest` (days): `given` was typed."""

    key = "bad-length"


class BadMoment(TableError):
    """No time or date: `given` was typed."""

    key = "bad-moment"


class PastMoment(TableError):
    """It has passed."""

    key = "past-moment"


class FarMoment(TableError):
    """It is more than a year away."""

    key = "far-moment"


class BadHours(TableError):
    """No hours from when till when."""

    key = "bad-hours"


class NoZone(TableError):
    """There is no such time zone: `near` are some that look like it."""

    key = "no-zone"


class BadSetting(TableError):
    """`given` is none of the `known` choices."""

    key = "bad-setting"


class NobodyIsWaitedFor(TableError):
    """The table does not wait for this seat, or for anybody; it waits for the holders `names`."""

    key = "nobody-is-waited-for"


class SeveralAreWaitedFor(TableError):
    """The table waits for several, `names`: one must be chosen."""

    key = "several-are-waited-for"


class TooPatient(TableError):
    """A table waits `most` days at the longest."""

    key = "too-patient"


class StandsInAlready(TableError):
    """The named substitute sits at one of the person's tables: `name` in `where`."""

    key = "substitute-seated"


class SubstituteAway(TableError):
    """The named substitute, `name`, is away themselves then."""

    key = "substitute-away"


class SubstituteKnows(TableError):
    """The named substitute, `name`, has seen secrets of another seat of a game, `title`."""

    key = "substitute-knows"


class HasPromised(TableError):
    """Who wants to go away has promised to play for `name` then."""

    key = "has-promised"


class NoSubstitute(TableError):
    """Nobody can stand in for themselves, nor can a bot."""

    key = "no-substitute"


class NoHoliday(TableError):
    """The person has no holiday to end, or nothing is asked of this substitute any more."""

    key = "no-holiday"


class HolidayEndsEarly(TableError):
    """A holiday would end before it begins."""

    key = "holiday-ends-early"


class OthersCall(TableError):
    """The call is for somebody else."""

    key = "others-call"


class CallOver(TableError):
    """What the call was about has been done since."""

    key = "call-over"


class EveningOver(TableError):
    """This evening is over."""

    key = "evening-over"
