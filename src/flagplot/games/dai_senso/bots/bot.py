"""The bots of Dai Senso!: every question goes to the planner whose concern it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.dai_senso.bots import (
    attacks,
    campaign,
    cards,
    defence,
    landings,
    marches,
    politics,
    reserves,
    search,
    supplies,
    support,
    surprise,
    values,
)
from flagplot.games.dai_senso.bots.losses import cheapest
from flagplot.games.dai_senso.bots.mind import Mind, Skill
from flagplot.games.dai_senso.combat import frames as combat
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.landings.frames import Exchange, Landings
from flagplot.games.dai_senso.movement.frames import Movement, ReserveMovement
from flagplot.games.dai_senso.organization.frames import Organize
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.politics.frames import Guerrillas, OperationZ, SelectCard
from flagplot.games.dai_senso.seasons.frames import Replacements
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.support.frames import Contest, Escort, Strike, Support
from flagplot.games.dai_senso.turn.frames import Overstack
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Seen
from flagplot.kernel.thinking import Bot, Budget, Level, Opponents, Thought

if TYPE_CHECKING:
    from flagplot.games.dai_senso.game import DaiSenso

DONE = Action("done")
# what to answer where nobody has an opinion, the first that is offered
PLAIN = ("done", "decline", "attack", "cancel")

LEVELS = (
    Level("easy", "Easy", "Attacks where the odds are good, and holds what is worth holding.", 1_000),
    Level("normal", "Normal", "Plays its plans to the end of the turn before it chooses one.", 6_000),
)
SKILLS = {"easy": Skill(noise=0.04), "normal": Skill(samples=6)}

Answer = Callable[[Mind, Any, Sequence[Action]], list[Action]]

FIGHTING: dict[Stage, Answer] = {
    Stage.DECLARE: attacks.declare,
    Stage.DEFENDER_HQ: defence.support,
    Stage.DEFEATED: attacks.defeated,
    Stage.FALL_BACK: lambda mind, frame, legal: [attacks.fall_back(mind, frame, legal)],
    Stage.DRIVEN_BACK: defence.driven_back,
    Stage.ATTACKER_LOSSES: lambda mind, frame, legal: [cheapest(mind.war, legal)],
    Stage.DEFENDER_LOSSES: lambda mind, frame, legal: [cheapest(mind.war, legal)],
    Stage.ADVANCE: attacks.advance,
}

ANSWERS: dict[type, Answer] = {
    Support: support.plan,
    Contest: defence.contest,
    Organize: lambda mind, frame, legal: [DONE],
    Movement: lambda mind, frame, legal: marches.plan(mind, frame),
    ReserveMovement: lambda mind, frame, legal: reserves.plan(mind, frame),
    combat.Combat: lambda mind, frame, legal: attacks.plan(mind, frame),
    combat.BlitzCombat: lambda mind, frame, legal: attacks.plan(mind, frame),
    combat.Attack: lambda mind, frame, legal: FIGHTING[frame.stage](mind, frame, legal),
    Landings: landings.ashore,
    Exchange: landings.faced,
    Strike: support.strike,
    Escort: lambda mind, frame, legal: [legal[-1]],  # nobody goes on station but to carry troops
    Overstack: lambda mind, frame, legal: [cheapest(mind.war, legal)],
    Replacements: supplies.replacements,
    OperationZ: surprise.plan,
    Guerrillas: lambda mind, frame, legal: [legal[0]],  # a hex to strike, if there is one
    SelectCard: cards.choose,
}


def think(mind: Mind) -> list[Action]:
    """Answers to the open question; the first of them is legal."""
    frame = mind.state.frames[-1]
    legal = mind.game.legal(mind.state, mind.seat)
    mind.budget.spend()
    if len(legal) == 1:
        return [legal[0]]
    if campaign.plays(mind.war):
        legal = _peaceful(mind, legal)
    planner = ANSWERS.get(type(frame)) or (politics.choose if politics.political(legal) else None)
    answers = planner(mind, frame, legal) if planner else []
    if not answers or answers[0] not in legal:
        answers = [_plain(legal)]
    searches = mind.skill.samples and not campaign.plays(mind.war)  # a campaign is too long to be played out
    return search.best(mind, frame, legal, answers) if searches else answers


def _peaceful(mind: Mind, legal: Sequence[Action]) -> Sequence[Action]:
    """Without the placements of the Axis that would bring somebody into the war it does not want there."""
    if mind.faction != AXIS or not any(one.verb == "place" for one in legal):
        return legal
    kept = [
        one for one in legal
        if one.verb != "place" or not campaign.provokes(mind.war, place(str(one.args[1])))
    ]  # fmt: skip
    return kept or legal


def _plain(legal: Sequence[Action]) -> Action:
    """A sensible answer where nobody has an opinion."""
    for verb in PLAIN:
        for one in legal:
            if one.verb == verb:
                return one
    return legal[0]


class CommanderBot(Bot):
    """A front commander of some skill."""

    def __init__(self, game: DaiSenso, skill: Skill) -> None:
        self.game, self.skill = game, skill

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """What the seat should answer."""
        if seen.seat is None or seen.seat not in seen.waiting:
            raise BadInputError(f"a seat that owes an answer expected, found {seen.seat!r}")
        state: AsiaState = seen.imagine(seed)
        mind = Mind(self.game, state, seen.seat, seed, budget, self.skill)
        answers = think(mind)
        return Thought(tuple(answers), tuple(mind.reasons), budget.used)


class Commanders(Opponents[AsiaState]):
    """Who plays Dai Senso!."""

    levels = LEVELS

    def __init__(self, game: DaiSenso) -> None:
        self.game = game

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        if level not in SKILLS:
            return super().bot(level)
        return CommanderBot(self.game, SKILLS[level])

    def lead(self, state: AsiaState) -> Mapping[str, float]:
        """How far each side is ahead."""
        return values.lead(self.game.play(state))
