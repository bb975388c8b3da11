"""What every game shares: seats, actions, refusals, views and the contract of a game."""
