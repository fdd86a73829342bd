"""The sequence of play: rounds, turns, phases. [P40-SEQ-01, P40-SEQ-02, P40-SEQ-03, A50-SEQ-01]"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.combat import bombardment
from flagplot.games.axis_allies.combat import frames as combat
from flagplot.games.axis_allies.economy import frames as economy
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.events import PhaseBegan
from flagplot.games.axis_allies.moves import frames as moves
from flagplot.games.axis_allies.pieces import fresh
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import capital_lost
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.turn import frames, victory
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.state import Frame

# the phases both rulebooks have [P40-SEQ-03], with the steps between them
PHASES = (
    "purchase",
    "declare",
    "combat_move",
    "conduct_combat",
    "stranded",
    "noncombat_move",
    "mobilize",
    "decks",
    "income",
)
_NEED_CAPITAL = ("research", "purchase", "mobilize", "income")
_FRAMES: dict[str, Callable[..., Frame]] = {
    "purchase": economy.Purchase,
    "combat_move": moves.CombatMove,
    "conduct_combat": combat.Conduct,
    "stranded": combat.Stranded,
    "noncombat_move": moves.NoncombatMove,
    "mobilize": economy.Mobilize,
    "decks": economy.Decks,
    "income": economy.Income,
}
PRINTED = ("research", "purchase", "combat_move", "conduct_combat", "noncombat_move", "mobilize", "income")
_SENDS = ("move", "go", "attack", "storm")


class RoundStep(Step[War, frames.Round]):
    """One turn for every power in turn order, then the victory test. [P40-SEQ-01, P40-SEQ-02]"""

    def run(self, war: War, frame: frames.Round) -> None:
        """Begin the next turn, or close the round and open the next one. [P40-SEQ-06, A50-SEQ-07]"""
        takers = war.edition.turn_takers(war.board)
        if frame.next < len(takers):
            power = takers[frame.next]
            frame.next += 1
            begin_turn(war, power)
            war.state.frames.append(frames.Turn(power=power))
            return
        victory.after_round(war)
        victory.out_of_time(war)
        if war.state.outcome is None:
            war.state.round += 1
            frame.next = 0


class TurnStep(Step[War, frames.Turn]):
    """The phases of one turn in their fixed order. [P40-SEQ-03, A50-SEQ-04]"""

    def run(self, war: War, frame: frames.Turn) -> None:
        """Begin the next phase the power has, or end the turn. [P40-SEQ-05, A50-SEQ-06]

        Without its capital a power only moves and fights: no research, purchase or income. That is tested
        when each phase would begin, so a capital freed in combat brings the later phases of the same turn
        back [P40-SEQ-09, P40-CAP-23, A50-LIB-21]. Decks are settled in any case.
        """
        edition = war.edition
        agenda = edition.agenda(war, frame.power)
        if frame.phase >= len(agenda):
            war.state.frames.pop()
            end_turn(war, frame.power)
            return
        name, power = agenda[frame.phase]
        frame.phase += 1
        if power != war.state.active:
            hand_over(war, power)
        edition.phase_begins(war, power, name)
        # only moves and fights [P40-SEQ-07, P40-CAP-22, A50-SEQ-10, A50-LIB-13, A50-LIB-14]: no research
        # [A50-RND-14], purchase [P40-PUR-11, A50-PUR-09] or income [P40-INC-05, A50-INC-03, A50-NOB-22]
        if edition.skips(war, power, name) or (name in _NEED_CAPITAL and capital_lost(war, power)):
            return
        if name == "combat_move":
            war.state.phase_control = tuple(war.state.control)
        if name in PRINTED:
            war.emit(PhaseBegan(power=war.seat(power), phase=name, round=war.state.round))
        make = edition.frames.get(name) or _FRAMES[name]
        war.state.frames.append(make(power=power))


def misplaced(war: War, seat: str, action: Action, belongs: Mapping[str, str]) -> Refusal | None:
    """Why the active power cannot do now what ``belongs`` to another phase. [P40-SEQ-03]

    Without its capital it has no such phase at all [P40-SEQ-07, P40-PUR-11]; bought units wait for theirs
    [P40-PUR-08]; convoys are disrupted when their owner collects [P40-CNV-09]; once combat has begun nobody
    is sent into it [P40-CMV-11]; before a round of combat is over nobody retreats.
    """
    power, verb = war.power(seat), action.verb
    if verb in ("retreat", "withdraw") and power == war.state.active:  # [A50-RET-01, A50-RET-11]
        return illegal("P40-RET-01", "the attacker may retreat at the end of a round of combat only", verb)
    if power != war.state.active or verb not in belongs:
        return None
    if (lacking := war.edition.missing(war, power, action)) is not None:
        return lacking
    fighting = any(isinstance(frame, combat.Conduct) for frame in war.state.frames)
    if verb in ("research", "buy", "repair", "place") and capital_lost(war, power):
        rule = "P40-PUR-11" if verb in ("buy", "repair") else "P40-SEQ-07"
        return illegal(rule, "a power whose capital is enemy-held only moves and fights", verb)
    if verb in _SENDS and fighting:
        return illegal("P40-CMV-11", "combat has begun: no more units are sent into it", verb)
    if fighting and (late := _not_in_combat(war, power, action)) is not None:
        return late
    rule = {"place": "P40-PUR-08", "disrupt": "P40-CNV-09", "spare": "P40-CNV-09"}.get(verb, "P40-SEQ-03")
    return illegal(rule, f"'{verb}' belongs to {belongs[verb]}", verb)


def _not_in_combat(war: War, power: int, action: Action) -> Refusal | None:
    """What is missing for an answer that does belong to combat, but is not asked for now."""
    if action.verb == "bombard":
        return bombardment.too_late(war, power, action)
    if action.verb in ("raid", "bomb"):
        return illegal("P40-SBR-01", "no raid is being made now")
    if action.verb == "fight":
        return illegal("P40-CBT-03", "there is no battle to choose now")
    return None


def frames_of(edition: Edition) -> dict[str, Callable[..., Frame]]:
    """The phases of an edition in their order, with the frame that begins each."""
    return {name: edition.frames.get(name) or _FRAMES[name] for name in edition.phases} | {**edition.frames}


def begin_turn(war: War, power: int) -> None:
    """Start a power's turn: count it, make all units ready, note who holds what. [P40-SEQ-08]"""
    state = war.state
    state.active = power
    state.turns[power] += 1
    war.refresh()
    _ready_all(war)
    refresh_snapshots(war, power)
    state.new_hostile_zones = ()
    state.origins = {}
    state.attacks = ()
    state.assaults = ()
    state.entered_zones = ()
    state.fought_zones = ()
    state.kamikaze_zones = ()
    state.captured = ()
    war.edition.turn_begins(war, power)


