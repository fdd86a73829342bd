"""Who fires at what, and what a hit may be put on.

Pure functions of the unit table and of plain counts, free of any state, because battles, raids and the
exact odds share them. A force is mustered into counts by kind (``muster``); ``shots`` turns the counts into
dice; ``room`` says how many hits each group of targets can take; ``rank`` and ``takes`` answer every
question about who may be hit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.pieces import Stacks, look

# hit classes, in the order their dice are thrown
AIR, OTHER, SUB = 0, 1, 2
CLASSES = ("air", "other", "sub")
# target groups; land units count as ships here: every class that meets them can hit them
AIRCRAFT, SUBMARINE, SHIP, TRANSPORT = 0, 1, 2, 3
# which submarines fire in a step
ALL, SUBS_ONLY, NO_SUBS = 0, 1, 2

Hits = tuple[int, int, int]  # by hit class
Room = tuple[int, int, int, int]  # by target group
_Rows = dict[int, list[tuple[int, int]]]  # value -> (kind, number) firing at it

NO_HITS: Hits = (0, 0, 0)


class Shot(NamedTuple):
    """Units of one hit class and value: one throw."""

    dice: int
    value: int
    crew: tuple[tuple[int, int], ...]  # (kind, number)


class Table:
    """The unit table as battles read it: one tuple a question, indexed by kind.

    Where what is said of a kind contradicts the general rules of combat, the kind's own rule holds, so the
    general code asks this table and never the other way round [P40-GEN-10]. An antiaircraft gun has no place
    here: its single shot is not part of the rounds. [P40-AAG-01]
    """

    __slots__ = (
        "air",
        "attack",
        "boosted",
        "boosters",
        "cls",
        "defense",
        "destroyers",
        "group",
        "hits",
        "kinds",
        "n",
        "supported",
        "supporters",
    )

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.n = len(kinds)
        self.attack = tuple(0 if k.antiaircraft else k.attack for k in kinds)
        self.defense = tuple(0 if k.antiaircraft else k.defense for k in kinds)
        self.hits = tuple(max(k.hits, 1) for k in kinds)
        self.air = tuple(k.air for k in kinds)
        self.cls = tuple(AIR if k.air else SUB if k.submarine else OTHER for k in kinds)
        self.group = tuple(
            AIRCRAFT if k.air else SUBMARINE if k.submarine else TRANSPORT if k.transport else SHIP
            for k in kinds
        )
        self.destroyers = tuple(i for i, k in enumerate(kinds) if k.destroyer)
        # (kind, attack value when matched) and the kinds that match it, one for one
        self.supported = tuple((i, k.supported) for i, k in enumerate(kinds) if k.supported > k.attack)
        self.supporters = tuple(i for i, k in enumerate(kinds) if k.supports)
        self.boosted = tuple((i, k.boosted) for i, k in enumerate(kinds) if k.boosted > k.attack)
        self.boosters = tuple(i for i, k in enumerate(kinds) if k.boosts)


_TABLES: dict[int, Table] = {}


def table(kinds: tuple[Kind, ...]) -> Table:
    """The table of a unit list; the same object for the same list."""
    found = _TABLES.get(id(kinds))
    if found is None:  # the table keeps ``kinds`` alive, so the id stays its own
        found = _TABLES[id(kinds)] = Table(kinds)
    return found


# -- dice ---------------------------------------------------------------------------------------------


def muster(tab: Table, *forces: Stacks) -> list[int]:
    """How many units of each kind the forces have together; what is aboard is cargo. [P40-GCB-03]"""
    counts = [0] * tab.n
    for stacks in forces:
        for piece, number in stacks.items():
            counts[look(piece).kind] += number
    return counts


def shots(
    tab: Table, counts: Sequence[int], attacking: bool, land: bool, subs: int = ALL
) -> tuple[list[Shot], list[Shot], list[Shot]]:
    """The dice of one fire step by hit class, each class by value from the highest down.

    One die for every unit with a value on its side of the table; units of one class and value are one
    throw. Carriers and transports have no attack, transports no defense. On land there is only one class.
    [P40-GCB-02, P40-GCB-16, P40-GCB-17, P40-GCB-19, P40-TRN-01, P40-INF-01, P40-ART-01, P40-MEC-01,
    P40-TNK-01, P40-FTR-01, P40-TAC-01, P40-STR-01, P40-BBS-01, P40-CVS-01, P40-CRU-01, P40-DUN-01,
    P40-DUN-02, P40-DUN-03]
    """
    rows: tuple[_Rows, _Rows, _Rows] = ({}, {}, {})
    values, cls = (tab.attack if attacking else tab.defense), tab.cls
    raised = matches(tab, counts) if attacking and subs != SUBS_ONLY else {}
    for kind, number in enumerate(counts):
        value = values[kind]
        if number and value:
            of = cls[kind]
            if subs and (of == SUB) == (subs == NO_SUBS):
                continue
            row = rows[OTHER if land else of]
            if kind in raised:
                matched, better = raised[kind]
                row.setdefault(better, []).append((kind, matched))
                number -= matched
            if number:
                row.setdefault(value, []).append((kind, number))
    return _grouped(rows[AIR]), _grouped(rows[OTHER]), _grouped(rows[SUB])


def matches(tab: Table, counts: Sequence[int]) -> dict[int, tuple[int, int]]:
    """How many attackers of which kind are raised to a better value by a helper beside them.

    Artillery raises infantry; a fighter or tank raises a tactical bomber. A helper helps one unit, a unit
    is raised once, and the matches are counted anew each time somebody fires; nobody is raised on defense.
    Mechanized infantry is raised only where its row of the unit table says so.
    [P40-INF-02, P40-INF-03, P40-ART-02, P40-MEC-03, P40-TNK-02, P40-TAC-03, P40-TAC-04, P40-TAC-05]
    """
    found = {}
    for helpers, helped in ((tab.supporters, tab.supported), (tab.boosters, tab.boosted)):
        free = 0
        for kind in helpers:
            free += counts[kind]
        for kind, value in helped:
            matched = min(free, counts[kind])
            if matched:
                free -= matched
                found[kind] = (matched, value)
    return found


def _grouped(row: _Rows) -> list[Shot]:
    return [Shot(sum(n for _, n in row[v]), v, tuple(row[v])) for v in sorted(row, reverse=True)]


def has_destroyer(tab: Table, *forces: Stacks) -> bool:
    """Whether a destroyer fights in these forces; only units on the strip count. [P40-DST-03, P40-DST-04]"""
    for stacks in forces:
        for piece in stacks:
            if look(piece).kind in tab.destroyers:
                return True
    return False


# -- targets -------------------------------------------------------------------------------------------


def room(tab: Table, stacks: Stacks, only: int = -1) -> Room:
    """How many hits each target group can take; undamaged capital ships take two.

    [P40-GCB-11, P40-BBS-02, P40-CVS-02]
    """
    found = [0, 0, 0, 0]
    for piece, number in stacks.items():
        seen = look(piece)
        if only < 0 or seen.kind == only:
            found[tab.group[seen.kind]] += number * (tab.hits[seen.kind] - seen.damaged)
    return found[0], found[1], found[2], found[3]


def can_hit(cls: int, targets: Room, hunting: bool = False) -> bool:
    """Whether a hit of the class could be put on anybody in the room.

    Submarines cannot hit aircraft; aircraft hit submarines only with a destroyer of their side in the
    battle (``hunting``). [P40-SUB-13, P40-SUB-14, P40-CVS-11, P40-DST-03]
    """
    if targets[SHIP] or targets[TRANSPORT]:
        return True
    if cls == AIR:
        return bool(targets[AIRCRAFT] or (hunting and targets[SUBMARINE]))
    if cls == SUB:
        return bool(targets[SUBMARINE])
    return bool(targets[AIRCRAFT] or targets[SUBMARINE])


def harms(tab: Table, counts: Sequence[int], attacking: bool, targets: Room, hunting: bool) -> bool:
    """Whether any fighting unit of a side could hit an enemy unit other than a transport."""
    main = (targets[AIRCRAFT], targets[SUBMARINE], targets[SHIP], 0)
    values, cls = (tab.attack if attacking else tab.defense), tab.cls
    return any(
        number and values[kind] and can_hit(cls[kind], main, hunting) for kind, number in enumerate(counts)
    )


def fights(tab: Table, counts: Sequence[int]) -> bool:
    """Whether a force has a unit with an attack value."""
    return any(number and tab.attack[kind] for kind, number in enumerate(counts))


def rank(hits: Hits, targets: Room) -> int:
    """The largest number of hits that can be put on the targets, transports left out.

    An air hit takes aircraft and ships, a submarine hit submarines and ships, another hit anything.
    (Air hits that may take submarines are counted as other hits by the caller.) [P40-GCB-32]
    """
    air, other, sub = hits
    planes, boats, ships, _ = targets
    return min(
        air + other + sub,
        other + sub + planes + ships,
        air + other + boats + ships,
        planes + boats + ships,
    )


def takes(hits: Hits, taken: Sequence[int], targets: Room, group: int) -> bool:
    """Whether, ``taken`` hits being assigned, one more may be put on a unit of ``group``.

    Sets of units that can be hit together form a matroid, so a loss that fits now never makes another hit
    go to waste. Transports take only what nobody else can take. [P40-GCB-32, P40-TRN-25]
    """
    planes, boats, ships, transports = taken
    air, other, sub = hits
    used = planes + boats + ships
    if used + transports >= air + other + sub:
        return False
    if group == AIRCRAFT:
        return planes < air + other
    if group == SUBMARINE:
        return boats < sub + other
    if group == TRANSPORT:
        left = targets[AIRCRAFT] + planes, targets[SUBMARINE] + boats, targets[SHIP] + ships, 0
        return rank(hits, left) <= used
    return True
