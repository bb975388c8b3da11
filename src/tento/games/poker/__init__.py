"""Poker: all that is this game."""
