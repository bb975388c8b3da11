"""People: their accounts, names, passwords, tokens, and what is given to them of their own data."""
