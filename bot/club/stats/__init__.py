"""What becomes of people's games: results, how long they take, ratings. Whoever wishes is not counted.

Inside: reading what `bot.tables.results` wrote at the end of each game. Nothing is written here.
"""
