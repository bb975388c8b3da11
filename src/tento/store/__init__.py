"""The club's ports kept: on SQLite by default, on PostgreSQL when one machine is not enough."""
