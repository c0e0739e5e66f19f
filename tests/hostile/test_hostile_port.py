"""Whatever is sent to the playground's port, it answers that it will not do, and goes on as before."""

import contextlib
import io
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from urllib.parse import quote

import aiohttp
from nonsense import Nonsense, json_bytes
from trying import Trying

from bot.playground.messages.interactions import Interaction
from bot.playground.server import Playground
from bot.playground.terms import InteractionKind, Json

A_WORLD = 50
"""Requests to one playground."""
WORDS = ["found", "b", "m", "t", "city", "attachment://b.png", *map(str, range(24))]
JSON = {"Content-Type": "application/json"}
V2 = 1 << 15
BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "b", "emoji": {"name": "🏺"}}
MENU = {
    "type": 3,
    "custom_id": "m",
    "options": [{"label": "Delos", "value": "delos", "description": "an island"}],
    "min_values": 0,
}
LAYOUT = [
    {
        "type": 17,
        "components": [
            {"type": 10, "content": "<@1> is next"},
            {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": BUTTON},
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A board"}]},
            {"type": 1, "components": [MENU]},
        ],
    }
]
MODAL = {
    "custom_id": "f",
    "title": "A form",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "t", "style": 1, "max_length": 9},
        },
        {"type": 18, "label": "File", "component": {"type": 19, "custom_id": "u", "required": False}},
        {"type": 18, "label": "Which", "component": {**MENU, "required": False}},
    ],
}
MESSAGE = {
    "content": "<@1> hail",
    "embeds": [{"title": "x", "fields": [{"name": "a", "value": "b"}], "footer": {"text": "x"}}],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}],
    "allowed_mentions": {"parse": [], "users": ["1"]},
    "nonce": "7",
    "enforce_nonce": True,
    "message_reference": {"message_id": "1"},
    "attachments": [],
    "flags": 0,
}
COMMANDS = [
    {
        "name": "found",
        "name_localizations": {"fr": "fonder"},
        "description": "Found a city",
        "type": 1,
        "contexts": [0, 1],
        "options": [
            {"name": "city", "description": "Where", "type": 3, "required": True, "autocomplete": True},
            {"name": "seats", "description": "x", "type": 4, "choices": [{"name": "two", "value": 2}]},
            {"name": "who", "description": "x", "type": 6},
            {"name": "map", "description": "x", "type": 11},
        ],
    }
]


@dataclass
class Scene:
    """A playground in which there is one of everything that a request can be about."""

    playground: Playground
    session: aiohttp.ClientSession
    ids: dict[str, str] = field(default_factory=dict)

    async def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
        """The status and the text of the answer."""
        url = self.playground.url + path
        sent = io.BytesIO(body or b"")
        async with self.session.request(method, url, data=sent, headers={**JSON, **headers}) as found:
            return found.status, await found.text()

    async def rest(self, method: str, path: str, body: object = None) -> Json:
        """What Discord's side answers the bot."""
        sent = None if body is None else json.dumps(body).encode()
        status, text = await self.ask(method, "/api/v10" + path, sent, Authorization=self.bot)
        assert status < 300, text
        return json.loads(text) if text else {}

    @property
    def bot(self) -> str:
        return f"Bot {self.playground.token}"

    def asked(self, kind: int = InteractionKind.COMMAND, answer: Json | None = None) -> Interaction:
        """An interaction that waits for its answer, or one that has it."""
        begin = self.playground.interactions.begin
        found = begin(kind, self.ids["person"], self.ids["channel"], message=self.ids["message"])
        if answer is not None:
            self.playground.interactions.respond(found.id, found.token, answer, {})
        return found


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[Scene]:
    """A new playground; its views must still be there in the end, whatever was sent."""
    playground = Playground()
    await playground.start()
    async with aiohttp.ClientSession() as session:
        found = Scene(playground, session)
        world = playground.world
        channel = next(each.id for each in world.channels.values() if each.kind == 0)
        found.ids = {"person": world.people()[0].id, "channel": channel, "bot": world.bot_id}
        posted = await found.rest("POST", f"/channels/{channel}/messages", {**MESSAGE, "nonce": "1"})
        found.ids["message"] = posted["id"]
        thread = await found.rest("POST", f"/channels/{channel}/threads", {"name": "a", "type": 11})
        found.ids["thread"] = thread["id"]
        await found.rest("PUT", f"/applications/{world.bot_id}/commands", COMMANDS)
        yield found
        await check_alive(found)
    await playground.close()


