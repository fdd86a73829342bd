"""Land movement: one order moves land units of one territory together, step by step.

In combat movement the way leads through friendly territory into a hostile one, or, by blitz, through an empty
hostile one [P40-CMV-04, P40-CMV-13, P40-BLZ-01, A50-CMV-04, A50-BLZ-01]; in noncombat movement through
friendly territory only [P40-NCM-07, A50-NCM-03]. Any number of orders may lead into one territory from
several sides [P40-CMV-03, A50-CMV-03]. A territory that is left empty stays with its controller [A50-CMV-12].
Land units go nowhere but on land [A50-CMV-19].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board, bits, including
from flagplot.games.axis_allies.economy import capture
from flagplot.games.axis_allies.events import Moved
from flagplot.games.axis_allies.moves import missing
from flagplot.games.axis_allies.moves.frames import CombatMove, LandOrder, NoncombatMove
from flagplot.games.axis_allies.moves.outlook import Outlook, neutrals, outlook
from flagplot.games.axis_allies.moves.reach import land_next
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import Group, tally
from flagplot.games.axis_allies.text import force_text, piece_text, space_actions, take_actions, told
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

CANCEL, HALT = act("cancel"), act("halt")
FARTHEST = 9  # more territories than any land unit enters in one move


class LandOrderStep(Step[War, LandOrder]):
    """Take up a force, then step by step."""

    def seats(self, war: War, frame: LandOrder) -> tuple[str, ...]:
        """The power whose units move. [P40-MNF-05, A50-MNF-04]"""
        return (war.board.owner_ids[frame.power],)

    def legal(self, war: War, frame: LandOrder, seat: str) -> list[Action]:
        """Units to take up, territories to step into, and ways to end the order."""
        step = space_actions(war.board, "step")
        steps = [step[space] for space in bits(next_spaces(war, frame))]
        if frame.path:
            return [*steps, HALT] if may_halt(war, frame) else steps
        return [*_takes(war, frame), *steps, CANCEL]

    def do(self, war: War, frame: LandOrder, seat: str, action: Action) -> None:
        """Take up units, step on, halt or drop the order."""
        if action.verb == "take":
            piece = next(
                p
                for p, _ in _available(war, frame)
                if piece_text(war.board, p, frame.power) == action.args[0]
            )
            frame.force = plus(frame.force, piece, int(action.args[1]))
        elif action.verb == "step":
            _step(war, frame, war.board.space_of[str(action.args[0])])
        elif action.verb == "halt":
            _finish(war, frame)
        else:
            war.state.frames.pop()

    def why_not(self, war: War, frame: LandOrder, seat: str, action: Action) -> Refusal | None:
        """Why units cannot be taken up, or cannot go or stay there."""
        if action.verb == "take":
            return _no_take(war, frame, action)
        if action.verb == "step":
            return _no_step(war, frame, action)
        if action.verb == "halt":
            if not frame.path:
                return illegal("P40-MAP-02", "the force has not moved yet", war.name(frame.at))
            return illegal(
                "P40-CMV-01", "a combat move may not end in a friendly territory", war.name(frame.at)
            )
        if action.verb == "cancel":
            return illegal("P40-CMV-09", "the move has begun and cannot be taken back", war.name(frame.at))
        return None

    def prompt(self, war: War, frame: LandOrder, seat: str) -> str:
        """What the force is, where it stands, and what can be done with it."""
        here = war.name(frame.at)
        if not frame.force:
            return f"Which land units in {the(here)} move? Take them up, then step into the next territory."
        force = told(force_text(war.board, frame.force, frame.power))
        if frame.path:
            return f"{force} in {the(here)}: go on or halt?"
        what = "attack" if frame.combat else "go"
        move = allowance(war.board, frame.force)
        return f"{force} in {the(here)}: where do they {what}? ({counted(move, 'movement point')})"


# -- what may move -------------------------------------------------------------------------------------


def starts(war: War, power: int, *, combat: bool) -> list[int]:
    """The territories with land units that have somewhere to go in this phase.

    Only units that have done nothing this turn move [P40-CMV-09, P40-NCM-01, A50-CMV-17, A50-NCM-01], so not
    those that came ashore or marched in to take the territory [A50-NCM-23]; guns only in noncombat movement
    [P40-CMV-20, P40-NCM-09, P40-AAG-01, A50-CMV-18, A50-NCM-06, A50-AAG-10].
    """
    view, now, board = outlook(war, power, combat=combat), survey(war), war.board.printed
    if not combat:
        return list(bits(now.walkers[power] & land_next(board, view.friendly)))
    border = land_next(board, view.attackable(war, power))
    found = now.marchers[power] & border
    if now.riders[power] & ~found:
        found |= now.riders[power] & land_next(board, border & view.friendly)
    return list(bits(found))


def _available(war: War, frame: LandOrder) -> tuple[Group, ...]:
    """Units of the order's territory that may be taken up."""
    ready = tally(war.state.units[frame.origin], war.board).land.get(frame.power, ())
    if frame.combat:
        kinds = war.board.kinds
        return tuple(group for group in ready if not kinds[look(group[0]).kind].antiaircraft)
    return ready


