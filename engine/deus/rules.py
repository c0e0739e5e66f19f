"""The rulebook of Deus: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, cast

from engine.core.change import change
from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Event,
    Fact,
    Options,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    Viewer,
    Word,
)
from engine.core.law import Rulebook
from engine.core.tables import TableForm
from engine.deus import (
    advice,
    building,
    choices,
    invariants,
    offering,
    opening,
    science,
    scoring,
    secrets,
    withdrawal,
)
from engine.deus.actions import (
    VERBS,
    Build,
    BuildWild,
    End,
    Invoke,
    Lay,
    Muster,
    Offer,
    OfferAlso,
    Pass,
    Place,
    PlaceAfar,
)
from engine.deus.agenda import advance
from engine.deus.building import piece_word
from engine.deus.cards import card_set
from engine.deus.options import DeusOptions
from engine.deus.own_tables import CARDS
from engine.deus.state import (
    Acting,
    Activating,
    Besieging,
    Buying,
    Choice,
    DeusState,
    Digging,
    Discarding,
    Drawing,
    Ending,
    Exchanging,
    Laying,
    Looking,
    Marching,
    Mustering,
    Offering,
    Over,
    Placing,
    Producing,
    Recruiting,
    Resolving,
    Robbing,
    Selling,
    Taking,
    cards_of,
)
from engine.deus.turns import end_turn
from engine.deus.words import (
    COLOURS,
    GODS,
    GOLD,
    HIDDEN,
    PIECES,
    REGIONS,
    RESOURCES,
    TEMPLE_PIECE,
    TERRAINS,
    TILES,
    VP,
)

END, PASS = End(), Pass()

KINDS = {
    Buying: "buy", Selling: "sell", Exchanging: "exchange", Producing: "produce", Taking: "take",
    Recruiting: "recruit", Drawing: "draw", Activating: "activate", Looking: "look", Digging: "dig",
    Discarding: "discard", Marching: "march", Robbing: "rob", Besieging: "besiege",
}  # fmt: skip
"""The choices that cards and gods offer, and the kind of decision each is."""

COLOURS_OF_PLAYERS = ("white", "black", "orange", "teal")
"""The pieces' colours by seat: none is a card's colour."""


class Deus(Rulebook[DeusState, Action, DeusOptions]):
    """Deus for two to four players, with its three variants."""

    slug = "deus"
    version = 2
    seats = range(2, 5)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = DeusOptions
    own: ClassVar[Mapping[str, TableForm]] = {"cards": CARDS}
    hidden: ClassVar[bool] = True

    def setup(self, options: DeusOptions, seats: int, chance: Chance) -> Step[DeusState]:
        """The continent laid or about to be, the hands dealt."""
        return opening.setup(options, seats, chance)

    def decisions(self, state: DeusState) -> tuple[Decision, ...]:
        """One of the active seat; of several while starting pieces are chosen."""
        frame = state.frame
        seat = Seat(state.active)
        if isinstance(frame, Acting):
            return (_act(seat),) if state.players[seat].hand else (_idle(seat),)
        if isinstance(frame, Placing):
            default = building.usual_place(state, frame)
            piece = Word("piece", piece_word(frame.piece))
            return (_placing(seat, piece, default),)
        if isinstance(frame, Ending):
            return (_ending(seat),)
        if isinstance(frame, Offering):
            default_god = offering.usual_god(state, frame)
            return (_offering(seat, len(frame.cards), default_god),)
        if isinstance(frame, Over):
            return ()
        if isinstance(frame, Laying):
            return (Decision(opening.layer(state), "lay", default=opening.legal_laying(state, frame)[0]),)
        if isinstance(frame, Mustering):
            return tuple(
                _muster(state, frame, Seat(each)) for each, row in enumerate(frame.chosen) if len(row) < 5
            )
        return (self._choice(state, seat),)

    def owes(self, state: DeusState, seat: Seat) -> bool:
        """The active seat; before the first turn whoever lays or chooses."""
        frame = state.frame
        if isinstance(frame, Over):
            return False
        if isinstance(frame, Laying | Mustering):
            return super().owes(state, seat)
        return state.active == seat

    def _choice(self, state: DeusState, seat: Seat) -> Decision:
        frame = cast(Choice, state.frame)
        left = getattr(frame, "left", 0)
        if isinstance(frame, Marching):
            left = left or frame.regions
        hidden = isinstance(frame, Digging) and HIDDEN in frame.cards
        default = None if hidden else choices.refrain(state, frame)
        return _offered(seat, KINDS[type(frame)], _source(state, frame.card), left, default)

    def legal(self, state: DeusState, seat: Seat) -> Sequence[Action]:
        """What the seat may do in this frame."""
        frame = state.frame
        if type(frame) in KINDS:
            return choices.legal(state, cast(Choice, frame)) if state.active == seat else ()
        if isinstance(frame, Mustering):
            return opening.legal_musters(state, frame, seat)
        if isinstance(frame, Laying):
            return opening.legal_laying(state, frame) if opening.layer(state) == seat else ()
        if state.active != seat:
            return ()
        if isinstance(frame, Acting):
            found: list[Action] = [*building.legal_builds(state), *offering.legal_offers(state)]
            return found or [PASS]
        if isinstance(frame, Ending):
            return (END,)
        if isinstance(frame, Placing):
            return building.legal_places(state, frame)
        return offering.legal_offering(state, frame) if isinstance(frame, Offering) else ()

    def forbidden(self, state: DeusState, seat: Seat, action: Action) -> Refusal | None:
        """What each module says about its verbs."""
        frame = state.frame
        if type(frame) in KINDS:
            return choices.refusal(state, cast(Choice, frame), action)
        match action, frame:
            case Build(), Acting():
                return building.refuse_build(state, action)
            case BuildWild(), Acting():
                return building.refuse_wild(state, action)
            case Offer(), Acting():
                return science.refuse_in_hand(state, action.card)
            case Pass(), Acting():
                hand = len(state.players[seat].hand)
                return Refusal("pass-with-cards", {"count": hand}, building.RULE) if hand else None
            case ((Place() | PlaceAfar()), Placing()):
                return building.refuse_place(state, frame, action)
            case ((Invoke() | OfferAlso()), Offering()):
                return offering.refuse_offering(state, frame, action)
            case End(), Ending():
                return None
            case Lay(), Laying():
                return opening.refuse_laying(state, frame, action)
            case Muster(), Mustering():
                return opening.refuse_muster(state, frame, seat, action)
        return advice.out_of_place(state, action)

    def resolve(self, state: DeusState, seat: Seat, action: Action, chance: Chance) -> Step[DeusState]:
        """Hand the action to its module, then carry out what follows without a choice."""
        step = self._resolved(state, seat, action, chance)
        if not isinstance(step.state.frame, Resolving):
            return step
        events: list[Event] = list(step.events)
        after = advance(step.state, events)
        return Step(after, tuple(events))

    def _resolved(self, state: DeusState, seat: Seat, action: Action, chance: Chance) -> Step[DeusState]:
        frame = state.frame
        if type(frame) in KINDS:
            return choices.resolve(state, cast(Choice, frame), action, chance)
        match action, frame:
            case Build(), _:
                return building.build(state, action)
            case ((Place() | PlaceAfar()), Placing()):
                return building.place(state, frame, action)
            case End(), _:
                return end_turn(state, chance)
            case Offer(), _:
                return offering.offer(state, action)
            case Invoke(), Offering():
                return offering.invoke(state, frame, action)
            case OfferAlso(), Offering():
                card = cards_of(state).number[action.card]
                return Step(change(state, frame=Offering((*frame.cards, card))))
            case BuildWild(), _:
                return building.build_wild(state, action)
            case Pass(), _:
                return Step(change(state, frame=Ending()))
            case Lay(), Laying():
                return opening.lay(state, frame, action)
            case Muster(), Mustering():
                return opening.muster(state, frame, seat, action)
        raise AssertionError(f"{action} in {frame}")

    def standing(self, state: DeusState) -> Standing:
        """Open points while the game runs; whole scores at the end."""
        return scoring.standing(state)

    def turn(self, state: DeusState) -> Turn:
        """Turns count from 1; 0 before the first."""
        if isinstance(state.frame, Laying | Mustering):
            return Turn(0, 0, None)
        return Turn(state.turn, state.round, None if isinstance(state.frame, Over) else Seat(state.active))

    def concede(self, state: DeusState, seat: Seat) -> Step[DeusState]:
        """The seat's pieces stay; its turns are skipped."""
        return withdrawal.concede(state, seat)

    def vocabulary(self, state: DeusState) -> Mapping[str, tuple[str, ...]]:
        """The words of this game."""
        tiles = len(state.laid) + (len(state.frame.faces) if isinstance(state.frame, Laying) else 0)
        return _vocabulary(state.setting.options.cards, tiles)

    def conceal(self, state: DeusState, viewer: Viewer) -> DeusState:
        """Without others' hands and points, the piles, cards face down and secret choices."""
        return secrets.conceal(state, viewer)

    def check(self, state: DeusState) -> tuple[str, ...]:
        """Pieces, resources and cards conserved."""
        return invariants.check(state)


