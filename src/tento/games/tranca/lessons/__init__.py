"""Lessons: tables with cards laid for them, against players who do what the lesson needs."""
