"""Tables that strangers may join, and such that can be watched without an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on; tables from before stay closed."""
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("public", sa.Boolean(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("listed", sa.Boolean(), nullable=False, server_default="0"))
        batch_op.create_index(op.f("ix_games_listed"), ["listed"])


def downgrade() -> None:
    """Carry the schema one step back; without a copy of the table, which would take everything with it."""
    op.drop_index(op.f("ix_games_listed"), "games")
    op.drop_column("games", "listed")
    op.drop_column("games", "public")
