"""Opponents of War in the Pacific."""
