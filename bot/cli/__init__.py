"""The command line `keryx`: one file per command."""

import typer

from bot.cli import bench, bot, check, game_files, play, replay, sim, version
from bot.cli.terminal import text

app = typer.Typer(name="keryx", help=text("help"), no_args_is_help=True, add_completion=False)
app.command("play", help=text("help-play"))(play.play)
app.command("bot", help=text("help-bot"))(bot.bot)
app.command("sim", help=text("help-sim"))(sim.sim)
app.command("verify", help=text("help-verify"))(game_files.verify)
app.command("replay", help=text("help-replay"))(replay.replay)
app.command("check", help=text("help-check"))(check.check)
app.command("bench", help=text("help-bench"))(bench.bench)
app.command("version", help=text("help-version"))(version.version)
