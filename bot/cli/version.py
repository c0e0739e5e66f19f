"""`keryx version`: of the program and of the rules of each game."""

from importlib.metadata import version as version_of

import typer

from engine.games import GAMES


def version() -> None:
    """Print versions."""
    typer.echo(f"keryx {version_of('keryx')}")
    for slug, rules in GAMES.items():
        typer.echo(f"{slug} rules {rules.version}")
