"""Orders an admiral can give as one: everything home, and every unit where it was last sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from flagplot.games.admirals_war.moves import panels
from flagplot.games.admirals_war.moves.frames import Amphibious, Patrol, Raiders, Return
from flagplot.games.admirals_war.outlook import FACES, WAITING
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import calendar
from flagplot.kernel.action import Action, act
from flagplot.kernel.proposals import Proposal, ProposalName, ProposalPart, Trial, together
from flagplot.kernel.words import listed, the

HOME = ProposalName("home", "Bring all units home")
AGAIN = ProposalName("again", "Same orders as before")
RAID = act("raid")


def proposals(war: War) -> Iterator[ProposalName]:
    """Ports for everything at sea in the last step of a turn; after the first turn the same moves again."""
    frame, state = war.state.frames[-1], war.state
    if isinstance(frame, Return):
        yield HOME
    later = state.turn > calendar.first_turn(state.scenario, state.options)
    if isinstance(frame, Patrol | Amphibious | Raiders) and frame.queue and later:
        yield AGAIN


def home(war: War) -> Proposal:
    """Where ``done`` brings everything: the best yard for damaged ships, else where each came from."""
    frame = war.state.frames[-1]
    assert isinstance(frame, Return)
    goals = {id: entry["default"] for id, entry in panels.returns(war, frame).doc["units"].items()}
    return Proposal(HOME.id, HOME.name, "done", tuple(_parts(war, goals)))


def again(trial: Trial[Any], war: War, earlier: Sequence[Action]) -> Proposal:
    """Every sound unit without orders where it was last sent, if it can go there now; raiders to raid."""
    frame: Any = war.state.frames[-1]
    ids = [war.board.unit_ids[unit] for unit in frame.queue if not war.state.damage[unit]]
    orders = _orders(war, earlier)
    goals: dict[str, str] = {}
    for id in ids:
        order = _next(frame, orders.get(id, []))
        if order is not None and trial.give(act("pick", id), order):
            goals[id] = str((*order.args, order.verb)[0])
    rest = "" if goals else "None of them can do again what it did before."
    return Proposal(AGAIN.id, AGAIN.name, together(trial.answers), tuple(_parts(war, goals)), rest)


def _orders(war: War, earlier: Sequence[Action]) -> dict[str, list[Action]]:
    """The orders to sail that every unit has had, in the order they were given; ports are not sailed to."""
    found: dict[str, list[Action]] = {}
    unit = ""
    for answer in earlier:
        if answer.verb == "pick":
            unit = str(answer.args[0])
        elif answer == RAID or (answer.verb == "to" and war.board[str(answer.args[0])] < war.board.n_areas):
            found.setdefault(unit, []).append(answer)
    return found


def _next(frame: Patrol | Amphibious | Raiders, had: list[Action]) -> Action | None:
    """What a unit does again: a ship that raided is turned over first, and sails out later in the turn."""
    if isinstance(frame, Raiders):  # it was turned over a moment ago
        return had[-2] if len(had) > 2 and had[-3] == RAID else None
    if had[-2:-1] == [RAID]:
        return RAID
    return had[-1] if had else None


def _parts(war: War, goals: dict[str, str]) -> Iterator[ProposalPart]:
    """Units that go the same way in a line, with the chance of the slowest where the sea may be too wide."""
    ids, fleets = war.board.place_ids, dict[tuple[str, str], list[str]]()
    for id, goal in goals.items():
        fleets.setdefault((ids[war.state.place[war.board.unit(id)]], goal), []).append(id)
    waiting = WAITING[type(war.state.frames[-1])](war, war.state.frames[-1])
    for (start, goal), units in fleets.items():
        if goal in ("stay", "raid"):
            text = f"stay in {the(start)}" if goal == "stay" else f"turn to raid in {the(start)}"
            yield ProposalPart(f"{listed(units)}: {text}")
            continue
        faces = min((way[1] for id in units if (way := waiting.ways[id]()[goal])), default=FACES)
        risk = f" ({faces} in {FACES})" if faces < FACES else ""
        yield ProposalPart(f"{listed(units)}: {the(start)} → {the(goal)}{risk}", (start, goal))
