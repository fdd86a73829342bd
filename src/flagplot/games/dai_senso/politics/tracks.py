"""The European Situation Value, the US Commitment Level, and who leads the government.

[13.8.5, 14.14, 14.22, 14.44]
"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.games.dai_senso.politics.affairs import ARMY, DELAY, GOVERNMENT, HOLDING, NAVY
from flagplot.kernel.state import Outcome

LOWEST_ESV, HIGHEST_ESV = -5, 5
HIGHEST_USCL = 4  # [DSB-MK-44_1-2]


def change_esv(war: War, by: int) -> None:
    """The marker moves a box a level, never below -5; at 5 the Axis has won; nothing after V-E Day.

    [DSB-EU-03, DSB-EU-04, DSB-MK-14_1-2, DSA-VIC-23]
    """
    if war.affairs.germany_surrendered or not by:
        return
    esv = max(LOWEST_ESV, min(HIGHEST_ESV, war.affairs.esv + by))
    war.conduct(esv=esv)
    war.note(f"the European Situation Value is now {esv}")
    if esv == HIGHEST_ESV:
        war.state.outcome = Outcome((FACTIONS[AXIS],), "the European theater collapses", "DSA-VIC-23")


def raise_uscl(war: War) -> None:
    """The USCL goes up a box, at most to 4. [DSB-MK-44_1-2, DSI-CRD-03]"""
    war.conduct(uscl=min(HIGHEST_USCL, war.affairs.uscl + 1))
    war.note(f"the US Commitment Level is now {war.affairs.uscl}")


# -- the Japanese Government -----------------------------------------------------------------------------


def leading(war: War) -> str:
    """The branch that leads: the side up in the Holding Box; nobody while the marker is away.

    [DSB-MK-22-1, DSA-CRD-26]
    """
    return war.affairs.government if markers.where(war, GOVERNMENT) == HOLDING else ""


def government_to_delay(war: War) -> None:
    """The Government marker goes from its Holding Box to the Delay Box; elsewhere it stays."""
    if leading(war):
        markers.put(war, GOVERNMENT, DELAY)
        war.note("the Japanese government falls")


def flip_government(war: War) -> None:
    """The other branch leads, if the marker is in its Holding Box."""
    if leading(war):
        war.conduct(government=NAVY if war.affairs.government == ARMY else ARMY)
        war.note(f"the {war.affairs.government} now leads the Japanese government")
