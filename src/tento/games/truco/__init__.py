"""Truco: all that is this game."""
