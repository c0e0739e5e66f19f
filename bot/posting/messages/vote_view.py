"""The message of a vote: what is asked, who has answered what, until when; and its buttons."""

from collections.abc import Mapping
from datetime import UTC, datetime

import discord

from bot.herald.press import Press
from bot.herald.sheet import GREEN, RED, KeptButton, Sheet
from bot.speech.names import escape
from bot.speech.teller import Teller
from bot.speech.texts import say
from bot.store.people.votes import AGREED, ALL, Ballot, Vote
from bot.tables.state.table import RUNNING, Table
from engine.core.contract import Fact, Seat
from engine.core.play.agreement import last_round
from engine.core.play.log import ROUND

MARKS = {True: "vote-yes", False: "vote-no", None: "vote-silent"}


def facts_of(teller: Teller, table: Table, vote: Vote) -> dict[str, Fact]:
    """What the sentence of a motion may mention."""
    facts: dict[str, Fact] = {"who": escape(vote.asker_name)}
    for name, value in vote.motion.about.items():
        if value is not None:
            facts[name.replace("_", "-")] = escape(value) if isinstance(value, str) else value
    until = vote.motion.about.get("until")
    if isinstance(until, int):
        facts["until"] = discord.utils.format_dt(datetime.fromtimestamp(until, UTC), "f")
    seat = vote.motion.about.get("seat")
    if isinstance(seat, int) and table.match is not None:
        roles = table.match.roles
        facts["seat"] = teller.seat(Seat(seat), roles)
    computer = vote.motion.about.get("computer")
    if isinstance(computer, str):
        facts["computer"] = teller.computer(computer)
    return facts


def motion_key(vote: Vote) -> str:
    """The key of the sentence that says what is asked."""
    about: Mapping[str, object] = vote.motion.about
    if vote.motion.kind != "replace":
        return f"vote-{vote.motion.kind}"
    if about.get("computer") is not None:
        return "vote-replace-computer"
    if about.get("to") is None:
        return "vote-replace-open"
    return "vote-takeover" if about["to"] == vote.asker else "vote-replace-person"


def motion_told(teller: Teller, table: Table, vote: Vote) -> str:
    """What is asked and until when, on one line."""
    asked = teller.render(motion_key(vote), facts_of(teller, table, vote))
    return f"{asked} {teller.say('vote-ends', time=discord.utils.format_dt(vote.ends, 'R'))}"


def vote_sheet(table: Table, vote: Vote, teller: Teller, seen: str = "") -> Sheet:
    """The message as it is now; without buttons once it is decided. `seen`: what going back cannot unsee."""
    lines = [
        f"**{teller.say('vote-title')}**",
        teller.render(motion_key(vote), facts_of(teller, table, vote)),
    ]
    if seen:
        lines.append(seen)
    lines += [_line(teller, each, vote) for each in vote.ballots]
    if vote.outcome is not None:
        lines.append(f"**{teller.say(f'vote-{vote.outcome}')}**")
        return Sheet().text("\n".join(lines)).row(*undoing(table, vote, teller.language))
    rules = [teller.say("vote-needs-all" if vote.needs == ALL else "vote-needs-most")]
    if vote.owner is not None:
        owner = next((each.name for each in vote.ballots if each.person == vote.owner), "")
        rules.append(teller.say("vote-owner", name=escape(owner)))
    elif vote.motion.kind in ("undo", "rollback"):
        rules.append(teller.say("vote-playing-on"))
    rules.append(teller.say("vote-ends", time=discord.utils.format_dt(vote.ends, "R")))
    lines.append(f"-# {' '.join(rules)}")
    buttons = (
        KeptButton.make("ballot", vote.id, "yes", label=teller.say("button-agree"), style=GREEN),
        KeptButton.make("ballot", vote.id, "no", label=teller.say("button-disagree"), style=RED),
        KeptButton.make("ballot", vote.id, "withdraw", label=teller.say("button-withdraw")),
    )
    return Sheet().text("\n".join(lines)).row(*buttons)


def undoing(table: Table, vote: Vote, tongue: str) -> list[KeptButton]:
    """The button with which what was agreed may be undone, as long as the message knows that it holds."""
    if vote.outcome != AGREED or table.status != RUNNING or table.match is None:
        return []
    if vote.motion.kind == f"end-{ROUND}" and last_round(table.match.line) is not None:
        return [KeptButton.make("playon", table.id, label=say(tongue, "button-play-on"))]
    if vote.motion.kind == "pause":
        return [KeptButton.make("unpause", table.id, label=say(tongue, "button-unpause"))]
    return []


def _line(teller: Teller, ballot: Ballot, vote: Vote) -> str:
    name = f"<@{ballot.person}>" if vote.outcome is None and ballot.yes is None else escape(ballot.name)
    return teller.say(MARKS[ballot.yes], name=name)


async def ballot(press: Press) -> None:
    """Agree, disagree or withdraw."""
    votes, number, answer = press.services.votes, int(press.parts[0]), press.parts[1]
    await press.promise()
    if answer == "withdraw":
        vote = await votes.withdraw(number, press.person)
    else:
        vote = await votes.answer(number, press.person, answer == "yes")
    noted = "noted-yes" if answer == "yes" else "noted-no"
    await press.reply(press.say(f"vote-{vote.outcome or noted}"))


async def play_on(press: Press) -> None:
    """Take back that this round is the last."""
    await press.promise()
    await press.services.ending.take_back(int(press.parts[0]), press.person)
    await press.reply(press.say("play-on-done"))


async def end_pause(press: Press) -> None:
    """Ask the table to end its pause, or agree to that."""
    game = int(press.parts[0])
    await press.promise()
    await tell_put(press, await press.services.pausing.ask_back(game, press.person, press.name))


async def tell_put(press: Press, vote: Vote) -> None:
    """Say to whoever asked what became of their question."""
    if vote.outcome == "agreed":
        await press.reply(press.say("vote-agreed"))
        return
    asked = tuple(escape(each.name) for each in vote.ballots if each.yes is None)
    await press.reply(press.say("vote-put", asked=asked, time=discord.utils.format_dt(vote.ends, "R")))
