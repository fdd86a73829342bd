"""Steps of the schema, in order; run by Alembic at every start of a server."""