def of_people(scene: Scene) -> list[tuple[str, Json]]:
    """What the page sends, each with what it goes to."""
    me, here = f"/people/{scene.ids['person']}", scene.ids["channel"]
    form = scene.asked(answer={"type": 9, "data": MODAL})
    at = {"channel": here}
    content = {"filename": "a.png", "content": "aGFpbA=="}
    options = {"city": "delos", "seats": 2, "who": scene.ids["person"], "map": content}
    return [
        ("/people", {"name": "Xanthippe", "locale": "fr"}),
        (me + "/language", {"locale": "fr"}),
        (me + "/direct", {"closed": True}),
        (me + "/command", {**at, "command": "found", "options": options}),
        (
            me + "/complete",
            {**at, "command": "found", "focused": "city", "typed": "de", "options": {"seats": 2}},
        ),
        (me + "/press", {"message": scene.ids["message"], "custom_id": "b"}),
        (me + "/press", {"message": scene.ids["message"], "custom_id": "m", "values": ["delos"]}),
        (me + "/submit", {"interaction": form.id, "values": {"t": "x", "u": [content], "m": ["delos"]}}),
        (me + "/say", {**at, "content": "hail"}),
        (me + "/channel", {"name": "porch"}),
        (me + "/channel", {"name": "porch", "parent": here}),
        (me + "/archive", {"channel": scene.ids["thread"], "archived": True, "locked": False}),
        (me + "/permissions", {**at, "denied": ["SEND_MESSAGES"]}),
        (me + "/channel/delete", {"channel": scene.ids["thread"]}),
        (me + "/dismiss", {"message": scene.ids["message"]}),
        (me + "/delete", {"message": "1"}),
    ]


def of_the_bot(scene: Scene) -> list[tuple[str, str, object]]:
    """What a bot sends."""
    here, ids = f"/channels/{scene.ids['channel']}", scene.ids
    message = f"{here}/messages/{ids['message']}"
    layout = {"flags": V2, "components": [{"type": 10, "content": "x"}, *LAYOUT]}
    command, completion = scene.asked(), scene.asked(InteractionKind.COMPLETION)
    press, followed = (
        scene.asked(InteractionKind.COMPONENT),
        scene.asked(answer={"type": 4, "data": {"content": "x"}}),
    )
    hook = f"/webhooks/{ids['bot']}/{followed.token}"
    mentioned = json.loads(json.dumps(MESSAGE).replace('"1"', f'"{ids["message"]}"'))
    return [
        ("PUT", f"/applications/{ids['bot']}/commands", COMMANDS),
        ("POST", here + "/messages", mentioned),
        ("POST", here + "/messages", layout),
        ("PATCH", message, mentioned),
        ("PATCH", message, {"attachments": [{"id": "1"}], "flags": 4, "content": "x"}),
        ("POST", here + "/threads", {"name": "thread", "type": 11}),
        ("PATCH", f"/channels/{ids['thread']}", {"name": "other", "archived": False, "locked": False}),
        ("POST", "/users/@me/channels", {"recipient_id": ids["person"]}),
        ("POST", f"/interactions/{command.id}/{command.token}/callback", {"type": 4, "data": mentioned}),
        ("POST", f"/interactions/{command.id}/{command.token}/callback", {"type": 9, "data": MODAL}),
        ("POST", f"/interactions/{press.id}/{press.token}/callback", {"type": 7, "data": mentioned}),
        (
            "POST",
            f"/interactions/{completion.id}/{completion.token}/callback",
            {"type": 8, "data": {"choices": [{"name": "Delos", "value": "delos"}]}},
        ),
        ("POST", hook, layout),
        ("PATCH", hook + "/messages/@original", mentioned),
    ]


async def check_alive(scene: Scene) -> None:
    """Everything can still be looked at, and something new be done."""
    status, text = await scene.ask("GET", "/people")
    assert status == 200
    for person in json.loads(text)["people"]:
        status, text = await scene.ask("GET", f"/people/{person['id']}")
        assert status == 200, text
        for channel in json.loads(text)["channels"]:
            way = f"/people/{person['id']}/channels/{channel['id']}"
            assert (await scene.ask("GET", way + "?limit=5"))[0] == 200
    status, text = await scene.ask("POST", "/people", b'{"name": "The last to come"}')
    assert status == 200, text


def refused_plainly(status: int, text: str) -> bool:
    """Done, or refused with a reason."""
    return status in (200, 201, 204) or (400 <= status < 500 and bool(json.loads(text)))


