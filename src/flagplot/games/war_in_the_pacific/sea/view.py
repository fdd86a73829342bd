"""The main map as one viewer sees it: his own task forces, what is known of the others, bases, reports."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from flagplot.games.war_in_the_pacific import names
from flagplot.games.war_in_the_pacific.command.panels import command
from flagplot.games.war_in_the_pacific.ground import view as ashore
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.repair import view as repair
from flagplot.games.war_in_the_pacific.sea import concealment, magic, planner, plots, search, ships
from flagplot.games.war_in_the_pacific.sea.state import FULL, Squadron, TaskForce
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS, SEATS
from flagplot.games.war_in_the_pacific.turn import calendar, judging, outline
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.games.war_in_the_pacific.works.panels import works
from flagplot.kernel.language import in_words, spoken
from flagplot.kernel.words import counted

FORCE, CONTACT, SUBRON, MTB, WATCHER = "TF", "contact", "subron", "mtb", "watcher"


def places(play: Campaign, viewer: str | None) -> dict[str, dict[str, Any]]:
    """Every hex in which there is anything a viewer may see."""
    shown: dict[str, dict[str, Any]] = {}
    for hex in play.tables.bases:
        shown[play.label(hex)] = _base(play, hex, viewer)
    if play.tables.land is not None:
        ashore.show(play, shown, viewer)
    for label, force in sorted(play.sea.forces.items()):
        if privy(play.state, force.side, viewer):
            _at(play, shown, force.hex)["units"].append(force_doc(play, label, force))
    for marker, (side, hex, speed) in sorted(play.sea.shown.items()):
        if not privy(play.state, side, viewer):
            _at(play, shown, hex)["units"].append(_contact(play, marker, side, speed, viewer))
    for number, boats in sorted(
        play.sea.boats.items(), key=lambda one: (one[1].hex, plots.subron_side(play, one[0]), one[0])
    ):
        _at(play, shown, boats.hex)["units"].append(_subron(play, number, viewer))
    for number, squadron in enumerate(play.sea.mtbs.squadrons):
        _at(play, shown, squadron.hex)["units"].append(_boats(play, number, squadron, viewer))
    for hex in play.sea.watchers if privy(play.state, ALLIED, viewer) else ():
        _at(play, shown, hex)["units"].append(_watchers(play.label(hex)))
    return shown


def _at(play: Campaign, shown: dict[str, dict[str, Any]], hex: int) -> dict[str, Any]:
    label = play.label(hex)
    return shown.setdefault(label, {"name": f"hex {label}", "units": []})


def _base(play: Campaign, hex: int, viewer: str | None) -> dict[str, Any]:
    """A base: what is built there lies open, its aircraft and ships are its owner's affair. [BR-1-07]"""
    state, printed = play.state, play.tables.bases[hex]
    side = state.control[hex]
    doc: dict[str, Any] = {"name": printed.name, "owner": OWNERS[side], "units": []}
    if play.tables.land is not None and side in (JAPAN, ALLIED):
        doc["control"] = SEATS[side]
    if printed.airfield:
        doc["airfield"] = {"level": printed.airfield, "damage": RUNGS[state.airfields.get(hex, 0)]}
    if printed.port:
        doc["port"] = {"kind": printed.port, "damage": RUNGS[play.sea.ports.get(hex, 0)]}
    if printed.seaplane:
        doc["seaplane"] = {"level": printed.seaplane, "damage": RUNGS[play.sea.seaplanes.get(hex, 0)]}
    if hex in state.batteries:
        strength, damage, suppressed, _ = state.batteries[hex]
        doc["battery"] = {"strength": strength - damage, "suppressed": bool(suppressed)}
    if privy(state, side, viewer):
        doc["air"] = _aircraft(play, (hex,))
        doc["ships"] = [_ship(play, ship) for ship in play.sea.harbour.get(hex, ())]
    return doc


