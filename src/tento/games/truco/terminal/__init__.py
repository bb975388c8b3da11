"""Truco at a table in the terminal."""
