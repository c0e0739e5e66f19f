"""The private panel: one message, edited in place from step to step.

Trying moves out stands in `bot.private.planning`.
"""
