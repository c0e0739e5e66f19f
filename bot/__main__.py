"""`python -m bot` and the `keryx` command."""

from bot.cli import app


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
