"""Answers that only the seat knows of that gave them, and the changes that only it sees."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    with op.batch_alter_table("log", schema=None) as batch_op:
        batch_op.add_column(sa.Column("private", sa.Boolean(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("apart", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("apart", sa.JSON(none_as_null=True), nullable=True))
        batch_op.add_column(sa.Column("private", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_column("private")
        batch_op.drop_column("apart")
    with op.batch_alter_table("log", schema=None) as batch_op:
        batch_op.drop_column("apart")
        batch_op.drop_column("private")
