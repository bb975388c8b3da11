"""Players who see a view and choose an action."""
