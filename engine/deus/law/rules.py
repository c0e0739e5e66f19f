"""The rulebook of Deus: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar

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
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm
from engine.deus.actions import (
    VERBS,
    Activate,
    Besiege,
    Build,
    BuildWild,
    Buy,
    Discard,
    Done,
    Draw,
    End,
    Exchange,
    Invoke,
    Keep,
    Lay,
    Look,
    March,
    Muster,
    Offer,
    OfferAlso,
    Pass,
    Place,
    PlaceAfar,
    Produce,
    Recruit,
    Rob,
    Sell,
    Take,
)
from engine.deus.cards import card_set
from engine.deus.law import (
    building,
    campaign,
    choices,
    commerce,
    invariants,
    marching,
    offering,
    opening,
    production,
    science,
    scoring,
    secrets,
    turns,
    wild,
    withdrawal,
)
from engine.deus.law.agenda import advance
from engine.deus.law.building import piece_word
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
    Free,
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
from engine.deus.telling import advice
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

END = End()

KINDS: dict[type[Choice], str] = {
    Buying: "buy", Selling: "sell", Exchanging: "exchange", Producing: "produce", Taking: "take",
    Recruiting: "recruit", Drawing: "draw", Activating: "activate", Looking: "look", Digging: "dig",
    Discarding: "discard", Marching: "march", Robbing: "rob", Besieging: "besiege",
}  # fmt: skip
"""The choices that cards and gods offer, and the kind of decision each is."""

PARAGRAPHS = (
    Paragraph(Lay, Laying, opening.legal_laying, opening.refuse_laying, opening.lay),
    Paragraph(Muster, Mustering, opening.legal_musters, opening.refuse_muster, opening.muster),
    Paragraph(Build, Acting, building.legal_builds, building.refuse_build, building.build),
    Paragraph(BuildWild, Acting, wild.legal_wild, wild.refuse_wild, wild.build_wild),
    Paragraph(Place, Placing, building.legal_near, building.refuse_place, building.place),
    Paragraph(PlaceAfar, Placing, building.legal_afar, building.refuse_place, building.place),
    Paragraph(Offer, Acting, offering.legal_offers, offering.refuse_offer, offering.offer),
    Paragraph(Invoke, Offering, offering.legal_gods, offering.refuse_god, offering.invoke),
    Paragraph(OfferAlso, Offering, offering.legal_more, offering.refuse_more, offering.offer_more),
    Paragraph(Buy, Buying, commerce.legal_purchases, commerce.refuse_purchase, commerce.buy),
    Paragraph(Sell, Selling, commerce.legal_sales, commerce.refuse_sale, commerce.sell),
    Paragraph(Exchange, Exchanging, commerce.legal_exchanges, commerce.refuse_exchange, commerce.exchange),
    Paragraph(
        Produce, Producing, production.legal_production, production.refuse_production, production.produce
    ),
    Paragraph(Take, Taking, commerce.legal_takings, commerce.refuse_taking, commerce.take),
    Paragraph(Recruit, Recruiting, production.legal_recruits, production.refuse_recruit, production.recruit),
    Paragraph(Draw, Drawing, always(Draw()), lawful, science.draw),
    Paragraph(Activate, Activating, science.legal_activations, science.refuse_activation, science.activate),
    Paragraph(Look, Looking, always(Look()), lawful, science.look),
    Paragraph(Keep, Digging, science.legal_keeps, science.refuse_keep, science.keep),
    Paragraph(Discard, Discarding, science.legal_discards, science.refuse_discard, science.discard),
    Paragraph(March, Marching, marching.legal_marches, marching.refuse_march, marching.march),
    Paragraph(Rob, Robbing, campaign.legal_robberies, campaign.refuse_robbery, campaign.rob),
    Paragraph(Besiege, Besieging, campaign.legal_sieges, campaign.refuse_siege, campaign.besiege),
    Paragraph(Done, Marching, marching.legal_rest, marching.refuse_rest, choices.leave),
    Paragraph(Done, Free, always(choices.DONE), lawful, choices.leave),
    Paragraph(Pass, Acting, turns.legal_pass, turns.refuse_pass, turns.do_nothing),
    Paragraph(End, Ending, always(END), lawful, turns.end_turn),
)
"""The law of Deus. To leave an offer is listed last; cards taken up cannot be left, one of them is kept."""

COLOURS_OF_PLAYERS = ("white", "black", "orange", "teal")
"""The pieces' colours by seat: none is a card's colour."""


class Deus(WrittenLaw[DeusState, Action, DeusOptions]):
    """Deus for two to four players, with its three variants."""

    slug = "deus"
    version = 2
    seats = range(2, 5)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = DeusOptions
    endings = ("temples", "villages", "alone")
    state = DeusState
    paragraphs = PARAGRAPHS
    silent = (Resolving, Over)
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
            default = building.usual_place(state, frame, seat)
            piece = Word("piece", piece_word(frame.piece))
            return (_placing(seat, piece, default),)
        if isinstance(frame, Ending):
            return (_ending(seat),)
        if isinstance(frame, Offering):
            god = offering.legal_gods(state, frame, seat)[0]
            return (_offering(seat, len(frame.cards), god),)
        if isinstance(frame, Laying):
            seat = opening.layer(state)
            return (Decision(seat, "lay", default=opening.legal_laying(state, frame, seat)[0]),)
        if isinstance(frame, Mustering):
            return tuple(_muster(state, frame, each) for each in opening.choosing(frame))
        return (_choice(state, frame, seat),) if isinstance(frame, Choice) else ()

    def owes(self, state: DeusState, seat: Seat) -> bool:
        """The active seat; before the first turn whoever lays or chooses."""
        frame = state.frame
        if isinstance(frame, Laying):
            return opening.layer(state) == seat
        if isinstance(frame, Mustering):
            return seat in opening.choosing(frame)
        return state.active == seat and not isinstance(frame, Over)

    def misplaced(self, state: DeusState, action: Action) -> Refusal:
        """What is due now."""
        return advice.out_of_place(state, action)

    def resolve(self, state: DeusState, seat: Seat, action: Action, chance: Chance) -> Step[DeusState]:
        """What the action leads to, and then what follows without a choice."""
        step = super().resolve(state, seat, action, chance)
        if not isinstance(step.state.frame, Resolving):
            return step
        events: list[Event] = list(step.events)
        after = advance(step.state, events)
        return Step(after, tuple(events))

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
    return Decision(seat, "pass", default=turns.PASS)


@cache
def _ending(seat: Seat) -> Decision:
    return Decision(seat, "end", default=END)


def _choice(state: DeusState, frame: Choice, seat: Seat) -> Decision:
    left = getattr(frame, "left", 0)
    if isinstance(frame, Marching):
        left = left or frame.regions
    default = choices.usual_answer(state, frame, seat)
    return _offered(seat, KINDS[type(frame)], _source(state, frame.card), left, default)


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
