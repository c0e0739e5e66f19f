"""The database: opened, brought up to date, read into frozen values and written; a room for each subject.

SQL stands nowhere else. What decides, and whatever speaks to Discord, does not come in.
"""
