"""Discord's interface asked once for each thing, with nothing of the bot around it."""

import http.client
import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Any

PATIENCE = 10.0
"""Seconds an answer may take."""

ADDRESS = "https://discord.com/api/v10"
AGENT = "DiscordBot (keryx, 1)"
"""Discord asks bots to say what they are."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered; status 0: nothing, as `why` says."""

    status: int
    body: Any = None
    """JSON."""
    date: datetime | None = None
    why: str = ""

    def field(self, name: str) -> Any:  # noqa: ANN401 - whatever JSON can hold
        """A field of the answer; None where it has none of that name."""
        return self.body.get(name) if isinstance(self.body, dict) else None


@dataclass(frozen=True, slots=True)
class Api:
    """Discord's interface at an address, or what stands for it."""

    base: str

    @property
    def host(self) -> str:
        """Its machine, without whatever else the address holds."""
        return self.base.partition("://")[2].partition("/")[0].rpartition("@")[2]

    def ask(self, path: str, token: str) -> Answer:
        """What is answered; without a token it is asked as nobody."""
        headers = {"User-Agent": AGENT, **({"Authorization": f"Bot {token}"} if token else {})}
        # As the bot asks: by no proxy that the environment names.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            request = urllib.request.Request(self.base + path, headers=headers)  # noqa: S310 - a setting
            with opener.open(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, json.loads(answer.read()), _date(answer.headers.get("Date")))
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, date=_date(error.headers.get("Date")))
        except urllib.error.URLError as error:
            return Answer(0, why=str(getattr(error.reason, "strerror", None) or error.reason))
        except (OSError, http.client.HTTPException, ValueError) as error:
            return Answer(0, why=type(error).__name__)


def _date(given: str | None) -> datetime | None:
    try:
        return parsedate_to_datetime(given) if given else None
    except ValueError:
        return None
