"""A person who plays a game of any title through what they see: panel, buttons and menus, or typed lines.

They know the position as a person with a board of their own at home does: a match that follows the game.
"""

from dataclasses import dataclass

from buttons import asks, has, id_for
from driver import Answer, Person
from seen import Message

from bot.herald.ids import path_text
from bot.private.panel.foresight import ending_after
from bot.private.panel.taps import Pressed, in_mind, presses, taps_for
from bot.private.panel.walk import path_to
from bot.store.games.games import Chair
from bot.tables.change.standing import settle
from engine.core.choosing.notation import write_line
from engine.core.contract import Action, Seat
from engine.core.play.match import Match
from engine.core.title import Player

CHANNEL = "agora"


@dataclass
class Home:
    """The position as everybody at the table knows it."""

    match: Match
    computers: frozenset[Seat] = frozenset()

    def play(self, seat: Seat, action: Action) -> None:
        """Follow an action, and the answers nobody need be asked for."""
        chairs = [Chair(Seat(seat), person=seat) for seat in range(self.match.seats)]
        self.match = settle(self.match.play(seat, action).match, chairs, ())[0]

    def owes(self) -> Seat | None:
        """Who has to decide; None when the game is over."""
        decisions = self.match.rules.decisions(self.match.state)
        return decisions[0].seat if decisions else None

    def turn(self) -> int:
        """The number of the turn."""
        return self.match.rules.turn(self.match.state).number


