"""Phases 2 and 4: combat and noncombat movement."""
