"""Games between computer players: `keryx sim`, the games themselves, and reports on the balance of a game.

Inside: the commands `sim` and `judge`; `games_played`, in one process or several; `balance_report`, Markdown.
No store and no Discord may come in.
"""
