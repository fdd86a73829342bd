"""Air attrition of the strategic turn: how many air points of each block, and which. [37.1]"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.air.frames import Attrition
from flagplot.games.war_in_the_pacific.air.strengths import ELITE, GREEN
from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import nearest
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

ALLIED_BLOCKS = (
    "US FTR", "US TAC", "US BMR", "US HVY BMR", "US carrier", "US cargo", "US patrol", "British",
    "British carrier", "British support", "ANZAC",
)  # fmt: skip
JAPANESE_BLOCKS = ("Japan FTR", "Japan BMR", "Japan carrier", "Japan recon", "Japan seaplane")
AMERICAN, OTHERS = Fraction(8, 100), Fraction(10, 100)  # what is lost [see WPA-ATT-04]
HEAVIEST = 3  # the most an AP can count, however often it is doubled
ALIKE = 3  # APs of one type before another must be taken [see WPA-ATT-09]
RATIOS = {"Japan FTR": 4, "Japan BMR": 3}  # Army losses to Navy losses stay below [see WPA-ATT-14]
PARTED = ("US carrier", "Japan carrier")  # by carrier training [see WPA-ATT-12]
FIRST = {"US TAC": "B-26"}  # the type that is lost first [see WPA-ATT-11]
CARRIER_TYPES = ("SBD", "TBF", "SB2C")  # that count as carrier aircraft [see WPA-ATT-13]


# -- blocks -------------------------------------------------------------------------------------------------


def block(play: Campaign, air: int) -> str:
    """The block of an air unit; carrier types of US Tactical Blocks are of the carrier block. [WPA-ATT-13]

    There are eleven Allied and five Japanese ones, the Anzacs are one by themselves, and Dutch aircraft wear
    out too. [WPA-ATT-05, WPA-ATT-19]
    """
    unit = wings.unit(play, air)
    if unit.block == "US TAC" and unit.type in CARRIER_TYPES:
        return "US carrier"
    return unit.block


def share(play: Campaign, air: int) -> str:
    """The part of its block that a unit is reckoned with: US and Japanese carrier blocks are two, of those
    who are trained for carriers and those who are not. [WPA-ATT-12]
    """
    name = block(play, air)
    return f"{name}, {'trained' if _trained(play, air) else 'not trained'}" if name in PARTED else name


def _trained(play: Campaign, air: int) -> bool:
    unit = wings.unit(play, air)
    return unit.carrier_trained and unit.block == block(play, air)


def army(play: Campaign, air: int) -> bool:
    """Whether a Japanese type is of the Army: Ki-. [see WPA-ATT-14]"""
    return wings.unit(play, air).type.startswith("Ki-")


def spread(play: Campaign, air: int) -> str:
    """The part of a block within which losses are spread over bases. [WPA-ATT-07]"""
    service = ("army" if army(play, air) else "navy") if block(play, air) in RATIOS else ""
    return f"{share(play, air)} {service}"


# -- how many -----------------------------------------------------------------------------------------------


def deployed(play: Campaign, side: int) -> list[int]:
    """Air units of a side with APs at bases; those in crates are not deployed, if they have been there for
    three phases. [WPA-ATT-02, WPA-ATT-18, WPB-AIR-02]
    """
    return [
        air
        for air, unit in enumerate(play.tables.air)
        if unit.side == SEATS[side]
        and play.state.points[air]
        and play.sea.based[air] != OUT
        and not _crated(play, air)
    ]


def _crated(play: Campaign, air: int) -> bool:
    """Whether an air unit has been in crates for three phases. [see WPB-AIR-02]"""
    return cargo.crated(play, air) and air not in play.war.boxed


def excess(play: Campaign, place: int) -> int:
    """APs at a base beyond its capacity; crated ones take none of it. [see WPA-ATT-03, BR-4-04]"""
    ship = ship_at(place)
    there = [air for air in play.sea.based.where(place) if play.state.points[air]]
    if ship >= 0:
        there = [air for air in there if not cargo.crated(play, air)]
        return max(sum(play.state.points[air] for air in there) - wings.operates(play, ship), 0)
    over, most = wings.on_field(play, place) - wings.field_room(play, place), 0
    heavy = sum(play.state.points[air] for air in there if wings.undersized(play, air))
    while over > 0:  # those that count double there go first
        over -= 2 if most < heavy else 1
        most += 1
    return most


def weight(play: Campaign, units: Iterable[int], cut_off: frozenset[int] = frozenset()) -> int:
    """APs of some units, each as often as it counts: twice at an isolated base, beyond its capacity, after a
    Strike Transfer or one that cost CPs, three times at most.

    [WPA-ATT-03, WPA-ATT-16, WPA-ATT-22, WPA-ISO-03]
    """
    total = 0
    crowded: dict[int, int] = {}
    for air in units:
        place, points = play.sea.based[air], play.state.points[air]
        alone = 2 if air in cut_off else 1
        worn = min(play.war.worn.get(air, 0), points)
        over = min(crowded.setdefault(place, excess(play, place)), points)
        crowded[place] -= over
        for at in range(points):
            times = alone * (2 if at < worn else 1) * (2 if at >= points - over else 1)
            total += min(times, HEAVIEST)
    return total


def losses(play: Campaign, side: int) -> dict[str, int]:
    """APs that each part of a block loses: 8 per cent of American, 10 of all others, to the nearest.

    [WPA-ATT-02, WPA-ATT-04, WPA-ATT-12]
    """
    parts: dict[str, list[int]] = {}
    for air in deployed(play, side):
        parts.setdefault(share(play, air), []).append(air)
    cut_off = links.cut_off_air(play, side)
    rates = {name: AMERICAN if name.startswith("US ") else OTHERS for name in parts}
    found = {name: nearest(float(weight(play, parts[name], cut_off) * rates[name])) for name in sorted(parts)}
    return {name: count for name, count in found.items() if count}


def begin(play: Campaign) -> None:
    """Both sides lose aircraft, Japan first. [WPA-ATT-01]"""
    for side in (ALLIED, JAPAN):
        for name, count in reversed(losses(play, side).items()):
            play.push(Attrition(side=side, share=name, left=count))
    play.war.worn = {}


# -- which --------------------------------------------------------------------------------------------------


def candidates(play: Campaign, frame: Attrition) -> list[int]:
    """Units that may give the next AP of a block: every rule leaves fewer of them, if it leaves any."""
    units = [air for air in deployed(play, frame.side) if share(play, air) == frame.share]
    for rule in (_first, _ratio, _varied, _spread, _untrained):
        units = rule(play, frame, units) or units
    return units


def _taken(frame: Attrition, units: Iterable[int]) -> int:
    return sum(frame.taken.get(air, 0) for air in units)


def _first(play: Campaign, frame: Attrition, units: list[int]) -> list[int]:
    """The first loss of a US Tactical Block is a B-26. [WPA-ATT-11, WPB-AIR-32]"""
    wanted = FIRST.get(frame.share, "")
    if not wanted or frame.taken:
        return []
    return [air for air in units if wings.unit(play, air).type == wanted]


def _ratio(play: Campaign, frame: Attrition, units: list[int]) -> list[int]:
    """Army losses stay below 4 to 1 of the Navy's among fighters, 3 to 1 among bombers.

    [WPA-ATT-14, WPA-ATT-15]
    """
    most = RATIOS.get(frame.share, 0)
    soldiers = _taken(frame, (air for air in frame.taken if army(play, air)))
    sailors = _taken(frame, (air for air in frame.taken if not army(play, air)))
    if most and soldiers + 1 >= most * max(sailors, 1):
        return [air for air in units if not army(play, air)]
    return []


def _varied(play: Campaign, frame: Attrition, units: list[int]) -> list[int]:
    """No more than 3 of one type before one of another is taken, then 3 more, and so on. [WPA-ATT-09]"""
    counts: dict[str, int] = {}
    for air, count in frame.taken.items():
        type_ = wings.unit(play, air).type
        counts[type_] = counts.get(type_, 0) + count
    total = sum(counts.values())
    full = {type_ for type_, count in counts.items() if count >= ALIKE * (total - count + 1)}
    return [air for air in units if wings.unit(play, air).type not in full] if full else []


def _spread(play: Campaign, frame: Attrition, units: list[int]) -> list[int]:
    """One from each base before a second from any; every carrier is a base.

    [WPA-ATT-06, WPA-ATT-07, WPA-ATT-08]
    """
    counts: dict[tuple[str, int], int] = {}
    for air in units:
        key = (spread(play, air), play.sea.based[air])
        counts[key] = frame.bases.get(_key(key), 0)
    least = {name: min(count for (one, _), count in counts.items() if one == name) for name, _ in counts}
    return [
        air for air in units if counts[spread(play, air), play.sea.based[air]] == least[spread(play, air)]
    ]


def _key(pair: tuple[str, int]) -> str:
    return f"{pair[0]}/{pair[1]}"


def _untrained(play: Campaign, frame: Attrition, units: list[int]) -> list[int]:
    """The first loss of a type at a base with green APs of it is a green one. [WPA-ATT-21]"""
    barred = []
    for air in units:
        unit, place = wings.unit(play, air), play.sea.based[air]
        mates = [
            one for one in units if wings.unit(play, one).type == unit.type and play.sea.based[one] == place
        ]
        green = [one for one in mates if play.air_quality(one) == GREEN]
        if green and play.air_quality(air) != GREEN and not _taken(frame, mates):
            barred.append(air)
    return [air for air in units if air not in barred]


def drawn(play: Campaign, frame: Attrition, air: int) -> int:
    """Where a Japanese base holds elite APs of the block beside others a draw decides, the others and green
    ones counted twice. [WPA-ATT-20, WPA-ATT-21]
    """
    place = play.sea.based[air]
    mates = [one for one in candidates(play, frame) if play.sea.based[one] == place]
    qualities = {play.air_quality(one) for one in mates}
    if frame.side != JAPAN or ELITE not in qualities or len(qualities) == 1:
        return air
    lots = [
        one
        for one in mates
        for _ in range(play.state.points[one] * (1 if play.air_quality(one) == ELITE else 2))
    ]
    (face,) = play.roll(1, "which air points are lost", sides=len(lots), audience=(SEATS[frame.side],))
    return lots[face - 1]


class AttritionStep(Step[Campaign, Attrition]):
    """The owner chooses what a block loses, AP by AP. [WPA-ATT-06]"""

    def seats(self, play: Campaign, frame: Attrition) -> tuple[str, ...]:
        """He, where there is a choice."""
        units = candidates(play, frame) if frame.left else []
        return (SEATS[frame.side],) if len(units) > 1 else ()

    def run(self, play: Campaign, frame: Attrition) -> None:
        """The only one; or all is lost that must be."""
        units = candidates(play, frame) if frame.left else []
        if not units:
            play.pop()
            return
        take(play, frame, units[0])

    def prompt(self, play: Campaign, frame: Attrition, seat: str) -> str:
        """The question."""
        return f"Attrition: which of {frame.share} are lost? {counted(frame.left, 'air point')} to go."

    def legal(self, play: Campaign, frame: Attrition, seat: str) -> list[Action]:
        """The units that may be taken."""
        return [act("wear-out", wings.unit(play, air).id) for air in candidates(play, frame)]

    def do(self, play: Campaign, frame: Attrition, seat: str, action: Action) -> None:
        """One AP is lost."""
        take(play, frame, play.tables.air_number[str(action.args[0])])

    def why_not(self, play: Campaign, frame: Attrition, seat: str, action: Action) -> Refusal | None:
        """The rule that spares it."""
        if action.verb != "wear-out":
            return None
        air = play.tables.air_number[str(action.args[0])]
        id = wings.unit(play, air).id
        units = [one for one in deployed(play, frame.side) if share(play, one) == frame.share]
        if air not in units:
            return illegal("WPA-ATT-02", f"{the(id)} is not of this block", id)
        rules = (
            ("WPA-ATT-11", _first), ("WPA-ATT-14", _ratio), ("WPA-ATT-09", _varied), ("WPA-ATT-06", _spread),
            ("WPA-ATT-21", _untrained),
        )  # fmt: skip
        for rule, narrow in rules:
            kept = narrow(play, frame, units) or units
            if air not in kept:
                return illegal(rule, f"others than {the(id)} are lost first", id)
            units = kept
        return None


def take(play: Campaign, frame: Attrition, air: int) -> None:
    """One AP is lost; it counts as lost in combat. [WPA-ATT-17]"""
    air = drawn(play, frame, air)
    key = _key((spread(play, air), play.sea.based[air]))
    frame.left -= 1
    frame.taken = {**frame.taken, air: frame.taken.get(air, 0) + 1}
    frame.bases = {**frame.bases, key: frame.bases.get(key, 0) + 1}
    play.lose_air(air, 1)
