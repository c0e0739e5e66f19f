"""`keryx version`: of the program and of the rules of each game."""

from importlib.metadata import version as version_of

import typer

from render.titles import TITLES


def version() -> None:
    """Print versions."""
    typer.echo(f"keryx {version_of('keryx')}")
    for slug, game in TITLES.items():
        typer.echo(f"{slug} rules {game.rules.version}")
