"""The socket of one person, on whatever page: a friend calls, somebody asks; and while it is open, the person is online."""
