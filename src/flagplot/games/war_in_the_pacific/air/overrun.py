"""Aircraft on airfields that the enemy has captured. [4.3.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.words import counted, the

ESCAPES = 4  # the die from which on an AP gets away


def overrun(play: Campaign) -> None:
    """Each AP on a captured airfield escapes on 4 to 6 to a base in transfer range with room, or is lost.

    [BR-4-06]
    """
    for air in range(len(play.tables.air)):
        place = play.sea.based[air]
        if not play.state.points[air] or place == OUT or ship_at(place) >= 0:
            continue
        if play.state.control.get(place) == wings.side_of(play, air):
            continue
        dice = play.roll(play.state.points[air], f"who escapes of {the(wings.unit(play, air).id)}")
        _flee(play, air, place, sum(die >= ESCAPES for die in dice))


def _flee(play: Campaign, air: int, place: int, escaped: int) -> None:
    play.state.flown[air] = 0
    lost = play.state.points[air] - escaped
    far, costs = wings.type_of(play, air).range_transfer, play.chart.air_costs(place)
    fields = [
        (costs[hex], hex)
        for hex in play.tables.bases
        if play.state.control.get(hex) == wings.side_of(play, air) and costs[hex] <= far
    ]
    for _, hex in sorted(fields):
        count = min(escaped, wings.fits(play, air, hex))
        if count:
            escaped -= count
            what = f"{counted(count, 'air point')} of {the(wings.unit(play, air).id)}"
            play.note(f"{what} escape to {the(play.label(hex))}", (wings.unit(play, air).side,))
            play.move_air(air, count, hex)
    if lost + escaped:
        play.lose_air(air, min(lost + escaped, play.state.points[air]))
