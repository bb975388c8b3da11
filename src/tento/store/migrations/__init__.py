"""How the database came to its present shape, step by step; `start()` of a store walks the missing steps."""
