"""The powers whose numbers are the same in both scenarios; the loader checks that the data has this order.

Germany and Japan change places in the turn order, so their numbers are asked of the board.
[A50-SEQ-02, A50-SEQ-03]
"""

USSR, UK, ITALY, USA, CHINA = 1, 3, 4, 5, 6

PLAYERS = 6  # the powers that take turns of their own come first
# by power: 0 for the Axis, 1 for the Allies [A50-GEN-01]
SIDES = (0, 1, 0, 1, 0, 1, 1)
