"""The post at the end says once who has won, whatever the game: above the final standing."""

import pytest
from titled import GAMES, titled

from bot.posting.messages.posts import before_the_end
from bot.speech.teller import Teller
from bot.tables.state.table import Done
from bot.tables.state.telling import known
from engine.core.contract import Seat
from engine.core.play.match import Match


@pytest.mark.parametrize("slug", GAMES)
def test_the_story_of_the_end_leaves_it_to_the_line_below_who_has_won(slug: str) -> None:
    rules = GAMES[slug]
    match, _ = Match.start(titled(rules), rules.options(), min(rules.seats), bytes(32))
    done = list[Done]()
    for seat in range(1, match.seats):
        played = match.concede(Seat(seat))
        match = played.match
        done.append(Done(played.entry, played.step.events))
    assert match.standing.winners == (0,)
    events = known(done)
    told = known([before_the_end(each) for each in done])
    assert [each for each in events if each not in told] == events[-1:]
    assert told
    teller = Teller("en", match.title, ("Ana", "Bruno", "Chloé"), match.options)
    assert "Ana" in teller.ending(match.standing)
