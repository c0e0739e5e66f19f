"""Finding players: entries that others answer, until there are enough for a table."""