def hand_over(war: War, power: int) -> None:
    """Let another power act in the same turn: what the first one began is over. [A50-CHN-02, A50-CHN-04]

    The situation at the start of the turn serves both of them. [A50-CHN-32]
    """
    state = war.state
    state.active = power
    war.refresh()
    state.origins = {}
    state.attacks = ()
    state.assaults = ()


def refresh_snapshots(war: War, power: int) -> None:
    """Note the situation at the start of the turn, on which many later tests rest.

    Landing and mobilizing need territory held since then [P40-MOB-01, P40-NCM-10], bases must have stood in
    friendly land then [P40-CAP-31], ships retreat only to zones that were friendly then [P40-RET-03].
    """
    state = war.state
    state.turn_control = state.phase_control = tuple(state.control)
    state.turn_facilities = tuple(state.facilities)
    now = survey(war)
    hostile = now.navies(state.war[power]).surface
    state.turn_friendly_zones = tuple(bits(war.board.sea_mask & ~hostile))


def end_turn(war: War, power: int) -> None:
    """End a turn: the marks of the turn go, then the power's own victory test. [P40-SEQ-05, P40-VIC-02]"""
    _ready_all(war)
    victory.after_turn(war, power)


def _ready_all(war: War) -> None:
    units = war.state.units
    for space in bits(survey(war).marked_spaces()):
        new: dict[int, int] = {}
        for piece, count in units[space].items():
            ready = fresh(piece)
            new[ready] = new.get(ready, 0) + count
        war.put(space, dict(sorted(new.items())))
