"""What Discord refuses in messages."""

from bot.playground.checks.components import check_components
from bot.playground.checks.refused import Bounds, Refused, bad_form, check_bounds, check_length
from bot.playground.terms import LARGEST_FILE, Flag, Json

MESSAGE: Bounds = {
    "content": (0, 2000),
    "embeds": (0, 10),
    "attachments": (0, 10),
    "allowed_mentions.users": (0, 100),
    "allowed_mentions.roles": (0, 100),
}
EMBED: Bounds = {
    "title": (0, 256),
    "description": (0, 4096),
    "footer.text": (0, 2048),
    "author.name": (0, 256),
    "fields": (0, 25),
}
EMBED_FIELD: Bounds = {"name": (1, 256), "value": (1, 1024)}
MOST_IN_EMBEDS = 6000
LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""Fields a message made of components must not have."""


def check_message(body: Json, files: dict[str, bytes], *, new: bool) -> None:
    """Refuse a message Discord would refuse.

    Raises:
        Refused: 50035 with the field, 50006 for an empty message, 40005 for a file too large.
    """
    v2 = bool(int(body.get("flags") or 0) & Flag.COMPONENTS_V2)
    for field in LEGACY:
        if v2 and body.get(field):
            raise bad_form(
                field,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    check_bounds("", body, MESSAGE)
    check_length("nonce", str(body.get("nonce") or ""), 0, 25)
    check_length("attachments", list(files), 0, 10)
    filled = (body.get("content") or "").strip() or any(body.get(field) for field in ("embeds", "components"))
    if new and not (filled or files or body.get("attachments")):
        raise Refused(400, 50006, "Cannot send an empty message")
    _check_embeds(body.get("embeds") or [])
    if any(len(file) > LARGEST_FILE for file in files.values()):
        raise Refused(413, 40005, "Request entity too large")
    for number, attachment in enumerate(body.get("attachments") or []):
        check_length(f"attachments.{number}.description", attachment.get("description"), 0, 1024)
    _check_mentions(body.get("allowed_mentions") or {})
    check_components(body.get("components") or [], v2=v2)


def _check_mentions(allowed: Json) -> None:
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            raise bad_form(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _check_embeds(embeds: list[Json]) -> None:
    total = 0
    for number, embed in enumerate(embeds):
        check_bounds(f"embeds.{number}", embed, EMBED)
        parts = [embed.get("title"), embed.get("description")]
        parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
        for place, field in enumerate(embed.get("fields") or []):
            check_bounds(f"embeds.{number}.fields.{place}", field, EMBED_FIELD)
            parts += [field["name"], field["value"]]
        total += sum(len(part or "") for part in parts)
    if total > MOST_IN_EMBEDS:
        raise bad_form("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