def _takes(war: War, frame: LandOrder) -> list[Action]:
    """Units that can join the force without leaving it nowhere to go."""
    board = war.board
    if board.tows:
        return _takes_in_tow(war, frame)
    found: list[Action] = []
    slowest = allowance(board, frame.force)
    somewhere: dict[int, bool] = {}
    for piece, count in _available(war, frame):
        if piece not in frame.force:
            left = min(slowest, board.kinds[look(piece).kind].move)
            if left not in somewhere:
                somewhere[left] = bool(_first_steps(war, frame, left))
            if somewhere[left]:
                found += take_actions(piece_text(board, piece, frame.power), count)
    return found


def _takes_in_tow(war: War, frame: LandOrder) -> list[Action]:
    """The same where it depends on the numbers how far a force gets. [A50-TEC-26]"""
    board = war.board
    found: list[Action] = []
    far = bool(_first_steps(war, frame, FARTHEST))
    near = far and bool(_first_steps(war, frame, 1))
    for piece, count in _available(war, frame) if far else ():
        if piece not in frame.force:
            actions = take_actions(piece_text(board, piece, frame.power), count)
            if near:  # everybody has somewhere to go, however far he gets
                found += actions
                continue
            for number, action in enumerate(actions, 1):
                if allowance(board, plus(frame.force, piece, number)) > 1:
                    found.append(action)
    return found


# -- where it may go -----------------------------------------------------------------------------------


def allowance(board: Board, force: Stacks) -> int:
    """How many territories the force may enter: the move value of its slowest unit. [P40-CMV-12, A50-CMV-11]

    Units that have somebody each to tow them keep pace with him: mechanized infantry with tanks. They start
    together, go the same way and end together, in either phase. [A50-TEC-26, A50-TEC-27]
    """
    if board.tows and len(force) > 1 and _all_towed(board, force):
        force = _tugs(board, force)
    return min([board.kinds[look(piece).kind].move for piece in force], default=FARTHEST)


def _tugs(board: Board, force: Stacks) -> Stacks:
    """The force without those who could be towed."""
    return {piece: count for piece, count in force.items() if not board.kinds[look(piece).kind].towed}


def _all_towed(board: Board, force: Stacks) -> bool:
    """Whether there is one of the right type for each unit of the force that could be towed."""
    tugs: dict[str, int] = {}
    towed: dict[str, int] = {}
    for piece, count in force.items():
        kind = board.kinds[look(piece).kind]
        tugs[kind.id] = tugs.get(kind.id, 0) + count
        if kind.towed:
            towed[kind.towed] = towed.get(kind.towed, 0) + count
    return all(tugs.get(tug, 0) >= count for tug, count in towed.items())


def blitzers(board: Board, force: Stacks) -> bool:
    """Whether the whole force can blitz: tanks, and one mechanized infantry with each of them.

    [P40-BLZ-04, P40-BLZ-07, P40-MEC-02, P40-TNK-02, A50-BLZ-01, A50-TEC-27]
    """
    tanks = paired = 0
    for piece, count in force.items():
        kind = board.kinds[look(piece).kind]
        if kind.blitz == "yes":
            tanks += count
        elif kind.blitz or kind.towed:
            paired += count
        else:
            return False
    return tanks >= max(1, paired)


