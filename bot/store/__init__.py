"""The database: games, seats, logs, snapshots, the outbox, standing orders."""
