"""How well a bot plays its seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("level", sa.String(40), server_default="random", nullable=False))


def downgrade() -> None:
    """Carry the schema one step back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("level")