def occupied(war: War, space: int, power: int) -> str:
    """What in a hostile territory stops a blitz: units, a neutral's infantry, facilities, or nothing ("").

    Any unit counts, antiaircraft guns included, so do complexes and bases of either kind [P40-BLZ-05,
    P40-CMV-18, A50-BLZ-05, A50-MAP-16]. A neutral counts as held by its printed infantry until they were
    beaten [P40-BLZ-08].
    """
    board = war.board
    if tally(war.state.units[space], board).owners & ~board.friends[power]:
        return "units"
    if neutrals(war, combat=True) >> space & 1 and board.spaces[space].neutral_infantry:
        return "neutral"
    airbase, naval_base, size, _ = war.state.facilities[space]
    if size:
        return "complex"
    return "base" if airbase >= 0 or naval_base >= 0 else ""


def next_spaces(war: War, frame: LandOrder) -> int:
    """The territories the force may step into from where it stands, dead ends left out."""
    board = war.board
    left = allowance(board, frame.force) - len(frame.path)
    if left <= 0 or not frame.force:
        return 0
    if frame.combat and frame.path:
        view = outlook(war, frame.power, combat=True)
        if view.hostile >> frame.at & 1:
            # the second half of a blitz ends in friendly or hostile land, also where it began
            # [P40-BLZ-01, P40-BLZ-06, P40-CMV-05, A50-BLZ-01, A50-BLZ-06]
            if not blitzers(board, frame.force) or occupied(war, frame.at, frame.power):
                return 0
            return board.land_near_mask[frame.at] & (view.attackable(war, frame.power) | view.friendly)
    return _first_steps(war, frame, left)


def _first_steps(war: War, frame: LandOrder, left: int) -> int:
    """Where units with so many moves left may go from friendly territory."""
    near = war.board.land_near_mask[frame.at]
    view = outlook(war, frame.power, combat=frame.combat)
    if not frame.combat:
        # friendly territory only, also what was captured this turn
        # [P40-NCM-07, P40-NCM-08, A50-NCM-04, A50-NCM-05]
        return near & view.friendly
    targets = view.attackable(war, frame.power)
    return near & targets | (_ways(war.board, near, view, targets) if left > 1 else 0)


def _ways(board: Board, near: int, view: Outlook, targets: int) -> int:
    """Friendly territories with something to attack behind them. [P40-CMV-04, A50-CMV-04]"""
    found = 0
    for space in bits(near & view.friendly):
        if board.land_near_mask[space] & targets:
            found |= 1 << space
    return found


def may_halt(war: War, frame: LandOrder) -> bool:
    """Whether the move may end here: combat moves in hostile land, or anywhere after a blitz.

    [P40-CMV-01, P40-CMV-05, P40-CMV-27, A50-CMV-05, A50-CMV-06]
    """
    if not frame.path:
        return False
    if not frame.combat or frame.blitzed:
        return True
    return bool(outlook(war, frame.power, combat=True).hostile >> frame.at & 1)


# -- moving --------------------------------------------------------------------------------------------


def _step(war: War, frame: LandOrder, space: int) -> None:
    """Move the force one territory on; leaving an empty hostile one means taking it first.

    [P40-BLZ-02, A50-BLZ-02, A50-BLZ-03] Where that opens the way, those who come later just pass; each spends
    its own moves, and who has only one gets no farther [A50-BLZ-07].
    """
    if frame.combat and frame.path and outlook(war, frame.power, combat=True).hostile >> frame.at & 1:
        _blitz(war, frame.at, frame.power)
        frame.blitzed = True
    for piece, count in frame.force.items():
        war.remove(frame.at, piece, count)
        war.add(space, piece, count)
    frame.at = space
    frame.path = (*frame.path, space)
    war.edition.entered(war, space, frame.power)
    if not frame.combat:
        for piece in frame.force:
            war.edition.entered_peacefully(war, space, frame.power, look(piece).kind)
    if not next_spaces(war, frame):
        _note_stop(war, frame)
        _finish(war, frame)


