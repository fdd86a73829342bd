"""Beachheads from their placement to the landing, kept or given up. [2.2.2, 2.2.3.4, 2.2.5, 4.1.3]"""
