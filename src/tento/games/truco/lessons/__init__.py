"""Lessons: tables with cards laid for them, against a player who does what the lesson needs."""
