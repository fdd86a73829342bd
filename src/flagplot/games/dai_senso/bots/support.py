"""The Support Segment: Air Forces and Blitz markers go where the attacks are planned."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.bots import landings, supplies, values
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.marches import REGULAR, Plan, in_reach
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.bots.wave import EVERYWHERE, Assault, Wave
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.landings import maintenance
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.places import HEXES, IDS, place
from flagplot.games.dai_senso.support.fleets import CV_FLEET
from flagplot.games.dai_senso.support.frames import Strike, Support, SupportStage
from flagplot.games.dai_senso.tables import BLITZ_RADIUS
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

DONE = Action("done")


def plan(mind: Mind, frame: Support, legal: Sequence[Action]) -> list[Action]:
    """Where the attacks of the turn will be, as if every unit could attack in Blitz Combat."""
    if frame.stage is SupportStage.MAINTENANCE:  # whoever stays at sea without a Beachhead is lost
        return [next((one for one in legal if one.verb == maintenance.ASHORE), DONE)]
    front = Front(mind.war, mind.faction)
    placing = any(one.verb == "place" for one in legal)
    if placing and (afloat := _afloat(mind, front, legal)):
        return [afloat]
    wanted = _planned(mind, front)
    return _air(mind, wanted, legal) if placing else _blitz(mind, wanted, frame.blitz, legal)


def _planned(mind: Mind, front: Front) -> Plan:
    """Where units will stand, if all of them could attack in Blitz Combat."""
    wanted = Plan(front, (EVERYWHERE,))
    wanted.land(landings.Plans(mind, front, landings.at_sea(mind)))
    wanted.improve(mind, in_reach(mind, Movement(), front, wanted.afloat))
    return wanted


def strike(mind: Mind, frame: Strike, legal: Sequence[Action]) -> list[Action]:
    """A CV Strike goes where it helps most attacks."""
    front = Front(mind.war, mind.faction)
    gains = _air_gains(_planned(mind, front))

    def help(action: Action) -> float:
        return sum(gains.get(hex, 0.0) for hex in front.grid.within(place(str(action.args[0])), 1))

    return [max(legal, key=lambda one: (help(one), one.args))]


def _afloat(mind: Mind, front: Front, legal: Sequence[Action]) -> Action | None:
    """Convoys for supply first, then what landings need, then those that others may use."""
    convoy = supplies.convoy(mind, legal)
    if convoy is not None and convoy.args[-1] == supplies.SUPPLY:
        return convoy
    fleets = landings.fleets(mind, legal)
    shores = landings.shores(mind, fleets)
    plans = landings.Plans(mind, front, landings.in_hand(mind), shores, landings.FLEET)
    if needed := landings.next_convoy(plans, mind, legal):
        return needed
    new = next((one for one in plans.chosen if not one.lies), None)
    return fleets[new.beach] if new else convoy


def _air(mind: Mind, wanted: Plan, legal: Sequence[Action]) -> list[Action]:
    """The hex that helps most attacks; of several Air Forces the best is not the first to come.

    Where the whole ocean is played on, ships, and aircraft that help nobody, stay where they can contest what
    the others send.
    """
    gains = _air_gains(wanted)
    grid, war = wanted.front.grid, mind.war

    ocean = values.ocean(war)

    def help(action: Action) -> float:
        near = grid.within(place(str(action.args[1])), 1) if not ocean or _flies(mind, action) else ()
        gain = sum(gains.get(hex, 0.0) for hex in near)
        return gain + mind.noise() / 4 if gain > 0 or not ocean else 0.0

    found = sorted(
        ((help(one), one) for one in legal if one.verb == "place"), key=lambda pair: (-pair[0], pair[1].args)
    )
    if not found or found[0][0] <= 0:
        return [DONE]
    chosen = found[0][1]
    hex = str(chosen.args[1])
    mind.say("air", f"an Air Force over {the(hex)} helps the attacks around it", hex)
    return [chosen]


def _flies(mind: Mind, action: Action) -> bool:
    """Whether an answer sends aircraft to a hex, those of a CV Fleet among them."""
    face = mind.war.counter(mind.war.tables.counter(str(action.args[0]))).faces[FRONT]
    return (face.air or face.kind == CV_FLEET) and place(str(action.args[1])) < HEXES


def _air_gains(wanted: Plan) -> dict[int, float]:
    """By target: what a column more would be worth there."""
    front, places = wanted.front, wanted.places
    gains: dict[int, float] = {}
    blitz, regular = wanted.assaults(places)
    for made, wave, part in (
        *((one, Wave(front, places, (EVERYWHERE,)), 1.0) for one in blitz),
        *((one, Wave(front, places, None), REGULAR) for one in regular),
    ):
        target = made.target._replace(air=made.target.air + 1)
        better = wave.assault(target, made.units, made.hq)
        gains[made.target.hex] = gains.get(made.target.hex, 0.0) + part * max(0.0, better.value - made.value)
    return gains


def _blitz(mind: Mind, wanted: Plan, left: int, legal: Sequence[Action]) -> list[Action]:
    """Markers near the hexes from which most is attacked, until nothing more is gained."""
    front = wanted.front
    attacks = wanted.assaults(wanted.places)[0]
    markers = list(front.markers)
    found = []
    hexes = sorted({hex for one in attacks for hex in front.grid.within(one.target.hex, BLITZ_RADIUS)})
    hexes = [hex for hex in hexes if Action("blitz", (IDS[hex],)) in legal]
    for _ in range(left):
        if not hexes:
            break
        best = max(hexes, key=lambda hex: (_enabled(wanted, attacks, [*markers, hex]), -hex))
        if _enabled(wanted, attacks, [*markers, best]) <= _enabled(wanted, attacks, markers) + 1e-9:
            break
        markers.append(best)
        found.append(Action("blitz", (IDS[best],)))
        mind.say("blitz", f"{the(IDS[best])} is in the middle of the attacks", IDS[best])
    return [*found, DONE] if len(found) < left else found


def _enabled(wanted: Plan, attacks: Sequence[Assault], markers: Sequence[int]) -> float:
    """What the planned attacks come to whose units are all near a marker; a part for a part of them."""
    grid = wanted.front.grid
    total = 0.0
    for one in attacks:
        units = [*one.units, *([one.hq] if one.hq >= 0 else [])]
        near = sum(
            any(grid.distance(wanted.places[unit], hex) <= BLITZ_RADIUS for hex in markers) for unit in units
        )
        inside = one.target.state.stays and one.target.hex in markers
        total += one.value * (near / len(units)) ** 2 + 0.1 * inside
    return total
