"""Why what was pressed, typed or asked for leads nowhere."""

from bot.errors.trouble import TableError


class NotHere(TableError):
    """What was pressed belongs to a game, or a search for players, of another channel."""

    key = "elsewhere"


class OldPost(TableError):
    """What was pressed is from an earlier version: nobody knows it any more."""

    key = "old-post"


class Unreadable(TableError):
    """What was pressed has an id, or was given a choice, that says nothing."""

    key = "unreadable"


class LineGoesOn(TableError):
    """A typed line goes on after luck or a revealed secret: what it brought would be known and refused."""

    key = "line-goes-on"


class NoSuchTurn(TableError):
    """A turn that has not been played: `latest` is the newest."""

    key = "no-such-turn"


class NoSuchChannel(TableError):
    """A channel that takes no messages: a category, a voice channel, a forum."""

    key = "no-such-channel"


class BadGallery(TableError):
    """Only a channel or only a rhythm was given, where boards are to be posted by themselves."""

    key = "bad-gallery"


class TurnsReversed(TableError):
    """A stretch of turns whose `first` comes after its `last`."""

    key = "turns-reversed"


class NothingDone(TableError):
    """Somebody who has done nothing in this game: `who`."""

    key = "nothing-done"


class PlanEnds(TableError):
    """Nothing can be planned after step `step`: luck decides, or somebody whose secrets one does not know."""

    key = "plan-ends"


class NothingAhead(TableError):
    """The person has given no moves ahead, or none are in the plan."""

    key = "nothing-ahead"


class TooManyNotes(TableError):
    """The person has kept as many plans as there is room for: `most`."""

    key = "too-many-notes"


class NotAdmin(TableError):
    """Only who may manage the server can do this."""

    key = "not-admin"


class TooManyAtOnce(TableError):
    """The person waits for `most` pictures already."""

    key = "too-many-at-once"


class TooOften(TableError):
    """The person has posted `most` pictures in so many `minutes`, and may again in as many as are `left`."""

    key = "too-often"
