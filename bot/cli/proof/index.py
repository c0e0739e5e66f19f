"""The index of a proof: what each picture shows, in words."""

from collections.abc import Iterator

from bot.cli.proof.plates import Plate
from bot.cli.terminal import language, text
from bot.speech.names import plain
from bot.speech.story import latest
from bot.speech.teller import Teller
from engine.core.contract import Seat

STORY = 500
"""Characters for what happened; of more the end."""


def lines(plate: Plate) -> Iterator[str]:
    """A picture's name and size, what it is there for, what happened, who is next, who leads."""
    position, picture = plate.position, plate.picture
    size = {"width": picture.width, "height": picture.height, "kilobytes": kilobytes(plate)}
    yield text("proof-picture", name=f"{plate.name}.png", **size)
    match = position.match
    shown = text(f"proof-{plate.kind}")
    yield "  " + text("proof-shown", what=shown, seats=match.seats, turn=position.turn)
    teller = Teller(language(), match.title, plate.teller.names, match.options)
    told = plain(latest(teller, position.events, STORY)[0]).replace("\n", " ")
    yield "  " + (text("proof-happened", what=told) if told else text("proof-nothing"))
    standing, roles = match.guide.standing(match.view(None)), match.roles
    if standing.ended is not None:
        yield "  " + plain(teller.ending(standing))
        return
    owed = dict.fromkeys(each.seat for each in match.guide.decisions(match.view(None)))
    yield "  " + text("proof-next", who=tuple(plain(teller.seat(seat, roles)) for seat in owed))
    ahead = [Seat(seat) for seat, rank in enumerate(standing.ranks) if rank == 1]
    score = teller.score(standing.scores[ahead[0]], standing.goal)
    yield "  " + text(
        "proof-ahead", who=tuple(plain(teller.seat(seat, roles)) for seat in ahead), score=score
    )


def remark(plate: Plate) -> str:
    """What stands beside a picture's name on a sheet."""
    return text("proof-remark", turn=plate.position.turn, kilobytes=kilobytes(plate))


def kilobytes(plate: Plate) -> int:
    """How large the picture is as it is posted."""
    return max(1, round(len(plate.picture.data) / 1000))
