"""The processes that share one PostgreSQL: who lives, what each has taken to do, what they tell each other.

With SQLite there is one process, and none of it is asked or written.
"""
