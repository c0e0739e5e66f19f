"""What one person sees alone: the panel, plans, boards and hands, history, rules, statistics.

What everybody sees stands in `bot.posting`.
"""
