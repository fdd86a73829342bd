"""The French fleet: who runs it, the fall of France, its dispositions, and the Vichy ships.

On the first turn the US seat runs the French [AW-FRA-02]; then each ship is rolled for, or, with the option,
the fleet goes to the Vichy boxes and waits for Lila or Torch. A Vichy ship that Germany has got counts as
German. [AW-SEQ-03]
"""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    ATO,
    AXIS,
    BRIT,
    FREE_FRENCH,
    FRENCH,
    GERMANS,
    VICHY,
)
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.fleets import catapult
from flagplot.games.admirals_war.fleets.frames import Catapult, Torch
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PATROLLING, SETTLED
from flagplot.games.admirals_war.turn import calendar

UNFINISHED = "fra_jean_bart"
BOXES = ("vichy_toulon", "vichy_fna")
NORTH_AFRICA = ("malta", "tripoli")  # both in Allied hands: the landings [AW-O22-15]
LILA_TURN, LILA_BEST = 3, 5  # the first turn Lila is possible, the turn its modifiers count from [AW-O22-12]
OPPOSED = 2  # a modified die of 2 or less: the French oppose Torch [AW-O22-15]
SURRENDERED = 1  # a modified die of 1 or less: the whole fleet becomes German [AW-O22-08]


# -- who is who -------------------------------------------------------------------------------------------


def fleet(war: War) -> list[int]:
    """French ships nobody has got yet, on the map, ascending."""
    return [
        unit
        for unit, piece in enumerate(war.board.pieces)
        if piece.nation == war.state.nation[unit] == FRENCH and war.state.place[unit] < war.board.reserve
    ]


def vichy(war: War) -> list[int]:
    """Ships in the Vichy boxes, out of reach of any attack. [AW-O22-10]"""
    return [unit for box in BOXES for unit in war.state.at[war.board[box]]]


def may_claim(war: War, unit: int) -> bool:
    """Whether a ship may take an uncontrolled French base: Free French, or French under German control.

    [AW-FRA-09, AW-DEC-73]
    """
    return (
        war.piece(unit).nation == FRENCH
        and war.state.nation[unit] in (FREE_FRENCH, GERMANS)
        and war.patrolling(unit)
    )


# -- changing hands ---------------------------------------------------------------------------------------


def dispose(war: War, unit: int, result: str) -> None:
    """What a table says about a ship: German where it lies, Free French in the USA, or scuttled for good.

    [AW-FRA-06, AW-O22-14]
    """
    if result == "german_control":
        war.hand_over(unit, GERMANS)
    elif result == "free_french":
        war.hand_over(unit, FREE_FRENCH)
        war.put(unit, war.board["usa"])
    else:
        war.leave(unit, "is scuttled", good=True)


def wreck(war: War, unit: int) -> None:
    """Sabotage: damage equal to the armor factor. [AW-O22-08, AW-O22-13]"""
    war.hurt(unit, max(0, war.armor(unit) - war.state.damage[unit]))


def settle(war: War, units: list[int]) -> None:
    """The French question is answered: these ships keep their owner for good. [AW-O22-22]"""
    war.set_fact("fleet_settled")
    for unit in units:
        war.mark(unit, SETTLED)


# -- the fall of France -----------------------------------------------------------------------------------


def dispositions(war: War) -> None:
    """Called in the reinforcement step on every turn: when France has just fallen, the fleet is rolled for.

    Ships then stay in port this turn. [AW-FRA-04, AW-FRA-07, AW-O20-05]
    """
    if war.state.turn != calendar.french_turn(war.state.options) or not fleet(war):
        return
    if war.on("french_dilemma"):
        _armistice(war)
        return
    for unit in fleet(war):
        roll = sum(war.roll(2, f"fate of {war.piece(unit).name}"))
        table = "4+" if war.on("more_french") else "4"  # [AW-FRA-14]
        dispose(war, unit, war.tables.look_up(table, roll + disposition_modifier(war, unit)))


def disposition_modifier(war: War, unit: int) -> int:
    """+1 for any British lead, -1 for each point of a German one, -2 for Jean Bart. [AW-FRA-05, AW-DEC-08]"""
    lead = war.state.vp[ATO]
    unfinished = war.board.unit_ids[unit] == UNFINISHED
    return (1 if lead > 0 else lead) - (2 if unfinished else 0)


