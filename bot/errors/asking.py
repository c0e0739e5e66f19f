"""Why what was pressed, typed or asked for leads nowhere."""

from bot.errors.trouble import TableError


class NotHere(TableError):
    """What was pressed belongs to a game, or a search for players, of another channel."""


class OldPost(TableError):
    """What was pressed is from an earlier version: nobody knows it any more."""


class Unreadable(TableError):
    """What was pressed has an id, or was given a choice, that says nothing."""


class LineGoesOn(TableError):
    """A typed line goes on after luck or a revealed secret: what it brought would be known and refused."""


class NoSuchTurn(TableError):
    """A turn that has not been played: `latest` is the newest."""


class NoSuchChannel(TableError):
    """A channel that takes no messages: a category, a voice channel, a forum."""


class BadGallery(TableError):
    """Only a channel or only a rhythm was given, where boards are to be posted by themselves."""


class TurnsReversed(TableError):
    """A stretch of turns whose `first` comes after its `last`."""


class NothingDone(TableError):
    """Somebody who has done nothing in this game: `who`."""


class PlanEnds(TableError):
    """Nothing can be planned after step `step`: luck decides, or somebody whose secrets one does not know."""


class NothingAhead(TableError):
    """The person has given no moves ahead, or none are in the plan."""


class TooManyCases(TableError):
    """Moves given ahead for more than `most` cases, with what is played otherwise."""


class CaseGone(TableError):
    """A case of moves given ahead that is there no more: it was dropped, or has been played."""


class TooManyNotes(TableError):
    """The person has kept as many plans as there is room for: `most`."""


class NotAdmin(TableError):
    """Only who may manage the server can do this."""


class TooManyAtOnce(TableError):
    """The person waits for `most` pictures already."""


class TooManyWishes(TooManyAtOnce):
    """The person has asked for `most` pictures within a minute, and may again in `left` seconds."""


class TooOften(TableError):
    """The person has posted `most` pictures in so many `minutes`, and may again in as many as are `left`."""
