"""Exact chances of the rolls of War in the Pacific; the boards of battles tell them."""
