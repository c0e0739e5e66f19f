"""Discord's own numbers and words, as documented for version 10 of its API."""

from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object of Discord's API."""

EPOCH = 1_420_070_400_000
"""Discord's first millisecond."""

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""Kinds of channels."""
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15
"""Message flags."""

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of first answers to an interaction."""

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT = 1, 2, 3, 4, 5, 6
MENTIONABLE_SELECT, CHANNEL_SELECT, SECTION, TEXT_DISPLAY, THUMBNAIL = 7, 8, 9, 10, 11
MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 12, 13, 14, 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
"""Kinds of components."""
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6
"""Styles of buttons that carry no custom id."""

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
"""Kinds of command options."""

PERMISSIONS = {
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "PIN_MESSAGES": 1 << 51,
}
"""Permissions the bot has, each of which a channel can deny it."""
BOT_PERMISSIONS = sum(PERMISSIONS.values())
ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_GUILD, USE_COMMANDS = 1 << 3, 1 << 4, 1 << 5, 1 << 31
MEMBER_PERMISSIONS = (
    sum(PERMISSIONS.values())
    & ~(PERMISSIONS["MANAGE_MESSAGES"] | PERMISSIONS["MANAGE_THREADS"] | PERMISSIONS["PIN_MESSAGES"])
    & ~PERMISSIONS["MENTION_EVERYONE"]
) | USE_COMMANDS
"""What everybody may do."""
ALL_PERMISSIONS = (1 << 53) - 1

MIB = 1024 * 1024
LARGEST_FILE = 10 * MIB


def now_text() -> str:
    """The time as Discord writes it."""
    return datetime.now(UTC).isoformat()
