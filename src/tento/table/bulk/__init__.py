"""What the fast twins of the games share: compilation by numba, and chance for compiled code. Only they import it: numba is an extra."""
