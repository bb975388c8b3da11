"""Alembic comes in here: the steps run on the connection, and in the transaction, of whoever called."""

from alembic import context

from tento.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
