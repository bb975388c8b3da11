"""A match as text, both ways."""
