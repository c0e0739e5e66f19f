"""What is written when a game ends: places, how long people took, ratings.

How it is added up for people to read stands in `bot.club.statistics`.
"""
