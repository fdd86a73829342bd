"""Who has won a war on land for one objective: by the date of its fall, and by points. [SC-S4-10]"""

from __future__ import annotations

from fractions import Fraction

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import Conquest
from flagplot.games.war_in_the_pacific.sea.victory import Score, ship_points
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.state import Outcome

# results, the best for Japan first
DECISIVE, VICTORY, DRAW, DEFEAT = range(4)
_WORDS = ("a decisive Japanese victory", "a Japanese victory", "a draw", "an Allied victory")
_STEP, _AP = Fraction(1, 2), Fraction(1, 4)  # points for what is eliminated [SC-G-06]


def terms(play: Campaign) -> Conquest:
    """The dates and prizes of the scenario."""
    found = play.land_card.victory
    if found is None:
        raise RulesBug("no war for one objective in this scenario")
    return found


def captured(play: Campaign) -> bool:
    """Whether Japan holds the objective."""
    return play.state.control[play.hex(play.land_card.objective)] == JAPAN


def points_against(play: Campaign, side: int) -> Fraction:
    """Points for what a side has lost: ships, those of Force Z twice, APs and steps. [SC-G-06, SC-S4-10]"""
    card = terms(play)
    total = ship_points(play, side)
    for number, ship in enumerate(play.tables.ships):
        if ship.tf == card.double and ship.side == SEATS[side]:
            total += _again(play, number, ship.vp, ship.damaged)
    keys = {unit.division or unit.id for unit in play.tables.ground if unit.side == side}
    total += _STEP * sum(count for key, count in play.state.losses.items() if key in keys)
    return total + _AP * play.war.shot_down[side]


def _again(play: Campaign, ship: int, points: int, before: int) -> int:
    damage = play.state.damage[ship]
    if play.lost(ship):
        return points
    return (points + 1) // 2 if damage >= 3 and damage > before else 0


def score(play: Campaign) -> Score:
    """The points of both sides; places Japan has taken count for it. [SC-S4-10]"""
    prizes = terms(play).prizes
    japan = points_against(play, enemy(JAPAN)) + sum(
        points for label, points in prizes.items() if play.state.control[play.hex(label)] == JAPAN
    )
    return Score(*(int(found + Fraction(1, 2)) for found in (japan, points_against(play, enemy(ALLIED)))))


def level(play: Campaign) -> int:
    """The result by the date of the capture, moved one step by a margin of points. [SC-S4-10]"""
    card = terms(play)
    dates = [play.tables.card.turn_of(date) for date in (card.decisive, card.victory, card.draw)]
    found = DEFEAT
    if captured(play):
        found = next((rank for rank, turn in enumerate(dates) if play.state.turn <= turn), DEFEAT)
    points = score(play)
    if points.japan - points.allied >= card.margin:
        return max(found - 1, DECISIVE)
    if points.allied - points.japan >= card.margin:
        return min(found + 1, DEFEAT)
    return found


def outcome(play: Campaign) -> Outcome | None:
    """The scenario ends with the game-turn in which the objective falls, or with the last. [SC-S4-10]"""
    if not captured(play) and play.state.turn + 1 < play.tables.card.turns:
        return None
    name = play.tables.bases[play.hex(play.land_card.objective)].name
    found, points = level(play), score(play)
    what = f"{name} is taken" if captured(play) else f"{name} is held"
    reason = f"{what}; {_WORDS[found]}, {points.japan} points to {points.allied}"
    if found == DRAW:
        return Outcome((), reason, "SC-S4-10")
    return Outcome((SEATS[ALLIED if found == DEFEAT else JAPAN],), reason, "SC-S4-10")
