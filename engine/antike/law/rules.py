"""The rulebook of Antike: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from engine.antike.actions import (
    VERBS,
    Answer,
    Arm,
    BuildTemple,
    ChooseNation,
    Conquer,
    Demand,
    End,
    Exchange,
    Fight,
    Found,
    Go,
    Learn,
    Move,
    Settle,
    SkipCoin,
    Take,
)
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
from engine.antike.state import (
    AntikeState,
    Arming,
    Choosing,
    Coin,
    Founding,
    InTurn,
    KnowHow,
    Manoeuvre,
    MovedIn,
    Open,
    Over,
    Rondel,
    Settling,
    Temples,
    units_of,
)
from engine.antike.telling import advice
from engine.antike.words import ADVANCES, COIN, FIELDS, PERSONAGES, RESOURCES, UNITS
from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Options,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    Word,
)
from engine.core.own import KEPT
from engine.core.paragraphs import Paragraph, WrittenLaw, always, lawful
from engine.core.tables import TableForm

KINDS: dict[type, str] = {
    Coin: "coin",
    Rondel: "rondel",
    Temples: "temples",
    Arming: "arming",
    KnowHow: "know-how",
    Manoeuvre: "manoeuvre",
    Founding: "founding",
}
"""The frames of a turn and the kind of decision each is."""

PARAGRAPHS = (
    Paragraph(ChooseNation, Choosing, opening.legal_choices, opening.refuse_choice, opening.choose_nation),
    Paragraph(Settle, Settling, opening.legal_settlements, opening.refuse_settlement, opening.settle),
    Paragraph(Take, Coin, coin.legal_coins, coin.refuse_take, coin.take),
    Paragraph(SkipCoin, Coin, always(SkipCoin()), lawful, coin.skip_coin),
    Paragraph(Go, Rondel, rondel.legal_moves, rondel.refuse_move, rondel.move),
    Paragraph(BuildTemple, Temples, temple.legal_temples, temple.refuse_temple, temple.build_temple),
    Paragraph(Arm, Arming, arming.legal_arming, arming.refuse_arming, arming.arm),
    Paragraph(Learn, KnowHow, know_how.legal_learning, know_how.refuse_learning, know_how.learn),
    Paragraph(Conquer, Manoeuvre, conquest.legal_conquests, conquest.refuse_conquest, conquest.conquer),
    Paragraph(Move, Manoeuvre, manoeuvre.legal_marches, manoeuvre.refuse_march, manoeuvre.march),
    Paragraph(Fight, Manoeuvre, fight.legal_fights, fight.refuse_fight, fight.fight),
    Paragraph(Answer, MovedIn, fight.legal_answers, fight.refuse_answer, fight.answer),
    Paragraph(Found, Open, founding.legal_founding, founding.refuse_founding, founding.found),
    Paragraph(Exchange, InTurn, coin.legal_exchanges, coin.refuse_exchange, coin.exchange),
    Paragraph(End, Open, always(End()), lawful, personages.end_turn),
)
"""The law of Antike. Of a manoeuvre the conquests are listed first: they are what people look for."""


@lru_cache(maxsize=256)
def _owed_in_turn(seat: Seat, kind: str) -> tuple[Decision, ...]:
    return (Decision(seat, kind),)


class Antike(WrittenLaw[AntikeState, Action, AntikeOptions]):
    """Antike for two to six players on both boards, with both editions of the manoeuvre."""

    slug = "antike"
    version = 2
    seats = range(2, 7)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = AntikeOptions
    endings = ("personages", "last-temple", "alone")
    state = AntikeState
    paragraphs = PARAGRAPHS
    silent = (Over,)
    own: ClassVar[Mapping[str, TableForm]] = {"board": BOARD}

    def setup(self, options: AntikeOptions, seats: int, chance: Chance) -> Step[AntikeState]:
        """Nations dealt or about to be chosen."""
        return opening.setup(options, seats, chance)

    def decisions(self, state: AntikeState) -> tuple[Decision, ...]:
        """Mostly one, the active nation's; several when units moved in or nations settle."""
        frame = state.frame
        kind = KINDS.get(type(frame))
        if kind is not None:
            return _owed_in_turn(state.realms[state.active].seat, kind)
        if isinstance(frame, MovedIn):
            return tuple(_entry_decision(state, frame, number) for number in frame.owed)
        if isinstance(frame, Choosing):
            return _owed_in_turn(opening.next_chooser(frame), "nation")
        if isinstance(frame, Settling):
            return tuple(
                Decision(
                    state.realms[number].seat,
                    "settle",
                    facts={"nation": Word("nation", state.realms[number].nation)},
                )
                for number in frame.owed
            )
        return ()

    def owes(self, state: AntikeState, seat: Seat) -> bool:
        """In a turn only the active nation's seat; else whoever `decisions` names."""
        if type(state.frame) in KINDS:
            return state.realms[state.active].seat == seat
        return super().owes(state, seat)

    def misplaced(self, state: AntikeState, action: Action) -> Refusal:
        """What is due now."""
        return advice.out_of_place(state, action)

    def standing(self, state: AntikeState) -> Standing:
        """Scores are personages, of the better nation with two players."""
        return personages.standing(state)

    def turn(self, state: AntikeState) -> Turn:
        """Every nation's turn counts; 0 before the first."""
        if not state.realms or isinstance(state.frame, Settling):
            return Turn(0, 0, None)
        realm = state.realms[state.active]
        seat = None if isinstance(state.frame, Over) else realm.seat
        return Turn(state.turn, state.round, seat, Word("nation", realm.nation))

    def concede(self, state: AntikeState, seat: Seat) -> Step[AntikeState]:
        """The seat's nations leave: cities stay, units go, their turns are skipped."""
        return withdrawal.concede(state, seat)

    def vocabulary(self, state: AntikeState) -> Mapping[str, tuple[str, ...]]:
        """The words of this board."""
        return _vocabulary(state.options.board)

    def check(self, state: AntikeState) -> tuple[str, ...]:
        """Pieces conserved, counts within their limits."""
        return invariants.check(state)


def _entry_decision(state: AntikeState, frame: MovedIn, number: int) -> Decision:
    """Fight or let pass: by default asked where a city of one's own lies, else let pass."""
    realm = state.realms[number]
    most = fight.most_to_demand(state, frame, number)
    passing = fight.let_pass_of(realm.nation)
    return Decision(
        realm.seat,
        "entry",
        in_turn=False,
        default=passing,
        facts={
            "nation": Word("nation", realm.nation),
            "rival": Word("nation", state.realms[state.active].nation),
            "province": Word("province", board(state.options.board).provinces[frame.province]),
            "unit": Word("unit", frame.unit),
            "count": units_of(state.realms[state.active], frame.unit)[frame.province],
            "own": units_of(realm, frame.unit)[frame.province],
        },
        answers=(("fight", Demand(realm.nation, most)), ("let-pass", passing)),
        order=None if state.owner[frame.province] == number else "let-pass",
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