def _blitz(war: War, space: int, power: int) -> None:
    """Take a territory in passing: control and production change before the force moves on.

    [P40-BLZ-03, A50-BLZ-03, A50-BLZ-04] It is kept whatever becomes of the force [A50-BLZ-09], and what was a
    friend's is freed [A50-BLZ-08]. A neutral is violated by it and joins the other side, although it was not
    defended [P40-BLZ-08].
    """
    state, board = war.state, war.board
    holder = state.control[space]
    if holder < board.n_powers and board.friends[power] >> holder & 1:
        return  # another force went through before
    if board.neutral_mask >> space & 1 and space not in state.aligned:
        side = next(s for s in range(len(board.sides)) if s != board.side[power])
        state.aligned = dict(sorted({**state.aligned, space: side}.items()))
    capture.take(war, space, power)


def _finish(war: War, frame: LandOrder) -> None:
    """End the order: the units are done, and remembered with the side they attack from.

    [P40-CMV-09, A50-CMV-17]
    """
    state, board = war.state, war.board
    for piece, count in frame.force.items():
        war.turn(frame.at, piece, change(piece, status=Status.DONE), count)
    way = (frame.origin, *frame.path)
    if frame.combat and outlook(war, frame.power, combat=True).hostile >> frame.at & 1:
        origins = including(state.origins.get(frame.at, ()), way[-2])
        state.origins = dict(sorted({**state.origins, frame.at: origins}.items()))
    war.emit(
        Moved(
            power=board.owner_ids[frame.power],
            units=force_text(board, frame.force, frame.power),
            path=tuple(board.space_ids[s] for s in way),
            phase="combat" if frame.combat else "noncombat",
        )
    )
    state.frames.pop()


# -- refusals ------------------------------------------------------------------------------------------


def _note_stop(war: War, frame: LandOrder) -> None:
    """Keep the reason why the force went no farther, should somebody ask for one step more."""
    parent = war.state.frames[-2] if len(war.state.frames) > 1 else None
    if isinstance(parent, CombatMove | NoncombatMove):
        parent.stopped, parent.stop_rule = frame.at, _stop_rule(war, frame)


def _stop_rule(war: War, frame: LandOrder) -> str:
    board, gone = war.board, len(frame.path)
    if allowance(board, frame.force) <= gone:
        outran = board.tows and gone < allowance(board, _tugs(board, frame.force)) < FARTHEST
        return "A50-TEC-26" if outran else "P40-CMV-12"
    what = occupied(war, frame.at, frame.power)
    rules = {"": "P40-BLZ-07", "base": "P40-BLZ-05", "neutral": "P40-BLZ-08"}
    return rules.get(what, "P40-CMV-18")


STOPS = {
    "P40-CMV-12": "the force has used its whole move",
    "P40-CMV-18": "land units stop where they meet anything of the enemy",
    "P40-BLZ-05": "a base of the enemy stops a blitz",
    "P40-BLZ-08": "a neutral with infantry of its own cannot be blitzed through",
    "A50-TEC-26": "one infantry keeps up with each tank, no more",
    "P40-BLZ-07": "mechanized infantry goes on only with a tank for each",
    "P40-CMV-19": "ships stop at enemy surface warships",
    "P40-CMV-27": "a combat move ends where there is combat",
    "P40-SUB-05": "submarines stop at enemy destroyers",
    "P40-TRN-11": "a transport that has offloaded moves no more",
}


def stop_refusal(war: War, rule: str, space: int) -> Refusal:
    """Why the last land order could not go on."""
    name = war.name(space)
    return illegal(rule, f"{STOPS.get(rule, 'the force must stop')}: it ends in {the(name)}", name)


def captured_gun(war: War, space: int) -> Refusal:
    """A gun stays in the territory it was captured with. [P40-CAP-08, A50-AAG-11, A50-CAP-08]"""
    name = war.name(space)
    return illegal("P40-CAP-08", f"a gun captured this turn does not move: it stays in {the(name)}", name)


