"""The Air/Surface Display: core, inner and outer ring of six slices. [10]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

CORE = "core"
INNER, OUTER = "inner", "outer"
RINGS = (OUTER, INNER, CORE)  # on the way in
SLICES = 6
ROOM = {CORE: 6, INNER: 2, OUTER: 3}  # ships in the core, or in a slice of a ring [see BR-10-01]
Display = tuple[tuple[int, str], ...]  # ship and slot
SLOTS = (CORE, *(f"{ring}-{slice}" for ring in (INNER, OUTER) for slice in range(1, SLICES + 1)))


def ring_of(slot: str) -> str:
    """The ring a slot lies in."""
    return slot.partition("-")[0]


def slice_of(slot: str) -> int:
    """The slice of a slot; 0 for the core."""
    return int(slot.partition("-")[2] or 0)


def neighbours(slice: int) -> tuple[int, int]:
    """The slices beside one."""
    return (slice - 2) % SLICES + 1, slice % SLICES + 1


def laid_out(guarded: Iterable[int], others: Iterable[int]) -> Display:
    """A placement that keeps the rules: carriers and transports in the core first, a small force all core.

    [BR-10-01]
    """
    guarded, others = list(guarded), list(others)
    ships = [*guarded, *others]
    if len(ships) <= ROOM[CORE]:
        return tuple((ship, CORE) for ship in sorted(ships))
    found = dict.fromkeys(guarded[: ROOM[CORE]], CORE)
    rest = [ship for ship in ships if ship not in found]
    slots = [f"{INNER}-{slice}" for _ in range(ROOM[INNER]) for slice in range(1, SLICES + 1)]
    slots += [f"{OUTER}-{slice}" for _ in range(ROOM[OUTER]) for slice in range(1, SLICES + 1)]
    found |= dict(zip(rest, slots, strict=False))
    return tuple(sorted(found.items()))


def open_slots(display: Display) -> list[str]:
    """The slots with room for another ship. [see BR-10-01]"""
    there = Counter(slot for _, slot in display)
    return [slot for slot in SLOTS if there[slot] < ROOM[ring_of(slot)]]


def misplaced(display: Display, guarded: Collection[int]) -> bool:
    """Whether carriers or transports are outside while others are in the core. [BR-10-01]"""
    outside = any(slot != CORE for ship, slot in display if ship in guarded)
    return outside and any(slot == CORE for ship, slot in display if ship not in guarded)


def fault(display: Display, guarded: Collection[int]) -> str:
    """What is wrong with a placement; nothing if it keeps the rules. [BR-10-01]"""
    if len(display) <= ROOM[CORE]:
        alone = all(slot == CORE for _, slot in display)
        return "" if alone else "a force of six ships or fewer is all core"
    for slot, ships in Counter(slot for _, slot in display).items():
        if ships > ROOM[ring_of(slot)]:
            return f"there is room for {ROOM[ring_of(slot)]} ships in {slot}"
    return "carriers and transports go to the core first" if misplaced(display, guarded) else ""


def fired_through(ring: str) -> tuple[str, ...]:
    """The rings a wave passes to attack a ring: from outside to that one. [BR-10-03]"""
    return RINGS[: RINGS.index(ring) + 1]


def on_path(display: Display, slice: int, ring: str) -> list[int]:
    """The ships a wave may attack: those of its slices on the way to the ring it names. [BR-10-03]"""
    rings = fired_through(ring)
    return [
        ship for ship, slot in display if ring_of(slot) in rings and (slot == CORE or slice_of(slot) == slice)
    ]


def flak(display: Display, guns: Mapping[int, int], slice: int, ring: str) -> int:
    """Anti-aircraft strength against a wave: full on its path, half of each ship in the slices beside it.

    [BR-10-03, BR-7-06]
    """
    rings, beside, total = fired_through(ring), neighbours(slice), 0
    for ship, slot in display:
        if ring_of(slot) not in rings:
            continue
        if slot == CORE or slice_of(slot) == slice:
            total += guns[ship]
        elif slice_of(slot) in beside:
            total += guns[ship] // 2
    return total
