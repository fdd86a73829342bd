"""Admirals' War: the naval war of 1939 to 1945 in both oceans. Chapter by chapter in the order of the rules.

``turn`` set-up, calendar, reinforcements, repairs, victory; ``moves`` everything that sails and flies;
``combat`` the fights; ``shores`` convoys, landings, control, surprise attacks; ``fleets`` the French and
Italian fleets that change hands.
"""

from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.tables import standard

GAME = AdmiralsWar(standard())

__all__ = ["GAME", "AdmiralsWar"]
