"""What a table shows: the odds of all battles at hand, of one in detail, of an attack still being planned."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.odds import live, losses, plan_for, raid_for
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.landings import with_sea_battles
from flagplot.games.axis_allies.odds.plan import Plan
from flagplot.games.axis_allies.odds.questions import Turn, which_first
from flagplot.games.axis_allies.odds.raids import RaidPlan, raid_odds
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import ProbeDice, RollNeeded
from flagplot.kernel.errors import BadInputError, RefusedError

BARS = 24  # at most so many bars a side; what is rarer is left out
RARE = 0.0005

Document = dict[str, Any]


def battles(game: AxisAllies, state: WarState) -> Document:
    """All battles and raids at hand; battles in the order in which to fight them, with the reason.

    Hits that wait are taken first, where that ends the round: ``losses_taken``.
    """
    taken = losses.settled(game, state)
    state = taken or state
    plans = live.plans(game, state)
    turns = which_first(plans, live.ties(game, state))
    known = dict(plans)
    raids = [(space, raid_for(game, state, space)) for space in live.raids(game, state)]
    by = _attacker(game, state)
    return {
        "battles": [
            {**_listed(game, turn), **by, **summary(known[turn.name]), **_with_sea(game, state, turn)}
            for turn in turns
        ],
        "raids": [{"space": space, **by, **raid_document(plan)} for space, plan in raids],
        "losses_taken": taken is not None,
    }


def _attacker(game: AxisAllies, state: WarState) -> Document:
    """Who attacks: whoever looks on from the other side wants the numbers the other way round."""
    return {"by": game.play(state).board.owner_ids[state.active]}


def _listed(game: AxisAllies, turn: Turn) -> Document:
    return {"space": turn.name, "why": game.words(turn.why), "spread": turn.spread}


def _with_sea(game: AxisAllies, state: WarState, turn: Turn) -> Document:
    """The chances of an assault with the sea battles before it, where there are any."""
    found = with_sea_battles(game, state, turn.name)
    if found is None:
        return {}
    return {
        "with_sea": found._asdict(),
        "why": f"{game.words(turn.why)}; with its sea battle taken in {100 * found.takes:.0f} %",
    }


def battle(game: AxisAllies, state: WarState, space: str, retreat: str = "never") -> Document:
    """One battle in detail: chances, losses, who is left on both sides."""
    state = losses.settled(game, state) or state
    plan = plan_for(game, state, space, retreat=retreat)
    result, landing = odds(plan), with_sea_battles(game, state, space)
    return {
        "space": space,
        **_attacker(game, state),
        **summary(plan, result),
        **({} if landing is None else {"with_sea": landing._asdict()}),
        "left": {"attacker": _bars(result, "attacker"), "defender": _bars(result, "defender")},
        "worth": {"attacker": _worth(result, "attacker"), "defender": _worth(result, "defender")},
    }


def planned(game: AxisAllies, state: WarState, seat: str, action: Action, space: str) -> Document | None:
    """The battle there would be in a space after an answer that sends units there; None if there is none."""
    try:
        after, _ = game.apply(state, seat, action, ProbeDice())
    except (RefusedError, RollNeeded):
        return None
    if space in live.raids(game, after):
        return {"space": space, "raid": raid_document(raid_for(game, after, space))}
    under_way = isinstance(after.frames[-1], LandOrder | SeaOrder | AirOrder)  # and halts there
    try:
        return {"space": space, **summary(live.plan_of(game, after, space, with_order=under_way))}
    except BadInputError:
        return None


def summary(plan: Plan, result: Result | None = None) -> Document:
    """The chances of a battle, without who is left."""
    found = (result or odds(plan)).document(limit=0)
    del found["survivors"]
    sides = {
        "attackers": live.side_words(plan, plan.attackers),
        "defenders": live.side_words(plan, plan.defenders),
    }
    return {"sea": plan.sea, **found, **sides}


def raid_document(plan: RaidPlan) -> Document:
    """The chances of a raid, and how many interceptors are thought to meet it."""
    found = raid_odds(plan).document(limit=0)
    del found["survivors"]
    return {**found, "interceptors": sum(n for _, n in plan.interceptors)}


def _worth(result: Result, side: str) -> list[tuple[int, float]]:
    """All that may be left of a side in IPCs, from nothing upwards, with how likely that is."""
    found: dict[int, float] = {}
    for chance, left in result.survivors(side):
        ipcs = result.ipcs(left, defending=side == "defender")
        found[ipcs] = found.get(ipcs, 0.0) + chance
    return sorted(found.items())


def _bars(result: Result, side: str) -> list[Document]:
    """What is left of a side, from most to least in IPCs, with how likely that is."""
    found = [(chance, left) for chance, left in result.survivors(side) if chance >= RARE][:BARS]
    worth = {left: result.ipcs(left, defending=side == "defender") for _, left in found}
    found.sort(key=lambda pair: (-worth[pair[1]], pair[1]))
    return [{"chance": chance, "ipcs": worth[left], "units": result.words(left)} for chance, left in found]
