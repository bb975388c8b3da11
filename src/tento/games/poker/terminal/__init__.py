"""Poker in the terminal: a sit-and-go against bots."""
