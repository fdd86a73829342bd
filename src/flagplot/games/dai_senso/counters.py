"""What is printed on the counters: sides with steps and factors, support units, markers.

A counter has a front and perhaps a back; which is up is part of the state. [DSA-CMP-02, DSI-CTR-01]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FRONT, BACK = 0, 1

INFANTRY_TYPES: Final = frozenset(("infantry", "garrison", "cavalry", "airborne", "marine"))  # [DSA-CMP-13]
ARMOR_TYPES: Final = frozenset(("armor", "mech", "cavmech"))  # [DSA-CMP-14]
FORTRESS_TYPES: Final = frozenset(("fortress", "port_a_fort"))  # [DSA-CMP-16]
HQ: Final = "hq"  # a type of its own, whatever its steps [DSA-CMP-15]
AIR_TYPES: Final = frozenset(("air_force", "bomber", "cv_strike", "interceptor"))  # [DSA-CMP-18]
FLEET_TYPES: Final = frozenset(("cv_fleet", "surface_fleet", "sub_fleet"))  # [DSA-CMP-18]
MARINE: Final = "marine"
DETACHMENT: Final = "detachment"
AIRDROP: Final = "airdrop"
BLITZ: Final = "blitz"
TOTSUGEKI: Final = "totsugeki"
FAILURE: Final = "failure"
MOBILIZING: Final = "mobilizing"  # lies in the Capital of a Country that mobilizes

KWANTUNG: Final = "kwantung"
JAPAN: Final = "japan"


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a counter. Only ground units have factors and steps. [DSA-CMP-09, DSA-CMP-10]"""

    kind: str  # infantry, armor, hq, fortress ...; air_force ...; or the name of a marker
    steps: int = 0
    attack: int = 0
    defense: int = 0
    move: int = 0  # whole Movement Points
    range: int = 0  # [DSA-CMP-32]
    ground: bool = False  # a ground unit
    support: bool = False  # a support unit

    @property
    def unit(self) -> bool:
        """A ground or support unit; anything else is a marker. [DSA-CMP-02]"""
        return self.ground or self.support

    @property
    def infantry_type(self) -> bool:
        """[DSA-CMP-13]"""
        return self.kind in INFANTRY_TYPES

    @property
    def armor_type(self) -> bool:
        """[DSA-CMP-14]"""
        return self.kind in ARMOR_TYPES

    @property
    def hq(self) -> bool:
        """[DSA-CMP-15]"""
        return self.kind == HQ

    @property
    def fortress(self) -> bool:
        """[DSA-CMP-16]"""
        return self.kind in FORTRESS_TYPES

    @property
    def air(self) -> bool:
        """[DSA-CMP-18]"""
        return self.kind in AIR_TYPES


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter of the box."""

    id: str
    name: str
    type: str  # counters of one type are alike
    country: str  # whose it is; ``kwantung`` for Japanese units of the Kwantung Army [DSA-CMP-12]
    faction: int  # NOBODY for a unit of a Minor Country that is aligned as the war goes
    quality: str  # normal, elite or colonial [DSA-CMP-17]
    stripe: bool  # goes to a Delay Box instead of the Force Pool [DSA-CMP-31]
    squares: bool  # limited in organising or breaking down [DSA-CMP-10]
    faces: tuple[Face, ...]
    only_hex: str = ""  # the one hex it may stand in
    exp: bool = False
    reserve: bool = False  # the Res unit that takes the Capital of a Country that rises [see DSB-CE-3_1-5]
    convoy: str = ""  # standard, scratch or fleet_train for a Convoy
    code: str = (
        ""  # how it enters play; the Reserves of the European war have one of their own [see DSI-CTR-05]
    )
    origin: str = ""  # of its factors

    @property
    def kwantung(self) -> bool:
        """A unit of the Kwantung Army, which is Japanese but carries an id of its own. [DSA-CMP-12]"""
        return self.country == KWANTUNG

    @property
    def nation(self) -> str:
        """The Country it belongs to: Kwantung units are Japanese. [DSA-CMP-12]"""
        return JAPAN if self.kwantung else self.country

    @property
    def elite(self) -> bool:
        """[DSA-CMP-17]"""
        return self.quality == "elite"

    @property
    def colonial(self) -> bool:
        """[DSA-CMP-17]"""
        return self.quality == "colonial"

    @property
    def detachable(self) -> bool:
        """Whether its back is a Detachment marker, so that it is a unit or a Detachment. [DSI-CTR-02]"""
        return len(self.faces) > BACK and self.faces[BACK].kind == DETACHMENT
