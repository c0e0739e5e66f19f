"""What a club of players has beside its tables: searches for players, statistics, privacy, administration.

How these are shown stands above. No seat and no secret of a game is shown to administrators from here.
"""
