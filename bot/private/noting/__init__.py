"""What somebody notes for themselves about a table: kept, and shown on top of their panel and plans."""
