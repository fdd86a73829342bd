"""The defender deploys first and in secret. [27.14, SC-S1-02]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.deployment.frames import Deploy, Deployment, Placed
from flagplot.games.war_in_the_pacific.deployment.installations import fort_options, transferred
from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.marks import ASHORE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def begin(play: Campaign) -> Deployment:
    """An invasion is announced, so the defender deploys in this game-turn. [WPA-TDP-01, WPA-TDP-06]"""
    play.news("an invasion of the island is imminent")
    return Deployment(seats=(SEATS[JAPAN],), stacks=[[Deploy()]])


def defenders(play: Campaign) -> list[int]:
    """The units to be deployed: those of the scenario, whole."""
    return [
        number for number, unit in enumerate(play.tables.ground) if unit.side == JAPAN and unit.part_of < 0
    ]


def historical(play: Campaign) -> Placed:
    """Where they stood in November 1943. [SC-S1-02]"""
    entries, prefix = {entry.id: entry.at for entry in play.tables.card.ground}, play.island.printed.prefix
    return tuple((unit, play.island.place(prefix + entries[play.id(unit)])) for unit in defenders(play))


def room(play: Campaign, placed: Placed, unit: int, hex: int) -> bool:
    """Whether the stacking limit lets a unit stand in a hex beside those placed. [WPA-TAC-07]"""
    steps = sum(play.unit(one).steps for one, at in placed if at == hex and one != unit)
    return steps + play.unit(unit).steps <= play.limit(hex)


class DeployStep(Step[Campaign, Deploy]):
    """Units are placed until all are, and moved about as long as the defender likes. [SC-S1-02]"""

    def seats(self, play: Campaign, frame: Deploy) -> tuple[str, ...]:
        """The defender."""
        return (SEATS[JAPAN],)

    def prompt(self, play: Campaign, frame: Deploy, seat: str) -> str:
        """The question."""
        left = len(defenders(play)) - len(frame.placed)
        if not left:
            return "All units are placed. Move them about, or done."
        return f"Place your units in secret: {counted(left, 'unit')} left."

    def legal(self, play: Campaign, frame: Deploy, seat: str) -> list[Action]:
        """Every hex with room for a unit; done when all are placed."""
        there, units = dict(frame.placed), defenders(play)
        free = {hex: play.limit(hex) for hex in play.island.places}
        for unit, hex in frame.placed:
            free[hex] -= play.unit(unit).steps
        found = [act("historical")]
        for unit in units:
            steps, here = play.unit(unit).steps, there.get(unit)
            found += [
                act("place", play.id(unit), play.label(hex))
                for hex, left in free.items()
                if hex != here and steps <= left
            ]
        return [*found, act("done")] if len(there) == len(units) else found

    def do(self, play: Campaign, frame: Deploy, seat: str, action: Action) -> None:
        """Place a unit, take the historical places, or hand the deployment in."""
        if action.verb == "done":
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Deployment)
            lanes.placed = frame.placed
            return
        if action.verb == "historical":
            frame.placed = historical(play)
            play.emit(Note(what="the historical places are taken", audience=(seat,)))
            return
        unit, hex = play.tables.number[str(action.args[0])], play.island.place(str(action.args[1]))
        others = {one: at for one, at in frame.placed if one != unit}
        frame.placed = tuple(sorted({**others, unit: hex}.items()))
        play.emit(Note(what=f"{the(action.args[0])} is placed in {the(action.args[1])}", audience=(seat,)))

    def why_not(self, play: Campaign, frame: Deploy, seat: str, action: Action) -> Refusal | None:
        """Stacking, or a unit that is still to be placed."""
        if action.verb == "done":
            return illegal("SC-S1-02", "every unit must be placed first")
        if action.verb != "place":
            return None
        unit, hex = play.tables.number[str(action.args[0])], play.island.place(str(action.args[1]))
        if unit not in defenders(play):
            return illegal(
                "SC-S1-02", f"{the(action.args[0])} does not defend the island", str(action.args[0])
            )
        if not room(play, frame.placed, unit, hex):
            steps = counted(play.limit(hex), "step")
            return illegal("WPA-TAC-07", f"{the(action.args[1])} has room for {steps}", str(action.args[1]))
        return illegal("SC-S1-02", f"{the(action.args[0])} stands there already", str(action.args[0]))


class DeploymentStep(Step[Campaign, Deployment]):
    """All is written down: units, forts, airfield and batteries are on the map. [WPA-TDP-18, WPA-CBT-11]"""

    def run(self, play: Campaign, frame: Deployment) -> None:
        """Lay it out and go on."""
        play.pop()
        deploy(play, frame.placed)
        play.note(f"{the(SEATS[JAPAN])} has deployed")


def deploy(play: Campaign, placed: Placed) -> None:
    """Put units and installations on the map; the defender controls every hex. [WPA-TAC-10]

    The fort of the island covers all steps, so every hex that is held has an intact fort as large as its
    steps. [WPA-TDP-28, SC-S1-02]
    """
    state, card, island = play.state, play.tables.card, play.island
    for unit, hex in placed:
        state.place[unit] = hex
        state.steps[unit] = play.unit(unit).steps
        play.mark(unit, ASHORE)
    strength, size = card.fort
    fortified, level = fort_options(strength, size, play.total(play.ashore(JAPAN)))[0]
    for hex in island.places:
        steps = min(play.total(play.at(hex, JAPAN)), fortified)
        if steps:
            play.set_fort(hex, (JAPAN, level, steps, 0, 0))
            fortified -= steps
        elif island.beach(hex):  # an open beach shows one unit [WPA-TDP-07]
            play.show(play.at(hex, JAPAN)[:1])
    lay_installations(play)


def lay_installations(play: Campaign) -> None:
    """Airfield and batteries; damage they had on the main map comes with them. [WPA-TDP-31, SC-S1-02]"""
    state, card, island = play.state, play.tables.card, play.island
    prefix = island.printed.prefix
    batteries = {island.place(prefix + label): strength for label, strength in card.batteries.items()}
    hits = transferred(0, list(batteries.values()))
    state.batteries = {
        hex: (strength, hit, 0, 0)
        for (hex, strength), hit in zip(sorted(batteries.items()), hits, strict=True)
    }
    state.airfields = {island.place(prefix + island.printed.airfield): 0}
    state.control = dict.fromkeys(island.places, JAPAN)
