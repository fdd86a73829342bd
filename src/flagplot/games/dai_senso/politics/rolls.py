"""Rolls of cards and on political tables: their modifiers, and where a result leads. [1.1.2, 2.1]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.games.dai_senso.politics.frames import Event
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.words import the

CABINET_CRISIS = "cabinet_crisis"
DIPLOMATIC_INCIDENT = "diplomatic_incident"
COLONIALISM = "colonialism"
LOWEST, HIGHEST = 1, 6


def clamped(face: int) -> int:
    """A modified die is at least 1 and at most 6. [DSA-RD-08]"""
    return max(LOWEST, min(HIGHEST, face))


def political_drm(war: War) -> int:
    """Rising Sun adds its VPs, Allied Crusade takes them away; the USCL takes away more.

    Modifiers add up. [DSA-CRD-16, DSA-CRD-16a, DSA-CRD-17, DSA-RD-09, DSI-TAB-09, DSB-MK-44_2-1]
    """
    return sum(_political(war).values())


def _political(war: War) -> dict[str, int]:
    """Political DRMs with what they are for."""
    affairs = war.affairs
    uscl: int = war.tables.charts.uscl_track["political"][affairs.uscl]
    track = {"Rising Sun": affairs.vp} if affairs.rising_sun else {"Allied Crusade": -affairs.vp}
    return {**track, "the US Commitment Level": uscl}


def marker_drm(war: War, country: str, roller: int) -> int:
    """What the marker in a Country adds to a roll about it.

    The Axis: +1 for its own Influence, -1 for any other or Neutrality; an Ally: -1 for its own, +1 for any
    other or Neutrality. [DSI-CRD-13, DSB-MK-20-2, DSB-MK-33-2, DSA-CRD-18]
    """
    lean = markers.opinion(war, country)
    if not lean:
        return 0
    own = lean == markers.INFLUENCE[roller]
    return (1 if own else -1) if roller == AXIS else (-1 if own else 1)


def roll(war: War, roller: int, reason: str, country: str = "") -> int:
    """One die with Political DRMs, and that of the Country the roll is directly about, clamped.

    [DSA-CRD-12, DSA-CRD-15, DSA-POL-03, DSA-CRD-19]
    """
    (face,) = war.roll(1, reason)
    drms = _political(war)
    if country:
        drms[f"the marker in {the(country)}"] = marker_drm(war, country, roller)
    counts = clamped(face + sum(drms.values()))
    told = [f"{drm:+} for {why}" for why, drm in drms.items() if drm]
    if told:
        war.note(f"{face} with {', '.join(told)} counts as {counts}")
    return counts


def on_table(war: War, table: str, roller: int, country: str = "") -> None:
    """A roll on a political table; some lead to another table, until an event is reached.

    The marker of the Country counts on the Diplomatic Incident Table alone.
    [DSA-CRD-13, DSA-CRD-19, DSI-TAB-02, DSI-TAB-03, DSI-TAB-04, DSB-CD-14]
    """
    if not PLANS[war.state.scenario].plays(table):
        return
    about = country if table == DIPLOMATIC_INCIDENT else ""
    face = roll(war, roller, f"Roll of {the(FACTIONS[roller])} on {the(table)}", about)
    chart = getattr(war.tables.charts, table)
    rows = chart["results"] if "results" in chart else chart["axis" if roller == AXIS else "allied"]
    carry_out(war, rows[str(face)], roller, country)


def carry_out(war: War, result: Mapping[str, Any], roller: int, country: str = "") -> None:
    """A result names a table to roll on next, or a Political Event; any other is a No Result.

    [DSA-CRD-13, DSA-CRD-14, DSA-RD-02]
    """
    if "table" in result:
        on_table(war, result["table"], roller, country)
    elif "event" in result:
        happen(war, result["event"], roller, country, result.get("params", {}))
    else:
        war.note("No Result")


def happen(
    war: War, event: str, receiver: int, country: str = "", params: Mapping[str, Any] | None = None
) -> None:
    """A Political Event begins, if the scenario plays it. [see DSI-SCN-14, DSI-SCN-15]"""
    if not PLANS[war.state.scenario].plays(event):
        return
    given = params or {}
    named = given.get("victim") or given.get("faction") or ""
    side = FACTIONS.index(named) if named in FACTIONS else NOBODY
    what = next((str(given[key]) for key in ("area", "box", "type") if key in given), "")
    war.note(f"{the(FACTIONS[receiver])}: {the(event)}")
    war.push(Event(event, receiver, country, what, side))
