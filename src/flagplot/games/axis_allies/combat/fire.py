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
from flagplot.kernel import memory

# hit classes, in the order their dice are thrown
AIR, OTHER, SUB = 0, 1, 2
CLASSES = ("air", "other", "sub")
# target groups; land units count as ships here: every class that meets them can hit them
AIRCRAFT, SUBMARINE, SHIP, TRANSPORT = 0, 1, 2, 3
# which submarines fire in a step
ALL, SUBS_ONLY, NO_SUBS = 0, 1, 2
KAMIKAZE_HITS_ON = 2  # one die for each attack

Hits = tuple[int, int, int]  # by hit class
Room = tuple[int, int, int, int]  # by target group
_Rows = dict[tuple[int, int], list[tuple[int, int]]]  # (value, best of) -> (kind, number) firing so

NO_HITS: Hits = (0, 0, 0)


class Shot(NamedTuple):
    """Units of one hit class and value: one throw."""

    dice: int
    value: int
    crew: tuple[tuple[int, int], ...]  # (kind, number)
    best_of: int = 1  # only the best of so many dice in a row counts


class Table:
    """The unit table as battles read it: one tuple a question, indexed by kind.

    Where what is said of a kind contradicts the general rules of combat, the kind's own rule holds, so the
    general code asks this table and never the other way round [P40-GEN-10, A50-GEN-08]. An antiaircraft gun
    has no place here: its single shot is not part of the rounds. [P40-AAG-01, A50-CBT-31, A50-UNI-06]
    """

    __slots__ = (
        "air",
        "attack",
        "best_of",
        "boosted",
        "boosters",
        "cls",
        "defense",
        "destroyers",
        "dice",
        "group",
        "hits",
        "kinds",
        "n",
        "supported",
        "supporters",
        "supports_up_to",
    )

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.n = len(kinds)
        self.attack = tuple(0 if k.antiaircraft else k.attack for k in kinds)
        self.defense = tuple(0 if k.antiaircraft else k.defense for k in kinds)
        self.dice = tuple(k.dice for k in kinds)  # when attacking
        self.best_of = tuple(k.dice if k.best_die else 1 for k in kinds)
        self.hits = tuple(max(k.hits, 1) for k in kinds)
        self.air = tuple(k.air for k in kinds)
        self.cls = tuple(AIR if k.air else SUB if k.submarine else OTHER for k in kinds)
        self.group = tuple(
            AIRCRAFT if k.air else SUBMARINE if k.submarine else TRANSPORT if k.transport else SHIP
            for k in kinds
        )
        self.destroyers = tuple(i for i, k in enumerate(kinds) if k.destroyer)
        # (kind, attack value when matched) and the kinds that match it, one for one or one for several
        self.supported = tuple((i, k.supported) for i, k in enumerate(kinds) if k.supported > k.attack)
        self.supporters = tuple(i for i, k in enumerate(kinds) if k.supports)
        self.supports_up_to = tuple(k.supports_up_to for k in kinds)
        self.boosted = tuple((i, k.boosted) for i, k in enumerate(kinds) if k.boosted > k.attack)
        self.boosters = tuple(i for i, k in enumerate(kinds) if k.boosts)


_TABLES: memory.Table[int, Table] = memory.Table(1_000)


def table(kinds: tuple[Kind, ...]) -> Table:
    """The table of a unit list; the same object for the same list."""
    found = _TABLES.get(id(kinds))
    if found is None or found.kinds is not kinds:
        return _TABLES.keep(id(kinds), Table(kinds))
    return found


# -- dice ---------------------------------------------------------------------------------------------


def muster(tab: Table, *forces: Stacks) -> list[int]:
    """How many units of each kind the forces have together; what is aboard is cargo.

    [P40-GCB-03, A50-CBT-08]
    """
    counts = [0] * tab.n
    for stacks in forces:
        for piece, number in stacks.items():
            counts[look(piece).kind] += number
    return counts


def shots(
    tab: Table, counts: Sequence[int], attacking: bool, land: bool, subs: int = ALL
) -> tuple[list[Shot], list[Shot], list[Shot]]:
    """The dice of one fire step by hit class, each class by value from the highest down.

    One die for every unit with a value on its side of the table, more for an attacker with several dice;
    units of one class and value are one throw. Transports have no value at all. On land there is only one
    class. [P40-GCB-16, P40-GCB-17, P40-GCB-19, A50-CBT-10, A50-CBT-14]
    """
    rows: tuple[_Rows, _Rows, _Rows] = ({}, {}, {})
    # a technology has raised the value in the table, so no destroyer takes it away [A50-CBT-07, A50-TEC-38]
    values, cls = (tab.attack if attacking else tab.defense), tab.cls
    # no support on defense [P40-INF-03, A50-UNI-03, A50-TEC-02]
    raised = matches(tab, counts) if attacking and subs != SUBS_ONLY else {}
    for kind, number in enumerate(counts):
        value = values[kind]
        if number and value:  # a transport has none [P40-TRN-01, A50-NAV-05]
            of = cls[kind]
            if subs and (of == SUB) == (subs == NO_SUBS):
                continue
            row = rows[OTHER if land else of]
            best_of = tab.best_of[kind] if attacking else 1  # one die on defense [A50-TEC-36]
            if kind in raised:
                matched, better = raised[kind]
                row.setdefault((better, best_of), []).append((kind, matched))
                number -= matched
            if number:
                row.setdefault((value, best_of), []).append((kind, number))
    dice = tab.dice if attacking else None
    return _grouped(rows[AIR], dice), _grouped(rows[OTHER], dice), _grouped(rows[SUB], dice)


