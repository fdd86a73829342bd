"""The sequence of play: rounds, turns, phases, victory."""
