"""Waiting and taking turns: clocks, tasks that run on, a lane per channel, fair lines, limits, and work in
processes of its own.

Nothing here knows what it is that waits: no table, no message, no text.
"""
