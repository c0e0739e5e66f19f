"""What happened since a person's last turn: sentences, and the board with what changed marked."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors.asking import NoSuchTurn
from bot.herald.drawing import one_picture, try_to_draw
from bot.herald.press import Press
from bot.herald.sheet import KeptButton, Sheet, at_table
from bot.pictures.draw import Shown
from bot.private.looking.board_view import viewer_of
from bot.private.looking.history_view import lines_by_turn
from bot.private.why.happened_view import menu_of_post, menu_of_told
from bot.speech.names import cut
from bot.speech.story import latest
from bot.speech.teller import Teller
from bot.tables.state.table import RUNNING
from bot.tables.state.telling import LONGEST_STORY
from engine.core.contract import Event, Seat, Turn, Viewer
from engine.core.play.match import Match, fold
from engine.core.play.record import Told

TOGETHER = 2
"""Up to so many turns are told as one story, more a line each."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """What was played from some turn on."""

    told: tuple[Told, ...]

    @property
    def turns(self) -> int:
        """How many turns it touches."""
        return len({each.turn for each in self.told})

    def events(self, *seats: Seat | None) -> list[Event]:
        """What happened, as far as these may know."""
        return [event for each in self.told for event in each.events if event.known_to(*seats)]


def since_own(whole: Match, seats: Sequence[Seat], now: bool, turn: int | None = None) -> Stretch:
    """What was played since the last turn of these seats; for others since a round ago. Replays that stretch.

    `now`: one of them is in the middle of a turn, which is no news. `turn`: from that turn on instead.

    Raises:
        NoSuchTurn: it has not been played.
        UndoBarrier: `turn` was played under rules the game has left behind.
    """
    rules, first = whole.rules, whole.earliest
    latest = rules.turn(whole.state)
    if turn is not None and turn > latest.number:
        raise NoSuchTurn({"latest": latest.number})
    end = whole.began if now and turn is None else len(whole.line)
    if turn is not None:
        whole.check_turn(turn)
        begin = max(first, bisect_left(whole.turns, turn))
    else:
        played = [*zip(whole.states, whole.line[first:], strict=True)][: end - first]
        over = (
            _over(rules.turn(state), entry.seat, seats, latest.round) for state, entry in reversed(played)
        )
        begin = next((end - back for back, each in enumerate(over) if each), first)
    told = fold(whole.at(begin), whole.line[begin:end])[1]
    return Stretch(
        tuple(
            Told(entry, events, True, number)
            for (entry, events), number in zip(told, whole.turns[begin:end], strict=True)
        )
    )


def _over(turn: Turn, actor: Seat, seats: Sequence[Seat], latest: int) -> bool:
    """Whether what was done in this turn is no news: one's own turn, or for others one of an older round."""
    if not seats:
        return turn.round < latest - 1
    return turn.seat in seats or (turn.seat is None and actor in seats)


def told_of(teller: Teller, stretch: Stretch, viewer: Viewer, seats: Sequence[Seat]) -> str:
    """A stretch in sentences: one story, or of many turns a line each."""
    if stretch.turns <= TOGETHER:
        text, told = latest(teller, stretch.events(*(seats or (None,))), LONGEST_STORY)
        return text if told else f"-# {teller.say('post-earlier')}\n{text}"
    lines = lines_by_turn(teller, stretch.told, viewer).values()
    room = max(60, (LONGEST_STORY + 800) // len(lines)) if lines else 0
    return "\n".join(cut(line, room) for line in lines)


@one_picture
async def recap(press: Press, turn: int | None = None) -> None:
    """Tell a person what happened since their last turn, or since a turn, with a picture.

    Raises:
        NotRunning: the game has not begun.
        NoSuchTurn: `turn` has not been played.
        TooManyAtOnce: they wait for enough pictures.
    """
    table = await press.table()
    match, tables = table.begun, press.services.tables
    back = press.way_back
    await press.promise(new=not back)
    teller, seats = press.teller(table), table.seats_of(press.person)
    owed = table.owed_by(press.person)
    now = bool(owed) and owed[0].in_turn
    stretch = await tables.replays.do(since_own, await tables.whole(table.id), seats, now, turn)
    viewer = viewer_of(table, press.person)
    if turn is not None:
        title = teller.say("recap-since-turn", turn=turn)
    else:
        title = teller.say("post-changed-title") if seats else teller.say("recap-lately")
    text = await tables.replays.do(told_of, teller, stretch, viewer, seats)
    sheet = Sheet().text(f"**{title}**\n{text}" if text else teller.say("post-changed-none"))
    if text:
        shown = Shown(viewer, stretch.events(viewer))
        drawn = await try_to_draw(press.services, match, teller, shown, press.asker)
        if drawn is None:
            sheet.text(teller.say("post-no-picture"))
        else:
            sheet.attach(drawn)
    names = ("turn", "board") if owed and table.status == RUNNING else ("board",)
    history = KeptButton.make("history", table.id, 0, label=teller.say("button-history"))
    menus = await (menu_of_told(press, table, stretch.told) if text else menu_of_post(press, table))
    for menu in menus:
        sheet.row(menu)
    await press.show(sheet.row(*at_table(table, teller.language, *names), history, *back), new=not back)
