"""The games of the house, one folder each; they never know each other."""
