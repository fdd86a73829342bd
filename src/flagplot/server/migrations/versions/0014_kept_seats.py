"""A seat may be kept for somebody: for those who are asked to play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the schema one step on; so far open seats are for whoever is invited."""
    op.add_column("seats", sa.Column("kept", sa.String(24), nullable=True))
    op.create_index(op.f("ix_seats_kept"), "seats", ["kept"])


def downgrade() -> None:
    """Carry the schema one step back."""
    op.drop_index(op.f("ix_seats_kept"), "seats")
    op.drop_column("seats", "kept")
