"""Discord's own numbers and words, as documented for version 10 of its API."""

from datetime import UTC, datetime
from typing import Any, TypeAlias

import discord

Json: TypeAlias = dict[str, Any]
"""A JSON object of Discord's API."""


class ChannelKind:
    """Kinds of channels."""

    TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
    THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


class Flag:
    """Flags of messages."""

    SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
    SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15


class InteractionKind:
    """Kinds of interactions."""

    COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5


class AnswerKind:
    """Kinds of first answers to an interaction."""

    MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


class ComponentKind:
    """Kinds of components."""

    ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT = 1, 2, 3, 4, 5, 6
    MENTIONABLE_SELECT, CHANNEL_SELECT, SECTION, TEXT_DISPLAY, THUMBNAIL = 7, 8, 9, 10, 11
    MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 12, 13, 14, 17, 18, 19
    RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
    SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


class OptionKind:
    """Kinds of command options."""

    SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
    CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11


PERMISSIONS = {
    name: discord.Permissions.VALID_FLAGS[name.lower()]
    for name in (
        "VIEW_CHANNEL", "SEND_MESSAGES", "MANAGE_MESSAGES", "EMBED_LINKS", "ATTACH_FILES",
        "READ_MESSAGE_HISTORY", "MENTION_EVERYONE", "USE_EXTERNAL_EMOJIS", "MANAGE_THREADS",
        "CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS", "SEND_MESSAGES_IN_THREADS", "PIN_MESSAGES",
    )
}  # fmt: skip
"""Permissions the bot has, each of which a channel can deny it."""
MODERATING = ("MANAGE_MESSAGES", "MANAGE_THREADS", "PIN_MESSAGES", "MENTION_EVERYONE")
ADMINISTRATOR, USE_COMMANDS = 1 << 3, 1 << 31
BOT_PERMISSIONS = sum(PERMISSIONS.values())
MEMBER_PERMISSIONS = BOT_PERMISSIONS - sum(PERMISSIONS[name] for name in MODERATING) + USE_COMMANDS
"""What everybody may do."""
ALL_PERMISSIONS = (1 << 53) - 1

MIB = 1024 * 1024
LARGEST_FILE = 10 * MIB


def now_text() -> str:
    """The time as Discord writes it."""
    return datetime.now(UTC).isoformat()
