"""The only way to change a game, and what goes with every change: orders, moves given ahead, notices.

Who sits where and what is voted on stand in the rooms beside it.
"""
