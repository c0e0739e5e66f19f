"""What everybody sees in a channel: posts after turns, exchanges that change as they go on, boards alone.

What one person alone sees stands in `bot.private`.
"""
