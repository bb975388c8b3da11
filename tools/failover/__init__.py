"""Two houses, a primary PostgreSQL and its synchronous standby in network namespaces: each is killed and cut off in turn."""
