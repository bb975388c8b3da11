"""Questions to a poker tournament."""
