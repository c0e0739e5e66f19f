"""Presses of buttons, menus and forms that no message of the bot has, sent as Discord would send them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot_inside import BotInside
from driver import Answer, Person
from seen import Message

from bot.herald.ids import EVENT, FORM, IDS, LEARNT, MARK, NUMBER, PATH, SEEN, SLUG, SOUGHT, TEXT, Id, Part
from bot.playground.terms import InteractionKind

KINDS = {"kb": 2, "km": 3}
"""Discord's numbers of buttons and menus."""

WILD = ("", "-5", "٣", "9" * 30, "../../x", "\x00")
"""What no number and no word of ours looks like."""

EXTREME = {
    NUMBER.form: "2147483647",
    PATH.form: f"{FORM}9999.9999",
    MARK.form: "999999999.999999999.999999999",
    EVENT.form: "zzz.9999",
    LEARNT.form: "antike.99999.99999",
    SLUG.form: "zzz",
    SEEN.form: "999999999",
    SOUGHT.form: "zzz",
}
"""What has the right form and is nothing, by the form."""

TYPED = ("", "zzz", "zzz=zzz", "seats=x", "seats=99999999999", "x" * 4000, "\x00\u202e")
"""The same for what is typed or chosen freely."""


@dataclass(frozen=True)
class Forger:
    """Somebody who sends what they like."""

    bot: BotInside
    person: Person
    private: Mapping[str, Message]
    """For each channel a message that they alone see."""

    async def send(
        self, channel: str, custom_id: str, values: Sequence[str] = (), message: Message | None = None
    ) -> Answer:
        """Press something in a channel: below a message of it, or below one that only they see."""
        playground, kind = self.bot.playground, custom_id.partition(":")[0]
        people = playground.people
        interactions = people.interactions
        data: dict[str, object] = {"custom_id": custom_id}
        if kind == "kf":
            field = {"type": 4, "id": 2, "custom_id": "typed", "value": " ".join(values)}
            data["components"] = [{"type": 18, "id": 1, "component": field}]
        else:
            data |= {"component_type": KINDS.get(kind, 2), "id": 1}
            if kind == "km":
                data["values"] = list(values)
        begun = interactions.begin(
            InteractionKind.MODAL if kind == "kf" else InteractionKind.COMPONENT,
            self.person.id,
            await self.person.channel(channel),
            message=(message or self.private[channel]).id,
        )
        playground.gateway.send_interaction(interactions.payload(begun, data))
        await interactions.wait(begun)
        return await self.person._settled(people.outcome(begun))


def words_of(answer: Answer) -> str:
    """Everything an answer says."""
    if answer.body["modal"] is not None:
        return str(answer.body["modal"]["title"])
    messages = [] if answer.body["message"] is None else [answer.message]
    return "\n".join(each.text for each in (*messages, *answer.follow_ups))


def prefix_of(pattern: Id) -> str:
    """As what a pattern is forged: a button where nothing is chosen, else a menu."""
    return "kb" if pattern.chosen is None else "km"


def is_word(part: Part) -> bool:
    """Whether a part is one of a few words."""
    return part.form not in EXTREME and part != TEXT


def usual(part: Part, numbers: dict[str, int]) -> str:
    """What a part may well be; `numbers` by what they name."""
    if part.names:
        return str(numbers[part.names])
    if part.form in (NUMBER.form, SEEN.form):
        return str(min(numbers["entries"], part.most or 0))
    if part.form == MARK.form:
        return f"{numbers['entries']}.0.0"
    if part.form == LEARNT.form:
        return "antike.0"
    if part.form == EVENT.form:
        return "went.0"
    if part.form == PATH.form:
        return f"{FORM}-"
    return part.form.split("|")[0].replace("\\", "") if is_word(part) else "-"


def extremes(part: Part) -> tuple[str, ...]:
    """What has a part's form and yet is nothing anybody could have been shown."""
    if part.form == TEXT.form:
        return TYPED
    return () if is_word(part) else tuple(each for each in (EXTREME[part.form],) if part.fits(each))


def ids(what: str, numbers: dict[str, int]) -> list[str]:
    """The parts of an id of a pattern as it may well be."""
    return [usual(part, numbers) for part in IDS[what].parts]


def chosen(what: str) -> list[str]:
    """What may well be chosen with it."""
    part = IDS[what].chosen
    return [] if part is None else [usual(part, {"entries": 0}) if part.form == EVENT.form else "0"]


def wrong_ids(what: str, numbers: dict[str, int]) -> list[tuple[list[str], list[str]]]:
    """Ids, and what is chosen, that have another form than the pattern."""
    right, found = ids(what, numbers), []
    for place, part in enumerate(IDS[what].parts):
        wrong = [text for text in WILD if not part.fits(text)]
        found += [([*right[:place], text, *right[place + 1 :]], chosen(what)) for text in wrong]
    found.append(([*right, "1"], chosen(what)))
    least = [part for part in IDS[what].parts if not part.optional]
    if least:
        found.append((right[: len(least) - 1], chosen(what)))
    part = IDS[what].chosen
    if part is not None:
        found += [(right, [text]) for text in WILD if not part.fits(text)]
        found += [] if part.optional else [(right, [])]
    return found


def far_ids(what: str, numbers: dict[str, int]) -> list[tuple[list[str], list[str]]]:
    """Ids, and what is chosen, of the right form that lead nowhere."""
    right, found = ids(what, numbers), []
    for place, part in enumerate(IDS[what].parts):
        found += [([*right[:place], text, *right[place + 1 :]], chosen(what)) for text in extremes(part)]
    part = IDS[what].chosen
    if part is not None:
        found += [(right, [text]) for text in extremes(part)]
    return found


def identity(what: str, parts: Sequence[str]) -> str:
    """The id that these parts make."""
    return ":".join([prefix_of(IDS[what]), what, *parts])
