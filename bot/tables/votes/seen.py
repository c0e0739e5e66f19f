"""What has come to light since the moment a game would go back to: dice, cards, what lay hidden.

People are told it in the question. Computer players never agree to take back what lay hidden, nor luck where
no other person is asked.
"""

from collections.abc import Sequence, Set
from typing import TypeAlias

from bot.speech.names import cut
from bot.speech.story import story
from bot.speech.teller import Teller
from bot.store.games.games import Chair
from bot.store.people.votes import Vote
from bot.tables.state.table import Table
from bot.tables.votes.affected import gave_up
from engine.core.contract import Event, Seat
from engine.core.play.log import Entry
from engine.core.play.match import Match

Seen: TypeAlias = tuple[tuple[Entry, tuple[Event, ...]], ...]
"""Entries that met luck or showed something hidden, with their events."""

LONGEST = 900
"""Letters that tell what was seen."""

LIFTED = 5
"""Of what lay hidden the latest is told in full."""


def computers_refuse(match: Match, keep: int, chairs: Sequence[Chair], others: bool) -> bool:
    """Whether computer players stand in the way of going back to the first `keep` entries.

    Where something hidden was seen since they always do, and where one of them answered, or is asked, out of
    what only it knows. Else, where luck has decided in the open, only if no other person is asked (`others`):
    nobody goes back behind luck alone.
    """
    gone = gave_up(match.line[:keep])
    computers = {chair.seat for chair in chairs if chair.computer is not None} - gone
    if not computers:
        return False
    seen = match.seen_since(keep)
    hidden = (event.reveals or event.audience is not None for _, events in seen for event in events)
    return (bool(seen) and (not others or any(hidden))) or _spoke(match, keep, computers)


def _spoke(match: Match, keep: int, seats: Set[Seat]) -> bool:
    """Whether one of these seats has answered since, or is asked, out of what it keeps to itself."""
    asked = [
        {each.seat for each in match.rules.decisions(state) if each.hidden}
        for state in match.states_since(keep)
    ]
    answered = zip(match.line[keep:], asked[:-1], strict=True)
    return any(entry.seat in seats & owing for entry, owing in answered) or bool(seats & asked[-1])


def seen_by_going_back(table: Table, vote: Vote) -> Seen:
    """What has come to light since the moment an open vote would go back to. Replays the game."""
    if table.match is None or vote.outcome is not None or "keep" not in vote.motion.about:
        return ()
    return table.match.seen_since(min(vote.motion.number("keep"), len(table.match.line)))


def seen_told(teller: Teller, seen: Seen) -> str:
    """What everybody could see of it, and what going back will not make unseen; empty: nothing."""
    if not seen:
        return ""
    shown = [
        event
        for entry, events in seen
        for event in events
        if event.known_to(None) and (entry.drawn or event.reveals)
    ]
    told = cut(story(teller, shown), LONGEST) or teller.say("vote-seen-luck")
    lines = [teller.say("vote-seen", what=told)]
    lay = filter(None, (teller.told(event, "shown") for event in shown))
    lines += [f"-# {each}" for each in list(lay)[-LIFTED:]]
    return "\n".join((*lines, teller.say("vote-seen-after")))
