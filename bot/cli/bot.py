"""`keryx bot`: serves."""

# Before whatever else imports structlog: so it loads nothing that it does not need.
from bot import log as _  # noqa: F401


def bot() -> None:
    """Run until stopped."""
    from bot.cli.running.serving import run

    run()
