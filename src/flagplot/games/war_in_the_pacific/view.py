"""The board as one viewer sees it: hexes of the island, task forces, tracks."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific import hidden
from flagplot.games.war_in_the_pacific.ground.view import unit_doc
from flagplot.games.war_in_the_pacific.landing.steps import lines
from flagplot.games.war_in_the_pacific.names import KINDS, PHASES, UNKNOWN
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import view as at_sea
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.turn import victory
from flagplot.games.war_in_the_pacific.turn.frames import GameTurn, TurnStage
from flagplot.games.war_in_the_pacific.units import RUNGS, SUNK
from flagplot.kernel.words import counted, the

# frames of a phase whose tag is another word than its id
_TAGS = {"joint_assault": "assault", "segment": "ground", "engineer": "engineering"}


def places(play: Campaign, viewer: str | None) -> dict[str, dict[str, Any]]:
    """Every hex of the island, and the task forces with their ships; or what is seen of the main map."""
    if play.tables.waters is not None:
        return at_sea.places(play, viewer)
    shown = {play.label(hex): _hex(play, hex, viewer) for hex in play.island.places}
    for force in play.tables.card.task_forces:
        shown[force.label] = {"name": force.name, "units": _force(play, force.label)}
    return shown


def _hex(play: Campaign, hex: int, viewer: str | None) -> dict[str, Any]:
    state, cell = play.state, play.island.cell(hex)
    doc: dict[str, Any] = {
        "name": f"hex {cell.hex}",
        "owner": SEATS[state.control[hex]],
        "limit": play.limit(hex),
        "units": [unit_doc(play, unit) for unit in state.place.where(hex) if hidden.sees(play, unit, viewer)],
    }
    unseen = [unit for unit in play.at(hex, JAPAN) if not hidden.sees(play, unit, viewer)]
    if unseen:
        doc["units"].append(_unseen(play, hex, play.total(unseen)))
    if hex in state.forts:
        doc["fort"] = _fort(play, hex, viewer)
    if hex in state.batteries:
        strength, damage, suppressed, _ = state.batteries[hex]
        doc["battery"] = {"strength": strength - damage, "suppressed": bool(suppressed)}
    if hex in state.airfields:
        doc["airfield"] = {"level": play.island.printed.airfield_level, "damage": RUNGS[state.airfields[hex]]}
    return doc


def _fort(play: Campaign, hex: int, viewer: str | None) -> dict[str, Any]:
    """A fort; unseen it is shown as level 1. [WPA-TDP-10, SC-S1-02]"""
    owner = SEATS[play.state.forts[hex][0]]
    shown = hidden.fort_shown(play, hex, viewer)
    if shown is None:
        return {"side": owner, "level": 1, "seen": False}
    strength, size, damage = shown
    return {"side": owner, "level": strength - damage, "size": size, "damage": damage, "seen": True}


def _unseen(play: Campaign, hex: int, steps: int) -> dict[str, Any]:
    """Troops of which only the steps are shown. [WPA-TDP-09]"""
    return {
        "id": f"{UNKNOWN}-{play.label(hex)}", "owner": SEATS[JAPAN], "kind": UNKNOWN, "count": 1,
        "steps": steps, "name": KINDS[UNKNOWN], "text": f"{KINDS[UNKNOWN]}, {counted(steps, 'step')}",
    }  # fmt: skip


def _force(play: Campaign, label: str) -> list[dict[str, Any]]:
    """The ships of a task force, each followed by whom it carries."""
    found = []
    for number, ship in enumerate(play.tables.ships):
        if ship.tf != label:
            continue
        damage = play.state.damage[number]
        state = "sunk" if damage == SUNK else f"damage {damage}" if damage > ship.damaged else ""
        text = f"{ship.name}, {state}" if state else ship.name
        doc = {
            "id": ship.id, "owner": SEATS[ALLIED], "kind": ship.type, "count": 1, "name": ship.name,
            "damage": damage, "shots": play.state.shots[number], "text": text,
        }  # fmt: skip
        found += [doc, *(unit_doc(play, unit) for unit in play.state.place.where(aboard(number)))]
    return found


def phase(play: Campaign) -> str:
    """The part of the game-turn that is played."""
    tags = (str(frame.__struct_config__.tag) for frame in play.state.frames)
    found = next((id for tag in tags if (id := _TAGS.get(tag, tag)) in PHASES), "")
    if found:
        return PHASES[found]
    base = play.state.frames[0] if play.state.frames else None
    return "Rally" if isinstance(base, GameTurn) and base.stage == TurnStage.END else ""


def tracks(play: Campaign, viewer: str | None) -> dict[str, Any]:
    """Date, phase and points; command points are for the Allies alone. [BR-1-07]"""
    if play.tables.waters is not None:
        return at_sea.tracks(play, viewer, phase(play))
    score = victory.score(play)
    found = {
        "round": play.state.turn + 1,
        "turn": play.tables.card.date(play.state.turn),
        "phase": phase(play),
        "points": {"allied": score.allied, "japan": score.japan},
        "steps_lost": victory.steps_lost(play),
    }
    if hidden.privy(play.state, ALLIED, viewer):
        found["command_points"] = play.state.cp
    return found


def panels(play: Campaign, viewer: str | None) -> dict[str, Any]:
    """What is always shown: the aircraft and the plan to the Allies, generals to everybody."""
    if play.tables.waters is not None:
        return at_sea.panels(play, viewer)
    found: dict[str, Any] = {"leaders": _leaders(play, viewer)}
    if hidden.privy(play.state, ALLIED, viewer):
        found["air_points"] = {
            air.id: {"points": play.state.points[number], "flown": play.state.flown[number]}
            for number, air in enumerate(play.tables.air)
        }
        if play.state.plan:
            found["landing_plan"] = lines(play, play.state.plan)
    return found


def _leaders(play: Campaign, viewer: str | None) -> dict[str, str]:
    """Where generals are, with references, as far as a viewer can see the troops beside them."""
    found = {}
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        if with_ < 0:
            found[leader.id] = {-1: "at his post", -2: "lost", -3: "away"}[with_]
        elif play.state.steps[with_] and hidden.sees(play, with_, viewer):
            found[leader.id] = f"with {the(play.id(with_))}"
    return found
