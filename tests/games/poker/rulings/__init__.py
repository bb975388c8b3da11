"""Rulings of dealer and floor."""
