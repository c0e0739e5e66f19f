"""Before the first turn: who plays which nation, and the game with one-city starts.

Source: "Mise en place": "Distribution des nations", "Distribution du matériel de jeu", "Occupation des
trois villes de départ", "ANTIKE à 2 joueurs", "Qui commence le jeu ?", variant "Partie plus longue".
"""

from engine.antike.actions import ChooseNation, Settle
from engine.antike.board import Start, board
from engine.antike.events import NationTaken, Settled, Withdrew
from engine.antike.options import AntikeOptions
from engine.antike.state import NOBODY, AntikeState, Choosing, Coin, Realm, Settling
from engine.antike.words import Nation
from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.core.values.change import change, with_entry

PAIRS = {
    "west": ((Nation("romans"), Nation("phoenicians")), (Nation("germans"), Nation("greeks"))),
    "east": ((Nation("persians"), Nation("phoenicians")), (Nation("greeks"), Nation("arabs"))),
}
"""With two players each plays two nations. On a board of one's own, as on ours, those next to each
other in turn order."""

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
        first, second, third, fourth = (start.nation for start in nations_in_play(options, seats))
        return PAIRS.get(options.board, ((first, second), (third, fourth)))
    return tuple((start.nation,) for start in nations_in_play(options, seats))


def setup(options: AntikeOptions, seats: int, chance: Chance) -> Step[AntikeState]:
    """The state before the first action: nations dealt, or about to be chosen."""
    provinces = len(board(options.board).provinces)
    nobody, nothing, choosing = (NOBODY,) * provinces, (False,) * provinces, Choosing(((),) * seats)
    blank = AntikeState(options, seats, nobody, nothing, (), 0, choosing, 0, 0, COINS, 0, 0)
    if options.nations == "chosen":
        return Step(blank)
    offered = shares(options, seats)
    order = chance.shuffled(seats, "nations")
    taken = tuple(offered[order[seat]] for seat in range(seats))
    events = tuple(
        NationTaken(Seat(seat), nation) for seat, nations in enumerate(taken) for nation in nations
    )
    return Step(_seated(blank, taken), events)


def _seated(
    state: AntikeState, taken: tuple[tuple[Nation, ...], ...], left: tuple[Seat, ...] = ()
) -> AntikeState:
    """The state once every seat has its nations; those of seats that left stand there without a turn."""
    starts = nations_in_play(state.options, state.seats)
    nobody = (0,) * len(state.owner)
    holder = {nation: Seat(seat) for seat, nations in enumerate(taken) for nation in nations}
    realms = tuple(
        Realm(
            start.nation,
            holder[start.nation],
            (0, 0, 0) if holder[start.nation] in left else GOODS,
            0,
            -1,
            0,
            (0, 0, 0, 0, 0),
            nobody,
            nobody,
            holder[start.nation] in left,
        )
        for start in starts
    )
    owner = list(state.owner)
    one_city = state.options.start == "one-city"
    for number, start in enumerate(starts):
        if not one_city or realms[number].withdrawn:
            for city in start.cities[: 1 if one_city else None]:
                owner[city] = number
    owed = tuple(number for number, realm in enumerate(realms) if not realm.withdrawn)
    state = change(state, owner=tuple(owner), realms=realms, frame=Settling(owed))
    return state if one_city else first_turn(state)


def at_home(state: AntikeState) -> AntikeState:
    """The state as it would stand with every nation in its three starting cities, before any is chosen."""
    owner = list(state.owner)
    for number, start in enumerate(nations_in_play(state.options, state.seats)):
        for city in start.cities:
            owner[city] = number
    return change(_seated(state, shares(state.options, state.seats)), owner=tuple(owner))


def first_turn(state: AntikeState) -> AntikeState:
    """The state when the first nation begins: the first in turn order that is still in the game."""
    active = next((number for number, realm in enumerate(state.realms) if not realm.withdrawn), 0)
    return change(state, active=active, frame=Coin(), turn=1, round=1)


def _choosers(frame: Choosing) -> list[Seat]:
    """The seats in the game that have not chosen, in order."""
    return [Seat(seat) for seat, nations in enumerate(frame.taken) if not nations and seat not in frame.left]


