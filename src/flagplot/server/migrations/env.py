"""Alembic's way in: run the migrations on the connection it is given."""

from alembic import context

from flagplot.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
