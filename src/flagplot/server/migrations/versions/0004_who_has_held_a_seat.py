"""A seat remembers who has held it: what its hand shows is not for everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("held", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("held")