class AtTable:
    """One person in one seat, with a computer player's mind."""

    def __init__(self, person: Person, seat: Seat, mind: Player, *, types: bool = False) -> None:
        self.person = person
        self.seat = seat
        self.mind = mind
        self.types = types
        self.answers: list[Answer] = []
        self.ended: Action | None = None

    def decide(self, home: Home) -> Action:
        """What they do next."""
        return self.chosen(home.match)

    def chosen(self, match: Match) -> Action:
        """What they do in a position."""
        return self.mind.choose(match.rules, match.view(self.seat), self.seat, match.legal(self.seat))

    async def play(self, home: Home) -> None:
        """Everything one has to do until somebody else has to."""
        if self.types:
            await self._type(home)
        else:
            await self._press(home)

    async def _type(self, home: Home) -> None:
        turn, line = home.turn(), []
        while home.owes() == self.seat and home.turn() == turn:
            line.append(self.decide(home))
            home.play(self.seat, line[-1])
            if not home.match.free:  # luck or a revealed secret: a line ends there
                break
        answer = await self.person.command(CHANNEL, "play", move=write_line(line))
        panel = self.keep(answer).message
        assert panel.selects or panel.buttons or home.owes() is None, f"{write_line(line)}: {answer.text}"

    async def _press(self, home: Home) -> None:
        began = home.match.number
        post = await self.person.wait_for(lambda message: asks(message, began), CHANNEL)
        if has(post, "turn"):
            answer = await self.person.press(post, id_for(post, "turn"))
        else:  # every answer has a button of its own; the panel can be had all the same
            answer = await self.person.command(CHANNEL, "turn")
        self.keep(answer)
        routine = home.match.guide.routine(home.match.rules.view(home.match.state, self.seat))
        if routine is not None:
            home.play(self.seat, routine)
        mind: list[Pressed] = []
        while home.owes() == self.seat:
            if not mind:
                wanted = in_mind(home.match, self.seat, self.chosen)
                mind = list(presses(home.match, self.seat, wanted))
            press, turn = mind.pop(0), home.turn()
            panel = await self.press(answer.message, home, press)
            for action in press.line:
                home.play(self.seat, action)
            if self.ended is not None:
                home.play(self.seat, self.ended)
            else:
                assert not press.along or home.computers
            assert home.match.number > began
            if home.turn() != turn and home.owes() == self.seat:
                routine = home.match.guide.routine(home.match.rules.view(home.match.state, self.seat))
                if routine is not None:
                    home.play(self.seat, routine)
            answer = panel

    async def press(self, panel: Message, home: Home, press: Pressed) -> Answer:
        """Do what is done at once: an action, or several in a menu; it takes as many taps as it says."""
        if not press.deeds and not press.path:
            return await self.choose(panel, home, press.line[0])
        before = home.match
        for action in press.line[:-1]:
            before = before.play(self.seat, action).match
        self.ended = ending_after(before, self.seat, press.line[-1], home.computers)
        if press.path:
            answer, taps = await self._answer(panel, path_text(press.path), press.path[-1])
        elif press.whole:
            taps, answer = 1, await self.person.press(panel, id_for(panel, "these"))
        elif press.but:
            menu = next(each.custom_id for each in panel.selects if ":these:" in each.custom_id)
            left_out = [str(place) for place in press.but]
            taps, answer = 2 + len(left_out), await self.person.choose(panel, left_out, menu)
        else:
            texts, ends = [deed.text for deed in press.deeds], f":{path_text(())}:{press.menu}"
            menu = next(each.custom_id for each in panel.selects if each.custom_id.endswith(ends))
            taps, answer = 2 + len(texts), await self.person.choose(panel, texts, menu)
            if chosen_in(answer.message) == set(texts):  # asked once more
                answer = await self.person.press(answer.message, id_for(answer.message, "these"))
                taps += 1
        assert taps == press.taps, press
        return self.keep(answer)

    async def choose(self, panel: Message, home: Home, action: Action) -> Answer:
        """Press and choose in the panel until the action is played; `ended` is what is played along.

        It takes as many taps as `taps_for` says.
        """
        self.ended = ending_after(home.match, self.seat, action, home.computers)
        path, taps = path_to(home.match, self.seat, action), 0
        answer = None
        for length in range(1, len(path) + 1):
            prefix = path_text(path[:length])
            answer, tapped = await self._answer(panel, prefix, path[length - 1])
            taps += tapped
            panel = self.keep(answer).message
        sure = [each.custom_id for each in panel.buttons if ":sure:" in (each.custom_id or "")]
        if sure:
            answer = self.keep(await self.person.press(panel, sure[0] or ""))
        assert answer is not None
        assert taps + len(sure) == taps_for(home.match, self.seat, action, home.computers), action
        return answer

    async def _answer(self, panel: Message, prefix: str, place: int) -> tuple[Answer, int]:
        """Give one answer, with the taps it took."""
        for each in panel.buttons:
            if (each.custom_id or "").startswith("kb:choose:") and (each.custom_id or "").endswith(
                f":{prefix}"
            ):
                return await self.person.press(panel, each.custom_id or ""), 1
        assert panel.selects, f"{self.person.name} sees no answer {prefix}: {panel.text} {panel.buttons}"
        taps, menu = 2, menu_with(panel, place)
        if menu is not None:
            return await self.person.choose(panel, str(place), menu), taps
        while str(place) not in [option.value for option in panel.selects[0].options]:
            more = next(each.label for each in panel.buttons if each.label in ("More", "Plus"))
            panel = self.keep(await self.person.click(panel, more)).message
            taps += 1
        return await self.person.choose(panel, str(place)), taps

    def keep(self, answer: Answer) -> Answer:
        """Nothing comes late, and nothing is refused."""
        assert not answer.late
        self.answers.append(answer)
        return answer


def menu_with(panel: Message, place: int) -> str | None:
    """The id of the menu in which the answer of a place can be chosen now."""
    menus = (each for each in panel.selects if "pick:" in (each.custom_id or ""))
    return next(
        (menu.custom_id for menu in menus if str(place) in [option.value for option in menu.options]), None
    )


def chosen_in(panel: Message) -> set[str]:
    """What stands chosen already in the menus of a panel."""
    return {option.value for menu in panel.selects for option in menu.options if option.default}
