"""Whether units that have landed stay activated. [27.1.9, 27.7.2, SC-S1-07]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.landing.frames import Beach
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, enemy
from flagplot.kernel.flow import Step


def near_active_enemy(play: Campaign, hex: int, side: int) -> bool:
    """Whether an activated enemy unit stands beside a hex."""
    return any(
        play.is_(unit, ACTIVE) for near in play.island.near(hex) for unit in play.at(near, enemy(side))
    )


def landing_drm(play: Campaign, unit: int, *, held: bool) -> int:
    """What is added to the die: enemies in the hex or active ones beside it, and the reef.

    +1 for marines and Japanese, +2 for others. In the first game-turn the reef adds 1, but not for units in
    tracked vehicles. [WPA-TAC-28, SC-S1-07]
    """
    printed, hex, card = play.unit(unit), play.state.place[unit], play.tables.card
    drm = 0
    if held or near_active_enemy(play, hex, printed.side):
        drm += 1 if printed.nation == "USMC" or printed.side == JAPAN else 2
    base = play.tables.ground[play.tables.family(unit)].id
    if play.state.turn < card.reef_turns and base not in card.reef_exempt:
        drm += 1
    return drm


def stay_active(play: Campaign, unit: int, led: int, *, held: bool) -> None:
    """A landing unit checks with half its quality or is deactivated, which is all; in jungle it always is.

    [WPA-TAC-25, WPA-TAC-26, WPA-TAC-27, WPA-TAC-30, BR-17-08, BR-23-34]
    """
    if play.island.cell(play.state.place[unit]).terrain == "jungle":
        play.deactivate(unit)
        return
    tq = checks.quality(play, unit, led, halvings=1)
    if not checks.check(play, unit, tq, landing_drm(play, unit, held=held), "to stay activated"):
        play.deactivate(unit)


class BeachStep(Step[Campaign, Beach]):
    """Units have landed without a fight: each is checked. [WPA-TAC-25]"""

    def run(self, play: Campaign, frame: Beach) -> None:
        """One control roll for the hex, then every unit."""
        play.pop()
        units = tuple(unit for unit in frame.units if play.state.steps[unit])
        if not units:
            return
        led = control.led_tq(play, play.side(units[0]), units)
        for unit in units:
            stay_active(play, unit, led, held=frame.held)
