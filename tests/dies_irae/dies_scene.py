"""Scenes of Dies Irae: a position in a few words, then typed actions, as in the rulebook's examples."""

from dataclasses import replace

from engine.core.choosing.notation import parse_line
from engine.core.contract import Event, Refusal, Seat
from engine.core.errors import IllegalAction
from engine.core.play.chance import LoadedChance
from engine.dies_irae.board import board
from engine.dies_irae.charts import good_numbers
from engine.dies_irae.frames import Cycle
from engine.dies_irae.law import tally
from engine.dies_irae.law.reckoning import counted
from engine.dies_irae.law.rules import RULES
from engine.dies_irae.law.turns import begin_turn, end_cycle
from engine.dies_irae.options import DiesIraeOptions
from engine.dies_irae.pieces import legions_at, ships_at, stack_at
from engine.dies_irae.state import NOBODY, DiesIraeState, Holding, Pact, Stack
from engine.dies_irae.words import POWERS


def number(power: str) -> int:
    return [str(each) for each in POWERS].index(power)


def place(name: str) -> int:
    return board().index[name]


class Scene:
    """An empty map, the first turn, Greece to choose an action; Greece sits on seat 0, Egypt on seat 2."""

    def __init__(self, **options: object) -> None:
        self.options = DiesIraeOptions(powers="dealt", **options)  # type: ignore[arg-type]
        state = RULES.setup(self.options, 3, LoadedChance([0, 1, 2])).state
        self.state: DiesIraeState = replace(
            state, round=1, number=1, active=0, order=(0, 1, 2), frame=Cycle()
        )
        for power in POWERS:
            self.has(power, talents=0, development=(0, 0, 0, 0), stability=0)
        self.events: list[Event] = []

    def realm(self, power: str):
        return self.state.realms[number(power)]

    def has(self, power: str, **parts: object) -> "Scene":
        """talents, stability, development (military, fleet, economy, culture), luxuries, capital, leader."""
        realms = list(self.state.realms)
        for part in ("capital", "leader"):
            if part in parts:
                parts[part] = place(str(parts[part]))
        realms[number(power)] = replace(realms[number(power)], **parts)  # type: ignore[arg-type]
        self.state = replace(self.state, realms=tuple(realms))
        return self

    def units(self, power: str, **hexes: tuple[int, ...]) -> "Scene":
        """Legions, ships and legions aboard per hex, and no others; `_` stands for `-` in names."""
        stacks = [
            Stack(place(name.replace("_", "-")), *(*count, 0, 0)[:3])
            for name, count in hexes.items()
            if any(count)
        ]
        self.has(power, stacks=tuple(sorted(stacks)))
        return self.counted()

    def posts(self, power: str, *names: str) -> "Scene":
        """Posts, and no others: `athens!` a fortress, `athens*` a post with a monument, `athens!*` both."""
        sites = [
            Holding(NOBODY, 0, False, -1) if each.owner == number(power) else each
            for each in self.state.sites
        ]
        for name in names:
            fortress = "!" in name
            site = board().site[place(name.rstrip("!*"))]
            sites[site] = Holding(
                number(power), int(not fortress), fortress, number(power) if "*" in name else NOBODY
            )
        self.state = replace(self.state, sites=tuple(sites))
        return self.counted()

    def contested(self, *names: str) -> "Scene":
        self.state = replace(self.state, contested=tuple(sorted(place(name) for name in names)))
        return self.counted()

    def truce(self, asker: str, partner: str, box: int = 1) -> "Scene":
        self.state = replace(self.state, pacts=(Pact(number(asker), number(partner), box),))
        return self

    def goods(self, power: str, **counts: int) -> "Scene":
        """The goods chart without a board under it, for the arithmetic of conditions and income."""
        listed = [0] * len(good_numbers())
        for name, count in counts.items():
            listed[good_numbers()[name]] = count
        return self.has(power, goods=tuple(listed))

    def counted(self) -> "Scene":
        self.state = counted(self.state)
        return self

    def turn_of(self, power: str, *order: str) -> "Scene":
        """This power chooses an action; the order of play begins with it."""
        rest = order or tuple(each for each in POWERS if each != power)
        self.state = replace(
            self.state,
            active=number(power),
            order=tuple(map(number, (power, *rest))),
            frame=Cycle(),
            cubes=(),
        )
        return self

    def _seat(self, power: str | None) -> Seat:
        return self.state.realms[self.state.active if power is None else number(power)].seat

    def plays(self, line: str, power: str | None = None) -> "Scene":
        """Play a typed line for the active power, or the one named; `events` holds what happened."""
        self.events = []
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            seat = self._seat(power)
            step = RULES.apply(self.state, seat, action, LoadedChance(()))
            self.state = step.state
            self.events += step.events
            assert not RULES.check(self.state)
        return self

    def refuses(self, line: str, power: str | None = None) -> Refusal:
        """The line's last action is forbidden; why. Nothing changes."""
        *before, last = parse_line(RULES, line, RULES.vocabulary(self.state))
        for action in before:
            self.state = RULES.apply(self.state, self._seat(power), action, LoadedChance(())).state
        state = self.state
        try:
            RULES.apply(state, self._seat(power), last, LoadedChance(()))
        except IllegalAction as error:
            assert last not in RULES.legal(state, self._seat(power))
            assert self.state is state
            return error.refusal
        raise AssertionError(f"allowed: {line}")

    def may(self, line: str, power: str | None = None) -> bool:
        """Whether the action is among the legal ones."""
        (action,) = parse_line(RULES, line, RULES.vocabulary(self.state))
        return action in RULES.legal(self.state, self._seat(power))

    def passes_to(self, power: str) -> "Scene":
        """The powers pass until this one is to choose."""
        while self.state.active != number(power):
            self.plays("choose pass")
        return self

    def new_turn(self) -> "Scene":
        """The next turn begins: income, armistices, order."""
        self.events = []
        self.state = begin_turn(self.state, self.events)
        return self

    def ends_cycle(self) -> "Scene":
        """The cycle ends: victory, maintenance, supply."""
        self.events = []
        self.state = end_cycle(self.state, self.events)
        return self

    def legions(self, power: str, name: str) -> int:
        return legions_at(self.state, number(power), place(name))

    def ships(self, power: str, name: str) -> int:
        return ships_at(self.state, number(power), place(name))

    def aboard(self, power: str, name: str) -> int:
        return stack_at(self.realm(power), place(name)).aboard

    def holding(self, name: str) -> Holding:
        return self.state.sites[board().site[place(name)]]

    def owner(self, name: str) -> str | None:
        owner = self.holding(name).owner
        return None if owner == NOBODY else str(POWERS[owner])

    def is_contested(self, name: str) -> bool:
        return place(name) in self.state.contested

    def income(self, power: str) -> int:
        return tally.income(self.realm(power))

    def points(self, power: str) -> int:
        return tally.points(self.state, number(power))

    def stability(self, power: str) -> int:
        return self.realm(power).stability

    def talents(self, power: str) -> int:
        return self.realm(power).talents

    def active(self) -> str:
        return str(POWERS[self.state.active])

    def told(self, *kinds: str) -> list[str]:
        """The words of what happened, those asked for."""
        return [event.word for event in self.events if not kinds or event.word in kinds]