@cache
def _act(seat: Seat) -> Decision:
    return Decision(seat, "act")


@lru_cache(maxsize=4096)
def _offered(seat: Seat, kind: str, source: Fact, left: int, default: Action | None) -> Decision:
    return Decision(seat, kind, default=default, facts={"source": source, "left": left})


@lru_cache(maxsize=4096)
def _placing(seat: Seat, piece: Word, default: Action) -> Decision:
    return Decision(seat, "place", default=default, facts={"piece": piece})


@lru_cache(maxsize=4096)
def _offering(seat: Seat, count: int, default: Action) -> Decision:
    return Decision(seat, "offering", default=default, facts={"count": count})


@cache
def _idle(seat: Seat) -> Decision:
    return Decision(seat, "pass", default=PASS)


@cache
def _ending(seat: Seat) -> Decision:
    return Decision(seat, "end", default=END)


def _muster(state: DeusState, frame: Mustering, seat: Seat) -> Decision:
    default = None if HIDDEN in frame.chosen[seat] else opening.usual_muster(state, frame, seat)
    piece = Word("piece", PIECES[len(frame.chosen[seat])])
    facts: dict[str, Fact] = {"piece": piece, "count": opening.pieces_to_choose(state.setting.options)}
    return Decision(seat, "muster", in_turn=False, default=default, facts=facts)


def _source(state: DeusState, card: int) -> Fact:
    """The card that offers a choice; nothing for a god."""
    return Word("card", cards_of(state).names[card]) if card >= 0 else ""


@lru_cache(maxsize=256)
def _vocabulary(cards: str, tiles: int) -> Mapping[str, tuple[str, ...]]:
    return {
        "card": card_set(cards).names,
        "colour": COLOURS,
        "good": (*RESOURCES, GOLD, VP),
        "piece": (*PIECES, TEMPLE_PIECE),
        "region": REGIONS[: 7 * tiles],
        "tile": TILES[:tiles],
        "god": GODS,
        "terrain": TERRAINS,
        "player": COLOURS_OF_PLAYERS,
    }


RULES = Deus()
"""The one rulebook of Deus."""
