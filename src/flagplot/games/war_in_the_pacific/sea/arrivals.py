"""Task forces that appear during the scenario. [SC-G-02]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.names import agreed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import setup
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy


def arrive(play: Campaign) -> None:
    """Ships due in this game-turn sortie as a task force, with full tanks. [SC-S2-01]"""
    if not play.state.turn:
        return
    before = set(play.sea.forces)
    setup.arrive(play.tables, play.state, play.sea, play.state.turn)
    for label in sorted(play.sea.forces):
        if label not in before:
            place(play, label)
            force = play.force(label)
            play.news(f"{force.name} {agreed(force.name, 'arrives')}", (SEATS[force.side],))


def place(play: Campaign, label: str) -> None:
    """Where the enemy holds the place, it arrives in the nearest friendly port.

    At sea it arrives in the nearest free hex of the same edge. [SC-G-02]
    """
    force, chart = play.force(label), play.chart
    if force.hex in play.tables.bases:
        ports = [hex for hex in play.tables.bases if play.friendly_port(hex, force.side)]
        if force.hex not in ports and ports:
            play.set_force(label, hex=min(ports, key=lambda hex: (chart.distance(force.hex, hex), hex)))
        return
    if play.forces_at(force.hex, enemy(force.side)):
        edges = set(chart.edges.get(force.hex, ()))
        free = [
            hex
            for hex in chart.sea
            if edges & set(chart.edges.get(hex, ())) and not play.forces_at(hex, enemy(force.side))
        ]
        if free:
            play.set_force(label, hex=min(free, key=lambda hex: (chart.distance(force.hex, hex), hex)))
