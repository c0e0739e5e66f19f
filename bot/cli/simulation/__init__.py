"""Games between computer players: `keryx sim`, the games themselves, and reports on the balance of a game.

Inside: `sim`, the command; `games_played`, in one process or several; `balance_report`, in Markdown.
No store and no Discord may come in.
"""
