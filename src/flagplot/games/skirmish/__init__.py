"""Skirmish: a tiny game that uses everything the kernel offers, so that the laws can be tested on it.

Two sides, red and blue, fight over the middle of a small hex map. Clause by clause: ``ledger.csv``.

Each round both sides secretly draw up to three cards, then secretly choose one at the same time. The cards
are revealed; the higher initiative goes first. A card gives a number of orders: move a unit (infantry one
hex, tanks two) or fire from one hex at another (one die for each unit in range; 5 or 6 hits, only 6 at woods
or at a side that digs). The owner chooses what is lost. A side without units loses; after the last round
whoever holds the centre wins, else whoever has more units, else nobody.
"""

from flagplot.games.skirmish.game import Skirmish

GAME = Skirmish()

__all__ = ["GAME", "Skirmish"]
