"""The rulebook of Antike: which module answers for which verb and frame, and what else the contract asks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, TypeAlias, cast

from engine.antike import (
    advice,
    arming,
    coin,
    conquest,
    description,
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
from engine.antike.actions import (
    VERBS,
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
    LetPass,
    Move,
    Settle,
    SkipCoin,
    Take,
)
from engine.antike.board import board
from engine.antike.options import AntikeOptions
from engine.antike.own_boards import BOARD
from engine.antike.state import (
    AntikeState,
    Arming,
    Choosing,
    Coin,
    Founding,
    KnowHow,
    Manoeuvre,
    MovedIn,
    Over,
    Rondel,
    Settling,
    Temples,
    units_of,
)
from engine.antike.words import ADVANCES, COIN, FIELDS, PERSONAGES, RESOURCES, UNITS
from engine.core.contract import (
    Action,
    Chance,
    Decision,
    Note,
    Options,
    OrderForm,
    Refusal,
    Seat,
    Stage,
    Standing,
    Step,
    Turn,
    Word,
)
from engine.core.law import Rulebook
from engine.core.own import KEPT
from engine.core.tables import TableForm

Verb: TypeAlias = (
    ChooseNation
    | Settle
    | Take
    | SkipCoin
    | Exchange
    | Go
    | BuildTemple
    | Arm
    | Learn
    | Move
    | Fight
    | Demand
    | LetPass
    | Conquer
    | Found
    | End
)

KINDS = {
    Coin: "coin",
    Rondel: "rondel",
    Temples: "temples",
    Arming: "arming",
    KnowHow: "know-how",
    Manoeuvre: "manoeuvre",
    Founding: "founding",
}
"""The frames of a turn and the kind of decision each is."""

END = End()


@lru_cache(maxsize=256)
def _owed_in_turn(seat: Seat, kind: str) -> tuple[Decision, ...]:
    return (Decision(seat, kind),)


class Antike(Rulebook[AntikeState, Action, AntikeOptions]):
    """Antike for two to six players on both boards, with both editions of the manoeuvre."""

    slug = "antike"
    version = 2
    seats = range(2, 7)
    verbs: ClassVar[tuple[type[Action], ...]] = VERBS
    options: ClassVar[type[Options]] = AntikeOptions
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

    def legal(self, state: AntikeState, seat: Seat) -> Sequence[Action]:
        """What the seat may do in this frame."""
        frame = state.frame
        if isinstance(frame, MovedIn):
            return fight.legal_answers(state, frame, seat)
        if isinstance(frame, Settling):
            return opening.legal_settlements(state, frame, seat)
        if isinstance(frame, Choosing):
            return opening.legal_choices(state, frame) if opening.next_chooser(frame) == seat else ()
        if isinstance(frame, Over) or state.realms[state.active].seat != seat:
            return ()
        realm = state.realms[state.active]
        if isinstance(frame, Coin):
            return [*coin.legal_coins(state), *coin.legal_exchanges(state, realm)]
        found: list[Action] = []
        if isinstance(frame, Rondel):
            found += rondel.legal_moves(state, realm)
            found += coin.legal_exchanges(state, realm)
            return found
        if isinstance(frame, Manoeuvre):
            found += conquest.legal_conquests(state, frame, realm)
            found += manoeuvre.legal_marches(state, frame, realm)
            found += fight.legal_fights(state, frame, realm)
        elif isinstance(frame, Temples):
            found += temple.legal_temples(state, realm)
        elif isinstance(frame, Arming):
            found += arming.legal_arming(state, frame, realm)
        elif isinstance(frame, KnowHow):
            found += know_how.legal_learning(state, realm)
        found += founding.legal_founding(state, realm)
        found += coin.legal_exchanges(state, realm)
        found.append(END)
        return found

    def forbidden(self, state: AntikeState, seat: Seat, action: Action) -> Refusal | None:
        """What each module says about its verbs."""
        return self._refusal(state, seat, cast(Verb, action))

    def _refusal(self, state: AntikeState, seat: Seat, action: Verb) -> Refusal | None:  # noqa: C901
        frame = state.frame
        match action, frame:
            case Move(), Manoeuvre():
                return manoeuvre.refuse_march(state, frame, action)
            case Take(), Coin():
                return coin.refuse_take(state, action)
            case Go(), Rondel():
                return rondel.refuse_move(state, action)
            case SkipCoin(), Coin():
                return None
            case (End(), _) if type(frame) in KINDS and not isinstance(frame, Coin | Rondel):
                return None
            case (Found(), _) if type(frame) in KINDS and not isinstance(frame, Coin | Rondel):
                return founding.refuse_founding(state, action)
            case ((Demand() | LetPass()), MovedIn()):
                return fight.refuse_answer(state, frame, seat, action)
            case Fight(), Manoeuvre():
                return fight.refuse_fight(state, frame, action)
            case Conquer(), Manoeuvre():
                return conquest.refuse_conquest(state, frame, action)
            case Arm(), Arming():
                return arming.refuse_arming(state, frame, action)
            case BuildTemple(), Temples():
                return temple.refuse_temple(state, action)
            case Learn(), KnowHow():
                return know_how.refuse_learning(state, action)
            case (Exchange(), _) if type(frame) in KINDS:
                return coin.refuse_exchange(state, action)
            case ChooseNation(), Choosing():
                return opening.refuse_choice(state, frame, action)
            case Settle(), Settling():
                return opening.refuse_settlement(state, frame, seat, action)
        return advice.out_of_place(state, action)

    def resolve(self, state: AntikeState, seat: Seat, action: Action, chance: Chance) -> Step[AntikeState]:  # noqa: C901
        """Hand the action to its module."""
        del seat, chance
        frame = state.frame
        step: Step[AntikeState]
        match cast(Verb, action), frame:
            case Move() as march, Manoeuvre():
                step = manoeuvre.march(state, frame, march)
            case Go() as go, _:
                step = rondel.move(state, go)
            case End(), _:
                step = personages.end_turn(state)
            case Take() as take, _:
                step = coin.take(state, take)
            case SkipCoin(), _:
                step = coin.skip_coin(state)
            case Found() as found, _:
                step = founding.found(state, found)
            case (Demand() | LetPass()) as answer, MovedIn():
                step = fight.answer(state, frame, answer)
            case Fight() as clash, Manoeuvre():
                step = fight.fight(state, frame, clash)
            case Conquer() as conquer, Manoeuvre():
                step = conquest.conquer(state, frame, conquer)
            case Arm() as arm, Arming():
                step = arming.arm(state, frame, arm)
            case BuildTemple() as build, _:
                step = temple.build_temple(state, build)
            case Learn() as learn, _:
                step = know_how.learn(state, learn)
            case Exchange() as exchange, _:
                step = coin.exchange(state, exchange)
            case ChooseNation() as choice, Choosing():
                step = opening.choose_nation(state, frame, choice)
            case Settle() as settle, Settling():
                step = opening.settle(state, frame, settle)
            case _:
                raise AssertionError(f"{action} in {frame}")
        return step

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

    def roles(self, state: AntikeState) -> tuple[tuple[Word, ...], ...]:
        """Each seat's nations."""
        if isinstance(state.frame, Choosing):
            return tuple(tuple(Word("nation", nation) for nation in taken) for taken in state.frame.taken)
        return tuple(
            tuple(Word("nation", realm.nation) for realm in state.realms if realm.seat == seat)
            for seat in range(state.seats)
        )

    def holdings(self, state: AntikeState, seat: Seat) -> tuple[tuple[Word, int], ...]:
        """Goods, coins and personages of the seat's nation, the active one if it holds two."""
        numbers = [number for number, realm in enumerate(state.realms) if realm.seat == seat]
        if not numbers:
            return ()
        realm = state.realms[state.active if state.active in numbers else numbers[0]]
        goods = ((Word("good", good), count) for good, count in zip(RESOURCES, realm.goods, strict=True))
        return (
            *goods,
            (Word("good", COIN), realm.coins),
            (Word("score", "personages"), sum(realm.personages)),
        )

    def vocabulary(self, state: AntikeState) -> Mapping[str, tuple[str, ...]]:
        """The words of this board."""
        return _vocabulary(state.options.board)

    def candidates(self, state: AntikeState, seat: Seat) -> Iterable[Action]:
        """The legal actions and those people look for in vain."""
        return (*self.legal(state, seat), *advice.sought_in_vain(self, state, seat))

    def routine(self, state: AntikeState, seat: Seat) -> Action | None:
        """Taking the coin."""
        if isinstance(state.frame, Coin) and state.coins and state.realms[state.active].seat == seat:
            return Take(COIN)
        return None

    def warnings(self, state: AntikeState, seat: Seat, action: Action) -> tuple[Note, ...]:
        """What would be left unused."""
        return advice.warnings(self, state, seat, action)

    def stages(self, state: AntikeState, seat: Seat) -> tuple[Stage, ...]:
        """Coin, rondel, action, cities, end."""
        return advice.stages(state, seat)

    def orders(self, state: AntikeState, seat: Seat) -> tuple[OrderForm, ...]:
        """Fight or let pass when a rival's units move in."""
        rivals = tuple(Word("nation", realm.nation) for realm in state.realms if realm.seat != seat)
        if not rivals:
            return ()
        units = tuple(Word("unit", unit) for unit in UNITS)
        return (OrderForm("entry", ("fight", "let-pass"), {"rival": rivals, "unit": units}),)

    def wishes(self, options: AntikeOptions, seats: int) -> Mapping[str, tuple[Word, ...]]:
        """A nation, where nations are chosen."""
        if options.nations != "chosen":
            return {}
        return {"nation": tuple(Word("nation", share[0]) for share in opening.shares(options, seats))}

    def wished(self, state: AntikeState, seat: Seat, wish: Word) -> Action | None:
        """The wished nation, if it is this seat's choice and still free."""
        frame = state.frame
        if not isinstance(frame, Choosing) or opening.next_chooser(frame) != seat or wish.kind != "nation":
            return None
        return next((each for each in opening.legal_choices(state, frame) if each.nation == wish.id), None)

    def describe(self, state: AntikeState) -> tuple[Note, ...]:
        """The board in words."""
        return description.describe(state)

    def supply(self, state: AntikeState) -> tuple[Note, ...]:
        """With limited chips: the goods left in the bank."""
        return description.chips(state)

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
