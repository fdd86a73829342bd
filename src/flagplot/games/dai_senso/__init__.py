"""Dai Senso!: Asia and the Pacific, 1937 to V-J Day. Chapter by chapter in the order of the rules.

``turn`` the order of play, set-up, victory; ``support`` air and naval power; ``organization`` units combined
and broken down; ``movement`` and ``combat``. Beside them what all chapters ask: ``lands`` (who owns what),
``zones`` of control, ``stacking``, ``supply``, ``bases``, ``weather``.
"""

from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.tables import standard_tables

GAME = DaiSenso(standard_tables())

__all__ = ["GAME", "DaiSenso"]
