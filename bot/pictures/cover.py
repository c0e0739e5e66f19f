"""The cover of a game that is about to be played: its board at the beginning, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.pictures.captions import scene_of
from bot.speech.names import plain
from bot.speech.teller import Teller
from engine.core.contract import Options, Seat, Word
from engine.core.play.match import Match
from engine.core.title import Title
from render.boards import draw_board
from render.scene import News, Picture

SEEDS = (bytes(32), b"\1" * 32, b"\2" * 32)
"""Seeds that anybody may know, tried to find out what chance decides; the game's own stays sealed."""


@dataclass(frozen=True, slots=True)
class Invited:
    """A game that is about to be played: which, how, and with whom."""

    title: Title
    options: Options
    wishes: tuple[Word | None, ...]
    """Per seat what its holder would like to play."""


def draw_cover(invited: Invited, teller: Teller, names: Sequence[str]) -> Picture:
    """The board before the first turn; `names`: who sits where, empty for seats that are free.

    Where chance deals roles, nobody is named beside one; where it deals anything, the strip says so.
    """
    seats = len(names)
    begun = [Match.start(invited.title, invited.options, seats, seed)[0] for seed in SEEDS]
    match = _wished(begun[0], invited.wishes)
    by_lot = len({each.roles for each in begun}) > 1
    dealt = by_lot or any(each.view(None).state != begun[0].view(None).state for each in begun)
    free = teller.say("cover-lot" if by_lot else "cover-free")
    shown = tuple(plain(name) if name and not by_lot else free for name in names)
    scene = replace(
        scene_of(teller, match.view(None)),
        title=teller.title(),
        names=shown,
        news=News(teller.say("cover-dealt") if dealt else ""),
    )
    told = teller.say("cover-alt-dealt" if dealt else "cover-alt", title=teller.title())
    return replace(draw_board(invited.title, scene, asked=False), name="cover.png", told=plain(told))


def _wished(match: Match, wishes: Sequence[Word | None]) -> Match:
    """The match after the wishes that can be fulfilled before anybody else decides."""
    for _ in wishes:
        for decision in match.rules.decisions(match.state):
            wish = wishes[decision.seat]
            view = match.view(Seat(decision.seat))
            action = None if wish is None else match.guide.wished(view, wish)
            if action is not None:
                match = match.play(decision.seat, action).match
                break
    return match
