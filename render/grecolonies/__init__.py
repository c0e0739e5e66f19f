"""Grécolonies: the map of colonies, objectives, players and fights."""
