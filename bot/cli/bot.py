"""`keryx bot`: forks the zygote while little is loaded, and serves."""

# Before whatever else imports structlog: so it loads nothing that it does not need.
from bot import log as _  # noqa: F401

# isort: split
from importlib import import_module

from bot.waiting.processes.zygote import zygote

APART = (
    "bot.waiting.thinker",
    "bot.pictures.draw",
    "bot.pictures.film_worker",
    "bot.private.advising.thought",
)
"""What those that work apart need: it is loaded before the fork, and is there in every process, once.

What the bot alone needs is loaded after it: of all that it writes to, the others would keep a copy as it was.
"""


def bot() -> None:
    """Run until stopped."""
    for each in APART:
        import_module(each)
    with zygote() as forking:
        from bot.cli.running.serving import run

        run(forking)
