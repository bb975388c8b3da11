"""Bots against bots, many partidas long, for any game."""
