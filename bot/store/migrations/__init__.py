"""Changes of the tables, one file each."""
