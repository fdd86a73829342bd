"""The bots of Admirals' War: every question goes to the planner whose concern it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.admirals_war.board import ALLIED, SEAT_SIDE, SEATS, SUB
from flagplot.games.admirals_war.bots import (
    air,
    battle,
    boats,
    landings,
    midway,
    patrols,
    raids,
    search,
    values,
    war,
    yards,
)
from flagplot.games.admirals_war.bots.mind import Mind, Skill, Walk
from flagplot.games.admirals_war.combat import frames as combat
from flagplot.games.admirals_war.moves import frames as moves
from flagplot.games.admirals_war.shores import convoys
from flagplot.games.admirals_war.shores import frames as shores
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.turn import arrivals
from flagplot.games.admirals_war.turn import frames as turn
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.match import Match
from flagplot.kernel.seen import Seen
from flagplot.kernel.thinking import Bot, Budget, Level, Opponents, Thought

if TYPE_CHECKING:
    from flagplot.games.admirals_war.game import AdmiralsWar

DONE = Action("done")
# what to answer where nobody has an opinion, the first that is offered
PLAIN = ("done", "pass", "together", "agree", "stand", "keep", "stay", "searching", "wait", "ignore")

LEVELS = (
    Level("easy", "Easy", "Knows what areas are worth; does not think of what comes next.", 500),
    Level("normal", "Normal", "Weighs every meeting of fleets and what the enemy may still send.", 5_000),
    Level("hard", "Hard", "Tries whole plans against replies played out with the real rules.", 60_000),
)
SKILLS = {
    "easy": Skill(noise=0.5, ahead=0.0, groups=(1, 2, 4), homing=False, plans=0),
    "normal": Skill(plans=2, replies=2),
    "hard": Skill(plans=6, replies=4, samples=24),
}

Answer = Callable[[Mind, Any, Sequence[Action]], list[Action]]


# -- small questions ----------------------------------------------------------------------------------------


def _sailing(mind: Mind, frame: moves.Sailing, legal: Sequence[Action]) -> list[Action]:
    """A unit is picked already: what the plan has for it, or put it down and go on with the plan."""
    walk = Walk(mind)
    walk.give(Action("cancel"))
    later = Mind(mind.game, walk.state, mind.name, mind.seed, mind.budget, mind.skill)
    plan = think(later)
    pick = Action("pick", (mind.war.board.unit_ids[frame.unit],))
    if pick in plan and plan.index(pick) + 1 < len(plan):
        at = plan.index(pick)
        return [plan[at + 1], *plan[:at], *plan[at + 2 :]]
    return [Action("cancel"), *plan]


def _submarines(mind: Mind, frame: moves.Submarines, legal: Sequence[Action]) -> list[Action]:
    """Hidden boats, one answer each."""
    board, found = mind.war.board, []
    if frame.inverting:
        turned = boats.inversions(mind, [unit for unit in frame.queue if mind.war.at_sea(unit)])
        unit = frame.queue[0]
        return [Action("invert", (board.unit_ids[unit],)) if unit in turned else Action("keep")]
    sent = boats.deploy(mind, list(frame.queue))
    for unit in frame.queue:
        found.append(Action("deploy", (board.place_ids[sent[unit]],)) if unit in sent else Action("keep"))
    return found


def _inversion(mind: Mind, frame: moves.Inversion, legal: Sequence[Action]) -> list[Action]:
    board = mind.war.board
    able = [board.unit(str(one.args[0])) for one in legal if one.verb == "invert"]
    turned = boats.inversions(mind, [unit for unit in able if mind.war.kind(unit) == SUB])
    return [*(Action("invert", (board.unit_ids[unit],)) for unit in turned), DONE]


def _return(mind: Mind, frame: moves.Return, legal: Sequence[Action]) -> list[Action]:
    walk, board = Walk(mind), mind.war.board
    for unit, port in yards.homeward(mind, frame):
        order = Action("to", (board.place_ids[port],)) if port >= 0 else Action("stay")
        walk.give(Action("pick", (board.unit_ids[unit],)), order)
    walk.end(DONE)
    return walk.answers


def _battle(mind: Mind, frame: combat.Battle, legal: Sequence[Action]) -> list[Action]:
    verbs = {one.verb for one in legal}
    if "choose" in verbs:
        return [battle.kind_of_action(mind, frame)]
    if "retreat" in verbs:
        return [Action("stand" if battle.stands(mind, frame) else "retreat")]
    return []


def _volley(mind: Mind, frame: combat.Volley, legal: Sequence[Action]) -> list[Action]:
    if legal[0].verb == "aim":
        return battle.aims(mind, frame)
    if legal[0].verb == "meet":
        war = mind.war
        return [max(legal, key=lambda one: (war.air(war.board.unit(str(one.args[0]))), one.args))]
    return [DONE]


def _groups(mind: Mind, frame: combat.Groups, legal: Sequence[Action]) -> list[Action]:
    verbs = {one.verb for one in legal}
    return battle.groups(mind, frame) if "group" in verbs else battle.chases(mind, frame)


def _combat(mind: Mind, frame: combat.Combat, legal: Sequence[Action]) -> list[Action]:
    """The dearest area first: what is decided there helps to decide about the others."""
    fights = [one for one in legal if one.verb == "fight"]
    if not fights:
        return []
    return [max(fights, key=lambda one: (sum(mind.stakes(mind.war.board[str(one.args[0])])), one.args))]


def _strikes(mind: Mind, frame: combat.PortStrikes, legal: Sequence[Action]) -> list[Action]:
    if legal[-1].verb == "recall":
        return [landings.drops(mind, list(legal))]
    return [battle.strikes(mind, frame, list(legal))]


def _hunt(mind: Mind, frame: shores.Hunt, legal: Sequence[Action]) -> list[Action]:
    """Whoever has more dice hunts; a Hilfskreuzer attacks first, because it needs the point to refuel."""
    if legal[0].verb == "attack":
        return [
            min(
                legal, key=lambda one: (mind.war.kind(mind.war.board.unit(str(one.args[0]))) == SUB, one.args)
            )
        ]
    dice = {
        name: convoys.strength(mind.war, frame.area, ALLIED, seat) for name, seat in convoys.HUNTERS.items()
    }
    return [max(legal, key=lambda one: (dice[str(one.args[0])], one.args))]


def _stationing(mind: Mind, frame: turn.Stationing, legal: Sequence[Action]) -> list[Action]:
    """A unit picked up: at set-up it is put down again, an arrival goes where it is wanted."""
    if not isinstance(mind.state.frames[-2], turn.Reinforce):
        return [Action("cancel")]
    board = mind.war.board
    places = [board[str(one.args[0])] for one in legal if one.verb == "to"]
    goal = yards.arrivals(mind, frame.unit, places) if places else -1
    return [Action("to", (board.place_ids[goal],))] if places else []


def _reinforce(mind: Mind, frame: turn.Reinforce, legal: Sequence[Action]) -> list[Action]:
    """Arrivals go to the ports that want them most."""
    walk, board = Walk(mind), mind.war.board
    for unit in frame.queue:
        now = mind.game.play(walk.state)
        later = Mind(mind.game, walk.state, mind.name, mind.seed, mind.budget, mind.skill)
        places = arrivals.places(now, unit)
        if places:
            goal = yards.arrivals(later, unit, places)
            if not walk.give(Action("pick", (board.unit_ids[unit],))):
                break
            walk.give(Action("to", (board.place_ids[goal],)))
    return walk.answers


def _substitute(mind: Mind, frame: turn.Substitute, legal: Sequence[Action]) -> list[Action]:
    """Of units alike, the one most damaged leaves."""
    state, board = mind.state, mind.war.board
    return [max(legal, key=lambda one: (state.damage[board.unit(str(one.args[0]))], one.args))]


def _task_forces(mind: Mind, frame: combat.TaskForces, legal: Sequence[Action]) -> list[Action]:
    """One task force that searches."""
    for verb in ("together", "intend"):
        found = [one for one in legal if one.verb == verb]
        if found:
            return [next((one for one in found if "searching" in one.args), found[0])]
    return []


ANSWERS: dict[type, Answer] = {
    turn.Deploy: lambda mind, frame, legal: [DONE],
    turn.Stationing: _stationing,
    turn.Reinforce: _reinforce,
    turn.Substitute: _substitute,
    turn.Repair: lambda mind, frame, legal: yards.repairs(mind, frame),
    moves.Patrol: lambda mind, frame, legal: (
        midway.patrol(mind) if midway.planned(mind) else patrols.plan(mind, frame)
    ),
    moves.Sailing: _sailing,
    moves.Submarines: _submarines,
    moves.AirPlacement: lambda mind, frame, legal: (
        midway.fly(mind) if midway.planned(mind) else air.plan(mind, frame)
    ),
    moves.Amphibious: lambda mind, frame, legal: (
        midway.land(mind) if midway.planned(mind) else landings.plan(mind, frame)
    ),
    moves.Raiders: lambda mind, frame, legal: (
        midway.raid(mind) if midway.planned(mind) else raids.plan(mind, frame)
    ),
    moves.Inversion: _inversion,
    moves.Return: _return,
    moves.Homing: lambda mind, frame, legal: [yards.home(mind, frame)],
    combat.Combat: _combat,
    combat.Battle: _battle,
    combat.Volley: _volley,
    combat.Groups: _groups,
    combat.PortStrikes: _strikes,
    combat.Raids: lambda mind, frame, legal: [battle.raids(mind, frame, list(legal))],
    combat.Torpedoes: lambda mind, frame, legal: [battle.torpedoes(mind, list(legal))],
    combat.TaskForces: _task_forces,
    shores.Hunt: _hunt,
    shores.Landings: lambda mind, frame, legal: landings.ashore(mind, frame),
    shores.Garrison: lambda mind, frame, legal: [landings.loses(mind, frame, list(legal))],
    shores.Hawaii: lambda mind, frame, legal: [war.at_pearl_harbor(mind, frame)],
    shores.Uncertain: lambda mind, frame, legal: [war.spread(mind)],
}


# -- thinking -----------------------------------------------------------------------------------------------


def think(mind: Mind) -> list[Action]:
    """Answers to the open question; the first of them is legal."""
    frame = mind.state.frames[-1]
    legal = mind.game.legal(mind.state, mind.name)
    if len(legal) == 1:
        return [legal[0]]
    planner = ANSWERS.get(type(frame))
    if mind.skill.samples and mind.budget:
        answers = search.best(mind, frame, legal)
        if answers:
            return answers
    answers = planner(mind, frame, legal) if planner else []
    return answers if answers and answers[0] in legal else [_plain(legal)]


def _plain(legal: Sequence[Action]) -> Action:
    """A sensible answer where nobody has an opinion."""
    for verb in PLAIN:
        for one in legal:
            if one.verb == verb or verb in one.args:
                return one
    return legal[0]


class AdmiralBot(Bot):
    """An admiral of some skill."""

    def __init__(self, game: AdmiralsWar, skill: Skill) -> None:
        self.game, self.skill = game, skill

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """What the seat should answer: thought over a state that looks the same from its seat."""
        if seen.seat is None or seen.seat not in seen.waiting:
            raise BadInputError(f"a seat that owes an answer expected, found {seen.seat!r}")
        state: SeaState = seen.imagine(seed)
        mind = Mind(self.game, state, seen.seat, seed, budget, self.skill)
        answers = think(mind)
        return Thought(tuple(answers), tuple(mind.reasons), budget.used)


class Admirals(Opponents[SeaState]):
    """Who plays Admirals' War."""

    levels = LEVELS

    def __init__(self, game: AdmiralsWar) -> None:
        self.game = game

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        if level not in SKILLS:
            return super().bot(level)
        return AdmiralBot(self.game, SKILLS[level])

    def lead(self, state: SeaState) -> Mapping[str, float]:
        """How far each seat's side is ahead: both tracks and what floats."""
        ahead = values.line(self.game.play(state))
        return {
            seat: ahead if side == ALLIED else -ahead for seat, side in zip(SEATS, SEAT_SIDE, strict=True)
        }

    def blunders(self, match: Match, seats: Collection[str] | None = None) -> Mapping[str, int]:
        """How often each blunder of the strategy page was made in a recorded game, by some seats or all."""
        from flagplot.games.admirals_war.bots.blunders import blunders

        return blunders(match, seats)
