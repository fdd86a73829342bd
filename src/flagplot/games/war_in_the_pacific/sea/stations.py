"""Dummy task forces and Subrons are placed in secret before the first game-turn; task forces again before the
first of each later cycle. [8.3, 22.2, SC-S2-03]
"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import Station, Stations
from flagplot.games.war_in_the_pacific.sea.ships import DUMMY_SPEED
from flagplot.games.war_in_the_pacific.sea.state import Boats, TaskForce
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, choice
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

DECOYS = 100  # numbers of dummy Subrons: 100 and on for Japan, 200 and on for the Allies
LETTERS = "JU"  # task forces of Japan and of the United States
NUMBERS = 40  # of task forces a side has [BR-8-01]


def begin(play: Campaign) -> Stations:
    """Both sides place their dummies."""
    return Stations(seats=SEATS, stacks=[[Station(JAPAN)], [Station(ALLIED)]])


def renew(play: Campaign) -> None:
    """A new cycle: each side may again have as many dummies as the scenario allows. [BR-8-03]"""
    card, known = play.sea_card.dummies, play.sea.forces.values()
    if not any(card.values()):
        return
    japan, allied = (
        max(card[seat] - sum(one.dummy and one.side == side for one in known), 0)
        for side, seat in enumerate(SEATS)
    )
    play.sea.dummies = (japan, allied)
    play.push(begin(play))


def places(play: Campaign, side: int) -> list[int]:
    """Where dummies begin: in the own half of the map, later in friendly ports. [BR-8-03, SC-S2-03]"""
    if not play.state.turn:
        return half(play, side)
    return [hex for hex in sorted(play.tables.bases) if play.friendly_port(hex, side)]


def half(play: Campaign, side: int) -> list[int]:
    """The sea hexes of a side's own half of the map: Japan the west. [SC-S2-03]"""
    chart = play.chart
    return [hex for hex in sorted(chart.sea) if (hex in chart.west) == (side == JAPAN)]


def may_stay(play: Campaign, side: int) -> list[str]:
    """Task forces of a side that may begin with another. [SC-S2-09]"""
    known = play.sea.forces
    return [
        label
        for label, host in play.sea_card.stays.items()
        if label in known and host in known and known[label].side == side
    ]


class StationStep(Step[Campaign, Station]):
    """A side places dummies until it has enough of it."""

    def seats(self, play: Campaign, frame: Station) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Station, seat: str) -> str:
        """The question."""
        forces = play.sea.dummies[frame.side] - len(frame.forces)
        boats = play.sea.decoys[frame.side] - len(frame.boats)
        left = f"{counted(forces, 'dummy task force')} and {counted(boats, 'dummy Subron')} left"
        where = "in your ports" if play.state.turn else "in your half of the map"
        return f"Place dummies in secret {where} ({left}), or done."

    def legal(self, play: Campaign, frame: Station, seat: str) -> Answers:
        """Every hex where they may begin, and done."""
        labels = [play.label(hex) for hex in places(play, frame.side)]
        forces = labels if len(frame.forces) < play.sea.dummies[frame.side] else []
        boats = labels if len(frame.boats) < play.sea.decoys[frame.side] else []
        stays = [label for label in may_stay(play, frame.side) if label not in (frame.stays or ())]
        found = [choice("stay-with", [label], [play.sea_card.stays[label]]) for label in stays]
        return Answers(choice("dummy", forces), choice("decoy", boats), *found, choice("done"))

    def do(self, play: Campaign, frame: Station, seat: str, action: Action) -> None:
        """Place one, or hand it in."""
        if action.verb == "done":
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Stations)
            forces, boats = list(lanes.forces), list(lanes.boats)
            forces[frame.side], boats[frame.side] = frame.forces, frame.boats
            lanes.forces, lanes.boats = (forces[0], forces[1]), (boats[0], boats[1])
            if frame.stays:
                lanes.stays = frame.stays
            return
        if action.verb == "stay-with":
            frame.stays = (*(frame.stays or ()), str(action.args[0]))
            return
        hex = play.hex(str(action.args[0]))
        what = "a dummy task force" if action.verb == "dummy" else "a dummy Subron"
        if action.verb == "dummy":
            frame.forces = (*frame.forces, hex)
        else:
            frame.boats = (*frame.boats, hex)
        play.note(f"{what} is placed in {the(action.args[0])}", (seat,))

    def why_not(self, play: Campaign, frame: Station, seat: str, action: Action) -> Refusal | None:
        """None left, or the wrong place."""
        if action.verb == "stay-with":
            return illegal("SC-S2-09", f"{action.args[0]} may not begin with {action.args[1]}")
        if action.verb not in ("dummy", "decoy"):
            return None
        label = str(action.args[0])
        if play.hex(label) not in places(play, frame.side):
            if play.state.turn:
                return illegal("BR-8-03", f"{the(label)} is no port of yours", label)
            clause = "SC-S2-03" if play.tables.land is None else "BR-8-03"
            return illegal(clause, f"{the(label)} is no sea hex of your half of the map", label)
        rule = "BR-8-03" if action.verb == "dummy" else "BR-22-02"
        return illegal(rule, "no more of them are left")


class StationsStep(Step[Campaign, Stations]):
    """Both have placed what they wanted to."""

    def run(self, play: Campaign, frame: Stations) -> None:
        """Put the dummies on the map; they are hidden as all task forces are. [SC-S2-02, BR-14-01]

        The Guard Force may stay with the Main Body. [SC-S2-09]
        """
        play.pop()
        sea = play.sea
        for label in frame.stays or ():
            play.set_force(label, hex=play.force(play.sea_card.stays[label]).hex)
        for side in (JAPAN, ALLIED):
            for hex in frame.forces[side]:
                label = free_label(play, side)
                sea.forces = dict(sorted({**sea.forces, label: dummy(side, hex, label)}.items()))
            for at, hex in enumerate(frame.boats[side]):
                sea.boats = {**sea.boats, DECOYS * (side + 1) + at: Boats(hex, 0, True)}
        japan, allied = (sea.dummies[side] - len(frame.forces[side]) for side in (JAPAN, ALLIED))
        sea.dummies, sea.decoys = (japan, allied), (0, 0)


def dummy(side: int, hex: int, label: str) -> TaskForce:
    """A task force without ships. [BR-8-03]"""
    return TaskForce(side=side, hex=hex, name=f"Dummy {label}", dummy=True, speed=DUMMY_SPEED)


def free_label(play: Campaign, side: int) -> str:
    """The first number of a side that no task force has. [BR-8-01]"""
    taken = {*play.sea.forces, *(force.label for force in play.tables.card.task_forces)}
    for number in range(1, NUMBERS + len(taken)):
        label = f"{LETTERS[side]}{number}"
        if label not in taken:
            return label
    return f"{LETTERS[side]}{NUMBERS + len(taken)}"
