"""The games that Tento plays, one folder each; they never know each other."""
