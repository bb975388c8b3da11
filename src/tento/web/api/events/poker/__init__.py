"""What is asked of a tournament of single players, over HTTP."""