def force_doc(play: Campaign, label: str, force: TaskForce) -> dict[str, Any]:
    """A task force as its owner sees it."""
    text = f"{label} {force.name}: {names.MISSIONS[force.mission]}, class {force.speed}"
    text += f", {counted(len(force.ships), 'ship')}" if force.ships else ", a dummy"
    text += f", seen as contact {force.marker}" if force.marker else ", hidden"
    doc: dict[str, Any] = {
        "id": label, "owner": SEATS[force.side], "kind": FORCE, "count": 1, "name": force.name, "text": text,
        "mission": force.mission, "speed": force.speed, "fuel": FULL - force.fuel, "active": force.active,
        "dummy": force.dummy, "marker": force.marker, "located": play.located(label),
        "ships": [_ship(play, ship) for ship in force.ships],
        "admirals": [play.tables.leaders[one].name for one in force.admirals],
        "air": _aircraft(play, tuple(aboard(ship) for ship in force.ships)),
    }  # fmt: skip
    if play.tables.land is not None:
        troops = [unit for ship in force.ships for unit in play.state.place.where(aboard(ship))]
        doc["cargo"] = list(play.ids(tuple(troops)))
    return doc


def _ship(play: Campaign, ship: int) -> dict[str, Any]:
    printed, damage = play.tables.ships[ship], play.state.damage[ship]
    state = f", damage {damage}" if damage > printed.damaged else ""
    doc = {
        "id": printed.id, "name": printed.name, "kind": printed.type, "damage": damage,
        "text": f"{printed.name}{state}",
    }  # fmt: skip
    if ships.in_yard(play, ship):
        until = docks.dates(play, ship)[-1][1]
        doc |= {"repaired": until, "text": f"{printed.name}{state}, under repair until {until}"}
    return doc


def _aircraft(play: Campaign, places: tuple[int, ...]) -> list[dict[str, Any]]:
    state, found = play.state, []
    for place in places:
        for air in play.sea.based.where(place):
            if state.points[air]:
                unit = play.tables.air[air]
                found.append(
                    {
                        "id": unit.id, "type": unit.type, "points": state.points[air],
                        "flown": state.flown[air], "quality": play.air_quality(air),
                    }
                )  # fmt: skip
    return found


def _contact(play: Campaign, marker: int, side: int, speed: int, viewer: str | None) -> dict[str, Any]:
    """An enemy task force on the map: hex and class, and what has been reported about it. [BR-13-10]"""
    told = [
        {
            "phase": one.phase,
            "source": _read(one.source),
            "text": _read(search.sentence(one)),
            "age": play.sea.phase - one.phase,
            "types": [list(kind) for kind in one.types],
        }
        for one in play.sea.reports
        if one.marker == marker and viewer == SEATS[one.side]
    ]
    text = f"contact {marker}, class {speed}" + (f": {told[-1]['text']}" if told else "")
    return {
        "id": f"contact-{marker}", "owner": SEATS[side], "kind": CONTACT, "count": 1,
        "name": f"contact {marker}", "speed": speed, "reports": told, "text": text,
    }  # fmt: skip


def _read(sentence: str) -> str:
    """A sentence of a report as a player reads it, bases by their names."""

    def say(id: str) -> str:
        return names.everything().get(id, id)

    return in_words(sentence, say, say)


def _boats(play: Campaign, number: int, squadron: Squadron, viewer: str | None) -> dict[str, Any]:
    """Squadrons of boats lie open, their strength does not. [WPB-MTB-07]"""
    doc: dict[str, Any] = {
        "id": f"mtb-{number + 1}", "owner": SEATS[ALLIED], "kind": MTB, "count": 1,
        "name": f"MTB squadron {number + 1}", "text": "motor torpedo boats",
    }  # fmt: skip
    if privy(play.state, ALLIED, viewer):
        doc["points"] = squadron.points
        doc["text"] = counted(squadron.points, "motor torpedo boat")
    if privy(play.state, JAPAN, viewer) and number in play.sea.mtbs.seen:
        doc["located"] = True
    return doc


