"""Barges: along the coast, by night, without fuel. [9.9, SC-S3-06]"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.waters import Waters
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.memory import remember

BARGE = "BARGE"
COAST = "C"


def aboard(play: Campaign, label: str) -> list[int]:
    """The barges of a task force."""
    return [ship for ship in play.force(label).ships if play.tables.ships[ship].type == BARGE]


def alone(play: Campaign, label: str) -> bool:
    """Whether a task force is nothing but barges: it needs no fuel. [BR-9-09]"""
    return bool(play.force(label).ships) and len(aboard(play, label)) == len(play.force(label).ships)


def waters(play: Campaign, label: str) -> Waters:
    """Where a task force can sail: with barges only along the coast. [BR-9-09]"""
    return _coasts(play.chart) if aboard(play, label) else play.chart


def coast(play: Campaign, label: str) -> Container[int]:
    """The hexes a task force may enter: with barges coastal ones only. [BR-9-09]"""
    rows, sea = standard().rows, play.chart.sea
    return [hex for hex in sea if rows[hex].kind == COAST] if aboard(play, label) else sea


@remember(4)
def _coasts(chart: Waters) -> Waters:
    rows = standard().rows
    sea = {
        hex: tuple(other for other in near if rows[other].kind == COAST) for hex, near in chart.sea.items()
    }
    return replace(chart, sea=sea)


def vanish(play: Campaign) -> None:
    """At the end of a cycle barges that are neither in a port nor linked are gone. [BR-9-09]"""
    for label in sorted(play.sea.forces):
        found = aboard(play, label)
        if not found or play.in_port(label):
            continue
        force = play.force(label)
        if any(force.hex in net for net in links.nets(play, force.side).values()):
            continue
        rest = tuple(ship for ship in force.ships if ship not in found)
        play.sea.left = (*play.sea.left, *found)
        play.note(f"the barges of {force.name} are gone", (SEATS[force.side],))
        if rest:
            play.set_force(label, ships=rest)
        else:
            play.drop_force(label)
