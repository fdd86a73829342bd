"""Phase 3, conduct combat: what is resolved when.

Kamikaze attacks and scrambles come before any combat, then raids, then amphibious assaults, then all other
battles. Each contested space is fought to its end before the next one is begun.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.combat import assault, battle, contested, raid, scramble
from flagplot.games.axis_allies.combat.frames import Conduct
from flagplot.games.axis_allies.combat.frames import ConductStage as Stage
from flagplot.games.axis_allies.economy import capture
from flagplot.games.axis_allies.events import Announced, Placed
from flagplot.games.axis_allies.moves import paratroopers
from flagplot.games.axis_allies.pieces import Status, change, look, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the


class ConductStep(Step[War, Conduct]):
    """The active power resolves its attacks, choosing the order within each part. [P40-CBT-03, A50-CBT-02]"""

    def seats(self, war: War, frame: Conduct) -> tuple[str, ...]:
        """The attacker, where there is an order to choose."""
        return (war.seat(frame.power),) if len(frame.pending) > 1 and not frame.unopposed else ()

    def run(self, war: War, frame: Conduct) -> None:
        """Take what nobody defends, resolve the only space left, or go on to the next part of the phase."""
        if frame.unopposed:
            space, frame.unopposed = frame.unopposed[0], frame.unopposed[1:]
            capture.take(war, space, frame.power)
        elif frame.pending:
            resolve(war, frame, frame.pending[0])
        else:
            frame.stage = frame.stage.next
            _enter(war, frame)

    def legal(self, war: War, frame: Conduct, seat: str) -> list[Action]:
        """Which space comes next."""
        verb = "raid" if frame.stage == Stage.RAIDS else "fight"
        return [act(verb, war.name(space)) for space in frame.pending]

    def do(self, war: War, frame: Conduct, seat: str, action: Action) -> None:
        """Resolve the chosen space."""
        resolve(war, frame, war.board.space_of[str(action.args[0])])

    def why_not(self, war: War, frame: Conduct, seat: str, action: Action) -> Refusal | None:
        """Raids first, then assaults, then the rest; and only what was attacked."""
        if action.verb not in ("raid", "fight") or len(action.args) != 1:
            return None
        name = str(action.args[0])
        if name not in war.board.space_of:
            return unknown("space", name, war.board.space_ids)
        if action.verb == "raid" and frame.stage == Stage.RAIDS:
            return illegal("P40-SBR-01", f"no bomber was sent to raid {the(name)}", name)
        if action.verb == "raid" or frame.stage == Stage.RAIDS:
            return illegal("P40-CBT-01", "raids come first, then assaults, then all other battles", name)
        if frame.stage == Stage.ASSAULTS and war.board.space_of[name] in _battles(war, frame.power):
            return illegal("P40-CBT-01", "amphibious assaults come before all other battles", name)
        return illegal("P40-CBT-03", "nothing is left to be fought there", name)

    def prompt(self, war: War, frame: Conduct, seat: str) -> str:
        """Name the kind of combat to be ordered."""
        names = {Stage.RAIDS: "bombing raid", Stage.ASSAULTS: "amphibious assault"}
        what = counted(len(frame.pending), names.get(frame.stage, "battle"))
        return f"You attack: choose which of your {what} is resolved next; each is fought to its end."


def _enter(war: War, frame: Conduct) -> None:
    """Begin a part of the phase."""
    power = frame.power
    if frame.stage == Stage.KAMIKAZE:
        violate_neutrals(war, power)
        paratroopers.land_on_friends(war, power)
        war.edition.before_combat(war, power)
    elif frame.stage == Stage.SCRAMBLE:
        scramble.begin(war, power)
    elif frame.stage == Stage.RAIDS:
        frame.pending = contested.raided(war, power)
        war.edition.before_raids(war, power)
    elif frame.stage == Stage.ASSAULTS:
        frame.pending = tuple(sorted({land for _, land in war.state.assaults}))
    elif frame.stage == Stage.GENERAL:
        spaces = _battles(war, power)
        lands = (s for s in spaces if not war.board.sea[s])
        frame.unopposed = tuple(s for s in lands if contested.unopposed(war, s, power))
        frame.pending = tuple(s for s in spaces if s not in frame.unopposed)
    else:
        clear_marks(war, power)
        war.state.frames.pop()


def _battles(war: War, power: int) -> tuple[int, ...]:
    """All contested spaces of general combat. [A50-CBT-04]"""
    return tuple(sorted((*contested.sea_battles(war, power), *contested.land_battles(war, power))))


def resolve(war: War, frame: Conduct, space: int) -> None:
    """Fight in one space to the end; nobody joins once it has begun.

    [P40-CBT-03, P40-CBT-04, A50-CBT-02, A50-CBT-03]
    """
    frame.pending = tuple(s for s in frame.pending if s != space)
    power = frame.power
    if frame.stage == Stage.RAIDS:
        raid.begin(war, space, power)
    elif frame.stage == Stage.ASSAULTS:
        assault.begin(war, space, power)
    elif war.board.sea[space]:
        if space in contested.sea_battles(war, power):
            battle.begin_sea(war, space, power)
    elif space in contested.land_battles(war, power):
        battle.begin_land(war, space, power)


# -- neutral territories -------------------------------------------------------------------------------


def violate_neutrals(war: War, power: int) -> None:
    """Place the printed infantry of every neutral territory that is attacked for the first time.

    They belong to no player and fight an ordinary battle [P40-MAP-07, P40-MAP-08, P40-MAP-10]; from now on
    the territory is on the side that opposes the attacker, whoever wins [P40-MAP-11, P40-POL-25]. Survivors
    of a failed attack stay on the map under the neutral flag, which never takes a turn and so never moves
    them, and the territory stays without a controller [P40-MAP-12].
    """
    state, board = war.state, war.board
    for space in bits(board.neutral_mask):
        if space in state.aligned or state.control[space] < board.n_powers:
            continue
        ground, air = contested.attackers_on_land(war, space, power)
        if not (ground or air):
            continue
        side = next(s for s in range(len(board.sides)) if s != board.side[power])
        state.aligned = dict(sorted({**state.aligned, space: side}.items()))
        where, count = board.space_ids[space], board.spaces[space].neutral_infantry
        war.emit(Announced(power=war.seat(power), what="violates the neutrality of", space=where))
        if count:
            infantry = board.kind_of["infantry"]
            war.add(space, make(board.neutral, infantry), count)
            war.emit(Placed(power="neutral", units="infantry", count=count, space=where))


# -- the end of the phase ------------------------------------------------------------------------------

_AIRBORNE = (Status.ATTACKING, Status.RAIDING, Status.ESCORTING, Status.DROPPING)
_FINISHED = (Status.SEABORNE, Status.ASSAULTING, Status.OFFLOADED, Status.SUBMERGED)


def clear_marks(war: War, power: int) -> None:
    """Take the marks of combat off; aircraft stay in the air where they are until noncombat movement.

    That goes for all of them, whichever part of an assault they were sent to and whether or not they came
    to fight. [P40-AMP-30, P40-CAP-05, P40-SBR-14, A50-SBR-05, A50-AMP-30, A50-CAP-05]
    """
    for space in bits(survey(war).marked_spaces()):
        for piece, count in war.state.units[space].items():
            war.turn(space, piece, _plain(piece, power), count)


def _plain(piece: int, power: int) -> int:
    """The piece without its marks of combat."""
    seen = look(piece)
    if seen.owner == power:
        if seen.status in _AIRBORNE:
            return change(piece, status=Status.ALOFT)
        if seen.status in _FINISHED or (seen.status is Status.DONE and seen.target >= 0):
            return change(piece, status=Status.DONE, target=-1)  # a finished ship bombarded or fought there
    elif seen.status is Status.SUBMERGED:
        return change(piece, status=Status.READY)
    elif seen.status in (Status.ASSAULTING, Status.OFFLOADED):
        # a friend's transport used in an assault is finished for this turn [P40-TRN-13, P40-TRN-20]
        return change(piece, status=Status.DONE, target=-1)
    return piece