def matches(tab: Table, counts: Sequence[int]) -> dict[int, tuple[int, int]]:
    """How many attackers of which kind are raised to a better value by a helper beside them.

    Artillery raises infantry, one each or as many as its row of the unit table says; a fighter or tank raises
    a tactical bomber. A unit is raised once, and the matches are counted anew each time somebody fires, as
    many as can be; nobody is raised on defense. Mechanized infantry is raised only where its row says so.
    [P40-TAC-05, A50-CBT-25]
    """
    raised = [0] * tab.n
    # infantry by artillery [P40-INF-02, P40-ART-02, P40-MEC-03, A50-CBT-24, A50-UNI-02, A50-TEC-01]
    match(counts, tab.supporters, tab.supports_up_to, [kind for kind, _ in tab.supported], raised)
    # tactical bombers by fighters and tanks [P40-TAC-03, P40-TAC-04, P40-TNK-02]
    match(counts, tab.boosters, tab.supports_up_to, [kind for kind, _ in tab.boosted], raised)
    return {kind: (raised[kind], value) for kind, value in (*tab.supported, *tab.boosted) if raised[kind]}


def match(
    counts: Sequence[int],
    helpers: Sequence[int],
    up_to: Sequence[int],
    helped: Sequence[int],
    raised: list[int],
) -> None:
    """Note of every kind that can be helped how many are; each helper raises so many, first kinds first."""
    free = 0
    for kind in helpers:
        free += counts[kind] * up_to[kind]
    for kind in helped:
        raised[kind] = min(free, counts[kind])
        free -= raised[kind]


def _grouped(row: _Rows, dice: tuple[int, ...] | None) -> list[Shot]:
    found = []
    for value, best_of in sorted(row, reverse=True):
        crew = row[value, best_of]
        number = sum(n * dice[kind] for kind, n in crew) if dice else sum(n for _, n in crew)
        found.append(Shot(number, value, tuple(crew), best_of))
    return found


def scored(faces: Sequence[int], value: int, best_of: int = 1) -> int:
    """How many hits a throw is: faces up to the value, or, of so many in a row, one for the best of them.

    [P40-GCB-02, A50-CBT-11, A50-CBT-15, A50-TEC-37]
    """
    if best_of > 1:
        faces = [min(faces[i : i + best_of]) for i in range(0, len(faces), best_of)]
    return sum(face <= value for face in faces)


def points(shot: Shot) -> tuple[int, int]:
    """A throw as (dice, value) for the low_luck switch, which counts six points of value as one hit.

    Of several dice with only the best counting, that is the chance to hit in sixths, rounded down.
    """
    if shot.best_of == 1:
        return shot.dice, shot.value
    misses = (6 - shot.value) ** shot.best_of
    return shot.dice // shot.best_of, 6 - -(-misses // 6 ** (shot.best_of - 1))


def has_destroyer(tab: Table, *forces: Stacks) -> bool:
    """Whether a destroyer fights in these forces; only units on the strip count.

    [P40-DST-03, P40-DST-04, A50-SUB-19, A50-SUB-25, A50-NAV-02]
    """
    for stacks in forces:
        for piece in stacks:
            if look(piece).kind in tab.destroyers:
                return True
    return False


# -- targets -------------------------------------------------------------------------------------------


def room(tab: Table, stacks: Stacks, only: int = -1) -> Room:
    """How many hits each target group can take; undamaged ships of two hits take two.

    [P40-GCB-11, P40-BBS-02, P40-CVS-02, A50-CBT-20]
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
    battle (``hunting``). [P40-SUB-13, P40-SUB-14, A50-SUB-17, A50-NAV-01]
    """
    if targets[SHIP] or targets[TRANSPORT]:
        return True
    if cls == AIR:
        return bool(targets[AIRCRAFT] or (hunting and targets[SUBMARINE]))
    if cls == SUB:
        return bool(targets[SUBMARINE])  # also not the aircraft of a carrier [P40-CVS-11, A50-NAV-03]
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


def arms(tab: Table, counts: Sequence[int]) -> tuple[bool, bool]:
    """Whether a force has aircraft, and whether it has ships, with an attack value."""
    kinds = [kind for kind, number in enumerate(counts) if number and tab.attack[kind]]
    return any(tab.air[kind] for kind in kinds), any(not tab.air[kind] for kind in kinds)


def rank(hits: Hits, targets: Room) -> int:
    """The largest number of hits that can be put on the targets, transports left out.

    An air hit takes aircraft and ships, a submarine hit submarines and ships, another hit anything.
    (Air hits that may take submarines are counted as other hits by the caller.) [P40-GCB-32, A50-CBT-22]
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
    go to waste. Transports take only what nobody else can take, then and there.
    [P40-GCB-32, P40-TRN-25, A50-CBT-19, A50-CBT-22, A50-NAV-24, A50-NAV-27]
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
