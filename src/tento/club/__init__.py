"""The use cases: a table in one process, a simulation; later people, live tables and championships."""
