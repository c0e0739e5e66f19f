"""Deus' state: what stands in each region, what each has, the piles, and the frame: what is decided."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.contract import Seat, State, Word
from engine.core.values.change import change
from engine.deus.cards import CardSet, card_set
from engine.deus.continent import Continent, Laid, continent
from engine.deus.counts import Five, Four
from engine.deus.options import DeusOptions
from engine.deus.words import ARMY, NOBODY, TEMPLE, TILES

ARMY_BIT, TEMPLE_BIT = 1 << ARMY, 1 << TEMPLE


@dataclass(frozen=True, slots=True)
class Player:
    """A player and all he has. Cards are numbers of designs."""

    gold: int
    vp: int
    """HIDDEN in the view of another."""
    goods: Four
    ready: Five
    """Pieces on the player board: they can be built."""
    spare: Five
    """Pieces in the personal supply: they must be gained first."""
    hand: tuple[int, ...]
    """Sorted; HIDDEN each in the view of another."""
    columns: tuple[tuple[int, ...], ...]
    """For each of the six colours the cards from the bottom up."""
    wild: tuple[int, int] | None = None
    """Column and place of the card played face down."""
    withdrawn: bool = False
    """Its holder has given up: it takes no more turns."""


@dataclass(frozen=True, slots=True)
class Laying:
    """The continent is laid: the sides of the tiles still to come, the next one first."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mustering:
    """Everybody secretly chooses starting pieces, type by type: the numbers chosen so far."""

    chosen: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Acting:
    """The turn's one action is due."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A card was played and paid: its piece is to be placed. `piece` is TEMPLE for temples."""

    piece: int


@dataclass(frozen=True, slots=True)
class Offering:
    """Cards are chosen for an offering; the first one lies on top and names the god. Still in hand."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a card or god asks for."""

    card: int
    """The card that asks; NOBODY: a god."""


@dataclass(frozen=True, slots=True)
class Free(Choice):
    """An offer that may be left: effects are optional."""


@dataclass(frozen=True, slots=True)
class Buying(Free):
    """Resources may be bought."""

    left: int
    price: int


@dataclass(frozen=True, slots=True)
class Selling(Free):
    """Resources may be sold for `gold` and `vp` each: bit n of `kinds` allows the n-th resource."""

    left: int
    kinds: int
    one_each: bool
    gold: int
    vp: int


@dataclass(frozen=True, slots=True)
class Exchanging(Free):
    """Resources may be exchanged."""

    left: int


@dataclass(frozen=True, slots=True)
class Producing(Free):
    """Some of the production buildings produce: how many more may, and those that have not, by resource."""

    left: int
    rested: Four


@dataclass(frozen=True, slots=True)
class Taking(Free):
    """Resources of free choice come from the supply."""

    left: int


@dataclass(frozen=True, slots=True)
class Recruiting(Free):
    """Pieces come from the personal supply: bit n of `kinds` allows the n-th type."""

    left: int
    kinds: int
    one_each: bool


@dataclass(frozen=True, slots=True)
class Drawing(Free):
    """Cards may be drawn."""

    count: int


@dataclass(frozen=True, slots=True)
class Activating(Free):
    """A card of one's own in these columns may be carried out."""

    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looking(Free):
    """The top cards of the draw pile may be looked at."""

    look: int
    keep: int


@dataclass(frozen=True, slots=True)
class Digging(Choice):
    """Of these cards `keep` go to the hand, the others are discarded."""

    cards: tuple[int, ...]
    keep: int


@dataclass(frozen=True, slots=True)
class Discarding(Free):
    """Cards may be discarded from the hand."""

    left: int


@dataclass(frozen=True, slots=True)
class Marching(Choice):
    """Armies may move."""

    armies: int
    """Armies that may still begin to move."""
    regions: int
    """How far each may go."""
    at: int = NOBODY
    """Where the moving army is; NOBODY before one moves."""
    left: int = 0
    """Regions it may still enter."""
    passing: bool = False
    """It is where it may not stop: it stands in no region until it has gone on."""
    tired: tuple[int, ...] = ()
    """Regions of the armies that have moved."""


@dataclass(frozen=True, slots=True)
class Robbing(Free):
    """One opponent beside one's army may be robbed."""

    gold: int
    vp: int


@dataclass(frozen=True, slots=True)
class Besieging(Free):
    """Victory points may be taken from one village beside one's army."""

    vp: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The action is done; the turn can be ended."""


@dataclass(frozen=True, slots=True)
class Resolving:
    """The agenda is being worked off. No state rests here."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. `reason`: `temples`, `villages` or `alone`."""

    reason: str


Frame: TypeAlias = (
    Laying | Mustering | Acting | Placing | Offering | Buying | Selling | Exchanging | Producing | Taking
    | Recruiting | Drawing | Activating | Looking | Digging | Discarding | Marching | Robbing | Besieging
    | Ending | Resolving | Over
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Course:
    """How far the present action has come: what it still has to do and what its later parts count."""

    agenda: tuple[tuple[int, int], ...] = ()
    """Effects still to come, the next one first: design and place among its effects."""
    entered: int = 0
    """Regions entered by marches of the present card."""
    army: int = NOBODY
    """Where the army stands that marched last for the present card."""
    discarded: int = 0
    """Cards discarded for the present card."""
    offering: bool = False
    """The action is an offering: the hand is filled up at its end."""
    extra: int = 0
    """Cards to draw beyond that."""
    doubled: tuple[int, ...] = ()
    """The regions of armies that stand where another one does: they part before the turn ends."""


FRESH = Course()


@dataclass(frozen=True, slots=True)
class Setting:
    """What does not change once the game has begun."""

    options: DeusOptions
    seats: int
    first: int
    """The seat that begins each round."""


@dataclass(frozen=True, slots=True)
class DeusState(State):
    """The whole game."""

    setting: Setting
    laid: tuple[Laid, ...]
    owner: tuple[int, ...]
    """Per region the seat whose pieces stand there, or NOBODY."""
    pieces: tuple[int, ...]
    """Per region a bit for each type of piece that stands there, the temple's among them."""
    villages: tuple[int, ...]
    """Victory points on each village; 0: it counts as attacked."""
    players: tuple[Player, ...]
    supply: Four
    temples: int
    """Temples left in the supply."""
    deck: tuple[int, ...]
    """The draw pile, its top last; HIDDEN each in every view."""
    discard: tuple[int, ...]
    """The discard pile, its top last; only that is seen."""
    active: int
    """The seat whose turn it is."""
    frame: Frame
    course: Course
    turn: int
    round: int
    trigger: int
    """The round in which the end of the game was triggered; 0: not yet."""
    reason: str
    """By what: `temples` or `villages`; empty: not yet."""


def players_with(state: DeusState, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one replaced."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def with_player(state: DeusState, seat: int, player: Player) -> DeusState:
    """The state with one player replaced."""
    return change(state, players=players_with(state, seat, player))


def ground(state: DeusState) -> Continent:
    """The continent of the game."""
    return continent(state.laid)


def cards_of(state: DeusState) -> CardSet:
    """The cards of the game."""
    return card_set(state.setting.options.cards)


def tile_words(state: DeusState) -> tuple[Word, ...]:
    """The tiles that lie."""
    return tuple(Word("tile", tile) for tile in TILES[: len(state.laid)])


def acting(state: DeusState) -> tuple[Seat, Player]:
    """The seat whose turn it is and what it has."""
    return Seat(state.active), state.players[state.active]
