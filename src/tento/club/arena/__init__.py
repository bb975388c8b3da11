"""Bots against each other, all against all: duplicate packs, ratings with intervals, and a gate for new ones."""