async def test_what_is_sound_is_done() -> None:
    """What is spoilt below would be taken as it is."""
    async with opened() as scene:
        scene.playground.interactions.deadline = 0.01
        for path, plain in of_people(scene):
            status, text = await scene.ask("POST", path, json.dumps(plain).encode())
            others = path in (f"/people/{scene.ids['person']}/{act}" for act in ("dismiss", "delete"))
            assert status == (409 if others else 200), (path, text)
        ways = len(of_the_bot(scene))
    for number in range(ways):
        async with opened() as scene:
            method, path, plain = of_the_bot(scene)[number]
            form = aiohttp.FormData({"payload_json": json.dumps(plain)}, default_to_multipart=True)
            if "attachment://" in json.dumps(plain):
                form.add_field("files[0]", b"hail", filename="a.png")
            headers = {"Authorization": scene.bot}
            url = f"{scene.playground.api_base}{path}"
            async with scene.session.request(method, url, data=form, headers=headers) as found:
                assert found.status in (200, 201, 204), (method, path, await found.text())


async def test_what_is_sent_as_a_person_is_done_or_refused(trying: Trying) -> None:
    for batch in range(0, trying.count(200), A_WORLD):
        async with opened() as scene:
            words = [*WORDS, *scene.ids.values()]
            for number in range(batch, batch + A_WORLD):
                luck = random.Random(f"{trying.seed} person {number}")
                path, plain = luck.choice(of_people(scene))
                body = json_bytes(luck, plain, words)
                status, text = await scene.ask("POST", path, body)
                assert refused_plainly(status, text), (number, path, body[:1000], status, text)


async def test_what_is_sent_as_the_bot_is_done_or_refused(trying: Trying) -> None:
    for batch in range(0, trying.count(200), A_WORLD):
        async with opened() as scene:
            words = [*WORDS, *scene.ids.values()]
            for number in range(batch, batch + A_WORLD):
                luck = random.Random(f"{trying.seed} bot {number}")
                method, path, plain = luck.choice(of_the_bot(scene))
                body = json_bytes(luck, plain, words)
                status, text = await scene.ask(method, "/api/v10" + path, body, Authorization=scene.bot)
                assert refused_plainly(status, text), (number, method, path, body[:1000], status, text)


async def test_whatever_is_looked_for_is_shown_or_not_there(trying: Trying) -> None:
    """Addresses, and headers that say what a body is not."""
    async with opened() as scene:
        person, channel, message = (scene.ids[name] for name in ("person", "channel", "message"))
        sound = [
            f"/people/{person}/channels/{channel}?limit=5&before={message}",
            f"/people/{person}/interactions/{message}",
            f"/attachments/{channel}/{message}/a.png?hm=1",
            f"/api/v10/channels/{channel}/messages?limit=5&before={message}&after=1",
            f"/api/v10/channels/{channel}/messages/{message}",
            f"/api/v10/users/{person}",
            f"/api/v10/guilds/{scene.playground.guild_id}/members/{person}",
            "/page/app.js",
        ]
        makes = Nonsense(sound, [*WORDS, "?limit=", "&before=", "%ff", "%00", "..%2f", "-1"], longest=4000)
        kinds = ("", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain; charset=nonsense")
        for number in range(trying.count(200)):
            luck = random.Random(f"{trying.seed} address {number}")
            path = "/" + quote(makes.text(luck).lstrip("/"), safe="/?&=%")
            headers = {"Content-Type": luck.choice(kinds), "Authorization": scene.bot}
            body = luck.choice(
                (b"", b"--x\r\n", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{')
            )
            method = luck.choice(("GET", "GET", "POST", "PATCH"))
            status, text = await scene.ask(method, path, body, **headers)
            assert status < 500, (number, method, path, status, text)


async def test_frames_of_nonsense_end_their_own_connection_only(trying: Trying) -> None:
    async with opened() as scene:
        token = scene.playground.token
        frames: list[Json] = [
            {"op": 1, "d": 3},
            {"op": 2, "d": {"token": token, "intents": 1, "shard": [0, 1]}},
            {"op": 6, "d": {"token": token, "session_id": "x", "seq": 2}},
            {"op": 3, "d": {}},
        ]
        for number in range(trying.count(100)):
            luck = random.Random(f"{trying.seed} frame {number}")
            async with scene.session.ws_connect(scene.playground.gateway_url) as socket:
                sent = [json_bytes(luck, luck.choice(frames), [token]) for _ in range(luck.randint(1, 3))]
                for frame in sent:
                    await socket.send_str(frame.decode("utf-8", "replace"))
                await socket.send_str("the last")
                while (heard := await socket.receive()).type is aiohttp.WSMsgType.TEXT:
                    assert "op" in json.loads(heard.data)
                assert 4000 <= (socket.close_code or 0) < 4020, (number, sent, socket.close_code)
