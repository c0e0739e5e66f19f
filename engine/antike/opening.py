"""Before the first turn: who plays which nation, and the game with one-city starts.

Source: "Distribution des nations", "ANTIKE à 2 joueurs", variant "Partie plus longue".
"""

from engine.antike.actions import ChooseNation, Settle
from engine.antike.board import Start, board
from engine.antike.events import NationTaken, Settled
from engine.antike.options import AntikeOptions
from engine.antike.state import (
    NOBODY,
    AntikeState,
    Choosing,
    Coin,
    Frame,
    Realm,
    Settling,
    change,
    with_entry,
)
from engine.antike.words import Nation
from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word

PAIRS = {
    "west": ((Nation("romans"), Nation("phoenicians")), (Nation("germans"), Nation("greeks"))),
    "east": ((Nation("persians"), Nation("phoenicians")), (Nation("greeks"), Nation("arabs"))),
}
"""With two players each plays two nations."""

GOODS = (2, 1, 3)
"""Marble, iron and gold of a nation at the start."""
COINS = 30
"""Coins in the bank at the start."""


def nations_in_play(options: AntikeOptions, seats: int) -> tuple[Start, ...]:
    """The nations of the game in turn order: four with two players."""
    return board(options.board).starts[4 if seats == 2 else seats]


def shares(options: AntikeOptions, seats: int) -> tuple[tuple[Nation, ...], ...]:
    """What can be dealt or chosen: single nations, or pairs with two players."""
    if seats == 2:
        return PAIRS[options.board]
    return tuple((start.nation,) for start in nations_in_play(options, seats))


def setup(options: AntikeOptions, seats: int, chance: Chance) -> Step[AntikeState]:
    """The state before the first action: nations dealt, or about to be chosen."""
    provinces = len(board(options.board).provinces)
    blank = AntikeState(
        options,
        seats,
        (NOBODY,) * provinces,
        (False,) * provinces,
        (),
        0,
        Choosing(((),) * seats),
        0,
        0,
        COINS,
        0,
        0,
    )
    if options.nations == "chosen":
        return Step(blank)
    offered = shares(options, seats)
    order = chance.shuffled(seats, "nations")
    taken = tuple(offered[order[seat]] for seat in range(seats))
    events = tuple(
        NationTaken(Seat(seat), nation) for seat, nations in enumerate(taken) for nation in nations
    )
    return Step(_seated(blank, taken), events)


def _seated(state: AntikeState, taken: tuple[tuple[Nation, ...], ...]) -> AntikeState:
    """The state once every seat has its nations."""
    starts = nations_in_play(state.options, state.seats)
    provinces = len(state.owner)
    nobody = (0,) * provinces
    holder = {nation: Seat(seat) for seat, nations in enumerate(taken) for nation in nations}
    realms = tuple(
        Realm(start.nation, holder[start.nation], GOODS, 0, -1, 0, (0, 0, 0, 0, 0), nobody, nobody)
        for start in starts
    )
    owner = list(state.owner)
    frame: Frame = Coin()
    turn = 1
    if state.options.start == "one-city":
        frame, turn = Settling(tuple(range(len(realms)))), 0
    else:
        for number, start in enumerate(starts):
            for city in start.cities:
                owner[city] = number
    return AntikeState(
        state.options, state.seats, tuple(owner), state.temples, realms, 0, frame, turn, turn, COINS, 0, 0
    )


def next_chooser(frame: Choosing) -> Seat:
    """The seat whose choice of a nation is due."""
    return Seat(next(seat for seat, nations in enumerate(frame.taken) if not nations))


def free_shares(state: AntikeState, frame: Choosing) -> tuple[tuple[Nation, ...], ...]:
    """What has not been chosen yet."""
    return tuple(share for share in shares(state.options, state.seats) if share not in frame.taken)


def legal_choices(state: AntikeState, frame: Choosing) -> list[ChooseNation]:
    """One action per nation still free; with two players the pair goes by its first."""
    return [ChooseNation(share[0]) for share in free_shares(state, frame)]


def refuse_choice(state: AntikeState, frame: Choosing, action: ChooseNation) -> Refusal | None:
    """A nation that is not in play or taken already."""
    free = free_shares(state, frame)
    if any(action.nation in share for share in free):
        return None
    return Refusal(
        "nation-not-free",
        {
            "nation": Word("nation", action.nation),
            "free": tuple(Word("nation", each) for share in free for each in share),
        },
        "Distribution des nations",
    )


def choose_nation(state: AntikeState, frame: Choosing, action: ChooseNation) -> Step[AntikeState]:
    """The next seat takes a nation; the last one gets what is left."""
    taken = list(frame.taken)
    events: list[Event] = []
    wanted = action.nation
    while True:
        seat = next_chooser(Choosing(tuple(taken)))
        free = free_shares(state, Choosing(tuple(taken)))
        share = next(each for each in free if wanted in each)
        taken[seat] = share
        events += [NationTaken(seat, nation) for nation in share]
        if len(free) != 2:
            break
        wanted = next(each for each in free if each != share)[0]
    if all(taken):
        return Step(_seated(state, tuple(taken)), tuple(events))
    return Step(change(state, frame=Choosing(tuple(taken))), tuple(events))


def legal_settlements(state: AntikeState, frame: Settling, seat: Seat) -> list[Settle]:
    """The starting cities of the seat's nations that have not settled."""
    found = board(state.options.board)
    starts = nations_in_play(state.options, state.seats)
    return [
        Settle(starts[number].nation, found.provinces[city])
        for number in frame.owed
        if state.realms[number].seat == seat
        for city in starts[number].cities
    ]


def refuse_settlement(state: AntikeState, frame: Settling, seat: Seat, action: Settle) -> Refusal | None:
    """A nation of somebody else or that has settled, or a city that is not one of its three."""
    options = legal_settlements(state, frame, seat)
    if action in options:
        return None
    return Refusal(
        "no-starting-city",
        {
            "province": Word("province", action.province),
            "nation": Word("nation", action.nation),
            "cities": tuple(
                Word("province", each.province) for each in options if each.nation == action.nation
            ),
        },
        "Variante: Partie plus longue",
    )


def settle(state: AntikeState, frame: Settling, action: Settle) -> Step[AntikeState]:
    """A nation keeps one city; when all have settled the first turn begins."""
    number = next(n for n in frame.owed if state.realms[n].nation == action.nation)
    city = board(state.options.board).index[action.province]
    owed = tuple(each for each in frame.owed if each != number)
    owner = with_entry(state.owner, city, number)
    event = Settled(action.nation, action.province)
    if owed:
        return Step(change(state, owner=owner, frame=Settling(owed)), (event,))
    return Step(
        AntikeState(
            state.options, state.seats, owner, state.temples, state.realms, 0, Coin(), 1, 1, state.coins, 0, 0
        ),
        (event,),
    )