def _armistice(war: War) -> None:
    """One die for the whole fleet, less the German lead: surrendered, or off to the Vichy boxes.

    [AW-O22-07, AW-O22-08, AW-O22-09]
    """
    ships = fleet(war)
    (face,) = war.roll(1, "the French fleet surrenders on 1 or less")
    if face + min(0, war.state.vp[ATO]) <= SURRENDERED:
        for unit in ships:
            war.hand_over(unit, GERMANS)
            wreck(war, unit)
        settle(war, ships)
        return
    sound = [unit for unit in ships if not war.state.damage[unit]]
    faces = dict(zip(sound, war.roll(len(sound), "Toulon on 1 to 3, North Africa on 4 to 6"), strict=True))
    for unit in ships:
        war.hand_over(unit, VICHY)
        war.put(unit, war.board["vichy_fna" if faces.get(unit, 0) > 3 else "vichy_toulon"])


# -- Catapult ---------------------------------------------------------------------------------------------


def before_return(war: War) -> bool:
    """Called once when the return step begins: asks for Operation Catapult; whether it does. [AW-O22-01]"""
    last = calendar.french_turn(war.state.options) - 1
    if not war.on("french_dilemma") or war.midway or war.state.turn != last or not catapult.attackers(war):
        return False
    war.push(Catapult())
    return True


# -- ports that fall --------------------------------------------------------------------------------------


def captured(war: War, port: int) -> None:
    """Called when a port or base has changed hands.

    With Brest and Toulon both Allied, French ships the Germans still have are withdrawn for good, unless the
    option has settled their fate [AW-FRA-13, AW-O22-08, AW-O22-22]. With Malta and Tripoli both Allied the
    landings in North Africa have happened [AW-O22-15].
    """
    board, control = war.board, war.state.control
    if board.place_ids[port] in ("brest", "toulon") and _hold(war, "brest", "toulon"):
        for unit, piece in enumerate(board.pieces):
            german = piece.nation == FRENCH and war.state.nation[unit] == GERMANS
            if german and war.state.place[unit] < board.reserve and not war.marked(unit, SETTLED):
                war.leave(unit, "is withdrawn", good=True)
    if board.place_ids[port] in NORTH_AFRICA and control[port] == ALLIED and _hold(war, *NORTH_AFRICA):
        war.set_fact("torch_done")


def _hold(war: War, *ids: str) -> bool:
    return all(war.state.control[war.board[id]] == ALLIED for id in ids)


# -- Lila -------------------------------------------------------------------------------------------------


def may_lila(war: War) -> bool:
    """Whether Germany may try Operation Lila now: once, from turn 3 on. [AW-O22-11]"""
    return (
        war.on("french_dilemma")
        and war.state.turn >= LILA_TURN
        and not war.fact("lila_done")
        and not war.fact("fleet_settled")
        and bool(vichy(war))
    )


def lila_modifier(war: War, box: str) -> int:
    """The turn, Catapult, and for North Africa the Axis holding Malta and Tripoli. [AW-O22-12]"""
    modifier = LILA_BEST - war.state.turn + (-1 if war.fact("catapult") else 1)
    axis = all(war.state.control[war.board[id]] == AXIS for id in NORTH_AFRICA)
    return modifier - (1 if axis and box == "vichy_fna" else 0)


def lila(war: War) -> tuple[int, ...]:
    """Roll for every Vichy ship; all that survive are wrecked; the ones Germany got.

    [AW-O22-12, AW-O22-13, AW-O22-22, AW-O22-23]
    """
    war.set_fact("lila_done")
    ships = vichy(war)
    suffix = "+" if war.on("more_vichy") else ""
    for unit in ships:
        box = war.board.place_ids[war.state.place[unit]]
        table = f"6{suffix} {box.removeprefix('vichy_')}"
        roll = sum(war.roll(2, f"Lila: {war.piece(unit).name}"))
        dispose(war, unit, war.tables.look_up(table, roll + lila_modifier(war, box)))
    left = [unit for unit in ships if war.state.place[unit] < war.board.reserve]
    for unit in left:
        wreck(war, unit)
    settle(war, left)
    return tuple(unit for unit in left if war.state.nation[unit] == GERMANS)


