"""What is told once a game is over: how lucky everybody was, and kind titles, drawn from the log."""

import structlog
from babel.numbers import format_decimal

from bot.herald.herald import Herald
from bot.speech.teller import Teller
from bot.tables.state.table import Table
from engine.core.contract import Fact, seat_word
from engine.core.honours import Honour, honours_of
from engine.core.play.luck import Luck, lucks_of
from engine.core.play.match import Match

log = structlog.get_logger(__name__)


def remembered(whole: Match) -> tuple[tuple[Luck, ...], tuple[Honour, ...]]:
    """How lucky everybody was in a whole game, and who has won which title."""
    events = [event for _, told in whole.since(0) for event in told]
    return lucks_of(whole.guide, whole.roles, events), honours_of(whole.rules.slug, whole.roles, events)


def luck_told(teller: Teller, luck: Luck) -> str:
    """How lucky somebody was, in a sentence."""
    facts: dict[str, Fact] = {
        "who": seat_word(luck.seat),
        "number": luck.number,
        "got": luck.got,
        "expected": format_decimal(float(luck.expected), "0.0", teller.language),
        "percent": int(100 * luck.less),
    }
    return teller.render(teller.key("luck"), facts)


def honour_told(teller: Teller, honour: Honour) -> str:
    """A title and who has won it."""
    facts: dict[str, Fact] = {"who": seat_word(honour.seat), "count": honour.count}
    return teller.render(teller.key("honour", honour.key), facts)


async def remembered_lines(herald: Herald, table: Table, teller: Teller) -> list[str]:
    """The lines of the last post: titles in one, then how lucky each was; none where that fails, which is
    logged."""
    try:
        whole = await herald.services.tables.whole(table.id)
        lucks, honours = await herald.services.tables.replays.do(remembered, whole)
    except Exception:
        log.exception("nothing to remember", game=table.id)
        return []
    titles = " · ".join(honour_told(teller, each) for each in honours)
    return [f"-# {line}" for line in (titles, *(luck_told(teller, each) for each in lucks)) if line]
