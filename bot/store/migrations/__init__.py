"""Changes of the tables, one file each.

`env` runs them for Alembic. A file that has been released does not change any more.
"""
