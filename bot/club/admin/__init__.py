"""What people who manage a server see of its tables, and what they may do with them.

Inside: the survey, closing a table, its file. No seat and no secret of a game is shown from here.
"""
