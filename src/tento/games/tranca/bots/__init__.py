"""Players of tranca: they see a view and choose an action."""
