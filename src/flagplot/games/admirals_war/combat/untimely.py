"""Answers that have their time in combat, but another one: the rule that says when."""

from __future__ import annotations

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import SUB
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import DISABLED, RETREATED
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

# what cannot come between the air and the surface part of a combined round [AW-CMB-15]
_END_OF_ROUND = ("retreat", "stand", "torpedo", "stalk", "land")

WHEN = {
    "fight": ("AW-SEQ-14", "an area is picked in step 8, when the one before is fought to the end"),
    "strike": ("AW-LBA-17", "LBA attack ports after the hunt, before any other combat in the area"),
    "drop": ("AW-AMP-18", "paratroops land when LBA attack ports, before any other combat in the area"),
    "choose": ("AW-CMB-08", "the kind of action is chosen when a round begins"),
    "guns": ("AW-TGT-06", "the side that fires second names its carriers before the first side fires"),
    "aim": ("AW-SEQ-19", "targets are named when one's own side fires"),
    "kamikaze": ("AW-O21-03", "kamikaze attackers are announced when an air action of turn 11 begins"),
    "torpedo": ("AW-SUB-25", "a raiding submarine attacks at the end of a round"),
    "stalk": ("AW-SUB-25", "a raiding submarine attacks at the end of a round"),
    "retreat": ("AW-RET-01", "retreat is declared at the end of a round"),
    "stand": ("AW-RET-01", "retreat is declared at the end of a round"),
    "group": ("AW-RET-06", "groups are formed when a side retreats and can be pursued"),
    "pursue": ("AW-RET-04", "ships pursue when the other side alone retreats"),
    "break": ("AW-RET-17", "a pursuit is broken off at the end of a round of it"),
    "land": ("AW-EOR-04", "units land at the end of a round, after retreats, or of the turn"),
    "bomb": ("AW-RAI-09", "carriers raid ports when all combat in the area is over"),
}


def untimely(war: War, seat: str, action: Action) -> Refusal | None:
    """Why an answer that belongs to another moment is refused now; None for verbs without such a rule."""
    if action.verb == "land" and action.args:
        unit = war.board.unit_of.get(str(action.args[0]), -1)
        if unit >= 0 and war.marked(unit, RETREATED | DISABLED):
            name = war.piece(unit).name
            return illegal(
                "AW-AMP-08", f"{name} has retreated or was disabled this turn", str(action.args[0])
            )
    if action.verb in ("torpedo", "stalk") and action.args and _forfeit(war, seat, str(action.args[0])):
        return illegal("AW-SUB-29", f"{the(action.args[0])} lost its attack when its side retreated")
    if action.verb in _END_OF_ROUND and _in_combined(war):
        return illegal("AW-CMB-15", f"no {action.verb} between the two parts of a combined round")
    if action.verb in WHEN:
        rule, when = WHEN[action.verb]
        return illegal(rule, when)
    return None


def _forfeit(war: War, seat: str, id: str) -> bool:
    """Whether a submarine the seat can see is in an area from which its side has retreated. [AW-SUB-29]"""
    unit = war.board.unit_of.get(id, -1)
    if unit < 0 or war.kind(unit) != SUB or not war.at_sea(unit) or hidden.hides(war, unit, seat):
        return False
    return bool(war.state.retreated[war.state.place[unit]] >> war.side(unit) & 1)


def _in_combined(war: War) -> bool:
    """Whether a round of both actions is being fought."""
    battle = next((frame for frame in reversed(war.state.frames) if isinstance(frame, Battle)), None)
    return battle is not None and battle.action == "combined" and battle.stage.before(BattleStage.TORPEDO)
