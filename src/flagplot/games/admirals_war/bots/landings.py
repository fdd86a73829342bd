"""Amphibious units and paratroops: which base is worth a landing, and when it is made."""

from __future__ import annotations

from flagplot.games.admirals_war.board import JAPANESE
from flagplot.games.admirals_war.bots import scenes, values
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.moves import orders
from flagplot.games.admirals_war.moves.frames import Amphibious
from flagplot.games.admirals_war.shores import capture, landings
from flagplot.games.admirals_war.shores.frames import Garrison, Landings
from flagplot.games.admirals_war.state import PEACE
from flagplot.games.admirals_war.turn import raid_force
from flagplot.kernel.action import Action

DONE = Action("done")
LEAST = 0.25  # what a landing must bring beyond the unit that is used up


def _bases(mind: Mind, area: int, taken: set[int]) -> list[tuple[float, int]]:
    """Bases on an area that can be invaded, with what they bring; those that fall by flags are left alone."""
    war, side, found = mind.war, mind.side, []
    for port in war.ports_on(area):
        gain = 0.0 if port in taken else values.base_worth(war, port, side)
        if gain > 0 and capture.blockader(war, port) != side:
            guards = landings.garrison(war, port, 1 - side)
            found.append((gain if not guards else 0.2 * gain, port))
    return sorted(found, reverse=True)


def plan(mind: Mind, frame: Amphibious) -> list[Action]:
    """Where each amphibious unit sails: to the base that brings most if it gets there."""
    war, walk = mind.war, Walk(mind)
    ids, places = war.board.unit_ids, war.board.place_ids
    striking = mind.seat == JAPANESE and bool(raid_force.units(war))
    closed = set() if striking else politics.closed(mind)
    at_peace = mind.seat == JAPANESE and war.state.war == PEACE and not striking
    board, taken = scenes.all_scenes(mind), set[int]()
    for unit in frame.queue:
        best: tuple[float, int, int] | None = None
        for area in orders.landing_areas(war, unit):
            if area in closed or area not in board or at_peace:
                continue
            for worth, port in _bases(mind, area, taken):
                gain = worth * _chance(board[area]) - values.worth(war, unit) + mind.noise()
                if best is None or (gain, -area, -port) > best:
                    best = (gain, -area, -port)
        if best and best[0] > LEAST:
            area, port = -best[1], -best[2]
            if walk.give(Action("pick", (ids[unit],)), Action("to", (places[area],))):
                taken.add(port)
                mind.say(
                    "attack",
                    f"{ids[unit]} is to land on {places[port]}.",
                    places[area],
                    _chance(board[area]),
                    best[0],
                )
    walk.end(DONE)
    return walk.answers


def _chance(scene: scenes.Scene) -> float:
    """How likely a landing succeeds as things stand."""
    if scene.other.count <= 0 and scene.threat is not None and scene.mine.count <= 0:
        return 0.7
    return scenes.ashore(scene.mine, scene.other, scene.meeting().left)


def ashore(mind: Mind, frame: Landings) -> list[Action]:
    """Land wherever it takes a base; a unit that could only go home stays at sea for now."""
    war = mind.war
    best: tuple[float, int, int] | None = None
    for unit in landings.waiting(war, frame):
        for port in landings.coasts(war, unit):
            gain = values.base_worth(war, port, mind.side)
            if landings.garrison(war, port, 1 - mind.side) and war.state.control[port] == 1 - mind.side:
                gain *= 0.2
            if gain > 0 and (best is None or (gain, -unit, -port) > best):
                best = (gain, -unit, -port)
    if best is None or (best[0] < values.worth(war, -best[1]) * 0.5 and not war.midway):
        return [DONE]
    ids, places = war.board.unit_ids, war.board.place_ids
    return [Action("land", (ids[-best[1]], places[-best[2]]))]


def loses(mind: Mind, frame: Garrison, offered: list[Action]) -> Action:
    """The defender that is lost: the least worth."""
    war = mind.war
    return min(offered, key=lambda one: (values.worth(war, war.board.unit(str(one.args[0]))), one.args))


def drop_value(mind: Mind, area: int) -> float:
    """What paratroops bring over an area: the best base they could take."""
    return max((gain for gain, _ in _bases(mind, area, set())), default=0.0) - 0.3


def drops(mind: Mind, offered: list[Action]) -> Action:
    """Land the paratroops on the best base, or call them back."""
    war = mind.war
    drop = [one for one in offered if one.verb == "drop"]

    def gain(one: Action) -> float:
        port = war.board[str(one.args[1])]
        worth = values.base_worth(war, port, mind.side)
        return worth * (0.2 if landings.garrison(war, port, 1 - mind.side) else 1.0)

    best = max(drop, key=gain, default=None)
    return best if best is not None and gain(best) > 0.3 else offered[-1]
