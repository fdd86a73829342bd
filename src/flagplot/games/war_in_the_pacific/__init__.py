"""War in the Pacific, second edition: the war of 1941 to 1945. Chapter by chapter in the order of the rules.

So far its map (``board``) and the tactical island of Tarawa: ``turn`` the order of play, set-up, victory;
``deployment``; ``fire`` bombardment from sea and air, batteries; ``landing``; ``command`` activation;
``ground`` movement; ``combat``; ``engineering`` forts; ``leaders``.
"""

from flagplot.games.war_in_the_pacific.game import WarInThePacific

GAME = WarInThePacific()

__all__ = ["GAME", "WarInThePacific"]
