"""What reaches a person's page: whatever it shows, another's dice were never sent to it."""

import asyncio
import json
import re
from urllib.parse import urlsplit

from at_table import CHANNEL
from battle_scene import CUP, Battle, to_the_dice
from browser import message, needs_browser
from playwright.async_api import Page, Response, WebSocket

from engine.core.contract import Seat
from engine.grecolonies.actions import Announce


class Wire:
    """Everything a page receives: bodies of all answers, frames of all sockets, addresses of all files."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.addresses: list[str] = []
        self.frames: list[str] = []
        self._bodies: list[asyncio.Task[bytes]] = []

    async def tap(self) -> None:
        """From here on nothing reaches the page unheard: it is loaded anew when nothing is under way."""
        address = self.page.url
        await self.page.goto("about:blank")
        self.page.on("response", self._answered)
        self.page.on("websocket", self._opened)
        await self.page.goto(address)
        await self.page.locator("#write").wait_for()

    def _answered(self, response: Response) -> None:
        self.addresses.append(response.url)
        if response.status == 200:  # others, such as a socket's beginning, have no body
            self._bodies.append(asyncio.ensure_future(response.body()))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    async def received(self) -> str:
        """All of it as text, as it was meant: escapes of JSON are read."""
        bodies = await asyncio.gather(*self._bodies)
        texts = [body.decode(errors="replace") for body in bodies] + self.frames
        return "\n".join(f"{text}\n{plainly(text)}" for text in texts)


def plainly(text: str) -> str:
    """JSON with its letters as they are read."""
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except ValueError:
        return ""


@needs_browser
async def test_a_page_never_receives_anothers_dice(open_page, battle: Battle) -> None:
    wires: dict[int, Wire] = {}
    first = battle.home.owes()
    assert first is not None
    defender, attacker, watcher = first, (first + 1) % 5, (first + 4) % 5
    for seat in (defender, attacker, watcher):
        wires[seat] = Wire(await open_page(battle.people[seat].name))
        await wires[seat].tap()
    await to_the_dice(battle)

    for seat in (attacker, defender, watcher):
        page = wires[seat].page
        await battle.now()
        await page.get_by_role("button", name="My dice").last.click()
        if seat != watcher:
            await message(page, battle.cup(seat)).wait_for()
            await page.get_by_role("button", name="Chances").last.click()
            await message(page, battle.chances(seat)[-1].replace("*", "")).wait_for()
        else:
            nothing = {"en": "There is nothing for you to decide", "fr": "Tu n’as rien à décider"}
            await message(page, nothing[battle.teller(seat).language]).wait_for()
    announce = wires[attacker].page.get_by_role("button", name=re.compile(r"^\d+ shields$")).last
    count = int((await announce.inner_text()).split()[0])
    await announce.click()
    battle.home.play(Seat(attacker), Announce(count, "shield"))
    await battle.kept()
    boards: dict[int, str] = {}
    for seat in (defender, attacker, watcher):
        (file,) = (await battle.people[seat].command(CHANNEL, "board")).message.attachments
        boards[seat] = urlsplit(file.url).path
        await wires[seat].page.locator(f"img[src*='{boards[seat]}']").last.wait_for()

    for seat, other in ((attacker, defender), (defender, attacker)):
        received = await wires[seat].received()
        assert battle.cup(seat) in received
        assert battle.cup(other) not in received or battle.cup(seat) == battle.cup(other)
    received = await wires[watcher].received()
    assert "Troada" in received
    assert wires[watcher].frames
    assert not [told for told in CUP if told in received.lower()]
    # Private boards are files: a page asks for its own and for nobody else's.
    for seat in wires:
        asked = {urlsplit(address).path for address in wires[seat].addresses}
        assert asked & set(boards.values()) == {boards[seat]}
