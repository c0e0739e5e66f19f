"""A story that is too long for its post tells its end."""

import random

import pytest
from discord.ui import TextDisplay
from titled import GAMES, titled

from bot.herald.sheet import MOST_TEXT, Attachment
from bot.posting.messages.posts import Post
from bot.private.looking.history_view import lines_by_turn
from bot.private.looking.post_view import ROOM, all_lines
from bot.speech.names import pages, plain
from bot.speech.story import latest, story
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.tables.state.table import Done
from bot.tables.state.telling import known, story_of
from engine.core.play.match import Match
from engine.core.play.record import Told

RULES = GAMES["antike"]


@pytest.fixture(scope="module")
def done() -> list[Done]:
    """Much that happened in one go."""
    match, luck = Match.start(titled(RULES), RULES.options(), 3, bytes(32))[0], random.Random(1)
    found = []
    for _ in range(150):
        seat = match.rules.decisions(match.state)[0].seat
        played = match.play(seat, luck.choice(match.legal(seat)))
        match = played.match
        found.append(Done(played.entry, played.step.events))
    return found


@pytest.mark.parametrize("limit", [200, 900, 1800])
def test_what_is_too_long_tells_its_end_and_says_where_the_rest_is(done: list[Done], limit: int) -> None:
    teller = Teller("en", titled(RULES), ("Ana", "Bruno", "Chloé"))
    first, told = story_of(teller, done, limit).split("\n", 1)
    assert "/history" in first
    assert limit // 2 < len(told) <= limit
    end = story(teller, known(done)[-1:])
    assert told.endswith(end.rpartition(" ")[2])


def test_what_fits_is_told_whole(done: list[Done]) -> None:
    teller = Teller("en", titled(RULES))
    events = known(done)
    assert latest(teller, events, 10**6) == (story(teller, events), True)
    assert latest(teller, [], 100) == ("", True)
    longest = len(story(teller, events[-5:]))
    assert latest(teller, events[-5:], longest)[1]
    assert not latest(teller, events[-5:], longest - 1)[1]


def test_all_that_a_post_leaves_out_stands_behind_its_button(done: list[Done]) -> None:
    teller = Teller("en", titled(RULES), ("Ana", "Bruno", "Chloé"))
    told = [Told(each.entry, each.events, True, 1) for each in done * 4]  # as of one turn without an end
    (whole,) = lines_by_turn(teller, told, None, revealing=True).values()
    shown = pages(all_lines(teller, told, None), ROOM)
    assert len(shown) > 2
    assert max(map(len, shown)) <= ROOM
    assert "".join(" ".join(shown).split()) == "".join(whole.split())


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("tongue", ["en", "fr"])
def test_what_finds_no_room_in_a_post_stands_in_a_file_below_it(
    done: list[Done], tongue: str, drawn: bool
) -> None:
    teller = Teller(tongue, titled(RULES), ("Ana", "Bruno", "Chloé"))
    lines = [f"{number}. {line}" for number, line in enumerate(story(teller, known(done * 3)).split("\n"))]
    board, kept = Attachment("board.png", b"", "The board"), Attachment("game.json", b"{}")
    post = Post("Title", "\n".join(lines), "Next", (), (board,) * drawn, (), 7, extras=(kept,))
    sheet = post.letter(teller, pictures=True).sheet
    (rest,) = [each for each in sheet.files if each.name.endswith(".txt")]
    texts = [each.content for each in sheet.walk_children() if isinstance(each, TextDisplay)]
    assert sheet.content_length() <= MOST_TEXT
    assert kept in sheet.files
    assert say(tongue, "sheet-rest") in texts
    shown, below = "\n".join(texts).split("\n"), rest.data.decode().split("\n")
    missing = [line for line in (*lines, "Next") if line not in shown and plain(line) not in below]
    assert len(missing) <= 1  # the line that begins above and ends in the file
    bare = post.letter(teller, pictures=False).sheet
    assert not bare.files
    assert bare.content_length() <= MOST_TEXT
    told = [each.content for each in bare.walk_children() if isinstance(each, TextDisplay)]
    assert told[-1] == f"-# {say(tongue, 'sheet-rest-cut')}"
