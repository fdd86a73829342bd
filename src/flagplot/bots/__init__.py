"""Opponents: pure functions of what a seat sees and a seed."""

from flagplot.bots.randombot import random_choice

__all__ = ["random_choice"]
