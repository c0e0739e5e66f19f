"""Scenes of Antike: a position in a few words, then typed moves, as in the rulebook's examples."""

from dataclasses import replace

from engine.antike.board import board
from engine.antike.law.rules import RULES
from engine.antike.options import AntikeOptions
from engine.antike.state import NOBODY, AntikeState, Coin, Manoeuvre, Rondel, number_of
from engine.antike.words import ADVANCES, FIELDS
from engine.core.choosing.notation import parse_line
from engine.core.contract import Event, Refusal, Seat
from engine.core.errors import IllegalAction
from engine.core.play.chance import LoadedChance, SeededChance


class Scene:
    """A game of Antike at the point a test wants."""

    def __init__(self, seats: int = 4, **options: str) -> None:
        self.options = AntikeOptions(**options)  # type: ignore[arg-type]
        self.board = board(self.options.board)
        self.state: AntikeState = RULES.setup(self.options, seats, SeededChance(b"scene", "setup")).state
        self.events: list[Event] = []

    def _province(self, name: str) -> int:
        return self.board.index[name]

    def _number(self, nation: str) -> int:
        number = number_of(self.state, nation)  # type: ignore[arg-type]
        assert number != NOBODY, nation
        return number

    def realm(self, nation: str):
        return self.state.realms[self._number(nation)]

    def _change(self, nation: str, **changes: object) -> "Scene":
        number = self._number(nation)
        realms = list(self.state.realms)
        realms[number] = replace(realms[number], **changes)  # type: ignore[arg-type]
        self.state = replace(self.state, realms=tuple(realms))
        return self

    def has(self, nation: str, marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> "Scene":
        """Goods and coins, and nothing else."""
        before = self.realm(nation).coins
        self.state = replace(self.state, coins=self.state.coins + before - coins)
        return self._change(nation, goods=(marble, iron, gold), coins=coins)

    def knows(self, nation: str, *advances: str) -> "Scene":
        """Advances; a higher one brings its basic one."""
        bits = 0
        for advance in advances:
            bit = [str(each) for each in ADVANCES].index(advance)
            bits |= 1 << bit | (1 << (bit - 4) if bit > 3 else 0)
        return self._change(nation, advances=bits)

    def won(self, nation: str, *personages: int) -> "Scene":
        """Kings, scholars, generals, citizens, navigators."""
        return self._change(nation, personages=personages)

    def cities(self, nation: str, *names: str) -> "Scene":
        """The nation's cities, and no others; `roma!` has a temple."""
        number = self._number(nation)
        owner = [NOBODY if each == number else each for each in self.state.owner]
        temples = [
            temple and self.state.owner[place] != number for place, temple in enumerate(self.state.temples)
        ]
        for name in names:
            place = self._province(name.rstrip("!"))
            owner[place], temples[place] = number, name.endswith("!")
        self.state = replace(self.state, owner=tuple(owner), temples=tuple(temples))
        return self

    def units(self, nation: str, **provinces: tuple[int, int]) -> "Scene":
        """Legions and galleys per province, and no others."""
        legions, galleys = [0] * len(self.state.owner), [0] * len(self.state.owner)
        for name, (soldiers, ships) in provinces.items():
            legions[self._province(name)], galleys[self._province(name)] = soldiers, ships
        return self._change(nation, legions=tuple(legions), galleys=tuple(galleys))

    def turn_of(self, nation: str, on: str | None = None) -> "Scene":
        """The nation is about to move on the rondel, now standing on a field (or not begun)."""
        field = -1 if on is None else [str(each) for each in FIELDS].index(on)
        self.state = replace(
            self.state, active=self._number(nation), frame=Rondel(), turn=max(1, self.state.turn)
        )
        return self._change(nation, field=field)

    def manoeuvre_of(self, nation: str) -> "Scene":
        """The nation is in its manoeuvre."""
        self.state = replace(self.state, active=self._number(nation), frame=Manoeuvre())
        return self

    def begins(self, nation: str) -> "Scene":
        """The nation's turn begins with the coin."""
        self.state = replace(self.state, active=self._number(nation), frame=Coin())
        return self

    def _seat(self, nation: str | None) -> Seat:
        return self.state.realms[self.state.active if nation is None else self._number(nation)].seat

    def plays(self, line: str, nation: str | None = None) -> list[Event]:
        """Play a typed line for the nation to move, or the one named; what happened."""
        self.events = []
        for action in parse_line(RULES, line, RULES.vocabulary(self.state)):
            step = RULES.apply(self.state, self._seat(nation), action, LoadedChance(()))
            self.state = step.state
            self.events += step.events
        assert not RULES.check(self.state)
        return self.events

    def refuses(self, line: str, nation: str | None = None) -> Refusal:
        """The line's last action is forbidden; why. Nothing changes."""
        *before, last = parse_line(RULES, line, RULES.vocabulary(self.state))
        for action in before:
            self.state = RULES.apply(self.state, self._seat(nation), action, LoadedChance(())).state
        state = self.state
        try:
            RULES.apply(state, self._seat(nation), last, LoadedChance(()))
        except IllegalAction as error:
            assert last not in RULES.legal(state, self._seat(nation))
            return error.refusal
        raise AssertionError(f"allowed: {line}")

    def may(self, line: str, nation: str | None = None) -> bool:
        """Whether the action is among the legal ones."""
        (action,) = parse_line(RULES, line, RULES.vocabulary(self.state))
        return action in RULES.legal(self.state, self._seat(nation))

    def legions(self, nation: str, province: str) -> int:
        return self.realm(nation).legions[self._province(province)]

    def galleys(self, nation: str, province: str) -> int:
        return self.realm(nation).galleys[self._province(province)]

    def owner(self, province: str) -> str | None:
        number = self.state.owner[self._province(province)]
        return None if number == NOBODY else str(self.state.realms[number].nation)

    def has_temple(self, province: str) -> bool:
        return self.state.temples[self._province(province)]

    def personages(self, nation: str) -> tuple[int, ...]:
        return self.realm(nation).personages
