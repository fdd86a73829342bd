"""What is asked: a battle and how both sides mean to fight it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.roster import EMPTY, Cargo
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.play import War
from flagplot.kernel.errors import BadInputError

Rule = Literal["never", "after", "below", "under", "best"]
EXPECTED = "never, after:N rounds, below:N units, under:P chance, or best"


class Retreat(NamedTuple):
    """When the attacker breaks off.

    Never, after so many rounds, with fewer units than, with less chance than, or exactly when that is worth
    more than going on.
    """

    rule: Rule = "never"
    limit: float = 0.0


NEVER = Retreat()
OVER = 1e-18  # a chance to fight on so small that the battle is over
ROUNDING = 1e-12  # a chance of exactly the limit is not under it, whatever the last digits say


class Customs(NamedTuple):
    """How an edition fights, where the editions differ; each as the edition itself says it."""

    bombardment_hits_aircraft: bool = True
    divers_decide_together: bool = True
    transports_linger: bool = True
    damage_lasts: bool = True
    # by attackers that fire (1 aircraft, 2 ships) + 4 * what guards the transports (1 aircraft, 2 submarines)
    gives_up: tuple[bool, ...] = (True,) * 16


def customs(war: War) -> Customs:
    """The customs of the edition a war is fought in."""
    edition = war.edition
    return Customs(
        edition.bombardment_hits_aircraft,
        edition.divers_decide_together,
        edition.transports_linger,
        edition.damage_lasts,
        tuple(
            edition.defenseless(war, (bool(n & 1), bool(n & 2)), (bool(n & 4), bool(n & 8)))
            for n in range(16)
        ),
    )


def other_prices(tab: fire.Table, theirs: fire.Table) -> fire.Table | None:
    """The second unit table if it has other prices than the first. [A50-TEC-32]"""
    same = all(one.cost == other.cost for one, other in zip(tab.kinds, theirs.kinds, strict=True))
    return None if same else theirs


class Drop(NamedTuple):
    """Bombers that each bring a paratrooper, who jumps once the guns have fired. [A50-TEC-18, A50-TEC-19]"""

    bomber: Unit
    trooper: Unit
    flights: tuple[int, ...]  # numbers the gun fires at as one
    stays: bool  # the bombers fight along; else they leave when the paratroopers have jumped

    @property
    def number(self) -> int:
        """How many bombers, and how many paratroopers."""
        return sum(self.flights)


class Plan(NamedTuple):
    """One battle. Forces are sorted tuples of (unit, number), so that a plan can be a key."""

    tab: fire.Table
    attackers: Side
    defenders: Side
    sea: bool = False
    attacker_order: tuple[str, ...] = ()  # kinds in order of loss; those not named follow sensibly
    defender_order: tuple[str, ...] = ()
    keep_land: int = 0  # attacking units that can capture and are kept to the very last
    antiaircraft: int = 0  # highest face with which a gun shoots aircraft down; 0 without a gun
    bombardment: tuple[tuple[int, int], ...] = ()  # (dice, value) of ships that fire first
    low_luck: bool = False
    retreat: Retreat = NEVER
    can_leave: bool = True  # whether attacking ships or overland units have somewhere to go
    attacker_dives: bool = False  # submarines submerge as soon as they may
    defender_dives: bool = False
    prize: float = 0.0  # what the territory is worth to the attacker, beyond the units
    customs: Customs = Customs()
    kamikaze: tuple[tuple[Unit, int], ...] = ()  # attacks before the battle, ship by ship of the attackers
    tab_d: fire.Table | None = None  # the defenders' own unit table, where theirs has other prices
    cargo: Cargo = EMPTY  # IPCs aboard the ships of the attackers and of the defenders
    # kind of aircraft, numbers the gun fires at as one; those that bring paratroopers are apart
    flights: tuple[tuple[int, tuple[int, ...]], ...] = ()
    drops: tuple[Drop, ...] = ()  # bombers and paratroopers are both among the attackers
    captured_gun: int = 0  # highest face with which a gun there shoots once it is the attacker's; 0 without

    @property
    def their_tab(self) -> fire.Table:
        """The unit table with the defenders' prices."""
        return self.tab_d or self.tab


def retreat_rule(text: str) -> Retreat:
    """Read a retreat rule, e.g. ``after:3``, ``below:5``, ``under:0.4``, ``best``, ``never``."""
    word, _, number = text.strip().lower().partition(":")
    if word in ("never", "best") and not number:
        return Retreat("never" if word == "never" else "best")
    try:
        limit = float(number)
    except ValueError:
        limit = -1.0
    if word in ("after", "below") and limit >= 1 and limit.is_integer():
        return Retreat("after" if word == "after" else "below", limit)
    if word == "under" and 0.0 < limit <= 1.0:
        return Retreat("under", limit)
    raise BadInputError(f"retreat: {EXPECTED} expected, found {text!r}")
