"""Step 6 of a battle: press on or retreat; and staying or leaving when a sea battle just stops."""

from __future__ import annotations

from flagplot.games.axis_allies.combat import strip
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.events import Retreated
from flagplot.games.axis_allies.pieces import Status, look, make, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friendly_territory, hostile_zone
from flagplot.games.axis_allies.text import force_text
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

PRESS, STAY = Action("press"), Action("stay")


def spaces(war: War, frame: Battle) -> list[int]:
    """Where attacking ships or overland units may retreat to.

    An adjacent space, friendly now, from which an attacker moved in; for ships it must also have been
    friendly when the turn began. Where a unit came from counts even if it has been lost since; if no ship
    moved in, there is nowhere to go. [P40-RET-02, P40-RET-06, P40-AMP-28, A50-RET-02, A50-AMP-20]
    """
    state, board, here, power = war.state, war.board, frame.space, frame.power
    sea, near = board.sea[here], board.near_mask[here]
    found = []
    # the last space each attacker was in, but aircraft [P40-RET-07, A50-RET-07, A50-RET-08, A50-RET-09]
    for space in state.origins.get(here, ()):
        if board.sea[space] is not sea or not near >> space & 1:
            continue
        if sea:  # [P40-RET-03, A50-RET-03]
            if space in state.turn_friendly_zones and not hostile_zone(war, space, power):
                found.append(space)
        elif friendly_territory(war, space, power):
            found.append(space)
    return sorted(found)


def _parts(war: War, frame: Battle) -> tuple[bool, bool, bool]:
    """Whether the attacker has land units from the sea, aircraft, and units that need a retreat space."""
    kinds = war.board.kinds
    seaborne = air = others = False
    for piece in frame.attackers:
        seen = look(piece)
        if kinds[seen.kind].air:
            air = True
        elif seen.status is Status.SEABORNE:
            seaborne = True
        else:
            others = True
    return seaborne, air, others


def options(war: War, frame: Battle) -> list[Action]:
    """Every way for the attacker to break off now; only the attacker ever may, at the end of a round.

    All land and sea units go to one space, with them the aircraft leave the battle; aircraft alone need
    no space. In an assault the units from the sea fight on, and aircraft leave by themselves only if no
    overland unit is there. [P40-RET-01, P40-AMP-27, A50-RET-01, A50-RET-06, A50-RET-10]
    """
    # units from the sea are no reason to go and never go [P40-AMP-26, A50-AMP-19, A50-AMP-25]
    seaborne, air, others = _parts(war, frame)
    verb = "withdraw" if seaborne else "retreat"
    if others:  # all to one space, aircraft too, or nobody [P40-RET-04, P40-AMP-29, A50-RET-12, A50-AMP-21]
        return [Action(verb, (war.name(space),)) for space in spaces(war, frame)]
    return [Action(verb, ("air",))] if air else []  # [P40-RET-08, A50-RET-09]


def carry_out(war: War, frame: Battle, action: Action) -> None:
    """Take the retreating units off the strip; units that came by sea stay on it.

    Aircraft stay in the contested space until noncombat movement. [P40-AMP-29, A50-RET-04, A50-AMP-21]
    """
    here, target = frame.space, action.args[0]
    space = here if target == "air" else war.board.space_of[str(target)]
    kinds = war.board.kinds
    gone: dict[int, int] = {}
    stay: dict[int, int] = {}
    for piece, number in frame.attackers.items():
        seen = look(piece)
        if seen.status is not Status.SEABORNE:  # [P40-AMP-26, A50-AMP-19]
            air = kinds[seen.kind].air  # [P40-RET-05, P40-AMP-30, A50-RET-05]
            strip.withdraw(war, frame, piece, number, here if air else space)
            if air:
                stay = plus(stay, make(seen.owner, seen.kind), number)
            else:
                gone[piece] = number
    war.emit(
        Retreated(
            power=war.seat(frame.power),
            space=war.name(here),
            to=war.name(space),
            units=force_text(war.board, gone, frame.power) if gone else "",
            aloft=force_text(war.board, stay, frame.power) if stay else "",
        )
    )


def refusal(war: War, frame: Battle, action: Action) -> Refusal | None:
    """Why the attacker may not retreat like that."""
    if action.verb not in ("retreat", "withdraw") or len(action.args) != 1:
        return None
    seaborne, _, others = _parts(war, frame)
    if seaborne and action.verb == "retreat":
        text = "units that came by sea never retreat; 'withdraw' takes the others out of the assault"
        return illegal("P40-AMP-26", text)
    if not seaborne and action.verb == "withdraw":
        text = "'withdraw' is for an assault: overland units and aircraft leave, units from the sea fight on"
        return illegal("P40-AMP-27", f"{text}; here all leave together with 'retreat'")
    if action.args[0] == "air" and others:
        if seaborne:
            return illegal("P40-AMP-29", "aircraft leave an assault alone only without overland units")
        return illegal("P40-RET-02", "all attackers retreat together, to one space")
    name = str(action.args[0])
    if name == "air":
        return None
    if name not in war.board.space_of:
        return unknown("space", name, war.board.space_ids)
    if not others:
        return illegal("P40-RET-05", "aircraft that break off stay where they are until noncombat movement")
    space = war.board.space_of[name]
    if space not in war.state.origins.get(frame.space, ()):
        return illegal("P40-RET-02", f"no attacker came from {the(name)}", name)
    if war.board.sea[space] and space not in war.state.turn_friendly_zones:
        return illegal("P40-RET-03", f"{the(name)} was not friendly when the turn began", name)
    return illegal("P40-RET-02", f"{the(name)} is not friendly", name)
