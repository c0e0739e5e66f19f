"""What people who manage a server see of its tables, and what they may do with them."""
