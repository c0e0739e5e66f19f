"""How far tables and people may set how they are called."""

from datetime import timedelta

SHORTEST, LONGEST = timedelta(minutes=15), timedelta(days=14)
"""Of intervals between calls."""

SHORTEST_CLOCK, LONGEST_CLOCK = timedelta(hours=1), timedelta(days=60)

GROWTHS = (100, 150, 200, 300)
"""By how many hundredths each interval is longer than the one before."""

MOST_CALLS = 20
