"""Convoy markers: where they may be placed, and in which mode. [2.2.3.6]"""

from __future__ import annotations

from flagplot.board.spaces import members
from flagplot.games.dai_senso.counters import BACK, FRONT
from flagplot.games.dai_senso.factions import WESTERN
from flagplot.games.dai_senso.markers import ESCORT, SCRATCH, STANDARD, SUPPLY, TRAIN, TROOP
from flagplot.games.dai_senso.places import CONVOYS, IDS, ZONES, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import BASING
from flagplot.games.dai_senso.sea.events import Stationed
from flagplot.games.dai_senso.sea.paths import convoy_path, own_ports
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.sea.stations import SHIPLESS, stations
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

MODES = {SUPPLY: FRONT, TROOP: BACK}  # which side is up [DSA-CVY-07]
US = "us"


def zones(war: War, number: int) -> list[int]:
    """The zones in whose Convoys Box a Convoy of the Force Pool may be placed; in Pre-War too.

    However many lie there already. [DSA-CVY-09, DSA-CVY-10]
    """
    return [zone for zone in range(len(ZONES)) if barred(war, number, zone) is None]


def barred(war: War, number: int, zone: int) -> Refusal | None:
    """Why a Convoy cannot be placed in a zone."""
    id, counter = war.id(number), war.counter(number)
    if war.state.scenario in SHIPLESS:
        return illegal("DSI-SCN-12", "no Convoy takes part in this scenario", id)
    if counter.convoy == SCRATCH:  # needs no path [DSA-CVY-04]
        return None if _key_port_held(war, number, zone) else _no_key_port("DSA-CVY-04", war, number, zone)
    if counter.convoy == TRAIN and not _train_based(war, number, zone):
        return _no_key_port("DSA-CVY-05", war, number, zone)
    if counter.convoy == STANDARD and not _welcome(war, number, zone):
        text = f"{the(ZONES[zone])} has no port of {the(counter.nation)} and no Escort"
        return illegal("DSA-CVY-01", text, ZONES[zone], id)
    if convoy_path(war, war.faction(number), counter.nation, zone) is None:
        text = f"no Fleet Unit Path leads from {the(ZONES[zone])} to an Open Port of {the(counter.nation)}"
        rule = "DSA-CVY-05" if counter.convoy == TRAIN else "DSA-CVY-02"
        return illegal(rule, text, ZONES[zone], id)
    return None


def _welcome(war: War, number: int, zone: int) -> bool:
    """Whether a Standard Convoy may come into a zone: a port of its Country or Dependents, or an Escort.

    The port may be closed; lands that are ceded change hands with their ports; a Western Off-Map Box is a
    Home Country Port of all Western nations. [DSA-CVY-01, DSA-CVY-03, DSA-GL-11]
    """
    faction, nation, printed = war.faction(number), war.counter(number).nation, seas()
    if faction == WESTERN and printed.box_zones[faction] >> zone & 1:
        return True
    if own_ports(war, nation) & printed.ports[zone]:
        return True
    return any(
        war.face(one).kind == ESCORT and war.faction(one) == faction
        for one in stations(war).held(zone, CONVOYS)
    )


def _key_port_held(war: War, number: int, zone: int) -> bool:
    """A friendly unit, Detachment or Logistics marker in a Key Port; an Air Force over enemies will do."""
    faction, occupation = war.faction(number), war.occupation
    return bool(seas().key_ports[zone] & (occupation.holding[faction] | occupation.air[faction]))


def _train_based(war: War, number: int, zone: int) -> bool:
    """A US unit or Detachment or a Western Logistics marker in a Key Port, or a Western Off-Map Box.

    [DSA-CVY-05]
    """
    faction, printed = war.faction(number), seas()
    if printed.box_zones[faction] >> zone & 1:
        return True
    return any(
        war.counter(one).nation == US
        and war.faction(one) == faction
        and (war.face(one).unit or war.face(one).kind in BASING)
        for port in members(printed.key_ports[zone])
        for one in war.stack(port)
    )


def _no_key_port(rule: str, war: War, number: int, zone: int) -> Refusal:
    id = war.id(number)
    return illegal(rule, f"no Key Port of {the(ZONES[zone])} holds what {the(id)} needs", ZONES[zone], id)


def lay(war: War, number: int, box: int, mode: str) -> None:
    """A Convoy lies in a Convoys Box, the side of its mode up; nobody can contest it.

    [DSA-SPT-14, DSA-CON-13, DSA-CVY-07]
    """
    war.lay(number, box, MODES[mode])
    war.emit(Stationed(counter=war.id(number), place=IDS[box], mode=mode))


def escort(war: War, number: int) -> None:
    """A unit just placed on station turns into an Escort Troop Convoy in the same zone. [DSA-CVY-06]"""
    box = zone_box(zone_of(war.state.place[number]), CONVOYS)
    war.lay(number, box, BACK)
    war.emit(Stationed(counter=war.id(number), place=IDS[box], mode=ESCORT))
