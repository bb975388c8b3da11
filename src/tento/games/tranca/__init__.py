"""Tranca: all that is this game."""
