"""What becomes of people's games: results, how long they take, ratings. Whoever wishes is not counted."""
