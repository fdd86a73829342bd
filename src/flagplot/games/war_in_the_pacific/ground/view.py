"""Ground units as one viewer sees them; and the stacks on the land of the main map."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.names import KINDS, UNKNOWN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS, SEATS
from flagplot.kernel.words import counted


def unit_doc(play: Campaign, unit: int) -> dict[str, Any]:
    """A ground unit as it stands there."""
    printed, steps = play.unit(unit), play.state.steps[unit]
    broken, active = play.is_(unit, BROKEN), play.is_(unit, ACTIVE)
    text = f"{printed.name}, quality {printed.tq}, {counted(steps, 'step')}"
    text += ", broken" if broken else ""
    text += "" if active else ", not activated"
    doc: dict[str, Any] = {
        "id": printed.id, "owner": SEATS[printed.side], "kind": printed.kind, "count": 1,
        "name": printed.name, "nation": printed.nation, "steps": steps, "tq": printed.tq, "active": active,
        "text": text,
    }  # fmt: skip
    if broken:
        doc["broken"] = True
    leaders = [play.tables.leaders[one].name for one in play.state.leader.where(unit)]
    if leaders:
        doc["leader"] = leaders[0]
        doc["text"] += f", with {leaders[0]}"
    return doc


# -- the main map -------------------------------------------------------------------------------------------


def sees(play: Campaign, unit: int, viewer: str | None) -> bool:
    """Whether a viewer may know which unit it is: stacks of the enemy lie face down. [BR-1-07]"""
    return play.privately(unit) is None or privy(play.state, play.side(unit), viewer)


def show(play: Campaign, shown: dict[str, dict[str, Any]], viewer: str | None) -> None:
    """Add the stacks to what a viewer sees of the main map, and who controls their hexes."""
    state = play.state
    sites = {one.hex for one in play.works.projects if not one.secret or privy(state, one.side, viewer)}
    for hex in play.land.places:
        units = [unit for side in (JAPAN, ALLIED) for unit in play.at(hex, side)]
        if not units and hex not in state.forts and hex not in sites:
            continue
        label = play.label(hex)
        place = shown.setdefault(label, {"name": f"hex {label}", "units": []})
        place["owner"] = OWNERS[state.control[hex]]
        if state.control[hex] in (JAPAN, ALLIED):
            place["control"] = SEATS[state.control[hex]]
        place["units"] += [unit_doc(play, unit) for unit in units if sees(play, unit, viewer)]
        for side in (JAPAN, ALLIED):
            if any(play.side(unit) == side and not sees(play, unit, viewer) for unit in units):
                place["units"].append(_face_down(label, side))
        _show_works(play, place, hex, viewer)
        if hex in state.forts:
            owner, strength, size, damage, _ = state.forts[hex]
            place["fort"] = {
                "side": OWNERS[owner],
                "level": strength - damage,
                "size": size,
                "damage": damage,
            }


def _show_works(play: Campaign, place: dict[str, Any], hex: int, viewer: str | None) -> None:
    """Construction is marked openly, what it is only for its owner and who has reconnoitred it.

    A secret site is seen by its owner alone. [WPA-CON-01, WPA-CON-02, WPA-CON-04]
    """
    for one in play.works.projects:
        mine = privy(play.state, one.side, viewer)
        if one.hex == hex and (mine or not one.secret):
            what = one.task if mine or one.known else "construction"
            place.setdefault("construction", []).append(what)


def _face_down(label: str, side: int) -> dict[str, Any]:
    return {
        "id": f"{UNKNOWN}-{SEATS[side]}-{label}", "owner": SEATS[side], "kind": UNKNOWN, "count": 1,
        "name": KINDS[UNKNOWN], "text": KINDS[UNKNOWN],
    }  # fmt: skip
