"""Pictures drawn from views of games."""
