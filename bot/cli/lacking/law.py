"""What a game's law and its computer players lack: words to type, a sound game, steady players."""

from collections.abc import Iterator

from bot.cli.lacking.lack import Lack, law_file, played, starts, title_file, words_of
from engine.core.choosing.choices import option_forms
from engine.core.choosing.notation import parse, write
from engine.core.contract import Seat
from engine.core.errors import BadNotation
from engine.core.law import WORD
from engine.core.play.match import Match
from engine.core.title import Title
from engine.core.values.forms import forms
from engine.players.arena import play_out

WANTED = ("sensible", "random")
"""The computer players of every game."""
FREE = ("number", "amounts", "choice", "flag", "seat")
"""Kinds of fields that need no words of the game's own."""
ACTIONS = 120
"""How many actions are played to see whether the law is sound."""


def lacking_players(title: Title) -> Iterator[Lack]:
    """Computer players that are not there, and those that do not repeat themselves."""
    file = title_file(title)
    for kind in WANTED:
        if kind not in title.computers:
            yield Lack("computer", {"file": file, "player": kind})
    seats, options = title.rules.seats[-1], title.rules.options()
    for kind, make in title.computers.items():
        twice = [
            play_out(title, options, b"again", [make(seat) for seat in range(seats)], ACTIONS)
            for _ in range(2)
        ]
        if twice[0] != twice[1]:
            yield Lack("computer-changing", {"file": file, "player": kind})


def lacking_law(title: Title) -> Iterator[Lack]:
    """Words and tables the law does not give, and what is unsound in a game played by lot."""
    file = law_file(title)
    if not title.rules.endings:
        yield Lack("endings", {"file": file})
    words = words_of(title)
    for kind, ids in words.items():
        for word in ids:
            if not WORD.fullmatch(word):
                yield Lack("word", {"file": file, "kind": kind, "given": word})
    kinds = {
        form.kind: verb.word for verb in title.rules.verbs for form in forms(verb) if form.kind not in FREE
    }
    for kind, verb in kinds.items():
        if not words.get(kind):
            yield Lack("words", {"file": file, "kind": kind, "verb": verb})
    for form in option_forms(title.rules):
        if form.own and form.name not in title.rules.own:
            yield Lack("own-table", {"file": file, "option": form.label})
    for match in starts(title):
        yield from _lacking_of(title, match, file)


def _lacking_of(title: Title, match: Match, file: str) -> Iterator[Lack]:
    """What is unsound in the positions of a game played by lot, its end included."""
    for now, step in played(match, ACTIONS):
        yield from (Lack("unsound", {"file": file, "given": each}) for each in title.rules.check(now.state))
        for decision in title.rules.decisions(now.state):
            if not now.legal(decision.seat):
                yield Lack("stuck", {"file": file, "decision": decision.kind})
            for action in now.legal(decision.seat):
                try:
                    read = parse(title.rules, write(action), title.rules.vocabulary(now.state))
                except BadNotation:
                    read = None
                if read != action:
                    yield Lack("notation", {"file": file, "verb": action.word, "given": write(action)})
        match = step.match
    ended = match if match.standing.ended is not None else match.concede(Seat(0)).match
    while ended.standing.ended is None:
        ended = ended.concede(title.rules.decisions(ended.state)[0].seat).match
    if ended.standing.ended not in title.rules.endings:
        yield Lack("ending", {"file": file, "given": str(ended.standing.ended)})
    if not ended.standing.winners:
        yield Lack("winners", {"file": file, "given": str(ended.standing.ended)})
