"""Answers the family proposes as one: all aircraft home, and what was bought last turn.

What is proposed was carried out on a copy by the rules' own steps, so it can be answered as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.economy.frames import Purchase
from flagplot.games.axis_allies.moves.frames import NoncombatMove
from flagplot.games.axis_allies.moves.landing import unsettled
from flagplot.games.axis_allies.moves.noncombat_move import may_end
from flagplot.games.axis_allies.preview.search import destinations
from flagplot.games.axis_allies.preview.taking import begun, line, opened, takeable, type_of
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action
from flagplot.kernel.proposals import Proposal, ProposalName, ProposalPart, Trial, together
from flagplot.kernel.thinking import Budget
from flagplot.kernel.words import counted, joined, some, the

if TYPE_CHECKING:
    from flagplot.games.axis_allies.bots.desk import Desk
    from flagplot.games.axis_allies.game import AxisAllies

HOME = ProposalName("home", "Bring all aircraft home")
AGAIN = ProposalName("again", "Buy what you bought last turn")


def proposals(game: AxisAllies, state: WarState, seat: str) -> Iterator[ProposalName]:
    """Landing places while aircraft are in the air; a purchase like the last before the first item."""
    frame = state.frames[-1]
    if isinstance(frame, NoncombatMove) and survey(game.play(state)).up[frame.power]:
        yield HOME
    if isinstance(frame, Purchase) and state.round > 1 and not state.pool[frame.power]:
        yield AGAIN


def proposal(game: AxisAllies, state: WarState, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
    """One of them."""
    return home(game, state, seat) if id == HOME.id else again(game, state, seat, earlier)


# -- aircraft ------------------------------------------------------------------------------------------------


def home(game: AxisAllies, state: WarState, seat: str) -> Proposal:
    """A landing place for everything in the air: where it is of use next turn, else wherever it is safe."""
    plans = [_where_it_serves(_desk(game, state, seat)), _wherever(_desk(game, state, seat))]
    best = min(plans, key=lambda desk: unsettled(desk.war, desk.power))
    left = unsettled(best.war, best.power)
    rest = ""
    if left:
        lost = "cannot be saved" if may_end(best.war, best.power) else "still need a place"
        rest = f"{counted(left, 'aircraft', 'aircraft')} {lost}."
    elif not best.answers:
        rest = "All of them are over a landing place already."
    return Proposal(HOME.id, HOME.name, together(best.answers), tuple(_orders(best.answers)), rest)


def _desk(game: AxisAllies, state: WarState, seat: str) -> Desk:
    from flagplot.games.axis_allies.bots.desk import NORMAL, Desk

    return Desk(game, state, seat, skill=NORMAL, seed=0, budget=Budget(0))


def _where_it_serves(desk: Desk) -> Desk:
    """As a careful bot lands: out of strikes, near the front; those with few places to go choose first."""
    from flagplot.games.axis_allies.bots.regroup import Regroup
    from flagplot.games.axis_allies.bots.styles import Style

    Regroup(desk, Style(careful=True)).flights.land_all()
    while _flown(desk):
        pass
    return desk


def _wherever(desk: Desk) -> Desk:
    """One aircraft after the other to the first place that saves it, or a carrier to where it is needed."""
    while _flown(desk) or _fetched(desk):
        pass
    return desk


def _flown(desk: Desk) -> bool:
    """Send an aircraft that still needs a place to the first that helps; whether one was found."""
    war = desk.war
    for space in bits(survey(war).up[desk.power]) if unsettled(war, desk.power) else ():
        node = opened(desk.game, desk.state, desk.seat, war.name(space), "air")
        for name in {} if node is None else takeable(desk.game, node, desk.seat):
            force = [(name, 1)]
            begin = begun(desk.game, desk.state, desk.seat, war.name(space), "air", force)
            legal = () if begin is None else desk.game.legal(begin.state, desk.seat)
            goals = [str(answer.args[0]) for answer in legal if answer.verb == "fly"]
            goals.sort(key=lambda goal: war.board.sea[war.board.space_of[goal]])  # rather ashore
            if _helps(desk, [f"go {war.name(space)}>{goal} {name}" for goal in goals]):
                return True
    return False


def _fetched(desk: Desk) -> bool:
    """Let a carrier come for aircraft that cannot land elsewhere; whether one could."""
    war = desk.war
    for zone in bits(survey(war).carriers[desk.power]) if unsettled(war, desk.power) else ():
        node = opened(desk.game, desk.state, desk.seat, war.name(zone), "sea")
        ships = {} if node is None else takeable(desk.game, node, desk.seat)
        for name in (name for name in ships if war.board.kinds[war.board.kind_of[type_of(name)]].deck):
            begin = begun(desk.game, desk.state, desk.seat, war.name(zone), "sea", [(name, 1)])
            if begin is None:
                continue
            goals = destinations(desk.game, desk.seat, begin, line("go", [(name, 1)]))
            if _helps(desk, [goal["action"] for goal in goals if goal["roles"] == ["move"]]):
                return True
    return False


def _helps(desk: Desk, lines: Iterable[str]) -> bool:
    """Give the first order after which fewer aircraft need a place; whether there was one."""
    left = unsettled(desk.war, desk.power)
    for one in lines:
        saved = desk.saved()
        if desk.order(one) and unsettled(desk.war, desk.power) < left:
            return True
        desk.back(saved)
    return False


def _orders(answers: Iterable[Action]) -> Iterator[ProposalPart]:
    """Each order in words, with its way: who goes from where to where."""
    force: list[str] = []
    way: list[str] = []
    for answer in answers:
        if answer.verb == "move":
            force, way = [], [str(answer.args[0])]
        elif answer.verb == "take":
            force.append(some(int(answer.args[1]), answer.args[0]))
        elif answer.verb in ("step", "fly"):
            way.append(str(answer.args[0]))
        if answer.verb in ("halt", "fly"):
            yield ProposalPart(f"{joined(force)}: {the(way[0])} → {the(way[-1])}", tuple(way))


# -- purchases -----------------------------------------------------------------------------------------------


def again(game: AxisAllies, state: WarState, seat: str, earlier: Sequence[Action]) -> Proposal:
    """The items of the last purchase as far as they can be paid for, in the order they were bought."""
    wanted = _last_bought(earlier)
    trial = Trial(game, state, seat)
    bought = [item for item in wanted if trial.give(item)]
    short = Counter(item.args[0] for item in wanted) - Counter(item.args[0] for item in bought)
    if not wanted:
        rest = "Nothing was bought last turn."
    else:
        rest = f"Not to be had now: {joined([some(n, id) for id, n in short.items()])}." if short else ""
    items = Counter(str(item.args[0]) for item in bought)
    line = " ".join(("buy", *(f"{id}:{n}" for id, n in items.items()))) if items else ""
    return Proposal(
        AGAIN.id, AGAIN.name, line, tuple(ProposalPart(some(n, id)) for id, n in items.items()), rest
    )


def _last_bought(earlier: Sequence[Action]) -> list[Action]:
    """The purchases of the last time there were any; repairs in between do not count."""
    found: list[Action] = []
    for answer in reversed(earlier):
        if answer.verb == "buy":
            found.append(answer)
        elif found and answer.verb != "repair":
            break
    return found[::-1]
