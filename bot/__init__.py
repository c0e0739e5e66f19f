"""Discord, the store, the clocks, the playground and the command line."""
