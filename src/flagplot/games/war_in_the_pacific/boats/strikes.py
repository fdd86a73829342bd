"""Air strikes at motor torpedo boats. [60.5.6]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.frames import Line, Raid
from flagplot.games.war_in_the_pacific.air.missions import extended
from flagplot.games.war_in_the_pacific.air.strengths import LOW, air_combat
from flagplot.games.war_in_the_pacific.boats import squadrons
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sea import search
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.words import the

CLASS = "target_sc3"  # boats are targets of speed class 3 [see WPB-MTB-19]


def spot(play: Campaign, number: int) -> None:
    """A squadron is found; it can be struck at in the next Air Phase. [WPB-MTB-18]"""
    mtbs = play.sea.mtbs
    if number not in mtbs.seen:
        play.sea.mtbs = replace(mtbs, seen=tuple(sorted((*mtbs.seen, number))))


def look(play: Campaign) -> None:
    """In the Air Search Segment every Japanese base looks for squadrons in its range. [WPB-MTB-18]

    A squadron is as hard to find as a small task force.
    """
    if not squadrons.of(play) or asleep(play, JAPAN):
        return
    few = play.tables.search.drm["few_ships"]
    for base in search.searchers(play, JAPAN):
        for number, one in enumerate(squadrons.of(play)):
            _, percent = search.chance(play, base, one.hex)
            if not percent or number in play.sea.mtbs.seen:
                continue
            roll = search.read_percent(play.roll(2, "search for torpedo boats", 10, search.NOBODY))
            if roll + few >= 101 - percent:
                spot(play, number)
                play.news(f"torpedo boats are found at {the(play.label(one.hex))}", (SEATS[JAPAN],))


def forget(play: Campaign) -> None:
    """Contacts last to the end of the Air Phase."""
    if play.sea.mtbs.seen:
        play.sea.mtbs = replace(play.sea.mtbs, seen=())


def there(play: Campaign, line: Line) -> bool:
    """Whether the squadron that a strike was sent against is still in its hex."""
    number = int(line.what)
    return number < len(squadrons.of(play)) and squadrons.of(play)[number].hex == play.hex(line.target)


def attackers(play: Campaign, raid: Raid) -> list[int]:
    """Air Combat strengths at LOW of the APs that attack: fighters only beyond the CAP that is left.

    [WPB-MTB-19, WPB-MTB-21]
    """
    bombers: list[int] = []
    fighters: list[int] = []
    for air, count, _ in raid.bombers:
        far = extended(play, raid.line, air)
        each = air_combat(wings.type_of(play, air), play.air_quality(air), LOW, extended=far)
        (fighters if wings.fighter(play, air) else bombers).extend([each] * count)
    spare = len(fighters) + wings.counted(raid.escorts) - wings.counted(raid.cap)
    return [*bombers, *sorted(fighters, reverse=True)[: max(spare, 0)]]


def strength(each: list[int]) -> int:
    """What APs count for as an Anti-ship value: half of their Air Combat, rounded normally. [WPB-MTB-19]"""
    return half_up(sum(each))


def sunk(result: int, points: int) -> int:
    """MTB points that a result sinks: what it is above the points there are. [WPB-MTB-20]"""
    return max(result - points, 0)


def attack(play: Campaign, raid: Raid) -> None:
    """One attack on the Air/Surface Damage Table, against class 3. [WPB-MTB-19, WPB-MTB-20]"""
    power, number = strength(attackers(play, raid)), int(raid.line.what)
    if not power or not there(play, raid.line):
        return
    (die,) = play.roll(1, f"an attack on torpedo boats, strength {power}")
    result = play.tables.naval.points(power, die + chart().ship_drm[CLASS])
    squadrons.lose(play, number, sunk(result, squadrons.of(play)[number].points))