def _no_take(war: War, frame: LandOrder, action: Action) -> Refusal:
    if len(action.args) != 2 or not isinstance(action.args[1], int):
        return malformed("units are taken up like: take infantry 2")
    wanted, here = str(action.args[0]), war.name(frame.origin)
    if frame.path:
        return illegal("P40-CMV-09", "the force has left; nobody joins it on the way", here)
    kinds = war.board.kinds
    for piece, count in war.own(frame.origin, frame.power).items():
        text = piece_text(war.board, piece, frame.power)
        if wanted not in (text, text.split("~")[0]) or not kinds[look(piece).kind].land:
            continue
        if frame.combat and kinds[look(piece).kind].antiaircraft:
            return illegal("P40-CMV-20", "antiaircraft guns move only in noncombat movement", wanted, here)
        if not look(piece).ready:
            if kinds[look(piece).kind].antiaircraft and frame.origin in war.state.captured:
                return captured_gun(war, frame.origin)
            rule = "P40-CMV-09" if frame.combat else "P40-NCM-01"
            return illegal(
                rule, f"{the(wanted)} in {the(here)} has already moved or fought this turn", wanted, here
            )
        kind, number = kinds[look(piece).kind], action.args[1]
        if kind.towed and count >= frame.force.get(piece, 0) + number > 0:
            left = allowance(war.board, plus(frame.force, piece, number))
            if frame.force and not _first_steps(war, frame, left):
                text = f"one {the(wanted)} keeps up with each {the(kind.towed)}, no more"
                return illegal("A50-TEC-26", text, wanted, here)
        if piece in frame.force or count < number:  # taken up once, in one number
            return missing.too_few(war, frame.origin, wanted, count)
        return illegal("P40-CMV-12", f"{wanted} cannot go along: nothing is in its reach", wanted, here)
    bare = wanted.split(":")[-1]
    return missing.none_here(war, frame.power, frame.origin, bare, lambda kind: kind.id == bare)


def _no_step(war: War, frame: LandOrder, action: Action) -> Refusal:
    board, power = war.board, frame.power
    name = str(action.args[0]) if len(action.args) == 1 else ""
    if name not in board.space_of:
        return unknown("space", name, board.space_ids)
    space = board.space_of[name]
    if not frame.force:
        return illegal("P40-CMV-12", "take up units first", name)
    if board.sea[space]:
        return illegal("P40-INF-04", "land units go to sea only aboard transports", name)
    if not board.near_mask[frame.at] >> space & 1:
        return illegal(
            "P40-MAP-02", f"{the(name)} does not border {the(war.name(frame.at))}", name, war.name(frame.at)
        )
    kind = look(next(iter(frame.force))).kind
    closed = war.edition.no_entry(war, space, power, kind, flying=False)
    if closed is not None:
        return (_foreign_target(war, frame, space, kind) if frame.combat else None) or closed
    if allowance(board, frame.force) <= len(frame.path):
        return stop_refusal(war, _stop_rule(war, frame), frame.at)
    view = outlook(war, power, combat=frame.combat)
    if not frame.combat:
        return illegal("P40-NCM-08", f"{the(name)} is not friendly; land units do not enter it now", name)
    if frame.path and view.hostile >> frame.at & 1:
        return stop_refusal(war, _stop_rule(war, frame), frame.at)
    if view.friendly >> space & 1:
        return illegal(
            "P40-CMV-01", f"a combat move may not end in {the(name)}; nothing to attack lies behind it", name
        )
    barred = war.edition.no_attack(war, space, power)
    return barred or illegal("P40-POL-31", f"{the(name)} is at peace with {the(war.seat(power))}", name)


def _foreign_target(war: War, frame: LandOrder, space: int, kind: int) -> Refusal | None:
    """Why the land of the other side is no target, where nothing but peace keeps the force out of it."""
    board, power, holder = war.board, frame.power, war.state.control[space]
    if holder >= board.n_powers or board.side[holder] == board.side[power]:
        return None
    if war.edition.no_entry(war, space, power, kind, flying=True) is not None:
        return None
    return war.edition.no_attack(war, space, power)
