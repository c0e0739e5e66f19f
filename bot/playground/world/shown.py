"""People, channels and the server in the forms in which Discord's API shows them."""

from bot.playground.terms import ADMINISTRATOR, ALL_PERMISSIONS, MEMBER_PERMISSIONS, ChannelKind, Json
from bot.playground.world.world import GUILD_NAME, Channel, Event, Message, Role, User, World

LONG_AGO = "2026-01-01T00:00:00+00:00"


def user_json(user: User) -> Json:
    """A user."""
    return {
        "id": user.id,
        "username": user.username,
        "global_name": user.name,
        "discriminator": "0001" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def permissions_of(world: World, user: User) -> int:
    """What a person may do in the server: the owner everything."""
    if user.id == world.owner_id:
        return ALL_PERMISSIONS
    found = MEMBER_PERMISSIONS
    for role in user.roles:
        found |= world.roles[role].permissions
    return ALL_PERMISSIONS if found & ADMINISTRATOR else found


def member_json(world: World, user: User, *, with_user: bool = True) -> Json:
    """A member of the server; inside resolved data the user stands apart."""
    shown: Json = {
        "nick": None,
        "avatar": None,
        "roles": list(user.roles),
        "joined_at": LONG_AGO,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "permissions": str(permissions_of(world, user)),
    }
    return {"user": user_json(user), **shown} if with_user else shown


def role_json(world: World, role: Role, server: str | None = None) -> Json:
    """A role, as on a server: everybody's has the server's id."""
    everybodys = role.id == world.guild_id
    shown: Json = {
        "id": server if server is not None and everybodys else role.id,
        "name": role.name,
        "permissions": str(role.permissions),
        "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0 if everybodys else 1,
        "managed": role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return {**shown, "tags": {"bot_id": world.bot_id}} if role.managed else shown


def _last_message(world: World, channel: Channel) -> str | None:
    public = [message.id for message in world.messages(channel.id) if message.only is None]
    return public[-1] if public else None


def channel_json(world: World, channel: Channel) -> Json:
    """A channel, thread or direct-message channel."""
    last = _last_message(world, channel)
    shown: Json = {"id": channel.id, "type": channel.kind, "last_message_id": last, "flags": 0}
    if channel.kind == ChannelKind.DIRECT:
        return {**shown, "recipients": [user_json(world.users[str(channel.person)])]}
    denied = {"id": world.bot_id, "type": 1, "allow": "0", "deny": str(channel.denied)}
    thread = channel.kind in ChannelKind.THREADS
    shown |= {
        "guild_id": world.server_of(channel),
        "name": channel.name,
        "position": 0,
        "permission_overwrites": [denied] if channel.denied and not thread else [],
        "nsfw": False,
        "parent_id": channel.parent,
        "rate_limit_per_user": 0,
        "topic": None,
    }
    if thread:
        shown |= {
            "owner_id": world.bot_id,
            "message_count": sum(1 for _ in world.messages(channel.id)),
            "member_count": 1,
            "thread_metadata": {
                "archived": channel.archived,
                "auto_archive_duration": 10080,
                "archive_timestamp": LONG_AGO,
                "locked": channel.locked,
                "create_timestamp": LONG_AGO,
            },
            "member": {"id": channel.id, "user_id": world.bot_id, "join_timestamp": LONG_AGO, "flags": 0},
        }
    return shown


def tell_channel(world: World, event: str, channel: Channel) -> Json:
    """Tell everybody who sees a channel what became of it; gives the form in which it is told."""
    shown = channel_json(world, channel)
    world.tell(Event(event, shown, channel.id))
    return shown


def guild_json(world: World, server: str) -> Json:
    """A server."""
    here = [each for each in world.channels.values() if world.server_of(each) == server]
    threads = [each for each in here if each.kind in ChannelKind.THREADS]
    channels = [each for each in here if each.kind == ChannelKind.TEXT]
    return {
        "id": server, "name": GUILD_NAME, "owner_id": world.owner_id, "icon": None, "splash": None,
        "features": [], "emojis": [], "stickers": [], "presences": [], "voice_states": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        "roles": [role_json(world, role, server) for role in world.roles.values()],
        "channels": [channel_json(world, each) for each in channels],
        "threads": [channel_json(world, each) for each in threads if not each.archived],
        "members": [member_json(world, world.users[world.bot_id])],
        "member_count": len(world.users), "approximate_member_count": len(world.users),
        "joined_at": LONG_AGO, "large": False, "unavailable": False, "preferred_locale": "en-US",
        "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0,
        "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_progress_bar_enabled": False,
        "afk_timeout": 300, "afk_channel_id": None, "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None,
        "vanity_url_code": None, "description": None, "banner": None, "application_id": None,
    }  # fmt: skip


def message_event(world: World, message: Message) -> Json:
    """A message as the gateway tells of it."""
    channel = world.channels[message.channel]
    if channel.kind == ChannelKind.DIRECT:
        return dict(message.body)
    author = world.users[message.body["author"]["id"]]
    return {
        **message.body,
        "guild_id": world.server_of(channel),
        "member": member_json(world, author, with_user=False),
    }
