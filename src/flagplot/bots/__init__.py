"""Opponents: pure functions of what a seat sees, a seed and a budget."""

from flagplot.bots.finding import Opponent, find, levels
from flagplot.bots.player import Player
from flagplot.bots.randombot import RandomBot, random_choice

__all__ = ["Opponent", "Player", "RandomBot", "find", "levels", "random_choice"]
