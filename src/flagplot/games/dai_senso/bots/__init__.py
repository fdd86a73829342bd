"""Opponents for Dai Senso!: one planner for each concern of a front commander."""
