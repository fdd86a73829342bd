"""The game-turn: its order, set-up, rally, and the end. [3, SC-S1]"""
