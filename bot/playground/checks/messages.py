"""What Discord refuses in messages."""

from bot.playground.checks.components import check_components
from bot.playground.checks.refused import Refused, bad_form, check_length
from bot.playground.terms import COMPONENTS_V2, LARGEST_FILE, Json

EMBED_LIMITS = {"title": 256, "description": 4096}


def check_message(body: Json, files: dict[str, bytes], *, new: bool) -> None:
    """Refuse a message Discord would refuse.

    Raises:
        Refused: 50035 with the field, 50006 for an empty message, 40005 for a file too large.
    """
    v2 = bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    content, embeds = body.get("content") or "", body.get("embeds") or []
    components = body.get("components") or []
    if v2:
        for field in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(field):
                raise bad_form(
                    field,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    check_length("content", content, 0, 2000)
    check_length("nonce", str(body.get("nonce") or ""), 0, 25)
    attachments = body.get("attachments") or []
    if new and not (content.strip() or embeds or components or files or attachments):
        raise Refused(400, 50006, "Cannot send an empty message")
    _check_embeds(embeds)
    if len(files) > 10 or len(attachments) > 10:
        raise bad_form("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if any(len(file) > LARGEST_FILE for file in files.values()):
        raise Refused(413, 40005, "Request entity too large")
    for number, attachment in enumerate(attachments):
        check_length(f"attachments.{number}.description", attachment.get("description"), 0, 1024)
    _check_mentions(body.get("allowed_mentions") or {})
    check_components(components, v2=v2)


def _check_mentions(allowed: Json) -> None:
    for kind in ("users", "roles"):
        check_length(f"allowed_mentions.{kind}", allowed.get(kind) or [], 0, 100)
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            raise bad_form(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _check_embeds(embeds: list[Json]) -> None:
    check_length("embeds", embeds, 0, 10)
    total = 0
    for number, embed in enumerate(embeds):
        where = f"embeds.{number}"
        for field, most in EMBED_LIMITS.items():
            check_length(f"{where}.{field}", embed.get(field), 0, most)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        check_length(f"{where}.footer.text", footer.get("text"), 0, 2048)
        check_length(f"{where}.author.name", author.get("name"), 0, 256)
        fields = embed.get("fields") or []
        check_length(f"{where}.fields", fields, 0, 25)
        for place, field_ in enumerate(fields):
            check_length(f"{where}.fields.{place}.name", field_.get("name"), 1, 256)
            check_length(f"{where}.fields.{place}.value", field_.get("value"), 1, 1024)
        parts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        parts += [part for each in fields for part in (each["name"], each["value"])]
        total += sum(len(part or "") for part in parts)
    if total > 6000:
        raise bad_form("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
