"""Tranca at a table in the terminal."""
