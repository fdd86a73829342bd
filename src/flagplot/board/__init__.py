"""Graphs and geometry shared by games."""
