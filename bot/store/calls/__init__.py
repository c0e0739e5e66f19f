"""Whom games wait for, the calls that are sent for it, and how people want to be called.

When somebody is called is decided in `bot.calls`, not here.
"""
