"""The Current Strategic Value, the VP Track, and how a campaign is won. [0.1, 0.2, 0.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.lands import control, devastated_by
from flagplot.games.dai_senso.options import chosen
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers
from flagplot.games.dai_senso.politics.affairs import AUTOMATIC, ON_VP_TRACK, SWB
from flagplot.games.dai_senso.posture import fences
from flagplot.games.dai_senso.state import LIMITED_WAR, TOTAL_WAR
from flagplot.games.dai_senso.turn.plans import ALOOF
from flagplot.kernel.state import Outcome

ALLIED_SEATS = tuple(FACTIONS[one] for one in ALLIED)
TOKYO = "e4904"
UNDECIDED = (1, 2)  # values that leave the marker's side as it is [see DSA-VIC-08]
SURRENDER_BOX = 2  # of Allied Crusade in Limited War [see DSA-VIC-22]
RISING = ((15, AUTOMATIC), (12, 4), (9, 3), (6, 2), (3, 1))  # least value -> box
CRUSADE = ((-5, 1), (-10, 2), (-13, 3), (-16, 4))  # least value -> box; below it is automatic


# -- the value -------------------------------------------------------------------------------------------


def strategic_value(war: War, *, final: bool = False) -> int:
    """Allied Strategic Hexes in Axis hands and Allied Collapses, less Axis ones in Allied hands and
    Takeovers.

    With an Axis Strategic Hex of Japan in Allied hands a positive ESV is added, and always what was bid.
    [DSA-VIC-02, DSA-VIC-03, DSA-VIC-05, DSA-VIC-06, DSB-MK-3-1, DSB-MK-30-1]
    """
    gained, lost, japan = _hexes(war, final=final)
    value: int = gained + markers.count(war, "allied_collapse", SWB) + chosen(war, "bid")
    value -= lost + markers.count(war, "military_takeover", SWB)
    return value + max(0, war.affairs.esv) if japan else value


def _hexes(war: War, *, final: bool) -> tuple[int, int, bool]:
    """Strategic Hexes each side has taken from the other, and whether the Allies hold one inside Japan.

    Those of the Axis in an active PAC are left out. A Devastated one counts as taken by whoever
    devastated it. With the switch ``balance_half_soviet`` two Soviet ones count as one.
    [DSA-VIC-02, DSA-VIC-03, DSA-VIC-04, DSB-PO-10, DSB-MK-14_1-1, DSI-MAP-10]
    """
    fence = fences(war)
    gained = soviet = lost = 0
    japan = False
    for hex, cell in enumerate(war.tables.map.hexes):
        if not cell.strategic:
            continue
        holder = _holder(war, hex, final=final)
        if cell.strategic == FACTIONS[SOVIET]:
            soviet += holder == AXIS
        elif cell.strategic != FACTIONS[AXIS]:
            gained += holder == AXIS
        elif holder in ALLIED and hex not in fence.active:
            lost += 1
            japan |= cell.area == JAPAN and hex in war.lands.proper
    return gained + (soviet // 2 if chosen(war, "balance_half_soviet") else soviet), lost, japan


def prizes(war: War) -> list[int]:
    """The Strategic Hexes that are fought for: those of the Allies, and of the Axis where it has yet to come.

    Of those of a faction that stands aloof only what the Axis has. [see DSA-VIC-02, DSA-VIC-03]
    """
    aloof = [FACTIONS[faction] for faction in ALOOF.get(war.state.scenario, ())]
    found = []
    for hex, cell in enumerate(war.tables.map.hexes):
        taken = control(war, hex) == AXIS if cell.strategic else False
        if cell.strategic == FACTIONS[AXIS] or cell.strategic in aloof:
            wanted = taken == (cell.strategic in aloof)
        else:
            wanted = bool(cell.strategic)
        if wanted:
            found.append(hex)
    return found


def _holder(war: War, hex: int, *, final: bool) -> int:
    """Who controls a hex; at the end Influence speaks for Neutral Countries, for the side that holds Tokyo.

    [DSA-VIC-25, DSA-VIC-26, DSB-MK-11-2, DSB-MK-11-3]
    """
    if final and hex in war.lands.neutral and devastated_by(war, hex) is None:
        country = war.lands.country[hex]
        lean = markers.opinion(war, country)
        fallen = any(war.ground(war.tables.map.board.grid[TOKYO], side) for side in ALLIED)
        if lean == markers.INFLUENCE[AXIS] and not fallen:
            return AXIS
        if fallen:
            for side in ALLIED:
                if lean == markers.INFLUENCE[side]:
                    return side
    return control(war, hex)


# -- the track -------------------------------------------------------------------------------------------


def box_for(value: int, *, rising_sun: bool) -> tuple[bool, int]:
    """The side and box of the VP marker for a value; +1 and +2 keep the side.

    [DSA-VIC-07, DSA-VIC-07a, DSA-VIC-07b, DSA-VIC-07c, DSA-VIC-07d, DSA-VIC-07e]
    [DSA-VIC-08, DSA-VIC-09]
    """
    if value in UNDECIDED:
        return rising_sun, 0
    if value > 0:
        return True, next(box for least, box in RISING if value >= least)
    return False, next((box for least, box in CRUSADE if value >= least), AUTOMATIC)


def mandate_box(war: War) -> int | None:
    """The box of the Japanese Mandate marker, if it is on the VP Track."""
    place = markers.where(war, "japanese_mandate")
    return ON_VP_TRACK.index(place) if place in ON_VP_TRACK else None


def place_marker(war: War, *, final: bool = False) -> None:
    """The VP marker goes where the value puts it; with Rising Sun up never beyond the Mandate.

    [DSA-VIC-07, DSA-VIC-10, DSB-MK-23-2]
    """
    value = strategic_value(war, final=final)
    rising_sun, box = box_for(value, rising_sun=war.affairs.rising_sun)
    mandate = mandate_box(war)
    if rising_sun and mandate is not None:
        box = min(box, mandate)
    war.conduct(rising_sun=rising_sun, vp=box)
    side = "Rising Sun" if rising_sun else "Allied Crusade"
    war.note(f"the Current Strategic Value is {value}: {side}, box {box}")


def check(war: War) -> None:
    """At the start of a Seasonal Turn: the marker is placed, and somebody may have won.

    [DSA-VIC-01, DSA-VIC-20, DSA-VIC-21, DSA-VIC-22]
    """
    place_marker(war)
    affairs = war.affairs
    if affairs.vp == AUTOMATIC and war.state.war_state == TOTAL_WAR:
        if not affairs.rising_sun:
            war.state.outcome = Outcome(ALLIED_SEATS, "Asia is free", "DSA-VIC-20")
        elif mandate_box(war) is None:
            war.state.outcome = Outcome((FACTIONS[AXIS],), "the Axis dominates Asia", "DSA-VIC-20")
    elif war.state.war_state == LIMITED_WAR and not affairs.rising_sun and _surrenders(war, affairs.vp):
        war.state.outcome = Outcome(ALLIED_SEATS, "Japan surrenders", "DSA-VIC-22")


def _surrenders(war: War, box: int) -> bool:
    """Whether a box of Allied Crusade ends a Limited War: the second or a better one, or the second alone.

    [DSA-VIC-22]
    """
    exact = chosen(war, "limited_war_surrender_exact_box")
    return box == SURRENDER_BOX if exact else box >= SURRENDER_BOX


def final_check(war: War) -> Outcome:
    """The side with more VPs wins, and the Axis a tie; both Allies share the result.

    The Axis scores the box of Rising Sun and that of the Mandate. [DSA-VIC-24, DSA-VIC-27,
    DSA-VIC-28, DSA-VIC-29,
    DSB-MK-23-3, DSB-MK-45-1]
    """
    place_marker(war, final=True)
    affairs = war.affairs
    axis = (affairs.vp if affairs.rising_sun else 0) + (mandate_box(war) or 0)
    allies = 0 if affairs.rising_sun else affairs.vp
    reason = f"the Axis has {axis} VP, the Allies have {allies}"
    winners = (FACTIONS[AXIS],) if axis >= allies else ALLIED_SEATS
    return Outcome(winners, reason, "DSA-VIC-29")


def resistance_ends(war: War) -> Outcome:
    """War of Resistance: the Axis wins with the Rising Sun up when the war in Europe begins. [DSI-SCN-08]"""
    place_marker(war, final=True)
    winners = (FACTIONS[AXIS],) if war.affairs.rising_sun else ALLIED_SEATS
    return Outcome(winners, "war has come to Europe", "DSI-SCN-08")


def tora(war: War) -> Outcome:
    """Tora: +7 wins for the Axis, +5 and +6 are a draw, less wins for the West. [DSI-SCN-06]"""
    value = strategic_value(war)
    reason = f"the Current Strategic Value is {value}"
    winners = (FACTIONS[AXIS],) if value >= 7 else () if value >= 5 else (FACTIONS[WESTERN],)
    return Outcome(winners, reason, "DSI-SCN-06")
