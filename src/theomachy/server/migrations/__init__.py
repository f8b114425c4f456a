"""Alembic's scripts. They run when the server starts."""
