"""What a club of players has beside its tables: searches for players, statistics, privacy, administration.

How these are shown stands above.
"""