def _watchers(label: str) -> dict[str, Any]:
    """Coastwatchers, whom the Allies alone see. [see BR-13-08]"""
    return {
        "id": f"watch-{label}", "owner": SEATS[ALLIED], "kind": WATCHER, "count": 1,
        "name": "coastwatchers", "text": "coastwatchers",
    }  # fmt: skip


def _subron(play: Campaign, number: int, viewer: str | None) -> dict[str, Any]:
    """Submarines are on the map, how many there are is hidden. [BR-22-02]"""
    side, boats = plots.subron_side(play, number), play.sea.boats[number]
    doc: dict[str, Any] = {
        "id": f"subron-{play.label(boats.hex)}", "owner": SEATS[side], "kind": SUBRON, "count": 1,
        "name": "submarines", "text": "submarines",
    }  # fmt: skip
    if privy(play.state, side, viewer):
        doc["points"] = boats.points
        doc["text"] = "dummy submarines" if boats.dummy else counted(boats.points, "submarine")
    return doc


def tracks(play: Campaign, viewer: str | None, phase: str) -> dict[str, Any]:
    """Date, phase and points; what is left of Sigint is for the Allies alone."""
    score = judging.score(play)
    found: dict[str, Any] = {
        "round": play.state.turn + 1,
        "turn": f"{play.tables.card.date(play.state.turn)}, phase {play.sea.phase % 3 + 1}",
        "phase": phase,
        "phase_number": play.sea.phase % 3 + 1,
        "points": {"allied": score.allied, "japan": score.japan},
    }
    if play.sea.codes.told:
        found["intelligence"] = {"japan": play.sea.codes.japan}
    if privy(play.state, ALLIED, viewer):
        found["sigint"] = play.sea.sigint
        if play.sea.codes.allied:
            found["intelligence"] = {"allied": play.sea.codes.allied, "japan": play.sea.codes.japan}
        found["magic"] = len([chit for chit in magic.hand(play) for _ in range(play.sea.magic[chit])])
    return found


def panels(play: Campaign, viewer: str | None) -> dict[str, Any]:
    """Cards, chits, reports: each to whom it belongs."""
    found: dict[str, Any] = {"sequence": outline.outline(play)}
    if play.tables.land is not None and viewer in SEATS:
        side = SEATS.index(viewer)
        found["command"] = command(play, side)
        found["calendar"] = calendar.calendar(play, side)
        found["works"] = works(play, side)
    for side in (JAPAN, ALLIED):
        if privy(play.state, side, viewer):
            shown = concealment.too_many(play, side)
            found[f"cards_{SEATS[side]}"] = [plan_doc(play, label, shown) for label in play.forces_of(side)]
    if privy(play.state, ALLIED, viewer):
        found["magic"] = dict(sorted(play.sea.magic.items()))
        read = [label for label in play.sea.seen_cards if label in play.sea.forces]
        found["read_cards"] = [card_doc(play, label) for label in read]
    return {**found, **repair.panels(play, viewer)}


def card_doc(play: Campaign, label: str) -> dict[str, Any]:
    """A card as its owner, or who has looked at it, reads it."""
    force, card = play.force(label), plots.card_of(play, label)
    return {
        "force": label, "name": spoken(force.name), "hex": play.label(force.hex),
        "written": label in play.sea.cards,
        "mission": card.mission, "speed": card.speed, "night": card.night, "refuel": card.refuel,
        "follow": card.follow, "route": [play.label(hex) for hex in card.route],
        "target": play.label(card.target) if card.target >= 0 else "", "leave": card.leave,
        "mp_left": max(plots.room(play, label, card), 0),
    }  # fmt: skip


def plan_doc(play: Campaign, label: str, shown: Collection[str]) -> dict[str, Any]:
    """A card with what it comes to, for its owner alone; ``shown`` are those too many to be hidden."""
    own = {"again": label in play.sea.before, "dummy": play.force(label).dummy}
    own["hidden"] = label not in shown and concealment.hidden(play, label)
    return {**card_doc(play, label), **own, **planner.plan_doc(play, label, plots.card_of(play, label))}
