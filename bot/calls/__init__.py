"""Calling people: who is reminded of what and when, and what the end of a clock does.

No message comes in: those stand in `bot.calling`.
"""
