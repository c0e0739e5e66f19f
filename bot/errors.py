"""What can keep a person's wish from being carried out at a table. None of these changes anything."""

from collections.abc import Mapping

from engine.core.contract import Fact


class TableError(Exception):
    """Told to the person: text `table-<key>` with the facts."""

    key = "trouble"

    def __init__(self, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(self.key, dict(facts or {}))
        self.facts: Mapping[str, Fact] = facts or {}

    def __reduce__(self) -> tuple[type["TableError"], tuple[dict[str, Fact]]]:
        """So that it can be raised here when it was met in another process."""
        return type(self), (dict(self.facts),)


class NoGame(TableError):
    """There is no game in this channel, or none by this number."""

    key = "no-game"


class NoSuchTitle(TableError):
    """There is no title called `given`."""

    key = "no-such-title"


class NotHere(TableError):
    """What was pressed belongs to a game, or a search for players, of another channel."""

    key = "elsewhere"


class OldPost(TableError):
    """What was pressed is from an earlier version: nobody knows it any more."""

    key = "old-post"


class Unreadable(TableError):
    """What was pressed has an id, or was given a choice, that says nothing."""

    key = "unreadable"


class ChannelTaken(TableError):
    """A game runs or gathers players in this channel already."""

    key = "channel-taken"


class NotRunning(TableError):
    """The game has not begun yet, or is over."""

    key = "not-running"


class NotInLobby(TableError):
    """The game has begun: seats and options are settled."""

    key = "not-in-lobby"


class CalledOff(NotInLobby):
    """The game was called off: there is nothing to settle any more."""

    key = "called-off"


class LobbyFull(TableError):
    """All seats are taken."""

    key = "lobby-full"


class AlreadySeated(TableError):
    """The person sits at this table."""

    key = "already-seated"


class SeatsMissing(TableError):
    """Not enough people and computer players to start: `taken` of `seats`."""

    key = "seats-missing"


class NotSeated(TableError):
    """The person does not play in this game."""

    key = "not-seated"


class NotYourDecision(TableError):
    """Somebody else owes the next decision: `waiting` names them."""

    key = "not-your-decision"


class OnlyLent(TableError):
    """The person plays the seat for `name`, who is away, and cannot give it up or away."""

    key = "only-lent"


class GivenUp(TableError):
    """The person has given this game up before."""

    key = "given-up"


class NotHost(TableError):
    """Only the host may do this: `host` names them."""

    key = "not-host"


class NotHosting(NotHost):
    """Only the host and the co-hosts may do this: `host` names the host."""

    key = "not-hosting"


class HostAlready(TableError):
    """The person `name` is the host already."""

    key = "host-already"


class NoCohost(TableError):
    """The person `name` is no co-host."""

    key = "no-cohost"


class TooManyCohosts(TableError):
    """A table has `most` co-hosts."""

    key = "too-many-cohosts"


class NotOnServer(TableError):
    """The person `name` is not on the server."""

    key = "not-on-server"


class Stale(TableError):
    """The game moved on since the person looked."""

    key = "stale"


class LineGoesOn(TableError):
    """A typed line goes on after luck or a revealed secret: what it brought would be known and refused."""

    key = "line-goes-on"


class BadWish(TableError):
    """What was wished for in the lobby does not exist or is taken."""

    key = "bad-wish"


class ComputersRefuse(TableError):
    """Dice, cards or something hidden were seen since: computer players never agree to take that back."""

    key = "computers-refuse"


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


class GameDamaged(TableError):
    """The game's log does not replay: this game alone is closed, others go on."""

    key = "game-damaged"


class InternalTrouble(TableError):
    """A fault of ours. It is logged with enough to replay it; the turn is as it was."""

    key = "internal"


class FileTrouble(TableError):
    """A file somebody brought that was not read, whatever it holds."""


class FileTooLarge(FileTrouble):
    """The file has more than `limit` kilobytes."""

    key = "file-too-large"


class FileTooSlow(FileTrouble):
    """Reading the file takes longer than anybody's file may."""

    key = "file-too-slow"


class FileTooHeavy(FileTrouble):
    """Reading the file takes more memory than anybody's file may."""

    key = "file-too-heavy"


class FileAtHand(FileTrouble):
    """Another file of this person is being read: one at a time."""

    key = "file-at-hand"


class FilesWaiting(FileTrouble):
    """Too many people wait to have a file read."""

    key = "files-waiting"


class FileGone(FileTrouble):
    """Discord does not give the file out any more."""

    key = "file-gone"


class PlanEnds(TableError):
    """Nothing can be planned after step `step`: luck decides, or somebody whose secrets one does not know."""

    key = "plan-ends"


class NothingAhead(TableError):
    """The person has given no moves ahead, or none are in the plan."""

    key = "nothing-ahead"


class TooManyNotes(TableError):
    """The person has kept as many plans as there is room for: `most`."""

    key = "too-many-notes"


class StoreTrouble(TableError):
    """The database will not do it: whoever runs the bot must look."""


class StoreFull(StoreTrouble):
    """The disk is full: nothing was written."""

    key = "store-full"


class StoreBusy(StoreTrouble):
    """Another process holds the database for too long."""

    key = "store-busy"


class StoreDamaged(StoreTrouble):
    """The database file cannot be read: `path`."""

    key = "store-damaged"


class StoreNewer(StoreTrouble):
    """A newer Keryx brought the database up to its own date: `path`."""

    key = "store-newer"


class StoreForeign(StoreTrouble):
    """The database holds tables of something else under our names: `path`, and one `table`."""

    key = "store-foreign"


class StoreAddress(StoreTrouble):
    """`DATABASE_URL` names no database that can be used."""

    key = "store-address"


class VoteOpen(TableError):
    """The table is voting on something else: one question at a time."""

    key = "vote-open"


class VoteOver(TableError):
    """The vote is decided, or its time is up."""

    key = "vote-over"


class NotAsked(TableError):
    """The vote was not put to this person: `asked` names those it was."""

    key = "vote-not-asked"


class NotYourVote(TableError):
    """Only who asked may withdraw the question: `asker`."""

    key = "not-your-vote"


class NothingToMend(TableError):
    """There is nothing of this person's own to take back, or the game stands there already."""

    key = "nothing-to-mend"


class NoSuchSeat(TableError):
    """The game has `seats` seats."""

    key = "no-such-seat"


class SeatGone(TableError):
    """Whoever had this seat has given up: nobody can play on there."""

    key = "seat-gone"


class AtTheTable(TableError):
    """`name` sits at this table already and cannot hold a second seat."""

    key = "at-the-table"


class KnowsTooMuch(TableError):
    """The person held another seat of this game and knows its secrets."""

    key = "knows-too-much"


class OfferOver(TableError):
    """The seat is not on offer any more."""

    key = "offer-over"


class OfferedToOther(TableError):
    """The seat is offered to `name` alone."""

    key = "offered-to-other"


class NotYourSeat(TableError):
    """Only its holder may offer or withdraw a seat: `holder`."""

    key = "not-your-seat"


class NotAPerson(TableError):
    """Bots cannot be asked to play."""

    key = "not-a-person"


class NoComputer(TableError):
    """No computer player of this kind plays this game."""

    key = "no-computer"


class SeatsKept(TableError):
    """The free seats are kept for `names`."""

    key = "seats-kept"


class NoRematch(TableError):
    """Only who played may ask for another game, and only when it is over."""

    key = "no-rematch"


class MayNotOpen(TableError):
    """Only people with one of `roles` may open tables on this server."""

    key = "may-not-open"


class NotAdmin(TableError):
    """Only who may manage the server can do this."""

    key = "not-admin"


class TooManyAtOnce(TableError):
    """The person waits for `most` pictures already."""

    key = "too-many-at-once"


class TooOften(TableError):
    """The person has posted `most` pictures in so many `minutes`, and may again in as many as are `left`."""

    key = "too-often"


class TooManyTables(TableError):
    """The person hosts `most` open tables already."""

    key = "too-many-tables"
