"""The tables as SQLModel declares them, one file for each subject.

Nothing is read or written here.
"""
