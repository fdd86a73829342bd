"""Carriers that are alike on the strip but for the aircraft they launched: which of them is hit.

The aircraft of a defending carrier fight beside it, so on the strip two carriers are one stack. But an
aircraft comes home to its own ship only, and where the ships have launched different aircraft whoever puts a
hit on one of them says which. [P40-GCB-18, P40-CVS-13, A50-CBT-18, A50-CAR-14]
"""

from __future__ import annotations

from collections import Counter

from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.pieces import Stacks, change, look, make

Load = tuple[int, ...]  # aircraft as cargo codes


def choices(battle: Battle, piece: int) -> list[int]:
    """The carriers a hit on ``piece`` may be meant for, with their aircraft; none if it makes no difference.

    Only aircraft still in the battle count. A carrier is not asked about if it launched all that another one
    did and more: nothing is gained by hitting it.
    """
    loads = _least(battle, _whole(battle, piece)) if piece in (ship for ship, _ in battle.decks) else []
    found = {tuple(sorted(_flying(battle, load))): _laden(piece, load) for load in loads}
    fewest_first = sorted(found.values(), key=lambda ship: (len(look(ship).cargo), ship))
    return fewest_first if len(found) > 1 else []


def strike(battle: Battle, ship: int, laden: int) -> None:
    """Note which carrier was hit: its aircraft have lost their ship. [P40-CVS-12, P40-CVS-16, A50-CAR-14]"""
    decks = list(battle.decks)
    decks.remove((ship, _launched(ship, laden)))
    battle.decks = tuple(decks)


def restore(battle: Battle, ship: int, laden: int) -> None:
    """Take that back."""
    battle.decks = tuple(sorted((*battle.decks, (ship, _launched(ship, laden)))))


def on_strip(held: Stacks, pick: int) -> int:
    """The piece of the strip that a carrier named with its aircraft is; any other piece is itself."""
    seen = look(pick)
    if pick in held or seen.damaged or not seen.cargo:
        return pick
    for piece in held:
        ship = look(piece)
        alike = (ship.owner, ship.kind, ship.damaged) == (seen.owner, seen.kind, False)
        if alike and not Counter(ship.cargo) - Counter(seen.cargo):
            return piece
    return pick


def _whole(battle: Battle, piece: int) -> list[Load]:
    """What each carrier of a stack that was not hit yet has launched."""
    found = [load for ship, load in battle.decks if ship == piece]
    number = battle.defenders.get(piece, 0)
    found += [()] * (number - len(found))  # some launched nobody
    while len(found) > number:  # those hit so far without a word
        found.remove(_least(battle, found)[0])
    return found


def _least(battle: Battle, loads: list[Load]) -> list[Load]:
    """The loads that have not all of another one and more, aircraft still in the battle counted."""
    up = [Counter(_flying(battle, load)) for load in loads]
    return [load for load, mine in zip(loads, up, strict=True) if not any(other < mine for other in up)]


def _flying(battle: Battle, load: Load) -> Load:
    """Those of a load whose like are still in the battle."""
    return tuple(code for code in load if make(code - 1 >> 5 & 15, code - 1 & 31) in battle.defenders)


def _laden(piece: int, load: Load) -> int:
    return change(piece, cargo=(*look(piece).cargo, *load))


def _launched(ship: int, laden: int) -> Load:
    rest = Counter(look(laden).cargo) - Counter(look(ship).cargo)
    return tuple(sorted(rest.elements(), reverse=True))
