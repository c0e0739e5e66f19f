"""The rulebook of Antike: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from engine.antike import actions as verb
from engine.antike import state as frame
from engine.antike.board import board
from engine.antike.law import (
    arming,
    coin,
    conquest,
    fight,
    founding,
    invariants,
    know_how,
    manoeuvre,
    opening,
    personages,
    rondel,
    temple,
    withdrawal,
)
from engine.antike.options import AntikeOptions
from engine.antike.own_boards import BOARD
from engine.antike.state import AntikeState, units_of
from engine.antike.words import ADVANCES, COIN, FIELDS, PERSONAGES, RESOURCES, UNITS
from engine.core.contract import Action, Decision, Options, Seat, Turn, Word, named, owed
from engine.core.own import KEPT
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm

KINDS: Mapping[type, str] = {
    frame.Coin: "coin",
    frame.Rondel: "rondel",
    frame.Temples: "temples",
    frame.Arming: "arming",
    frame.KnowHow: "know-how",
    frame.Manoeuvre: "manoeuvre",
    frame.Founding: "founding",
}
"""The frames of a turn and the kind of decision each is."""

PARAGRAPHS = (
    Paragraph(
        verb.ChooseNation, frame.Choosing, opening.legal_choices, opening.refuse_choice, opening.choose_nation
    ),
    Paragraph(
        verb.Settle, frame.Settling, opening.legal_settlements, opening.refuse_settlement, opening.settle
    ),
    Paragraph(verb.Take, frame.Coin, coin.legal_coins, coin.refuse_take, coin.take),
    Paragraph(verb.SkipCoin, frame.Coin, always(verb.SkipCoin()), lawful, coin.skip_coin),
    Paragraph(verb.Go, frame.Rondel, rondel.legal_moves, rondel.refuse_move, rondel.move),
    Paragraph(
        verb.BuildTemple, frame.Temples, temple.legal_temples, temple.refuse_temple, temple.build_temple
    ),
    Paragraph(verb.Arm, frame.Arming, arming.legal_arming, arming.refuse_arming, arming.arm),
    Paragraph(verb.Learn, frame.KnowHow, know_how.legal_learning, know_how.refuse_learning, know_how.learn),
    Paragraph(
        verb.Conquer, frame.Manoeuvre, conquest.legal_conquests, conquest.refuse_conquest, conquest.conquer
    ),
    Paragraph(verb.Move, frame.Manoeuvre, manoeuvre.legal_marches, manoeuvre.refuse_march, manoeuvre.march),
    Paragraph(verb.Fight, frame.Manoeuvre, fight.legal_fights, fight.refuse_fight, fight.fight),
    Paragraph(verb.Answer, frame.MovedIn, fight.legal_answers, fight.refuse_answer, fight.answer),
    Paragraph(verb.Found, frame.Open, founding.legal_founding, founding.refuse_founding, founding.found),
    Paragraph(verb.Exchange, frame.InTurn, coin.legal_exchanges, coin.refuse_exchange, coin.exchange),
    Paragraph(verb.End, frame.Open, always(verb.End()), lawful, personages.end_turn),
)
"""The law of Antike. Of a manoeuvre the conquests are listed first: they are what people look for."""


class Antike(WrittenLaw[AntikeState, Action, AntikeOptions]):
    """Antike for two to six players on both boards, with both editions of the manoeuvre."""

    slug = "antike"
    version = 2
    seats = range(2, 7)
    verbs: ClassVar[tuple[type[Action], ...]] = verb.VERBS
    options: ClassVar[type[Options]] = AntikeOptions
    own: ClassVar[Mapping[str, TableForm]] = {"board": BOARD}
    endings = ("personages", "last-temple", "alone")
    state = AntikeState
    paragraphs = PARAGRAPHS
    silent = (frame.Over,)
    set_up = (frame.Choosing, frame.Settling)
    due: ClassVar[Mapping[type, str]] = {
        frame.Choosing: "opening", frame.Settling: "opening", **KINDS, frame.MovedIn: "entry",
        frame.Over: "over",
    }  # fmt: skip
    course = "Déroulement du jeu"

    setup = staticmethod(opening.setup)
    standing = staticmethod(personages.standing)
    concede = staticmethod(withdrawal.concede)
    stop = staticmethod(withdrawal.stop)
    invariants = staticmethod(invariants.invariants)

    def decisions(self, state: AntikeState) -> tuple[Decision, ...]:
        """What is owed: mostly by the active nation; by several when units moved in or nations settle."""
        now = state.frame
        kind = KINDS.get(type(now))
        if kind is not None:
            return (owed(state.realms[state.active].seat, kind),)
        match now:
            case frame.MovedIn():
                return tuple(_entry_decision(state, now, number) for number in now.owed)
            case frame.Choosing():
                return (owed(opening.next_chooser(now), "nation"),)
            case frame.Settling():
                owing = (state.realms[number] for number in now.owed)
                return tuple(Decision(each.seat, "settle", facts=named(nation=each.nation)) for each in owing)
        return ()

    def owes(self, state: AntikeState, seat: Seat) -> bool:
        """Whether a seat owes it: in a turn only the active nation's, else whoever `decisions` names."""
        if type(state.frame) in KINDS:
            return state.realms[state.active].seat == seat
        return super().owes(state, seat)

    def turn(self, state: AntikeState) -> Turn:
        """The turn, which every nation's counts as; 0 before the first."""
        if not state.realms or isinstance(state.frame, frame.Settling):
            return Turn(0, 0, None)
        seat = None if isinstance(state.frame, frame.Over) else state.realm.seat
        return Turn(state.turn, state.round, seat, Word("nation", state.realm.nation))

    def follows(self, state: AntikeState) -> Seat | None:
        """The holder of the next nation still in the game."""
        if not state.realms or isinstance(state.frame, frame.Settling | frame.Over):
            return None
        return state.realms[personages.next_nation(state)].seat

    def vocabulary(self, state: AntikeState) -> Mapping[str, tuple[str, ...]]:
        """The words of this board."""
        return _vocabulary(state.options.board)


def _entry_decision(state: AntikeState, asked: frame.MovedIn, number: int) -> Decision:
    """Fight or let pass: by default asked where a city of one's own lies, else let pass."""
    realm, place = state.realms[number], asked.province
    most = fight.most_to_demand(state, asked, number)
    passing = fight.let_pass_of(realm.nation)
    facts = {
        **named(nation=realm.nation),
        "rival": Word("nation", state.realm.nation),
        **named(province=state.board.provinces[place], unit=asked.unit),
        "count": units_of(state.realm, asked.unit)[place],
        "own": units_of(realm, asked.unit)[place],
    }
    return Decision(
        realm.seat,
        "entry",
        in_turn=False,
        default=passing,
        facts=facts,
        answers=(("fight", verb.Demand(realm.nation, most)), ("let-pass", passing)),
        order=None if state.owner[place] == number else "let-pass",
    )


@lru_cache(maxsize=KEPT)
def _vocabulary(name: str) -> Mapping[str, tuple[str, ...]]:
    found = board(name)
    nations = dict.fromkeys(start.nation for starts in found.starts.values() for start in starts)
    return {
        "province": found.provinces,
        "nation": tuple(nations),
        "good": (*RESOURCES, COIN),
        "field": FIELDS,
        "unit": UNITS,
        "advance": ADVANCES,
        "personage": PERSONAGES,
    }


RULES = Antike()
"""The one rulebook of Antike."""
