"""Counters where they may not be are interned. [16.7]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import policies
from flagplot.games.dai_senso.counters import DETACHMENT, JAPAN
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.organization.composition import one_step_side, recipe, side_with
from flagplot.games.dai_senso.places import DELAY, pending_card
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import affairs, markers
from flagplot.games.dai_senso.politics.asking import advance
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.politics.policies import end_policy
from flagplot.games.dai_senso.posture import fences, is_pac, kwantung_bound, of_counter
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed, the


class Internment(Step[War, ConditionalEvents]):
    """Every counter of every faction is looked at. [DSB-CE-1_6-1, DSB-CE-3_11-1, DSB-PO-26]

    For its units and Detachments in an active PAC the Axis is asked: they are interned, or the Policy ends.
    [DSB-PO-30, DSB-IN-02]
    """

    def seats(self, war: War, frame: ConditionalEvents) -> tuple[str, ...]:
        """The Axis, while it may choose."""
        return (FACTIONS[AXIS],) if _disputed(war) else ()

    def run(self, war: War, frame: ConditionalEvents) -> None:
        """Nothing is left to choose, in the turn of whatever faction. [DSB-CE-5_8-1]"""
        for hex in sorted(war.state.at):
            for number in war.stack(hex):
                if war.on_map(number) and unwelcome(war, number, hex):
                    intern_counter(war, number)
        _intern_bases(war)
        advance(frame)

    def legal(self, war: War, frame: ConditionalEvents, seat: str) -> Sequence[Action]:
        """Of each Policy: obey it, or end it."""
        return [Action(verb, (policy,)) for policy in _disputed(war) for verb in (INTERN, END)]

    def do(self, war: War, frame: ConditionalEvents, seat: str, action: Action) -> None:
        """All that stands behind the fence of a Policy goes, or the Policy."""
        policy = str(action.args[0])
        if action.verb == END:
            end_policy(war, policy)
            return
        fence = fences(war)
        for hex in sorted(war.state.at):
            for number in war.stack(hex) if fence.policy.get(hex) == policy and hex in fence.active else ():
                if war.on_map(number) and war.faction(number) == AXIS and internable(war, number):
                    intern_counter(war, number)

    def why_not(self, war: War, frame: ConditionalEvents, seat: str, action: Action) -> Refusal | None:
        """Only where Axis units stand."""
        if action.verb not in (INTERN, END):
            return None
        return illegal("DSB-PO-30", f"no unit of the Axis stands where {the(action.args[0])} holds")

    def prompt(self, war: War, frame: ConditionalEvents, seat: str) -> str:
        """In words."""
        return f"Your units stand behind {listed(_disputed(war))}: intern them, or end the Policy?"


INTERN, END = "intern", "end_policy"
BASES = {WESTERN: "partisan_base_western", SOVIET: "partisan_base_soviet"}


def _disputed(war: War) -> list[str]:
    """The Policies behind whose fences Axis units or Detachments stand, where Policies may end at all."""
    fence = fences(war)
    if war.state.scenario in policies.FIXED[""] or not fence.active:
        return []
    return sorted(
        {
            fence.policy[hex]
            for hex, stack in war.state.at.items()
            if hex in fence.active and any(_counts(war, one) for one in stack)
        }
    )


def _counts(war: War, number: int) -> bool:
    return war.faction(number) == AXIS and (war.face(number).unit or war.detachment(number))


def unwelcome(war: War, number: int, hex: int) -> bool:
    """Whether a counter may not stay in a hex: of a Neutral Country, or beyond a Policy's fence.

    [DSB-IN-01, DSB-IN-02, DSB-IN-06, DSB-IN-07]
    """
    lands, fence = war.lands, fences(war)
    if not lands.country[hex] or not internable(war, number):
        return False  # at sea, or a marker that is no part of an army
    if hex in lands.neutral:
        return True
    if war.faction(number) == AXIS:
        return hex in fence.active or _strayed(war, number, hex) or _foreign(war, number, hex)
    return is_pac(war, number) and fence.policy.get(hex) != of_counter(war, number)


def _intern_bases(war: War) -> None:
    """Partisan Bases in an enemy Country go to the Delay Box. [DSB-IN-09]"""
    lands, grid = war.lands, war.tables.map.board.grid
    for faction, name in BASES.items():
        for marker, place in war.affairs.markers.items():
            at = grid.number.get(place)
            if not marker.startswith(name) or at is None or at not in lands.proper or at not in lands.active:
                continue
            if lands.faction[at] != faction:
                markers.put(war, marker, affairs.DELAY)
                war.note(f"{the(name)} in {the(place)} is interned")


def internable(war: War, number: int) -> bool:
    """Units, Detachments and Logistics markers are interned, other markers are not. [DSB-IN-10, DSB-IN-11]"""
    return war.face(number).unit or war.face(number).kind in (DETACHMENT, LOGISTICS)


def _foreign(war: War, number: int, hex: int) -> bool:
    """A unit of an Axis Minor Country, or of several, in Japan or a Japanese Dependent, but no
    one-step Exp unit.

    [DSB-IN-03]
    """
    counter, face = war.counter(number), war.face(number)
    if not face.ground or counter.nation == JAPAN or war.lands.country[hex] != JAPAN:
        return False
    return not (counter.exp and face.steps == 1)


def _strayed(war: War, number: int, hex: int) -> bool:
    """A Kwantung unit outside Japanese Dependents while it may not be there. [DSB-IN-05]"""
    if not war.counter(number).kwantung:
        return False
    if war.lands.country[hex] == JAPAN and hex not in war.lands.proper:
        return False
    return kwantung_bound(war)


def intern_counter(war: War, number: int) -> None:
    """Ground units go to the back of the Pending Card in single steps, everything else to the Delay Box.

    Fortresses are eliminated; a port-a-fort goes as infantry. [DSB-IN-10, DSB-IN-11, DSB-IN-12, DSB-IN-13]
    """
    face, faction = war.face(number), war.faction(number)
    if not face.ground:
        war.remove(number, DELAY, "is interned")
        return
    if face.kind == "fortress":
        war.leave(number, "is eliminated")
        return
    for _ in range(face.steps - 1):
        _break_off(war, number)
    if war.on_map(number):
        if side_with(war.counter(number), 1) < 0:
            war.leave(number, "is eliminated")  # no counter was there for its steps
        else:
            war.remove(number, pending_card(faction), "is interned")


def break_up(war: War, number: int) -> None:
    """Emergency Breakdown where it stands: one-step units of the Force Pool take the steps, as far
    as there are any.

    [see DSB-CE-1_2-6]
    """
    hex, faction = war.state.place[number], war.faction(number)
    parts = recipe(war, number)
    wanted = [parts.first, parts.second, parts.third][: war.face(number).steps] if parts is not None else []
    if side_with(war.counter(number), 1) >= 0:
        if war.face(number).steps > 1:
            war.turn_over(number)
        wanted = wanted[1:]
    else:
        war.leave(number, "is broken down")
    for part in wanted:
        drawn = next((one for one in war.in_pool(faction) if part is not None and one in part.drawn), None)
        if drawn is not None:
            war.arrive(drawn, hex, one_step_side(war.counter(drawn)))


def _break_off(war: War, number: int) -> None:
    """One step of a multi-step unit becomes a unit of its own, if the Force Pool has one."""
    found = recipe(war, number)
    if found is None:
        return
    faction = war.faction(number)
    parts = [found.second, found.first, found.third]
    for part in parts:
        drawn = next((one for one in war.in_pool(faction) if part is not None and one in part.drawn), None)
        if drawn is not None:
            war.lay(drawn, pending_card(faction))
            return
