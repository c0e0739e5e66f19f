"""Deus' state: what stands in each region, what each has, the piles, and the frame: what is decided."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from engine.core.contract import Action, Seat, State, Step, Word
from engine.core.values.change import change, with_entry
from engine.core.values.frozen import Frozen
from engine.core.values.latest import latest
from engine.deus.cards import CardSet, card_set
from engine.deus.continent import Continent, Laid, continent
from engine.deus.frames import Frame, Resolving
from engine.deus.options import DeusOptions
from engine.deus.words import ARMY, NOBODY, TEMPLE, TILES, Five, Four

F = TypeVar("F", bound=Frame)

ARMY_BIT, TEMPLE_BIT = 1 << ARMY, 1 << TEMPLE


class Player(Frozen):
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


class Course(Frozen):
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


class Setting(Frozen):
    """What does not change once the game has begun."""

    options: DeusOptions
    seats: int
    first: int
    """The seat that begins each round."""


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


DeusStep: TypeAlias = Step[DeusState]
"""What an action led to."""


def players_with(state: DeusState, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one replaced."""
    return with_entry(state.players, seat, player)


def with_player(state: DeusState, seat: int, player: Player) -> DeusState:
    """The state with one player replaced."""
    return change(state, players=players_with(state, seat, player))


def asking(state: DeusState, frame: F, legal: Callable[[DeusState, F, Seat], Sequence[Action]]) -> DeusState:
    """The state in which this is decided, or what comes next where nothing can be chosen (any more)."""
    return change(state, frame=frame if legal(state, frame, Seat(state.active)) else Resolving())


def ground(state: DeusState) -> Continent:
    """The continent of the game."""
    return _ground(state.laid)


_ground = latest(continent)


def cards_of(state: DeusState) -> CardSet:
    """The cards of the game."""
    return card_set(state.setting.options.cards)


def tile_words(state: DeusState) -> tuple[Word, ...]:
    """The tiles that lie."""
    return tuple(Word("tile", tile) for tile in TILES[: len(state.laid)])


def acting(state: DeusState) -> tuple[Seat, Player]:
    """The seat whose turn it is and what it has."""
    return Seat(state.active), state.players[state.active]