def next_chooser(frame: Choosing) -> Seat:
    """The seat whose choice of a nation is due."""
    return _choosers(frame)[0]


def free_shares(state: AntikeState, frame: Choosing) -> tuple[tuple[Nation, ...], ...]:
    """What has not been chosen yet."""
    return tuple(share for share in shares(state.options, state.seats) if share not in frame.taken)


def legal_choices(state: AntikeState, frame: Choosing, _seat: Seat) -> list[ChooseNation]:
    """One action per nation still free; with two players the pair goes by its first."""
    return [ChooseNation(share[0]) for share in free_shares(state, frame)]


def refuse_choice(state: AntikeState, frame: Choosing, _seat: Seat, action: ChooseNation) -> Refusal | None:
    """A nation that is not in play or taken already."""
    free = free_shares(state, frame)
    if any(action.nation in share for share in free):
        return None
    choice = tuple(Word("nation", each) for share in free for each in share)
    facts = {**named(nation=action.nation), "free": choice}
    played = any(action.nation in share for share in shares(state.options, state.seats))
    return Refusal("nation-not-free" if played else "nation-not-played", facts, "Distribution des nations")


def choose_nation(
    state: AntikeState, frame: Choosing, seat: Seat, action: ChooseNation, _chance: Chance
) -> Step[AntikeState]:
    """The next seat takes a nation; the last one gets what is left."""
    share = next(each for each in free_shares(state, frame) if action.nation in each)
    events: list[Event] = [NationTaken(seat, nation) for nation in share]
    return chosen_on(state, Choosing(with_entry(frame.taken, seat, share), frame.left), events)


def chosen_on(
    state: AntikeState, frame: Choosing, events: list[Event], *, at_once: bool = False
) -> Step[AntikeState]:
    """The choice gone on with; once nothing is left to choose, or `at_once`, what is left is given out.

    Seats that left without a choice of their own get what nobody took.
    """
    free, choosers = free_shares(state, frame), _choosers(frame)
    if choosers and len(free) > 1 and not at_once:
        return Step(change(state, frame=frame), tuple(events))
    taken = frame.taken
    without = [seat for seat in frame.left if not taken[seat]]
    for seat, share in zip((*choosers, *without), free, strict=True):
        taken = with_entry(taken, seat, share)
        events += [NationTaken(seat, nation) for nation in share]
        if seat in frame.left:
            events += [Withdrew(nation) for nation in share]
    return Step(_seated(state, taken, frame.left), tuple(events))


def legal_settlements(state: AntikeState, frame: Settling, seat: Seat) -> list[Settle]:
    """The starting cities of the seat's nations that have not settled."""
    provinces, starts = state.board.provinces, nations_in_play(state.options, state.seats)
    return [
        Settle(starts[number].nation, provinces[city])
        for number in frame.owed
        if state.realms[number].seat == seat
        for city in starts[number].cities
    ]


def refuse_settlement(state: AntikeState, frame: Settling, seat: Seat, action: Settle) -> Refusal | None:
    """A nation of somebody else or that has settled, or a city that is not one of its three."""
    options = legal_settlements(state, frame, seat)
    if action in options:
        return None
    cities = [Word("province", each.province) for each in options if each.nation == action.nation]
    facts = named(province=action.province, nation=action.nation)
    return Refusal("no-starting-city", {**facts, "cities": tuple(cities)}, "Variante: Partie plus longue")


def settle(
    state: AntikeState, frame: Settling, _seat: Seat, action: Settle, _chance: Chance | None
) -> Step[AntikeState]:
    """A nation keeps one city; when all have settled the first turn begins."""
    number = next(n for n in frame.owed if state.realms[n].nation == action.nation)
    city = state.board.index[action.province]
    owed = tuple(each for each in frame.owed if each != number)
    owner = with_entry(state.owner, city, number)
    event = Settled(action.nation, action.province)
    state = change(state, owner=owner, frame=Settling(owed))
    return Step(state if owed else first_turn(state), (event,))
