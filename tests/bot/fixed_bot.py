"""The bot with a fixed seed for every game, for tests that play a game written down: `fixed_bot.py SEED`."""

import sys
from types import SimpleNamespace

from bot.__main__ import main
from bot.herald import services

if __name__ == "__main__":
    seed = bytes.fromhex(sys.argv.pop(1))
    services.secrets = SimpleNamespace(token_bytes=lambda _: seed)  # type: ignore[assignment]
    main()
