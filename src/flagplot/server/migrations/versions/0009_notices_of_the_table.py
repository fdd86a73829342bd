"""Notices of a table as what happened to whom, no longer in words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on; what was kept in words stays so."""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("notice", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("notice")
