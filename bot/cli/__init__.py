"""The command line `keryx`: one file per command, loaded when the command is called or listed.

Inside: the commands; rooms for whoever runs the bot, for simulations, speed, the proof of pictures and what a
game lacks; `terminal`, how all of them speak.
What the bot does may not come in: a command asks for it.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from bot.cli.terminal import text

FILES: Mapping[str, str] = {
    "play": "play",
    "bot": "bot",
    "sim": "simulation.sim",
    "judge": "simulation.judge",
    "verify": "game_files",
    "replay": "replay",
    "backup": "running.backup",
    "restore": "running.restore",
    "migrate": "running.migrate",
    "replay-all": "running.replay_all",
    "analyse": "analyse",
    "check": "check",
    "pictures": "pictures",
    "bench": "bench",
    "health": "running.health",
    "fault": "running.fault",
    "doctor": "running.doctor.command",
    "tables": "running.tables.command",
    "version": "version",
}
"""The commands in the order in which they are listed, and the file that each one's function stands in."""


class Commands(TyperGroup):
    """The commands of `keryx`: what the others need takes no memory of the one that is called."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401 - the library's own type is not public
        """Their names."""
        del ctx
        return list(FILES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401
        """A command by its name, loaded; None where there is none of that name."""
        del ctx
        if cmd_name not in FILES:
            return None
        alone = typer.Typer(add_completion=False)
        function = getattr(import_module(f"bot.cli.{FILES[cmd_name]}"), cmd_name.replace("-", "_"))
        alone.command(cmd_name, help=text(f"help-{cmd_name}"))(function)
        return typer.main.get_command(alone)


app = typer.Typer(name="keryx", cls=Commands, help=text("help"), no_args_is_help=True, add_completion=False)


@app.callback()
def keryx() -> None:
    """Take the command."""
