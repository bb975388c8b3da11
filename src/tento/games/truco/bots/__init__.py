"""Players of truco: they see a view and choose an action."""
