"""Files of messages: kept, described, and served under addresses nobody can guess."""

import hashlib
import hmac
import io
from collections.abc import Callable

from PIL import Image

from bot.playground.checks.components import walk
from bot.playground.checks.refused import bad_form
from bot.playground.terms import Json
from bot.playground.world.world import World

TYPES = {
    "png": "image/png",
    "gif": "image/gif",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "json": "application/json",
    "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
}


def content_type(filename: str) -> str:
    """What kind of file a name tells of."""
    return TYPES.get(filename.rpartition(".")[2].lower(), "application/octet-stream")


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a picture as its file says; None for other files."""
    try:
        return Image.open(io.BytesIO(content), formats=("PNG", "GIF", "JPEG", "WEBP")).size
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError, Image.DecompressionBombWarning):
        return None


class Attachments:
    """Keeps files and says where they are."""

    def __init__(self, world: World, base: Callable[[], str]) -> None:
        self.world = world
        self.base = base

    def signature(self, name: str) -> str:
        """What an address must carry, so that only those who were shown it can fetch the file."""
        return hmac.new(self.world.key.encode(), name.encode(), hashlib.sha256).hexdigest()[:32]

    def keep(self, channel: str, filename: str, content: bytes, description: str | None = None) -> Json:
        """Keep a file; what the API shows of it."""
        name = self.world.snowflake()
        self.world.store.keep_file(name, content)
        url = f"{self.base()}/attachments/{channel}/{name}/{filename}?hm={self.signature(name)}"
        shown: Json = {
            "id": name,
            "filename": filename,
            "size": len(content),
            "url": url,
            "proxy_url": url,
            "content_type": content_type(filename),
        }
        size = picture_size(content)
        if size is not None:
            shown["width"], shown["height"] = size
        return {**shown, "description": description} if description else shown

    def refer(self, components: list[Json], embeds: list[Json], attachments: list[Json]) -> None:
        """Turn `attachment://name` into addresses.

        Raises:
            Refused: there is no such file in the message.
        """
        by_name = {each["filename"]: each for each in attachments}
        media: list[Json] = []
        for component in walk(components):
            media += [item["media"] for item in component.get("items") or []]
            media += [component[name] for name in ("media", "file") if isinstance(component.get(name), dict)]
        for embed in embeds:
            media += [embed[name] for name in ("image", "thumbnail") if isinstance(embed.get(name), dict)]
        for each in media:
            url = str(each.get("url", ""))
            if url.startswith("attachment://"):
                found = by_name.get(url.removeprefix("attachment://"))
                if found is None:
                    raise bad_form(
                        "components", "COMPONENT_INVALID_ATTACHMENT", f"Unknown attachment in {url}"
                    )
                each["url"] = each["proxy_url"] = found["url"]
                each["content_type"], each["attachment_id"] = found["content_type"], found["id"]
                if "width" in found:
                    each["width"], each["height"] = found["width"], found["height"]
