"""Airfields that somebody else has begun. [SC-S3-07]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.words import the

AMERICANS = ("US Army", "USMC")


def builds(play: Campaign, unit: int) -> bool:
    """Whether a unit can finish it: US engineers and marines. [SC-S3-07]"""
    printed = play.unit(unit)
    return printed.nation == "USMC" or (printed.nation in AMERICANS and printed.engineers)


def finish(play: Campaign) -> None:
    """After a game-turn in which US engineers or marines were there from its Ground Phase on, it has level 1.

    Nobody may fight for the hex. [SC-S3-07]
    """
    for label in play.land_card.unfinished:
        hex = play.hex(label)
        if play.tables.bases[hex].airfield or play.state.control[hex] != ALLIED or play.at(hex, JAPAN):
            continue
        crew = [unit for unit in play.at(hex, ALLIED) if builds(play, unit)]
        if any(play.war.stood.get(unit) == hex for unit in crew):
            play.rework(fields=dict(sorted({**play.works.fields, hex: 1}.items())))
            play.state.airfields = dict(sorted({**play.state.airfields, hex: 0}.items()))
            play.news(f"the airfield of {the(label)} is finished")
