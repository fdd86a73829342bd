"""Generals and admirals who lead on land: who controls, what his ratings give, what becomes of him. [26]"""
