"""Poker tournaments at live tables, driven by the championship's own decisions."""
