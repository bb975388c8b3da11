"""Poker players made of code. They see a view, never a state."""
