"""The rulebook of Deus: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from engine.core.contract import Action, Chance, Event, Options, Seat, Step, Turn
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm
from engine.deus import actions as verb
from engine.deus import frames as frame
from engine.deus import words
from engine.deus.cards import card_set
from engine.deus.law import (
    agenda,
    building,
    campaign,
    commerce,
    decisions,
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
from engine.deus.options import DeusOptions
from engine.deus.own_tables import CARDS
from engine.deus.state import DeusState, DeusStep

PARAGRAPHS = (
    Paragraph(verb.Lay, frame.Laying, opening.legal_laying, opening.refuse_laying, opening.lay),
    Paragraph(verb.Muster, frame.Mustering, opening.legal_musters, opening.refuse_muster, opening.muster),
    Paragraph(verb.Build, frame.Acting, building.legal_builds, building.refuse_build, building.build),
    Paragraph(verb.BuildWild, frame.Acting, wild.legal_wild, wild.refuse_wild, wild.build_wild),
    Paragraph(verb.Place, frame.Placing, building.legal_near, building.refuse_place, building.place),
    Paragraph(verb.PlaceAfar, frame.Placing, building.legal_afar, building.refuse_place, building.place),
    Paragraph(verb.Offer, frame.Acting, offering.legal_offers, science.refuse_in_hand, offering.offer),
    Paragraph(verb.Invoke, frame.Offering, offering.legal_gods, offering.refuse_god, offering.invoke),
    Paragraph(verb.OfferAlso, frame.Offering, offering.legal_more, offering.refuse_more, offering.offer_more),
    Paragraph(verb.Buy, frame.Buying, commerce.legal_purchases, commerce.refuse_deal, commerce.buy),
    Paragraph(verb.Sell, frame.Selling, commerce.legal_sales, commerce.refuse_deal, commerce.sell),
    Paragraph(
        verb.Exchange, frame.Exchanging, commerce.legal_exchanges, commerce.refuse_exchange, commerce.exchange
    ),
    Paragraph(
        verb.Produce,
        frame.Producing,
        production.legal_production,
        production.refuse_production,
        production.produce,
    ),
    Paragraph(verb.Take, frame.Taking, commerce.legal_takings, commerce.refuse_deal, commerce.take),
    Paragraph(
        verb.Recruit,
        frame.Recruiting,
        production.legal_recruits,
        production.refuse_recruit,
        production.recruit,
    ),
    Paragraph(verb.Draw, frame.Drawing, always(verb.Draw()), lawful, science.draw),
    Paragraph(
        verb.Activate,
        frame.Activating,
        science.legal_activations,
        science.refuse_activation,
        science.activate,
    ),
    Paragraph(verb.Look, frame.Looking, always(verb.Look()), lawful, science.look),
    Paragraph(verb.Keep, frame.Digging, science.legal_keeps, science.refuse_keep, science.keep),
    Paragraph(verb.Done, frame.Digging, always(), science.refuse_leaving, agenda.leave),
    Paragraph(
        verb.Discard, frame.Discarding, science.legal_discards, science.refuse_in_hand, science.discard
    ),
    Paragraph(verb.March, frame.Marching, marching.legal_marches, marching.refuse_march, marching.march),
    Paragraph(verb.Rob, frame.Robbing, campaign.legal_robberies, campaign.refuse_robbery, campaign.rob),
    Paragraph(verb.Besiege, frame.Besieging, campaign.legal_sieges, campaign.refuse_siege, campaign.besiege),
    Paragraph(verb.Done, frame.Marching, marching.legal_rest, marching.refuse_rest, agenda.leave),
    Paragraph(verb.Done, frame.Free, always(decisions.DONE), lawful, agenda.leave),
    Paragraph(verb.Pass, frame.Acting, turns.legal_pass, turns.refuse_pass, turns.do_nothing),
    Paragraph(verb.End, frame.Ending, always(decisions.END), lawful, turns.end_turn),
)
"""The law of Deus. To leave an offer is listed last; cards taken up cannot be left, one of them is kept."""

COLOURS_OF_PLAYERS = ("white", "black", "orange", "teal")
"""The pieces' colours by seat: none is a card's colour."""


class Deus(WrittenLaw[DeusState, Action, DeusOptions]):
    """Deus for two to four players, with its three variants."""

    slug = "deus"
    version = 2
    seats = range(2, 5)
    verbs: ClassVar[tuple[type[Action], ...]] = verb.VERBS
    options: ClassVar[type[Options]] = DeusOptions
    endings = ("temples", "villages", "alone")
    state = DeusState
    paragraphs = PARAGRAPHS
    silent = (frame.Resolving, frame.Over)
    due = decisions.DUE
    set_up = (frame.Laying, frame.Mustering)
    course = "Déroulement du jeu"
    own: ClassVar[Mapping[str, TableForm]] = {"cards": CARDS}
    hidden: ClassVar[bool] = True

    setup = staticmethod(opening.setup)
    decisions = staticmethod(decisions.decisions)
    standing = staticmethod(scoring.standing)
    concede = staticmethod(withdrawal.concede)
    stop = staticmethod(withdrawal.stop)
    conceal = staticmethod(secrets.conceal)
    anew = staticmethod(secrets.anew)
    invariants = staticmethod(invariants.invariants)

    def owes(self, state: DeusState, seat: Seat) -> bool:
        """The active seat; before the first turn whoever lays or chooses."""
        now = state.frame
        if state.turn:
            return state.active == seat and not isinstance(now, frame.Over)
        if isinstance(now, frame.Laying):
            return opening.layer(state) == seat
        if isinstance(now, frame.Mustering):
            return seat in opening.choosing(now)
        return state.active == seat and not isinstance(now, frame.Over)

    def resolve(self, state: DeusState, seat: Seat, action: Action, chance: Chance) -> DeusStep:
        """What the action leads to, and then what follows without a choice."""
        step = super().resolve(state, seat, action, chance)
        if not isinstance(step.state.frame, frame.Resolving):
            return step
        events: list[Event] = list(step.events)
        after = agenda.advance(step.state, events)
        return Step(after, tuple(events))

    def turn(self, state: DeusState) -> Turn:
        """The turn, counted from 1; 0 before the first."""
        if isinstance(state.frame, frame.Laying | frame.Mustering):
            return Turn(0, 0, None)
        over = isinstance(state.frame, frame.Over)
        return Turn(state.turn, state.round, None if over else Seat(state.active))

    def follows(self, state: DeusState) -> Seat | None:
        """The next player still in the game."""
        if not state.turn or isinstance(state.frame, frame.Over):
            return None
        seats = len(state.players)
        order = (Seat((state.active + step) % seats) for step in range(1, seats + 1))
        return next((seat for seat in order if not state.players[seat].withdrawn), None)

    def vocabulary(self, state: DeusState) -> Mapping[str, tuple[str, ...]]:
        """The words of this game."""
        tiles = len(state.laid) + (len(state.frame.faces) if isinstance(state.frame, frame.Laying) else 0)
        return _vocabulary(state.setting.options.cards, tiles)


@lru_cache(maxsize=256)
def _vocabulary(cards: str, tiles: int) -> Mapping[str, tuple[str, ...]]:
    return {
        "card": card_set(cards).names,
        "colour": words.COLOURS,
        "good": (*words.RESOURCES, words.GOLD, words.VP),
        "piece": (*words.PIECES, words.TEMPLE_PIECE),
        "region": words.REGIONS[: 7 * tiles],
        "tile": words.TILES[:tiles],
        "god": words.GODS,
        "terrain": words.TERRAINS,
        "player": COLOURS_OF_PLAYERS,
    }


RULES = Deus()
"""The one rulebook of Deus."""
