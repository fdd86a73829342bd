"""Fleets that change hands: the French after the fall of France, the Italian after the surrender."""
