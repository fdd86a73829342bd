"""Who is at War and whom a Policy or Truce binds. [13.6]

A Country is a PAC while its Posture Box holds a Policy, a TAC while it holds a Truce; its Dependents go with
it, and so do its counters. [DSA-GL-16, DSB-PO-09] What a Policy keeps from happening stands in ``fences``,
what the Axis does to end one in ``policies``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.factions import AXIS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.state import AT_WAR, POLICIES, POSTURE_BOXES, TRUCES
from flagplot.kernel.memory import Table, remember

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War
    from flagplot.games.dai_senso.tables import Tables

_MAJOR_BOXES = {"britain": "britain", "russia": "russia", "us": "us_western_minors"}


def box_of(country: str, faction: int) -> str:
    """The Posture Box that speaks for a Country of a faction; empty for the Axis. [DSB-PO-04, DSB-PO-05]"""
    if faction == AXIS:
        return ""
    if country in _MAJOR_BOXES:
        return _MAJOR_BOXES[country]
    if country in CHINA or country in PAN_NATIONAL:
        return {WESTERN: "nationalist_china", SOVIET: "communist_china"}.get(faction, "")
    return {WESTERN: "us_western_minors", SOVIET: "soviet_minors"}.get(faction, "")


def posture(war: War, country: str, faction: int) -> str:
    """War, a Policy or a Truce: the Axis is always at War, and so is whose box is empty.

    Status and alignment of the Country do not come into it. [DSB-PO-01, DSB-PO-02, DSB-PO-03, DSB-FC-04]
    """
    box = box_of(country, faction)
    return war.state.posture[POSTURE_BOXES.index(box)] if box else AT_WAR


def of_counter(war: War, number: int) -> str:
    """The posture of a unit or marker: that of its Country."""
    return posture(war, war.counter(number).nation, war.faction(number))


def is_pac(war: War, number: int) -> bool:
    """Whether a Policy binds a counter. [DSB-PO-09]"""
    return _pacs(war.tables, war.state.aligned, war.state.posture)[number]


@remember(64)
def _pacs(tables: Tables, aligned: tuple[int, ...], held: tuple[str, ...]) -> tuple[bool, ...]:
    """By counter: whether a Policy binds it."""
    boxes = map(box_of, (one.nation for one in tables.counters), owners(tables, aligned))
    return tuple(bool(box) and held[POSTURE_BOXES.index(box)] in POLICIES for box in boxes)


def policies_in_force(war: War) -> bool:
    """Whether any Posture Box holds a Policy; without one there is nothing to ask."""
    return not _POLICIES.isdisjoint(war.state.posture)


_POLICIES = frozenset(POLICIES)


@dataclass(frozen=True)
class Fences:
    """The hexes that Policies and Truces bind, worked out once for each political situation."""

    pac: SpaceSet  # hexes of PACs and their Dependents, conquered or not [DSB-PO-09]
    active: SpaceSet  # of those, the hexes of active ones
    tac: SpaceSet
    policy: dict[int, str]  # hex of ``pac`` -> the Policy
    fighting: SpaceSet  # hexes of active Allied Countries at War, and their Dependents


_KEPT: Table[tuple[object, ...], Fences] = Table(64)


def fences(war: War) -> Fences:
    """The fences as they stand: a Policy binds while its marker lies in its box. [DSB-PO-08]"""
    state = war.state
    key = (state.status, state.aligned, state.ceded, state.posture, state.scenario)
    found = _KEPT.get(key)
    return found if found is not None else _KEPT.keep(key, _fences(war))


def _fences(war: War) -> Fences:
    lands = war.lands
    policy: dict[int, str] = {}
    truce, fighting = list[int](), list[int]()
    for hex in lands.active | lands.conquered:
        faction = lands.faction[hex]
        held = posture(war, lands.country[hex], faction)
        if held in POLICIES:
            policy[hex] = held
        elif held in TRUCES:
            truce.append(hex)
        elif hex in lands.active and faction not in (AXIS, NOBODY):
            fighting.append(hex)
    pac = SpaceSet(policy)
    return Fences(pac, pac & lands.active, SpaceSet(truce), policy, SpaceSet(fighting))


def kwantung_bound(war: War) -> bool:
    """Whether Kwantung units must stay in Japanese Dependents: unless Japan fights Russia and all China.

    [DSA-MOV-59]
    """
    boxes = dict(zip(POSTURE_BOXES, war.state.posture, strict=True))
    return any(boxes[box] != AT_WAR for box in ("russia", "communist_china", "nationalist_china"))
