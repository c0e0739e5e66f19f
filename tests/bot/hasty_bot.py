"""The bot with a second's patience for what people bring, for tests that bring it something endless."""

from bot.__main__ import main
from bot.brought import desk

if __name__ == "__main__":
    desk.SECONDS = 1
    main()
