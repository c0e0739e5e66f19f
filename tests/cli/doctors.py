"""What tests of `keryx doctor` share."""

import base64
from collections.abc import Iterator

from bot.cli.running.doctor.found import Found

ROOM = 80_000_000_000
SECRET = f"{base64.b64encode(b'123456789012345678').decode()}.GabcdE.{'x' * 38}"


def states(found: Iterator[Found] | list[Found]) -> dict[tuple[str, str], str]:
    """What was found, each told in both languages without a variable that lacks."""
    return {(each.about, each.what): each.state for each in found if each.told}
