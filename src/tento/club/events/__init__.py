"""Championships that are held at the house: their logs, and what they do with live tables."""
