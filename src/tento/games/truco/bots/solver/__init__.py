"""A player for two who plays the solved mão as it is kept in the package."""
