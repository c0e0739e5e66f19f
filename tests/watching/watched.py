"""A bot that is watched, and its port."""

from dataclasses import dataclass

import aiohttp
from bot_inside import BotInside
from prometheus_client.parser import text_string_to_metric_families

from bot.app.watching.endpoint import Endpoint


@dataclass
class Watched:
    bot: BotInside
    endpoint: Endpoint

    async def asked(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://127.0.0.1:{self.endpoint.port}/{path}") as response:
                return response.status, await response.text()

    async def figures(self) -> dict[tuple[str, ...], float]:
        """By name and the values of labels."""
        status, text = await self.asked("metrics")
        assert status == 200
        return {
            (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
