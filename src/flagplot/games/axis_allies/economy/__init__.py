"""Phases 1, 5 and 6: purchase, mobilisation, income; and what control of territory brings."""
