"""Open Ports, on which supply lines cross the sea. [glossary]"""

from __future__ import annotations

from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.play import War


def open_ports(war: War, faction: int) -> int:
    """The Open Ports of a faction, as a set in a number. [DSA-GL-26]

    Nothing else opens a port than what is named, least of all control. [DSA-GL-27, DSA-RD-07]
    """
    occupation = war.occupation
    # a friendly ground unit, Airdrop, Detachment or Logistics marker, supplied or not [DSA-GL-26a]
    opened = occupation.opening[faction]
    # or a friendly active Country [DSA-GL-26b], which a Dependent is not [DSA-GL-28]
    opened |= war.lands.friendly[faction].mask
    # the same counters of enemies close it [DSA-GL-29, DSA-GL-29a], and Air units [DSA-GL-29b]
    closed = occupation.enemy(occupation.opening, faction) | occupation.enemy(occupation.air, faction)
    return ground().ports & opened & ~closed
