"""Air Phases: plots, strike sequence, air combat, attacks on ships and bases. [3.2, 4-7, 10-12, 15]"""
