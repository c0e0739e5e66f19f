"""What is written when a game ends: how everybody finished, how long they took, ratings.

How it is added up for people to read stands in `bot.club.statistics`.
"""
