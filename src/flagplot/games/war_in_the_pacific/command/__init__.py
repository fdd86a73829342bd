"""Activation, and units split and joined. [27.11, 27.13, 29.2, SC-S1-03]"""
