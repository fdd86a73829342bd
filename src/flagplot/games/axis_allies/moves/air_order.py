"""The air order as a question: take up aircraft of one space, then send them to one destination."""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.consequences import wars_begun
from flagplot.games.axis_allies.moves import air, flight_refusals
from flagplot.games.axis_allies.moves.frames import AirOrder
from flagplot.games.axis_allies.pieces import plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import force_text, piece_text, space_actions, take_actions, told
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.words import counted, listed, the

CANCEL = act("cancel")


class AirOrderStep(Step[War, AirOrder]):
    """Take up aircraft, then send them off."""

    def seats(self, war: War, frame: AirOrder) -> tuple[str, ...]:
        """The power whose aircraft fly. [P40-MNF-05]"""
        return (war.board.owner_ids[frame.power],)

    def legal(self, war: War, frame: AirOrder, seat: str) -> list[Action]:
        """Aircraft to take up and places to fly to."""
        sky = air.sky(war, frame.power, combat=frame.combat)
        ends = sky.ends(frame.origin, frame.force) if frame.force else 0
        found = _takes(war, frame, sky)
        if frame.combat:
            for end in bits(ends):
                found += [space_actions(war.board, "fly", role)[end] for role in air.roles(war, frame, end)]
        else:
            fly = space_actions(war.board, "fly")
            found += [fly[end] for end in bits(ends)]
        found.append(CANCEL)
        return found

    def do(self, war: War, frame: AirOrder, seat: str, action: Action) -> None:
        """Take up aircraft, fly, or drop the order."""
        if action.verb == "take":
            frame.force = plus(frame.force, _named(war, frame, str(action.args[0])), int(action.args[1]))
        elif action.verb == "fly":
            war.state.frames.pop()
            end = war.board.space_of[str(action.args[0])]
            air.fly(war, frame, end, str(action.args[1]) if frame.combat else "")
        else:
            war.state.frames.pop()

    def why_not(self, war: War, frame: AirOrder, seat: str, action: Action) -> Refusal | None:
        """Why aircraft cannot be taken up or fly there."""
        return flight_refusals.why_not(war, frame, action)

    def prompt(self, war: War, frame: AirOrder, seat: str) -> str:
        """Which aircraft are about to take off, and how far they get."""
        here = war.name(frame.origin)
        if not frame.force:
            return f"Which aircraft in {the(here)} fly? Take them up, then name their destination."
        force = told(force_text(war.board, frame.force, frame.power))
        least = min(air.points(war, frame.power, frame.origin, piece) for piece in frame.force)
        move = counted(least, "movement point")
        if frame.combat:
            asked = f"{force} in {the(here)}: what do they attack? ({move}, way home included)"
        else:
            asked = f"{force} in {the(here)}: where do they land? ({move})"
        return asked + _provoked(war, frame)


def _provoked(war: War, frame: AirOrder) -> str:
    """Which flights begin a war, because they lead into or over somebody's land. [P40-POL-11, P40-POL-31]"""
    closed = war.edition.provoking_mask(war, frame.power)
    if not closed:
        return ""
    ends = bits(air.sky(war, frame.power, combat=frame.combat).ends(frame.origin, frame.force))
    role = "attack" if frame.combat else ""
    over = {end: [s for s in air.course(war, frame, end, role)[1:] if closed >> s & 1] for end in ends}
    acts = {end: spaces[0] for end, spaces in over.items() if spaces}
    if not acts:
        return ""
    first = next(iter(acts.values()))
    begun = wars_begun(war, lambda trial: trial.edition.entered(trial, first, frame.power))
    return f" To fly to {listed(map(war.name, acts), 'or')} means war: {begun}."


def _takes(war: War, frame: AirOrder, sky: air.Sky) -> list[Action]:
    """Aircraft that can join the force without leaving it nowhere to go."""
    found: list[Action] = []
    for piece, count in tally(war.state.units[frame.origin], war.board).aircraft(frame.power):
        if piece in frame.force:
            continue
        most = sky.most(frame.origin, frame.force, piece, count)
        found += take_actions(piece_text(war.board, piece, frame.power), most)
    return found


def _named(war: War, frame: AirOrder, text: str) -> int:
    groups = tally(war.state.units[frame.origin], war.board).aircraft(frame.power)
    return next(p for p, _ in groups if piece_text(war.board, p, frame.power) == text)
