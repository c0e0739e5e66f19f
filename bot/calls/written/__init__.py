"""What is written of waits, calls, holidays and questions, and what follows when their time is up.

Nothing here speaks to Discord.
"""
