"""China: seven Minor Countries on two sides, and HQs that lead all of one side. [DSA-GL-06, DSB-MN-09]"""

from __future__ import annotations

from typing import Final

from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import SOVIET, WESTERN

CHINA: Final = frozenset(one.id for one in standard().countries.minors if one.chinese)
# nationality on the counter of a pan-national HQ -> the faction whose Chinese Countries it leads
PAN_NATIONAL: Final = {"western_chinese": WESTERN, "soviet_chinese": SOVIET}
