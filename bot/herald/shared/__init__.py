"""What a process shares with the others that are the same bot: work, games, Discord's patience."""
