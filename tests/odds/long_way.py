"""A battle of Admirals' War the long way: situation by situation, each asked of the rules by itself."""

from __future__ import annotations

from flagplot.odds.admirals.plain import LongWay

__all__ = ["LongWay"]
