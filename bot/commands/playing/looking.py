"""`/board`, `/hand` and `/help`: where one stands."""

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.texts import fitting
from bot.errors.tables import NoGame, NotRunning
from bot.herald.press import Press
from bot.herald.sheet import PRIMARY, KeptButton, Sheet, at_table
from bot.posting.gallery import ChannelOrThread, lacking
from bot.private.looking.board_view import show_board, show_words
from bot.private.looking.thing_view import what_button
from bot.speech.names import escape, fold, joined, plain
from bot.speech.spelling import spelling_for
from bot.speech.teller import Teller
from bot.speech.words import ANY_COMPUTER
from bot.tables.change.hanging import post_board
from bot.tables.results.advised import allows, has_adviser
from bot.tables.state.lookback import at_turn
from bot.tables.state.table import ENDED, LOBBY, RUNNING, Table
from engine.core.choosing.notation import nearest, write
from engine.core.contract import Word
from engine.core.lessons.lesson import lessons_of
from render.boards import artist_of, charts_of


async def board(
    press: Press,
    turn: app_commands.Range[int, 0, 100_000] | None = None,
    place: app_commands.Range[str, 1, 60] | None = None,
    text: bool = False,
    post: ChannelOrThread | None = None,
) -> None:
    """Show the board now or at an earlier turn, whole, around a place, in words, or post it elsewhere."""
    table = await press.table()
    if table.match is None:
        raise NotRunning
    teller = press.teller(table)
    focus = _place(table, teller, place) if place else None
    if place and focus is None:
        await press.reply(_unknown_place(table, teller, place))
    elif post is not None:
        await _post(press, table, post, turn, focus)
    elif text:
        await show_words(press, table, turn=turn)
    else:
        await show_board(press, table, focus, turn)


async def _post(
    press: Press, table: Table, place: ChannelOrThread, turn: int | None, focus: str | None
) -> None:
    """Have the board posted where the person may write themselves, as everybody may see it."""
    sentence = lacking(press, place)
    if sentence:
        await press.reply(sentence)
        return
    tables = press.services.tables
    if turn is not None:
        await tables.replays.do(at_turn, await tables.whole(table.id), turn)
    press.services.posted.once_more(press.person)
    await post_board(tables, table, place.id, turn, focus, press.name)
    told = press.teller(table).say("board-posted", channel=f"<#{place.id}>")
    await press.reply(told)


def _places(table: Table) -> tuple[tuple[str, Word], ...]:
    """The places one can zoom to, with their words: any word of the game with that id; and its charts."""
    kinds: dict[str, str] = {}
    for kind, words in table.rules.vocabulary(table.begun.state).items():
        for word in words:
            kinds.setdefault(word, kind)
    view = table.begun.view(None)
    places = artist_of(table.title).places(view)
    charts = tuple((word.id, word) for word in charts_of(table.title, view))
    return (*((place, Word(kinds.get(place, "place"), place)) for place in places), *charts)


def _place(table: Table, teller: Teller, given: str) -> str | None:
    """A place's id from its id or its name in the reader's language."""
    wanted = fold(given)
    for place, word in _places(table):
        if wanted in (place, fold(teller.word(word))):
            return place
    return None


def _unknown_place(table: Table, teller: Teller, given: str) -> str:
    words = dict(_places(table))
    by_name = {fold(teller.word(word)): word for word in words.values()}
    found = [words[place] for place in nearest(fold(given), tuple(words))]
    found += [by_name[name] for name in nearest(fold(given), tuple(by_name))]
    near = tuple(dict.fromkeys(found))[:3]
    return teller.say("board-unknown-place", given=escape(given), near=near)


async def complete_place(press: Press, typed: str) -> list[Choice[str]]:
    """Places by their names."""
    table = await press.table()
    teller = press.teller(table)
    named = sorted((plain(teller.word(word)), place) for place, word in _places(table))
    named.sort(key=lambda each: not fold(each[0]).startswith(fold(typed)))
    return fitting(typed, named)


async def help_here(press: Press) -> None:
    """Tell what one can do here and now."""
    try:
        table = await press.table()
    except NoGame:
        learn = KeptButton.make("learn", label=press.say("button-learn"))
        await press.show(Sheet().text(press.say("help-no-game")).row(learn))
        return
    teller, person = press.teller(table), press.person
    sheet = Sheet().text(joined(help_text(table, teller, person), press.missing(table)))
    names = ["turn"] if table.owed_by(person) and table.status == RUNNING else []
    names += ["board"] if table.match is not None else []
    buttons = at_table(table, press.tongue, *names)
    if table.status == LOBBY and not table.seats_of(person):
        buttons.append(KeptButton.make("join", table.id, label=teller.say("button-join"), style=PRIMARY))
    buttons.append(KeptButton.make("rules", table.id, label=teller.say("button-rules")))
    if lessons_of(table.title):
        buttons.append(KeptButton.make("learn", table.rules.slug, label=teller.say("button-learn")))
    await press.show(sheet.row(*buttons, *what_button(table, teller)))


def help_text(table: Table, teller: Teller, person: int) -> str:
    """The help that fits where a person stands."""
    seats = table.seats_of(person)
    if table.status == LOBBY:
        taken = sum(chair.taken for chair in table.chairs)
        host = escape(table.host_name)
        if table.hosted_by(person):
            return teller.say("help-lobby-host", taken=taken, seats=table.seats, computer=ANY_COMPUTER)
        key = "help-lobby-seated" if seats else "help-lobby-outside"
        return teller.say(key, host=host, seats=table.seats)
    if table.status != RUNNING and table.is_fork:
        return teller.say("help-fork-over")
    if table.status != RUNNING or table.match is None:
        return teller.say("help-ended" if table.status == ENDED else "help-no-game")
    if table.held is not None:
        return teller.say("table-rules-changed")
    roles = table.match.roles
    lines = []
    owed = table.owed_by(person)
    if owed:
        key = "help-my-turn" if owed[0].in_turn else "help-my-answer"
        what = teller.waiting(owed[0]) if owed[0].in_turn else teller.decision(owed[0])
        seat = owed[0].seat
        lines.append(teller.say(key, who=teller.player(teller.names[seat], roles[seat]), what=what))
        spelling = spelling_for(teller, table.rules.vocabulary(table.match.state))
        lines.append(teller.say("help-typing", example=write(table.match.legal(seat)[0], spelling)))
        if owed[0].in_turn and has_adviser(table) and allows(table):
            lines.append(teller.say("help-advice"))
    else:
        for decision in table.owed[:3]:
            facts = {
                "who": teller.player(teller.names[decision.seat], roles[decision.seat]),
                "what": teller.waiting(decision),
            }
            lines.append(teller.render("help-not-my-turn", facts))
        lines.append(teller.say("help-not-my-turn-orders" if seats else "help-watching"))
    if table.forks and seats:
        lines.append(teller.say("help-forks"))
    lines.append(teller.say("help-rules"))
    return "\n".join(lines)
