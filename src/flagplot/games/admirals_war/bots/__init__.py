"""Opponents for Admirals' War: one planner for each concern of an admiral, and a search over whole plans."""
