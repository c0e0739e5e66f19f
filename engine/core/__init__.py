"""What every game is made of: the contract, chance, notation, the match."""
