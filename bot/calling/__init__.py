"""Calls as they are sent: letters, the task that sends them, what becomes of them, searches for players.

When somebody is called, and what is written of it, stands in `bot.calls`.
"""
