"""What everybody sees in a channel: posts after turns, exchanges that change, boards alone, threads.

What one person alone sees stands in `bot.private`.
"""