def seized_ports(war: War) -> list[int]:
    """Where seized ships may lie: Toulon or Taranto, while the Axis hold them. [AW-O22-14]"""
    ports = [war.board[id] for id in ("toulon", "taranto")]
    return [port for port in ports if war.state.control[port] == AXIS]


# -- Torch ------------------------------------------------------------------------------------------------


def torch(war: War, port: int, unit: int = -1) -> bool:
    """Called just before Malta or Tripoli becomes Allied, by a landing ``unit`` or by a blockade.

    If the Allies would then hold both, the Vichy ships oppose or do not. True when they do: a battle has been
    pushed, and the capture waits for its end. [AW-O22-15, AW-O22-16, AW-O22-17, AW-O22-18, AW-O22-19]
    """
    if not _torch_due(war, port):
        return False
    if war.fact("torch_opposed") == war.state.turn + 1:
        return False  # that battle has been fought
    if _opposed(war):
        war.set_fact("torch_opposed", war.state.turn + 1)
        _sortie(war, war.state.place[unit] if unit >= 0 else war.board.mediterranean[0], unit >= 0)
        return True
    _welcomed(war)
    return False


def _torch_due(war: War, port: int) -> bool:
    """Whether the Allies would hold Malta and Tripoli for the first time, Lila not having been tried."""
    id = war.board.place_ids[port]
    if id not in NORTH_AFRICA or not war.on("french_dilemma") or not vichy(war):
        return False
    done = any(war.fact(name) for name in ("torch_done", "lila_done", "fleet_settled"))
    return not done and all(_hold(war, other) for other in NORTH_AFRICA if other != id)


def _opposed(war: War) -> bool:
    """One die, less 2 for Catapult and British units in the Mediterranean; later tries need none.

    [AW-O22-15, AW-O22-16, AW-O22-19]
    """
    if not war.state.at[war.board["vichy_fna"]]:
        return False
    if war.fact("torch_opposed"):
        return True
    british = any(
        war.state.nation[unit] == BRIT for area in war.board.mediterranean for unit in war.state.at[area]
    )
    (face,) = war.roll(1, "the French oppose the landings on 2 or less")
    return face - (2 if british and war.fact("catapult") else 0) <= OPPOSED


def _sortie(war: War, area: int, landing: bool) -> None:
    """The ships in North Africa fight under German orders where the landing or the blockade is.

    [AW-O22-17, AW-O22-18]
    """
    box = war.board["vichy_fna"]
    for unit in war.state.at[box]:
        war.hand_over(unit, GERMANS)
        war.state.origin[unit] = box
        war.put(unit, area, PATROLLING)
    war.push(Torch(area, landing))
    war.push(Battle(area))


def sortied(war: War) -> list[int]:
    """Ships from North Africa that are at sea against the landings."""
    box = war.board["vichy_fna"]
    return [
        unit
        for unit, piece in enumerate(war.board.pieces)
        if piece.nation == FRENCH and war.state.origin[unit] == box and war.at_sea(unit)
    ]


def back_to_africa(war: War, unit: int) -> None:
    """A ship that came out of North Africa goes back there. [AW-O22-19]"""
    war.put(unit, war.board["vichy_fna"])
    war.hand_over(unit, VICHY)


def _welcomed(war: War) -> None:
    """No opposition: North Africa turns Free French, and Toulon is rolled for. [AW-O22-20, AW-O22-21]"""
    war.set_fact("torch_done")
    ships = vichy(war)
    for unit in war.state.at[war.board["vichy_fna"]]:
        dispose(war, unit, "free_french")
    table = "7+" if war.on("more_vichy") else "7"  # [AW-O22-23]
    for unit in war.state.at[war.board["vichy_toulon"]]:
        roll = sum(war.roll(2, f"Torch: {war.piece(unit).name}"))
        dispose(war, unit, war.tables.look_up(table, roll))
        if war.state.nation[unit] == GERMANS:
            moor(war, unit)
    settle(war, [unit for unit in ships if war.state.place[unit] < war.board.reserve])


def moor(war: War, unit: int) -> None:
    """A ship the Germans got lies in Toulon, or where they still hold a port near it. [AW-O22-14]"""
    ports = seized_ports(war)
    if ports:
        war.put(unit, ports[0])
    else:
        war.leave(unit, "is scuttled", good=True)
