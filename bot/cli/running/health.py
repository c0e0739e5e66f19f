"""`keryx health`: asks the bot on this machine whether it is well, for systemd and containers."""

import http.client

import typer

from bot.cli.running.settings import read_settings
from bot.cli.terminal import fail, text

PATIENCE = 10.0
"""Seconds the bot may take to answer: it asks its database meanwhile."""


def health() -> None:
    """Say whether the bot is well; exit code 1 with what is wrong, or where it does not answer."""
    port = read_settings().metrics_port
    if not port:
        fail(text("health-unset"))
    well, told = asked(port)
    if not well:
        fail(told)
    typer.echo(told)


def asked(port: int) -> tuple[bool, str]:
    """Whether the bot that listens on a port is well, and what it says."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        return answer.status == 200, answer.read().decode(errors="replace").strip()
    except (OSError, http.client.HTTPException):
        return False, text("health-silent", port=str(port))
    finally:
        connection.close()
